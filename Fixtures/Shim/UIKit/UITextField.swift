/// A control that a text is typed into.
@preconcurrency @MainActor open class UITextField: UIControl {

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

    /// Whether the text is hidden from whoever looks on.
    open var isSecureTextEntry = false
}
