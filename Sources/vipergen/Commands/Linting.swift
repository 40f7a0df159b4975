import VipergenGenerator

/// `vipergen lint`: reports mistakes in template sets, and compares their files with snapshots, or records these.
struct Linting {

    /// A set, and the folder of its snapshots, if one is given.
    private typealias Subject = (linter: Linter, snapshots: OutputFolder?)

    private let arguments: Arguments
    private let subjects: [Subject]
    private let notes: [Diagnostic]

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings, _ library: SetLibrary) throws(Failure) {
        arguments = settings.arguments
        if arguments[.record] != nil, !settings.environment["CI"].isEmpty {
            let help = "record them where a person reads the difference"
            throw Failure(.usage, "snapshots are not recorded on CI", help: help)
        }
        let snapshots = arguments[.snapshots]
        if let name = arguments.operands.first {
            let output = try snapshots.map { path throws(Failure) in try OutputFolder(path) }
            let linter = try library.linter(of: name)
            subjects = [(linter, output)]
            notes = try library.notes(aboutUseOf: [linter.templateSet].compactMap(\.self))
        } else {
            notes = []
            subjects = try collecting(try library.configuredNames()) { name throws(Failure) in
                let folder = try snapshots.map { path throws(Failure) in try OutputFolder(Path.join(path, name)) }
                return (try library.linter(of: name), folder)
            }
        }
    }

    /// - Returns: false if a snapshot differs.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        console.warn(notes)
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

    /// Reports that a set has no mistakes.
    ///
    /// - Throws: a `data` failure with its mistakes.
    private func report(_ linter: Linter, _ console: inout Console) throws(Failure) -> TemplateSet {
        var progress = console.progress
        let problems = linter.problems { progress.show("trying combinations", $0, of: linter.combinations.count) }
        progress.end()
        guard problems.allSatisfy({ $0.severity != .error }), let templateSet = linter.templateSet else {
            let name = linter.templateSet?.name ?? linter.location
            let count = problems.filter { $0.severity == .error }.count
            console.conclude("\(name): \(counted(count, "mistake"))", isResult: true)
            throw Failure(.data, problems)
        }
        for warning in problems { console.add(warning: warning) }
        let combinations = linter.tried?.text ?? ""
        console.conclude("\(templateSet.name): \(combinations) of options, no mistakes", isResult: true)
        return templateSet
    }
}
