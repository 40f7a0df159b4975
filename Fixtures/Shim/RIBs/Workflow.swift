import RxSwift

/// A way through the tree of RIBs, step by step: from the one that it is started with to the next, which the step gives.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class Workflow<ActionableItemType> {
    private let start = PublishSubject<(ActionableItemType, ())>()
    private let subscriptions = CompositeDisposable()
    private var isComplete = false

    /// A workflow without steps.
    public init() {}

    /// Called once, when the last step is done; in a workflow with forks, when the first of its last steps is.
    open func didComplete() {}

    /// Called whenever the workflow is forked.
    open func didFork() {}

    /// Called when a step fails; no step follows.
    open func didReceiveError(_ error: any Error) {}

    /// Adds the first step, which is taken with what the workflow is started with.
    public final func onStep<NextActionableItemType, NextValueType>(
        _ onStep: @escaping (ActionableItemType) -> Observable<(NextActionableItemType, NextValueType)>
    ) -> Step<ActionableItemType, NextActionableItemType, NextValueType> {
        Step(workflow: self, observable: start.take(1)).onStep { item, _ in onStep(item) }
    }

    /// Starts the workflow, which must be committed, and returns what ends it.
    public final func subscribe(_ actionableItem: ActionableItemType) -> any Disposable {
        guard subscriptions.count > 0 else {
            assertionFailure("\(self) is started before it is committed")
            return Disposables.create()
        }
        start.onNext((actionableItem, ()))
        return subscriptions
    }

    func complete() {
        if isComplete { return }
        isComplete = true
        didComplete()
    }

    func keep(_ disposable: any Disposable) { _ = subscriptions.insert(disposable) }
}

extension Disposable {
    /// Disposes of this when the workflow is disposed of.
    #if ISOLATED
    @preconcurrency @MainActor
    #endif
    public func disposeWith<ActionableItemType>(workflow: Workflow<ActionableItemType>) { workflow.keep(self) }
}
