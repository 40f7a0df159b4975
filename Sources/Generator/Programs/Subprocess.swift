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

    /// How long one look at the pipes takes, in milliseconds.
    private static let patience: Int32 = 50
    /// The same once the program says nothing more: its end follows at once.
    private static let shortPatience: Int32 = 5
    /// Sets what this program does with two signals, once. To write to a program that reads no more is to be an error that
    /// is handled; Linux and macOS share no way to say so of one pipe. The end of a program is to have an exit code, even if
    /// this one was started to ignore such ends.
    private static let settingSignals: Void = {
        _ = signal(SIGPIPE, SIG_IGN)
        _ = signal(SIGCHLD, SIG_DFL)
    }()

    /// Runs the program.
    ///
    /// It is in a process group of its own, so that a terminal's Ctrl-C reaches it once and in order. The first request to
    /// stop sends the group SIGINT (to which `swift build` listens, other than to SIGTERM, and ends its compilers), the
    /// next one SIGTERM, the third one SIGKILL. A program that does not end within the grace period gets the next signal
    /// without a further request.
    ///
    /// What the program printed until its end is all that is read: a daemon that it leaves behind may keep the pipes open.
    ///
    /// - Parameters:
    ///   - input: what it reads from standard input.
    ///   - stopRequests: asked all the time: how often the person has asked to stop.
    ///   - gracePeriod: how long the program may take to end after a signal.
    ///   - progress: is given what comes on standard output, as it comes.
    /// - Throws: an `unavailable` failure if there is no such program, `inputOutput` if it cannot be run.
    package func run(
        input: [UInt8] = [],
        stopRequests: () -> Int = { 0 },
        gracePeriod: Duration = .seconds(5),
        progress: (ArraySlice<UInt8>) -> Void = { _ in }
    ) throws(Failure) -> Outcome {
        Self.settingSignals
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
        var stop = Stop(process, gracePeriod)
        while true {
            stop.step(requests: stopRequests())
            transfer.step(patience: transfer.isOpen ? Self.patience : Self.shortPatience, progress)
            guard let status = status(of: process) else { continue }
            transfer.end(progress)
            return Outcome(status: status, output: transfer.output, errors: transfer.errors)
        }
    }

    /// - Returns: nil if the program has not ended.
    private func status(of process: pid_t) -> Int32? {
        var status: Int32 = 0
        let ended = waitpid(process, &status, WNOHANG)
        guard ended == process else { return ended < 0 && errno == ECHILD ? EXIT_FAILURE : nil }
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

/// The signals that ask a program to end, each more firmly than the one before.
private struct Stop {
    private let process: pid_t
    private let gracePeriod: Duration
    private var signals = [SIGINT, SIGTERM, SIGKILL][...]
    private var sentCount = 0
    private var deadline = ContinuousClock.now

    init(_ process: pid_t, _ gracePeriod: Duration) {
        (self.process, self.gracePeriod) = (process, gracePeriod)
    }

    /// Sends the program's group the next signal if it is due.
    ///
    /// - Parameter requests: how often the person has asked to stop.
    mutating func step(requests: Int) {
        let isDue = requests > sentCount || sentCount > 0 && ContinuousClock.now >= deadline
        guard isDue, let signal = signals.popFirst() else { return }
        kill(-process, signal)
        sentCount += 1
        deadline = .now + gracePeriod
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

    /// Reads what the other program has left in the pipes at its end, and closes them.
    mutating func end(_ progress: (ArraySlice<UInt8>) -> Void) {
        close(2)
        // More is not in a pipe at once; what a daemon writes later is not waited for.
        for _ in 0..<16 where isOpen { step(patience: 0, progress) }
        close(0)
        close(1)
    }

    private mutating func receive(_ index: Int) -> ArraySlice<UInt8>? {
        guard ends[index].fd >= 0, ends[index].revents != 0 else { return nil }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = read(ends[index].fd, &buffer, buffer.count)
        if count > 0 { return buffer[..<count] }
        if count == 0 || errno != EINTR { close(index) }
        return nil
    }

    /// Writes what the pipe takes; a program that reads no more gets the end of its input.
    private mutating func send() {
        let count = rest.withUnsafeBytes { write(ends[2].fd, $0.baseAddress, $0.count) }
        if count > 0 { rest = rest.dropFirst(count) }
        if rest.isEmpty || count < 0 && errno != EAGAIN && errno != EINTR { close(2) }
    }

    /// Closes an end; poll(2) passes over what is below zero.
    private mutating func close(_ index: Int) {
        if ends[index].fd >= 0 { Pipes.systemClose(ends[index].fd) }
        ends[index].fd = -1
    }
}
