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
        var console = Console(environment, Arguments(words))
        do {
            return try console.finish(exitCode: run(words, &console) ? 0 : 1)
        } catch {
            return console.finish(with: error)
        }
    }

    /// - Returns: false for a check that differs.
    private func run(_ words: [String], _ console: inout Console) throws(Failure) -> Bool {
        let first = Arguments(words)
        var failures: [Failure] = []
        // Help is what one needs where a configuration or a set is broken.
        func attempt<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result? {
            do {
                return try body()
            } catch {
                guard first[.help] != nil || first[.version] != nil else { throw error }
                failures.append(error)
                return nil
            }
        }
        // A shell's script and the manual are the same whatever the configuration.
        let isSelfContained = first.command == .completions || first.command == .manual
        let configuration = isSelfContained ? nil : try attempt(configuration)
        let library = SetLibrary(configuration: configuration ?? Configuration())
        let reading = try attempt { () throws(Failure) in try Reading(words, library) }
        let arguments = reading?.arguments ?? first
        console = Console(environment, arguments)
        if arguments[.version] != nil {
            console.print("\(Self.name) \(Self.version)")
            return true
        }
        if arguments[.help] != nil {
            let sets = (try? library.names()) ?? []
            if let problem = arguments.topicProblem(sets: sets) { throw Failure(.usage, [problem]) }
            var help = Help(arguments, library.configuration)
            if arguments.command.entry.takesSetOptions {
                let name = help.templateWord
                let templateSet = try attempt { () throws(Failure) in try library.find(orConfigured: name) }
                let values = try attempt { () throws(Failure) in try templateSet.map(library.values) }
                (help.templateSet, help.values) = (templateSet, (values ?? nil) ?? [:])
            }
            console.warn(Failure(all: failures).warnings)
            console.printPage(help.text(width: console.pageWidth))
            return true
        }
        guard failures.isEmpty, let reading else { throw Failure(all: failures) }
        return try run(reading, library, &console)
    }

    /// Runs the command of a command line.
    private func run(_ reading: Reading, _ library: SetLibrary, _ console: inout Console) throws(Failure) -> Bool {
        let arguments = reading.arguments
        let settings = Settings(arguments, library.configuration, environment)
        // What is wrong with new modules is reported with the command line.
        if ![.generate, .show, .initialize].contains(arguments.command) { try arguments.checkIsValid() }
        switch arguments.command {
        case .generate where Questions.canAsk(for: arguments): return try ask(arguments, library, &console)
        case .generate where arguments.words.isEmpty:
            let width = console.pageWidth
            console.report(Help.usage(width: width) + "\n\n" + Help.more(width: width))
            throw Failure(.usage, [])
        case .generate, .show:
            return try Generation(settings, reading.templateSet, library).run(&console)
        case .initialize: return try Initialization(settings, reading.templateSet, library).run(&console)
        case .templates: return try Listing(arguments: arguments, library: library).run(&console)
        case .eject: return try Ejection(settings).run(&console)
        case .learn: return try Learning(settings).run(&console)
        case .import: return try Importing(settings).run(&console)
        case .lint: return try Linting(settings, library).run(&console)
        case .verify: return try Verification(settings, library).run(&console)
        case .update, .status, .remove: return try runOnModules(reading, settings, library, &console)
        case .config:
            return try SettingsReport(settings, reading.templateSet, library).run(&console)
        case .agents: return try AgentsFile(settings, library).run(&console)
        case .completions:
            console.print(Shell(rawValue: arguments.operands[0])?.script ?? "")
            return true
        case .manual:
            console.print(try Manual().text)
            return true
        }
    }

    /// Runs a command on existing modules, whose sets are detected.
    private func runOnModules(
        _ reading: Reading,
        _ settings: Settings,
        _ library: SetLibrary,
        _ console: inout Console
    ) throws(Failure) -> Bool {
        let existing = try ExistingModules(reading.sets, settings, library)
        console.warn(try library.notes(aboutUseOf: reading.sets.map(\.templateSet)))
        if reading.arguments.command == .status {
            var status = try Status(existing)
            try status.run(&console)
            // The other modules are shown all the same.
            if let broken = reading.broken { throw broken }
            return true
        }
        console.warn(reading.broken?.diagnostics ?? [])
        if reading.arguments.command == .remove {
            var removal = try Removal(existing)
            return try removal.run(&console)
        }
        var updating = try Updating(existing)
        return try updating.run(&console)
    }

    /// Asks for what a command line lacks, shows what it would do, and runs it if the person agrees.
    private func ask(
        _ arguments: Arguments,
        _ library: SetLibrary,
        _ console: inout Console
    ) throws(Failure) -> Bool {
        var questions = Questions(arguments, library, environment)
        let words = try questions.ask()
        _ = try run(["--dry-run"] + words, &console)
        _ = try console.finish(exitCode: 0)
        try questions.confirm()
        return try run(words, &console)
    }

    private func configuration() throws(Failure) -> Configuration {
        try Configuration.find(actingFor: environment.sudoUser) ?? Configuration()
    }
}
