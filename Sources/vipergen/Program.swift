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
        // How to print is to be known even where the rest is wrong.
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
        if preview[.version] != nil {
            console.print("\(Self.name) \(Self.version)")
            return true
        }
        let configuration = try Configuration.find() ?? Configuration()
        let library = SetLibrary(configuration: configuration)
        guard preview.command.takesSetOptions else {
            let settings = Settings(arguments: preview, configuration: configuration, environment: environment)
            return try run(settings, library, &console)
        }
        let templateSet = try library.find(preview[.template] ?? configuration.template ?? SetLibrary.defaultName)
        if preview[.help] != nil {
            console.print(Help(command: preview.command, templateSet: templateSet).text)
            return true
        }
        let configured = try library.values(for: templateSet)
        let arguments = Arguments(arguments, options: templateSet.options)
        let settings = Settings(arguments: arguments, configuration: configuration, environment: environment)
        if arguments.command == .initialize {
            return try Initialization(settings, templateSet, library).run(&console)
        }
        return try Generation(settings, templateSet, configured).run(&console)
    }

    /// Runs a command that takes no options of template sets.
    private func run(_ settings: Settings, _ library: SetLibrary, _ console: inout Console) throws(Failure) -> Bool {
        if settings.arguments[.help] != nil {
            console.print(Help(command: settings.arguments.command, templateSet: nil).text)
            return true
        }
        return switch settings.arguments.command {
        case .eject: try Ejection(settings).run(&console)
        case .lint: try Linting(settings).run(&console)
        case .templates, .generate, .initialize: try Listing(settings, library).run(&console)
        }
    }
}
