package import Foundation

/// What a program printed, and how it ended.
package struct Run: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - environment: variables to set, or to unset where the value is nil.
    ///   - input: what the program reads from standard input.
    ///   - isInputOpen: whether `input` has no end until the program has one, as what a person types: where it ends, `script`
    ///     of Linux sleeps.
    ///   - terminal: what the program prints to; it is then in `output`, errors too.
    ///   - keys: what a person types there, each when the text before it is the last that is printed.
    package init(
        _ program: URL,
        _ arguments: [String],
        in folder: URL,
        environment changes: [String: String?] = [:],
        input: String = "",
        isInputOpen: Bool = false,
        terminal: Terminal? = nil,
        typing keys: [(after: String, keys: String)] = []
    ) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Self.environment.merging(Self.sharedCache) { own, _ in own }
            .merging(changes.compactMapValues { $0 }) { $1 }.filter { key, _ in changes[key] != .some(nil) }
        // Files, unlike pipes, take any amount while nobody reads.
        let folder = try TemporaryFolder()
        try folder.write(input, to: "input")
        try folder.write("", to: "output")
        try folder.write("", to: "errors")
        let typed = isInputOpen ? Pipe() : nil
        try typed?.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        let input = try typed?.fileHandleForReading ?? FileHandle(forReadingFrom: folder.url.appending(path: "input"))
        process.standardInput = keys.isEmpty ? input : terminal?.end ?? input
        process.standardOutput = try terminal?.end ?? FileHandle(forWritingTo: folder.url.appending(path: "output"))
        process.standardError = try terminal?.end ?? FileHandle(forWritingTo: folder.url.appending(path: "errors"))
        try process.start()
        let shown = terminal?.read(typing: keys) { kill(process.processIdentifier, SIGINT) }
        process.waitUntilExit()
        try typed?.fileHandleForWriting.close()
        status = process.terminationStatus
        output = try shown ?? folder.read("output")
        errors = try folder.read("errors")
    }

    /// The environment of the programs that tests run: with a state folder of their own.
    package static var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(["XDG_STATE_HOME": TemporaryFolder.state]) { $1 }
    }

    /// Packages that tests build would each compile the system's C modules anew, which takes a third of their time: SwiftPM
    /// has its own tests share these so.
    private static let sharedCache = [
        "SWIFTPM_TESTS_MODULECACHE": Repository.program.resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "ModuleCacheOfTests").path
    ]

    /// The options of a package's build that nobody debugs: what a debugger would read takes its time to be written, and
    /// what names of the system's modules mean too; files that are compiled in several batches are read in each of them, and
    /// once more for what other modules import; and SwiftPM takes its time over all that the compiler says.
    package static let quickBuild =
        ["-debug-info-format", "none"]
        + [
            "-index-ignore-system-modules", "-disable-batch-mode", "-wmo", "-num-threads", "1",
            "-no-emit-module-separately-wmo", "-Xfrontend", "-disable-llvm-verify", "-diagnostic-style=llvm",
        ].flatMap { ["-Xswiftc", $0] }

    /// Runs `vipergen`.
    package static func vipergen(
        _ arguments: [String],
        in folder: URL,
        environment: [String: String?] = [:],
        input: String = "",
        terminal: Terminal? = nil,
        typing keys: [(after: String, keys: String)] = []
    ) throws -> Run {
        let defaults: [String: String?] = ["NO_COLOR": nil, "SOURCE_DATE_EPOCH": nil]
        return try Run(
            Repository.program,
            arguments,
            in: folder,
            environment: defaults.merging(environment) { $1 },
            input: input,
            terminal: terminal,
            typing: keys
        )
    }
}

extension Process {

    /// Runs the program with every signal as usual. The threads that run tests hold signals back, and tests that run in the
    /// background of a script ignore Ctrl-C: a program that they start would do so too.
    package func start() throws {
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        var (none, held) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &held)
        defer { pthread_sigmask(SIG_SETMASK, &held, nil) }
        try run()
    }
}
