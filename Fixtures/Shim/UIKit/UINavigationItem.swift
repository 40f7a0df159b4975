/// What a navigation bar shows for a screen.
@preconcurrency @MainActor open class UINavigationItem: NSObject {

    /// The text.
    open var title: String?

    /// What is in place of the text.
    open var titleView: UIView?

    /// The button on the left.
    open var leftBarButtonItem: UIBarButtonItem?

    /// The button on the right.
    open var rightBarButtonItem: UIBarButtonItem?

    /// The buttons on the right.
    open var rightBarButtonItems: [UIBarButtonItem]?

    /// Whether there is no way back.
    open var hidesBackButton = false
}

/// A button in a navigation bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {

    /// How a button looks.
    public enum Style: Int, Sendable {
        /// As others do.
        case plain
        /// As what ends something.
        case done = 2
    }

    /// A button that the system draws.
    public enum SystemItem: Int, Sendable {
        /// Ends something.
        case done
        /// Ends it without a change.
        case cancel
        /// Begins a change.
        case edit
        /// Keeps a change.
        case save
        /// Makes something.
        case add
        /// Closes the screen.
        case close = 24
    }

    /// How it looks.
    open var style = Style.plain

    /// The view in its place.
    open var customView: UIView?

    /// A button with a view in its place.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }
}
