import VipergenGenerator

/// A command of the program. A module's name begins with a capital letter, so it is never taken for a command.
enum Command: String, CaseIterable {
    /// The words are names of modules to generate.
    case generate = "NAME..."
    case initialize = "init"
    case show, templates, eject, learn, `import`, lint, verify, update, status, remove, config, agents, completions
    case manual = "man"

    typealias Example = (line: String, help: String)

    /// The row of the table of commands.
    struct Details {
        /// The command and the words that follow it; nil for the command alone.
        var usage: String?
        /// What it does, in one sentence without the full stop.
        let help: String
        /// The kinds of the words that may follow it, the last kind for all later words; and how many may follow it.
        var operands: (kinds: [ValueKind], count: ClosedRange<Int>) = ([], 0...0)
        /// Command lines that show its use, without the program's name, and what each does. An option of the template set
        /// follows those with `…`.
        let examples: [Example]
    }

    /// The command's usage, help, operands and examples.
    var details: Details {
        switch self {
        case .generate:
            Details(
                help: "generate modules, each a folder with the files that the template set has for it",
                operands: ([.newModule], 0...Int.max),
                examples: [
                    ("Login…", "generate the module Login with an option of its set"),
                    (
                        "Account/Login Home --tests",
                        "generate two modules with tests, one of them in the folder Account"
                    ),
                    ("Login --diff", "print how the files of Login would change, and change nothing"),
                ]
            )
        case .initialize:
            Details(
                help: "write the base files and .vipergen.json if missing",
                examples: [
                    (
                        "init --output App/Modules",
                        "write the base files and the configuration, for modules in App/Modules"
                    ),
                    ("init --no-base…", "write only a configuration, in which modules have an option"),
                ]
            )
        case .show:
            Details(
                usage: "show NAME...",
                help: "print the files of new modules, and write none",
                operands: ([.newModule], 0...Int.max),
                examples: [
                    ("show Login…", "print the files of Login with an option of its set"),
                    ("show Login --tests --json", "print its files and tests for another program"),
                ]
            )
        case .templates:
            Details(
                usage: "templates [NAME]",
                help: "list the template sets, or what one set has",
                operands: ([.templateSet], 0...1),
                examples: [
                    ("templates", "list the template sets"),
                    ("templates viper", "show the options, files and variables of viper"),
                ]
            )
        case .eject:
            Details(
                usage: "eject NAME [DIR]",
                help: "copy a built-in set, to change it",
                operands: ([.builtInSet, .folder], 1...2),
                examples: [
                    ("eject viper", "copy the set viper into the folder of your sets"),
                    ("eject viper Tools/Templates/viper", "copy it into a folder that you name"),
                ]
            )
        case .learn:
            Details(
                usage: "learn FOLDER...",
                help: "make a template set from existing modules",
                operands: ([.folder], 1...Int.max),
                examples: [
                    ("learn App/Modules", "make a set from all modules in a folder"),
                    ("learn App/Login App/Home --into Templates/app", "make the set app from two modules"),
                ]
            )
        case .import:
            Details(
                usage: "import PATH",
                help: "import templates of Xcode, Generamba or Tuist",
                operands: ([.folder], 1...1),
                examples: [
                    ("import Login.xctemplate", "make a set from a template of Xcode"),
                    (
                        "import Tools/viper/viper.rambaspec --into Templates/app",
                        "make the set app from a template of Generamba"
                    ),
                ]
            )
        case .lint:
            Details(
                usage: "lint [NAME|DIR]",
                help: "report every mistake in sets of your own",
                operands: ([.templateSet], 0...1),
                examples: [
                    ("lint Tools/Templates/viper", "report every mistake in a set"),
                    ("lint --snapshots Tools/Snapshots --record", "record what your sets write"),
                ]
            )
        case .verify:
            Details(
                usage: "verify [NAME|DIR]",
                help: "compile and test what a template set writes",
                operands: ([.templateSet], 0...1),
                examples: [
                    ("verify", "compile and test what the configured set writes"),
                    ("verify Tools/Templates/viper --mode 6", "compile what a set writes in the Swift 6 mode only"),
                ]
            )
        case .update:
            Details(
                usage: "update NAME...|--all",
                help: "change options or follow templates, keeping edits",
                operands: ([.module], 0...Int.max),
                examples: [
                    ("update Login…", "give Login another option, and keep your edits"),
                    (
                        "update --all --dry-run",
                        "print which files would get the changes of the templates"
                    ),
                ]
            )
        case .status:
            Details(
                usage: "status [NAME...]",
                help: "show each module's set, options and edits",
                operands: ([.module], 0...Int.max),
                examples: [
                    ("status", "show all modules"),
                    ("status Account/Login", "show one module"),
                ]
            )
        case .remove:
            Details(
                usage: "remove NAME...",
                help: "delete modules, unless edited or named by other code",
                operands: ([.module], 1...Int.max),
                examples: [
                    ("remove Login", "delete Login, unless it is edited or named by other code"),
                    ("remove Account/Login --dry-run", "print which files would be deleted"),
                ]
            )
        case .config:
            Details(
                help: "show the settings in effect, and where each is from",
                examples: [
                    ("config", "show the settings in effect"),
                    ("config --json", "print them for another program"),
                    ("config -o App/Modules --tests", "show them as they are with these options"),
                ]
            )
        case .agents:
            Details(
                help: "write a block for coding assistants into AGENTS.md",
                examples: [
                    ("agents", "write the block into AGENTS.md"),
                    ("agents --check", "exit 1 if the block is out of date"),
                ]
            )
        case .completions:
            Details(
                usage: "completions \(ValueKind.shell.placeholder)",
                help: "print a script that completes command lines",
                operands: ([.shell], 1...1),
                examples: [
                    ("completions zsh", "print the script for zsh")
                ]
            )
        case .manual:
            Details(
                help: "print the manual page, for man(1)",
                examples: [("man > \(Program.name).1", "write the manual page into a file")]
            )
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

    /// True for a command that renders new modules, or their base files.
    var makesModules: Bool { [.generate, .initialize, .show].contains(self) }

    /// What the entries of its JSON document are; nil for a document of its own.
    var jsonKey: String? {
        switch self {
        case .status: "modules"
        case .templates: "templates"
        case .config: nil
        default: "files"
        }
    }

    /// The words that other programs have for a command.
    private static let synonyms: [Command: [String]] = [
        .generate: ["new", "generate", "gen", "g", "add", "create", "make", "module"],
        .initialize: ["setup"], .show: ["print", "cat", "preview"], .import: ["convert"],
        .templates: ["sets", "template"], .lint: ["validate", "check"],
        .update: ["upgrade", "migrate", "sync"], .remove: ["delete", "rm", "destroy"],
        .status: ["info", "describe", "inspect"],
        .config: ["configuration", "settings", "doctor", "env"],
    ]

    /// Words for what no command does, and what does it.
    private static let absent: [(words: [String], help: String)] = [
        (["list", "ls"], "'vipergen status' lists the modules, 'vipergen templates' the template sets"),
        (
            ["undo", "revert", "rollback", "restore", "reset"],
            "'git restore PATH' takes back what an update changed, 'vipergen remove NAME' deletes a new module"
        ),
        (
            ["rename", "mv", "move"],
            "generate a module of the new name with the old one's options, as 'vipergen status' shows them, move your code, "
                + "and delete the old one with 'vipergen remove'"
        ),
        (
            ["new-set", "newset", "create-set", "template-set"],
            "'vipergen eject NAME' copies a set to change it, 'vipergen learn FOLDER' makes one from your modules"
        ),
    ]

    /// The help for a word that stands for no command, but for something that people want; nil for any other word.
    static func help(insteadOf word: String) -> String? { absent.first { $0.words.contains(word) }?.help }

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
