import VipergenGenerator

/// `vipergen lint`: reports mistakes in template sets, and compares their files with snapshots, or records these.
struct Linting {

    let settings: Settings

    /// - Returns: false if a snapshot differs.
    func run(_ console: Console) throws(Failure) -> Bool {
        let (arguments, library) = (settings.arguments, settings.library)
        if arguments[.record] != nil, !settings.environment["CI"].isEmpty {
            let help = "record them where a person reads the difference"
            throw Failure(.usage, "snapshots are not recorded on CI", help: help)
        }
        let names = if arguments.operands.isEmpty { try library.configuredNames() } else { arguments.operands }
        let linters = try collecting(names) { name throws(Failure) in try library.linter(of: name) }
        console.warn(try library.notes(aboutUseOf: linters.compactMap(\.templateSet)))
        let sets = try collecting(linters) { linter throws(Failure) in try check(linter, console) }
        guard let folder = arguments[.snapshots] else { return true }
        let snapshots = try collecting(zip(names, sets)) { name, templateSet throws(Failure) in
            // Of several sets, each has a folder of its own.
            let path = arguments.operands.isEmpty ? Path.join(folder, name) : folder
            return try Snapshots(of: templateSet, in: try OutputFolder(path), settings, console)
        }
        if arguments[.record] != nil { return try Snapshots.record(snapshots, settings, console) }
        let areSame = try snapshots.map { snapshots throws(Failure) in try snapshots.check() }
        return areSame.allSatisfy(\.self)
    }

    /// Reports that a set has no mistakes.
    ///
    /// - Throws: a `data` failure with its mistakes.
    private func check(_ linter: Linter, _ console: Console) throws(Failure) -> TemplateSet {
        let problems = linter.problems { console.show("trying combinations", $0, of: linter.combinations.count) }
        guard problems.allSatisfy({ $0.severity != .error }), let templateSet = linter.templateSet else {
            let name = linter.templateSet?.name ?? linter.location
            let count = problems.filter { $0.severity == .error }.count
            console.conclude("\(name): \(counted(count, "mistake"))", isResult: true)
            throw Failure(.data, problems)
        }
        problems.forEach(console.add(warning:))
        let combinations = linter.tried?.text ?? ""
        console.conclude("\(templateSet.name): \(combinations) of options, no mistakes", isResult: true)
        return templateSet
    }
}
