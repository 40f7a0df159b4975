/// A view that shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {

    /// What the view shows.
    open var image: UIImage?

    /// A view that shows an image.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}
