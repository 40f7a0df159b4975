import VipergenGenerator

/// The program: from the arguments to an exit code.
struct Program {

    static let name = "vipergen"
    static let version = "0.1.0"
    /// The address of the pages.
    static let pages = "https://github.com/OWNER/vipergen#pages"

    let environment: Environment

    /// Runs the program, and prints results and problems.
    ///
    /// - Parameter words: the arguments, without the program's name.
    /// - Returns: the exit code, as sysexits(3) has them: 0; 1 for a difference or for conflicts that were written; or
    ///   that of the failure.
    func run(_ words: [String]) -> Int32 {
        if words.first == Completion.word {
            print(Completion(Array(words.dropFirst()), environment).text, terminator: "")
            return 0
        }
        let arguments = Arguments(words)
        let console = Console(environment, arguments)
        do {
            return try console.finish(exitCode: run(arguments, console) ? 0 : 1)
        } catch {
            return console.finish(with: error)
        }
    }

    /// Runs the command of a command line.
    ///
    /// - Returns: false for the exit code 1.
    private func run(_ arguments: Arguments, _ console: Console) throws(Failure) -> Bool {
        if arguments.version {
            console.print("\(Self.name) \(Self.version)")
            return true
        }
        if arguments.help { return try showHelp(arguments, console) }
        let settings = try Settings(arguments, configuration(for: arguments.command), environment)
        let arguments = settings.arguments
        try arguments.checkPaths()
        // These commands report mistakes in the names of modules with those in the command line.
        if ![.generate, .show, .initialize].contains(arguments.command) { try arguments.checkIsValid() }
        console.warn(try settings.library.notes(aboutUseOf: settings.sets.map(\.templateSet)))
        switch arguments.command {
        case .generate where Questions.canAsk(for: arguments): return try ask(settings, console)
        case .generate, .show: return try Generation(settings).run(console)
        case .initialize: return try Initialization(settings: settings).run(console)
        case .templates: try Listing(settings: settings).run(console)
        case .eject: return try Ejection(settings: settings).run(console)
        case .learn: return try Learning(settings: settings).run(console)
        case .import: return try Importing(settings: settings).run(console)
        case .lint: return try Linting(settings: settings).run(console)
        case .verify: try Verification(settings).run(console)
        case .update: return try Updating(chosen: ChosenModules(settings)).run(console)
        case .status: try Status(chosen: ChosenModules(settings)).run(console)
        case .remove: return try Removal(chosen: ChosenModules(settings)).run(console)
        case .config: try SettingsReport(settings: settings).run(console)
        case .agents: return try AgentsFile(settings: settings).run(console)
        case .completions: console.print(Shell(rawValue: arguments.operands[0])?.script ?? "")
        case .manual: console.print(try Manual().text)
        }
        return true
    }

    private func configuration(for command: Command) throws(Failure) -> Configuration {
        // A shell's script and the manual are the same whatever the configuration.
        if command == .completions || command == .manual { return Configuration() }
        return try Configuration.find(actingFor: environment.sudoUser) ?? Configuration()
    }

    /// Help is what a person needs when a configuration or a set is broken: then it comes with a warning.
    private func showHelp(_ arguments: Arguments, _ console: Console) throws(Failure) -> Bool {
        var help = Help(command: arguments.command)
        help.templateWord = arguments.setName
        do {
            help.configuration = try configuration(for: arguments.command)
        } catch {
            console.warn(error.warnings)
        }
        if arguments.command.takesSetOptions {
            let library = SetLibrary(help.configuration)
            do {
                let templateSet = try library.find(orConfigured: arguments.setName)
                (help.templateSet, help.values) = (templateSet, try library.values(for: templateSet))
            } catch {
                console.warn(error.warnings)
            }
        }
        let arguments = arguments.reading(help.templateSet?.options ?? [])
        if let problem = arguments.topicProblem { throw Failure(.usage, [problem]) }
        help.isOverview = arguments.command == .generate && arguments.operands.isEmpty
        console.printPage(help.text(width: console.pageWidth))
        return true
    }

    /// Asks for the missing words of a command line, shows what it would do, and runs it if the person agrees.
    private func ask(_ settings: Settings, _ console: Console) throws(Failure) -> Bool {
        var questions = Questions(settings)
        let words = try questions.ask()
        console.arguments = Arguments(["--dry-run"] + words)
        _ = try run(console.arguments, console)
        _ = try console.finish(exitCode: 0)
        try questions.confirm()
        console.arguments = Arguments(words)
        return try run(console.arguments, console)
    }
}
