import VipergenGenerator

/// `vipergen NAME...`: the modules that are asked for.
struct Generation {

    private let orders: ModuleOrders
    private let project: Project
    private let output: OutputFolder
    private let testsOutput: OutputFolder?
    private let xcode: ProjectChange?
    private let arguments: Arguments
    /// Whether somebody has decided on the base files: `init` writes a configuration with them, or without.
    private let hasConfiguration: Bool

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings, _ templateSet: TemplateSet, _ library: SetLibrary) throws(Failure) {
        arguments = settings.arguments
        hasConfiguration = settings.configuration.isThere
        project = try settings.project()
        var problems = arguments.problems
        let includesTests = settings.testsPath != nil
        let selections = try Selections(templateSet, arguments.values, library, project, includesTests: includesTests)
        do {
            orders = try ModuleOrders(arguments, selections)
        } catch {
            // A request finds what is wrong with the values of a list too.
            throw Failure(error.kind, problems + error.diagnostics.filter { !problems.contains($0) })
        }
        if orders.modules.isEmpty, problems.isEmpty {
            let help = "'\(Program.name) Login' writes the module Login; see '--help'"
            problems.append(Diagnostic("no module's name is given", help: help))
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        output = try OutputFolder(settings.outputPath)
        testsOutput = try settings.testsPath.map { path throws(Failure) in try OutputFolder(path) }
        if testsOutput != nil, !project.isModule {
            let place = settings.configuration.place(of: .project)
            let message = "'project': tests import the app's module, and '\(project.name)' is no module's name"
            throw Failure(.data, message, at: place, help: "write the module's name, as code imports it")
        }
        xcode = try ProjectChange(settings)
        if let testsOutput { try Self.check(testsOutput, beside: output, orders.modules) }
        for output in [output, testsOutput].compactMap({ $0 }) { try orders.group.check(names: output.names) }
    }

    /// - Returns: false for a check that differs.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        var changes = try Changes(arguments, in: [output] + [testsOutput].compactMap(\.self), project: xcode, console)
        let nextStep = try nextStep()
        console.warn(orders.modules.indices.compactMap(note))
        var group = orders.group
        var modules: [Change] = []
        for index in orders.modules.indices { modules.append(try plan(try orders.request(index), &group)) }
        let isSame = try changes.finish(modules, &console)
        let writes = modules.contains { $0.files.contains { $0.file.state == .create } }
        if writes, let nextStep { console.suggest(nextStep) }
        return isSame
    }

    /// What to say of a name that ends as files do which the set makes of it.
    private func note(about index: Int) -> Diagnostic? {
        let module = orders.modules[index]
        guard let name = orders.templateSet(of: index).stem(of: module.name) else { return nil }
        let folder = module.folder.dropLast(module.name.text.count)
        let message = "'\(module.name.text)' has an ending that the set gives to files itself"
        return Diagnostic(message, help: "did you mean '\(folder)\(name)'?", severity: .note)
    }

    /// What there is to do after modules are written where `init` was not run: they stand on base files.
    private func nextStep() throws(Failure) -> String? {
        let isWriting = [.check, .dryRun, .diff, .quiet, .json].allSatisfy { arguments[$0] == nil }
        guard isWriting, !hasConfiguration, orders.selections.haveBase else { return nil }
        // Where nothing is, they are not, whatever they are called. What cannot be read is no reason to fail.
        if (try? output.names())?.isEmpty != true, let base = try orders.selections.baseFiles {
            // Where they are in nearly every app is looked at first.
            for folder in [Initialization.baseModule, ""]
            where (try? output.hasFile(named: base, in: folder)) ?? true { return nil }
        }
        let words = [(GeneralOption.template, arguments[.template]), (.output, arguments[.output])].flatMap {
            option,
            value in
            value.map { ["--\(option.rawValue)", $0] } ?? []
        }
        let command = ShellWords.joined([Program.name, Command.initialize.rawValue] + words)
        let folder = Disk.join(output.path, Initialization.baseModule)
        return
            "wrote the module\(orders.modules.count == 1 ? "" : "s"), but \(folder)/ is not there: '\(command)' writes it"
    }

    private func plan(_ request: Request, _ group: inout ModuleGroup) throws(Failure) -> Change {
        let files = try request.render()
        try group.take(request, files, request: orders.request)
        guard let testsOutput, testsOutput.identity != output.identity else {
            // Where tests go into the folder of the modules, the two are one.
            return Change([try part(request, files, [.module, .tests], in: output)])
        }
        let tests = files.filter { $0.purpose == .tests }
        let own = try part(request, files.filter { $0.purpose == .module }, [.module], in: output)
        return Change(tests.isEmpty ? [own] : [own, try part(request, tests, [.tests], in: testsOutput)])
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
            plan = try plan.withStrayFiles(in: Set(folders.joined()), look: output.look)
        }
        let testFiles = files.filter { $0.purpose == .tests }.map(\.path)
        return Change.Part(output: output, plan: plan, testFiles: Set(testFiles))
    }

    /// - Throws: a `usage` failure if one of the two folders is in a module's folder in the other, which is there whole
    ///   or not at all, or is the other in other letters.
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
        guard testsOutput.isSpelledUnlike(output) else { return }
        let message = "'\(output.path)' and '\(testsOutput.path)' are one folder on many disks"
        throw Failure(.usage, message, help: "write it in one way")
    }
}
