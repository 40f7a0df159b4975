import VipergenGenerator

/// `vipergen NAME...`: generates modules.
struct Generation {

    private let settings: Settings
    private let modules: ModuleRequests
    private let output: OutputFolder
    /// The folder of the tests; the same one if there are no tests.
    private let testsOutput: OutputFolder
    private let xcode: ProjectChange?

    private var arguments: Arguments { settings.arguments }

    /// The output folders, each with the purposes of its files. A folder has one plan for a module.
    private var outputs: [(folder: OutputFolder, purposes: [RenderedFile.Purpose])] {
        let isOne = testsOutput.identity == output.identity
        return isOne ? [(output, [.module, .tests])] : [(output, [.module]), (testsOutput, [.tests])]
    }

    /// - Throws: a failure with every mistake in the command line.
    init(_ settings: Settings) throws(Failure) {
        self.settings = settings
        let (templateSet, project) = (settings.templateSet, try settings.project())
        let (values, includesTests) = (try settings.values(), settings.includesTests)
        let selection = Selection(templateSet, options: values, project: project, includesTests: includesTests)
        var problems = settings.arguments.problems
        do {
            modules = try ModuleRequests(settings, selection)
        } catch {
            // A request reports the values of a list that repeat one, too.
            throw Failure(error.kind, problems + error.diagnostics.filter { !problems.contains($0) })
        }
        if modules.requests.isEmpty, problems.isEmpty {
            let example = settings.arguments.command.entry.examples[0].filter { $0 != "…" }
            let help = "write a name, as in '\(Program.name) \(example)'; '\(Program.name) help' shows how it is used"
            problems.append(Diagnostic("no module's name is given", help: help))
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        output = try OutputFolder(settings.outputPath)
        testsOutput = try OutputFolder(includesTests ? settings.testsFolder : settings.outputPath)
        xcode = try ProjectChange(settings)
        if includesTests {
            try settings.checkIsModule(project)
            try checkAreSeparate()
        }
        for (folder, _) in outputs { try modules.group.check(names: folder.names) }
    }

    /// - Returns: false for a check that differs.
    func run(_ console: Console) throws(Failure) -> Bool {
        if arguments.command == .show || arguments[.stdout] != nil {
            let files = modules.files.joined()
            console.show(files.map { (($0.purpose == .tests ? testsOutput : output).shown($0.path), $0.contents) })
            return true
        }
        let templateSet = settings.templateSet
        console.warn(try settings.library.notes(aboutUseOf: [templateSet]))
        var changes = try Changes(settings, in: outputs.map(\.folder), project: xcode, console)
        // Once the modules are written, their folders may hide that the base files are missing.
        let step =
            arguments.isWriting
            ? try settings.nextStep(forModulesOf: templateSet, with: settings.values(), in: output) : nil
        console.warn(modules.requests.compactMap(note))
        let planned = try zip(modules.requests, modules.files).map { request, files throws(Failure) in
            try plan(request, files)
        }
        let isSame = try changes.finish(planned)
        let isNew = planned.contains { $0.files.contains { $0.file.state == .create } }
        guard isNew, arguments.isWriting else { return isSame }
        console.warn(settings.notes(onFilesIn: output))
        if let step { console.suggest(step) }
        return isSame
    }

    /// A note about a name like `LoginPresenter`, which has the ending of one of the set's files.
    private func note(about request: Request) -> Diagnostic? {
        let module = request.module
        guard let name = request.templateSet.stem(of: module.name) else { return nil }
        let folder = module.folder.dropLast(module.name.text.count)
        let message = "'\(module.name.text)' has an ending that the set itself adds to files"
        return Diagnostic(message, help: "did you mean '\(folder)\(name)'?", severity: .note)
    }

    // MARK: - One module -

    private func plan(_ request: Request, _ files: [RenderedFile]) throws(Failure) -> Change {
        let policy: ConflictPolicy =
            arguments[.force] != nil ? .overwrite : arguments[.skipExisting] != nil ? .skip : .refuse
        let parts = try outputs.map { folder, purposes throws(Failure) -> Change.Part? in
            let files = files.filter { purposes.contains($0.purpose) }
            // If the module has no tests, its folder of tests may still have some that the team wrote.
            if files.isEmpty, purposes == [.tests] { return nil }
            var plan = try ModulePlan(request.module.folder, files, policy: policy, look: folder.look)
            if arguments[.check] != nil {
                let folders = try purposes.map { purpose throws(Failure) in try request.folders(for: purpose) }
                let strays = try plan.strayFiles(in: Set(folders.joined()), look: folder.look)
                plan = ModulePlan(plan.folder, plan.files + strays)
            }
            let testFiles = files.filter { $0.purpose == .tests }.map(\.path)
            return Change.Part(output: folder, plan: plan, testFiles: Set(testFiles))
        }
        return Change(parts: parts.compactMap(\.self))
    }

    /// - Throws: a `usage` failure if one of the two folders is inside a module's folder in the other.
    private func checkAreSeparate() throws(Failure) {
        let pairs = [(testsOutput, output, "the tests' folder"), (output, testsOutput, "the modules' folder")]
        for (inner, outer, words) in pairs {
            let folders = modules.requests.map(\.module.folder)
            guard let folder = folders.first(where: { inner.isInside($0, of: outer) }) else { continue }
            let message = "\(words) '\(inner.path)' is in the folder of the module '\(folder)'"
            throw Failure(.usage, message, help: "choose another one with '--tests-output'")
        }
    }
}
