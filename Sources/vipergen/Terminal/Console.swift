import VipergenGenerator

/// Results for standard output and problems for standard error, in color where a person reads them.
final class Console {

    /// The command line. Its general options say what is shown, and how.
    var arguments: Arguments
    private let environment: Environment
    /// The line on the terminal that says what the program is doing; empty if there is none.
    private var progress = ""
    /// The text for standard output.
    private var output = ""
    /// True if the results are a page of text.
    private var isPage = false
    /// The line that says what happened, if there is one, and those that say what comes next.
    private var verdict: String?
    private var nextSteps: [String] = []
    /// For the JSON document: the files, modules or sets of the run, the warnings, and the members of a single command.
    private var entries: [JSON] = []
    private var warnings: [JSON] = []
    private var warned: Set<Diagnostic> = []
    private var members: [String: JSON] = [:]

    init(_ environment: Environment, _ arguments: Arguments) {
        (self.environment, self.arguments) = (environment, arguments)
    }

    private var isDocument: Bool { arguments.json && !arguments.help && !arguments.version }
    private var isQuiet: Bool { arguments.quiet }
    private var isDumb: Bool { environment["TERM"] == "dumb" }
    /// True if a person reads standard output, false for a program.
    private var isRead: Bool { hasColor(.output) || Stream.output.isTerminal }

    // MARK: - Results -

    /// Adds lines to the results.
    func print(_ lines: String) { output += visible(lines, except: "\n") + "\n" }

    /// The width of a page of text: the terminal's, at most 100 columns. Longer lines are hard to read.
    var pageWidth: Int { min(Stream.output.width ?? 80, 100) }

    /// Adds a page of text to the results, as help is: titles stand out, and so does the first column of tables. A pager
    /// shows it if it is longer than the terminal.
    func printPage(_ page: String) {
        isPage = true
        for line in visible(page, except: "\n").split(separator: "\n", omittingEmptySubsequences: false) {
            let isTitle = line.hasSuffix(":") && !line.hasPrefix(" ")
            let indentation = line.prefix { $0 == " " }.count
            // A row has two spaces between its columns. A line that continues the second column has more than six before it.
            let isRow = (2...6).contains(indentation)
            let text = line.dropFirst(indentation)
            let term = isTitle ? text : isRow ? text[..<(text.firstRange(of: "  ")?.lowerBound ?? text.endIndex)] : ""
            let style: Style? = term.isEmpty ? nil : isTitle ? .bold : .cyan
            output += line.prefix(indentation) + styled(term, style) + text.dropFirst(term.count) + "\n"
        }
    }

    /// Adds the changes of a run to the results: lines that say what is done about the files, and for a check or
    /// `--diff` the differences to the files on disk.
    func show(_ changes: [ModulePlan], _ outcome: Summary.Outcome) {
        let hasDiffs = outcome == .checked || arguments.diff
        let hasAllLines = arguments.dryRun || outcome == .done && arguments.verbose
        guard isDocument || !isQuiet else { return }
        if outcome == .done, !hasAllLines { Summary(changes, outcome).lines.forEach(printLine) }
        guard isDocument || hasAllLines || hasDiffs else { return }
        for (path, file) in changes.flatMap(\.shownFiles) {
            let diff = hasDiffs && file.state != .skip ? file.diff(shownAs: visible(path)) : ""
            if isDocument {
                entries.append(.texts(["path": path, "state": file.state.rawValue, "diff": diff.isEmpty ? nil : diff]))
            }
            if hasAllLines { printLine(Summary.line(path, file)) }
            printDiff(diff)
        }
    }

    /// Adds a line about a file or a module to the results, after the word for what is done.
    private func printLine(_ line: Summary.Line) {
        if let state = line.state {
            output += styled(state.rawValue, state.style) + String(repeating: " ", count: 11 - state.rawValue.count)
        }
        output += visible(line.text) + "\n"
    }

    private func printDiff(_ diff: String) {
        // A program such as `patch` needs the bytes of the files.
        guard isRead else {
            output += diff
            return
        }
        // By bytes: a carriage return and a newline are one `Character`.
        for bytes in diff.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
            let line = String(Substring(bytes))
            output += styled(visible(line, except: "\t"), .ofDiffLine(line)) + "\n"
        }
    }

    /// Adds the files that a run would write to the results, with their contents.
    func showContents(of files: [(path: String, contents: [UInt8])]) {
        for (path, contents) in files {
            let text = try? SourceFile(path: path, contents: contents).text(named: path)
            entries.append(.texts(["path": path, "contents": text]))
            let title = styled("==> \(visible(path)) <==", .bold)
            if files.count > 1 { output += (output.isEmpty ? "" : "\n") + title + "\n" }
            let shown = text.map { isRead ? visible($0, except: "\n\t") : $0 }
            output += shown ?? "(\(counted(contents.count, "byte")) that are not text)\n"
        }
    }

    /// Adds a module or a set to the JSON document.
    func add(_ entry: JSON) { entries.append(entry) }

    /// Adds members to the JSON document.
    func add(_ members: [String: JSON]) { self.members.merge(members) { $1 } }

    /// Adds what modules are compared with to the JSON document; nothing for a command without a comparison.
    func add(base: MergeBase?) {
        if let base { add(["base": base.description.map(JSON.text) ?? .null]) }
    }

    /// Adds a line about a module or a set to the results, unless only errors are asked for.
    func printResult(_ line: String) { if !isQuiet { print(visible(line)) } }

    /// Adds lines about modules to the results, unless only errors are asked for: cells in columns, the first one with a
    /// style.
    func printResults(_ rows: [(cells: [String], style: Style?)]) {
        let rows = rows.map { (cells: $0.cells.map { visible($0) }, style: $0.style) }
        for (line, row) in zip(aligned(rows.map(\.cells), width: Stream.output.width), rows) where !isQuiet {
            output += styled(row.cells[0], row.style) + line.dropFirst(row.cells[0].count) + "\n"
        }
    }

    /// Says what happened, in a line at the very end.
    func conclude(_ text: String) { verdict = text }

    /// Adds what a person may want to do next.
    func suggest(_ text: String) { nextSteps.append(text) }

    /// Discards the results: nothing of what they say was done.
    func discardOutput() { (output, verdict) = ("", nil) }

    // MARK: - Problems and progress -

    /// Writes warnings and notes at once, unless only errors are asked for. The JSON document has them in any case.
    func warn(_ diagnostics: [Diagnostic]) {
        // A run after its preview has the same notes.
        let diagnostics = diagnostics.filter { warned.insert($0).inserted }
        warnings += diagnostics.map(\.json)
        if !isQuiet { withHelpOnce(diagnostics).forEach(report) }
    }

    /// Of a command on many modules, the help that several problems have in common is shown once.
    private func withHelpOnce(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        arguments.command.readsModules ? diagnostics.withHelpOnce : diagnostics
    }

    /// Writes a problem at once.
    func report(_ diagnostic: Diagnostic) {
        let severity = diagnostic.severity.rawValue + ":"
        let title = styled(severity, diagnostic.severity.style, on: .errors)
        let help = styled("help:", .cyan, on: .errors)
        var text = diagnostic.description
        // Replacing words takes a fifteenth of a run that writes one module.
        if title == severity { return report(text) }
        text.replace(severity, with: title, maxReplacements: 1)
        report(text.replacing("\nhelp:", with: "\n" + help, maxReplacements: 1))
    }

    /// Writes a text for a person at once.
    func report(_ text: String) {
        endProgress()
        try? Stream.errors.write(text + "\n")
    }

    /// Shows on the terminal what the program is doing, until the next text is written.
    ///
    /// - Parameter share: how much of it is done, from 0 to 1.
    func showProgress(_ activity: String, share: Double = 0) {
        guard Stream.errors.isTerminal, !isDumb, !isQuiet else { return }
        let percentage = share.percentage
        let text = visible(percentage == 0 ? activity : "\(percentage) % \(activity)")
        // A line as wide as the terminal would wrap on some.
        let width = (Stream.errors.width ?? Int(environment["COLUMNS"]) ?? 80) - 2
        let line = text.prefix(max(width, 0)) + "…"
        guard line != progress else { return }
        try? Stream.errors.write("\r\u{1B}[K\(line)")
        progress = String(line)
    }

    /// Removes the line that says what the program is doing.
    private func endProgress() {
        if !progress.isEmpty { try? Stream.errors.write("\r\u{1B}[K") }
        progress = ""
    }

    /// Shows that `done` of `count` things are done. Fewer than a hundred are done too soon to read a line about them.
    func showProgress(_ activity: String, _ done: Int, of count: Int) {
        if count >= 100 { showProgress(activity, share: Double(done) / Double(count)) }
    }

    // MARK: - The end -

    /// Writes the results of a run without problems.
    ///
    /// - Returns: the exit code.
    /// - Throws: an `inputOutput` failure if they cannot be written. What was done to files is done all the same.
    func finish(exitCode: Int32) throws(Failure) -> Int32 {
        endProgress()
        let text = isDocument ? document(exitCode: exitCode, errors: []) : output
        output = ""
        if !isShownInPager(text) { try Stream.output.write(text) }
        writeVerdict()
        return exitCode
    }

    /// Writes the results that there are, and the problems.
    ///
    /// - Returns: the exit code.
    func finish(with failure: Failure) -> Int32 {
        endProgress()
        let exitCode = failure.kind.rawValue
        let text = isDocument ? document(exitCode: exitCode, errors: failure.diagnostics) : output
        if (try? Stream.output.write(text)) != nil, isDocument { return exitCode }
        withHelpOnce(failure.diagnostics).forEach(report)
        writeVerdict()
        return exitCode
    }

    /// Shows a page that is longer than the terminal in a pager, as git does: that of `PAGER`, or `less`.
    ///
    /// - Returns: false if it is not shown.
    private func isShownInPager(_ text: String) -> Bool {
        guard isPage, !isDumb, let height = Stream.output.height,
            text.utf8.count(where: { $0 == UInt8(ascii: "\n") }) >= height,
            let words = try? ShellWords.split(environment.variables["PAGER"] ?? "less"), let program = words.first
        else { return false }
        // The defaults of git: a short text ends it, colors are shown, and the text stays on the screen.
        let variables = ["LESS": "FRX"].merging(environment.variables) { $1 }
        let pager = Subprocess(program, Array(words.dropFirst()), environment: variables)
        Interruption.hold()
        defer {
            Interruption.forget()
            Interruption.release()
        }
        return (try? pager.show(Array(text.utf8))) != nil
    }

    private func writeVerdict() {
        let lines = [verdict].compactMap(\.self) + nextSteps
        if !isQuiet, !isDocument { for line in lines { report(visible(line)) } }
        verdict = nil
        nextSteps = []
    }

    private func document(exitCode: Int32, errors: [Diagnostic]) -> String {
        var members = members
        if let key = arguments.command.jsonKey, members[key] == nil { members[key] = .list(entries) }
        members["exitCode"] = .number(Double(exitCode))
        members["errors"] = .list(errors.filter { $0.severity == .error }.map(\.json))
        members["warnings"] = .list(warnings + errors.filter { $0.severity != .error }.map(\.json))
        // JSON does not escape every character that a terminal obeys.
        return visible(JSON.object(members).text, except: "\n") { "\\u" + $0.hexadecimal } + "\n"
    }

    // MARK: - Color -

    /// Whether texts on a stream have color: `auto` is color on a terminal, unless `NO_COLOR` is set
    /// (https://no-color.org) or the terminal is a dumb one.
    private func hasColor(_ stream: Stream) -> Bool {
        switch arguments.color {
        case .always: true
        case .never: false
        case .auto: stream.isTerminal && environment["NO_COLOR"].isEmpty && !isDumb
        }
    }

    private func styled(_ text: some StringProtocol, _ style: Style?, on stream: Stream = .output) -> String {
        guard let style, hasColor(stream) else { return String(text) }
        return style.rawValue + text + "\u{1B}[0m"
    }
}
