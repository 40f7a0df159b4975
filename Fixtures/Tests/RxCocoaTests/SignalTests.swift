import RxCocoa
import RxRelay
import RxSwift
import Testing

@Suite("Signal") @MainActor
struct SignalTests {
    private let log = Log()
    private let relay = PublishRelay<Int>()

    @Test("a signal shares its source and replays nothing")
    func noReplay() {
        let signal = relay.traced("source", in: log).asSignal(onErrorJustReturn: 0)
        _ = signal.emit(onNext: { log.add("a\($0)") })
        relay.accept(1)
        _ = signal.emit(onNext: { log.add("b\($0)") })
        relay.accept(2)
        #expect(log.lines == ["source subscribed", "a1", "a2", "b2"])
    }

    @Test("withLatestFrom without a selector accepts another sharing strategy")
    func withLatestFrom() {
        let state = BehaviorRelay(value: "x")
        _ = relay.asSignal().withLatestFrom(state.asDriver()).emit(onNext: log.add)
        relay.accept(1)
        state.accept("y")
        relay.accept(2)
        #expect(log.lines == ["x", "y"])
    }

    @Test("a signal's flatMap that returns a driver is a driver")
    func flatMap() {
        let state = BehaviorRelay(value: "x")
        let driver: Driver<String> = relay.asSignal().flatMap { _ in state.asDriver() }
        _ = driver.drive()
        relay.accept(1)
        _ = driver.drive(onNext: log.add)
        #expect(log.lines == ["x"])
    }

    @Test("a failed signal goes on as it is told to")
    func errors() {
        for signal in [
            Observable.error(Failure()).asSignal(onErrorSignalWith: .just(1)),
            Observable.error(Failure()).asSignal(onErrorRecover: { _ in .just(2) }),
            Observable.error(Failure()).asSignal(onErrorJustReturn: 3),
        ] {
            _ = signal.emit(onNext: { log.add("\($0)") }, onCompleted: log.adding("completed"))
        }
        #expect(log.lines == ["1", "completed", "2", "completed", "3", "completed"])
    }

    @Test("a signal that is let go while an error is on its way does not recover")
    func letGoBeforeError() async {
        let failing = PublishSubject<Int>()
        let signal = failing.asSignal(onErrorRecover: { _ in
            log.add("recover")
            return .empty()
        })
        let subscription = signal.emit()
        nonisolated(unsafe) let sender = failing
        elsewhere { sender.onError(Failure()) }
        subscription.dispose()
        await mainQueueHop()
        #expect(log.lines == [])
    }

    @Test("a relay goes on when what is bound to it ends")
    func bind() {
        let values = BehaviorRelay(value: 0)
        _ = Observable.of(1, 2).bind(to: values)
        _ = Observable.of(3).bind(to: relay)
        _ = Observable.of(4).bind(onNext: { log.add("\($0)") })
        _ = values.subscribe(log.events())
        #expect(log.lines == ["4", "next(2)"])
    }
}
