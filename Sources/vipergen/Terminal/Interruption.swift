#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The signals that ask the program to stop.
enum Interruption {

    private static let signals = [SIGINT, SIGTERM, SIGHUP]

    /// Runs `body` with these signals held back. One that comes in the meantime ends the program after `body`, which is
    /// told of it and cleans up.
    ///
    /// - Parameter body: is passed what tells whether a signal has come.
    static func deferred<E: Error>(_ body: (@escaping () -> Bool) throws(E) -> Void) throws(E) {
        var held = sigset_t()
        var before = sigset_t()
        sigemptyset(&held)
        for signal in signals { sigaddset(&held, signal) }
        pthread_sigmask(SIG_BLOCK, &held, &before)
        // Here a signal that has come does what it does by default, so that a shell sees what ended the program.
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try body {
            var pending = sigset_t()
            sigpending(&pending)
            return signals.contains { sigismember(&pending, $0) == 1 }
        }
    }
}
