import RIBs
import RxSwift
import Testing

@Suite("A workflow")
@MainActor
struct WorkflowTests {

    private let log = Log()

    private var journey: Journey { Journey(log: log) }

    @Test("takes its steps in order, each from what the one before gives, then completes once")
    func steps() {
        let workflow =
            journey
            .onStep { [log] item -> Observable<(Int, Bool)> in
                log.add(item)
                return .just((1, true))
            }
            .onStep { [log] item, value -> Observable<(String, ())> in
                log.add("\(item), \(value)")
                return .just(("end", ()))
            }
            .commit()
        #expect(log.lines == [])
        _ = workflow.subscribe("start")
        #expect(log.take() == ["start", "1, true", "completed"])
        _ = workflow.subscribe("again")
        #expect(log.lines == [])
    }

    @Test("takes a step once, with the first that the step before gives")
    func firstElement() {
        let items = PublishSubject<(Int, ())>()
        _ = journey.onStep { _ in items }
            .onStep { [log] item, _ -> Observable<(Int, ())> in
                log.add("\(item)")
                return .never()
            }
            .commit()
            .subscribe("start")
        items.onNext((1, ()))
        items.onNext((2, ()))
        #expect(log.lines == ["1"])
    }

    @Test("completes with the first that the last step gives")
    func lastElement() {
        let items = PublishSubject<(Int, ())>()
        _ = journey.onStep { _ in items }.commit().subscribe("start")
        #expect(log.lines == [])
        items.onNext((1, ()))
        #expect(log.lines == ["completed"])
    }

    @Test("waits with a step that starts from an interactor until that one is active, and takes it once")
    func inactiveInteractor() {
        let interactor = Interactor()
        _ = journey.onStep { _ in Observable.just((interactor, "value")) }
            .onStep { [log] item, value -> Observable<(String, ())> in
                log.add("\(item === interactor), \(item.isActive), \(value)")
                return .never()
            }
            .commit()
            .subscribe("start")
        #expect(log.lines == [])
        interactor.activate()
        interactor.deactivate()
        interactor.activate()
        #expect(log.lines == ["true, true, value"])
    }

    @Test("waits so for an interactor that it knows by a protocol")
    func hiddenInteractor() {
        let unit = Unit("unit", in: log)
        _ = journey.onStep { _ in Observable.just((unit as any AnyObject, ())) }
            .onStep { [log] _, _ -> Observable<(String, ())> in
                log.add("taken")
                return .just(("end", ()))
            }
            .commit()
            .subscribe("start")
        #expect(log.lines == [])
        unit.activate()
        #expect(log.lines == ["taken", "completed", "unit became active"])
    }

    @Test("stays with what it is started with first")
    func startedTwice() {
        let interactors = ["first", "second"].map { Unit($0, in: log) }
        let workflow = Workflow<Unit>()
        workflow.onStep { [log] unit -> Observable<(Unit, ())> in
            log.add("\(unit.name) taken")
            return .never()
        }
        .commit()
        for interactor in interactors { _ = workflow.subscribe(interactor) }
        for interactor in interactors.reversed() { interactor.activate() }
        #expect(log.lines == ["second became active", "first taken", "first became active"])
    }

    @Test("ends with an error, which later steps hear of before it does, and takes no further step")
    func error() {
        _ = journey.onStep { _ in Observable<(Int, ())>.error(Failure()) }
            .onError { [log] _ in log.add("first") }
            .onStep { [log] _, _ -> Observable<(Int, ())> in
                log.add("step")
                return .never()
            }
            .onError { [log] _ in log.add("second") }
            .commit()
            .subscribe("start")
        #expect(log.lines == ["first", "second", "failed with Failure()"])
    }

    @Test("does not tell an earlier step of a later one's error")
    func laterError() {
        _ = journey.onStep { _ in Observable.just((1, ())) }
            .onError { [log] _ in log.add("first") }
            .onStep { _, _ in Observable<(Int, ())>.error(Failure()) }
            .commit()
            .subscribe("start")
        #expect(log.lines == ["failed with Failure()"])
    }

    @Test("goes several ways from a fork, the steps before it taken once, and completes once")
    func fork() {
        let workflow = journey
        let step = workflow.onStep { [log] item in
            log.add(item)
            return Observable.just((1, "value")).traced("common", in: log)
        }
        for way in ["left", "right"] {
            let fork: Step<String, Int, String>? = step.asObservable().fork(workflow)
            fork?.onStep { [log] item, value -> Observable<(Int, ())> in
                log.add("\(way) from \(item), \(value)")
                return .just((2, ()))
            }
            .commit()
        }
        #expect(log.take() == ["forked", "forked"])
        _ = workflow.subscribe("start")
        #expect(log.lines == ["start", "common", "left from 1, value", "completed", "right from 1, value"])
    }

    @Test("does not fork at what is no step")
    func noStep() {
        let fork: Step<String, Int, String>? = Observable.just(1).fork(journey)
        #expect(fork == nil)
        #expect(log.lines == [])
    }

    @Test("ends all its ways when it is disposed of, and what is to end with it")
    func disposal() {
        let workflow = journey
        let items = PublishSubject<(Int, ())>()
        for way in ["left", "right"] {
            workflow.onStep { [log] _ in items.do(onDispose: { log.add("\(way) disposed") }) }.commit()
        }
        Disposables.create { [log] in log.add("other disposed") }.disposeWith(workflow: workflow)
        let subscription = workflow.subscribe("start")
        #expect(log.lines == [])
        subscription.dispose()
        items.onNext((1, ()))
        #expect(log.lines == ["left disposed", "right disposed", "other disposed"])
    }

    @Test("starts only once it is committed")
    func uncommitted() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { _ = Workflow<String>().subscribe("start") }
        }
    }
}

extension Observable {

    /// The sequence, which logs every subscription to it under a name.
    @MainActor
    fileprivate func traced(_ name: String, in log: Log) -> Observable<Element> {
        `do`(onSubscribe: { log.add(name) })
    }
}

private final class Journey: Workflow<String> {

    let log: Log

    init(log: Log) {
        self.log = log
    }

    override func didComplete() {
        super.didComplete()
        log.add("completed")
    }

    override func didFork() {
        super.didFork()
        log.add("forked")
    }

    override func didReceiveError(_ error: any Error) {
        super.didReceiveError(error)
        log.add("failed with \(error)")
    }
}
