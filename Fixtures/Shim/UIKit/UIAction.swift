/// What an action does; it is given the action.
public typealias UIActionHandler = (UIAction) -> Void

/// Something a control does for one or more of its events.
@preconcurrency @MainActor open class UIAction: NSObject {

    let handler: UIActionHandler

    /// An action that runs a closure.
    public init(handler: @escaping UIActionHandler) {
        self.handler = handler
        super.init()
    }
}
