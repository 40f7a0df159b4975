import VipergenGenerator

/// `vipergen NAME...`: generates modules.
struct Generation {

    let settings: Settings
    private let modules: [NamesInApp.RenderedModule]
    /// The folders of the modules and of the tests; the same one if there are no tests.
    let outputs: OutputFolders
    private let xcode: ProjectChange?
    /// What is of interest on disk in the folders that the modules, and their ancestors, are in.
    private let names: [String: [String]]

    var arguments: Arguments { settings.arguments }

    /// - Throws: a failure with every mistake in the command line.
    init(_ settings: Settings) throws(Failure) {
        self.settings = settings
        let (templateSet, project) = (settings.templateSet, try settings.project())
        let (values, tests) = (try settings.values(), settings.includesTests)
        let general = Request(of: templateSet, options: values, project: project, includesTests: tests)
        var problems = settings.arguments.problems
        outputs = try settings.outputs(withTests: tests)
        do {
            modules = try Self.modules(settings, general, in: outputs.modules)
        } catch {
            // A request reports the values of a list that repeat one, too.
            throw Failure(error.kind, problems + error.diagnostics.filter { !problems.contains($0) })
        }
        if modules.isEmpty, problems.isEmpty {
            let example = settings.arguments.command.details.examples[0].line.filter { $0 != "…" }
            let help = "write a name, as in '\(Program.name) \(example)'; '\(Program.name) help' shows how it is used"
            problems.append(Diagnostic("no module's name is given", help: help))
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        xcode = try ProjectChange(settings)
        let (parents, isOfInterest) = (NamesInApp.parents(of: modules), NamesInApp.isOfInterest(to: modules))
        let names = try outputs.all.map { folder throws(Failure) in
            let names = try parents.map { parent throws(Failure) in
                (parent, try folder.names(in: parent, where: isOfInterest))
            }
            return Dictionary(uniqueKeysWithValues: names)
        }
        self.names = names[0]
        if tests {
            try settings.checkIsModule(project)
            try checkAreSeparate()
        }
        let clashes = names.flatMap { NamesInApp.problems(of: modules, besides: $0) }
        guard clashes.isEmpty else { throw Failure(.cannotCreate, clashes) }
    }

    /// - Returns: false for a check that differs.
    func run(_ console: Console) throws(Failure) -> Bool {
        if arguments.command == .show {
            console.showContents(of: modules.flatMap(\.files).map { (outputs[$0.purpose].shown($0.path), $0.contents) })
            return true
        }
        let (templateSet, output) = (settings.templateSet, outputs.modules)
        var changes = try Changes(settings, in: outputs.all, project: xcode, console)
        // Once the modules are written, their folders may hide that the base files are missing.
        let step =
            arguments.isWriting
            ? try settings.nextStep(forModulesOf: templateSet, with: settings.values(), in: output) : nil
        console.warn(warningsOfEmptyModules)
        let planned = try modules.map { module throws(Failure) in try plan(module) }
        console.warn(namesakes(of: planned))
        if !arguments.check { console.warn(notesOnNames) }
        let isSame = try changes.finish(planned)
        let isNew = planned.contains { $0.files.contains { $0.state == .create } }
        guard isNew, arguments.isWriting else { return isSame }
        let consequence = "the files are in no target of it"
        console.warn(settings.notes(onUnnamedProject: consequence, unlessSynchronizedWith: output))
        if let step { console.suggest(step) }
        return isSame
    }

    /// A warning about modules without a file: each template of the set has a condition.
    private var warningsOfEmptyModules: [Diagnostic] {
        let names = modules.filter(\.files.isEmpty).map(\.request.module.folder)
        guard !names.isEmpty else { return [] }
        let message =
            "the set '\(settings.templateSet.name)' writes no file with these options: \(names.list(first: 10))"
        let help = "'\(Program.name) templates \(settings.templateSet.name)' lists its options and files"
        return [Diagnostic(message, help: help, severity: .warning)]
    }

    /// Notes about the modules that options name and that are missing.
    private var notesOnNames: [Diagnostic] {
        let (new, words) = (modules.map(\.request.module.name.text), arguments.words(of: [.template, .output]))
        return modules.flatMap { module in
            NamedModules(module.request.templateSet.options, module.request.values).notes(
                besides: new,
                in: outputs.modules,
                of: settings.configuration.form,
                words
            )
        }.unique
    }

    /// Warnings about new files that have the names of others: of files beside the module or an ancestor of it, or of a
    /// module there. The project's own check is for its whole target. If the disk cannot be read, that is no reason to fail.
    private func namesakes(of planned: [ModulePlan]) -> [Diagnostic] {
        let new = planned.map { change in
            let files = change.files.filter { $0.state == .create && $0.purpose == .module }
            return (folder: change.folder ?? "", new: files.map(\.path))
        }
        let beside = NamesInApp.namesakes(of: modules.map(\.request.module), among: names)
        let inside = beside.folders.compactMap { folder in
            try? outputs.modules.files(below: folder) { $0.isUniqueInApp || $0.isBuildManifest }
        }
        return NamesInApp.warnings(about: new, besides: beside.files + inside.joined())
    }

    // MARK: - One module -

    private func plan(_ module: NamesInApp.RenderedModule) throws(Failure) -> ModulePlan {
        let policy: ConflictPolicy = arguments.force ? .overwrite : arguments.skipExisting ? .skip : .refuse
        var plan = try ModulePlan(module.request.module.folder, module.files, in: outputs, policy: policy)
        let hasConflict = plan.files.contains { $0.state == .conflict }
        // In a check of many modules, most may differ, and to detect their options takes time.
        let isWanted = arguments.isWriting || modules.count == 1 || !hasConflict
        if isWanted, plan.files.contains(where: { $0.state != .unchanged }),
            let existing = try existingModule(module.request)
        {
            try adapt(&plan, of: module, to: existing)
        }
        // The other files in a shared folder are those of other modules.
        guard arguments.check, settings.configuration.form != .shared else { return plan }
        for output in outputs.all {
            let purposes = [FilePurpose.module, .tests].filter { outputs[$0].identity == output.identity }
            let planned = plan.files.filter { purposes.contains($0.purpose) }
            // If the module has no tests, its folder of tests may still have some that the team wrote.
            if planned.isEmpty, purposes == [.tests] { continue }
            let folders = try purposes.map { purpose throws(Failure) in try module.request.folders(for: purpose) }
                .joined()
            let own = try output.moduleFiles(in: module.request.module.folder)
                .filter { folders.contains(Path.parent(of: $0.path)) }
            plan.files += try PlannedFile.strays(beside: planned, among: own, look: output.look)
        }
        return plan
    }

    /// - Throws: a `usage` failure if one of the two folders is inside a module's folder in the other.
    private func checkAreSeparate() throws(Failure) {
        let (output, testsOutput) = (outputs.modules, outputs.tests)
        let pairs = [(testsOutput, output, "the tests' folder"), (output, testsOutput, "the modules' folder")]
        let folders = modules.map(\.request.module.folder).filter { !$0.isEmpty }
        for (inner, outer, words) in pairs {
            guard let folder = folders.first(where: { inner.isInside($0, of: outer) }) else { continue }
            let message = "\(words) '\(inner.path)' is in the folder of the module '\(folder)'"
            throw Failure(.usage, message, help: "choose another one with '--tests-output'")
        }
    }
}
