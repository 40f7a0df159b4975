import RIBs
import RxSwift
import Testing

@Suite("A worker")
@MainActor
struct WorkerTests {

    private let log = Log()
    private let interactor = Interactor()

    @Test("works at once where the interactor is active, and ends with its subscriptions at a stop")
    func active() {
        let job = Job(log: log)
        interactor.activate()
        job.start(interactor)
        #expect(log.take() == ["works, true, true"])
        job.stop()
        #expect(log.lines == ["disposed", "rests, false"])
    }

    @Test("that is started works whenever the interactor is active")
    func following() {
        let job = Job(log: log)
        job.start(interactor)
        #expect(log.lines == [])
        #expect(job.isStarted)
        interactor.activate()
        #expect(log.take() == ["works, true, true"])
        interactor.deactivate()
        #expect(log.take() == ["disposed", "rests, true"])
        interactor.activate()
        #expect(log.lines == ["works, true, true"])
    }

    @Test("that rests since its interactor is inactive does not rest again at a stop")
    func stoppedAtRest() {
        let job = Job(log: log)
        interactor.activate()
        job.start(interactor)
        interactor.deactivate()
        _ = log.take()
        job.stop()
        #expect(log.lines == [])
        #expect(!job.isStarted)
    }

    @Test("that is stopped does not work when the interactor becomes active")
    func stopped() {
        let job = Job(log: log)
        job.start(interactor)
        job.stop()
        interactor.activate()
        #expect(log.lines == [])
    }

    @Test("that is started stays with its interactor, and after a stop goes with another")
    func twice() {
        let job = Job(log: log)
        let other = Interactor()
        job.start(interactor)
        job.start(other)
        other.activate()
        #expect(log.lines == [])
        job.stop()
        job.start(other)
        #expect(log.take() == ["works, true, true"])
        interactor.activate()
        interactor.deactivate()
        #expect(log.lines == [])
    }

    @Test("emits whether it is started, before it works or rests")
    func stream() {
        let job = Job(log: log)
        _ = job.isStartedStream.subscribe(onNext: { [log] isStarted in log.add("\(isStarted)") })
        interactor.activate()
        job.start(interactor)
        job.start(interactor)
        job.stop()
        job.stop()
        #expect(log.lines == ["false", "true", "works, true, true", "false", "disposed", "rests, false"])
    }

    @Test("that does not work disposes at once of what is to end with its work")
    func idle() {
        let job = Job(log: log)
        job.start(interactor)
        Disposables.create { [log] in log.add("late") }.disposeOnStop(job)
        #expect(log.lines == ["late"])
    }

    @Test("rests, then completes, when it goes")
    func end() {
        var job: Job? = Job(log: log)
        interactor.activate()
        job?.start(interactor)
        _ = job?.isStartedStream.subscribe(onCompleted: { [log] in log.add("completed") })
        _ = log.take()
        job = nil
        #expect(log.lines == ["disposed", "rests, false", "completed"])
    }
}

private final class Job: Worker {

    let log: Log

    init(log: Log) {
        self.log = log
    }

    override func didStart(_ interactorScope: any InteractorScope) {
        super.didStart(interactorScope)
        log.add("works, \(isStarted), \(interactorScope.isActive)")
        Disposables.create { [log] in log.add("disposed") }.disposeOnStop(self)
    }

    override func didStop() {
        super.didStop()
        log.add("rests, \(isStarted)")
    }
}
