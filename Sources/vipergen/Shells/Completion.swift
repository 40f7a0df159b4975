import VipergenGenerator
import VipergenTemplates

/// The completions at the cursor, for the shells' scripts. A broken set or configuration offers nothing, and is no error.
struct Completion {

    /// The hidden command. The words of the command line follow; the last one is being written.
    static let word = "--complete"

    /// Paths that the shell completes by itself.
    private enum Paths: String { case none, folders, files }

    private var offers: [(text: String, help: String)] = []
    private var paths = Paths.none
    /// The options of the sets that the command line may be for.
    private let options: [Option]
    private let settings: Settings
    private var arguments: Arguments { settings.arguments }

    /// A line with the kind of paths that the shell adds; then a line for each offer, with its help after a tab.
    var text: String {
        let lines = offers.filter { $0.text == visible($0.text) }.map { "\($0.text)\t\(visible($0.help))" }
        return ([paths.rawValue] + lines).map { $0 + "\n" }.joined()
    }

    init(_ words: [String], _ environment: Environment) {
        let configuration = (try? Configuration.find(actingFor: environment.sudoUser)) ?? Configuration()
        let word = words.last ?? ""
        let home = environment["HOME"].isEmpty ? "~" : environment["HOME"]
        var before = words.dropLast().map { $0.hasPrefix("~/") ? home + $0.dropFirst() : $0 }
        let equalSign = word.hasPrefix("--") ? word.unicodeScalars.firstIndex(of: "=") : nil
        if let equalSign { before.append(String(word[..<equalSign])) }
        let typed = Arguments(before)
        settings =
            (try? Settings(typed, configuration, environment))
            ?? Settings(withoutSets: typed.reading([]), configuration, environment)
        let sets = settings.arguments.command.takesSetOptions ? settings.sets.map(\.templateSet) : []
        options = sets.flatMap(\.options).reduce(into: []) { options, option in
            if !options.contains(where: { $0.name == option.name }) { options.append(option) }
        }

        let value = arguments.expectedValue
        if let value { offer(value, word) }
        if let equalSign {
            let option = String(word.unicodeScalars[...equalSign])
            offers = offers.map { (option + $0.text, $0.help) }
            return
        }
        let isOption = word.hasPrefix("-") && !arguments.areOnlyOperandsLeft
        if value == nil, !isOption { offerOperands(word) }
        if isOption || value == nil && offers.isEmpty && paths == .none { offerOptions() }
    }

    private mutating func offerOptions() {
        for option in options { add(option.flags.map { "--" + $0 }, Help.row(option).help) }
        for option in GeneralOption.allCases where option.details.commands.contains(arguments.command) {
            let help = option.details(for: arguments.command).help
            add(["--" + option.rawValue], help)
            // The help of `update` is about both words.
            if option.isNegatable {
                add(["--no-" + option.rawValue], (arguments.command == .update ? "" : "do not ") + help)
            }
        }
    }

    private mutating func offerOperands(_ word: String) {
        if arguments.command == .generate, arguments.operands.isEmpty, !arguments.areOnlyOperandsLeft {
            for command in Command.allCases where command != .generate {
                add([command.rawValue], command.details.help)
            }
            if arguments.help { return }
            add([GeneralOption.help.rawValue], "print the help of a command")
        }
        let count = arguments.operands.count
        guard count < arguments.command.details.operands.count.upperBound else { return }
        if let operand = arguments.command.operand(at: count) { offer(operand, word) }
    }

    private mutating func offer(_ kind: ValueKind, _ word: String) {
        switch kind {
        case .words(let words): add(words)
        case .templateSet:
            for name in (try? settings.library.names()) ?? BuiltInSets.all.keys.sorted() {
                add([name], (try? settings.library.find(name, isName: true).description) ?? "")
            }
            paths = .folders
        case .module: add(modules(beginningWith: word).map(path).unique.filter { !arguments.operands.contains($0) })
        case .moduleName: add(Set(modules().map(\.name.text)).sorted())
        case .newModule: add(folders(beside: word).map { $0 + "/" })
        case .folder: paths = .folders
        case .file: paths = .files
        case .count, .text: break
        }
    }

    private mutating func add(_ texts: [String], _ help: String = "") {
        offers += texts.map { ($0, help) }
    }

    // MARK: - The disk -

    /// The modules of any set.
    ///
    /// - Parameter beginning: what their paths begin with; the shell has no use for others.
    private func modules(beginningWith beginning: String = "") -> [Module] {
        guard let sets = try? settings.library.readableSetsOfModules().sets,
            let existing = try? settings.existingModules(of: sets.map { ($0, []) }, .placeholder)
        else { return [] }
        // The base files belong to no module.
        let modules = try? existing.possibleModules(
            beginningWith: beginning,
            findsOthers: settings.configuration.form == .shared
        )
        return (modules ?? []).filter { $0.name.text != SetLibrary.baseModule }
    }

    /// The module's path, without its name behind a `=`: shells divide words there.
    private func path(of module: Module) -> String {
        String(settings.configuration.form.path(of: module).prefix { $0 != "=" })
    }

    /// The folders that may be the last part of the word, a path in the output folder.
    private func folders(beside word: String) -> [String] {
        guard let output = try? OutputFolder(settings.outputPath) else { return [] }
        let parent = word.lastIndex(of: "/").map { String(word[..<$0]) } ?? ""
        let names = (try? Disk.folderNames(in: output.shown(parent))) ?? []
        return names.map { Path.join(parent, $0) }
    }
}
