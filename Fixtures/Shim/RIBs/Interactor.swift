import RxSwift

/// What a RIB does, from when its router is attached until it is detached.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class Interactor: Interactable {
    private let activity = BehaviorSubject(value: false)

    /// What ends with the activity; `nil` before the first.
    private(set) var subscriptions: CompositeDisposable?

    /// Whether the interactor is active now.
    public final var isActive: Bool {
        // Only a subject that has failed has no value.
        try! activity.value()
    }

    /// Whether the interactor is active: now, and at every change, until it goes.
    public final var isActiveStream: Observable<Bool> { activity.distinctUntilChanged() }

    /// An inactive interactor.
    public init() {}

    /// Makes the interactor active, unless it is. That is up to its router.
    public final func activate() {
        if isActive { return }
        subscriptions = CompositeDisposable()
        activity.onNext(true)
        didBecomeActive()
    }

    /// Makes the interactor inactive, unless it is. That is up to its router.
    public final func deactivate() {
        guard isActive else { return }
        willResignActive()
        subscriptions?.dispose()
        activity.onNext(false)
    }

    /// Called when the interactor has become active: the place to subscribe.
    open func didBecomeActive() {}

    /// Called while the interactor is still active, its subscriptions too: the place to clean up.
    open func willResignActive() {}

    deinit {
        MainActor.unchecked {
            deactivate()
            activity.onCompleted()
        }
    }
}

extension Disposable {
    /// Disposes of this when the interactor becomes inactive; if it is so already, at once.
    #if ISOLATED
    @preconcurrency @MainActor
    #endif
    @discardableResult
    public func disposeOnDeactivate(interactor: Interactor) -> any Disposable {
        if let subscriptions = interactor.subscriptions { _ = subscriptions.insert(self) } else { dispose() }
        return self
    }
}
