import VipergenGenerator

/// The program: from the arguments to an exit code.
struct Program {

    static let name = "vipergen"
    static let version = "0.1.0"
    /// The address of the pages.
    static let pages = "https://github.com/OWNER/vipergen#pages"

    private let environment: Environment
    /// Kept until the process ends: freeing them takes a twentieth of the time of one module.
    private var settings: Settings?

    init(environment: Environment) { self.environment = environment }

    /// Runs the program, and prints results and problems.
    ///
    /// - Parameter words: the arguments, without the program's name.
    /// - Returns: the exit code, as sysexits(3) has them: 0; 1 for a difference or for conflicts that were written; or
    ///   that of the failure.
    mutating func run(_ words: [String]) -> Int32 {
        if words.first == Completion.word {
            print(Completion(Array(words.dropFirst()), environment).text, terminator: "")
            return 0
        }
        let arguments = Arguments(words)
        let console = Console(environment, arguments)
        do throws(Failure) {
            if arguments.version {
                console.print("\(Self.name) \(Self.version)")
                return try console.finish(exitCode: 0)
            }
            if arguments.help {
                try showHelp(arguments, console)
                return try console.finish(exitCode: 0)
            }
            let settings = try Settings(arguments, configuration(for: arguments.command), environment)
            self.settings = settings
            let arguments = settings.arguments
            // Commands that make modules report these mistakes together with those in the names.
            if !arguments.command.makesModules { try arguments.checkIsValid() }
            console.warn(try settings.notesOnSets())
            var isDone = true
            switch arguments.command {
            case .generate where Questions.canAsk(for: arguments): isDone = try ask(settings, console)
            case .generate, .show: isDone = try Generation(settings).run(console)
            case .initialize: isDone = try Initialization(settings: settings).run(console)
            case .templates: try Listing(settings: settings).run(console)
            case .eject: isDone = try Ejection(settings: settings).run(console)
            case .learn: isDone = try Learning(settings: settings).run(console)
            case .import: isDone = try Importing(settings: settings).run(console)
            case .lint: isDone = try Linting(settings: settings).run(console)
            case .verify: try Verification(settings).run(console)
            case .update: isDone = try Updating(chosen: ChosenModules(settings)).run(console)
            case .status: try Status(chosen: ChosenModules(settings)).run(console)
            case .remove: isDone = try Removal(chosen: ChosenModules(settings)).run(console)
            case .config: try SettingsReport(settings: settings).run(console)
            case .agents: isDone = try AgentsFile(settings: settings).run(console)
            case .completions: console.print(Shell(rawValue: arguments.operands[0])?.script ?? "")
            case .manual: console.print(try Manual().text)
            }
            return try console.finish(exitCode: isDone ? 0 : 1)
        } catch {
            return console.finish(with: error)
        }
    }

    private func configuration(for command: Command) throws(Failure) -> Configuration {
        // A shell's script and the manual are the same whatever the configuration.
        if command == .completions || command == .manual { return Configuration() }
        return try Configuration.find(actingFor: environment.sudoUser) ?? Configuration()
    }

    /// Help is what a person needs when a configuration or a set is broken: then it comes with a warning.
    private func showHelp(_ arguments: Arguments, _ console: Console) throws(Failure) {
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
                let templateSet = try library.find(arguments.setName)
                (help.templateSet, help.values) = (templateSet, try library.values(for: templateSet))
            } catch {
                console.warn(error.warnings)
            }
        }
        let arguments = arguments.reading(help.templateSet?.options ?? [])
        if let problem = arguments.topicProblem { throw Failure(.usage, [problem]) }
        help.isOverview = arguments.command == .generate && arguments.operands.isEmpty
        console.printPage(help.text(width: console.pageWidth))
    }

    /// Asks for the missing words of a command line, shows what it would do, and runs it if the person agrees.
    private func ask(_ start: Settings, _ console: Console) throws(Failure) -> Bool {
        func generate(_ words: [String]) throws(Failure) -> Bool {
            console.arguments = Arguments(words)
            let settings = try Settings(console.arguments, start.configuration, environment)
            console.warn(try settings.notesOnSets())
            return try Generation(settings).run(console)
        }
        var questions = Questions(start)
        let words = try questions.ask()
        _ = try generate(["--dry-run"] + words)
        _ = try console.finish(exitCode: 0)
        try questions.confirm()
        return try generate(words)
    }
}
