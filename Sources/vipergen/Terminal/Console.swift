import VipergenGenerator

/// Results for standard output and problems for standard error, in color where a person reads them.
struct Console {

    /// The text for standard output.
    private var output = ""
    /// The line that says what happened, and the one that says what comes next; each nil if there is nothing to say.
    private var verdict: (text: String, isResult: Bool)?
    private var nextStep: String?
    /// For the JSON document: the files, modules or sets of the run, the warnings, and what only one command has.
    private var entries: [JSON] = []
    private var warnings: [JSON] = []
    private var members: [String: JSON] = [:]
    private let arguments: Arguments
    private let colorsOutput: Bool
    private let colorsErrors: Bool
    /// True if a person reads standard output, false for a program.
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
        colorsOutput = color == "always" || isAllowed && Stream.output.isTerminal
        colorsErrors = color == "always" || isAllowed && Stream.errors.isTerminal
        isRead = colorsOutput || Stream.output.isTerminal
        let isQuiet = arguments[.quiet] != nil
        let canRedraw = Stream.errors.isTerminal && !isDumb
        let usualWidth = Int(environment["COLUMNS"]) ?? 80
        progress = Progress(isShown: canRedraw && !isQuiet, isQuiet: isQuiet, usualWidth: usualWidth)
    }

    // MARK: - Results -

    /// Adds lines to the results.
    mutating func print(_ lines: String) {
        flushVerdict()
        output += visible(lines, except: "\n") + "\n"
    }

    /// The width of a page of text: the terminal's, up to that at which lines are easy to read.
    var pageWidth: Int { min(Stream.output.width ?? 80, 100) }

    /// Adds a page of text to the results, as help is: titles stand out, and so does the first column of tables.
    mutating func printPage(_ page: String) {
        flushVerdict()
        for line in visible(page, except: "\n").split(separator: "\n", omittingEmptySubsequences: false) {
            let isTitle = line.hasSuffix(":") && !line.hasPrefix(" ")
            let indentation = line.prefix { $0 == " " }.count
            // A row has two spaces between its columns, and more than six before what goes on in the second one.
            let isRow = (2...6).contains(indentation)
            let text = line.dropFirst(indentation)
            let term = isTitle ? text : isRow ? text[..<(text.firstRange(of: "  ")?.lowerBound ?? text.endIndex)] : ""
            let style: Style? = term.isEmpty ? nil : isTitle ? .bold : .cyan
            output += line.prefix(indentation) + style.applied(to: term, if: colorsOutput)
            output += text.dropFirst(term.count) + "\n"
        }
    }

    /// Adds a line about a file or a module to the results, after the word for what is done.
    private mutating func print(_ line: Summary.Line) {
        flushVerdict()
        if let state = line.state {
            output += state.style.applied(to: state.rawValue, if: colorsOutput)
            output += String(repeating: " ", count: 11 - state.rawValue.count)
        }
        output += visible(line.text) + "\n"
    }

    /// Adds the changes of a run to the results: lines that say what is done about the files, and with a check or `--diff`
    /// how the files on disk differ.
    mutating func show(_ changes: [Change], _ mood: Summary.Mood) {
        let hasDiffs = mood == .checked || arguments[.diff] != nil
        let isDryRun = arguments[.dryRun] != nil
        let hasAllLines = isDryRun || mood == .done && arguments[.verbose] != nil
        let isShown = hasDiffs || hasAllLines || isDocument
        let files = (isShown ? changes : []).flatMap(\.files).map { path, file in
            let diff = hasDiffs && file.state != .skip ? file.diff(shownAs: visible(path)) : ""
            return (path: path, file: file, diff: diff)
        }
        if isDocument {
            entries += files.map { path, file, diff in
                let members = ["path": path, "state": file.state.rawValue, "diff": diff.isEmpty ? nil : diff]
                return .object(members.compactMapValues { $0.map(JSON.text) })
            }
            return
        }
        if isQuiet { return }
        for line in mood == .done && !hasAllLines ? Summary(changes, mood).lines : [] { print(line) }
        for (path, file, diff) in files {
            if hasAllLines { print(Summary.Line(path, file)) }
            printDiff(diff)
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
    /// - Parameter isResult: true for a result, as of a check, which is printed on standard output.
    mutating func conclude(_ text: String, isResult: Bool) {
        guard !isQuiet, !isDocument else { return }
        flushVerdict()
        verdict = (text, isResult)
    }

    /// Puts a verdict that is a result into its place among them. Any other is printed at the very end.
    private mutating func flushVerdict() {
        guard let last = verdict, last.isResult else { return }
        output += visible(last.text) + "\n"
        verdict = nil
    }

    /// Adds what a person may want to do next.
    mutating func suggest(_ text: String) {
        nextStep = text
    }

    /// Adds the files that a run would write to the results, with their contents.
    mutating func show(_ files: [(path: String, contents: [UInt8])]) {
        for (path, contents) in files {
            let text = try? SourceFile(path: path, contents: contents).text(named: path)
            if isDocument {
                let members = ["path": path, "contents": text].compactMapValues { $0.map(JSON.text) }
                entries.append(.object(members))
                continue
            }
            let title = Style?(.bold).applied(to: "==> \(visible(path)) <==", if: colorsOutput)
            if files.count > 1 { output += (output.isEmpty ? "" : "\n") + title + "\n" }
            let shown = text.map { isRead ? visible($0, except: "\n\t") : $0 }
            output += shown ?? "(\(counted(contents.count, "byte")) that are no text)\n"
        }
    }

    /// Adds a module to the results.
    ///
    /// - Parameters:
    ///   - line: for a person.
    ///   - document: the same for the JSON document.
    mutating func add(module line: String, _ document: JSON) {
        if isDocument { add(document) } else if !isQuiet { print(line) }
    }

    /// Adds a module or a set to the JSON document.
    mutating func add(_ document: JSON) {
        entries.append(document)
    }

    /// Adds members to the JSON document that take the place of its files.
    mutating func add(_ members: [String: JSON]) { self.members = members }

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
            let text = visible(line, except: "\t")
            output += Style(ofDiffLine: line).applied(to: text, if: colorsOutput) + "\n"
        }
    }

    /// Forgets what was to be printed, where nothing of it was done.
    mutating func discardOutput() {
        (output, verdict) = ("", nil)
    }

    // MARK: - The end -

    /// Writes the results of a run without problems.
    ///
    /// - Returns: the exit code.
    /// - Throws: an `inputOutput` failure if they cannot be written. What was done to files is done all the same.
    mutating func finish(exitCode: Int32) throws(Failure) -> Int32 {
        flushVerdict()
        if isDocument, output.isEmpty { output = document(exitCode: exitCode, errors: []) }
        let text = output
        output = ""
        try Stream.output.write(text)
        reportVerdict()
        (verdict, nextStep) = (nil, nil)
        return exitCode
    }

    private func reportVerdict() {
        guard !isQuiet, !isDocument else { return }
        if let verdict { try? (verdict.isResult ? Stream.output : .errors).write(visible(verdict.text) + "\n") }
        if let nextStep { report(visible(nextStep)) }
    }

    /// Writes the results that there are, and the problems.
    ///
    /// - Returns: the exit code.
    func finish(with failure: Failure) -> Int32 {
        let exitCode = failure.kind.rawValue
        if isDocument {
            let document = document(exitCode: exitCode, errors: failure.diagnostics)
            if (try? Stream.output.write(document)) != nil { return exitCode }
        }
        try? Stream.output.write(output)
        failure.diagnostics.forEach(report)
        reportVerdict()
        return exitCode
    }

    /// Writes what is no reason to fail; nothing if only errors are asked for. The JSON document has it in any case.
    mutating func warn(_ diagnostics: [Diagnostic]) {
        warnings += diagnostics.map(\.json)
        if !isQuiet { diagnostics.forEach(report) }
    }

    /// Writes at once what a person is to know.
    func report(_ diagnostic: Diagnostic) {
        var text = diagnostic.description
        let severity = diagnostic.severity.rawValue + ":"
        let (first, help) = (diagnostic.severity.style, Style?(.cyan))
        text = text.replacing(severity, with: first.applied(to: severity, if: colorsErrors), maxReplacements: 1)
        text = text.replacing("\nhelp:", with: "\n" + help.applied(to: "help:", if: colorsErrors), maxReplacements: 1)
        report(text)
    }

    /// Writes at once a text for a person.
    func report(_ text: String) { try? Stream.errors.write(text + "\n") }

    private func document(exitCode: Int32, errors: [Diagnostic]) -> String {
        let reasons = errors.filter { $0.severity == .error }
        let others = errors.filter { $0.severity != .error }
        var members = members
        if members.isEmpty {
            let key = [.status: "modules", .templates: "templates"][arguments.command] ?? "files"
            members[key] = .list(entries)
        }
        members["exitCode"] = .number(Double(exitCode))
        members["errors"] = .list(reasons.map(\.json))
        members["warnings"] = .list(warnings + others.map(\.json))
        // JSON itself leaves some as they are that a terminal obeys.
        return visible(JSON.object(members).text, except: "\n") { "\\u" + $0.hexadecimal } + "\n"
    }
}

extension Diagnostic {

    /// The problem as `--json` has it: what is not known is not there.
    var json: JSON { .object(members) }

    /// The members of that object.
    var members: [String: JSON] {
        var members: [String: JSON] = ["message": .text(message)]
        members["help"] = help.map(JSON.text)
        if !diff.isEmpty { members["diff"] = .list(diff.map(JSON.text)) }
        members["file"] = place.map { .text($0.file) }
        members["line"] = place?.line.map { .number(Double($0)) }
        members["column"] = place?.column.map { .number(Double($0)) }
        return members
    }
}
