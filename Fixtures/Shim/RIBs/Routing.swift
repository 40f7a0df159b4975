import RxSwift

/// What a router goes through.
public enum RouterLifecycle {
    /// It has been loaded.
    case didLoad
}

/// Something that goes through what a router goes through.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol RouterScope: AnyObject {
    /// What it goes through from now on, until it goes.
    var lifecycle: Observable<RouterLifecycle> { get }
}

/// A router, as its parent and its interactor know it.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol Routing: RouterScope {
    /// The RIB's interactor.
    var interactable: any Interactable { get }

    /// The routers of the RIBs below this one, which it keeps alive.
    var children: [any Routing] { get }

    /// Loads the router. That is up to its parent.
    func load()

    /// Puts the child's RIB below this one, and sets it to work.
    func attachChild(_ child: any Routing)

    /// Sets the child's RIB to rest, and takes it away from below this one.
    func detachChild(_ child: any Routing)
}
