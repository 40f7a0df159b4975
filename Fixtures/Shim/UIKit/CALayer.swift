/// What a view is drawn with.
@preconcurrency @MainActor open class CALayer: NSObject {

    /// How far the corners are rounded.
    open var cornerRadius: CGFloat = 0

    /// How wide the border is.
    open var borderWidth: CGFloat = 0

    /// What the border is drawn in.
    open var borderColor: CGColor? = UIColor.black.cgColor

    /// Whether what is outside is cut off.
    open var masksToBounds = false
}
