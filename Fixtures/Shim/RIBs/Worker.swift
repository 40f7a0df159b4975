import RxSwift

/// Work that goes on while an interactor is active, without being part of it.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class Worker: Working {
    private let started = BehaviorSubject(value: false)
    private var activity: (any Disposable)?

    /// What ends with the work; `nil` while there is none.
    private(set) var subscriptions: CompositeDisposable?

    /// Whether the worker has been started, and not stopped since.
    public final var isStarted: Bool {
        // Only a subject that has failed has no value.
        try! started.value()
    }

    /// Whether the worker has been started: now, and at every change, until it goes.
    public final var isStartedStream: Observable<Bool> { started.distinctUntilChanged() }

    /// A worker that does not work yet.
    public init() {}

    /// Has the worker work whenever `interactorScope` is active, until it is stopped. One that is started stays where it is.
    public final func start(_ interactorScope: any InteractorScope) {
        if isStarted { return }
        started.onNext(true)
        activity?.dispose()
        let scope = WeakScope(interactorScope)
        activity = scope.isActiveStream.subscribe(onNext: { [weak self] isActive in
            guard let self else { return }
            if !isActive { rest() } else if isStarted { work(scope) }
        })
    }

    /// Stops the worker at once.
    public final func stop() {
        started.onNext(false)
        rest()
    }

    /// Called when the work begins: the place to subscribe.
    open func didStart(_ interactorScope: any InteractorScope) {}

    /// Called when the work has ended, with all its subscriptions.
    open func didStop() {}

    private func work(_ scope: WeakScope) {
        subscriptions = CompositeDisposable()
        didStart(scope)
    }

    private func rest() {
        guard let subscriptions else { return }
        subscriptions.dispose()
        self.subscriptions = nil
        didStop()
    }

    deinit {
        MainActor.unchecked {
            stop()
            started.onCompleted()
        }
    }
}

extension Disposable {
    /// Disposes of this when the worker's work ends; if there is none, at once.
    #if ISOLATED
    @preconcurrency @MainActor
    #endif
    @discardableResult
    public func disposeOnStop(_ worker: Worker) -> any Disposable {
        if let subscriptions = worker.subscriptions { _ = subscriptions.insert(self) } else { dispose() }
        return self
    }
}

/// The scope that a worker is told of: most often an interactor that keeps the worker alive.
private final class WeakScope: InteractorScope {
    private weak var scope: (any InteractorScope)?

    init(_ scope: any InteractorScope) {
        self.scope = scope
    }

    var isActive: Bool { scope?.isActive ?? false }

    var isActiveStream: Observable<Bool> { scope?.isActiveStream ?? .just(false) }
}
