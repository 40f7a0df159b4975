import VipergenGenerator

/// A command of the program. A module's name begins with a capital letter, so it is never taken for a command.
enum Command: String, CaseIterable {
    /// The words are names of modules to generate.
    case generate = "NAME..."
    case initialize = "init"
    case show, templates, eject, learn, `import`, lint, verify, update, status, remove, config, agents, completions
    case manual = "man"

    /// The row of the table of commands.
    struct Details {
        /// The command and the words that follow it; nil for the command alone.
        var usage: String?
        /// What it does, in one sentence without the full stop.
        let help: String
        /// The kinds of the words that may follow it, the last kind for all later words; and how many may follow it.
        var operands: (kinds: [ValueKind], count: ClosedRange<Int>) = ([], 0...0)
        /// Command lines that show its use, without the program's name. An option of the template set follows those with
        /// `…`.
        let examples: [String]
    }

    /// Everything about the command, in one place.
    var details: Details {
        switch self {
        case .generate:
            Details(
                help: "generate modules, each a folder with the files that the template set has for it",
                operands: ([.newModule], 0...Int.max),
                examples: ["Login…", "Account/Login Home --tests", "Login --diff"]
            )
        case .initialize:
            Details(
                help: "write the base files and .vipergen.json if missing",
                examples: ["init --output App/Modules", "init --no-base…"]
            )
        case .show:
            Details(
                usage: "show NAME...",
                help: "print the files of new modules, and write none",
                operands: ([.newModule], 0...Int.max),
                examples: ["show Login…", "show Login --tests --json"]
            )
        case .templates:
            Details(
                usage: "templates [NAME]",
                help: "list the template sets, or what one set has",
                operands: ([.templateSet], 0...1),
                examples: ["templates", "templates viper"]
            )
        case .eject:
            Details(
                usage: "eject NAME [DIR]",
                help: "copy a built-in set, to change it",
                operands: ([.builtInSet, .folder], 1...2),
                examples: ["eject viper", "eject viper Tools/Templates/viper"]
            )
        case .learn:
            Details(
                usage: "learn FOLDER...",
                help: "make a template set from existing modules",
                operands: ([.folder], 1...Int.max),
                examples: ["learn App/Modules", "learn App/Login App/Home --into Templates/app"]
            )
        case .import:
            Details(
                usage: "import PATH",
                help: "import templates of Xcode, Generamba or Tuist",
                operands: ([.folder], 1...1),
                examples: ["import Login.xctemplate", "import Tools/viper/viper.rambaspec --into Templates/app"]
            )
        case .lint:
            Details(
                usage: "lint [NAME|DIR]",
                help: "report every mistake in sets of your own",
                operands: ([.templateSet], 0...1),
                examples: ["lint Tools/Templates/viper", "lint --snapshots Tools/Snapshots --record"]
            )
        case .verify:
            Details(
                usage: "verify [NAME|DIR]",
                help: "compile and test what a template set writes",
                operands: ([.templateSet], 0...1),
                examples: ["verify", "verify Tools/Templates/viper --mode 6"]
            )
        case .update:
            Details(
                usage: "update NAME...|--all",
                help: "change the options of existing modules, or follow templates that changed, keeping your edits",
                operands: ([.module], 0...Int.max),
                examples: ["update Login…", "update --all --since main --dry-run"]
            )
        case .status:
            Details(
                usage: "status [NAME...]",
                help: "show each module's set, options and edits",
                operands: ([.module], 0...Int.max),
                examples: ["status", "status Account/Login"]
            )
        case .remove:
            Details(
                usage: "remove NAME...",
                help: "delete modules, unless edited or named by other code",
                operands: ([.module], 1...Int.max),
                examples: ["remove Login", "remove Account/Login --dry-run"]
            )
        case .config:
            Details(
                help: "show the settings in effect, and where each is from",
                examples: ["config", "config --json", "config -o App/Modules --tests"]
            )
        case .agents:
            Details(help: "write a block for coding assistants into AGENTS.md", examples: ["agents", "agents --check"])
        case .completions:
            Details(
                usage: "completions \(ValueKind.shell.placeholder)",
                help: "print a script that completes command lines",
                operands: ([.shell], 1...1),
                examples: ["completions zsh"]
            )
        case .manual:
            Details(help: "print the manual page, for man(1)", examples: ["man > \(Program.name).1"])
        }
    }

    /// The command and the words that follow it.
    var usage: String { details.usage ?? rawValue }

    /// The words that are commands.
    static let words = allCases.filter { $0 != .generate }.map(\.rawValue)

    /// The command that a word is, if it is one.
    init?(word: String) {
        guard Self.words.contains(word) else { return nil }
        self.init(rawValue: word)
    }

    /// True for a command that takes the options that template sets declare.
    var takesSetOptions: Bool { [.generate, .initialize, .show, .update, .config].contains(self) }

    /// True for a command on existing modules, whose sets are detected.
    var readsModules: Bool { [.update, .status, .remove].contains(self) }

    /// The words that other programs have for a command.
    private static let synonyms: [Command: [String]] = [
        .generate: ["new", "generate", "gen", "g", "add", "create", "make", "module"],
        .initialize: ["setup"], .show: ["print", "cat", "preview"], .import: ["convert"],
        .templates: ["list", "ls", "sets", "template"], .lint: ["validate", "check"],
        .update: ["upgrade", "migrate", "sync"], .remove: ["delete", "rm", "destroy"],
        .config: ["configuration", "settings", "doctor", "info", "env"],
    ]

    /// The words of this program for a command of another program; nil for any other word.
    static func words(for synonym: String) -> [String]? {
        if synonym == "version" { return ["--version"] }
        return synonyms.first { $1.contains(synonym) }.map { $0.key == .generate ? [] : [$0.key.rawValue] }
    }

    /// The kind of a word after the command. The first word has the index 0.
    func operand(at index: Int) -> ValueKind? {
        let kinds = details.operands.kinds
        return kinds.indices.contains(index) ? kinds[index] : kinds.last
    }
}
