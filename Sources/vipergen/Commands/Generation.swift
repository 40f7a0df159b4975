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
        console.warn(try settings.library.notes(aboutUseOf: [settings.templateSet]))
        let outputs = [output, testsOutput].compactMap(\.self)
        var changes = try Changes(settings, in: outputs, project: xcode, console)
        let nextStep = try nextStep()
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

    // MARK: - The base files -

    /// How to write the base files, if they are missing: all of them, or those that only modules with these options need.
    private func nextStep() throws(Failure) -> String? {
        let hasConfiguration = settings.configuration.exists
        guard arguments.isWriting, !hasConfiguration || !values.isEmpty, let base = try base(with: values) else {
            return nil
        }
        let folder = base.module.folder
        let subject = modules.requests.count == 1 ? "the module stands" : "the modules stand"
        let others = try filesOfOptions(base)
        let options = others.isEmpty ? [] : base.options
        // Nearly every app has them in one of these folders.
        if !isThere(try base.paths(), in: [folder, ""]) {
            // `init` writes a configuration with them, or without.
            if hasConfiguration { return nil }
            let words = [Command.initialize.rawValue] + arguments.words(of: [.template, .output]) + options
            let command = ShellWords.joined([Program.name] + words)
            return "next: '\(command)' writes \(output.shown(folder))/, which \(subject) on"
        }
        // Files that were moved elsewhere are the team's own affair.
        guard isThere(try base.paths(), in: [folder]),
            let missing = others.first(where: { !isThere([$0], in: [folder, ""]) })
        else { return nil }
        let words = [folder, "--template", base.templateSet.name] + options + ["--skip-existing"]
        let command = ShellWords.joined([Program.name] + words + arguments.words(of: [.output]))
        return "next: '\(command)' writes \(output.shown(missing)), which \(subject) on"
    }

    private func base(with values: [String: OptionValue]) throws(Failure) -> Request? {
        try settings.library.base(of: settings.templateSet, in: settings.project(), with: values)
    }

    /// The paths of the base files that only modules with these options need.
    private func filesOfOptions(_ base: Request) throws(Failure) -> [String] {
        guard !base.options.isEmpty, let plain = try self.base(with: [:]) else { return [] }
        let paths = try plain.render().map(\.path)
        return try base.render().map(\.path).filter { !paths.contains($0) }
    }

    /// True if one of the folders has a file with one of these names, or cannot be read.
    private func isThere(_ paths: [String], in folders: [String]) -> Bool {
        let names = Set(paths.compactMap(\.pathParts.last))
        return folders.contains { (try? output.hasFile(named: names, in: $0)) ?? true }
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

    /// - Throws: a `usage` failure if one of the two folders is inside a module's folder in the other, or if their paths
    ///   differ only in letter case.
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
        throw Failure(.usage, message, help: "use one spelling")
    }
}
