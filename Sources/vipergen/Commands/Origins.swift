import VipergenGenerator

/// The sets that modules may have been made from, and what each was found to be.
struct Origins {

    /// A set, as it is today, and as it was when modules were made from it.
    struct Origin {
        let templateSet: TemplateSet
        /// The command line, as it is understood with the set's options.
        let arguments: Arguments
        /// One for each form that the set had: the oldest first.
        fileprivate var searches: [ProvenanceSearch]
        /// Today's, of which the names of files count.
        fileprivate var today: ProvenanceSearch

        fileprivate func explanation(of disk: ModuleOnDisk, as finding: Finding, form: TemplateSet) -> Explanation {
            Explanation(disk: disk, finding: finding, past: form, today: templateSet, arguments: arguments)
        }
    }

    /// What a module was found to be.
    struct Explanation {
        let disk: ModuleOnDisk
        let finding: Finding
        /// The set in the form that is nearest, and today's.
        let past: TemplateSet
        let today: TemplateSet
        /// The command line, as it is understood with the set's options.
        let arguments: Arguments

        var share: Double { finding.best.share }
        var isExplained: Bool { if case .unexplained = finding { false } else { true } }
    }

    /// How many of the folders that are left out are told by their names.
    private static let namedFolders = 10

    private var origins: [Origin]
    /// The sets that are not in question; read only where something is to be said of them.
    private var others: [ProvenanceSearch]?
    private let library: SetLibrary
    let settings: Settings
    let project: Project
    let output: OutputFolder
    let testsOutput: OutputFolder

    /// - Parameters:
    ///   - readings: the sets in question, each with the command line as it is understood with its options.
    ///   - settings: by the first of these.
    /// - Throws: a failure for a history that cannot be read, or a set that is wrong.
    init(
        _ readings: [(templateSet: TemplateSet, arguments: Arguments)],
        _ settings: Settings,
        _ library: SetLibrary
    ) throws(Failure) {
        (self.settings, self.library) = (settings, library)
        let project = try settings.project()
        self.project = project
        output = try OutputFolder(settings.outputPath)
        testsOutput = try OutputFolder(settings.testsFolder)
        let past = try PastSets(settings, library, isOnlySet: readings.count == 1)
        var origins: [Origin] = []
        for (templateSet, arguments) in readings {
            guard let forms = try past.forms(of: templateSet) else { continue }
            let today = try ProvenanceSearch(templateSet, in: project)
            let searches =
                try forms.isEmpty
                ? [today]
                : forms.map { form throws(Failure) in
                    try ProvenanceSearch(form, in: project)
                }
            origins.append(Origin(templateSet: templateSet, arguments: arguments, searches: searches, today: today))
        }
        if origins.isEmpty { throw past.nothingFound }
        self.origins = origins
    }

    /// Whether what modules were made from may be something else than today's sets.
    var arePast: Bool { settings.arguments[.since] != nil || settings.arguments[.from] != nil }

    /// Looks at a module with every set.
    ///
    /// - Returns: what explains it best.
    mutating func explanation(of module: Module) throws(Failure) -> Explanation {
        let disk = try read(module)
        var found: [Explanation] = []
        for index in origins.indices {
            var nearest: Explanation?
            for search in origins[index].searches.indices {
                let finding = try origins[index].searches[search].finding(for: disk)
                if let nearest, nearest.finding.best.distance <= finding.best.distance { continue }
                nearest = origins[index].explanation(
                    of: disk,
                    as: finding,
                    form: origins[index].searches[search].templateSet
                )
            }
            if let nearest { found.append(nearest) }
        }
        return found.dropFirst().reduce(found[0]) { $1.share > $0.share ? $1 : $0 }
    }

    /// The one explanation of a module.
    ///
    /// - Throws: a `data` failure if there is none, or more than one.
    mutating func provenance(_ explanation: Explanation) throws(Failure) -> Provenance {
        let module = explanation.disk.module
        let name = output.shown(module.folder)
        let takesOrigin = GeneralOption.was.entry.commands.contains(settings.arguments.command)
        switch explanation.finding {
        case .made(let provenance): return provenance
        case .unclear(let provenances):
            let options = provenances.map { "'\($0.commandLine(of: explanation.past))'" }.joined(separator: " or ")
            let message = "'\(name)' may have been made with \(options), and is equally near to both"
            throw Failure(.data, message, help: takesOrigin ? "say which with '--was OPTIONS'" : nil)
        case .unexplained:
            let message = "'\(name)' is not made from \(try shares(explanation))"
            let help = "say with '--template' what it is made from" + (takesOrigin ? ", or with '--was' how" : "")
            throw Failure(.data, message, help: help)
        }
    }

    /// `'viper' (39 %; 'rib' 84 %)`: how much of what each set writes is there; where that is nothing, none is nearer than
    /// another.
    mutating func shares(_ explanation: Explanation) throws(Failure) -> String {
        let others = try otherShares(of: explanation.disk.module).map { "; '\($0)' \($1) %" }.joined()
        let nearest = explanation.finding.best.percentage > 0 ? [explanation.today] : origins.map(\.templateSet)
        let names = nearest.map { quoted($0.name) }.joined(separator: " or ")
        return "\(names) (\(explanation.finding.best.percentage) %\(others))"
    }

    private mutating func otherShares(of module: Module) throws(Failure) -> [(name: String, percentage: Int)] {
        if others == nil {
            let names = Set(origins.map(\.templateSet.name))
            let sets = try library.readableSetsOfModules().sets.filter { !names.contains($0.name) }
            others = try sets.map { templateSet throws(Failure) in try ProvenanceSearch(templateSet, in: project) }
        }
        var shares: [(name: String, percentage: Int)] = []
        for index in (others ?? []).indices {
            guard let filter = try others?[index].nameFilter(for: module) else { continue }
            let disk = try ModuleOnDisk(module, in: output, tests: testsOutput, where: filter)
            guard let finding = try others?[index].finding(for: disk), finding.best.percentage > 0 else { continue }
            shares.append((others?[index].templateSet.name ?? "", finding.best.percentage))
        }
        return shares.sorted { $0.percentage > $1.percentage }
    }

    /// What to say of folders that no set in question explains; nil if no other one does either.
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

    /// The folder that files go into.
    func output(for purpose: RenderedFile.Purpose) -> OutputFolder {
        purpose == .tests ? testsOutput : output
    }

    /// What a module is when somebody says with which options it was made: of the sets that have these, the one that
    /// explains most.
    ///
    /// - Throws: a `usage` failure if none has them.
    mutating func explanation(of module: Module, madeWith words: [String]) throws(Failure) -> Explanation {
        let disk = try read(module)
        var problems: [Failure] = []
        var found: [Explanation] = []
        for origin in origins {
            var nearest: Explanation?
            for search in origin.searches {
                let options = Arguments(ofModule: words, options: search.templateSet.options)
                guard options.problems.isEmpty else {
                    problems.append(Failure(.usage, options.problems))
                    continue
                }
                let provenance = try search.provenance(of: disk, madeWith: options.values)
                if let nearest, nearest.finding.best.distance <= provenance.distance { continue }
                nearest = origin.explanation(of: disk, as: .made(provenance), form: search.templateSet)
            }
            if let nearest { found.append(nearest) }
        }
        if let best = found.max(by: { $0.share < $1.share }) { return best }
        throw problems[0]
    }

    /// - Throws: a `usage` failure if there is no such module, a `cannotCreate` failure for what is no folder.
    func checkIsThere(_ module: Module) throws(Failure) {
        switch try output.look(module.folder) {
        case .folder: break
        case .absent:
            let names = (try? output.possibleModules(except: testsOutput)) ?? []
            let help =
                names.map(\.folder).suggestion(for: module.folder) ?? "'\(Program.name) status' lists the modules"
            throw Failure(.usage, "there is no module '\(output.shown(module.folder))'", help: help)
        case .file, .link, .other:
            let help = "name the folder of a module"
            throw Failure(.cannotCreate, "'\(output.shown(module.folder))' is not a folder", help: help)
        }
    }

    private mutating func read(_ module: Module) throws(Failure) -> ModuleOnDisk {
        try checkIsThere(module)
        var filters: [(String) -> Bool] = []
        for index in origins.indices {
            if arePast { filters.append(try origins[index].today.nameFilter(for: module)) }
            for search in origins[index].searches.indices {
                filters.append(try origins[index].searches[search].nameFilter(for: module))
            }
        }
        return try ModuleOnDisk(module, in: output, tests: testsOutput) { name in filters.contains { $0(name) } }
    }
}
