import VipergenGenerator

/// `vipergen lint`: what is wrong in template sets of one's own, and whether they write what their snapshots hold.
struct Linting {

    /// A set, and where its snapshots are, if they are asked for.
    private typealias Subject = (linter: Linter, snapshots: OutputFolder?)

    private let arguments: Arguments
    private let subjects: [Subject]

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings, _ library: SetLibrary) throws(Failure) {
        arguments = settings.arguments
        var problems = arguments.problems
        if arguments[.record] != nil, !settings.environment["CI"].isEmpty {
            problems.append(
                Diagnostic("snapshots are not recorded on CI", help: "record them where a person reads the difference")
            )
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        let snapshots = arguments[.snapshots]
        if let folder = arguments.operands.first {
            guard try Disk.isFolder(folder) else {
                throw Failure(.usage, "there is no folder \(quoted(folder))", help: "name the folder of a template set")
            }
            let linter = try library.linter(ofFolder: folder)
            subjects = [(linter, try snapshots.map { path throws(Failure) in try OutputFolder(path) })]
        } else {
            subjects = try collecting(try library.configuredNames()) { name throws(Failure) in
                let folder = try snapshots.map { path throws(Failure) in try OutputFolder(Path.join(path, name)) }
                return (try library.linter(of: name), folder)
            }
        }
    }

    /// - Returns: false if a snapshot differs.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        let held = try collecting(subjects) { subject throws(Failure) -> Snapshots? in
            let templateSet = try report(subject.linter, &console)
            guard let output = subject.snapshots else { return nil }
            return try Snapshots(of: subject.linter, templateSet, in: output, arguments)
        }.compactMap(\.self)
        if arguments[.record] != nil { return try Snapshots.record(held, arguments, &console) }
        var isSame = true
        for snapshots in held { isSame = try snapshots.check(&console) && isSame }
        return isSame
    }

    /// Says that a set has no mistakes.
    ///
    /// - Throws: a `data` failure with those that it has.
    private func report(_ linter: Linter, _ console: inout Console) throws(Failure) -> TemplateSet {
        let problems = linter.problems
        guard problems.allSatisfy({ $0.severity != .error }), let templateSet = linter.templateSet else {
            let name = linter.templateSet?.name ?? linter.location
            let count = problems.filter { $0.severity == .error }.count
            console.conclude("\(name): \(counted(count, "mistake"))", isResult: true)
            throw Failure(.data, problems)
        }
        for warning in problems { console.add(warning: warning) }
        let combinations = counted(linter.combinations.count, "combination")
        console.conclude("\(templateSet.name): \(combinations) of options, no mistakes", isResult: true)
        return templateSet
    }
}
