import RxSwift

/// A worker, as an interactor knows it.
#if ISOLATED
@preconcurrency @MainActor
#endif
public protocol Working: AnyObject {
    /// Has the worker work whenever `interactorScope` is active, until it is stopped.
    func start(_ interactorScope: any InteractorScope)

    /// Stops the worker at once.
    func stop()

    /// Whether the worker has been started, and not stopped since.
    var isStarted: Bool { get }

    /// Whether the worker has been started: now, and at every change, until it goes.
    var isStartedStream: Observable<Bool> { get }
}
