/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {

    /// What kind of button it is.
    public enum Style: Int, Sendable {
        /// An ordinary one.
        case `default`
        /// The one that changes nothing.
        case cancel
        /// One that changes or deletes data.
        case destructive
    }

    /// What the button says.
    public let title: String?

    /// What kind of button it is.
    public let style: Style

    let handler: ((UIAlertAction) -> Void)?

    /// A button that runs a closure once its alert is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
