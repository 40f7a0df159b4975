import RxSwift
import Testing

@Suite("Operators")
struct OperatorTests {
    private let log = Log()
    private let first = PublishSubject<Int>()
    private let second = PublishSubject<String>()

    @Test("map, compactMap, filter and scan pass on what their closures say")
    func elements() {
        _ = Observable.of("1", "x", "2", "3").compactMap(Int.init).filter { $0 > 1 }.map { $0 * 10 }
            .scan(1, accumulator: +).subscribe(log.event)
        #expect(log.lines == ["next(21)", "next(51)", "completed"])
    }

    @Test("scan starts afresh for each observer")
    func scanState() {
        let sums = Observable.of(1, 2).scan(into: 0) { $0 += $1 }
        for _ in 1...2 { _ = sums.subscribe(log.event) }
        #expect(log.lines == ["next(1)", "next(3)", "completed", "next(1)", "next(3)", "completed"])
    }

    @Test("startWith comes before the subscription to the source")
    func startWith() {
        _ = Observable.just(3).traced("source", in: log).startWith(1, 2).subscribe(log.event)
        #expect(
            log.lines == ["next(1)", "next(2)", "source subscribed", "next(3)", "completed", "source disposed"]
        )
    }

    @Test("distinctUntilChanged compares with the last element it passed on")
    func distinct() {
        _ = Observable.of(1, 1, 2, 1).distinctUntilChanged().subscribe(log.event)
        _ = Observable.of(1, 3, 2).distinctUntilChanged { $0 % 2 }.subscribe(log.event)
        _ = Observable.of(1, 2, 3, 5).distinctUntilChanged { $1 - $0 < 2 }.subscribe(log.event)
        #expect(
            log.lines == [
                "next(1)", "next(2)", "next(1)", "completed", "next(1)", "next(2)", "completed", "next(1)",
                "next(3)", "next(5)", "completed",
            ]
        )
    }

    @Test("take completes with its last element and then lets the source go")
    func take() {
        _ = first.traced("source", in: log).take(1).subscribe(log.event)
        first.onNext(1)
        #expect(log.lines == ["source subscribed", "next(1)", "completed", "source disposed"])
    }

    @Test("take(1) ignores a second element that comes from inside the first")
    func takeReentrant() {
        _ = first.take(1).subscribe { event in
            log.event(event)
            if event.element == 1 { first.onNext(2) }
        }
        first.onNext(1)
        #expect(log.lines == ["next(1)", "completed"])
    }

    @Test("take(while:) completes at the first element that does not fulfil the predicate")
    func takeWhile() {
        _ = Observable.of(1, 2, 3, 1).take(while: { $0 < 3 }).subscribe(log.event)
        #expect(log.lines == ["next(1)", "next(2)", "completed"])
    }

    @Test("withLatestFrom subscribes to the second sequence first and drops until it has a value")
    func withLatestFrom() {
        _ = first.traced("first", in: log).withLatestFrom(second.traced("second", in: log)) { "\($0)\($1)" }
            .subscribe(log.event)
        first.onNext(1)
        second.onNext("a")
        first.onNext(2)
        second.onCompleted()
        first.onNext(3)
        first.onCompleted()
        #expect(
            log.lines == [
                "second subscribed", "first subscribed", "next(2a)", "second disposed", "next(3a)", "completed",
                "first disposed",
            ]
        )
    }

    @Test("withLatestFrom lets the second sequence go as soon as that completes")
    func withLatestFromCompletion() {
        let letters = second.do(afterCompleted: log.adding("after"), onDispose: log.adding("disposed"))
        let subscription = first.withLatestFrom(letters).subscribe()
        second.onCompleted()
        subscription.dispose()
        #expect(log.lines == ["disposed", "after"])
    }

    @Test("withLatestFrom passes the second sequence's error on")
    func withLatestFromError() {
        _ = first.traced("first", in: log).withLatestFrom(second).subscribe(log.event)
        second.onError(Failure())
        #expect(log.lines == ["first subscribed", "error(failure)", "first disposed"])
    }

    @Test("merge listens to all, and completes when all have")
    func merge() {
        let third = PublishSubject<Int>()
        _ = Observable.merge(first, third).traced("all", in: log).subscribe(log.event)
        third.onNext(3)
        first.onNext(1)
        first.onCompleted()
        third.onNext(4)
        third.onCompleted()
        #expect(
            log.lines == ["all subscribed", "next(3)", "next(1)", "next(4)", "completed", "all disposed"]
        )
        let merged: Observable<Int> = Observable.of(Observable.just(1), .just(2)).merge()
        _ = merged.subscribe(onNext: { log.add("\($0)") })
        #expect(log.lines.suffix(2) == ["1", "2"])
    }

    @Test("flatMap listens to all, and completes when the source and all of them have")
    func flatMap() {
        let inner = PublishSubject<Int>()
        _ = first.traced("source", in: log)
            .flatMap { $0 == 1 ? inner.asObservable() : .just($0) }.subscribe(log.event)
        first.onNext(1)
        first.onNext(2)
        first.onCompleted()
        inner.onNext(3)
        inner.onCompleted()
        #expect(log.lines == ["source subscribed", "next(2)", "source disposed", "next(3)", "completed"])
    }

    @Test("flatMap lets the source go when it completes, and a failed sequence after its error")
    func flatMapRelease() {
        let inner = PublishSubject<Int>()
        _ = first.traced("source", in: log).flatMap { Observable.just($0) }.subscribe(log.event)
        first.onCompleted()
        // Which of the two comes first differs between releases of the framework.
        #expect(Set(log.lines) == ["source subscribed", "source disposed", "completed"] && log.lines.count == 3)
        _ = second.flatMap { _ in inner.traced("inner", in: log) }.subscribe(log.event)
        second.onNext("a")
        inner.onError(Failure())
        #expect(log.lines.dropFirst(3) == ["inner subscribed", "error(failure)", "inner disposed"])
    }

    @Test("flatMapLatest ignores what the old sequence is still saying")
    func flatMapLatestStale() {
        let inner = PublishSubject<Int>()
        _ = inner.subscribe(onNext: { _ in first.onNext(1) })
        _ = first.flatMapLatest { $0 == 0 ? inner.asObservable() : .never() }.subscribe(log.event)
        first.onNext(0)
        inner.onNext(5)
        #expect(log.lines == [])
    }

    @Test("flatMapLatest makes the new sequence, lets the old one go, then subscribes")
    func flatMapLatest() {
        _ =
            first
            .flatMapLatest { id in
                log.add("make \(id)")
                return Observable<Int>.never().traced("\(id)", in: log)
            }
            .subscribe(log.event)
        first.onNext(1)
        first.onNext(2)
        first.onError(Failure())
        #expect(
            log.lines == [
                "make 1", "1 subscribed", "make 2", "1 disposed", "2 subscribed", "error(failure)", "2 disposed",
            ]
        )
    }

    @Test("flatMapLatest completes when the source and the latest sequence have")
    func flatMapLatestCompletion() {
        let inners = [PublishSubject<Int>(), PublishSubject<Int>()]
        _ = first.flatMapLatest { inners[$0] }.subscribe(log.event)
        first.onNext(0)
        first.onNext(1)
        first.onCompleted()
        inners[0].onCompleted()
        inners[1].onNext(7)
        inners[1].onCompleted()
        #expect(log.lines == ["next(7)", "completed"])
    }
}
