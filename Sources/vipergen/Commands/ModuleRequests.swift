import VipergenGenerator

/// The requests for the modules that a command line names, and a file of names, one a line. Options after a name in the
/// file are for that module alone: `Cart --template rib --child Item`.
struct ModuleRequests {

    /// A module's name with the options after it, and its place in the file; nil for one of the command line.
    private typealias Name = (text: String, place: Diagnostic.Place?)

    /// The requests, compared with each other.
    let group: ModuleGroup
    /// The files of each request.
    let files: [[RenderedFile]]
    var requests: [Request] { group.requests }

    /// - Parameter run: the set of the run, with the values of its options.
    /// - Throws: a failure with every mistake in the names.
    init(_ settings: Settings, _ run: Selection) throws(Failure) {
        let arguments = settings.arguments
        // A set that many lines name is read once.
        var selections: [String: Selection] = [:]
        var named: [(request: Request, place: Diagnostic.Place?)] = []
        var failures = [Self.unknownCommand(arguments)].compactMap(\.self)
        let output = (try? OutputFolder(settings.outputPath))?.path ?? settings.outputPath
        for name in try Self.names(arguments).dropFirst(failures.count) {
            do {
                let words = try name.place == nil ? [name.text] : ShellWords.split(name.text)
                let options = Array(words.dropFirst())
                var selection = run
                if let set = Arguments(options, isOfModule: true)[.template] {
                    selection = if let known = selections[set] { known } else { try run.of(set, settings.library) }
                    selections[set] = selection
                }
                if !options.isEmpty { selection = try selection.with(options) }
                let word = words.first ?? ""
                // `App/Home` is `Home` in the output folder `App`: other commands print and take it so.
                let path = word.rest(below: output) ?? word
                named.append((try Request(try Module(path), selection), name.place))
            } catch {
                failures.append(error.at(name.place))
            }
        }
        var group = ModuleGroup(named.map(\.request))
        var files: [[RenderedFile]] = []
        // Names that clash are reported together with names that are wrong.
        for index in named.indices {
            do {
                files.append(try group.rendered(index))
            } catch {
                failures.append(error.at(named[index].place))
            }
        }
        if !failures.isEmpty { throw Failure(all: failures) }
        (self.group, self.files) = (group, files)
    }

    /// Reads the names of the command line, and those of a file. Empty lines of the file, and those that begin with `#`,
    /// are skipped.
    private static func names(_ arguments: Arguments) throws(Failure) -> [Name] {
        let operands = arguments.operands.map { Name($0, nil) }
        guard let path = arguments[.namesFrom] else { return operands }
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

    /// The error for a first word that looks like a command; nil for any other word.
    private static func unknownCommand(_ arguments: Arguments) -> Failure? {
        guard let word = arguments.operands.first, !word.isEmpty, word.allSatisfy(\.isLowercase) else { return nil }
        let module = word.prefix(1).uppercased() + word.dropFirst()
        let own = Command.words(for: word).map { own in
            // The command line with this program's words.
            let words = arguments.words.flatMap { $0 == word ? own : [$0] }
            return "write '\(ShellWords.joined([Program.name] + (words.isEmpty ? ["NAME"] : words)))'"
        }
        let help =
            own ?? Command.words.suggestion(for: word)
            ?? "'\(Program.name) help' lists the commands; a module's name begins with a capital, as '\(module)' does"
        return Failure(.usage, "'\(word)' is neither a command nor a module's name", help: help)
    }
}

extension Selection {

    /// The selection of another set, with the configuration's values for it: the options of the command line are for the
    /// run's set only. This one if it is of that set.
    fileprivate func of(_ name: String, _ library: SetLibrary) throws(Failure) -> Selection {
        let templateSet = try library.find(name)
        if templateSet.location == self.templateSet.location { return self }
        return of(templateSet, options: try library.values(for: templateSet))
    }

    /// The selection of a module with options of its own.
    ///
    /// - Parameter words: those after the module's name.
    fileprivate func with(_ words: [String]) throws(Failure) -> Selection {
        let given = Arguments(words, isOfModule: true, options: templateSet.options)
        try given.checkIsValid()
        return with(given.values)
    }
}

extension Failure {

    /// The failure with a place for the problems that have none.
    fileprivate func at(_ place: Diagnostic.Place?) -> Failure {
        Failure(kind, diagnostics.map { Diagnostic($0.message, at: $0.place ?? place, help: $0.help) })
    }
}
