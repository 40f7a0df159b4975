import RxSwift
import Testing

@Suite("Subscriptions")
struct SubscriptionTests {
    private let log = Log()

    @Test("an observer hears of the end before its disposal, and the source is let go after that")
    func endOrder() {
        _ = Observable.of(1, 2).traced("source", in: log).subscribe(
            onNext: { log.add("\($0)") },
            onCompleted: log.adding("completed"),
            onDisposed: log.adding("disposed")
        )
        #expect(log.lines == ["source subscribed", "1", "2", "completed", "disposed", "source disposed"])
    }

    @Test("disposing lets the source go before onDisposed, once")
    func disposalOrder() {
        let subscription = Observable<Int>.never().traced("source", in: log)
            .subscribe(onDisposed: log.adding("disposed"))
        subscription.dispose()
        subscription.dispose()
        #expect(log.lines == ["source subscribed", "source disposed", "disposed"])
    }

    @Test("nothing follows the end of a created sequence")
    func nothingAfterTheEnd() {
        _ = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onError(Failure())
            observer.onNext(2)
            observer.onCompleted()
            return Disposables.create(with: self.log.adding("released"))
        }.subscribe(log.event)
        #expect(log.lines == ["next(1)", "error(failure)", "released"])
    }

    @Test("an object that a subscription is with is not retained")
    func withObject() {
        let subject = PublishSubject<Int>()
        var object: Log? = Log()
        weak let reference = object
        let subscription = subject.subscribe(with: object!, onNext: { $0.add("\($1)") })
        subject.onNext(1)
        #expect(reference?.lines == ["1"])
        object = nil
        #expect(reference == nil)
        subscription.dispose()
    }

    @Test("synchronous sequences take turns under one subscription")
    func turns() {
        _ = Observable.combineLatest(Observable.of(1, 2), Observable.of("a", "b")) { "\($0)\($1)" }
            .subscribe(log.event)
        #expect(log.lines == ["next(1a)", "next(2a)", "next(2b)", "completed"])
    }

    @Test("a sequence that an element leads to takes its turn behind the others")
    func nestedTurns() {
        _ = Observable.of(1, 2).flatMap { Observable.of($0, $0 * 10) }.subscribe(log.event)
        #expect(log.lines == ["next(1)", "next(10)", "next(2)", "next(20)", "completed"])
    }

    @Test("do runs around each event, from the source outwards")
    func doOrder() {
        _ = Observable.just(1)
            .do(
                onNext: { self.log.add("on \($0)") },
                afterNext: { self.log.add("after \($0)") },
                onCompleted: log.adding("on completed"),
                afterCompleted: log.adding("after completed"),
                onSubscribe: log.adding("on subscribe"),
                onSubscribed: log.adding("on subscribed"),
                onDispose: log.adding("on dispose")
            )
            .subscribe(log.event)
        #expect(
            log.lines == [
                "on subscribe", "on 1", "next(1)", "after 1", "on completed", "completed", "after completed",
                "on subscribed", "on dispose",
            ]
        )
    }

    @Test("of two nested onSubscribe the outer one comes first")
    func nestedOnSubscribe() {
        let subscription = Observable<Int>.never().traced("inner", in: log).traced("outer", in: log).subscribe()
        subscription.dispose()
        #expect(log.lines == ["outer subscribed", "inner subscribed", "inner disposed", "outer disposed"])
    }

    @Test("what a closure throws ends the sequence")
    func throwing() {
        _ = Observable.of(1, 2).map { _ in throw Failure() }.subscribe { (event: Event<Int>) in log.event(event) }
        _ = Observable.of(1, 2).do(onNext: { _ in throw Failure() }).subscribe(log.event)
        #expect(log.lines == ["error(failure)", "error(failure)"])
    }
}
