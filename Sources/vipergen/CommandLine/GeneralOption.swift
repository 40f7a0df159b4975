import VipergenGenerator

/// An option that does not depend on the template set. The raw value is the option without the dashes.
enum GeneralOption: String, CaseIterable {
    case template, output, project, tests
    case testsOutput = "tests-output"
    case xcodeproj, target
    case testsTarget = "tests-target"
    case noProject = "no-project"
    case into
    case namesFrom = "names-from"
    case all, since, from, was, markers, atomic, tree, base
    case snapshots, record, mode, stubs, sources, limit, package, strict
    case dryRun = "dry-run"
    case diff, check, force
    case skipExisting = "skip-existing"
    case json, verbose, quiet, color, help, version

    /// The letters for a single dash.
    static let letters: [Character: GeneralOption] = [
        "t": .template, "o": .output, "n": .dryRun, "f": .force, "q": .quiet, "h": .help, "V": .version,
    ]

    private static let writing: [Command] = [.generate, .initialize, .update]
    private static let changing = writing + [.eject, .learn, .import, .remove, .agents]
    // 'config' is among them: it shows the settings for new modules.
    private static let modules = writing + [.show, .status, .remove, .config]
    private static let documented = changing + [.show, .templates, .lint, .verify, .status, .config]

    /// Everything about the option, with the help of `generate`.
    var details: Details {
        let (all, writing, changing) = (Command.allCases, Self.writing, Self.changing)
        let (modules, documented) = (Self.modules, Self.documented)
        return switch self {
        case .template:
            Details("the template set: a name, or a folder", modules, .templateSet, defaultText: SetLibrary.defaultName)
        case .output: Details("the folder of the modules", modules, .folder, defaultText: "the working directory")
        case .project: Details("the app's module, which tests import", [.initialize], .text("NAME"))
        case .tests: Details("write the modules' tests", writing + [.show, .verify, .config], defaultText: "off")
        case .testsOutput:
            Details("the folder of the tests", modules, .folder, defaultText: Settings.defaultTestsOutput)
        case .xcodeproj: Details("the Xcode project of the files", writing + [.remove, .config], .file("FILE"))
        case .target: Details("a target for the modules; any number of times", writing + [.config], .text("NAME"))
        case .testsTarget: Details("a target for tests; any number of times", writing + [.config], .text("NAME"))
        case .noProject: Details("leave the Xcode project alone", writing + [.remove])
        case .into: Details("the folder of the new set", [.learn, .import], .folder, defaultText: "Templates/FOLDER")
        case .namesFrom:
            Details(
                "read names from a file, one per line, or from standard input",
                [.generate, .show],
                .file("FILE|-")
            )
        case .all: Details("try every combination of options", [.update, .lint, .verify])
        case .since:
            Details(
                "the oldest git revision whose templates the modules may be from",
                [.update, .status],
                .text("REV")
            )
        case .from: Details("an old copy of the templates that the modules may be from", [.update, .status], .folder)
        case .was:
            Details("the options that the module has now, if they cannot be detected", [.update], .text("OPTIONS"))
        case .markers: Details("write conflicts too, marked as git marks them; exit 1 if there are any", [.update])
        case .atomic: Details("update every module or none", [.update])
        case .tree: Details("draw the modules as a tree, each below those that lead to it", [.status])
        case .base: Details("include the base files", [.initialize, .verify], defaultText: "on")
        case .snapshots:
            Details("compare what a set writes with a recorded folder; exit 1 if it differs", [.lint], .folder)
        case .record: Details("write the snapshots", [.lint])
        case .mode:
            Details("a language mode to compile in; any number of times", [.verify], .mode, defaultText: "all three")
        case .stubs: Details("stand-ins of your own: a folder for each framework", [.verify], .folder)
        case .sources:
            Details("a folder to compile too, or a file for its declarations; any number of times", [.verify], .folder)
        case .limit: Details("try only the first N combinations", [.verify], .count)
        case .package: Details("where the Swift package goes", [.verify], .folder, defaultText: "in your cache folder")
        case .strict: Details("treat warnings in what templates write as errors", [.verify])
        case .dryRun: Details("print what would be done, and do nothing", changing)
        case .diff: Details("print how files would change, and do nothing", changing)
        case .check:
            Details(
                "print how files differ from what would be written; exit 1 if any does",
                [.generate, .update, .agents]
            )
        case .force: Details("overwrite files that have other content", [.generate, .initialize, .remove])
        case .skipExisting: Details("keep files that have other content, and write the missing ones", [.generate])
        case .json: Details("print files and errors as one JSON document", documented)
        case .verbose: Details("print a line for each file, however many there are", changing + [.lint])
        case .quiet: Details("print errors only", all)
        case .color:
            Details("print in color", all, .color, defaultText: "auto, on a terminal")
        case .help: Details("print this help", all)
        case .version: Details("print the version", all)
        }
    }

    /// Everything about the option, with the help of a command.
    func details(for command: Command) -> Details {
        var details = details
        switch (self, command) {
        case (.template, _) where command.readsModules: details.defaultText = "detected for each module"
        case (.tests, .verify): (details.help, details.defaultText) = ("run the tests", "on")
        case (.tests, .update):
            details.help = "add tests, or keep existing ones as they are"
            details.defaultText = "update existing ones"
        case (.all, .update): details.help = "every module below the output folder"
        case (.force, .remove): details.help = "delete edited files too, and files whose types are still named"
        case (.force, .initialize):
            details.help = "set what is given in an existing configuration, and keep its other keys"
        default: break
        }
        return details
    }

    /// True if no set may declare an option of this name: a command that takes the options of sets has it.
    var isReserved: Bool { details.commands.contains(where: \.takesSetOptions) }

    /// True if `--no-…` turns it off.
    var isNegatable: Bool { [.tests, .base].contains(self) }

    /// The option without the dashes, and `no-…` if it can be turned off.
    var words: [String] { isNegatable ? [rawValue, "no-" + rawValue] : [rawValue] }

    /// The words of all options.
    static var allWords: Set<String> { Set(allCases.flatMap(\.words)) }

    /// The option with this word, without the dashes.
    init?(word: some StringProtocol) {
        let negated = word.hasPrefix("no-") ? Self(rawValue: String(word.dropFirst(3))) : nil
        guard let option = Self(rawValue: String(word)) ?? negated.flatMap({ $0.isNegatable ? $0 : nil }) else {
            return nil
        }
        self = option
    }
}

extension GeneralOption {

    /// The row of the table of options.
    struct Details {
        /// One line for `--help`.
        var help: String
        /// The commands that take it.
        let commands: [Command]
        /// The kind of its value; nil for an option that takes none.
        let value: ValueKind?
        /// The default if neither the command line nor the configuration has a value; nil if there is none.
        var defaultText: String?

        fileprivate init(_ help: String, _ commands: [Command], _ value: ValueKind? = nil, defaultText: String? = nil) {
            (self.help, self.commands, self.value, self.defaultText) = (help, commands, value, defaultText)
        }
    }
}

extension GeneralOption {

    /// The path of the configuration's key for its default; nil if there is none.
    var key: [String]? {
        switch self {
        case .template, .output, .project, .tests: [rawValue]
        case .testsOutput: ["testsOutput"]
        case .xcodeproj: ["xcode", "project"]
        case .target: ["xcode", "targets"]
        case .testsTarget: ["xcode", "testsTargets"]
        case .mode: ["verify", "modes"]
        case .stubs, .sources: ["verify", rawValue]
        default: nil
        }
    }
}

extension Configuration {

    /// The value for an option, as a word of a command line; nil if there is none.
    func text(of option: GeneralOption) -> String? {
        func text(_ json: JSON) -> String? {
            switch json {
            case .flag(let isOn): isOn ? "on" : "off"
            case .text(let text) where option.details.value?.isPath(text) == true && !text.isFromRoot:
                Path.join(Path.parent(of: file), text)
            case .text(let text): text
            case .list(let elements): elements.isEmpty ? nil : elements.compactMap(text).joined(separator: ", ")
            case .null, .number, .object: nil
            }
        }
        return option.key.flatMap(json).flatMap(text)
    }
}
