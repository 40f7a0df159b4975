import VipergenGenerator

/// `vipergen NAME...`: generates modules.
struct Generation {

    private let settings: Settings
    private let templateSet: TemplateSet
    private let library: SetLibrary
    private let modules: ModuleRequests
    private let output: OutputFolder
    private let testsOutput: OutputFolder?
    private let xcode: ProjectChange?

    private var arguments: Arguments { settings.arguments }

    /// - Throws: a failure with everything that is wrong in the command line.
    init(_ settings: Settings, _ templateSet: TemplateSet, _ library: SetLibrary) throws(Failure) {
        (self.settings, self.templateSet, self.library) = (settings, templateSet, library)
        let (arguments, project) = (settings.arguments, try settings.project())
        let values = try library.values(for: templateSet).merging(arguments.values) { $1 }
        let includesTests = settings.testsPath != nil
        let selection = Selection(templateSet, options: values, project: project, includesTests: includesTests)
        var problems = arguments.problems
        do {
            modules = try ModuleRequests(arguments, selection, library)
        } catch {
            // A request finds what is wrong with the values of a list too.
            throw Failure(error.kind, problems + error.diagnostics.filter { !problems.contains($0) })
        }
        if modules.requests.isEmpty, problems.isEmpty {
            let help = "'\(Program.name) Login' writes the module Login; see '--help'"
            problems.append(Diagnostic("no module's name is given", help: help))
        }
        guard problems.isEmpty else { throw Failure(.usage, problems) }
        output = try OutputFolder(settings.outputPath)
        testsOutput = try settings.testsPath.map { path throws(Failure) in try OutputFolder(path) }
        if testsOutput != nil { try settings.checkIsModule(project) }
        xcode = try ProjectChange(settings)
        if let testsOutput { try Self.check(testsOutput, beside: output, modules.requests.map(\.module)) }
        for output in [output, testsOutput].compactMap({ $0 }) { try modules.group.check(names: output.names) }
    }

    /// - Returns: false for a check that differs.
    func run(_ console: inout Console) throws(Failure) -> Bool {
        if arguments.command == .show || arguments[.stdout] != nil { return try show(&console) }
        console.warn(try library.notes(aboutUseOf: [templateSet]))
        var changes = try Changes(arguments, in: [output] + [testsOutput].compactMap(\.self), project: xcode, console)
        let nextStep = try nextStep()
        console.warn(modules.requests.compactMap(note))
        let planned = try zip(modules.requests, modules.files).map { request, files throws(Failure) in
            try plan(request, files)
        }
        let isSame = try changes.finish(planned, &console)
        let isNew = planned.contains { $0.files.contains { $0.file.state == .create } }
        guard isNew, arguments.isWriting else { return isSame }
        if let note = NearbyProjects(settings).note(of: output) { console.warn([note]) }
        if let nextStep { console.suggest(nextStep) }
        return isSame
    }

    /// Prints the files, whatever is on disk.
    private func show(_ console: inout Console) throws(Failure) -> Bool {
        let files = try modules.requests.map { request throws(Failure) in
            try request.render().map { file in
                let folder = file.purpose == .tests ? testsOutput ?? output : output
                return (path: folder.shown(file.path), contents: file.contents)
            }
        }
        console.show(files.flatMap(\.self))
        return true
    }

    /// A note about a name like `LoginPresenter`, which ends as a file of the set does.
    private func note(about request: Request) -> Diagnostic? {
        let module = request.module
        guard let name = request.templateSet.stem(of: module.name) else { return nil }
        let folder = module.folder.dropLast(module.name.text.count)
        let message = "'\(module.name.text)' has an ending that the set gives to files itself"
        return Diagnostic(message, help: "did you mean '\(folder)\(name)'?", severity: .note)
    }

    // MARK: - The base files -

    /// Says how to write the base files that modules stand on, where neither they nor a configuration are there: `init`
    /// writes a configuration with them, or without.
    private func nextStep() throws(Failure) -> String? {
        guard arguments.isWriting, !settings.configuration.exists,
            let base = try library.base(of: templateSet, in: try settings.project())
        else { return nil }
        let names = Set(try base.paths().compactMap(\.pathParts.last))
        // In nearly every app they are in one of these folders. What cannot be read is no reason to fail.
        let isThere = [base.module.folder, ""].contains { (try? output.hasFile(named: names, in: $0)) ?? true }
        if isThere { return nil }
        let words = arguments.words(of: [.template, .output])
        let command = ShellWords.joined([Program.name, Command.initialize.rawValue] + words)
        let subject = modules.requests.count == 1 ? "the module stands" : "the modules stand"
        return "next: '\(command)' writes \(output.shown(base.module.folder))/, which \(subject) on"
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
        let message = "'\(output.path)' and '\(testsOutput.path)' are the same folder on many disks"
        throw Failure(.usage, message, help: "write it in one way")
    }
}
