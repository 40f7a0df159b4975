#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals that ask the program to stop.
enum Interruption {

    /// Runs `body` with these signals held back. One that comes in the meantime ends the program after `body`, which is
    /// told of it and cleans up. Those that the program was started to ignore (as `nohup` does) are not listened to.
    ///
    /// - Parameter body: is passed what tells whether a signal has come.
    static func deferred<E: Error>(_ body: (@escaping () -> Bool) throws(E) -> Void) throws(E) {
        let signals = [SIGINT, SIGTERM, SIGHUP].filter { !isIgnored($0) }
        var held = sigset_t()
        sigemptyset(&held)
        for signal in signals { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, nil)
        // Here a signal that has come does what it does by default, so that a shell sees what ended the program.
        defer { pthread_sigmask(SIG_UNBLOCK, &held, nil) }
        let isInterrupted = {
            var pending = sigset_t()
            sigpending(&pending)
            return signals.contains { sigismember(&pending, $0) == 1 }
        }
        try body(isInterrupted)
        // A signal that came when all was done has nothing to interrupt.
        var late: Int32 = 0
        while isInterrupted() { sigwait(&held, &late) }
    }

    private static func isIgnored(_ number: Int32) -> Bool {
        let handler = signal(number, SIG_DFL)
        guard unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) else { return false }
        signal(number, SIG_IGN)
        return true
    }
}
