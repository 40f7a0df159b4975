#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
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
    }

    /// The program: a path, or a name that is looked for where `PATH` says.
    package let program: String
    package let arguments: [String]
    /// All of its environment.
    package let environment: [String: String]

    /// There is no working directory to choose, since Linux has no portable call for it: `git -C` and
    /// `swift --package-path` do the same.
    package init(_ program: String, _ arguments: [String], environment: [String: String]) {
        (self.program, self.arguments, self.environment) = (program, arguments, environment)
    }

    /// How long one look at the pipes takes, in milliseconds, before it is asked whether to go on.
    private static let patience: Int32 = 50

    /// Runs the program.
    ///
    /// It is in a process group of its own, so that a terminal's Ctrl-C reaches it once and in order: `isCancelled`
    /// tells of it, the group is asked to end as by Ctrl-C (to which `swift build` listens, other than to SIGTERM, and
    /// ends its compilers), and its end is waited for.
    ///
    /// - Parameters:
    ///   - input: what it reads from standard input.
    ///   - isCancelled: asked all the time; when it is true, the program is interrupted.
    ///   - progress: is given what comes on standard output, as it comes.
    /// - Throws: an `unavailable` failure if there is no such program, `inputOutput` if it cannot be run.
    package func run(
        input: [UInt8] = [],
        isCancelled: () -> Bool = { false },
        progress: (ArraySlice<UInt8>) -> Void = { _ in }
    ) throws(Failure) -> Outcome {
        let pipes = try Pipes()
        let process: pid_t
        do {
            process = try spawn(pipes)
        } catch {
            pipes.close()
            throw error
        }
        pipes.closeOtherEnds()
        var transfer = Transfer(pipes, input: input)
        var isInterrupted = false
        while transfer.isOpen {
            if !isInterrupted, isCancelled() {
                isInterrupted = true
                kill(-process, SIGINT)
            }
            transfer.step(patience: Self.patience, progress)
        }
        return Outcome(status: status(of: process), output: transfer.output, errors: transfer.errors)
    }

    private func status(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // As the macros WEXITSTATUS and WTERMSIG have it.
        let signal = status & 0x7F
        return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
    }

    private func spawn(_ pipes: Pipes) throws(Failure) -> pid_t {
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
        posix_spawn_file_actions_adddup2(&actions, pipes.input.read, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes.output.write, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, pipes.errors.write, STDERR_FILENO)
        // This program holds signals back and ignores some; the other one is to know nothing of it.
        var (none, all) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        sigfillset(&all)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setpgroup(&attributes, 0)
        let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
        posix_spawnattr_setflags(&attributes, Int16(flags))
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

/// The three pipes between this program and another.
private struct Pipes {
    let input: (read: Int32, write: Int32)
    let output: (read: Int32, write: Int32)
    let errors: (read: Int32, write: Int32)

    init() throws(Failure) {
        var ends: [Int32] = []
        for _ in 0..<3 {
            var pair: [Int32] = [-1, -1]
            guard pipe(&pair) == 0 else {
                let failure = Disk.failure(.inputOutput, "cannot make", "a pipe")
                for end in ends { Self.systemClose(end) }
                throw failure
            }
            ends += pair
        }
        // The other program gets its ends by name; what it inherits beside them would keep a pipe open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        (input, output, errors) = ((ends[0], ends[1]), (ends[2], ends[3]), (ends[4], ends[5]))
    }

    func closeOtherEnds() {
        for end in [input.read, output.write, errors.write] { Self.systemClose(end) }
    }

    func close() {
        closeOtherEnds()
        for end in [input.write, output.read, errors.read] { Self.systemClose(end) }
    }

    static func systemClose(_ descriptor: Int32) {
        #if canImport(Glibc)
        _ = Glibc.close(descriptor)
        #elseif canImport(Musl)
        _ = Musl.close(descriptor)
        #else
        _ = Darwin.close(descriptor)
        #endif
    }
}

/// What goes through the pipes, in both directions at once: a program that waits for its output to be read reads no
/// input.
private struct Transfer {
    private(set) var output: [UInt8] = []
    private(set) var errors: [UInt8] = []
    private var rest: ArraySlice<UInt8>
    private var ends: [pollfd]

    init(_ pipes: Pipes, input: [UInt8]) {
        rest = input[...]
        ends = [
            pollfd(fd: pipes.output.read, events: Int16(POLLIN), revents: 0),
            pollfd(fd: pipes.errors.read, events: Int16(POLLIN), revents: 0),
            pollfd(fd: pipes.input.write, events: Int16(POLLOUT), revents: 0),
        ]
        _ = fcntl(pipes.input.write, F_SETFL, O_NONBLOCK)
    }

    /// Whether the other program can still say something.
    var isOpen: Bool { ends[0].fd >= 0 || ends[1].fd >= 0 }

    /// Waits until something can be read or written, no longer than `patience` milliseconds, and does it.
    mutating func step(patience: Int32, _ progress: (ArraySlice<UInt8>) -> Void) {
        guard poll(&ends, nfds_t(ends.count), patience) > 0 else { return }
        if let bytes = receive(0) {
            output += bytes
            progress(bytes)
        }
        if let bytes = receive(1) { errors += bytes }
        if ends[2].revents != 0 { send() }
        if !isOpen { close(2) }
    }

    private mutating func receive(_ index: Int) -> ArraySlice<UInt8>? {
        guard ends[index].fd >= 0, ends[index].revents != 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(ends[index].fd, &buffer, buffer.count)
        if count > 0 { return buffer[..<count] }
        if count == 0 || errno != EINTR { close(index) }
        return nil
    }

    /// A program that reads no more is no reason to end this one: the signal that tells of it is taken away.
    private mutating func send() {
        var (signals, others) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, &others)
        defer { pthread_sigmask(SIG_SETMASK, &others, nil) }
        let count = rest.withUnsafeBytes { write(ends[2].fd, $0.baseAddress, $0.count) }
        if count < 0, errno == EPIPE {
            var number: Int32 = 0
            sigwait(&signals, &number)
            return close(2)
        }
        if count > 0 { rest = rest.dropFirst(count) }
        if rest.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR { close(2) }
    }

    /// Closes an end; poll(2) passes over what is below zero.
    private mutating func close(_ index: Int) {
        if ends[index].fd >= 0 { Pipes.systemClose(ends[index].fd) }
        ends[index].fd = -1
    }
}
