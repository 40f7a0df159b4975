import Dispatch
import Foundation
import Testing

@testable import VipergenGenerator

@Suite("The second core") struct SecondCoreTests {

    /// What pieces of work noted when they were done.
    private final class Notes: @unchecked Sendable {
        private let lock = NSLock()
        private var notes: [Int] = []
        var all: [Int] { lock.withLock { notes } }
        func add(_ note: Int) { lock.withLock { notes.append(note) } }
    }

    @Test("pieces are done in the order in which they came, and all are done at the end")
    func order() throws {
        let (core, notes) = (SecondCore(), Notes())
        for number in 0..<100 where !core.take({ () throws(Failure) in notes.add(number) }) {
            try core.finish()
            #expect(core.take { () throws(Failure) in notes.add(number) })
        }
        try core.finish()
        #expect(notes.all == Array(0..<100))
    }

    @Test("no more than four pieces wait for one that takes its time, and there is room again behind it")
    func room() throws {
        let (core, notes, gate) = (SecondCore(), Notes(), DispatchSemaphore(value: 0))
        let (begun, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        #expect(
            core.take { () throws(Failure) in
                begun.signal()
                gate.wait()
            }
        )
        begun.wait()
        for number in 0..<3 { #expect(core.take { () throws(Failure) in notes.add(number) }) }
        #expect(!core.take { () throws(Failure) in notes.add(-1) })
        gate.signal()
        try core.finish()
        #expect(core.take { () throws(Failure) in done.signal() })
        done.wait()
        #expect(notes.all == [0, 1, 2])
    }

    @Test("after a piece that failed none is done, and the end tells why it did")
    func failure() {
        let (core, notes) = (SecondCore(), Notes())
        let gate = DispatchSemaphore(value: 0)
        #expect(core.take { () throws(Failure) in gate.wait() })
        for message in ["first", "second"] {
            #expect(core.take { () throws(Failure) in throw Failure(.cannotCreate, message) })
        }
        #expect(core.take { () throws(Failure) in notes.add(1) })
        gate.signal()
        for _ in 0..<2 {
            let failure = #expect(throws: Failure.self) { try core.finish() }
            #expect(failure?.diagnostics[0].message == "first")
        }
        #expect(notes.all == [])
    }

    @Test("a signal is the main thread's, whatever is at work beside it")
    func signals() throws {
        let (core, notes) = (SecondCore(), Notes())
        // The thread of a test may hold signals back, as that of the program does not.
        var (all, before) = (sigset_t(), sigset_t())
        sigfillset(&all)
        pthread_sigmask(SIG_UNBLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let isTaken = core.take { () throws(Failure) in
            var blocked = sigset_t()
            pthread_sigmask(SIG_BLOCK, nil, &blocked)
            for signal in [SIGINT, SIGTERM, SIGHUP] where sigismember(&blocked, signal) == 1 { notes.add(Int(signal)) }
        }
        try core.finish()
        #expect(isTaken && notes.all == [SIGINT, SIGTERM, SIGHUP].map(Int.init))
    }

    @Test("a core that nothing was given has nothing to wait for")
    func nothing() throws {
        try SecondCore().finish()
    }
}
