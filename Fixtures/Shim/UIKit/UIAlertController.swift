/// A message, with buttons that close it.
@preconcurrency @MainActor open class UIAlertController: UIViewController {

    /// Where the message is shown.
    public enum Style: Int, Sendable {
        /// At the bottom of the screen.
        case actionSheet
        /// In its middle.
        case alert
    }

    /// The message below the title.
    open var message: String?

    /// Where the message is shown.
    public private(set) var preferredStyle = Style.actionSheet

    /// The buttons, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []

    /// A message without a button.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }

    /// Does what a person's tap on a button does: closes the alert, then runs the button's closure. UIKit has no such
    /// method.
    public func tap(_ action: UIAlertAction) {
        presentingViewController?.dismiss(animated: true)
        action.handler?(action)
    }
}
