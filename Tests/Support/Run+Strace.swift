#if os(Linux)
package import Foundation

extension Run {

    private static let strace = URL(filePath: "/usr/bin/strace")

    // The system calls of rename(3), unlink(3), rmdir(3) and mkdir(3).
    #if arch(arm64)
    package static let renaming = "renameat"
    package static let deleting = "unlinkat"
    package static let emptying = "unlinkat"
    package static let making = "mkdirat"
    #else
    package static let renaming = "rename"
    package static let deleting = "unlink"
    package static let emptying = "rmdir"
    package static let making = "mkdir"
    #endif

    /// Whether `strace` is installed and permitted.
    private static let canTrace =
        FileManager.default.isExecutableFile(atPath: strace.path)
        && (try? Run(strace, ["-o", "/dev/null", "true"], in: Repository.root))?.status == 0

    /// Runs the program under `strace`, which makes system calls fail, for half a minute at most.
    ///
    /// - Parameters:
    ///   - injections: the calls and their outcomes, in the form of `strace -e inject=`.
    ///   - paths: if there are any, only calls for one of these fail.
    ///   - environment: variables to set.
    ///   - redirection: a shell's redirection of the program's streams, if any.
    /// - Returns: nil if `strace` cannot be used.
    package static func attacked(
        _ injections: [String],
        at paths: [String] = [],
        _ arguments: [String],
        in folder: URL,
        environment: [String: String] = [:],
        redirection: String = ""
    ) throws -> Run? {
        guard canTrace else { return nil }
        let calls = injections.map { $0.prefix { $0 != ":" } }.joined(separator: ",")
        let options =
            ["-f", "-o", "/dev/null", "-e", "trace=\(calls)"] + injections.flatMap { ["-e", "inject=\($0)"] }
        let shell = redirection.isEmpty ? [] : ["/bin/sh", "-c", "exec \"$0\" \"$@\" \(redirection)"]
        let program = shell + [Repository.program.path]
        let command = [strace.path] + options + paths.flatMap { ["-P", $0] } + program + arguments
        let changes = environment.mapValues(Optional.some).merging(["CI": nil]) { $1 }
        return try Run(URL(filePath: "/usr/bin/timeout"), ["30"] + command, in: folder, environment: changes)
    }

    /// Runs the program under `strace`, which makes one system call fail: the first whose line in a trace contains a
    /// text, and with a `+` all later ones.
    ///
    /// - Parameters:
    ///   - call: the call that fails.
    ///   - text: a part of the line, as `strace -y` writes it.
    ///   - outcome: the outcome of the call, such as `error=EIO` or `signal=KILL`.
    ///   - prepare: prepares the folder that the program runs in: twice, first for the trace.
    /// - Returns: nil if `strace` cannot be used; otherwise the run, its folder, and the files before the run.
    package static func attacked(
        _ call: String,
        at text: String,
        _ outcome: String,
        isLast: Bool = false,
        goesOn: Bool = false,
        _ arguments: [String],
        prepare: (TemporaryFolder) throws -> Void = { _ in }
    ) throws -> (run: Run, folder: TemporaryFolder, before: [String: Data])? {
        let (first, folder) = (try TemporaryFolder(), try TemporaryFolder())
        try prepare(first)
        guard let calls = try trace(call, arguments, in: first.url) else { return nil }
        let lines = calls.filter { $0.hasPrefix(call + "(") }
        let index = isLast ? lines.lastIndex { $0.contains(text) } : lines.firstIndex { $0.contains(text) }
        guard let index else { throw NoSuchCall(calls: lines.joined(separator: "\n")) }
        try prepare(folder)
        let before = try folder.files
        let attack = "\(call):\(outcome):when=\(index + 1)\(goesOn ? "+" : "")"
        return try attacked([attack], arguments, in: folder.url).map { ($0, folder, before) }
    }

    private struct NoSuchCall: Error {
        let calls: String
    }

    /// The system calls of some kinds in a run of the program, one a line.
    ///
    /// - Returns: nil if `strace` cannot be used.
    package static func trace(
        _ calls: String,
        _ arguments: [String],
        in folder: URL,
        environment: [String: String] = [:]
    ) throws -> [Substring]? {
        guard canTrace else { return nil }
        let trace = try TemporaryFolder()
        let options = [
            "-y", "-s", "4096", "-o", trace.url.path + "/trace", "-e", "trace=\(calls)", Repository.program.path,
        ]
        _ = try Run(strace, options + arguments, in: folder, environment: environment.mapValues(Optional.some))
        return try trace.read("trace").split(separator: "\n")
    }
}
#endif
