import RIBs
import RxSwift
import Testing

@Suite("Lifetimes")
@MainActor
struct LifetimeTests {

    private let log = Log()

    @Test("a router keeps its interactor and the routers below alive, and nothing keeps a detached one")
    func tree() {
        let root = UnitRouter("root", in: log)
        root.interactable.activate()
        root.load()
        weak var child: UnitRouter?
        weak var interactor: Unit?
        do {
            let made = UnitRouter("child", in: log, children: [UnitRouter("grandchild", in: log)])
            child = made
            interactor = made.interactor
            root.attachChild(made)
        }
        #expect(child != nil && interactor != nil)
        child.map(root.detachChild)
        #expect(child == nil && interactor == nil)
    }

    @Test("a tree that goes is deactivated, from the top down")
    func goingTree() {
        var root: UnitRouter? = UnitRouter("root", in: log, children: [UnitRouter("child", in: log)])
        root?.interactable.activate()
        root?.load()
        weak let child = root?.children.first
        _ = log.take()
        root = nil
        #expect(log.lines == ["root resigns", "child resigns"])
        #expect(child == nil)
    }

    @Test("a tree that goes off the main thread is deactivated there and then")
    func goingElsewhere() async {
        nonisolated(unsafe) var root: UnitRouter? = UnitRouter("root", in: log)
        root?.interactable.activate()
        _ = log.take()
        await Task.detached { root = nil }.value
        #expect(log.lines == ["root resigns"])
    }

    @Test("a router that goes before it is loaded takes its children along too")
    func unloadedTree() {
        let child = UnitRouter("child", in: log)
        var root: UnitRouter? = UnitRouter("root", in: log)
        root?.attachChild(child)
        _ = log.take()
        root = nil
        #expect(log.lines == ["child resigns"])
    }

    @Test("an interactor that outlives its router is left inactive, and no longer leads its children")
    func goneRouter() {
        let interactor = Interactor()
        var router: Router<Interactor>? = Router(interactor: interactor)
        weak let reference = router
        interactor.activate()
        router?.load()
        router = nil
        #expect(reference == nil)
        #expect(!interactor.isActive)
    }

    @Test("a subscription that ends with an interactor's activity may keep the interactor alive until then")
    func retainingSubscription() {
        let subject = PublishSubject<Int>()
        weak var interactor: Unit?
        do {
            let unit = Unit("unit", in: log)
            interactor = unit
            unit.activate()
            subject.subscribe(onNext: { _ in unit.activate() }).disposeOnDeactivate(interactor: unit)
        }
        #expect(interactor != nil)
        interactor?.deactivate()
        #expect(interactor == nil)
    }

    @Test("a worker keeps no interactor alive, not even one that keeps the worker alive")
    func worker() {
        final class Employer: Interactor {

            let worker = Boss()

            final class Boss: Worker {

                var scope: (any InteractorScope)?

                override func didStart(_ interactorScope: any InteractorScope) {
                    super.didStart(interactorScope)
                    scope = interactorScope
                }
            }

            override func didBecomeActive() {
                super.didBecomeActive()
                worker.start(self)
            }
        }
        var employer: Employer? = Employer()
        weak let reference = employer
        employer?.activate()
        let worker = employer?.worker
        #expect(worker?.scope?.isActive == true)
        employer = nil
        #expect(reference == nil)
        #expect(worker?.scope?.isActive == false)
        var states: [Bool] = []
        _ = worker?.scope?.isActiveStream.subscribe(onNext: { states.append($0) })
        #expect(states == [false])
    }

    @Test("a started worker is kept alive by nothing of the framework")
    func startedWorker() {
        let interactor = Interactor()
        var worker: Worker? = Worker()
        weak let reference = worker
        interactor.activate()
        worker?.start(interactor)
        worker = nil
        #expect(reference == nil)
    }

    @Test("a workflow lives until it is done or disposed of", arguments: [false, true])
    func workflow(isDone: Bool) {
        let items = PublishSubject<(Int, ())>()
        weak var reference: Workflow<String>?
        var subscription: (any Disposable)?
        do {
            let workflow = Workflow<String>()
            reference = workflow
            workflow.onStep { _ in items }.commit()
            subscription = workflow.subscribe("start")
        }
        #expect(reference != nil)
        if isDone { items.onNext((1, ())) } else { subscription?.dispose() }
        subscription = nil
        #expect(reference == nil)
    }
}
