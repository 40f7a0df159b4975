import RxSwift

/// Something that is active for some of the time.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol InteractorScope: AnyObject {
    /// Whether it is active now.
    var isActive: Bool { get }

    /// Whether it is active: now, and at every change, until it goes.
    var isActiveStream: Observable<Bool> { get }
}

/// An interactor, as its router knows it.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol Interactable: InteractorScope {
    /// Makes it active. That is up to the router.
    func activate()

    /// Makes it inactive. That is up to the router.
    func deactivate()
}
