/// A view that shows a text.
@preconcurrency @MainActor open class UILabel: UIView {

    /// What the label shows.
    open var text: String?

    /// The font of the text.
    open var font: UIFont! = .systemFont(ofSize: 17)

    /// What the text is written in.
    open var textColor: UIColor! = .label

    /// Where its lines are.
    open var textAlignment = NSTextAlignment.natural

    /// How many of them there are at most; any number where it is 0.
    open var numberOfLines = 1
}
