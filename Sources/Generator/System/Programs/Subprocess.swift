#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A program of this machine, `git` or `swift`, run to its end with arguments, and never through a shell.
package struct Subprocess: Sendable {

    /// How it ended, and what it printed.
    package struct Outcome: Sendable {
        /// The exit code; for a program that a signal ended 128 and the signal's number, as shells have it.
        package let status: Int32
        /// What it wrote to standard output.
        package let output: [UInt8]
        /// What it wrote to standard error.
        package let errors: [UInt8]
        /// Everything that it printed.
        var text: String { String(decoding: output + errors, as: UTF8.self) }
    }

    /// The program: a path, or a name that is looked for where `PATH` says.
    package let program: String
    package let arguments: [String]
    /// All of its environment.
    package let environment: [String: String]

    /// The working directory stays the same, since Linux has no portable call to choose another: use `git -C` and
    /// `swift --package-path`.
    package init(_ program: String, _ arguments: [String], environment: [String: String]) {
        (self.program, self.arguments, self.environment) = (program, arguments, environment)
    }

    /// How long one look at the pipes waits at most, in milliseconds.
    private static let patience: Int32 = 5

    /// Runs the program. The caller must ignore SIGPIPE and must not ignore SIGCHLD.
    ///
    /// It is in a process group of its own, so that a terminal's Ctrl-C does not reach it a second time. The first request to
    /// stop sends the group SIGINT, the next one SIGTERM, the third one SIGKILL: at SIGINT, `swift build` ends its compilers;
    /// at SIGTERM it does not. A program that does not end within the grace period gets the next signal without a further
    /// request.
    ///
    /// Output is read until the program ends. A daemon that it leaves behind may keep the pipes open, and is not waited for.
    ///
    /// - Parameters:
    ///   - input: what it reads from standard input.
    ///   - stopRequests: how often the person has asked to stop. It is called repeatedly.
    ///   - gracePeriod: how long the program may take to end after a signal.
    ///   - progress: receives standard output as it arrives.
    /// - Throws: an `unavailable` failure if there is no such program, `inputOutput` if it cannot be run.
    package func run(
        input: [UInt8] = [],
        stopRequests: () -> Int = { 0 },
        gracePeriod: Duration = .seconds(5),
        progress: (ArraySlice<UInt8>) -> Void = { _ in }
    ) throws(Failure) -> Outcome {
        var (process, transfer) = try start(input)
        let signals = [SIGINT, SIGTERM, SIGKILL]
        var sentCount = 0
        var deadline = ContinuousClock.now
        while true {
            let isDue = stopRequests() > sentCount || sentCount > 0 && ContinuousClock.now >= deadline
            if isDue, sentCount < signals.count {
                kill(-process, signals[sentCount])
                sentCount += 1
                deadline = .now + gracePeriod
            }
            transfer.step(patience: Self.patience, progress)
            guard let status = Self.status(of: process) else { continue }
            // More is not in a pipe at once; what a daemon writes later is not waited for.
            for _ in 0..<16 where transfer.isOpen { transfer.step(patience: 0, progress) }
            return Outcome(status: status, output: transfer.output, errors: transfer.errors)
        }
    }

    /// - Returns: nil if the program has not ended.
    private static func status(of process: pid_t) -> Int32? {
        var status: Int32 = 0
        let ended = waitpid(process, &status, WNOHANG)
        guard ended == process else { return ended < 0 && errno == ECHILD ? EXIT_FAILURE : nil }
        // As the macros WEXITSTATUS and WTERMSIG have it.
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    /// Starts the program.
    ///
    /// - Parameter text: what it reads from standard input.
    /// - Returns: its number, and this program's ends of the pipes, which close when they are released.
    private func start(_ text: [UInt8]) throws(Failure) -> (process: pid_t, transfer: Transfer) {
        let (input, output, errors) = (try newPipe(), try newPipe(), try newPipe())
        let process = try withExtendedLifetime((input, output, errors)) { () throws(Failure) in
            let streams = [input.read, output.write, errors.write].map(\.descriptor)
            return try spawn(streams, flags: POSIX_SPAWN_SETPGROUP)
        }
        return (process, Transfer([output.read, errors.read, input.write], input: text))
    }

    /// Runs the program in the person's terminal, where it shows a text and reads keys. The caller blocks SIGINT: Ctrl-C is
    /// for the program.
    ///
    /// - Parameter text: what it reads from standard input.
    /// - Throws: as `run` does.
    package func show(_ text: [UInt8]) throws(Failure) {
        let process = try feed(text)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Starts the program in the terminal, and writes its standard input.
    private func feed(_ text: [UInt8]) throws(Failure) -> pid_t {
        let (process, input) = try startInTerminal()
        // The person can end it before it has read all.
        withExtendedLifetime(input) { _ = Disk.writeAll(text, toDescriptor: input.descriptor) }
        return process
    }

    /// - Returns: its number, and this program's end of the pipe that it reads from.
    private func startInTerminal() throws(Failure) -> (process: pid_t, input: OpenFile) {
        let pipe = try newPipe()
        let process = try withExtendedLifetime(pipe) { () throws(Failure) in
            try spawn([pipe.read.descriptor], flags: 0)
        }
        return (process, pipe.write)
    }

    /// Starts the program.
    ///
    /// - Parameter streams: its standard streams, in their order; it shares the others with this program.
    private func spawn(_ streams: [Int32], flags: Int32) throws(Failure) -> pid_t {
        #if canImport(Darwin)
        var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
        #else
        var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
        }
        // This program blocks and ignores some signals. The other one must not inherit that.
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(&attributes, Int16(flags | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
        var words = ([program] + arguments).map { strdup($0) } + [nil]
        var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for word in words + variables { free(word) } }
        var process: pid_t = 0
        let code = posix_spawnp(&process, program, &actions, &attributes, &words, &variables)
        if code == ENOENT {
            let help = "install it, or add its folder to PATH"
            throw Failure(.unavailable, "there is no program '\(program)'", help: help)
        }
        guard code == 0 else { throw Disk.failure(.inputOutput, "cannot run", program, code) }
        return process
    }
}

/// A pipe. Its ends are closed in the other program, which gets copies of three ends as its standard streams: any other
/// end would keep a pipe open.
private func newPipe() throws(Failure) -> (read: OpenFile, write: OpenFile) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Disk.failure(.inputOutput, "cannot make", "a pipe") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (OpenFile(ends[0]), OpenFile(ends[1]))
}

/// Reads and writes the pipes at the same time: a program that waits for its output to be read does not read its input.
private struct Transfer {
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []
    private var rest: ArraySlice<UInt8>
    /// The output, the errors and the input; nil once it is closed.
    private var ends: [OpenFile?]

    init(_ ends: [OpenFile], input: [UInt8]) {
        (self.ends, rest) = (ends, input[...])
        _ = fcntl(ends[2].descriptor, F_SETFL, O_NONBLOCK)
    }

    /// Whether the other program can still print something.
    var isOpen: Bool { ends[0] != nil || ends[1] != nil }

    /// Waits until something can be read or written, no longer than `patience` milliseconds, and does it.
    mutating func step(patience: Int32, _ progress: (ArraySlice<UInt8>) -> Void) {
        let events = [POLLIN, POLLIN, POLLOUT]
        // poll(2) ignores descriptors below zero.
        var polled = zip(ends, events).map { pollfd(fd: $0?.descriptor ?? -1, events: Int16($1), revents: 0) }
        guard poll(&polled, nfds_t(polled.count), patience) > 0 else { return }
        let bytes = polled[0].revents == 0 ? [] : receive(0)
        output += bytes
        if !bytes.isEmpty { progress(bytes) }
        if polled[1].revents != 0 { errors += receive(1) }
        if polled[2].revents != 0 { send() }
        if !isOpen { ends[2] = nil }
    }

    private mutating func receive(_ index: Int) -> ArraySlice<UInt8> {
        guard let end = ends[index] else { return [] }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(end.descriptor, &buffer, buffer.count)
        if count == 0 || count < 0 && errno != EINTR { ends[index] = nil }
        return buffer[..<max(count, 0)]
    }

    /// Writes what the pipe takes, and closes it when all is written or the program reads no more.
    private mutating func send() {
        guard let end = ends[2] else { return }
        let count = rest.withUnsafeBytes { write(end.descriptor, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        if rest.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR { ends[2] = nil }
    }
}
