import VipergenGenerator

/// `vipergen NAME...`: generates modules.
struct Generation {

    private let settings: Settings
    /// The values of the run's options.
    private let values: [String: OptionValue]
    private let modules: ModuleRequests
    private let output: OutputFolder
    private let testsOutput: OutputFolder?
    private let xcode: ProjectChange?

    private var arguments: Arguments { settings.arguments }

    /// - Throws: a failure with every mistake in the command line.
    init(_ settings: Settings) throws(Failure) {
        self.settings = settings
        let (templateSet, project) = (settings.templateSet, try settings.project())
        values = try settings.values()
        let includesTests = settings.testsPath != nil
        let selection = Selection(templateSet, options: values, project: project, includesTests: includesTests)
        var problems = settings.arguments.problems
        do {
            modules = try ModuleRequests(settings, selection)
        } catch {
            // A request reports the values of a list that repeat one, too.
            throw Failure(error.kind, problems + error.diagnostics.filter { !problems.contains($0) })
        }
        if modules.requests.isEmpty, problems.isEmpty {
            let help = "'\(Program.name) Login' writes the module Login; see '--help'"
            problems.append(Diagnostic("no module's name is given", help: help))
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        output = try OutputFolder(settings.outputPath)
        testsOutput = try settings.testsPath.map { path throws(Failure) in try OutputFolder(path) }
        xcode = try ProjectChange(settings)
        if let testsOutput {
            try settings.checkIsModule(project)
            try Self.check(testsOutput, beside: output, modules.requests.map(\.module))
        }
        for output in [output, testsOutput].compactMap(\.self) { try modules.group.check(names: output.names) }
    }

    /// - Returns: false for a check that differs.
    func run(_ console: Console) throws(Failure) -> Bool {
        if arguments.command == .show || arguments[.stdout] != nil {
            console.show(modules.files.joined().map { (shown($0), $0.contents) })
            return true
        }
        let templateSet = settings.templateSet
        console.warn(try settings.library.notes(aboutUseOf: [templateSet]))
        let outputs = [output, testsOutput].compactMap(\.self)
        var changes = try Changes(settings, in: outputs, project: xcode, console)
        let base = BaseFiles(settings: settings, templateSet: templateSet, values: values, output: output)
        let nextStep = arguments.isWriting ? try base.nextStep(moduleCount: modules.requests.count) : nil
        console.warn(modules.requests.compactMap(note))
        let planned = try zip(modules.requests, modules.files).map { request, files throws(Failure) in
            try plan(request, files)
        }
        let isSame = try changes.finish(planned)
        let isNew = planned.contains { $0.files.contains { $0.file.state == .create } }
        guard isNew, arguments.isWriting else { return isSame }
        console.warn(settings.notes(onFilesIn: output))
        if let nextStep { console.suggest(nextStep) }
        return isSame
    }

    private func shown(_ file: RenderedFile) -> String {
        (file.purpose == .tests ? testsOutput ?? output : output).shown(file.path)
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
        guard let testsOutput, testsOutput.identity != output.identity else {
            // One output folder has one plan for a module.
            return Change(parts: [try part(request, files, [.module, .tests], in: output)])
        }
        let tests = files.filter { $0.purpose == .tests }
        let own = try part(request, files.filter { $0.purpose == .module }, [.module], in: output)
        return Change(parts: tests.isEmpty ? [own] : [own, try part(request, tests, [.tests], in: testsOutput)])
    }

    private func part(
        _ request: Request,
        _ files: [RenderedFile],
        _ purposes: [RenderedFile.Purpose],
        in output: OutputFolder
    ) throws(Failure) -> Change.Part {
        let policy: ConflictPolicy =
            arguments[.force] != nil ? .overwrite : arguments[.skipExisting] != nil ? .skip : .refuse
        var plan = try ModulePlan(request.module.folder, files, policy: policy, look: output.look)
        if arguments[.check] != nil {
            let folders = try purposes.map { purpose throws(Failure) in try request.folders(for: purpose) }
            let strays = try plan.strayFiles(in: Set(folders.joined()), look: output.look)
            plan = ModulePlan(plan.folder, plan.files + strays)
        }
        let testFiles = files.filter { $0.purpose == .tests }.map(\.path)
        return Change.Part(output: output, plan: plan, testFiles: Set(testFiles))
    }

    /// - Throws: a `usage` failure if one of the two folders is inside a module's folder in the other.
    private static func check(
        _ testsOutput: OutputFolder,
        beside output: OutputFolder,
        _ modules: [Module]
    ) throws(Failure) {
        for (inner, outer, words) in [
            (testsOutput, output, "the tests' folder"), (output, testsOutput, "the modules' folder"),
        ] where inner.isInside("", of: outer) {
            guard let module = modules.first(where: { inner.isInside($0.folder, of: outer) }) else { continue }
            let message = "\(words) '\(inner.path)' is in the folder of the module '\(module.folder)'"
            throw Failure(.usage, message, help: "choose another one with '--tests-output'")
        }
    }
}
