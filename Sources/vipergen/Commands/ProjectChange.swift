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
    /// - Returns: nil if no project is named, or if it is left alone.
    /// - Throws: a failure if there is no such project, or no target is named.
    init?(_ settings: Settings) throws(Failure) {
        arguments = settings.arguments
        if arguments.noProject { return nil }
        let configuration = settings.configuration
        guard let path = arguments.xcodeproj ?? configuration.xcodeProject else {
            for option in [GeneralOption.target, .testsTarget] where arguments.texts[option] != nil {
                let projects = settings.nearbyProjects
                let project = projects.count == 1 ? ShellWords.joined([projects[0]]) : "FILE"
                let help = "add '--xcodeproj \(project)', or 'xcode' to the configuration"
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
        let given = (arguments.targets ?? []) + (arguments.testsTargets ?? [])
        if folder.note == nil, !given.isEmpty { try folder.checkTargets(given) }
        if arguments.command == .initialize, settings.includesTests { try checkHasTestsTarget() }
    }

    private func checkHasTestsTarget() throws(Failure) {
        if !testsTargets.isEmpty { return }
        let help = "add '--tests-target NAME', or 'testsTargets' to the configuration"
        throw Failure(.usage, "no target of '\(folder.output.path)' is named for the tests", help: help)
    }

    /// The change of the project when modules change; nil if it names all their files.
    ///
    /// - Returns: also the problems of the modules whose files cannot be in the project, by their numbers.
    /// - Throws: a failure if there is no target for tests, or the project is wrong.
    func change(with modules: [ModulePlan]) throws(Failure) -> (change: ModulePlan?, problems: [Int: Failure]) {
        var additions: [XcodeProject.Addition] = []
        var removals: [String] = []
        var folders: [String] = []
        for (number, module) in modules.enumerated() where module.problem == nil {
            guard let folder = module.folder else { continue }
            if !folder.isEmpty { folders += module.outputs.all.map { Path.join($0.identity, folder) } }
            func path(_ file: String, _ purpose: FilePurpose) -> String {
                Path.join(module.outputs[purpose].identity, file)
            }
            removals += module.files.filter { $0.state == .remove }.map { path($0.path, $0.purpose) }
            let new = Set(module.files.filter { $0.state == .create }.map { path($0.path, $0.purpose) })
            let planned = module.files.map { (path($0.path, $0.purpose), $0.contents) }
            let contents = Dictionary(planned) { first, _ in first }.compactMapValues(\.self)
            for (file, purpose) in module.remainingFiles {
                let path = path(file, purpose)
                // Existing tests go into a target only if one is named.
                if purpose == .tests, testsTargets.isEmpty, !new.contains(path) { continue }
                let targets = purpose == .tests ? testsTargets : targets
                let contents = contents[path] ?? (path.hasSuffix(".xccurrentversion") ? try? Disk.read(path) : nil)
                additions.append(.init(path: path, targets: targets, module: number, contents: contents))
            }
        }
        if additions.isEmpty, removals.isEmpty, folders.isEmpty { return (nil, [:]) }
        if let note = folder.note {
            let isNew = modules.flatMap(\.files).contains { [.create, .remove].contains($0.state) }
            return (isNew ? ModulePlan(nil, [], in: self.folder.output, notes: [note]) : nil, [:])
        }
        if additions.contains(where: \.targets.isEmpty) { try checkHasTestsTarget() }
        do throws(Failure) {
            var (plan, diagnostics) = try folder.change(
                adding: additions,
                removing: removals,
                modules: folders,
                in: modules.first?.outputs.all ?? [],
                keepsTargets: arguments.command == .update
            )
            // If no module can be added, the mistake is in the project or in the names of the targets.
            if !diagnostics.isEmpty, diagnostics.count == Set(additions.map(\.module)).count {
                throw Failure(.data, diagnostics.sorted { $0.key < $1.key }.flatMap(\.value).unique)
            }
            // For a run that only compares, the project may be read-only.
            for file in plan.files where file.state != .unchanged && !arguments.check && !arguments.diff {
                try folder.output.checkIsWritable(file.path)
            }
            let problems = diagnostics.mapValues { Failure(.data, $0) }
            // Only a run that generates says that nothing changes.
            let isShown = arguments.command == .generate || plan.files.contains { $0.state != .unchanged }
            if !isShown, plan.notes.isEmpty { return (nil, problems) }
            if !isShown { plan.files = [] }
            plan.isFirst = true
            return (plan, problems)
        } catch {
            let note = Diagnostic("'--no-project' changes the modules, and leaves the project alone", severity: .note)
            throw Failure(error.kind, error.diagnostics + [note])
        }
    }

    /// True if the project names files in a folder of a module that may be gone.
    func names(_ module: Module, in outputs: [OutputFolder]) throws(Failure) -> Bool {
        if folder.note != nil { return false }
        return try folder.hasFiles(in: outputs.map { Path.join($0.identity, module.folder) })
    }
}
