import VipergenGenerator

/// The program: from the arguments to an exit code.
struct Program {

    static let name = "vipergen"
    static let version = "0.1.0"

    let environment: Environment

    /// Runs the program, and prints what it did and what was wrong.
    ///
    /// - Parameter arguments: without the program's name.
    /// - Returns: the exit code, as sysexits(3) has them: 0, 1 for a check that differs, or that of the failure.
    func run(_ arguments: [String]) -> Int32 {
        if arguments.first == Completion.word {
            print(Completion(Array(arguments.dropFirst()), environment).text, terminator: "")
            return 0
        }
        if arguments.isEmpty { return ask() }
        // The template set is to be known before its options can be understood.
        let preview = Arguments(preview: arguments)
        var console = Console(environment, preview)
        do {
            let isSuccess = try run(arguments, preview, &console)
            try console.finish(exitCode: isSuccess ? 0 : 1)
            return isSuccess ? 0 : 1
        } catch {
            console.finish(with: error)
            return error.kind.rawValue
        }
    }

    /// - Returns: false for a check that differs.
    private func run(
        _ arguments: [String],
        _ preview: Arguments,
        _ console: inout Console
    ) throws(Failure) -> Bool {
        if preview[.version] != nil || preview[.help] != nil {
            let arguments = preview.areUnderstood ? preview : readLeniently(preview)
            if arguments[.version] != nil {
                console.print("\(Self.name) \(Self.version)")
                return true
            }
            if arguments[.help] != nil {
                let text = try help(arguments, &console)
                console.print(text)
                return true
            }
        }
        if [.completions, .manual].contains(preview.command) {
            return try run(Settings(Arguments(arguments), Configuration(), environment), templateSet: nil, &console)
        }
        let configuration = try Configuration.find(actingFor: environment.sudoUser) ?? Configuration()
        let library = SetLibrary(configuration: configuration)
        if preview.areUnderstood, !preview.command.entry.takesSetOptions,
            !preview.command.entry.readsModules
        {
            return try run(Settings(preview, configuration, environment), templateSet: nil, &console)
        }
        if preview.command.entry.readsModules { return try runOnModules(preview, library, &console) }
        let templateSet = try library.find(orConfigured: preview[.template])
        let settings = Settings(read(arguments, templateSet, library), configuration, environment)
        // Only now is it known which words are values, and so which one is the command.
        let command = settings.arguments.command
        if command.entry.readsModules { return try runOnModules(settings.arguments, library, &console) }
        console = Console(environment, settings.arguments)
        var used = command.entry.takesSetOptions ? [templateSet] : []
        if command == .initialize, settings.arguments.isOn(.base) ?? true, let base = templateSet.base {
            used.append(try library.find(base, isName: true))
        }
        if settings.arguments.problems.isEmpty { console.warn(try library.notes(aboutUseOf: used)) }
        return try run(settings, templateSet: templateSet, &console)
    }

    /// The command line as it is understood with the options of the set in effect, if that can be read.
    private func readLeniently(_ preview: Arguments) -> Arguments {
        let configuration = (try? Configuration.find(actingFor: environment.sudoUser)) ?? Configuration()
        let library = SetLibrary(configuration: configuration)
        guard let templateSet = try? library.find(orConfigured: preview[.template]) else { return preview }
        return read(preview.words, templateSet, library)
    }

    /// - Parameter templateSet: the set whose options the arguments may have.
    private func run(
        _ settings: Settings,
        templateSet: TemplateSet?,
        _ console: inout Console
    ) throws(Failure) -> Bool {
        let library = SetLibrary(configuration: settings.configuration)
        switch (settings.arguments.command, templateSet) {
        case (.generate, let templateSet?):
            return try Generation(settings, templateSet, library).run(&console)
        case (.initialize, let templateSet?):
            return try Initialization(settings, templateSet, library).run(&console)
        case (.eject, _): return try Ejection(settings).run(&console)
        case (.verify, _):
            if let templateSet = try? library.find(orConfigured: settings.arguments.operands.first) {
                console.warn(try library.notes(aboutUseOf: [templateSet]))
            }
            return try Verification(settings, library).run(&console)
        case (.lint, _): return try Linting(settings, library).run(&console)
        case (.completions, _), (.manual, _):
            guard settings.arguments.problems.isEmpty else { throw Failure(.usage, settings.arguments.problems) }
            let shell = settings.arguments.operands.first.flatMap(Shell.init)
            if let shell { console.print(shell.script) } else { console.print(try Manual().text) }
            return true
        default: return try Listing(settings, library).run(&console)
        }
    }

    /// The text that `--help` asks for. Help is what one needs where a configuration or a set is broken, so that is
    /// only told.
    private func help(_ preview: Arguments, _ console: inout Console) throws(Failure) -> String {
        var warnings: [Diagnostic] = []
        func attempt<Result>(_ usual: Result, _ body: () throws(Failure) -> Result) -> Result {
            do {
                return try body()
            } catch {
                warnings += error.warnings
                return usual
            }
        }
        let configuration = attempt(Configuration()) { () throws(Failure) in
            try Configuration.find(actingFor: environment.sudoUser) ?? Configuration()
        }
        let library = SetLibrary(configuration: configuration)
        var arguments = preview
        var templateSet: TemplateSet?
        var values: [String: OptionValue] = [:]
        if preview.command.entry.takesSetOptions {
            templateSet = attempt(nil) { () throws(Failure) in try library.find(orConfigured: preview[.template]) }
            arguments = read(preview.words, templateSet, library)
            if let templateSet {
                values = attempt([:]) { () throws(Failure) in try library.values(for: templateSet) }
            }
        }
        if let problem = arguments.topicProblem { throw Failure(.usage, [problem]) }
        console.warn(warnings)
        let isOverview = arguments.command == .generate && arguments.operands.isEmpty
        let help = Help(
            command: arguments.command,
            isOverview: isOverview,
            templateSet: arguments.command.entry.takesSetOptions ? templateSet : nil,
            templateWord: arguments[.template],
            configuration: configuration,
            values: values
        )
        return help.text
    }

    /// Asks for what a command line would say, if a person is there to answer, and runs the program with it.
    private func ask() -> Int32 {
        let console = Console(environment, Arguments([]))
        guard environment.isConversation else {
            console.tell(Help.usage + "\n\n" + Help.more)
            return Failure.Kind.usage.rawValue
        }
        do {
            let configuration = try Configuration.find(actingFor: environment.sudoUser) ?? Configuration()
            let library = SetLibrary(configuration: configuration)
            let templateSet = try library.find(orConfigured: nil)
            let questions = Questions(templateSet, try library.values(for: templateSet)) { words throws(Failure) in
                let settings = Settings(read(words, templateSet, library), configuration, environment)
                _ = try Generation(settings, templateSet, library)
            }
            guard let words = questions.ask() else { return Failure.Kind.usage.rawValue }
            return run(words)
        } catch {
            console.finish(with: error)
            return error.kind.rawValue
        }
    }

    /// The command line, as it is understood with the options of a set.
    private func read(_ arguments: [String], _ templateSet: TemplateSet?, _ library: SetLibrary) -> Arguments {
        Arguments(arguments, options: templateSet?.options ?? [], owners: library.owners)
    }

    /// Runs a command on existing modules. Their sets are detected; the command line is read with the options of each.
    ///
    /// - Parameter arguments: the command line, as far as it is understood: it tells the command.
    private func runOnModules(
        _ arguments: Arguments,
        _ library: SetLibrary,
        _ console: inout Console
    ) throws(Failure) -> Bool {
        let takesOptions = arguments.command.entry.takesSetOptions
        let candidates = try library.candidates(arguments[.template])
        let readings = candidates.sets.map { templateSet in
            (templateSet: templateSet, arguments: read(arguments.words, takesOptions ? templateSet : nil, library))
        }
        let main = readings.first { $0.arguments.areUnderstood } ?? readings[0]
        console = Console(environment, main.arguments)
        guard main.arguments.areUnderstood, main.arguments.problems.isEmpty else {
            throw Failure(.usage, main.arguments.problems)
        }
        let settings = Settings(main.arguments, library.configuration, environment)
        let origins = try Origins(readings, settings, library)
        console.warn(try library.notes(aboutUseOf: candidates.sets))
        switch arguments.command {
        case .status:
            var status = try Status(origins)
            let isSuccess = try status.run(&console)
            // The other modules are shown all the same.
            if let broken = candidates.broken { throw broken }
            return isSuccess
        case .remove:
            console.warn(candidates.broken?.diagnostics ?? [])
            var removal = try Removal(origins)
            return try removal.run(&console)
        default:
            console.warn(candidates.broken?.diagnostics ?? [])
            var updating = try Updating(origins)
            return try updating.run(&console)
        }
    }
}
