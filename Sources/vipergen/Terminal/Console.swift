import VipergenGenerator

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Results for standard output and problems for standard error, in color where a person reads them.
struct Console {

    /// The escape sequences of ECMA-48, "SGR".
    private enum Color: String {
        case red = "\u{1B}[31m"
        case green = "\u{1B}[32m"
        case cyan = "\u{1B}[36m"
        case bold = "\u{1B}[1m"
        case boldRed = "\u{1B}[1;31m"
        static let reset = "\u{1B}[0m"
    }

    /// What goes to standard output.
    private var output = ""
    /// The files of the run, kept for the JSON document only.
    private var files: [JSON] = []
    /// The modules of which `status` tells, likewise.
    private var modules: [JSON] = []
    private let arguments: Arguments
    private let colorsOutput: Bool
    /// Whether what is printed is for a person rather than a program.
    private let isRead: Bool
    private let colorsErrors: Bool

    /// - Parameter arguments: of which `--json`, `--quiet` and `--color` count. `auto` is color on a terminal, unless
    ///   `NO_COLOR` is set (https://no-color.org) or the terminal is a dumb one.
    init(_ environment: Environment, _ arguments: Arguments) {
        self.arguments = arguments
        let color = arguments[.color]
        let isAllowed =
            environment.variables["NO_COLOR", default: ""].isEmpty && environment.variables["TERM"] != "dumb"
        colorsOutput = color == "always" || color != "never" && isAllowed && environment.hasTerminalOutput
        isRead = colorsOutput || environment.hasTerminalOutput
        colorsErrors = color == "always" || color != "never" && isAllowed && environment.hasTerminalErrors
    }

    // MARK: - Results -

    /// Adds lines to the results.
    mutating func print(_ lines: String) {
        output += visible(lines, except: "\n") + "\n"
    }

    /// Adds a file to the results.
    ///
    /// - Parameters:
    ///   - path: its path, as it is shown.
    ///   - withLine: whether a line says what is done about it.
    ///   - withDiff: whether it is shown how the file on disk differs.
    mutating func add(_ file: PlannedFile, shownAs path: String, withLine: Bool, withDiff: Bool) {
        let diff = withDiff ? file.diff(shownAs: visible(path)) : ""
        if arguments[.json] != nil {
            var members: [String: JSON] = ["path": .text(path), "state": .text(file.state.rawValue)]
            if !diff.isEmpty { members["diff"] = .text(diff) }
            files.append(.object(members))
        } else {
            if withLine, arguments[.quiet] == nil {
                let state = file.state.rawValue
                let note = file.isMissing ? " (not there, left out)" : ""
                print(state + String(repeating: " ", count: 11 - state.count) + visible(path) + note)
            }
            printDiff(diff)
        }
    }

    /// Adds a module to the results.
    ///
    /// - Parameters:
    ///   - line: what is told of it.
    ///   - document: the same for the JSON document.
    mutating func add(module line: String, _ document: JSON) {
        if arguments[.json] != nil { modules.append(document) } else if arguments[.quiet] == nil { print(line) }
    }

    private mutating func printDiff(_ diff: String) {
        // For a program, `patch` it may be, a diff has the bytes of the files.
        guard isRead else {
            output += diff
            return
        }
        // By bytes: to `Character`, a carriage return and a newline are one.
        for bytes in diff.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            let line = Substring(bytes)
            switch line.prefix(3) {
            case "---", "+++": printDiffLine(line, .bold)
            case let start where start.hasPrefix("@"): printDiffLine(line, .cyan)
            case let start where start.hasPrefix("-"): printDiffLine(line, .red)
            case let start where start.hasPrefix("+"): printDiffLine(line, .green)
            default: printDiffLine(line, nil)
            }
        }
    }

    private mutating func printDiffLine(_ line: Substring, _ color: Color?) {
        let text = visible(String(line), except: "\t")
        output += (color.map { colorsOutput ? painted(text, $0) : text } ?? text) + "\n"
    }

    /// Forgets the lines that were to be printed.
    mutating func discardLines() {
        output = ""
    }

    // MARK: - The end -

    /// Writes the results of a run without problems.
    ///
    /// - Throws: an `inputOutput` failure if they cannot be written. What was done to files is done all the same.
    mutating func finish(exitCode: Int32) throws(Failure) {
        if arguments[.json] != nil, output.isEmpty { output = document(exitCode: exitCode, errors: []) }
        guard write(output, to: STDOUT_FILENO) else {
            let reason = String(cString: strerror(errno))
            output = ""
            let help = "the command has done what it does; only what it prints is missing"
            throw Failure(.inputOutput, "cannot write to standard output: \(reason)", help: help)
        }
    }

    /// Writes the results that there are, and the problems.
    func finish(with failure: Failure) {
        if arguments[.json] != nil {
            let document = document(exitCode: failure.kind.rawValue, errors: failure.diagnostics)
            if write(document, to: STDOUT_FILENO) { return }
        }
        _ = write(output, to: STDOUT_FILENO)
        failure.diagnostics.forEach(tell)
    }

    /// Writes what is no reason to fail; nothing if only errors are asked for.
    func warn(_ diagnostics: [Diagnostic]) {
        if arguments[.quiet] == nil { diagnostics.forEach(tell) }
    }

    /// Writes at once what a person is to know.
    func tell(_ diagnostic: Diagnostic) {
        var text = diagnostic.description
        if colorsErrors {
            let severity = diagnostic.severity.rawValue + ":"
            text = text.replacingFirst(severity, with: painted(severity, .boldRed))
            text = text.replacingFirst("\nhelp:", with: "\n" + painted("help:", .cyan))
        }
        _ = write(text + "\n", to: STDERR_FILENO)
    }

    private func document(exitCode: Int32, errors: [Diagnostic]) -> String {
        var members: [String: JSON] = ["exitCode": .number(Double(exitCode)), "errors": .list(errors.map(\.json))]
        if arguments.command == .status { members["modules"] = .list(modules) } else { members["files"] = .list(files) }
        // JSON itself leaves some as they are that a terminal obeys.
        return visible(JSON.object(members).text, except: "\n") { "\\u" + $0.hexadecimal } + "\n"
    }

    private func painted(_ text: some StringProtocol, _ color: Color) -> String {
        color.rawValue + text + Color.reset
    }

    /// - Returns: false if not everything could be written; `errno` tells why. A reader that has gone wants no more, and
    ///   that is no error.
    private func write(_ text: String, to descriptor: Int32) -> Bool {
        Disk.write(Array(text.utf8), toDescriptor: descriptor) || errno == EPIPE
    }
}

extension String {

    fileprivate func replacingFirst(_ text: String, with other: String) -> String {
        guard let range = firstRange(of: text) else { return self }
        return self[..<range.lowerBound] + other + self[range.upperBound...]
    }
}

extension Diagnostic {

    /// The problem as `--json` has it: what is not known is not there.
    var json: JSON {
        var members: [String: JSON] = ["message": .text(message)]
        members["help"] = help.map(JSON.text)
        members["file"] = place.map { .text($0.file) }
        members["line"] = place?.line.map { .number(Double($0)) }
        members["column"] = place?.column.map { .number(Double($0)) }
        return .object(members)
    }
}
