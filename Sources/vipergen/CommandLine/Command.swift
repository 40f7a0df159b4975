import VipergenGenerator

/// What the program is asked to do. A module's name begins with a capital, so none is a command's.
enum Command: String, CaseIterable {
    /// What there is no word for: names of modules are enough.
    case generate = "NAME..."
    case initialize = "init"
    case templates
    case eject
    case lint
    case verify
    case update
    case status
    case remove
    case completions
    case manual = "man"

    /// The words that are commands.
    static let words = allCases.filter { $0 != .generate }.map(\.rawValue)

    /// The command that a word is, if it is one.
    init?(word: String) {
        guard Self.words.contains(word) else { return nil }
        self.init(rawValue: word)
    }

    /// What people write who know other programs, and what is meant here: the words in its place.
    static let meant: [String: [String]] = {
        var words: [String: [String]] = ["version": ["--version"], "setup": [Command.initialize.rawValue]]
        for word in ["new", "generate", "gen", "g", "add", "create", "make", "module"] { words[word] = [] }
        for word in ["delete", "rm", "destroy"] { words[word] = [Command.remove.rawValue] }
        for word in ["list", "ls", "sets", "template"] { words[word] = [Command.templates.rawValue] }
        for word in ["upgrade", "migrate", "sync"] { words[word] = [Command.update.rawValue] }
        for word in ["validate", "check"] { words[word] = [Command.lint.rawValue] }
        return words
    }()

    /// The command and what follows it on a command line.
    var usage: String {
        switch self {
        case .generate, .initialize: rawValue
        case .templates: "templates [NAME]"
        case .eject: "eject NAME [DIR]"
        case .lint: "lint [DIR]"
        case .verify: "verify [NAME|DIR]"
        case .update: "update NAME...|--all"
        case .status: "status [NAME...]"
        case .remove: "remove NAME..."
        case .completions: "completions \(ValueKind.words(Shell.allCases.map(\.rawValue)).placeholder)"
        case .manual: rawValue
        }
    }

    /// How many words may follow it.
    var operandCount: ClosedRange<Int> {
        switch self {
        case .generate: 0...Int.max
        case .initialize, .manual: 0...0
        case .templates, .lint, .verify: 0...1
        case .eject: 1...2
        case .completions: 1...1
        case .update, .status: 0...Int.max
        case .remove: 1...Int.max
        }
    }

    /// A few words for the list of commands.
    var help: String {
        switch self {
        case .generate: "generate modules"
        case .initialize: "write the base files and .vipergen.json, once"
        case .templates: "list the template sets, or what one set has"
        case .eject: "write a built-in set as a folder of your own"
        case .lint: "report every mistake in sets of your own"
        case .verify: "compile and test what a template set writes"
        case .update: "take modules in use along to other options"
        case .status: "tell what modules were made from"
        case .remove: "take modules and their tests away"
        case .completions: "print a shell's completions"
        case .manual: "print the manual page, for man(1)"
        }
    }

    /// One sentence for its own `--help`, without the full stop.
    var about: String {
        switch self {
        case .generate: "generate modules, each a folder with the files that the template set has for it"
        case .initialize: "write what an app needs once, whichever is missing: the base files and .vipergen.json"
        case .templates: "list the template sets, or one set's options, files and variables"
        case .eject: "write a built-in template set as a folder of your own"
        case .lint: "report every mistake in template sets of your own; without a folder, in each of the repository"
        case .verify: "compile what a template set writes, with every combination of its options, and run its tests"
        case .update: "take modules that people have worked on along to other options, or to templates that changed"
        case .status: "tell what modules were made from, and how far they are from it"
        case .remove: "take a module and its tests away, as far as they are as they were written"
        case .completions: "print a shell's script that completes command lines of \(Program.name)"
        case .manual: "print the manual page, for man(1)"
        }
    }

    /// What a word that follows it is, the first one at 0.
    func operand(at index: Int) -> ValueKind? {
        switch self {
        case .initialize, .manual: nil
        case .generate: .newModule
        case .templates, .verify: .templateSet
        case .eject: index == 0 ? .builtInSet : .folder
        case .lint: .folder
        case .update, .status, .remove: .module
        case .completions: .words(Shell.allCases.map(\.rawValue))
        }
    }

    /// Whether it goes by nothing but its words.
    var isSelfContained: Bool { self == .completions || self == .manual }

    /// Command lines that show its use.
    ///
    /// - Parameter option: one that the set in effect has.
    func examples(with option: Option?) -> [String] {
        let word = option.map { " --" + $0.name + ($0.placeholder.map { " " + $0 } ?? "") } ?? ""
        let lines =
            switch self {
            case .generate: ["Login" + word, "Account/Login Home --tests", "Login --diff"]
            case .initialize: ["init --output App/Modules", "init --no-base" + word]
            case .templates: ["templates", "templates viper"]
            case .eject: ["eject viper", "eject viper Tools/Templates/viper"]
            case .lint: ["lint Tools/Templates/viper", "lint --snapshots Tools/Snapshots --record"]
            case .verify: ["verify", "verify Tools/Templates/viper --mode 6"]
            case .update: ["update Login" + word, "update --all --since main --dry-run"]
            case .status: ["status", "status Account/Login"]
            case .remove: ["remove Login", "remove Account/Login --dry-run"]
            case .completions: ["completions zsh"]
            case .manual: ["man > \(Program.name).1"]
            }
        return lines.map { "\(Program.name) \($0)" }
    }

    /// Whether it takes the options that template sets declare.
    var takesSetOptions: Bool { self == .generate || self == .initialize || self == .update }

    /// Whether it is about modules that are there, whose set is found out.
    var readsModules: Bool { self == .update || self == .status || self == .remove }
}
