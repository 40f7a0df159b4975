/// A view that shows a text.
@preconcurrency @MainActor open class UILabel: UIView {

    /// What the label shows.
    open var text: String?
}
