/// The view at the top, which shows a view controller.
@preconcurrency @MainActor open class UIWindow: UIView {

    /// The controller whose view fills the window, once the window is shown.
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            showRootView()
        }
    }

    /// The window itself.
    open override var window: UIWindow? {
        self
    }

    /// A window at a place, hidden at first.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// A window from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Shows the window, which loads its root view controller's view.
    open func makeKeyAndVisible() {
        isHidden = false
        showRootView()
    }

    private func showRootView() {
        guard !isHidden, let rootView = rootViewController?.view else { return }
        rootView.frame = bounds
        rootView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(rootView)
    }
}
