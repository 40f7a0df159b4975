import VipergenGenerator

/// The command line, parsed by the rules of POSIX and GNU (POSIX.1-2024, 12.2 "Utility Syntax Guidelines"; GNU Coding
/// Standards, 4.8): `--option=value`, `-oVALUE`, `--` before operands that begin with a dash, options before and after
/// operands, and the last of several values wins. Unlike there, an option is not the value of the option before it, except
/// after `--was`. So `--template` is found without knowing which options the set has.
struct Arguments {

    private(set) var command = Command.generate
    /// The words that are neither options nor the command.
    private(set) var operands: [String] = []
    /// The first option that neither the command nor the set has, with its dashes.
    private(set) var unknownOption: String?
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
    let words: [String]
    /// The words that are not read yet.
    private var rest: ArraySlice<String>
    private var general: [GeneralOption: [String]] = [:]
    let options: [Option]
    /// Finds the sets that have an unknown option; nil if that is not needed.
    private let library: SetLibrary?
    /// True after the word `help`: the next word is a command to show the help of.
    private var hasHelpWord = false
    private let isOfModule: Bool

    /// - Parameters:
    ///   - words: what the program was given, or the words after a module's name in a file of names.
    ///   - isOfModule: true for words after a module's name. They may be options of the set, and name the set.
    ///   - options: the options of the template set; none while the set is not known.
    init(_ words: [String], isOfModule: Bool = false, options: [Option] = [], _ library: SetLibrary? = nil) {
        (self.words, self.isOfModule, self.options, self.library) = (words, isOfModule, options, library)
        rest = words[...]
        // Bytes that are not UTF-8 have become this character: a path with it would be another path.
        for word in words where word.unicodeScalars.contains("\u{FFFD}") {
            let help = "names, values and paths must be UTF-8: rename the file or folder"
            report("\(quoted(word)) is not UTF-8", help: help)
        }
        parse()
        problems += isOfModule ? moduleLineProblems : commandLineProblems
        problems += listProblems
    }

    /// The value of a general option, empty for one that takes none; nil if it is missing.
    subscript(option: GeneralOption) -> String? { general[option]?.last }

    /// Every value of a general option, in the order of the words; by default the values of the configuration.
    func all(_ option: GeneralOption, or configured: [String] = []) -> [String] {
        general[option] ?? configured
    }

    /// True if the run changes files, and does not only compare them.
    var isWriting: Bool { [.check, .dryRun, .diff].allSatisfy { self[$0] == nil } }

    /// True for `--tests`, false for `--no-tests`; nil if neither is given.
    func isOn(_ option: GeneralOption) -> Bool? { self[option].map { $0 != Self.off } }

    /// - Throws: a `usage` failure with everything that is wrong.
    func checkIsValid() throws(Failure) {
        if !problems.isEmpty { throw Failure(.usage, problems) }
    }

    /// The words that give these options their values.
    func words(of options: [GeneralOption]) -> [String] {
        options.flatMap { option in self[option].map { ["--\(option.rawValue)", $0] } ?? [] }
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
    private static let off = "off"

    // MARK: - Parsing -

    private mutating func report(_ message: String, help: String) {
        problems.append(Diagnostic(message, help: help))
    }

    private mutating func parse() {
        while let argument = rest.popFirst() {
            if argument == "--" {
                operands += rest
                areOnlyOperandsLeft = true
                return
            } else if argument.hasPrefix("--") {
                parseLong(argument.dropFirst(2))
            } else if argument.hasPrefix("-"), argument != "-" {
                parseShort(argument.dropFirst())
            } else if mayBeCommand, let command = Command(word: argument) {
                self.command = command
            } else if mayBeCommand, argument == GeneralOption.help.rawValue {
                hasHelpWord = true
                take(.help, "")
            } else {
                operands.append(argument)
            }
        }
    }

    /// True if the next word may be a command.
    private var mayBeCommand: Bool { !isOfModule && unknownOption == nil && operands.isEmpty && command == .generate }

    private mutating func parseLong(_ argument: Substring) {
        // By scalars: as a `Character`, an accent at the start of the value would be one with the '=' before it.
        let parts = argument.unicodeScalars.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { String($0) }
        let word = parts[0]
        let attached = parts.count > 1 ? parts[1] : nil
        // A set's option may have the name of another command's option.
        if let option = options.first(where: { $0.flags.contains(word) }) {
            take(option, as: word, attached)
        } else if let option = GeneralOption(word: word) {
            guard let value = value(of: "--" + word, option.entry.value, attached) else { return }
            take(option, word == option.rawValue ? value : Self.off)
        } else {
            report("there is no option '--\(word)'", help: help(instead: word))
            unknownOption = unknownOption ?? "--\(word)"
            // A word in lowercase is most likely the option's value: a module's name begins with a capital.
            if !options.isEmpty, attached == nil, rest.first?.first?.isLowercase == true { rest.removeFirst() }
        }
    }

    /// Help for an unknown option: a similar one, or the set that has it.
    private func help(instead word: String) -> String {
        // The first reading of the words has no set yet, so it has no help for an option of one.
        if library == nil, options.isEmpty { return "'--help' lists the options" }
        let known = GeneralOption.allCases.flatMap(\.words) + options.flatMap(\.flags)
        let longer = known.filter { $0.hasPrefix(word) }.map { "'--\($0)'" }
        if !longer.isEmpty, longer.count <= 3 { return "did you mean \(longer.joined(separator: " or "))?" }
        if let owner = library?.owners(of: word).first {
            let isTaken = command.takesSetOptions
            let reason = "leave it out: '\(command.rawValue)' takes no options of a template set"
            return isTaken ? "the set '\(owner)' has it: add '--template \(owner)'" : reason
        }
        return known.suggestion(for: word, prefix: "--") ?? "'--help' lists the options"
    }

    /// Reads `nfoLogin`, which is the same as `-n -f -oLogin`.
    private mutating func parseShort(_ letters: Substring) {
        // A long option with a single dash would be read as other letters.
        let isLong = letters.count > 1 && GeneralOption(word: letters) != nil
        var scalars = letters.unicodeScalars
        while let letter = scalars.popFirst().map(Character.init) {
            guard !isLong, let option = GeneralOption.letters[letter] else {
                let help = letters.count > 1 ? "did you mean '--\(letters)'?" : help(instead: String(letters))
                return report("there is no option '-\(letters)'", help: help)
            }
            guard let kind = option.entry.value else {
                take(option, "")
                continue
            }
            let attached = String(scalars)
            if scalars.popFirst() == "=" {
                let help = "write '-\(letter) \(String(scalars))' or '--\(option.rawValue)\(attached)'"
                return report("'-\(letter)\(attached)' has a '=', which would be part of the value", help: help)
            }
            if let value = value(of: "-\(letter)", kind, attached.isEmpty ? nil : attached) { take(option, value) }
            return
        }
    }

    private mutating func take(_ option: GeneralOption, _ value: String) {
        // `--was ""` means that all options had their defaults.
        if value.isEmpty, option.entry.value != nil, option != .was {
            report("'--\(option.rawValue)' has an empty value", help: option.entry.help)
        }
        general[option, default: []].append(value)
    }

    private mutating func take(_ option: Option, as word: String, _ attached: String?) {
        if case .list = option.kind, word != option.name { return clear(option, attached) }
        guard let text = value(of: "--" + word, option.value, attached) else { return }
        if case .flag = option.kind {
            values[option.name] = .flag(word == option.name)
            return
        }
        do {
            values[option.name] = try option.value(text, after: values[option.name])
        } catch {
            problems += error.diagnostics
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
            if attached != nil { report("'\(option)' takes no value", help: "write '\(option)' alone") }
            return attached == nil ? "" : nil
        }
        if let value = attached ?? nextValue(mayBeOption: option == "--\(GeneralOption.was.rawValue)") { return value }
        expectedValue = kind
        report("'\(option)' needs a value", help: "write '\(option) \(kind.placeholder)'")
        return nil
    }

    /// Takes the next word, unless it is an option.
    private mutating func nextValue(mayBeOption: Bool = false) -> String? {
        let word = rest.first ?? ""
        let isShort = word.hasPrefix("-") && word.dropFirst().first.map { GeneralOption.letters[$0] != nil } ?? false
        let isOption = isShort || word.hasPrefix("--")
        return isOption && !mayBeOption ? nil : rest.popFirst()
    }
}
