import VipergenGenerator

/// The options that there are whatever the template set. The raw value is the option without the dashes.
enum GeneralOption: String, CaseIterable {
    case template
    case output
    case tests
    case testsOutput = "tests-output"
    case xcodeproj
    case target
    case testsTarget = "tests-target"
    case namesFrom = "names-from"
    case all
    case since
    case from
    case was
    case markers
    case atomic
    case base
    case snapshots
    case record
    case mode
    case stubs
    case sources
    case limit
    case package
    case strict
    case dryRun = "dry-run"
    case diff
    case check
    case force
    case skipExisting = "skip-existing"
    case json
    case verbose
    case quiet
    case color
    case help
    case version

    /// What comes after the dashes: an option that can be turned off has two words.
    var words: [String] { isNegatable ? [rawValue, "no-" + rawValue] : [rawValue] }

    /// Those of them that a command is for.
    func words(for command: Command) -> [String] {
        self == .base || self == .tests && command == .verify ? ["no-" + rawValue] : words
    }

    /// The option that a word on the command line is, without the dashes.
    init?(word: some StringProtocol) {
        let isNegated = word.hasPrefix("no-")
        let name = isNegated ? word.dropFirst(3) : word.dropFirst(0)
        guard let option = Self.allCases.first(where: { $0.rawValue == name && ($0.isNegatable || !isNegated) }) else {
            return nil
        }
        self = option
    }

    /// Whether there is `--no-…` too.
    var isNegatable: Bool { self == .tests || self == .base }

    /// The letter for a single dash.
    var letter: Character? {
        switch self {
        case .template: "t"
        case .output: "o"
        case .dryRun: "n"
        case .force: "f"
        case .quiet: "q"
        case .help: "h"
        case .version: "V"
        default: nil
        }
    }

    /// What its value is; nil for an option that takes none.
    var value: ValueKind? {
        switch self {
        case .template: .templateSet
        case .output, .testsOutput, .snapshots, .from, .stubs, .sources, .package: .folder
        case .since: .text("REV")
        case .was: .text("OPTIONS")
        case .xcodeproj: .file("FILE")
        case .target, .testsTarget: .text("NAME")
        case .namesFrom: .file("FILE|-")
        case .color: .words(["auto", "always", "never"])
        case .mode: .words(LanguageMode.allCases.map(\.rawValue))
        case .limit: .text("N")
        default: nil
        }
    }

    /// The commands that take it.
    var commands: [Command] {
        switch self {
        case .template, .output, .testsOutput: [.generate, .initialize, .update, .status, .remove]
        case .xcodeproj: [.generate, .initialize, .update, .remove]
        case .target, .testsTarget: [.generate, .initialize, .update]
        case .tests: [.generate, .initialize, .verify, .update]
        case .namesFrom, .skipExisting: [.generate]
        case .check: [.generate, .update]
        case .all, .was, .markers, .atomic: [.update]
        case .since, .from: [.update, .status]
        case .dryRun, .diff: [.generate, .initialize, .eject, .update, .remove]
        case .force: [.generate, .initialize, .remove]
        case .base: [.initialize, .verify]
        case .snapshots, .record: [.lint]
        case .mode, .stubs, .sources, .limit, .package, .strict: [.verify]
        case .json: [.generate, .initialize, .templates, .eject, .lint, .verify, .update, .status, .remove]
        case .verbose: [.generate, .initialize, .eject, .lint, .update, .remove]
        case .quiet, .color, .help, .version: Command.allCases
        }
    }

    /// Those that the overview has.
    static let ofOverview: [GeneralOption] = [.template, .output, .tests, .dryRun, .help, .version]

    /// One line for the `--help` of a command.
    func help(for command: Command) -> String {
        switch (self, command) {
        case (.tests, .verify): "compile the tests, and do not run them"
        case (.tests, .update): "add tests, or leave them as they are"
        case (.output, _) where command.readsModules: "where the modules' folders are"
        case (.testsOutput, _) where command.readsModules: "where the tests' folders are"
        case (.force, .remove): "remove files that somebody has changed, or whose types are still named"
        case (.force, .initialize): "set what is given in a configuration that is there, and keep its other keys"
        default: help
        }
    }

    /// What holds where neither a command line nor a configuration has it; nil for what is nothing then.
    func usualValue(for command: Command) -> String? {
        switch self {
        case .template: command.readsModules ? "the one that explains most of a module" : SetLibrary.defaultName
        case .output: "the working directory"
        case .tests: command == .verify ? nil : command == .update ? "take along those that there are" : "off"
        case .testsOutput: Settings.defaultTestsOutput
        case .mode: "all three"
        case .color: "auto, on a terminal"
        case .package: "a folder of the user's caches"
        default: nil
        }
    }

    /// What a configuration says of it.
    func value(in configuration: Configuration) -> String? {
        func list(_ texts: [String]?) -> String? {
            texts.flatMap { $0.isEmpty ? nil : $0.joined(separator: ", ") }
        }
        return switch self {
        case .template: configuration.template
        case .output: configuration.output
        case .tests: configuration.tests.map { $0 ? "on" : "off" }
        case .testsOutput: configuration.testsOutput
        case .xcodeproj: configuration.xcode?.project
        case .target: list(configuration.xcode?.targets)
        case .testsTarget: list(configuration.xcode?.testsTargets)
        case .mode: list(configuration.modes.map(\.rawValue))
        case .stubs: configuration.stubs
        case .sources: list(configuration.sources)
        default: nil
        }
    }

    /// One line, for most commands.
    var help: String {
        switch self {
        case .template: "the template set: a name, or a folder"
        case .output: "where the modules' folders go"
        case .tests: "write the modules' tests too, or not"
        case .testsOutput: "where the tests' folders go"
        case .xcodeproj: "the Xcode project that files go into, and out of"
        case .target: "a target that is to have the modules; any number of times"
        case .testsTarget: "a target that is to have the modules' tests; any number of times"
        case .namesFrom: "read names from a file, one a line, or from standard input"
        case .all: "every module below the output folder"
        case .since: "the templates as they were in a git revision, and in each later commit that changed them"
        case .from: "the templates as they are in an old copy of their folder"
        case .was: "the options that the module was made with, where they are not found out"
        case .markers: "write conflicts too, marked as git marks them; exit 1 if there are any"
        case .atomic: "change every module or none"
        case .base: "leave the base files out"
        case .snapshots: "compare a module for each combination of options with a folder; exit 1 if any differs"
        case .record: "write the snapshots"
        case .mode: "a language mode to compile in; any number of times"
        case .stubs: "a folder with a folder of Swift files for each module that has no stand-in yet"
        case .sources: "a folder of the app that is compiled with the modules; any number of times"
        case .limit: "try that many combinations of options, spread evenly"
        case .package: "where the Swift package goes"
        case .strict: "count warnings about what templates write as errors"
        case .dryRun: "print what would be done, and do nothing"
        case .diff: "print how files would change, and do nothing"
        case .check: "print how files differ from what would be written; exit 1 if any does"
        case .force: "overwrite files that have other content"
        case .skipExisting: "leave files alone that have other content, and write the missing ones"
        case .json: "print files and errors as one JSON document"
        case .verbose: "print a line for each file, however many there are"
        case .quiet: "print errors only"
        case .color: "whether to print in color"
        case .help: "print this"
        case .version: "print the version"
        }
    }
}
