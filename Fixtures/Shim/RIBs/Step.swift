import RxSwift

/// A step of a workflow: the RIB that it leads to, by what can be done there, and a value.
#if ISOLATED
@preconcurrency @MainActor
#endif
open class Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
    private let workflow: Workflow<WorkflowActionableItemType>
    private var observable: Observable<(ActionableItemType, ValueType)>

    init(workflow: Workflow<WorkflowActionableItemType>, observable: Observable<(ActionableItemType, ValueType)>) {
        self.workflow = workflow
        self.observable = observable
    }

    /// Adds the next step, which is taken once; where it starts from an interactor, when that one is active.
    public final func onStep<NextActionableItemType, NextValueType>(
        _ onStep: @escaping (ActionableItemType, ValueType) -> Observable<(NextActionableItemType, NextValueType)>
    ) -> Step<WorkflowActionableItemType, NextActionableItemType, NextValueType> {
        let next =
            observable
            .flatMapLatest { item, value in
                let activity = (item as? any Interactable)?.isActiveStream ?? .just(true)
                return activity.filter { $0 }.map { _ in (item, value) }
            }
            .take(1)
            .flatMapLatest(onStep)
            .take(1)
            // A fork goes on from what happened once.
            .share()
        return Step<WorkflowActionableItemType, NextActionableItemType, NextValueType>(
            workflow: workflow,
            observable: next
        )
    }

    /// Calls the closure when this step, or one before it, fails.
    public final func onError(
        _ onError: @escaping (any Error) -> Void
    ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType> {
        observable = observable.do(onError: onError)
        return self
    }

    /// Makes this the last step, so that the workflow can be started.
    @discardableResult
    public final func commit() -> Workflow<WorkflowActionableItemType> {
        workflow.keep(
            observable
                .do(onError: workflow.didReceiveError, onCompleted: workflow.complete)
                .subscribe()
        )
        return workflow
    }

    /// What the step comes to.
    public final func asObservable() -> Observable<(ActionableItemType, ValueType)> { observable }
}

extension ObservableType {
    /// A step of the workflow that goes on from this sequence, besides others that do; `nil` if it is none of a step's.
    #if ISOLATED
    @preconcurrency @MainActor
    #endif
    public func fork<WorkflowActionableItemType, ActionableItemType, ValueType>(
        _ workflow: Workflow<WorkflowActionableItemType>
    ) -> Step<WorkflowActionableItemType, ActionableItemType, ValueType>? {
        guard let observable = self as? Observable<(ActionableItemType, ValueType)> else { return nil }
        workflow.didFork()
        return Step(workflow: workflow, observable: observable)
    }
}
