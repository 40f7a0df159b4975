/// A screen, or a part of one: a view, and what goes on in it.
@preconcurrency @MainActor open class UIViewController: UIResponder {

    /// What a navigation bar calls the screen.
    open var title: String?

    /// The container this controller is in, which it does not keep alive.
    public internal(set) weak var parent: UIViewController?

    /// The controllers in this one, in the order in which they came. It keeps them alive.
    open var children: [UIViewController] {
        contained
    }

    /// The navigation controller this controller is in.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController
    }

    /// What a tab bar shows for the screen.
    open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, selectedImage: nil)

    /// What a navigation bar shows for the screen.
    open lazy var navigationItem = UINavigationItem()

    /// The controller with the tab bar that this one is in.
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }

    /// Whether the tab bar is left out while this is on top.
    open var hidesBottomBarWhenPushed = false

    /// The view if it is there already; reading it loads nothing.
    public private(set) var viewIfLoaded: UIView?

    /// The view, loaded when it is first read.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set { viewIfLoaded = newValue }
    }

    /// Whether the view is there already.
    open var isViewLoaded: Bool {
        viewIfLoaded != nil
    }

    /// Whether a person cannot swipe the controller away where it is shown over another.
    open var isModalInPresentation = false

    /// How the controller is shown over another.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// The controller that is shown over this one, or over a container it is in.
    open var presentedViewController: UIViewController? {
        presented ?? parent?.presentedViewController
    }

    /// The controller over which this one is shown, or a container it is in.
    open var presentingViewController: UIViewController? {
        presenting ?? parent?.presentingViewController
    }

    /// A controller of a nib. There are none here: whatever the name, the view is an empty one.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// A controller from an Interface Builder document.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// A controller of the nib named as its class is.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Makes the view, an empty one. An override sets `view` and does not call this.
    open func loadView() {
        view = UIView()
    }

    /// Called once, when the view is there.
    open func viewDidLoad() {}

    /// Called each time before the view is shown, by a navigation controller or a presentation.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called after that, when the view has its size.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after that, when the view is shown.
    open func viewDidAppear(_ animated: Bool) {}

    /// Shows the view.
    func appear(animated: Bool) {
        loadViewIfNeeded()
        viewWillAppear(animated)
        viewIsAppearing(animated)
        viewDidAppear(animated)
    }

    /// Loads the view if it is not there yet.
    open func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        loadView()
        viewDidLoad()
    }

    /// Puts a controller into this one, out of the one it was in. Its view is up to the program.
    open func addChild(_ childController: UIViewController) {
        childController.removeFromParent()
        contained.append(childController)
        childController.parent = self
    }

    /// Takes the controller out of the one it is in.
    open func removeFromParent() {
        parent?.contained.removeAll { $0 === self }
        parent = nil
    }

    /// Called by the program before the controller is taken out of another, or put into one.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called by the program after the controller was put into another.
    open func didMove(toParent parent: UIViewController?) {}

    /// Shows a controller over the outermost container, which keeps it alive. Where one is shown already, nothing happens.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        guard presentedViewController == nil else { return }
        let container = outermostContainer
        container.presented = viewControllerToPresent
        viewControllerToPresent.presenting = container
        viewControllerToPresent.appear(animated: flag)
        completion?()
    }

    /// Takes away what is shown over this controller, or where nothing is, the controller itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        let presenter = presentedViewController?.presenting ?? presentingViewController
        presenter?.endPresentation()
        completion?()
    }

    // MARK: - For overrides: nothing here calls or reads these -

    /// Before the view leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// After that.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// After that.
    open func viewDidLayoutSubviews() {}

    /// After the bars around the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// When the view needs its constraints.
    open func updateViewConstraints() {}

    /// After the device turned, or went from light to dark.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Before the view gets another size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

    /// Before a segue.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// When there is little memory.
    open func didReceiveMemoryWarning() {}

    /// What the status bar above the view is written in.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether there is no status bar above the view.
    open var prefersStatusBarHidden: Bool { false }

    /// The ways in which the view can be shown.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    /// Whether the view turns with the device.
    open var shouldAutorotate: Bool { true }

    private var contained: [UIViewController] = []
    private var presented: UIViewController?
    private weak var presenting: UIViewController?

    private var outermostContainer: UIViewController {
        parent?.outermostContainer ?? self
    }

    private func endPresentation() {
        presented?.endPresentation()
        presented?.presenting = nil
        presented = nil
    }
}
