import Foundation
import RxCocoa
import RxRelay
import RxSwift
import Testing

@Suite("Driver") @MainActor
struct DriverTests {
    private let log = Log()
    private let subject = PublishSubject<Int>()

    private var driver: Driver<Int> { subject.traced("source", in: log).asDriver(onErrorDriveWith: .never()) }

    private func observe<Strategy>(
        _ name: String,
        _ sequence: SharedSequence<Strategy, Int>
    ) -> any Disposable {
        sequence.asObservable().subscribe(log.events("\(name) "))
    }

    @Test("a driver subscribes to its source once, however many observers there are")
    func oneSubscription() {
        let driver = driver.map { $0 * 10 }
        let observers = [observe("a", driver), observe("b", driver)]
        subject.onNext(1)
        for observer in observers { observer.dispose() }
        #expect(log.lines == ["source subscribed", "a next(10)", "b next(10)", "source disposed"])
    }

    @Test("a driver shares at every operator")
    func sharedOperators() {
        let squares = driver.map { element in
            log.add("map \(element)")
            return element * element
        }
        _ = (observe("a", squares.filter { $0 > 0 }), observe("b", squares.startWith(0)))
        subject.onNext(2)
        #expect(log.lines.filter { $0.hasPrefix("map") } == ["map 2"])
    }

    @Test("a driver replays its last value to a late observer")
    func replay() {
        let driver = driver
        _ = observe("a", driver)
        for element in 1...2 { subject.onNext(element) }
        _ = observe("b", driver)
        #expect(log.lines == ["source subscribed", "a next(1)", "a next(2)", "b next(2)"])
    }

    @Test("a driver's state is reset when the last observer leaves")
    func reset() {
        let sums = driver.scan(0) { $0 + $1 }.startWith(0)
        let first = sums.drive()
        subject.onNext(5)
        first.dispose()
        _ = observe("a", sums)
        subject.onNext(2)
        #expect(log.lines.filter { $0.hasPrefix("a") } == ["a next(0)", "a next(2)"])
    }

    @Test("after a driver completes, a new observer subscribes afresh and gets no old value")
    func afterCompletion() {
        var sources = [Observable.just(1), .empty()]
        let driver = Observable<Int>.create { observer in sources.removeFirst().subscribe(observer) }
            .asDriver(onErrorJustReturn: 0)
        for name in ["a", "b"] { _ = observe(name, driver) }
        #expect(log.lines == ["a next(1)", "a completed", "b completed"])
    }

    @Test("onErrorDriveWith: .never() never completes, onErrorJustReturn emits and completes")
    func errors() {
        _ = observe("never", driver)
        _ = observe("just", subject.asDriver(onErrorJustReturn: 7))
        subject.onError(Failure())
        #expect(log.lines == ["source subscribed", "source disposed", "just next(7)", "just completed"])
    }

    @Test("a driver delivers at once on the main queue")
    func deliversAtOnce() async {
        await mainQueueHop()
        _ = observe("a", driver)
        subject.onNext(1)
        #expect(log.lines.last == "a next(1)")
    }

    @Test("a driver hops to the main queue from elsewhere")
    func hops() async {
        _ = subject.asDriver(onErrorJustReturn: 0).drive(onNext: { log.add("\($0) \(DispatchQueue.isMain)") })
        nonisolated(unsafe) let subject = subject
        elsewhere { subject.onNext(1) }
        #expect(log.lines == [])
        await mainQueueHop()
        #expect(log.lines == ["1 true"])
    }

    @Test("a driver that is let go while an element is on its way drops it")
    func letGoWhileHopping() async {
        let subscription = observe("a", subject.asDriver(onErrorJustReturn: 0))
        nonisolated(unsafe) let sender = subject
        elsewhere { sender.onNext(1) }
        subscription.dispose()
        await mainQueueHop()
        #expect(log.lines == [])
    }

    @Test("the same driver re-entered queues to the main queue")
    func sameReentered() async {
        let relay = BehaviorRelay(value: 0)
        let driver = relay.asDriver()
        _ = driver.drive(onNext: { value in
            log.add("a\(value)")
            if value == 1 { relay.accept(2) }
            log.add("end of a\(value)")
        })
        relay.accept(1)
        #expect(log.lines == ["a0", "end of a0", "a1", "end of a1"])
        await mainQueueHop()
        #expect(log.lines.suffix(2) == ["a2", "end of a2"])
    }

    @Test("different drivers nest")
    func differentNest() {
        let relay = BehaviorRelay(value: 0)
        _ = relay.asDriver().drive(onNext: { log.add("a\($0)") })
        let other = PublishRelay<Void>()
        _ = other.asSignal().emit(onNext: {
            log.add("begin")
            relay.accept(1)
            log.add("end")
        })
        other.accept(())
        #expect(log.lines == ["a0", "begin", "a1", "end"])
    }

    @Test("a driver of several elements delivers the first at once and each of the others after a hop")
    func ofElements() async {
        _ = observe("a", Driver.of(1, 2))
        #expect(log.lines == ["a next(1)"])
        for _ in 1...2 { await mainQueueHop() }
        #expect(log.lines == ["a next(1)", "a next(2)", "a completed"])
    }

    @Test("Driver.combineLatest and zip need no generic argument")
    func joining() {
        let letters = Driver.just("a")
        _ = Driver.combineLatest(driver, letters).map { "\($0)\($1)" }.drive(onNext: log.add)
        _ = Driver.zip(driver, letters) { "zip \($0)\($1)" }.drive(onNext: log.add)
        subject.onNext(1)
        #expect(log.lines.filter { $0.hasSuffix("a") } == ["1a", "zip 1a"])
    }

    @Test("a driver of an optional's observer, a relay and a function can be driven")
    func targets() {
        let optional = BehaviorRelay<Int?>(value: nil)
        let plain = BehaviorRelay(value: 0)
        let bag = DisposeBag()
        driver.drive(optional).disposed(by: bag)
        driver.drive(plain).disposed(by: bag)
        driver.drive(AnyObserver<Int?> { log.add("\($0.element! == 4)") }).disposed(by: bag)
        subject.onNext(4)
        #expect(optional.value == 4 && plain.value == 4 && log.lines.contains("true"))
    }

    @Test("a timer that is driven delivers on the main queue")
    func timer() async {
        await withCheckedContinuation { continuation in
            _ = Observable<Int>.timer(.milliseconds(1), scheduler: MainScheduler.instance)
                .subscribe(
                    onNext: { log.add("\($0) \(DispatchQueue.isMain)") },
                    onCompleted: { continuation.resume() }
                )
        }
        #expect(log.lines == ["0 true"])
    }

    @Test("a timer with a period counts")
    func periodicTimer() async {
        await withCheckedContinuation { continuation in
            _ = Observable<Int>.timer(.milliseconds(1), period: .milliseconds(1), scheduler: MainScheduler.instance)
                .take(3)
                .subscribe(onNext: { log.add("\($0)") }, onCompleted: { continuation.resume() })
        }
        #expect(log.lines == ["0", "1", "2"])
    }
}
