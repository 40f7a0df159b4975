import RxSwift

/// A RIB's place in the tree: it keeps the interactor and the RIBs below alive, and has them active at the right time.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class Router<InteractorType>: Routing {
    /// The RIB's interactor.
    public let interactor: InteractorType

    /// The RIB's interactor, as the framework knows it.
    public let interactable: any Interactable

    /// The routers of the RIBs below this one, in the order in which they came.
    public final var children: [any Routing] = []

    private let stages = PublishSubject<RouterLifecycle>()
    private var isLoaded = false

    /// What the router goes through from now on, until it goes.
    public final var lifecycle: Observable<RouterLifecycle> { stages }

    /// A router of an interactor, which must be an `Interactable`.
    public init(interactor: InteractorType) {
        guard let interactable = interactor as? any Interactable else {
            fatalError("\(interactor) is no Interactable")
        }
        self.interactor = interactor
        self.interactable = interactable
    }

    /// Loads the router, unless it is. That is up to its parent.
    public final func load() {
        if isLoaded { return }
        isLoaded = true
        // Through the interactor, so that whoever sets it to rest need not know of the RIBs below. The subscription is left
        // to itself, since the router may be attached again at any time.
        _ = interactable.isActiveStream.subscribe(onNext: { [weak self] isActive in
            if let self { setActive(isActive, from: self) }
        })
        stages.onNext(.didLoad)
        didLoad()
    }

    /// Called once, when the router is loaded and, in the tree, its interactor active: the place to attach permanent
    /// children.
    open func didLoad() {}

    /// Puts the child's RIB below this one, makes it active, and then loads it. It must not be there already.
    public final func attachChild(_ child: any Routing) {
        assert(!children.contains { $0 === child }, "\(child) is attached to \(self) already")
        children.append(child)
        // An active one can attach children of its own when it loads.
        child.interactable.activate()
        child.load()
    }

    /// Makes the child's RIB inactive, and then takes it away from below this one.
    public final func detachChild(_ child: any Routing) {
        child.interactable.deactivate()
        children.removeAll { $0 === child }
    }

    private func setActive(_ isActive: Bool, from router: any Routing) {
        let interactor = router.interactable
        if interactor.isActive != isActive {
            if isActive { interactor.activate() } else { interactor.deactivate() }
        }
        for child in router.children { setActive(isActive, from: child) }
    }

    deinit {
        MainActor.unchecked {
            interactable.deactivate()
            for child in children { detachChild(child) }
            stages.onCompleted()
        }
    }
}
