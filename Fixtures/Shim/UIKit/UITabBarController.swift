/// Screens with a bar below them, in which a person chooses one.
@preconcurrency @MainActor open class UITabBarController: UIViewController {

    /// The screens. It keeps them alive.
    open var viewControllers: [UIViewController]? {
        didSet {
            for controller in oldValue ?? [] { controller.parent = nil }
            for controller in viewControllers ?? [] { controller.parent = self }
            selectedIndex = 0
        }
    }

    /// The screens too.
    open override var children: [UIViewController] {
        viewControllers ?? []
    }

    /// The place of the screen that is shown.
    open var selectedIndex = 0

    /// The screen that is shown.
    open var selectedViewController: UIViewController? {
        get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
        set { selectedIndex = children.firstIndex { $0 === newValue } ?? selectedIndex }
    }

    /// Who is told which screen is chosen.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The bar.
    public let tabBar = UITabBar()

    /// Replaces the screens.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        self.viewControllers = viewControllers
    }
}

/// Is told which screen is chosen.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: AnyObject {}

/// A bar with a button for each screen.
@preconcurrency @MainActor open class UITabBar: UIView {

    /// The buttons.
    open var items: [UITabBarItem]?

    /// The colour of the bar.
    open var barTintColor: UIColor?

    /// Whether what is below the bar can be seen.
    open var isTranslucent = true
}
