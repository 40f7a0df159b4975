#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The signals that ask the program to stop. Until they are blocked, they end it at once.
enum Interruption {

    /// Those that the program was started to ignore, as `nohup` does, stay ignored.
    private static let signals = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }

    /// Sets what the program does at other signals.
    static func prepare() {
        // A write beyond a limit or to a closed pipe is an error to handle, not the end of the process.
        signal(SIGXFSZ, SIG_IGN)
        signal(SIGPIPE, SIG_IGN)
        // If the end of child processes is ignored, their exit codes are lost.
        signal(SIGCHLD, SIG_DFL)
    }

    /// Blocks the signals from now on, so that a run can clean up.
    static func hold() { mask(SIG_BLOCK) }

    /// True if a blocked signal is pending.
    static func isRequested() -> Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return signals.contains { sigismember(&pending, $0) == 1 }
    }

    /// Takes a pending signal, so that the next one is noticed.
    ///
    /// - Returns: the signal's number, for `putBack`; nil if none is pending.
    static func take() -> Int32? {
        guard isRequested() else { return nil }
        var (set, number) = (set, Int32(0))
        return sigwait(&set, &number) == 0 ? number : nil
    }

    /// Raises a signal that was taken.
    static func putBack(_ number: Int32) { raise(number) }

    /// Discards pending signals: when all is done, there is nothing to interrupt.
    static func forget() { while take() != nil {} }

    /// Unblocks the signals. A pending one ends the program, so that a shell sees which one.
    static func release() { mask(SIG_UNBLOCK) }

    private static func mask(_ change: Int32) {
        var set = set
        pthread_sigmask(change, &set, nil)
    }

    /// Ends the program, by a pending signal or with an exit code.
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
