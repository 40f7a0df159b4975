import RxSwift
import Testing

@Suite("combineLatest and zip")
struct JoinTests {
    private let log = Log()
    private let first = PublishSubject<Int>()
    private let second = PublishSubject<String>()

    @Test("combineLatest waits until all have a value, then emits on each change")
    func combineLatest() {
        _ = Observable.combineLatest(first, second).map { "\($0)\($1)" }.subscribe(log.event)
        first.onNext(1)
        first.onNext(2)
        second.onNext("a")
        first.onNext(3)
        first.onCompleted()
        second.onNext("b")
        second.onCompleted()
        #expect(log.lines == ["next(2a)", "next(3a)", "next(3b)", "completed"])
    }

    @Test("combineLatest completes once an element can no longer be completed to a result")
    func combineLatestEmpty() {
        _ = Observable.combineLatest(first, second).map { "\($0)\($1)" }.subscribe(log.event)
        first.onCompleted()
        second.onNext("a")
        #expect(log.lines == ["completed"])
    }

    @Test("combineLatest subscribes in order, and an error lets all go, its own source first")
    func combineLatestError() {
        _ = Observable.combineLatest(first.traced("1", in: log), first.map { -$0 }.traced("2", in: log)) { $0 + $1 }
            .subscribe(log.event)
        first.onNext(5)
        first.onError(Failure())
        #expect(
            log.lines == [
                "1 subscribed", "2 subscribed", "next(0)", "1 disposed", "error(failure)", "2 disposed",
            ]
        )
    }

    @Test("of a collection, all go after the error")
    func collectionError() {
        _ = Observable.combineLatest([first.traced("1", in: log), first.map { -$0 }.traced("2", in: log)])
            .subscribe(log.event)
        first.onNext(5)
        first.onError(Failure())
        #expect(
            log.lines == [
                "1 subscribed", "2 subscribed", "next([5, -5])", "error(failure)", "1 disposed", "2 disposed",
            ]
        )
    }

    @Test("combineLatest of nothing gives nothing once, zip of nothing only completes")
    func nothing() {
        _ = Observable.combineLatest([Observable<Int>]()).subscribe(log.event)
        _ = Observable.zip([Observable<Int>]()).subscribe(log.event)
        #expect(log.lines == ["next([])", "completed", "completed"])
    }

    @Test("zip pairs the elements in their order")
    func zip() {
        _ = Observable.zip(first, second) { "\($0)\($1)" }.subscribe(log.event)
        first.onNext(1)
        first.onNext(2)
        second.onNext("a")
        second.onNext("b")
        second.onNext("c")
        first.onCompleted()
        second.onNext("d")
        #expect(log.lines == ["next(1a)", "next(2b)"])
        second.onCompleted()
        #expect(log.lines.last == "completed")
    }

    @Test("more than two sequences can be joined")
    func three() {
        _ = Observable.zip(Observable.just(1), Observable.just("a"), Observable.just(true)) { "\($0)\($1)\($2)" }
            .subscribe(log.event)
        #expect(log.lines == ["next(1atrue)", "completed"])
    }
}
