import RxSwift
import Testing

@Suite("Subjects")
struct SubjectTests {
    private let log = Log()
    private let subject = PublishSubject<Int>()

    @Test("an observer disposed by another during a dispatch still gets that event")
    func leavingDuringDispatch() {
        var second: (any Disposable)?
        _ = subject.subscribe(onNext: { _ in second?.dispose() })
        second = subject.subscribe(log.event)
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.lines == ["next(1)"])
    }

    @Test("an observer behind an operator gets nothing once it is disposed of, in the same dispatch too")
    func leavingBehindAnOperator() {
        var second: (any Disposable)?
        _ = subject.subscribe(onNext: { _ in second?.dispose() })
        second = subject.map { $0 }.subscribe(log.event)
        subject.onNext(1)
        #expect(log.lines == [])
    }

    @Test("an observer added during a dispatch starts with the next event")
    func joiningDuringDispatch() {
        _ = subject.take(1).subscribe(onNext: { _ in _ = subject.subscribe(log.event) })
        subject.onNext(1)
        subject.onNext(2)
        #expect(log.lines == ["next(2)"])
    }

    @Test("an observer takes the place that the first one left")
    func placeOfTheFirst() {
        let first = subject.subscribe()
        _ = subject.subscribe { _ in log.add("second") }
        first.dispose()
        _ = subject.subscribe { _ in log.add("third") }
        subject.onNext(1)
        #expect(log.lines == ["third", "second"])
    }

    @Test("a subject is depth-first")
    func depthFirst() {
        _ = subject.subscribe(onNext: { element in
            log.add("a\(element)")
            if element == 1 { subject.onNext(2) }
        })
        _ = subject.subscribe(onNext: { log.add("b\($0)") })
        subject.onNext(1)
        #expect(log.lines == ["a1", "a2", "b2", "b1"])
    }

    @Test("a publish subject tells a late observer only how it ended")
    func publishEnd() {
        subject.onNext(1)
        subject.onError(Failure())
        subject.onCompleted()
        _ = subject.subscribe(log.event)
        #expect(log.lines == ["error(failure)"])
    }

    @Test("a behavior subject's value works after completion and throws after an error")
    func behaviorValue() throws {
        let completed = BehaviorSubject(value: 1)
        completed.onNext(2)
        completed.onCompleted()
        #expect(try completed.value() == 2)
        let failed = BehaviorSubject(value: 1)
        failed.onError(Failure())
        #expect(throws: Failure.self) { try failed.value() }
    }

    @Test("a behavior subject tells its value, and after its end only that")
    func behaviorReplay() {
        let subject = BehaviorSubject(value: 1)
        _ = subject.take(1).subscribe(log.event)
        subject.onCompleted()
        _ = subject.subscribe(log.event)
        #expect(log.lines == ["next(1)", "completed", "completed"])
    }

    @Test("an observer of a behavior subject hears what its first value causes")
    func behaviorReentrant() {
        let subject = BehaviorSubject(value: 1)
        _ = subject.subscribe(onNext: { element in
            log.add("\(element)")
            if element == 1 { subject.onNext(2) }
        })
        #expect(log.lines == ["1", "2"])
    }

    @Test("a replay subject repeats its last elements, after its end too")
    func replay() {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        for element in 1...3 { subject.onNext(element) }
        _ = subject.subscribe(log.event)
        subject.onCompleted()
        _ = subject.subscribe(log.event)
        #expect(log.lines == ["next(2)", "next(3)", "completed", "next(2)", "next(3)", "completed"])
    }

    @Test("a subscription does not retain the subject")
    func lifetime() {
        var subject: PublishSubject<Int>? = PublishSubject()
        weak let reference = subject
        let bag = DisposeBag()
        subject?.map { $0 }.subscribe().disposed(by: bag)
        subject = nil
        #expect(reference == nil)
        _ = bag
    }
}
