/// The mistakes that a build and its tests report, each once, at the line of the template that it is in.
package struct VerificationReport: Sendable {

    /// A mistake, in one module or many.
    package struct Finding: Sendable {
        /// The mistake, with its help for the person.
        let diagnostic: Diagnostic
        /// Other places that belong to it.
        fileprivate let notes: [Diagnostic]
        /// In the order of the output.
        fileprivate let number: Int
        /// True if it is in a file that the set writes.
        package let isWritten: Bool
        /// The combinations of options and the modes that have it.
        package fileprivate(set) var combinations: Set<Combination> = []
        package fileprivate(set) var modes: Set<LanguageMode> = []

        package var severity: Diagnostic.Severity { diagnostic.severity }

        /// The line that it is in; of a finding without a place, its message.
        fileprivate var line: Diagnostic {
            let line = diagnostic.place.map { Diagnostic.Place(file: $0.file, line: $0.line) }
            return Diagnostic(line == nil ? diagnostic.message : "", at: line)
        }

        fileprivate var order: (Int, String, Int, Int) {
            let rank = diagnostic.message.hasPrefix(CompilerMessage.missingModuleText) ? 0 : 1
            return (rank, diagnostic.place?.file ?? "", diagnostic.place?.line ?? 0, number)
        }
    }

    /// A place in a template or an existing file, and the module and the mode that it was found in.
    private struct Location {
        var place: Diagnostic.Place?
        var module: VerifiedModule?
        var mode: LanguageMode?
    }

    private typealias Item = VerificationPackage.Item

    private let package: VerificationPackage
    /// The absolute path of the package's folder, with a slash at its end.
    private let root: String
    /// The number of combinations that are built.
    private let triedCount: Int
    /// By their texts and lines: the same mistake in two modules can have two columns.
    private var found: [Diagnostic: Finding] = [:]
    /// The folder of the app.
    private let app: String
    /// The files of the app that declare what the compiler does not find, by its name.
    private var declaringFiles: [String: String] = [:]

    /// - Parameters:
    ///   - app: the folder of the app.
    ///   - triedCount: the number of combinations that are built.
    package init(_ package: VerificationPackage, in root: String, of app: String, triedCount: Int) {
        (self.package, self.app, self.triedCount) = (package, app, triedCount)
        self.root = root + "/"
    }

    // MARK: - Adding -

    /// Adds a message of the compiler.
    package mutating func add(_ message: CompilerMessage) {
        let location = location(of: message.path, message.line, message.column)
        let notes = message.notes.map { note in
            let place = self.location(of: note.path, note.line, note.column).place
            return Diagnostic(withVariables(note.text, location.module), at: place, severity: .note)
        }
        let (text, help) = (withVariables(message.text, location.module), advice(for: message, at: location.place))
        add(Diagnostic(text, at: location.place, help: help, severity: message.severity), at: location, notes)
    }

    /// Adds a message of an earlier build, unless its file is no longer in the package.
    package mutating func add(kept message: CompilerMessage) {
        if !message.path.hasPrefix(root) || file(at: message.path) != nil { add(message) }
    }

    /// Adds a test that failed.
    package mutating func add(_ failure: TestFailure) {
        var location: Location?
        if let place = failure.place, let line = place.line {
            let isPath = place.file.isFromRoot
            let item = isPath ? nil : package.file(withID: place.file)
            location = isPath ? self.location(of: place.file, line, 1) : self.location(of: item, line, 1, nil)
        }
        if location?.place == nil { location = self.location(ofTest: failure.test) }
        let text = withVariables(failure.text, location?.module)
        add(Diagnostic(text, at: location?.place), at: location ?? Location(), [])
    }

    private mutating func add(_ diagnostic: Diagnostic, at location: Location, _ notes: [Diagnostic]) {
        let line = diagnostic.place.map { Diagnostic.Place(file: $0.file, line: $0.line) }
        let isWritten = location.module != nil
        let new = Finding(diagnostic: diagnostic, notes: notes, number: found.count, isWritten: isWritten)
        let key = Diagnostic(diagnostic.message, at: line, severity: diagnostic.severity)
        if let mode = location.mode { found[key, default: new].modes.insert(mode) }
        found[key, default: new].combinations.formUnion([location.module?.combination].compactMap(\.self))
    }

    // MARK: - Places -

    /// The file of the package at an absolute path; nil if there is none.
    private func file(at path: String) -> (item: Item, mode: LanguageMode?)? {
        path.hasPrefix(root) ? package.file(at: String(path.dropFirst(root.count))) : nil
    }

    private func location(of path: String, _ line: Int, _ column: Int) -> Location {
        if let (file, mode) = file(at: path) { return location(of: file, line, column, mode) }
        return Location(place: Diagnostic.Place(file: path, line: line, column: column))
    }

    private func location(of item: Item?, _ line: Int, _ column: Int, _ mode: LanguageMode?) -> Location {
        switch item {
        case .written(let module, let file)?:
            let sourceMap = try? module.request.sourceMap(ofFileAt: file.path)
            let place = sourceMap?.place(line: line, column: column, in: file.contents)
            return Location(place: place, module: module, mode: mode)
        case .source(let path, _)?, .declarations(let path, _)?:
            return Location(place: Diagnostic.Place(file: path, line: line, column: column), mode: mode)
        case .folder, nil: return Location(mode: mode)
        }
    }

    /// The first line of a test, `LoginTests.testOne`, or of a class of tests.
    private func location(ofTest test: String) -> Location? {
        let names = test.split(separator: ".")
        guard let name = names.first else { return nil }
        for (_, module, file) in package.writtenFiles where file.purpose == .tests {
            let tree = SwiftTree(file.contents)
            guard let type = tree.first(.class, named: name) else { continue }
            let found = names.count == 1 ? type : tree.first(.function, named: names[1], from: type)
            guard let found else { continue }
            return location(of: .written(module, file), tree.line(of: tree.nodes[found].start), 1, nil)
        }
        return nil
    }

    // MARK: - Texts -

    /// A text with variables in place of the names of a combination's module, `'{{name}}View'` for `'SampleRxView'`: the
    /// same for each module.
    private func withVariables(_ text: String, _ module: VerifiedModule?) -> String {
        guard let module, module.combination != nil else { return text }
        return module.request.names.reduce(text) { $0.replacing($1.name, with: "{{\($1.variable)}}") }
    }

    private func advice(for message: CompilerMessage, at place: Diagnostic.Place?) -> String? {
        guard let module = message.missingModule else { return nil }
        if place?.excerpt?.contains("@testable") == true {
            return "the app's module is called '\(package.project)' here: write '@testable import {{project}}'"
        }
        return "put a stand-in for it into a folder '\(module)', in the folder that '--stubs' names"
    }

    /// Looks in the files of the app for what the compiler does not find.
    mutating func findDeclarations() {
        let names = found.values.compactMap { CompilerMessage.missingName(in: $0.diagnostic.message) }
        if names.isEmpty { return }
        let used = UsedNames(free: Set(names))
        let sources = try? AppSources(declaring: used, besides: nil, below: app, near: [], except: nil)
        for (name, file) in sources?.declarations ?? [] { declaringFiles[name] = Path.join(app, file) }
    }

    private func advice(forMissingNameIn message: String) -> String? {
        guard let name = CompilerMessage.missingName(in: message), let file = declaringFiles[name] else { return nil }
        let folder = ShellWords.joined(["--sources", Path.parent(of: file)])
        return "'\(file)' declares it: compile it too, with '\(folder)'"
    }

    // MARK: - Results -

    /// The findings in the order of files and lines. Missing modules are first, since they cause other errors. A module
    /// that a combination names has the same templates: where both have an error, that of the combination is reported.
    package var findings: [Finding] {
        let ofCombinations = found.values.filter { !$0.combinations.isEmpty }
        return found.values.filter { finding in
            let isOfNamed = finding.isWritten && finding.combinations.isEmpty
            return !isOfNamed
                || !ofCombinations.contains { known in
                    known.line == finding.line && (known.severity == .error || finding.severity != .error)
                }
        }.sorted { $0.order < $1.order }
    }

    /// The number of mistakes. The messages about one line are one mistake: the compiler has other words for it in each
    /// language mode.
    package static func count(of findings: [Finding]) -> Int { Set(findings.map(\.line)).count }

    /// A finding as it is printed, with its notes.
    package func diagnostics(of finding: Finding) -> [Diagnostic] {
        let advice = [finding.diagnostic.help, self.advice(forMissingNameIn: finding.diagnostic.message)]
        let help = (advice.compactMap(\.self) + extent(of: finding)).joined(separator: "; ")
        let shown = [finding.diagnostic]
        return (help.isEmpty ? shown : shown.with(help: help)) + finding.notes
    }

    /// `in 12 of 24 combinations, as with '--loud'` and `in the Swift 5 mode and 2 more`.
    private func extent(of finding: Finding) -> [String] {
        var parts: [String] = []
        let count = finding.combinations.count
        let examples = finding.combinations.map(\.commandLine)
        if triedCount > 1, let example = examples.min(by: { ($0.count, $0) < ($1.count, $1) }) {
            let options = example.isEmpty ? "without options" : "with '\(example)'"
            let some = "in \(count) of \(triedCount) combinations, as \(options)"
            parts.append(count == triedCount ? "in all \(count) combinations" : some)
        }
        if let mode = LanguageMode.allCases.first(where: finding.modes.contains) {
            parts.append("in \(mode.title)" + (finding.modes.count > 1 ? " and \(finding.modes.count - 1) more" : ""))
        }
        return parts
    }
}
