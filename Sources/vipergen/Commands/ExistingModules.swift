import VipergenGenerator

/// The modules on disk, for the commands that change, show or delete them.
struct ExistingModules {

    /// No more folders than these are named in a note.
    private static let namedFolders = 10

    let settings: Settings
    let project: Project
    let output: OutputFolder
    let testsOutput: OutputFolder
    /// The command line as each set's options make it, by the sets' names.
    private let readings: [String: Arguments]
    private let library: SetLibrary
    private var detection: ModuleDetection
    /// One for each set that is not in question; read only where something is to be said of them.
    private var others: [ModuleDetection]?

    var arguments: Arguments { settings.arguments }
    /// Whether modules may have been generated from other sets than today's.
    var arePast: Bool { arguments[.since] != nil || arguments[.from] != nil }

    /// - Parameter readings: the sets in question, each with the command line as its options make it.
    /// - Throws: a failure for a history that cannot be read, or a set that is wrong.
    init(
        _ readings: [(templateSet: TemplateSet, arguments: Arguments)],
        _ settings: Settings,
        _ library: SetLibrary
    ) throws(Failure) {
        (self.settings, self.library, project) = (settings, library, try settings.project())
        self.readings = Dictionary(uniqueKeysWithValues: readings.map { ($0.templateSet.name, $0.arguments) })
        output = try OutputFolder(settings.outputPath)
        testsOutput = try OutputFolder(settings.testsFolder)
        let past = try PastSets(settings, library, isOnlySet: readings.count == 1)
        var sets: [(today: TemplateSet, forms: [TemplateSet])] = []
        for (templateSet, _) in readings {
            if let forms = try past.forms(of: templateSet) { sets.append((templateSet, forms)) }
        }
        if sets.isEmpty { throw past.nothingFound }
        detection = try ModuleDetection(sets, in: project)
    }

    // MARK: - Which modules -

    /// The modules that the command line names.
    ///
    /// - Throws: a `usage` failure with every name that is no module's path.
    func named() throws(Failure) -> [Module] { try collecting(arguments.operands, output.module) }

    /// Every folder that may be a module.
    func all() throws(Failure) -> [Module] { try output.possibleModules(except: testsOutput) }

    /// - Throws: a `usage` failure if there is no such module, a `cannotCreate` failure for what is no folder.
    func checkExists(_ module: Module) throws(Failure) {
        let folder = output.shown(module.folder)
        switch try output.look(module.folder) {
        case .folder: break
        case .absent:
            let names = (try? all().map(\.folder)) ?? []
            let help = names.suggestion(for: module.folder) ?? "'\(Program.name) status' lists the modules"
            throw Failure(.usage, "there is no module '\(folder)'", help: help)
        case .file, .link, .other:
            throw Failure(.cannotCreate, "'\(folder)' is not a folder", help: "name the folder of a module")
        }
    }

    /// The folder that files go into.
    func output(for purpose: RenderedFile.Purpose) -> OutputFolder {
        purpose == .tests ? testsOutput : output
    }

    // MARK: - Detection -

    /// Detects what a module was generated from.
    mutating func detect(_ module: Module) throws(Failure) -> ModuleDetection.Result {
        let disk = try read(module, for: detection)
        return try detection.detect(disk)
    }

    /// Detects which set a module was generated from with options that a person names.
    ///
    /// - Throws: a `usage` failure if no set has them.
    mutating func detect(_ module: Module, madeWith words: [String]) throws(Failure) -> ModuleDetection.Result {
        let disk = try read(module, for: detection)
        var problems: [Diagnostic] = []
        let result = try detection.detect(disk) { templateSet in
            let options = Arguments(ofModule: words, options: templateSet.options)
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
    mutating func provenance(_ result: ModuleDetection.Result) throws(Failure) -> Provenance {
        let name = output.shown(result.disk.module.folder)
        let takesWas = GeneralOption.was.entry.commands.contains(arguments.command)
        switch result.finding {
        case .made(let provenance): return provenance
        case .unclear(let provenances):
            let options = provenances.map { "'\($0.commandLine(of: result.past))'" }.joined(separator: " or ")
            let message = "'\(name)' may have been made with \(options), and is equally near to both"
            throw Failure(.data, message, help: takesWas ? "say which with '--was OPTIONS'" : nil)
        case .unexplained:
            let message = "'\(name)' is not made from \(try shares(result))"
            let help = "say with '--template' what it is made from" + (takesWas ? ", or with '--was' how" : "")
            throw Failure(.data, message, help: help)
        }
    }

    /// `'viper' (39 %; 'rib' 84 %)`: how much of what each set writes is on disk. Where that is nothing, no set is nearer
    /// than another.
    mutating func shares(_ result: ModuleDetection.Result) throws(Failure) -> String {
        let others = try otherShares(of: result.disk.module).map { "; '\($0)' \($1) %" }.joined()
        let percentage = result.finding.best.percentage
        let nearest = percentage > 0 ? [result.today] : detection.templateSets
        return "\(nearest.map { quoted($0.name) }.joined(separator: " or ")) (\(percentage) %\(others))"
    }

    private mutating func otherShares(of module: Module) throws(Failure) -> [(name: String, percentage: Int)] {
        if others == nil {
            let names = Set(detection.templateSets.map(\.name))
            let sets = try library.readableSetsOfModules().sets.filter { !names.contains($0.name) }
            others = try sets.map { templateSet throws(Failure) in
                try ModuleDetection([(templateSet, [])], in: project)
            }
        }
        var others = others ?? []
        var shares: [(name: String, percentage: Int)] = []
        for index in others.indices {
            let disk = try read(module, for: others[index])
            let result = try others[index].detect(disk)
            shares.append((result.today.name, result.finding.best.percentage))
        }
        self.others = others
        return shares.filter { $0.percentage > 0 }.sorted { $0.percentage > $1.percentage }
    }

    /// A note about folders that are modules of a set which is not in question; nil if there are none.
    ///
    /// - Parameter modules: those that no set in question explains.
    mutating func note(about modules: [Module]) throws(Failure) -> Diagnostic? {
        let least = Int(ProvenanceSearch.leastShare * 100)
        var folders: [String] = []
        for module in modules where try otherShares(of: module).contains(where: { $0.percentage >= least }) {
            folders.append(quoted(output.shown(module.folder)))
        }
        guard !folders.isEmpty else { return nil }
        let count = folders.count == 1 ? "1 folder looks like a module" : "\(folders.count) folders look like modules"
        let names = folders.prefix(Self.namedFolders).joined(separator: ", ")
        let message = "\(count) of another set: \(names)\(folders.count > Self.namedFolders ? ", …" : "")"
        return Diagnostic(message, help: "name that set with '--template'", severity: .note)
    }

    // MARK: - Requests and updates -

    /// The command line as the options of a module's set make it.
    func arguments(for result: ModuleDetection.Result) -> Arguments {
        readings[result.today.name] ?? arguments
    }

    /// The request that a module was generated by.
    func request(_ provenance: Provenance, _ result: ModuleDetection.Result) throws(Failure) -> Request {
        try request(provenance, result.past, provenance.values, includesTests: provenance.hasTests)
    }

    private func request(
        _ provenance: Provenance,
        _ templateSet: TemplateSet,
        _ values: [String: OptionValue],
        includesTests: Bool
    ) throws(Failure) -> Request {
        try Request(provenance.module, of: templateSet, options: values, project: project, includesTests: includesTests)
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
        let old = try request(provenance, result.past, provenance.values, includesTests: hasTests)
        let values = try changes.applied(to: provenance.values, of: today, for: module, isOneOfAll: isOneOfAll)
        let new = try request(provenance, today, values, includesTests: hasTests || tests == true)
        return try Update(result.disk, from: old, to: new, mayBeDone: arePast) { path, purpose throws(Failure) in
            try output(for: purpose).look(path)
        }
    }
}
