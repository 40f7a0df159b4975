import VipergenGenerator

/// The command line, read by the rules of POSIX and GNU (POSIX.1-2024, 12.2 "Utility Syntax Guidelines"; GNU Coding
/// Standards, 4.8): `--option=value`, `-oVALUE`, `--` before operands that begin with a dash, options before and after
/// operands, and the last of several values wins. By those rules, an option that needs a value
/// takes the next word whatever it is; here, only `--was` takes a word that is itself an option.
///
/// Each word is read once. The initializer reads the command, which is the first word that is no option, and the general
/// options, which are the same for all sets. One of them, `--template`, names the set. Then `reading(_:_:)` reads the other
/// words with the options of that set.
struct Arguments {

    let words: [String]
    private(set) var command = Command.generate
    /// The words that are neither options nor the command.
    private(set) var operands: [String] = []
    /// The first option that neither the command nor the set has, with its dashes.
    private(set) var unknownOption: String?
    /// The general options, each with its values as they are written. That of a flag is empty, or `off`.
    private(set) var texts: [GeneralOption: [String]] = [:]
    /// The values of the template set's options.
    private(set) var values: [String: OptionValue] = [:]
    /// The values to remove from lists.
    private(set) var removedValues: [String: [String]] = [:]
    /// The kind of value that the next word is, or may be.
    private(set) var expectedValue: ValueKind?
    /// Whether words that begin with a dash are operands too.
    private(set) var areOnlyOperandsLeft = false
    /// Every mistake in the words.
    private(set) var problems: [Diagnostic] = []
    /// The options of the template set.
    private(set) var options: [Option] = []
    /// Finds the sets that have an unknown option; nil if that is not needed.
    private var library: SetLibrary?
    /// The words that are left to read. A word that was read is nil: no option takes the word after it as its value.
    private var rest: ArraySlice<String?>
    /// True if the next word may be a command.
    private var mayBeCommand: Bool
    /// True after the word `help`: the next word is a command to show the help of.
    private var hasHelpWord = false
    private let isOfModule: Bool

    /// Reads the command and the general options.
    ///
    /// - Parameters:
    ///   - words: what the program was given, or the words after a module's name in a file of names.
    ///   - isOfModule: true for words after a module's name. They may be options of the set, and name the set.
    init(_ words: [String], isOfModule: Bool = false) {
        self.words = words
        self.isOfModule = isOfModule
        mayBeCommand = !isOfModule
        rest = words.map(\.self)[...]
        // Bytes that are not UTF-8 have become this character: a path with it would be another path.
        for word in words where word.unicodeScalars.contains("\u{FFFD}") {
            let help = "names, values and paths must be UTF-8: rename the file or folder"
            report("\(quoted(word)) is not UTF-8", help: help)
        }
        var left: [String?] = []
        while let word = rest.popFirst() ?? nil {
            if word == "--" {
                left += ["--"] + rest
                break
            }
            left.append(readGeneral(word, after: left.last ?? nil) ? nil : word)
        }
        rest = left[...]
    }

    /// The command line, with the other words read as options of a set and as operands.
    ///
    /// - Parameters:
    ///   - options: the options of the template set; none if there is no set.
    ///   - library: finds the sets that have an unknown option; nil if that is not needed.
    func reading(_ options: [Option], _ library: SetLibrary? = nil) -> Arguments {
        var whole = self
        whole.options = options
        whole.library = library
        whole.reportSingleDashes()
        whole.readRest()
        whole.problems += isOfModule ? whole.moduleLineProblems : whole.commandLineProblems
        whole.problems += whole.listProblems
        return whole
    }

    /// - Throws: a `usage` failure with everything that is wrong.
    func checkIsValid() throws(Failure) {
        if !problems.isEmpty { throw Failure(.usage, problems) }
    }

    /// The words that give these options their values.
    func words(of options: [GeneralOption]) -> [String] {
        options.flatMap { option in texts[option]?.last.map { ["--\(option.rawValue)", $0] } ?? [] }
    }

    /// The problem of the words after `help`; nil if they name a command, a module or nothing.
    var topicProblem: Diagnostic? {
        guard hasHelpWord, let word = operands.first else { return nil }
        if command != .generate {
            return Diagnostic("unexpected argument \(quoted(word))", help: "ask about one command")
        }
        // A module's name asks for the help on modules.
        if word.first?.isUppercase != false { return nil }
        let lists = "'\(Program.name) help' lists the commands, '\(Program.name) templates' the template sets"
        return Diagnostic("there is no command \(quoted(word))", help: Command.words.suggestion(for: word) ?? lists)
    }

    /// The value of an option that was turned off.
    static let off = "off"

    // MARK: - Parsing -

    private mutating func report(_ message: String, help: String) {
        problems.append(Diagnostic(message, help: help))
    }

    /// Reads a word that means the same with every set.
    ///
    /// - Parameter previous: the word before it, if that is not read either.
    /// - Returns: false for an option that may be a set's, for a value of one, and for an operand.
    private mutating func readGeneral(_ word: String, after previous: String?) -> Bool {
        if word.hasPrefix("--") {
            let (name, attached) = Self.parts(of: word)
            guard let option = GeneralOption(word: name), option.isReserved else { return false }
            take(option, as: name, attached)
        } else if word.hasPrefix("-"), let letter = word.unicodeScalars.dropFirst().first.map(Character.init) {
            guard GeneralOption.letters[letter] != nil else { return false }
            readLetters(word.dropFirst())
        } else if mayBeCommand, let command = Command(word: word) {
            self.command = command
            mayBeCommand = false
        } else if mayBeCommand, word == GeneralOption.help.rawValue {
            hasHelpWord = true
            add("", to: .help)
        } else {
            // It may be the value of the option before it, and the command may follow.
            mayBeCommand = mayBeCommand && previous?.hasPrefix("--") == true && previous?.contains("=") == false
            return false
        }
        return true
    }

    private mutating func readRest() {
        while let word = rest.popFirst() {
            guard let word else { continue }
            if word == "--" {
                operands += rest.compactMap(\.self)
                areOnlyOperandsLeft = true
                rest = []
            } else if word.hasPrefix("--") {
                readLong(word)
            } else if word.hasPrefix("-"), word != "-" {
                reportUnknown(word.dropFirst())
            } else if word != "-", word.unicodeScalars.first?.properties.generalCategory == .dashPunctuation {
                // A chat or a word processor has made a dash of two hyphens.
                let name = word.unicodeScalars.drop { $0.properties.generalCategory == .dashPunctuation }
                report("there is no option \(quoted(word))", help: "write '--\(String(name))', with two hyphens")
            } else {
                operands.append(word)
            }
        }
    }

    /// The name of a long option, without the dashes, and the value that is attached to it.
    private static func parts(of word: String) -> (name: String, attached: String?) {
        // By scalars: as a `Character`, an accent at the start of the value would be one with the '=' before it.
        let scalars = word.dropFirst(2).unicodeScalars
        let parts = scalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
        return (parts[0], parts.count > 1 ? parts[1] : nil)
    }

    private mutating func readLong(_ word: String) {
        let (name, attached) = Self.parts(of: word)
        // A set's option may have the name of another command's option.
        if let option = options.first(where: { $0.flags.contains(name) }) {
            takeOfSet(option, as: name, attached)
        } else if let option = GeneralOption(word: name) {
            take(option, as: name, attached)
        } else {
            report("there is no option \(quoted("--" + name))", help: help(instead: name))
            unknownOption = unknownOption ?? "--\(name)"
            // A word in lowercase, or several in one, is most likely the option's value: a module's name is neither.
            let next = rest.first ?? nil
            let isValue = next?.first?.isLowercase == true || next?.contains(",") == true
            if !options.isEmpty, attached == nil, isValue { rest.removeFirst() }
        }
    }

    /// Help for an unknown option: a similar one, or the set that has it.
    private func help(instead word: String) -> String {
        if library == nil, options.isEmpty { return "'--help' lists the options" }
        let known = GeneralOption.allCases.flatMap(\.words) + options.flatMap(\.flags)
        let longer = known.filter { $0.hasPrefix(word) }.map { "'--\($0)'" }
        if !longer.isEmpty, longer.count <= 3 { return "did you mean \(longer.joined(separator: " or "))?" }
        if let owners = library?.owners(of: word), let owner = owners.first {
            if !command.takesSetOptions {
                return "leave it out: '\(command.rawValue)' takes no options of a template set"
            }
            if let set = setName ?? library?.configuration.setName {
                return "'--help' lists the options of '\(set)'; this is one of \(owners.list)"
            }
            return "the set '\(owner)' has it: add '--template \(owner)'"
        }
        if let option = options.first(where: { "no-\($0.name)" == word }), case .text = option.kind {
            return "'--\(option.name)=' leaves it empty"
        }
        // For a command on modules, their set may be another one.
        return known.suggestion(for: word, prefix: "--") ?? library?.flags.suggestion(for: word, prefix: "--")
            ?? "'--help' lists the options"
    }

    /// Reads `nfoLogin`, which is the same as `-n -f -oLogin`.
    private mutating func readLetters(_ letters: Substring) {
        // A long option with a single dash would be read as other letters.
        let isLong = letters.count > 1 && GeneralOption(word: letters) != nil
        var scalars = letters.unicodeScalars
        while let letter = scalars.popFirst().map(Character.init) {
            guard !isLong, let option = GeneralOption.letters[letter] else { return reportUnknown(letters) }
            guard let kind = option.details.value else {
                add("", to: option)
                continue
            }
            let attached = String(scalars)
            if scalars.popFirst() == "=" {
                let help = "write '-\(letter) \(String(scalars))' or '--\(option.rawValue)\(attached)'"
                return report("'-\(letter)\(attached)' has a '=', which would be part of the value", help: help)
            }
            if let value = value(of: "-\(letter)", kind, attached.isEmpty ? nil : attached) { add(value, to: option) }
            return
        }
    }

    private mutating func reportUnknown(_ letters: Substring) {
        let isLong = GeneralOption(word: letters) != nil || options.contains { $0.flags.contains(String(letters)) }
        let help = isLong ? "did you mean '--\(letters)'?" : help(instead: String(letters))
        report("there is no option \(quoted("-" + letters))", help: help)
    }

    /// Reports an option of the set with one dash: `-fox` would be `-f` and `-o x`.
    private mutating func reportSingleDashes() {
        for word in words.prefix(while: { $0 != "--" }) where word.hasPrefix("-") && !word.hasPrefix("--") {
            let name = word.dropFirst()
            if name.count > 1, options.contains(where: { $0.flags.contains(String(name)) }) { reportUnknown(name) }
        }
    }

    /// `-tan`, which was read as `--template an`. If there is no set `an`, the person may have meant `--tan`.
    func singleDash(for set: String) -> String? { words.first { $0 == "-t\(set)" } }

    private mutating func take(_ option: GeneralOption, as word: String, _ attached: String?) {
        guard let value = value(of: "--" + word, option.details.value, attached) else { return }
        add(word == option.rawValue ? value : Self.off, to: option)
    }

    private mutating func add(_ value: String, to option: GeneralOption) {
        // `--was ""` means that all options had their defaults.
        if value.isEmpty, option.details.value != nil, option != .was {
            report("'--\(option.rawValue)' has an empty value", help: option.details.help)
        }
        texts[option, default: []].append(value)
    }

    private mutating func takeOfSet(_ option: Option, as word: String, _ attached: String?) {
        if case .list = option.kind, word != option.name { return clear(option, attached) }
        guard let text = value(of: "--" + word, option.value, attached) else { return }
        if case .flag = option.kind {
            values[option.name] = .flag(word == option.name)
            return
        }
        do {
            values[option.name] = try option.value(text, after: values[option.name])
        } catch {
            let each = text.split(separator: ",").map { "--\(option.name) \($0)" }.joined(separator: " ")
            let isSeveral = option.isList && text.contains(",")
            problems += isSeveral ? error.diagnostics.with(help: "write '\(each)'") : error.diagnostics
        }
    }

    /// `--no-child` alone empties the list, whatever the configuration says. `--no-child Home` removes `Home` from it.
    private mutating func clear(_ list: Option, _ attached: String?) {
        guard let value = attached ?? nextValue() else {
            values[list.name] = .list([])
            if rest.isEmpty { expectedValue = list.value }
            return
        }
        removedValues[list.name, default: []].append(value)
    }

    /// The value of an option: the attached text, or the next word; empty for an option that takes none.
    private mutating func value(of option: String, _ kind: ValueKind?, _ attached: String?) -> String? {
        guard let kind else {
            if attached != nil {
                let name = String(option.drop { $0 == "-" })
                let opposite = "no-" + name
                let hasOpposite =
                    GeneralOption(word: opposite) != nil || options.contains { $0.flags.contains(opposite) }
                let help = hasOpposite ? "write '\(option)' or '--\(opposite)'" : "write '\(option)' alone"
                report("'\(option)' takes no value", help: help)
            }
            return attached == nil ? "" : nil
        }
        if let value = attached ?? nextValue(mayBeOption: option == "--\(GeneralOption.was.rawValue)") { return value }
        expectedValue = kind
        report("'\(option)' needs a value", help: "write '\(option) \(kind.placeholder)'")
        return nil
    }

    /// Takes the next word, unless it is an option.
    private mutating func nextValue(mayBeOption: Bool = false) -> String? {
        guard let word = rest.first ?? nil else { return nil }
        let isShort = word.hasPrefix("-") && word.dropFirst().first.map { GeneralOption.letters[$0] != nil } ?? false
        let isOption = isShort || word.hasPrefix("--")
        return isOption && !mayBeOption ? nil : rest.popFirst() ?? nil
    }
}
