import VipergenGenerator

/// The Xcode project that changes with the modules of a run: it gets their new files and loses the deleted ones.
struct ProjectChange {

    private let folder: ProjectFolder
    private let targets: [String]
    private let testsTargets: [String]
    private let arguments: Arguments

    /// The folder `….xcodeproj`; nil if it is not changed.
    var output: OutputFolder? { folder.note == nil ? folder.output : nil }

    /// - Parameter settings: the command line or the configuration names the project and its targets.
    /// - Returns: nil if no project is named.
    /// - Throws: a failure if there is no such project, or no target is named.
    init?(_ settings: Settings) throws(Failure) {
        arguments = settings.arguments
        let configuration = settings.configuration
        guard let path = arguments.xcodeproj ?? configuration.xcodeProject else {
            for option in [GeneralOption.target, .testsTarget] where arguments.texts[option] != nil {
                let help = "add '--xcodeproj FILE', or 'xcode' to the configuration"
                throw Failure(.usage, "'--\(option.rawValue)' goes with '--xcodeproj'", help: help)
            }
            return nil
        }
        targets = arguments.targets ?? configuration.xcodeTargets
        testsTargets = arguments.testsTargets ?? configuration.xcodeTestsTargets
        if targets.isEmpty, arguments.command != .remove {
            throw Failure(.usage, "no target of '\(path)' is named", help: "add '--target NAME'")
        }
        let isNamed = arguments.xcodeproj != nil
        let place = isNamed ? nil : configuration.place(ofValueAt: ["xcode", "project"])
        folder = try ProjectFolder(path, at: place)
    }

    /// The change of the project when modules change; nil if no file is new or deleted.
    ///
    /// - Throws: a failure if there is no target for tests, or the project is wrong.
    func change(with modules: [Change]) throws(Failure) -> Change? {
        var additions: [XcodeProject.Addition] = []
        var removals: [String] = []
        var notes: [Diagnostic] = []
        for (output, plan) in modules.flatMap(\.plans) {
            guard let module = plan.folder else { continue }
            let isPackage = plan.files.contains { $0.path == "\(module)/Package.swift" && $0.state != .remove }
            if isPackage {
                let message = "\(quoted(module)) is a package: its files are not put into the project"
                let help = "add the package to the project in Xcode, once"
                notes.append(Diagnostic(message, help: help, severity: .note))
            }
            for file in plan.files {
                let path = Path.join(output.identity, file.path)
                if file.state == .remove {
                    removals.append(path)
                } else if !isPackage, isAddition(file) {
                    let targets = file.purpose == .tests ? testsTargets : targets
                    additions.append(XcodeProject.Addition(path: path, targets: targets))
                }
            }
        }
        let isChange = !additions.isEmpty || !removals.isEmpty
        if isChange, let note = folder.note { notes.append(note) }
        guard isChange, folder.note == nil else {
            return notes.isEmpty ? nil : Change(ModulePlan(nil, []), in: folder.output, notes: notes)
        }
        if additions.contains(where: \.targets.isEmpty) {
            let help = "add '--tests-target NAME', or 'testsTargets' to the configuration"
            throw Failure(.usage, "no target of '\(folder.output.path)' is named for the tests", help: help)
        }
        let (plan, warnings) = try folder.plan(adding: additions, removing: removals)
        // For a run that only compares, the project may be read-only.
        for file in plan.files where file.state != .unchanged && !arguments.check && !arguments.diff {
            try folder.output.checkIsWritable(file.path)
        }
        var change = Change(plan, in: folder.output, notes: notes + warnings)
        change.isFirst = true
        return change
    }

    private func isAddition(_ file: PlannedFile) -> Bool {
        switch (file.state, file.existing) {
        case (.create, _): true
        case (.stray, _), (.skip, .absent), (_, .folder), (_, .other): false
        // Existing files of an existing module are in the project already.
        default: arguments.command != .update
        }
    }
}
