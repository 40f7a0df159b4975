import VipergenGenerator

/// The program: from the arguments to an exit code.
struct Program {

    static let name = "vipergen"
    static let version = "0.1.0"
    /// Where the pages are.
    static let pages = "https://github.com/OWNER/vipergen#pages"

    let environment: Environment

    /// Runs the program, and prints what it did and what was wrong.
    ///
    /// - Parameter words: the arguments, without the program's name.
    /// - Returns: the exit code, as sysexits(3) has them: 0, 1 for a check that differs, or that of the failure.
    func run(_ words: [String]) -> Int32 {
        if words.first == Completion.word {
            print(Completion(Array(words.dropFirst()), environment).text, terminator: "")
            return 0
        }
        if words.isEmpty { return ask() }
        var console = Console(environment, Arguments(words))
        do {
            return try console.finish(exitCode: run(words, &console) ? 0 : 1)
        } catch {
            return console.finish(with: error)
        }
    }

    /// - Returns: false for a check that differs.
    private func run(_ words: [String], _ console: inout Console) throws(Failure) -> Bool {
        let preview = Arguments(words)
        if preview[.version] != nil || preview[.help] != nil, let text = try text(for: preview, &console) {
            console.print(text)
            return true
        }
        // A shell's script and the manual are the same whatever the configuration.
        let isSelfContained = preview.command == .completions || preview.command == .manual
        let library = SetLibrary(configuration: isSelfContained ? Configuration() : try configuration())
        let entry = preview.command.entry
        // The set of existing modules is detected, and other commands take no options of a set.
        let needsSet = !entry.readsModules && (entry.takesSetOptions || !preview.areUnderstood) && !isSelfContained
        let templateSet = needsSet ? try library.find(orConfigured: preview[.template]) : nil
        // Only with the set is it known which words are values, and so which one is the command.
        let arguments = preview.areUnderstood && !needsSet ? preview : try read(words, templateSet, library)
        console = Console(environment, arguments)
        // With the options of a set, more can be wrong, and is reported together.
        if !arguments.command.entry.takesSetOptions { try arguments.checkIsValid() }
        let settings = Settings(arguments, library.configuration, environment)
        func set() throws(Failure) -> TemplateSet {
            if let templateSet { templateSet } else { try library.find(orConfigured: arguments[.template]) }
        }
        switch arguments.command {
        case .generate: return try Generation(settings, try set(), library).run(&console)
        case .initialize: return try Initialization(settings, try set(), library).run(&console)
        case .templates: return try Listing(arguments: arguments, library: library).run(&console)
        case .eject: return try Ejection(settings).run(&console)
        case .learn: return try Learning(settings).run(&console)
        case .import: return try Importing(settings).run(&console)
        case .lint: return try Linting(settings, library).run(&console)
        case .verify: return try Verification(settings, library).run(&console)
        case .update, .status, .remove: return try runOnModules(arguments, library, &console)
        case .completions, .manual:
            let shell = arguments.operands.first.flatMap(Shell.init)
            if let shell { console.print(shell.script) } else { console.print(try Manual().text) }
            return true
        }
    }

    /// Runs a command on existing modules. Their sets are detected; the command line is read with the options of each.
    ///
    /// - Parameter arguments: the command line, as far as it is understood.
    private func runOnModules(
        _ arguments: Arguments,
        _ library: SetLibrary,
        _ console: inout Console
    ) throws(Failure) -> Bool {
        let takesOptions = arguments.command.entry.takesSetOptions
        let (sets, broken) = try library.candidates(arguments[.template])
        let readings = try sets.map { templateSet throws(Failure) in
            let templateOfOptions = takesOptions ? templateSet : nil
            return (templateSet: templateSet, arguments: try read(arguments.words, templateOfOptions, library))
        }
        let main = readings.first { $0.arguments.areUnderstood } ?? readings[0]
        console = Console(environment, main.arguments)
        try main.arguments.checkIsValid()
        let settings = Settings(main.arguments, library.configuration, environment)
        let existing = try ExistingModules(readings, settings, library)
        console.warn(try library.notes(aboutUseOf: sets))
        if arguments.command == .status {
            var status = try Status(existing)
            try status.run(&console)
            // The other modules are shown all the same.
            if let broken { throw broken }
            return true
        }
        console.warn(broken?.diagnostics ?? [])
        if arguments.command == .remove {
            var removal = try Removal(existing)
            return try removal.run(&console)
        }
        var updating = try Updating(existing)
        return try updating.run(&console)
    }

    // MARK: - Help -

    /// The text that `--version` or `--help` asks for; nil if the word is the value of another option. Help is what one
    /// needs where a configuration or a set is broken, so that is a warning.
    private func text(for preview: Arguments, _ console: inout Console) throws(Failure) -> String? {
        var warnings: [Diagnostic] = []
        func attempt<Result>(_ body: () throws(Failure) -> Result) -> Result? {
            do {
                return try body()
            } catch {
                warnings += error.warnings
                return nil
            }
        }
        let configuration = attempt(configuration) ?? Configuration()
        let library = SetLibrary(configuration: configuration)
        var arguments = preview
        var templateSet: TemplateSet?
        if preview.command.entry.takesSetOptions || !preview.areUnderstood {
            templateSet = attempt { () throws(Failure) in try library.find(orConfigured: preview[.template]) }
            arguments = try read(preview.words, templateSet, library)
        }
        if arguments[.version] != nil { return "\(Self.name) \(Self.version)" }
        if arguments[.help] == nil { return nil }
        if !arguments.command.entry.takesSetOptions { templateSet = nil }
        let values = templateSet.flatMap { set in attempt { () throws(Failure) in try library.values(for: set) } }
        if let problem = arguments.topicProblem { throw Failure(.usage, [problem]) }
        console.warn(warnings)
        let help = Help(
            command: arguments.command,
            isOverview: arguments.command == .generate && arguments.operands.isEmpty,
            templateSet: templateSet,
            templateWord: arguments[.template],
            configuration: configuration,
            values: values ?? [:]
        )
        return help.text
    }

    /// Asks for what a command line would say, if a person is there to answer, and runs the program with it.
    private func ask() -> Int32 {
        let console = Console(environment, Arguments([]))
        guard Stream.input.isTerminal, Stream.errors.isTerminal else {
            console.report(Help.usage + "\n\n" + Help.more)
            return Failure.Kind.usage.rawValue
        }
        do {
            let library = SetLibrary(configuration: try configuration())
            let templateSet = try library.find(orConfigured: nil)
            let values = try library.values(for: templateSet)
            let questions = Questions(templateSet: templateSet, configured: values) { words throws(Failure) in
                let arguments = try read(words, templateSet, library)
                _ = try Generation(Settings(arguments, library.configuration, environment), templateSet, library)
            }
            guard let words = questions.ask() else { return Failure.Kind.usage.rawValue }
            return run(words)
        } catch {
            return console.finish(with: error)
        }
    }

    // MARK: - What a command line is read with -

    private func configuration() throws(Failure) -> Configuration {
        try Configuration.find(actingFor: environment.sudoUser) ?? Configuration()
    }

    /// The command line, as it is understood with the options of a set.
    ///
    /// - Throws: a `usage` failure if one of these options takes the word `--template` as its value: without it, this
    ///   would be another set.
    private func read(
        _ words: [String],
        _ templateSet: TemplateSet?,
        _ library: SetLibrary
    ) throws(Failure) -> Arguments {
        let arguments = Arguments(words, options: templateSet?.options ?? [], owners: library.owners)
        if templateSet != nil, arguments[.template] != Arguments(words)[.template] {
            let help = "write '--template=NAME' first, and a value that begins with a dash as '--option=VALUE'"
            throw Failure(.usage, "'--template' is the value of the option before it", help: help)
        }
        return arguments
    }
}
