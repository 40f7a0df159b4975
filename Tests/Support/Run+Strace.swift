#if os(Linux)
package import Foundation

extension Run {

    private static let strace = URL(filePath: "/usr/bin/strace")

    /// Whether `strace` is there, and allowed.
    private static func canTrace(in folder: URL) throws -> Bool {
        try FileManager.default.isExecutableFile(atPath: strace.path)
            && Run(strace, ["-o", "/dev/null", "true"], in: folder).status == 0
    }

    /// Runs the program under `strace`, which has system calls go wrong, for half a minute at most.
    ///
    /// - Parameters:
    ///   - injections: the calls and what becomes of them, as `strace -e inject=` has it.
    ///   - paths: if there are any, only calls go wrong that are about one of these.
    ///   - environment: variables to set.
    ///   - redirection: what a shell does to its streams, if anything.
    /// - Returns: nil where that cannot be done.
    package static func attacked(
        _ injections: [String],
        at paths: [String] = [],
        _ arguments: [String],
        in folder: URL,
        environment: [String: String] = [:],
        redirection: String = ""
    ) throws -> Run? {
        guard try canTrace(in: folder) else { return nil }
        let calls = injections.map { $0.prefix { $0 != ":" } }.joined(separator: ",")
        let options =
            ["-f", "-o", "/dev/null", "-e", "trace=\(calls)"] + injections.flatMap { ["-e", "inject=\($0)"] }
        let shell = redirection.isEmpty ? [] : ["/bin/sh", "-c", "exec \"$0\" \"$@\" \(redirection)"]
        let program = shell + [Repository.program.path]
        let command = [strace.path] + options + paths.flatMap { ["-P", $0] } + program + arguments
        let changes = environment.mapValues(Optional.some).merging(["CI": nil]) { $1 }
        return try Run(URL(filePath: "/usr/bin/timeout"), ["30"] + command, in: folder, environment: changes)
    }

    /// Runs the program under `strace`, which has one system call go wrong: the first whose line in a trace has a text in it,
    /// and with a `+` all that follow.
    ///
    /// - Parameters:
    ///   - call: the call that goes wrong.
    ///   - text: what the line has in it, as `strace -y` writes it.
    ///   - outcome: what becomes of the call, as `error=EIO` or `signal=KILL`.
    ///   - prepare: makes the folder that the program runs in: twice, for the trace first.
    /// - Returns: nil where that cannot be done; otherwise the run, and its folder as it was before.
    package static func attacked(
        _ call: String,
        at text: String,
        _ outcome: String,
        isLast: Bool = false,
        goesOn: Bool = false,
        _ arguments: [String],
        prepare: (TemporaryFolder) throws -> Void = { _ in }
    ) throws -> (run: Run, folder: TemporaryFolder, before: [String: Data])? {
        let (first, folder, home) = (try TemporaryFolder(), try TemporaryFolder(), try TemporaryFolder())
        // Other runs of tests have journals, and looking at them takes calls.
        try home.makeFolder("vipergen", permissions: 0o700)
        let environment = ["XDG_STATE_HOME": home.url.path]
        try prepare(first)
        guard let calls = try trace(call, arguments, in: first.url, environment: environment) else { return nil }
        let lines = calls.filter { $0.hasPrefix(call + "(") }
        let index = isLast ? lines.lastIndex { $0.contains(text) } : lines.firstIndex { $0.contains(text) }
        guard let index else { throw NoSuchCall(calls: lines.joined(separator: "\n")) }
        try prepare(folder)
        let before = try folder.files
        let attack = "\(call):\(outcome):when=\(index + 1)\(goesOn ? "+" : "")"
        return try attacked([attack], arguments, in: folder.url, environment: environment)
            .map { ($0, folder, before) }
    }

    private struct NoSuchCall: Error {
        let calls: String
    }

    /// The calls of some kinds that a run of the program makes, one a line.
    ///
    /// - Returns: nil where that cannot be told.
    package static func trace(
        _ calls: String,
        _ arguments: [String],
        in folder: URL,
        environment: [String: String] = [:]
    ) throws -> [Substring]? {
        guard try canTrace(in: folder) else { return nil }
        let trace = try TemporaryFolder()
        let options = [
            "-y", "-s", "4096", "-o", trace.url.path + "/trace", "-e", "trace=\(calls)", Repository.program.path,
        ]
        _ = try Run(strace, options + arguments, in: folder, environment: environment.mapValues(Optional.some))
        return try trace.read("trace").split(separator: "\n")
    }
}
#endif
