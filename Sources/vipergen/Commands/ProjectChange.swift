import VipergenGenerator

/// The Xcode project that changes with the modules of a run: files that come and go make one more change.
struct ProjectChange {

    private let folder: ProjectFolder
    private let targets: [String]
    private let testsTargets: [String]
    /// Whether modules are changed that are there: where their files are in the project is settled, and only what comes
    /// or goes counts.
    private let isUpdate: Bool
    /// Whether the run only compares, and so may do it with a project that is locked.
    private let isComparison: Bool

    /// The folder that the change is for; nil if nothing is written there.
    var output: OutputFolder? { folder.note == nil ? folder.output : nil }

    /// - Parameter settings: of which the command line and the configuration name the project and its targets.
    /// - Returns: nil if they name none.
    /// - Throws: a failure if there is no such project, or no target is named.
    init?(_ settings: Settings) throws(Failure) {
        let (arguments, configured) = (settings.arguments, settings.configuration.xcode)
        let named = (targets: arguments.all(.target), testsTargets: arguments.all(.testsTarget))
        guard let path = arguments[.xcodeproj] ?? configured?.project else {
            guard named.targets.isEmpty, named.testsTargets.isEmpty else {
                let option = named.targets.isEmpty ? GeneralOption.testsTarget : .target
                let message = "'--\(option.rawValue)' goes with '--\(GeneralOption.xcodeproj.rawValue)'"
                throw Failure(.usage, message, help: "add '--xcodeproj FILE', or 'xcode' to the configuration")
            }
            return nil
        }
        targets = named.targets.isEmpty ? configured?.targets ?? [] : named.targets
        testsTargets = named.testsTargets.isEmpty ? configured?.testsTargets ?? [] : named.testsTargets
        isUpdate = arguments.command == .update
        isComparison = arguments[.check] != nil || arguments[.diff] != nil
        if targets.isEmpty, arguments.command != .remove {
            let help = "add '--target NAME'; the option may be there several times"
            throw Failure(.usage, "no target of '\(path)' is named", help: help)
        }
        let isNamed = arguments[.xcodeproj] != nil
        let place = isNamed ? nil : settings.configuration.place(ofValueAt: ["xcode", "project"])
        folder = try ProjectFolder(path, at: place)
    }

    /// The change of the project when modules change; nil if no file comes or goes.
    ///
    /// - Throws: a failure if there is no target for tests, or what the project says is wrong.
    func change(with modules: [Change]) throws(Failure) -> Change? {
        var additions: [XcodeProject.Addition] = []
        var removals: [String] = []
        var notes: [Diagnostic] = []
        for part in modules.flatMap(\.parts) {
            guard let module = part.plan.folder else { continue }
            let isPackage = part.plan.files.contains { $0.path == "\(module)/Package.swift" && $0.state != .remove }
            if isPackage {
                let message = "\(quoted(module)) is a package: its files are not put into the project"
                let help = "add the package to the project in Xcode, once"
                notes.append(Diagnostic(message, help: help, severity: .note))
            }
            for file in part.plan.files {
                let path = Path.join(part.output.identity, file.path)
                if file.state == .remove {
                    removals.append(path)
                } else if !isPackage, isAddition(file) {
                    let targets = part.testFiles.contains(file.path) ? testsTargets : targets
                    additions.append(XcodeProject.Addition(path: path, targets: targets))
                }
            }
        }
        if additions.isEmpty, removals.isEmpty { return notes.isEmpty ? nil : Change([], notes: notes) }
        if let note = folder.note { return Change([], notes: notes + [note]) }
        if additions.contains(where: \.targets.isEmpty) {
            let message = "tests are written, and no target of '\(folder.output.path)' is named for them"
            let help = "add '--tests-target NAME', or 'testsTargets' to the configuration"
            throw Failure(.usage, message, help: help)
        }
        let (plan, warnings) = try folder.plan(adding: additions, removing: removals)
        if !isComparison, plan.files.contains(where: { $0.state != .unchanged }), folder.isReadOnly {
            let path = folder.output.shown(plan.files[0].path)
            throw Failure(.cannotCreate, "'\(path)' is read-only", help: "unlock it, for example with 'chmod u+w'")
        }
        return Change(plan, in: folder.output, notes: notes + warnings)
    }

    private func isAddition(_ file: PlannedFile) -> Bool {
        switch (file.state, file.existing) {
        case (.create, _): true
        case (.stray, _), (.remove, _), (.skip, .absent): false
        case (_, .folder), (_, .other): false
        default: !isUpdate
        }
    }
}
