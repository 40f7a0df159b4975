/// A button in a bar.
@preconcurrency @MainActor open class UIBarItem: NSObject {

    /// The text.
    open var title: String?

    /// The image.
    open var image: UIImage?

    /// What a program calls it.
    open var tag = 0

    /// Whether it can be tapped.
    open var isEnabled = true
}

/// What a tab bar shows for a screen.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {

    /// The image while the screen is shown.
    open var selectedImage: UIImage?

    /// The text on the image, such as a number.
    open var badgeValue: String?

    /// An item with a text and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// An item with an image for the screen that is shown, and one for others.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
