package import Foundation

/// The output of a program, and how it ended.
package struct Run: Sendable {
    package let status: Int32
    package let output: String
    package let errors: String

    /// Runs a program to its end.
    ///
    /// - Parameters:
    ///   - environment: variables to set, or to unset where the value is nil.
    ///   - input: the standard input of the program.
    ///   - isInputOpen: whether `input` stays open until the program ends, like the input of a user: at its end,
    ///     `script` of Linux sleeps.
    ///   - terminal: the terminal that the program prints to; `output` then has the errors, too.
    ///   - keys: the typed keys, each after the text before it is the last that is printed.
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
        // Files, unlike pipes, hold any amount without a reader.
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

    /// The environment of the programs that tests run.
    package static var environment: [String: String] { ProcessInfo.processInfo.environment }

    /// Without it, each package that tests build would compile the system's C modules again, which takes a third of the
    /// time: SwiftPM's own tests share them like this.
    private static let sharedCache = [
        "SWIFTPM_TESTS_MODULECACHE": Repository.program.resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "ModuleCacheOfTests").path
    ]

    /// The options of a build that is not debugged: debug information and an index of the system's modules take time to
    /// write; files that are compiled in several batches are read in each of them, and once more for other modules'
    /// imports; and SwiftPM takes long to read the compiler's output.
    package static let quickBuild =
        ["-debug-info-format", "none"]
        + [
            "-index-ignore-system-modules", "-disable-batch-mode", "-wmo", "-num-threads", "1",
            "-no-emit-module-separately-wmo", "-Xfrontend", "-disable-llvm-verify", "-diagnostic-style=llvm",
        ].flatMap { ["-Xswiftc", $0] }

    /// Runs `vipergen`. It sees no `CI`, so that a test does the same on CI; a test of what CI sees sets it.
    package static func vipergen(
        _ arguments: [String],
        in folder: URL,
        environment: [String: String?] = [:],
        input: String = "",
        terminal: Terminal? = nil,
        typing keys: [(after: String, keys: String)] = []
    ) throws -> Run {
        let defaults: [String: String?] = ["NO_COLOR": nil, "SOURCE_DATE_EPOCH": nil, "CI": nil, "PAGER": ""]
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

    /// Runs the program with the default handling of every signal. The threads that run tests block signals, and tests
    /// in the background of a script ignore Ctrl-C: a program that they start would inherit this.
    package func start() throws {
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        var (none, held) = (sigset_t(), sigset_t())
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &held)
        defer { pthread_sigmask(SIG_SETMASK, &held, nil) }
        try run()
    }
}
