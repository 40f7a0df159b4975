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
        // The template set is to be known before its options can be understood.
        let preview = Arguments(arguments)
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
        let needsSets = preview.command.takesSetOptions || preview.command.readsModules && preview[.help] == nil
        if preview.areUnderstood, preview[.version] != nil || !needsSets {
            let isNeeded = preview[.version] == nil && !preview.command.isSelfContained
            let configuration = isNeeded ? try Configuration.find(actingFor: environment.sudoUser) : nil
            let settings = Settings(preview, configuration ?? Configuration(), environment)
            return try run(settings, templateSet: nil, &console)
        }
        let configuration = try Configuration.find(actingFor: environment.sudoUser) ?? Configuration()
        let library = SetLibrary(configuration: configuration)
        if preview.command.readsModules, preview[.help] == nil, preview[.version] == nil {
            return try runOnModules(arguments, preview, library, &console)
        }
        let templateSet = try library.find(orConfigured: preview[.template])
        let settings = Settings(read(arguments, templateSet, library), configuration, environment)
        console = Console(environment, settings.arguments)
        return try run(settings, templateSet: templateSet, &console)
    }

    /// - Parameter templateSet: the set whose options the arguments may have.
    private func run(
        _ settings: Settings,
        templateSet: TemplateSet?,
        _ console: inout Console
    ) throws(Failure) -> Bool {
        let command = settings.arguments.command
        if settings.arguments[.version] != nil {
            console.print("\(Self.name) \(Self.version)")
            return true
        }
        if settings.arguments[.help] != nil {
            if let problem = settings.arguments.topicProblem { throw Failure(.usage, [problem]) }
            console.print(Help(command: command, templateSet: command.takesSetOptions ? templateSet : nil).text)
            return true
        }
        let library = SetLibrary(configuration: settings.configuration)
        switch (command, templateSet) {
        case (.generate, let templateSet?):
            return try Generation(settings, templateSet, library).run(&console)
        case (.initialize, let templateSet?):
            return try Initialization(settings, templateSet, library).run(&console)
        case (.eject, _): return try Ejection(settings).run(&console)
        case (.verify, _): return try Verification(settings, library).run(&console)
        case (.lint, _): return try Linting(settings, library).run(&console)
        case (.completions, _), (.manual, _):
            guard settings.arguments.problems.isEmpty else { throw Failure(.usage, settings.arguments.problems) }
            let shell = settings.arguments.operands.first.flatMap(Shell.init)
            if let shell { console.print(shell.script) } else { console.print(try Manual().text) }
            return true
        default: return try Listing(settings, library).run(&console)
        }
    }

    /// The command line, as it is understood with the options of a set.
    private func read(_ arguments: [String], _ templateSet: TemplateSet?, _ library: SetLibrary) -> Arguments {
        Arguments(arguments, options: templateSet?.options ?? [], owners: library.owners)
    }

    /// Runs a command about modules that are there. Which sets they are of is found out; the command line is read with
    /// the options of each.
    private func runOnModules(
        _ arguments: [String],
        _ preview: Arguments,
        _ library: SetLibrary,
        _ console: inout Console
    ) throws(Failure) -> Bool {
        let takesOptions = preview.command.takesSetOptions
        let readings = try library.candidates(preview[.template]).map { templateSet in
            (templateSet: templateSet, arguments: read(arguments, takesOptions ? templateSet : nil, library))
        }
        let main = readings.first { $0.arguments.areUnderstood } ?? readings[0]
        console = Console(environment, main.arguments)
        guard main.arguments.areUnderstood, main.arguments.problems.isEmpty else {
            throw Failure(.usage, main.arguments.problems)
        }
        let settings = Settings(main.arguments, library.configuration, environment)
        let origins = try Origins(readings, settings, library)
        switch preview.command {
        case .status:
            var status = try Status(origins)
            return try status.run(&console)
        case .remove:
            var removal = try Removal(origins)
            return try removal.run(&console)
        default:
            var updating = try Updating(origins)
            return try updating.run(&console)
        }
    }
}
