import VipergenGenerator

/// `vipergen lint`: what is wrong in a template set of one's own, and whether it writes what its snapshots hold.
struct Linting {

    private let arguments: Arguments
    private let linter: Linter
    private let snapshots: OutputFolder?

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings) throws(Failure) {
        arguments = settings.arguments
        var problems = arguments.problems
        if arguments[.record] != nil, !settings.environment.variables["CI", default: ""].isEmpty {
            problems.append(
                Diagnostic("snapshots are not recorded on CI", help: "record them where a person reads the difference")
            )
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        let folder = arguments.operands[0]
        guard Disk.isFolder(folder) else {
            throw Failure(.usage, "there is no folder \(quoted(folder))", help: "name the folder of a template set")
        }
        let sets = try SetLibrary(configuration: settings.configuration).names()
        linter = try Linter(folder: folder, generalOptions: SetLibrary.generalOptions, sets: sets)
        snapshots = try arguments[.snapshots].map { path throws(Failure) in try OutputFolder(path) }
    }

    /// - Returns: false if a snapshot differs.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        let problems = linter.problems
        guard problems.allSatisfy({ $0.severity != .error }), let templateSet = linter.templateSet else {
            throw Failure(.data, problems)
        }
        if arguments[.quiet] == nil, arguments[.json] == nil {
            for warning in problems { console.print(warning.description) }
            let combinations = counted(linter.combinations.count, "combination")
            console.print("\(templateSet.name): \(combinations) of options, no mistakes")
        }
        guard let snapshots else { return true }
        let held = try Snapshots(of: linter, templateSet, in: snapshots, arguments)
        return arguments[.record] != nil ? try held.record(arguments.operands[0], &console) : try held.check(&console)
    }
}
