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
    /// The line that says what happened, and the one that says what comes next; each nil if there is nothing to say.
    private var verdict: (text: String, isResult: Bool)?
    private var nextStep: String?
    /// The files of the run, the warnings, and the modules or sets that are listed, for the JSON document.
    private var files: [JSON] = []
    private var warnings: [JSON] = []
    private var entries: [JSON] = []
    private let arguments: Arguments
    private let colorsOutput: Bool
    private let colorsErrors: Bool
    /// Whether what is printed is for a person rather than a program.
    private let isRead: Bool
    /// A line that says what is being done.
    let progress: Progress

    private var isDocument: Bool { arguments[.json] != nil }
    private var isQuiet: Bool { arguments[.quiet] != nil }

    /// - Parameter arguments: of which `--json`, `--quiet` and `--color` count. `auto` is color on a terminal, unless
    ///   `NO_COLOR` is set (https://no-color.org) or the terminal is a dumb one.
    init(_ environment: Environment, _ arguments: Arguments) {
        self.arguments = arguments
        let (color, isDumb) = (arguments[.color], environment["TERM"] == "dumb")
        let isAllowed = color != "never" && environment["NO_COLOR"].isEmpty && !isDumb
        colorsOutput = color == "always" || isAllowed && environment.hasTerminalOutput
        colorsErrors = color == "always" || isAllowed && environment.hasTerminalErrors
        isRead = colorsOutput || environment.hasTerminalOutput
        let isQuiet = arguments[.quiet] != nil
        let canRedraw = environment.hasTerminalErrors && !isDumb
        progress = Progress(isShown: colorsErrors && canRedraw && !isQuiet, isQuiet: isQuiet)
    }

    // MARK: - Results -

    /// Adds lines to the results.
    mutating func print(_ lines: String) {
        flushVerdict()
        output += visible(lines, except: "\n") + "\n"
    }

    /// Adds the changes of a run to the results.
    ///
    /// - Parameters:
    ///   - withLines: whether lines say what is done about the files.
    ///   - withDiffs: whether diffs show how the files on disk differ.
    mutating func show(
        _ changes: [Change],
        _ mood: Summary.Mood,
        withLines: Bool = false,
        withDiffs: Bool = false
    ) {
        func diff(_ path: String, _ file: PlannedFile) -> String {
            withDiffs && file.state != .skip ? file.diff(shownAs: visible(path)) : ""
        }
        if isDocument {
            files += changes.flatMap(\.files).map { path, file in
                let diff = diff(path, file)
                let members = ["path": path, "state": file.state.rawValue, "diff": diff.isEmpty ? nil : diff]
                return .object(members.compactMapValues { $0.map(JSON.text) })
            }
            return
        }
        if isQuiet { return }
        let hasAllLines = withLines && (arguments[.verbose] != nil || arguments[.dryRun] != nil)
        for line in withLines && !hasAllLines ? Summary(changes, mood).lines : [] { print(line) }
        guard withDiffs || hasAllLines else { return }
        for (path, file) in changes.flatMap(\.files) {
            if hasAllLines { print(Summary.line(path, file)) }
            printDiff(diff(path, file))
        }
    }

    /// Ends the results with the verdict on a run's changes.
    ///
    /// - Parameter name: what the files belong to, if that is not modules.
    mutating func conclude(_ changes: [Change], _ mood: Summary.Mood, of name: String? = nil) {
        conclude(Summary(changes, mood).verdict(of: name), isResult: mood == .checked)
    }

    /// Ends the results with a line that says what happened.
    ///
    /// - Parameter isResult: whether it is what was asked for, as a check's is, and so goes to standard output.
    mutating func conclude(_ text: String, isResult: Bool) {
        guard !isQuiet, !isDocument else { return }
        flushVerdict()
        verdict = (text, isResult)
    }

    /// What is a result has its place among them; what is none is told at the very end.
    private mutating func flushVerdict() {
        guard let last = verdict, last.isResult else { return }
        output += visible(last.text) + "\n"
        verdict = nil
    }

    /// Adds what a person may want to do next.
    mutating func suggest(_ text: String) {
        nextStep = text
    }

    /// Adds a module to the results.
    ///
    /// - Parameters:
    ///   - line: what is told of it.
    ///   - document: the same for the JSON document.
    mutating func add(module line: String, _ document: JSON) {
        if isDocument { add(document) } else if !isQuiet { print(line) }
    }

    /// Adds a module or a set to the JSON document.
    mutating func add(_ document: JSON) {
        entries.append(document)
    }

    /// Adds what is no reason to fail to the results.
    mutating func add(warning: Diagnostic) {
        if isDocument {
            warnings.append(warning.json)
        } else if !isQuiet {
            print(warning.description)
        }
    }

    private mutating func printDiff(_ diff: String) {
        flushVerdict()
        // For a program, `patch` it may be, a diff has the bytes of the files.
        guard isRead else {
            output += diff
            return
        }
        // By bytes: to `Character`, a carriage return and a newline are one.
        for bytes in diff.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            let line = String(Substring(bytes))
            let color: Color? =
                switch line.prefix(3) {
                case "---", "+++": .bold
                case let start where start.hasPrefix("@"): .cyan
                case let start where start.hasPrefix("-"): .red
                case let start where start.hasPrefix("+"): .green
                default: nil
                }
            let text = visible(line, except: "\t")
            output += (color.map { colorsOutput ? painted(text, $0) : text } ?? text) + "\n"
        }
    }

    /// Forgets what was to be printed, where nothing of it was done.
    mutating func discardOutput() {
        (output, verdict) = ("", nil)
    }

    // MARK: - The end -

    /// Writes the results of a run without problems.
    ///
    /// - Throws: an `inputOutput` failure if they cannot be written. What was done to files is done all the same.
    mutating func finish(exitCode: Int32) throws(Failure) {
        flushVerdict()
        if isDocument, output.isEmpty { output = document(exitCode: exitCode, errors: []) }
        guard write(output, to: STDOUT_FILENO) else {
            let reason = String(cString: strerror(errno))
            output = ""
            let help = "the command has done what it does; only what it prints is missing"
            throw Failure(.inputOutput, "cannot write to standard output: \(reason)", help: help)
        }
        tellVerdict()
    }

    private func tellVerdict() {
        guard !isQuiet, !isDocument else { return }
        if let verdict { _ = write(visible(verdict.text) + "\n", to: verdict.isResult ? STDOUT_FILENO : STDERR_FILENO) }
        if let nextStep { _ = write(visible(nextStep) + "\n", to: STDERR_FILENO) }
    }

    /// Writes the results that there are, and the problems.
    func finish(with failure: Failure) {
        if isDocument {
            // One that says all of it may be printed already.
            let document =
                failure.diagnostics.isEmpty
                ? output : document(exitCode: failure.kind.rawValue, errors: failure.diagnostics)
            if write(document, to: STDOUT_FILENO) { return }
        }
        _ = write(output, to: STDOUT_FILENO)
        failure.diagnostics.forEach(tell)
        tellVerdict()
    }

    /// Writes what is no reason to fail; nothing if only errors are asked for. The JSON document has it in any case.
    mutating func warn(_ diagnostics: [Diagnostic]) {
        warnings += diagnostics.map(\.json)
        if !isQuiet { diagnostics.forEach(tell) }
    }

    /// Writes at once what a person is to know.
    func tell(_ diagnostic: Diagnostic) {
        var text = diagnostic.description
        if colorsErrors {
            let severity = diagnostic.severity.rawValue + ":"
            text = text.replacing(severity, with: painted(severity, .boldRed), maxReplacements: 1)
            text = text.replacing("\nhelp:", with: "\n" + painted("help:", .cyan), maxReplacements: 1)
        }
        _ = write(text + "\n", to: STDERR_FILENO)
    }

    /// Writes at once a text for a person.
    func tell(_ text: String) { _ = write(text + "\n", to: STDERR_FILENO) }

    private func document(exitCode: Int32, errors: [Diagnostic]) -> String {
        let reasons = errors.filter { $0.severity == .error }
        let others = errors.filter { $0.severity != .error }
        var members: [String: JSON] = [
            "exitCode": .number(Double(exitCode)),
            "errors": .list(reasons.map(\.json)),
            "warnings": .list(warnings + others.map(\.json)),
        ]
        switch arguments.command {
        case .status: members["modules"] = .list(entries)
        case .templates: members["templates"] = .list(entries)
        default: members["files"] = .list(files)
        }
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
