import VipergenGenerator

/// `vipergen NAME...`: generates modules.
struct Generation {

    private let settings: Settings
    private let modules: [NamesInApp.RenderedModule]
    /// The folders of the modules and of the tests; the same one if there are no tests.
    private let outputs: OutputFolders
    private let xcode: ProjectChange?

    private var arguments: Arguments { settings.arguments }

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
            let example = settings.arguments.command.details.examples[0].filter { $0 != "…" }
            let help = "write a name, as in '\(Program.name) \(example)'; '\(Program.name) help' shows how it is used"
            problems.append(Diagnostic("no module's name is given", help: help))
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        xcode = try ProjectChange(settings)
        if tests {
            try settings.checkIsModule(project)
            try checkAreSeparate()
        }
        for folder in outputs.all {
            let names = try NamesInApp.parents(of: modules).map { parent throws(Failure) in
                (parent, try folder.names(in: parent))
            }
            let clashes = NamesInApp.problems(of: modules, besides: Dictionary(uniqueKeysWithValues: names))
            guard clashes.isEmpty else { throw Failure(.cannotCreate, clashes) }
        }
    }

    /// - Returns: false for a check that differs.
    func run(_ console: Console) throws(Failure) -> Bool {
        if arguments.command == .show {
            console.showContents(of: modules.flatMap(\.files).map { (outputs[$0.purpose].shown($0.path), $0.contents) })
            return true
        }
        let (templateSet, output) = (settings.templateSet, outputs.modules)
        console.warn(try settings.library.notes(aboutUseOf: [templateSet]))
        var changes = try Changes(settings, in: outputs.all, project: xcode, console)
        // Once the modules are written, their folders may hide that the base files are missing.
        let step =
            arguments.isWriting
            ? try settings.nextStep(forModulesOf: templateSet, with: settings.values(), in: output) : nil
        console.warn(modules.compactMap { note(about: $0.request) })
        let planned = try modules.map { module throws(Failure) in try plan(module.request, module.files) }
        console.warn(namesakes(of: planned))
        let isSame = try changes.finish(planned)
        let isNew = planned.contains { $0.plan.files.contains { $0.state == .create } }
        guard isNew, arguments.isWriting else { return isSame }
        console.warn(settings.notes(onFilesIn: output))
        if let step { console.suggest(step) }
        return isSame
    }

    /// A note about a name like `LoginPresenter`, which has the ending of one of the set's files.
    private func note(about request: Request) -> Diagnostic? {
        let module = request.module
        guard let name = request.templateSet.stem(of: module.name) else { return nil }
        let path = settings.configuration.form.path(of: module)
        let message = "'\(module.name.text)' has an ending that the set itself adds to files"
        return Diagnostic(
            message,
            help: "did you mean '\(path.replacing(module.name.text, with: name))'?",
            severity: .note
        )
    }

    /// Warnings about new files that have the names of others. If the disk cannot be read, that is no reason to fail.
    private func namesakes(of planned: [Change]) -> [Diagnostic] {
        let new = planned.map { change in
            let files = change.plan.files.filter { $0.state == .create && $0.purpose == .module }
            return (folder: change.folder ?? "", new: files.map(\.path))
        }
        guard new.contains(where: { !$0.new.isEmpty }), let paths = try? outputs.modules.files(where: \.isUniqueInApp)
        else { return [] }
        return NamesInApp.warnings(about: new, besides: paths)
    }

    // MARK: - One module -

    private func plan(_ request: Request, _ files: [RenderedFile]) throws(Failure) -> Change {
        let policy: ConflictPolicy = arguments.force ? .overwrite : arguments.skipExisting ? .skip : .refuse
        var planned: [PlannedFile] = []
        let purposes: [[FilePurpose]] = outputs.isOne ? [[.module, .tests]] : [[.module], [.tests]]
        for (folder, purposes) in zip(outputs.all, purposes) {
            let files = files.filter { purposes.contains($0.purpose) }
            // If the module has no tests, its folder of tests may still have some that the team wrote.
            if files.isEmpty, purposes == [.tests] { continue }
            let plan = try ModulePlan(request.module.folder, files, policy: policy, look: folder.look)
            planned += plan.files
            // The other files in a shared folder are those of other modules.
            if arguments.check, settings.configuration.form != .shared {
                let folders = try purposes.map { purpose throws(Failure) in try request.folders(for: purpose) }
                planned += try plan.strayFiles(in: Set(folders.joined()), look: folder.look)
            }
        }
        return Change(plan: ModulePlan(request.module.folder, planned), outputs: outputs)
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
