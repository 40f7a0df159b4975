#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

// A write beyond a limit is to be an error that is handled, not the end of the process.
signal(SIGXFSZ, SIG_IGN)
exit(Program(environment: .current).run(Array(CommandLine.arguments.dropFirst())))
