import Dispatch
import RxSwift
import Testing

/// What `Documentation/Swift6.md` says: RxSwift is Swift 5 code, which does not know that a closure is on the main actor.
@Suite("A closure on the main actor that is handed to an operator")
@MainActor
struct IsolationTests {

    /// What a service answers on a queue of its own, as most do.
    nonisolated private static func titles() -> Single<[String]> {
        .create { single in
            nonisolated(unsafe) let single = single
            DispatchQueue.global().async { single(.success(["b", "a"])) }
            return Disposables.create()
        }
    }

    /// Waits for what a sequence comes to; blocking the main queue, so that nothing can hop there.
    nonisolated private static func wait(for sequence: Single<[String]>) {
        let end = DispatchSemaphore(value: 0)
        withExtendedLifetime(sequence.subscribe(onDisposed: { @Sendable in end.signal() })) { end.wait() }
    }

    @Test("stops the program where it is run on another queue")
    func trap() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            IsolationTests.wait(for: IsolationTests.titles().map { $0.sorted() })
        }
    }

    @Test("is run on the main queue after observe(on:), whatever the queue was")
    func observed() async {
        let sorted: [String] = await withCheckedContinuation { continuation in
            _ = Self.titles().observe(on: MainScheduler.instance).map { $0.sorted() }
                .subscribe(onSuccess: { continuation.resume(returning: $0) })
        }
        #expect(sorted == ["a", "b"])
    }

    @Test("is on no actor, and runs anywhere, if it is @Sendable")
    func sendable() async {
        await #expect(processExitsWith: .success) { @MainActor in
            IsolationTests.wait(for: IsolationTests.titles().map { @Sendable in $0.sorted() })
        }
    }
}
