import Dispatch

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Work that goes on beside the caller's own, one piece after the other: while files are written, the next are rendered.
///
/// It is a thread of its own: a dispatch queue waits without end for one where the system gives no more.
final class SecondCore: @unchecked Sendable {

    typealias Piece = @Sendable () throws(Failure) -> Void

    private var pieces: [Piece] = []
    /// Held for the moments in which somebody changes the pieces.
    private let lock = DispatchSemaphore(value: 1)
    /// How many pieces have come.
    private let arrivals = DispatchSemaphore(value: 0)
    /// How many more may wait.
    private let room = DispatchSemaphore(value: 4)
    private let work = DispatchGroup()
    /// Why the first piece that failed did. Written by the thread, and read only where nothing is at work: therefore the
    /// class is as safe as it says.
    private var failure: Failure?
    /// Whether there is a thread; nil before the first piece.
    private var isStarted: Bool?

    /// Takes a piece of work. After one that failed, none is done.
    ///
    /// - Returns: false if enough is waiting, or no thread can be had: who has the piece may rather do it than wait too.
    func take(_ piece: @escaping Piece) -> Bool {
        let isStarted = isStarted ?? start()
        self.isStarted = isStarted
        guard isStarted, room.wait(timeout: .now()) == .success else { return false }
        work.enter()
        lock.wait()
        pieces.append(piece)
        lock.signal()
        arrivals.signal()
        return true
    }

    /// Waits until nothing is at work.
    ///
    /// - Throws: the failure of the first piece that failed.
    func finish() throws(Failure) {
        work.wait()
        if let failure { throw failure }
    }

    // MARK: - The thread -

    private func start() -> Bool {
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let core = Unmanaged.passRetained(self)
        let code = pthread_create(
            &thread,
            nil,
            { context in
                let pointer: UnsafeMutableRawPointer? = context
                if let pointer { Unmanaged<SecondCore>.fromOpaque(pointer).takeUnretainedValue().run() }
                return nil
            },
            core.toOpaque()
        )
        if code != 0 { core.release() }
        return code == 0
    }

    /// Does the pieces until the program ends.
    private func run() {
        // Signals are the main thread's, which holds them back while files are written.
        var signals = sigset_t()
        sigfillset(&signals)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
        while true {
            arrivals.wait()
            lock.wait()
            let piece = pieces.removeFirst()
            lock.signal()
            do throws(Failure) {
                if failure == nil { try piece() }
            } catch {
                failure = error
            }
            room.signal()
            work.leave()
        }
    }
}
