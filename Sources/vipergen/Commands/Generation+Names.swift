import VipergenGenerator

/// The names of a command line, and of a file of names, one a line. Options after a name in the file are for that module
/// alone: `Cart --template rib --child Item`.
extension Generation {

    /// A module's name with the options after it, and its place in the file; nil for one of the command line.
    typealias GivenName = (text: String, place: Diagnostic.Place?)

    /// Reads the names of the command line, and those of a file. Empty lines of the file, and those that begin with `#`,
    /// are skipped.
    static func names(_ arguments: Arguments) throws(Failure) -> [GivenName] {
        let operands = arguments.operands.map { GivenName($0, nil) }
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
                return GivenName(String(Substring(name)), Diagnostic.Place(file: file, line: index + 1))
            }
    }

    /// The error for a command line without a name.
    static func missingName(_ arguments: Arguments) -> Failure {
        let example = arguments.command.details.examples[0].line.filter { $0 != "…" }
        let help = "write a name, as in '\(Program.name) \(example)'; '\(Program.name) help' shows how it is used"
        return Failure(.usage, "no module's name is given", help: help)
    }

    // MARK: - Commands of other programs -

    /// The error for a first word that other programs have as a command; nil for any other word.
    static func otherCommand(_ arguments: Arguments) -> Failure? {
        guard let word = arguments.operands.first else { return nil }
        let own = Command.words(for: word).map { own in
            // The command line with this program's words.
            let words = arguments.words.flatMap { $0 == word ? own : [$0] }
            return "write '\(ShellWords.joined([Program.name] + (words.isEmpty ? ["NAME"] : words)))'"
        }
        return (own ?? Command.help(insteadOf: word)).map { noCommand(word, help: $0) }
    }

    /// The error for a first word that looks like a command; nil for any other word.
    static func unknownCommand(_ arguments: Arguments) -> Failure? {
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

    /// The request with the options that follow a module's name in a file of names. They may name another set.
    ///
    /// - Parameter requestsOfSets: the requests for such sets, each of which is read once.
    /// - Throws: a `usage` failure for what cannot follow a name, or what `SetLibrary.find` throws.
    func with(
        _ words: [String],
        from library: SetLibrary,
        _ requestsOfSets: inout [String: Request]
    ) throws(Failure) -> Request {
        let line = Arguments(words, isOfModule: true)
        var request = self
        if let set = line.setName {
            request = if let known = requestsOfSets[set] { known } else { try of(set, library).prepared }
            requestsOfSets[set] = request
        }
        let whole = line.reading(request.templateSet.options)
        try whole.checkIsValid()
        return request.with(whole.values)
    }

    /// The request for another set, with the configuration's values for it: the options of the command line are for the
    /// run's set only. This one if it is of that set.
    private func of(_ name: String, _ library: SetLibrary) throws(Failure) -> Request {
        let other = try library.find(name)
        if other.location == templateSet.location { return self }
        let values = try library.values(for: other)
        return Request(of: other, options: values, project: project, includesTests: includesTests)
    }
}

extension Failure {

    /// The failure with a place for the problems that have none.
    func at(_ place: Diagnostic.Place?) -> Failure {
        Failure(kind, diagnostics.map { Diagnostic($0.message, at: $0.place ?? place, help: $0.help) })
    }
}
