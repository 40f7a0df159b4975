import VipergenGenerator

/// An option that does not depend on the template set. The raw value is the option without the dashes.
enum GeneralOption: String, CaseIterable {
    case template, output, tests
    case testsOutput = "tests-output"
    case xcodeproj, target
    case testsTarget = "tests-target"
    case into
    case namesFrom = "names-from"
    case all, since, from, was, markers, atomic, base
    case snapshots, record, mode, stubs, sources, limit, package, strict
    case dryRun = "dry-run"
    case diff, stdout, check, force
    case skipExisting = "skip-existing"
    case json, verbose, quiet, color, help, version

    /// Everything about the option, with the help of `generate`.
    var entry: Entry { entry(for: .generate) }

    /// Everything about the option, with the help of a command.
    func entry(for command: Command) -> Entry {
        let all = Command.allCases
        let writing: [Command] = [.generate, .initialize, .update]
        let changing = writing + [.eject, .learn, .import, .remove, .agents]
        let modules = writing + [.show, .status, .remove]
        return switch self {
        case .template:
            Entry(
                "the template set: a name, or a folder",
                modules,
                letter: "t",
                .templateSet,
                defaultText: command.entry.readsModules ? "detected for each module" : SetLibrary.defaultName,
                key: ["template"]
            )
        case .output:
            Entry(
                "the folder of the modules",
                modules,
                letter: "o",
                .folder,
                defaultText: "the working directory",
                key: ["output"]
            )
        case .tests where command == .verify:
            Entry("compile the tests, and do not run them", writing + [.show, .verify], negation: .only)
        case .tests where command == .update:
            Entry(
                "add tests, or keep existing ones as they are",
                writing + [.show, .verify],
                defaultText: "update existing ones",
                negation: .both
            )
        case .tests:
            Entry(
                "write the modules' tests too",
                writing + [.show, .verify],
                defaultText: "off",
                negation: .both,
                key: ["tests"]
            )
        case .testsOutput:
            Entry(
                "the folder of the tests",
                modules,
                .folder,
                defaultText: Settings.defaultTestsOutput,
                key: ["testsOutput"]
            )
        case .xcodeproj:
            Entry("the Xcode project of the files", writing + [.remove], .file("FILE"), key: ["xcode", "project"])
        case .target:
            Entry("a target for the modules; any number of times", writing, .text("NAME"), key: ["xcode", "targets"])
        case .testsTarget:
            Entry("a target for tests; any number of times", writing, .text("NAME"), key: ["xcode", "testsTargets"])
        case .into: Entry("the folder of the new set", [.learn, .import], .folder, defaultText: "Templates/FOLDER")
        case .namesFrom:
            Entry("read names from a file, one per line, or from standard input", [.generate, .show], .file("FILE|-"))
        case .all where command == .update:
            Entry("every module below the output folder", [.update, .lint, .verify], excludes: [.was])
        case .all: Entry("try every combination of options", [.update, .lint, .verify], excludes: [.was])
        case .since:
            Entry(
                "the oldest git revision whose templates the modules may be from",
                [.update, .status],
                .text("REV"),
                excludes: [.from]
            )
        case .from: Entry("an old copy of the templates that the modules may be from", [.update, .status], .folder)
        case .was: Entry("the options that the module has now, if they cannot be detected", [.update], .text("OPTIONS"))
        case .markers:
            Entry(
                "write conflicts too, marked as git marks them; exit 1 if there are any",
                [.update],
                excludes: [.atomic]
            )
        case .atomic: Entry("update every module or none", [.update])
        case .base: Entry("leave the base files out", [.initialize, .verify], negation: .only)
        case .snapshots:
            Entry(
                "compare the modules that a set writes with a recorded folder; exit 1 if any differs",
                [.lint],
                .folder
            )
        case .record: Entry("write the snapshots", [.lint])
        case .mode:
            Entry(
                "a language mode to compile in; any number of times",
                [.verify],
                .words(LanguageMode.allCases.map(\.rawValue)),
                defaultText: "all three",
                key: ["verify", "modes"]
            )
        case .stubs:
            Entry("stand-ins of your own: a folder for each framework", [.verify], .folder, key: ["verify", "stubs"])
        case .sources:
            Entry("a folder to compile too; any number of times", [.verify], .folder, key: ["verify", "sources"])
        case .limit: Entry("try only the first N combinations", [.verify], .count)
        case .package: Entry("where the Swift package goes", [.verify], .folder, defaultText: "in your cache folder")
        case .strict: Entry("treat warnings in what templates write as errors", [.verify])
        case .dryRun: Entry("print what would be done, and do nothing", changing, letter: "n")
        case .diff: Entry("print how files would change, and do nothing", changing)
        case .stdout:
            Entry(
                "print the files, and write none: as 'show' does",
                [.generate],
                excludes: [.force, .skipExisting, .dryRun, .diff, .check]
            )
        case .check:
            Entry(
                "print how files differ from what would be written; exit 1 if any does",
                [.generate, .update, .agents],
                excludes: [.force, .skipExisting, .dryRun, .diff, .markers]
            )
        case .force:
            Entry(Self.forceHelp(command), [.generate, .initialize, .remove], letter: "f", excludes: [.skipExisting])
        case .skipExisting: Entry("keep files that have other content, and write the missing ones", [.generate])
        case .json:
            Entry(
                "print files and errors as one JSON document",
                changing + [.show, .templates, .lint, .verify, .status, .config]
            )
        case .verbose: Entry("print a line for each file, however many there are", changing + [.lint])
        case .quiet: Entry("print errors only", all, letter: "q")
        case .color:
            Entry("print in color", all, .words(["auto", "always", "never"]), defaultText: "auto, on a terminal")
        case .help: Entry("print this help", all, letter: "h")
        case .version: Entry("print the version", all, letter: "V")
        }
    }

    private static func forceHelp(_ command: Command) -> String {
        switch command {
        case .remove: "delete edited files too, and files whose types are still named"
        case .initialize: "set what is given in an existing configuration, and keep its other keys"
        default: "overwrite files that have other content"
        }
    }

    /// The option without the dashes, and `no-…` if it can be turned off.
    var words: [String] { entry.negation == .none ? [rawValue] : [rawValue, "no-" + rawValue] }

    /// The words that a command's help shows.
    func words(for command: Command) -> [String] {
        entry(for: command).negation == .only ? ["no-" + rawValue] : words
    }

    /// The words of all options.
    static var allWords: Set<String> { Set(allCases.flatMap(\.words)) }

    /// Whether a value of the option is a path.
    fileprivate func isPath(_ value: String) -> Bool {
        switch entry.value {
        case .folder, .file: true
        case .templateSet: value.hasSlash
        default: false
        }
    }

    /// The option with this word, without the dashes.
    init?(word: some StringProtocol) {
        guard let option = Self.allCases.first(where: { $0.words.contains { $0 == word } }) else { return nil }
        self = option
    }
}

extension GeneralOption {

    /// `both`: the option and `--no-…`; `only`: nothing but `--no-…`.
    enum Negation {
        case none, both, only
    }

    /// An entry of the table of options.
    struct Entry {
        /// One line for `--help`.
        let help: String
        /// The commands that take it.
        let commands: [Command]
        /// The letter for a single dash.
        let letter: Character?
        /// The kind of its value; nil for an option that takes none.
        let value: ValueKind?
        /// The default if neither the command line nor the configuration has a value; nil if there is none.
        let defaultText: String?
        let negation: Negation
        /// The options that it cannot be combined with.
        let excludes: [GeneralOption]
        /// The path of the configuration's key for its default; nil if there is none.
        let key: [String]?

        fileprivate init(
            _ help: String,
            _ commands: [Command],
            letter: Character? = nil,
            _ value: ValueKind? = nil,
            defaultText: String? = nil,
            negation: Negation = .none,
            excludes: [GeneralOption] = [],
            key: [String]? = nil
        ) {
            // 'config' shows the settings for new modules.
            self.commands = key != nil && commands.contains(.generate) ? commands + [.config] : commands
            (self.help, self.letter, self.value, self.defaultText) = (help, letter, value, defaultText)
            (self.negation, self.excludes, self.key) = (negation, excludes, key)
        }
    }
}

extension Configuration {

    /// The value for an option, as a word of a command line; nil if there is none.
    func text(of option: GeneralOption) -> String? {
        func text(_ json: JSON) -> String? {
            switch json {
            case .flag(let isOn): isOn ? "on" : "off"
            case .text(let text) where option.isPath(text) && !text.isFromRoot: Path.join(Path.parent(of: file), text)
            case .text(let text): text
            case .null, .number, .list, .object: nil
            }
        }
        guard let json = option.entry.key.flatMap(json) else { return nil }
        let texts =
            if case .list(let elements) = json { elements.compactMap(text) } else { [text(json)].compactMap(\.self) }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}
