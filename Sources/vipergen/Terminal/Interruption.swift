#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals that ask the program to stop. Until they are held back, they end it at once.
enum Interruption {

    /// Those that the program was started to ignore, as `nohup` does, stay ignored.
    private static let signals = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }

    /// Sets what the program does at other signals.
    static func prepare() {
        // A write beyond a limit, or to a reader that has gone, is an error to handle, not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        signal(SIGPIPE, SIG_IGN)
        // The programs that this one runs need an exit code, even if this one was started to ignore their ends.
        signal(SIGCHLD, SIG_DFL)
    }

    /// Holds the signals back from now on, so that a run can clean up.
    static func hold() {
        var set = set
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    /// True if a signal has come that is held back.
    static func isRequested() -> Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return signals.contains { sigismember(&pending, $0) == 1 }
    }

    /// Takes a signal that has come, so that the next one can be noticed.
    ///
    /// - Returns: the signal's number, for `putBack`; nil if none has come.
    static func take() -> Int32? {
        guard isRequested() else { return nil }
        var (set, number) = (set, Int32(0))
        return sigwait(&set, &number) == 0 ? number : nil
    }

    /// Raises a signal that was taken.
    static func putBack(_ number: Int32) { raise(number) }

    /// Forgets the signals that have come: when all is done, they have nothing to interrupt.
    static func forget() { while take() != nil {} }

    /// Stops holding the signals back: one that has come ends the program, so that a shell sees what ended it.
    static func release() {
        var set = set
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
    }

    /// Ends the program, by a signal that has come or with an exit code.
    static func end(with code: Int32) -> Never {
        release()
        exit(code)
    }

    private static var set: sigset_t {
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
