/// A spinner.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {

    /// How big a spinner is.
    public enum Style: Int, Sendable {
        /// Twenty points.
        case medium = 100
        /// Thirty-seven points.
        case large = 101
    }

    /// How big this spinner is.
    open var style: Style

    /// Whether the spinner turns.
    public private(set) var isAnimating = false

    /// A spinner of a size.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }

    /// A spinner from an Interface Builder document.
    public required init(coder: NSCoder) {
        style = .medium
        super.init(frame: .zero)
    }

    /// Makes the spinner turn.
    open func startAnimating() {
        isAnimating = true
    }
}
