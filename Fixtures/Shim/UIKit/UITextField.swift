/// A control that a text is typed into.
@preconcurrency @MainActor open class UITextField: UIControl {

    /// What a field has around it.
    public enum BorderStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A line.
        case line
        /// A line with a shadow.
        case bezel
        /// A line with round corners.
        case roundedRect
    }

    /// What is in the field; `nil` empties it, and it is never `nil` when read.
    open var text: String? = "" {
        didSet {
            if text == nil {
                text = ""
            }
        }
    }

    /// What an empty field shows.
    open var placeholder: String?

    /// What the field has around it.
    open var borderStyle = BorderStyle.none

    /// The font of the text.
    open var font: UIFont? = .systemFont(ofSize: 17)

    /// What the text is written in.
    open var textColor: UIColor? = .label

    /// Where its lines are.
    open var textAlignment = NSTextAlignment.natural

    /// Whether the text is hidden from whoever looks on.
    open var isSecureTextEntry = false
}
