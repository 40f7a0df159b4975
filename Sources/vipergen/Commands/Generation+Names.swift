import VipergenGenerator

/// The names of a command line, and of a file of names, one a line. Options after a name in the file are for that module
/// alone: `Cart --template rib --child Item`.
extension Generation {

    /// A module's name with the options after it, and its place in the file; nil for one of the command line.
    private typealias Name = (text: String, place: Diagnostic.Place?)

    /// The modules that the names ask for.
    ///
    /// - Parameters:
    ///   - general: the request for a module that has no options after its name, whatever its name is.
    ///   - output: the output folder.
    /// - Throws: a failure with every mistake in the names.
    static func modules(
        _ settings: Settings,
        _ general: Request,
        in output: OutputFolder
    ) throws(Failure) -> [NamesInApp.RenderedModule] {
        if let problem = otherCommand(settings.arguments) { throw problem }
        var failures = [unknownCommand(settings.arguments)].compactMap(\.self)
        // The files are filled in later: two lists of many requests would take much memory.
        var modules: [NamesInApp.RenderedModule] = []
        var places: [Diagnostic.Place?] = []
        let names = try names(settings.arguments)
        modules.reserveCapacity(names.count)
        let general = names.count > 1 ? general.prepared : general
        // A set that many lines name is read once.
        var ofSets: [String: Request] = [:]
        for name in names.dropFirst(failures.count) {
            do {
                let words = try name.place == nil ? [name.text] : ShellWords.split(name.text)
                var request = general
                if words.count > 1 {
                    let line = Arguments(Array(words.dropFirst()), isOfModule: true)
                    if let set = line.setName {
                        request =
                            if let known = ofSets[set] { known } else {
                                try general.of(set, settings.library).prepared
                            }
                        ofSets[set] = request
                    }
                    let whole = line.reading(request.templateSet.options)
                    try whole.checkIsValid()
                    request = request.with(whole.values)
                }
                let word = words.first ?? ""
                // `App/Home` is `Home` in the output folder `App`: other commands print and take it so.
                request = request.of(try Module(output.path(ofNew: word), in: settings.configuration.form))
                try request.check()
                modules.append((request, []))
                places.append(name.place)
            } catch {
                failures.append(error.at(name.place))
            }
        }
        let nameFailureCount = failures.count
        let indentation = try settings.indentation(in: output)
        for (index, place) in places.enumerated() {
            do {
                modules[index].files = try modules[index].request.render(indentedBy: indentation)
            } catch {
                failures.append(error.at(place))
            }
        }
        if failures.count > nameFailureCount { throw Failure(all: failures) }
        // Names that clash are reported together with names that are wrong.
        for (place, problem) in zip(places, NamesInApp.problems(of: modules)) {
            if let problem { failures.append(Failure(.usage, [problem]).at(place)) }
        }
        if !failures.isEmpty { throw Failure(all: failures) }
        return modules
    }

    /// Reads the names of the command line, and those of a file. Empty lines of the file, and those that begin with `#`,
    /// are skipped.
    private static func names(_ arguments: Arguments) throws(Failure) -> [Name] {
        let operands = arguments.operands.map { Name($0, nil) }
        guard let path = arguments.namesFrom else { return operands }
        let file = path == "-" ? "standard input" : path
        let contents = try path == "-" ? Disk.readStandardInput() : Disk.read(path, isStream: true)
        var text = try SourceFile(path: file, contents: contents).text(named: file)
        // Editors on Windows begin a file with a byte order mark.
        if text.hasPrefix("\u{FEFF}") { text.removeFirst() }
        // By bytes: a carriage return and a newline are one `Character`, and so are a space and an accent after it.
        let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return operands
            + lines.enumerated().compactMap { index, line in
                var name = line.drop(while: \.isBlank)
                if name.last == UInt8(ascii: "\r") { name.removeLast() }
                guard let first = name.first, first != UInt8(ascii: "#") else { return nil }
                return Name(String(Substring(name)), Diagnostic.Place(file: file, line: index + 1))
            }
    }

    // MARK: - Commands of other programs -

    /// The error for a first word that other programs have as a command; nil for any other word.
    private static func otherCommand(_ arguments: Arguments) -> Failure? {
        guard let word = arguments.operands.first else { return nil }
        let own = Command.words(for: word).map { own in
            // The command line with this program's words.
            let words = arguments.words.flatMap { $0 == word ? own : [$0] }
            return "write '\(ShellWords.joined([Program.name] + (words.isEmpty ? ["NAME"] : words)))'"
        }
        return (own ?? Command.help(insteadOf: word)).map { noCommand(word, help: $0) }
    }

    /// The error for a first word that looks like a command; nil for any other word.
    private static func unknownCommand(_ arguments: Arguments) -> Failure? {
        guard let word = arguments.operands.first, !word.isEmpty, word.allSatisfy(\.isLowercase) else { return nil }
        let module = word.prefix(1).uppercased() + word.dropFirst()
        let lists =
            "'\(Program.name) help' lists the commands; a module's name begins with a capital, as '\(module)' does"
        return noCommand(word, help: Command.words.suggestion(for: word) ?? lists)
    }

    private static func noCommand(_ word: String, help: String) -> Failure {
        Failure(.usage, "'\(word)' is neither a command nor a module's name", help: help)
    }
}

extension Request {

    /// The request for another set, with the configuration's values for it: the options of the command line are for the
    /// run's set only. This one if it is of that set.
    fileprivate func of(_ name: String, _ library: SetLibrary) throws(Failure) -> Request {
        let other = try library.find(name)
        if other.location == templateSet.location { return self }
        let values = try library.values(for: other)
        return Request(of: other, options: values, project: project, includesTests: includesTests)
    }
}

extension Failure {

    /// The failure with a place for the problems that have none.
    fileprivate func at(_ place: Diagnostic.Place?) -> Failure {
        Failure(kind, diagnostics.map { Diagnostic($0.message, at: $0.place ?? place, help: $0.help) })
    }
}
