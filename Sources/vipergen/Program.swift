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
        // Colors and help are wanted even where the rest is wrong.
        let preview = Arguments(arguments)
        var console = Console(environment, color: preview[.color])
        do {
            let isSuccess = try run(arguments, preview, &console)
            try console.flush()
            return isSuccess ? 0 : 1
        } catch {
            console.report(error)
            try? console.flush()
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
        let templateSet = try SetLibrary().find(preview[.template] ?? SetLibrary.defaultName)
        if preview[.help] != nil {
            console.print(Help(command: Command(among: preview.operands), templateSet: templateSet).text)
            return true
        }
        let parsed = Arguments(arguments, options: templateSet.options)
        let generation = try Generation(parsed, templateSet, environment)
        return try generation.run(&console)
    }
}
