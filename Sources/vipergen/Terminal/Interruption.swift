#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals that ask the program to stop. Before they are held back, they end it at once.
enum Interruption {

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Holds the signals back from now on, so that a run can clean up. Those that the program was started to ignore (as
    /// `nohup` does) are not listened to.
    static func hold() {
        var set = set(of: signals.filter { !isIgnored($0) })
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// Whether a signal has come that is held back.
    static func isRequested() -> Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return signals.contains { sigismember(&pending, $0) == 1 && !isIgnored($0) }
    }

    /// Takes a signal that has come, so that the next one can be noticed.
    ///
    /// - Returns: the signal's number, for `putBack`; nil if none has come.
    static func take() -> Int32? {
        guard isRequested() else { return nil }
        var set = set(of: signals.filter { !isIgnored($0) })
        var number: Int32 = 0
        return sigwait(&set, &number) == 0 ? number : nil
    }

    /// Makes a signal that was taken one that has come.
    static func putBack(_ number: Int32) { raise(number) }

    /// Forgets the signals that have come: when all is done, they have nothing to interrupt.
    static func forget() { while take() != nil {} }

    /// Lets a signal that has come do what it does by default, so that a shell sees what ended the program.
    static func release() {
        var set = set(of: signals)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    private static func set(of signals: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for signal in signals { sigaddset(&set, signal) }
        return set
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        var action = sigaction()
        sigaction(number, nil, &action)
        #if canImport(Darwin)
        let handler = action.__sigaction_u.__sa_handler
        #else
        let handler = action.__sigaction_handler.sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}
