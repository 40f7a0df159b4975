import Foundation
import RxCocoa
import RxSwift
import Testing

// Helpers as apps have them.

extension SharedSequenceConvertibleType where Element == Bool {
    fileprivate func toggled() -> SharedSequence<SharingStrategy, Bool> { map { !$0 } }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    fileprivate func mapToVoid() -> Driver<Void> { asSharedSequence().map { _ in } }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
    fileprivate func described() -> Single<String> { map { "\($0)" } }
}

@Suite("Helpers of apps") @MainActor
struct HelperTests {
    private let log = Log()

    @Test("extend every driver, signal and single")
    func helpers() {
        _ = Driver.just(true).toggled().drive(onNext: { log.add("\($0)") })
        _ = Driver.just(1).mapToVoid().drive(onNext: { log.add("void") })
        _ = Single.just(7).primitiveSequence.described().subscribe(onSuccess: { log.add($0) })
        #expect(log.lines == ["false", "void", "7"])
    }

    @Test("merge puts drivers together, and those that a driver has for elements")
    func merge() {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let drivers = [first, second].map { $0.asDriver(onErrorDriveWith: .never()) }
        _ = Driver.merge(drivers[0], drivers[1]).drive(onNext: { log.add("\($0)") })
        _ = Driver.of(drivers[0]).merge().drive(onNext: { log.add("inner \($0)") })
        second.onNext(2)
        first.onNext(1)
        #expect(log.lines == ["2", "1", "inner 1"])
    }

    @Test("delay brings the elements and the end later, in order, on the main queue")
    func delay() async {
        await withCheckedContinuation { continuation in
            _ = Driver.of(1, 2, 3).delay(.milliseconds(1))
                .drive(
                    onNext: { log.add("\($0) \(DispatchQueue.isMain)") },
                    onCompleted: { continuation.resume() }
                )
            #expect(log.lines == [])
        }
        #expect(log.lines == ["1 true", "2 true", "3 true"])
    }

    @Test("delay lets an error through at once, and nothing after it")
    func delayedError() async {
        let subject = PublishSubject<Int>()
        _ = subject.delay(.milliseconds(1), scheduler: MainScheduler.instance).subscribe(log.events())
        subject.onNext(1)
        subject.onError(Failure())
        #expect(log.lines == ["error(Failure())"])
    }

    @Test("observe(on:) an asynchronous main scheduler delivers later, even from the main queue")
    func asynchronous() async {
        // One of its own: what other tests have waiting on the shared one would have this wait too.
        _ = Observable.just(1).observe(on: MainScheduler()).subscribe(log.events("now "))
        _ = Observable.just(2).observe(on: MainScheduler.asyncInstance).subscribe(log.events("later "))
        #expect(log.lines == ["now next(1)", "now completed"])
        await mainQueueHop()
        await mainQueueHop()
        #expect(log.lines.dropFirst(2) == ["later next(2)", "later completed"])
    }
}
