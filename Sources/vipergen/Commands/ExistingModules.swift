import VipergenGenerator

/// The modules on disk, for the commands that change, show or delete them.
struct ExistingModules {

    /// A folder in which less of a set's lines are does not look like a module.
    private static let leastPercentage = 15

    let settings: Settings
    let output: OutputFolder
    let testsOutput: OutputFolder
    /// The modules that the command line names; without names, every folder that may be one.
    let modules: [Module]
    private let project: Project
    private let detection: ModuleDetection
    /// One for each set that is not in question.
    private let others: [ModuleDetection]
    private var leftOut: [(module: Module, percentage: Int)] = []

    var arguments: Arguments { settings.arguments }
    /// True if modules may have been generated from older templates.
    var arePast: Bool { arguments[.since] != nil || arguments[.from] != nil }

    /// - Throws: a failure for a history that cannot be read or a set that is wrong, and a `usage` failure with every name
    ///   that is no module's path.
    init(_ settings: Settings, _ console: Console) throws(Failure) {
        self.settings = settings
        let project = try settings.project()
        self.project = project
        output = try OutputFolder(settings.outputPath)
        testsOutput = try OutputFolder(settings.testsFolder)
        let sets = settings.reading.sets.map(\.templateSet)
        detection = ModuleDetection(try settings.withForms(sets), in: project)
        others = try settings.library.readableSetsOfModules().sets.filter { !sets.map(\.name).contains($0.name) }
            .map { ModuleDetection([($0, [])], in: project) }
        console.warn(try settings.library.notes(aboutUseOf: sets))
        let names = settings.arguments.operands
        modules =
            try names.isEmpty ? output.possibleModules(except: testsOutput) : collecting(names, output.module)
    }

    // MARK: - Files -

    /// - Throws: a `usage` failure if there is no such module, a `cannotCreate` failure for what is no folder.
    func checkExists(_ module: Module) throws(Failure) {
        let folder = output.shown(module.folder)
        switch try output.look(module.folder) {
        case .folder: break
        case .absent:
            let folders = (try? output.possibleModules(except: testsOutput).map(\.folder)) ?? []
            let namesakes = folders.filter { $0.pathParts.last == module.name.text }
            let help =
                namesakes.isEmpty
                ? folders.suggestion(for: module.folder) ?? "'\(Program.name) status' lists the modules"
                : "did you mean \(namesakes.prefix(3).map(quoted).joined(separator: " or "))?"
            throw Failure(.usage, "there is no module '\(folder)'", help: help)
        case .file, .link, .other:
            throw Failure(.cannotCreate, "'\(folder)' is not a folder", help: "name the folder of a module")
        }
    }

    /// The folder that files go into.
    func output(for purpose: RenderedFile.Purpose) -> OutputFolder { purpose == .tests ? testsOutput : output }

    /// The change of a module's files, in the module's folder and in that of its tests.
    func change(of module: Module, _ files: [(purpose: RenderedFile.Purpose, file: PlannedFile)]) -> Change {
        let parts = [RenderedFile.Purpose.module, .tests].map { purpose in
            let files = files.filter { $0.purpose == purpose }.map(\.file)
            let testFiles = purpose == .tests ? Set(files.map(\.path)) : []
            let plan = ModulePlan(module.folder, files)
            return Change.Part(output: output(for: purpose), plan: plan, testFiles: testFiles)
        }
        return Change(parts: parts)
    }

    // MARK: - Detection -

    /// Detects what a module was generated from. Without names on the command line, a folder that no set in question
    /// explains is left out, and remembered for the notes.
    ///
    /// - Returns: nil for a folder that is left out.
    mutating func detectUnlessLeftOut(_ module: Module) throws(Failure) -> ModuleDetection.Result? {
        let result = try detect(module)
        if !arguments.operands.isEmpty { return result }
        if result.disk.isNested { return nil }
        if result.isExplained { return result }
        leftOut.append((module, result.finding.best.percentage))
        return nil
    }

    /// Detects what a module was generated from.
    func detect(_ module: Module) throws(Failure) -> ModuleDetection.Result {
        try detection.detect(try read(module, for: detection))
    }

    /// Detects which set a module was generated from with options that a person names.
    ///
    /// - Throws: a `usage` failure if no set has them.
    func detect(_ module: Module, madeWith words: [String]) throws(Failure) -> ModuleDetection.Result {
        var problems: [Diagnostic] = []
        let result = try detection.detect(try read(module, for: detection)) { templateSet in
            let options = Arguments(words, isOfModule: true, options: templateSet.options)
            if problems.isEmpty { problems = options.problems }
            return options.problems.isEmpty ? options.values : nil
        }
        guard let result else { throw Failure(.usage, problems) }
        return result
    }

    private func read(_ module: Module, for detection: ModuleDetection) throws(Failure) -> ModuleOnDisk {
        try checkExists(module)
        let filter = try detection.nameFilter(for: module)
        return try ModuleOnDisk(module, in: output, tests: testsOutput, where: filter)
    }

    /// The set and the options of a module.
    ///
    /// - Throws: a `data` failure if there are none, or several that fit equally well.
    func provenance(_ result: ModuleDetection.Result) throws(Failure) -> Provenance {
        let name = output.shown(result.disk.module.folder)
        let takesWas = GeneralOption.was.entry.commands.contains(arguments.command)
        switch result.finding {
        case .made(let provenance): return provenance
        case .unclear:
            let message = "'\(name)' may have been generated with \(options(result)): each fits equally well"
            throw Failure(.data, message, help: takesWas ? "say which with '--was OPTIONS'" : nil)
        case .unexplained:
            let message = "'\(name)' does not match \(try shares(result))"
            let help = "name its set with '--template'" + (takesWas ? ", or its options with '--was'" : "")
            throw Failure(.data, message, help: help)
        }
    }

    /// `'--rx' or '--view xib'`: the options of a module with several that fit equally well.
    func options(_ result: ModuleDetection.Result) -> String {
        guard case .unclear(let provenances) = result.finding else { return "" }
        return provenances.map { "'\($0.commandLine(of: result.past))'" }.joined(separator: " or ")
    }

    /// `'viper' (39 %; 'rib' 84 %)`: how much of what each set writes is on disk. Where that is nothing, no set is nearer
    /// than another.
    func shares(_ result: ModuleDetection.Result) throws(Failure) -> String {
        let others = try otherShares(of: result.disk.module).map { "; '\($0)' \($1) %" }.joined()
        let percentage = result.finding.best.percentage
        let nearest = percentage > 0 ? [result.today] : detection.templateSets
        return "\(nearest.map { quoted($0.name) }.joined(separator: " or ")) (\(percentage) %\(others))"
    }

    private func otherShares(of module: Module) throws(Failure) -> [(name: String, percentage: Int)] {
        let shares = try others.map { detection throws(Failure) in
            let result = try detection.detect(try read(module, for: detection))
            return (name: result.today.name, percentage: result.finding.best.percentage)
        }
        return shares.filter { $0.percentage > 0 }.sorted { $0.percentage > $1.percentage }
    }

    /// Notes about the folders that were left out and look like modules: those of a set that is not in question, and those
    /// that no set explains.
    func notes() throws(Failure) -> (all: [Diagnostic], hasUnrecognised: Bool) {
        let least = Int(ProvenanceSearch.leastShare * 100)
        var (ofOthers, unrecognised): ([String], [String]) = ([], [])
        for (module, percentage) in leftOut {
            let name = output.shown(module.folder)
            if try otherShares(of: module).contains(where: { $0.percentage >= least }) {
                ofOthers.append(name)
            } else if percentage >= Self.leastPercentage {
                unrecognised.append("\(name) (\(percentage) %)")
            }
        }
        func note(_ folders: [String], _ what: String, _ list: String, help: String) -> [Diagnostic] {
            let looks = folders.count == 1 ? "folder looks like a module" : "folders look like modules"
            let count = "\(folders.count) \(looks)"
            return folders.isEmpty ? [] : [Diagnostic("\(count) \(what): \(list)", help: help, severity: .note)]
        }
        let help = "name that set with '--template'"
        let nearest = "'\(Program.name) status NAME' shows how near each set is to one of them"
        let were = unrecognised.count == 1 ? "was" : "were"
        let shown = unrecognised.prefix(10).joined(separator: ", ") + (unrecognised.count > 10 ? ", …" : "")
        let notes =
            note(ofOthers, "of another set", ofOthers.list(first: 10), help: help)
            + note(unrecognised, "and \(were) not recognised", shown, help: nearest)
        return (notes, !unrecognised.isEmpty)
    }

    // MARK: - Requests and updates -

    /// The command line as the options of a module's set make it.
    func arguments(for result: ModuleDetection.Result) -> Arguments {
        settings.reading.sets.first { $0.templateSet.name == result.today.name }?.arguments ?? arguments
    }

    /// The request that a module was generated by.
    func request(
        _ provenance: Provenance,
        _ result: ModuleDetection.Result,
        tests: Bool? = nil
    ) throws(Failure) -> Request {
        try Request(
            provenance.module,
            of: result.past,
            options: provenance.values,
            project: project,
            includesTests: tests ?? provenance.hasTests
        )
    }

    /// The update of a module to today's set and other options.
    ///
    /// - Parameters:
    ///   - tests: whether the module shall have tests; nil for those that it has.
    ///   - isOneOfAll: whether lists may be without a value that they are to lose.
    func update(
        _ result: ModuleDetection.Result,
        _ provenance: Provenance,
        _ changes: OptionChanges = OptionChanges(),
        tests: Bool? = nil,
        isOneOfAll: Bool = false
    ) throws(Failure) -> Update {
        let (module, today) = (provenance.module, result.today)
        let hasTests = provenance.hasTests && tests != false
        let old = try request(provenance, result, tests: hasTests)
        let values = try changes.applied(to: provenance.values, of: today, for: module, isOneOfAll: isOneOfAll)
        let includesTests = hasTests || tests == true
        let new = try Request(module, of: today, options: values, project: project, includesTests: includesTests)
        return try Update(result.disk, from: old, to: new, mayBeDone: arePast) { path, purpose throws(Failure) in
            try output(for: purpose).look(path)
        }
    }
}

extension [String] {

    /// The first of them, as a note names them.
    func list(first count: Int) -> String { prefix(count).list + (self.count > count ? ", …" : "") }
}
