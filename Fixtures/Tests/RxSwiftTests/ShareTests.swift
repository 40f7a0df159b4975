import RxSwift
import Testing

@Suite("share")
struct ShareTests {
    private let log = Log()
    private let subject = PublishSubject<Int>()

    private func observe(_ name: String, _ source: Observable<Int>) -> any Disposable {
        source.subscribe { log.add("\(name) \($0)") }
    }

    @Test("there is one subscription to the source, from the first observer to the last")
    func oneSubscription() {
        let shared = subject.traced("source", in: log).share()
        let observers = [observe("a", shared), observe("b", shared)]
        subject.onNext(1)
        for observer in observers { observer.dispose() }
        observe("c", shared).dispose()
        #expect(
            log.lines == [
                "source subscribed", "a next(1)", "b next(1)", "source disposed", "source subscribed",
                "source disposed",
            ]
        )
    }

    @Test("a source that has ended is let go, with everything it held", arguments: [0, 1, 2])
    func releasesEndedSource(replay: Int) {
        final class Held {}
        weak var held: Held?
        func observe() -> any Disposable {
            let object = Held()
            held = object
            return subject.do(onNext: { _ in withExtendedLifetime(object) {} }).share(replay: replay).subscribe()
        }
        let subscription = observe()
        #expect(held != nil)
        subject.onCompleted()
        subscription.dispose()
        #expect(held == nil)
    }

    @Test("while connected, a late observer gets the last elements, and none once all have left", arguments: [1, 2])
    func replayWhileConnected(count: Int) {
        let shared = subject.share(replay: count)
        let first = shared.subscribe()
        for element in 1...3 { subject.onNext(element) }
        let second = observe("late", shared)
        first.dispose()
        second.dispose()
        _ = observe("new", shared)
        #expect(log.lines == (4 - count...3).map { "late next(\($0))" })
    }

    @Test("while connected, an end is forgotten: the next observer subscribes afresh", arguments: [1, 2])
    func endWhileConnected(count: Int) {
        let shared = Observable.of(1).traced("source", in: log).share(replay: count)
        for name in ["a", "b"] { _ = observe(name, shared) }
        #expect(log.lines.filter { $0 == "source subscribed" }.count == 2)
        #expect(log.lines.filter { $0.hasPrefix("b") } == ["b next(1)", "b completed"])
    }

    @Test("forever, elements outlive the observers and the end")
    func forever() {
        let shared = subject.traced("source", in: log).share(replay: 1, scope: .forever)
        let first = shared.subscribe()
        subject.onNext(1)
        first.dispose()
        _ = observe("late", shared)
        subject.onCompleted()
        _ = observe("after", shared)
        #expect(
            log.lines == [
                "source subscribed", "source disposed", "late next(1)", "source subscribed", "source disposed",
                "late completed", "after next(1)", "after completed",
            ]
        )
    }

    @Test("an element that comes when the last observer has left is not remembered")
    func staleElement() {
        let shared = subject.share(replay: 1, scope: .forever)
        var observer: (any Disposable)?
        _ = subject.subscribe(onNext: { _ in observer?.dispose() })
        observer = shared.subscribe()
        subject.onNext(1)
        _ = observe("late", shared)
        #expect(log.lines == [])
    }

    @Test("while connected, the observers hear of the end before the source is let go")
    func endOrder() {
        let shared = subject.traced("source", in: log).share(replay: 1)
        _ = observe("a", shared)
        subject.onCompleted()
        #expect(log.lines == ["source subscribed", "a completed", "source disposed"])
    }
}
