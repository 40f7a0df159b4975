import VipergenGenerator

/// `vipergen NAME...`: generates modules.
struct Generation {

    let settings: Settings
    let modules: [NamesInApp.RenderedModule]
    /// The folders of the modules and of the tests; the same one if there are no tests.
    let outputs: OutputFolders
    private let project: Project
    private let xcode: ProjectChange?
    /// What is of interest on disk in the folders that the modules, and their ancestors, are in.
    private let namesOnDisk: [String: [String]]

    var arguments: Arguments { settings.arguments }

    /// - Throws: a failure with every mistake in the command line.
    init(_ settings: Settings) throws(Failure) {
        self.settings = settings
        let (arguments, tests) = (settings.arguments, settings.includesTests)
        let (templateSet, values) = (settings.templateSet, try settings.values())
        project = try settings.project()
        outputs = try settings.outputs(withTests: tests)
        let indentation = try settings.indentation(in: outputs.modules)
        var failures = arguments.problems.isEmpty ? [] : [Failure(.usage, arguments.problems)]
        if let other = Self.otherCommand(arguments) { throw Failure(all: failures + [other]) }
        let names: [GivenName]
        do { names = try Self.names(arguments) } catch { throw Failure(all: failures + [error]) }
        let unknown = Self.unknownCommand(arguments)
        if let unknown { failures.append(unknown) }
        var general = Request(of: templateSet, options: values, project: project, includesTests: tests)
        if names.count > 1 { general = general.prepared }
        var requestsOfSets: [String: Request] = [:]
        var modules: [NamesInApp.RenderedModule] = []
        // Room for twice as many would be a tenth of the memory of many modules.
        modules.reserveCapacity(names.count)
        var places: [Diagnostic.Place?] = []
        for name in names.dropFirst(unknown == nil ? 0 : 1) {
            do {
                let words = try name.place == nil ? [name.text] : ShellWords.split(name.text)
                let own =
                    words.count < 2
                    ? general : try general.with(Array(words.dropFirst()), from: settings.library, &requestsOfSets)
                // `App/Home` is `Home` in the output folder `App`: other commands print and take it so.
                let path = try outputs.modules.path(ofNew: words.first ?? "")
                let request = own.of(try Module(path, in: settings.configuration.form))
                try request.check()
                modules.append((request, try request.render(indentedBy: indentation)))
                places.append(name.place)
            } catch {
                failures.append(error.at(name.place))
            }
        }
        // Names that clash are reported together with names that are wrong.
        for (place, problem) in zip(places, NamesInApp.problems(of: modules)) {
            if let problem { failures.append(Failure(.usage, [problem]).at(place)) }
        }
        if modules.isEmpty, failures.isEmpty { failures.append(Self.missingName(arguments)) }
        guard failures.isEmpty else { throw Failure(all: failures) }
        self.modules = modules
        xcode = try ProjectChange(settings)
        let beside = try Self.namesOnDisk(near: modules, in: outputs)
        namesOnDisk = beside[0]
        if tests {
            try settings.checkIsModule(project)
            try checkAreSeparate()
        }
        let clashes = beside.flatMap { NamesInApp.problems(of: modules, besides: $0) }
        guard clashes.isEmpty else { throw Failure(.cannotCreate, clashes) }
    }

    /// For each of the folders, the names that could clash with those of modules, by the folder in it.
    private static func namesOnDisk(
        near modules: [NamesInApp.RenderedModule],
        in outputs: OutputFolders
    ) throws(Failure) -> [[String: [String]]] {
        let (parents, isOfInterest) = (NamesInApp.parents(of: modules), NamesInApp.isOfInterest(to: modules))
        return try outputs.all.map { folder throws(Failure) in
            let names = try parents.map { parent throws(Failure) in
                (parent, try folder.names(in: parent, where: isOfInterest))
            }
            return Dictionary(uniqueKeysWithValues: names)
        }
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
            ? try settings.nextStep(forModulesOf: templateSet, with: settings.values(), in: project, output) : nil
        console.warn(warningsOfEmptyModules)
        var sets: [TemplateSet]?
        let planned = try modules.map { module throws(Failure) in
            var plan = try plan(module, &sets)
            // The other files in a shared folder are those of other modules.
            if arguments.check, settings.configuration.form != .shared { plan.files += try strays(plan, of: module) }
            return plan
        }
        console.warn(namesakes(of: planned))
        if !arguments.check { console.warn(notesOnNames) }
        let isSame = try changes.finish(planned)
        let isNew = planned.contains { $0.files.contains { $0.state == .create } }
        guard isNew, arguments.isWriting else { return isSame }
        let consequence = "the files are in no target of it"
        console.warn(settings.notes(onUnnamedProject: consequence, of: output))
        if let step { console.suggest(step) }
        return isSame
    }

    /// A warning about modules without a file: each template of the set has a condition.
    private var warningsOfEmptyModules: [Diagnostic] {
        let names = modules.filter { $0.files.isEmpty }.map { $0.request.module.folder }
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
        let beside = NamesInApp.namesakes(of: modules.map(\.request.module), among: namesOnDisk)
        let inside = beside.folders.compactMap { folder in
            try? outputs.modules.files(below: folder) { $0.isUniqueInApp || $0.isBuildManifest }
        }
        return NamesInApp.warnings(about: new, besides: beside.files + inside.joined())
    }

    /// The files in a module's folders that its set does not write.
    private func strays(_ plan: ModulePlan, of module: NamesInApp.RenderedModule) throws(Failure) -> [PlannedFile] {
        try outputs.all.map { output throws(Failure) -> [PlannedFile] in
            let purposes = [FilePurpose.module, .tests].filter { outputs[$0].identity == output.identity }
            let planned = plan.files.filter { purposes.contains($0.purpose) }
            // If the module has no tests, its folder of tests may still have some that the team wrote.
            if planned.isEmpty, purposes == [.tests] { return [] }
            let folders = try purposes.map { purpose throws(Failure) in try module.request.folders(for: purpose) }
                .joined()
            let own = try output.moduleFiles(in: module.request.module.folder)
                .filter { folders.contains(Path.parent(of: $0.path)) }
            return try PlannedFile.strays(beside: planned, among: own, look: output.look)
        }.flatMap(\.self)
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
