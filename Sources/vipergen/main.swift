#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// A write beyond a limit, or to a reader that has gone, is to be an error that is handled, not the end of the process.
signal(SIGXFSZ, SIG_IGN)
signal(SIGPIPE, SIG_IGN)
// A stream that the program was started without must not become a file that it opens. This way nothing can be written.
for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
    _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
}
let code = Program(environment: Environment()).run(Array(CommandLine.arguments.dropFirst()))
Interruption.release()
exit(code)
