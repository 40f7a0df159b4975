import Foundation
import RxSwift
import Testing

@Suite("Single and Completable")
struct SingleTests {
    private let log = Log()

    private var work: Single<Int> {
        .create { single in
            log.add("work")
            single(.success(1))
            single(.success(2))
            single(.failure(Failure()))
            return Disposables.create(with: log.adding("cancel"))
        }
    }

    @Test("a single is cold, and its first event wins")
    func cold() {
        for _ in 1...2 { _ = work.subscribe(onSuccess: { log.add("\($0)") }) }
        #expect(log.lines == ["work", "1", "cancel", "work", "1", "cancel"])
    }

    @Test("a success runs onSuccess, then disposes")
    func disposal() {
        _ = Single.just(1).subscribe(onSuccess: { log.add("\($0)") }, onDisposed: log.adding("disposed"))
        _ = Single<Int>.error(Failure()).subscribe(onFailure: { log.add("\($0)") }, onDisposed: log.adding("disposed"))
        #expect(log.lines == ["1", "disposed", "failure", "disposed"])
    }

    @Test("do surrounds a synchronous success in this order")
    func doOrder() {
        _ =
            work
            .do(
                onSuccess: { log.add("onSuccess \($0)") },
                afterSuccess: { log.add("afterSuccess \($0)") },
                onSubscribe: log.adding("onSubscribe"),
                onSubscribed: log.adding("onSubscribed"),
                onDispose: log.adding("onDispose")
            )
            .subscribe(onSuccess: { log.add("observer \($0)") }, onDisposed: log.adding("disposed"))
        #expect(
            log.lines == [
                "onSubscribe", "work", "onSuccess 1", "observer 1", "disposed", "afterSuccess 1", "cancel",
                "onSubscribed", "onDispose",
            ]
        )
    }

    @Test("zip gives the elements of all, map and flatMap what they are turned into")
    func combining() {
        _ = Single.zip(work, Single.just("a")).map { "\($0)\($1)" }.flatMap { .just($0 + "!") }
            .subscribe(onSuccess: log.add)
        _ = Single.zip([Single.just(1), .just(2)]) { $0.reduce(0, +) }.subscribe(onSuccess: { log.add("\($0)") })
        #expect(log.lines == ["work", "cancel", "1a!", "3"])
    }

    @Test("do(onError:) runs on the thread that emits")
    func errorThread() async {
        let queue = DispatchQueue(label: "emitting")
        let mark = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: mark, value: true)
        await withCheckedContinuation { continuation in
            _ = Single<Int>.create { single in
                nonisolated(unsafe) let single = single
                queue.async { single(.failure(Failure())) }
                return Disposables.create()
            }
            .do(onError: { _ in log.add("\(DispatchQueue.getSpecific(key: mark) == true)") })
            .subscribe(onFailure: { _ in continuation.resume() })
        }
        #expect(log.lines == ["true"])
    }

    @Test("a completable completes or fails, and a zipped one when all have")
    func completable() {
        _ = Completable.create { completable in
            completable(.completed)
            return Disposables.create()
        }
        .do(onCompleted: log.adding("on"), afterCompleted: log.adding("after"))
        .subscribe(onCompleted: log.adding("completed"), onDisposed: log.adding("disposed"))
        _ = Completable.zip(.empty(), .error(Failure())).subscribe { log.add("\($0)") }
        _ = Completable.zip(.empty(), .empty()).subscribe { log.add("\($0)") }
        #expect(log.lines == ["on", "completed", "disposed", "after", "error(failure)", "completed"])
    }
}
