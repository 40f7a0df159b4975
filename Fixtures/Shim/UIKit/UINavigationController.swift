/// A stack of screens, the one on top shown.
@preconcurrency @MainActor open class UINavigationController: UIViewController {

    /// The screens, the one on top last. The stack keeps them alive.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The screens too.
    open override var children: [UIViewController] {
        stack
    }

    /// The screen on top.
    open var topViewController: UIViewController? {
        stack.last
    }

    /// Whether the bar above the screens is left out.
    open private(set) var isNavigationBarHidden = false

    private var stack: [UIViewController] = []

    /// A stack with one screen.
    public convenience init(rootViewController: UIViewController) {
        self.init(nibName: nil, bundle: nil)
        viewControllers = [rootViewController]
    }

    /// Shows the screen on top.
    open override func viewDidLoad() {
        super.viewDidLoad()
        topViewController?.appear(animated: false)
    }

    /// Leaves out the bar above the screens, or brings it back.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    /// Makes these screens the stack, and lets go of those that are no longer in it.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        for viewController in stack {
            viewController.parent = nil
        }
        for viewController in viewControllers {
            viewController.parent = self
        }
        let top = topViewController
        stack = viewControllers
        if isViewLoaded, topViewController !== top {
            topViewController?.appear(animated: animated)
        }
    }

    /// Puts a screen on top. One that is in the stack already cannot be pushed.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        precondition(!stack.contains(viewController), "\(viewController) is in the navigation stack already")
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Takes the screen on top off, and returns it; the last one stays.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let popped = stack.last else { return nil }
        setViewControllers(stack.dropLast(), animated: animated)
        return popped
    }

    /// Takes all screens off but the first, and returns them; `nil` where there is but one.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard stack.count > 1 else { return nil }
        let popped = stack.dropFirst()
        setViewControllers([stack[0]], animated: animated)
        return Array(popped)
    }
}
