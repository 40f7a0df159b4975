import VipergenGenerator

/// The existing modules that a command line is for, and the notes about folders that it leaves out.
struct ChosenModules {

    /// A folder in which less of a set's lines are does not look like a module.
    private static let leastPercentage = 15

    let settings: Settings
    let existing: ExistingModules
    /// The modules that the command line names; without names, every folder that may be one.
    let modules: [Module]
    /// One for each set that is not in question.
    private let others: [ExistingModules]
    private var leftOut: [(module: Module, percentage: Int)] = []

    var arguments: Arguments { settings.arguments }

    /// - Throws: a failure for a history that cannot be read or a set that is wrong, and a `usage` failure with every name
    ///   that is no module's path.
    init(_ settings: Settings, _ console: Console) throws(Failure) {
        self.settings = settings
        let (arguments, project) = (settings.arguments, try settings.project())
        let output = try OutputFolder(settings.outputPath)
        let tests = try OutputFolder(settings.testsFolder)
        let sets = settings.sets.map(\.templateSet)
        let isPast = arguments[.since] != nil || arguments[.from] != nil
        let past = try settings.withForms(sets)
        existing = ExistingModules(in: output, tests: tests, of: past, project: project, arePast: isPast)
        others = try settings.library.readableSetsOfModules().sets.filter { !sets.map(\.name).contains($0.name) }
            .map { ExistingModules(in: output, tests: tests, of: [($0, [])], project: project) }
        console.warn(try settings.library.notes(aboutUseOf: sets))
        modules =
            try arguments.operands.isEmpty
            ? existing.possibleModules() : collecting(arguments.operands, output.module)
    }

    /// The change of a module's files, in the module's folder and in that of its tests.
    func change(of module: Module, _ files: [(purpose: RenderedFile.Purpose, file: PlannedFile)]) -> Change {
        let parts = [RenderedFile.Purpose.module, .tests].map { purpose in
            let files = files.filter { $0.purpose == purpose }.map(\.file)
            let testFiles = purpose == .tests ? Set(files.map(\.path)) : []
            let plan = ModulePlan(module.folder, files)
            return Change.Part(output: existing.output(for: purpose), plan: plan, testFiles: testFiles)
        }
        return Change(parts: parts)
    }

    // MARK: - Detection -

    /// Detects what a module was generated from. Without names on the command line, a folder that no set in question
    /// explains is left out, and remembered for the notes.
    ///
    /// - Returns: nil for a folder that is left out.
    mutating func detect(_ module: Module) throws(Failure) -> DetectedModule? {
        let result = try existing.detect(module)
        if !arguments.operands.isEmpty { return result }
        if result.disk.isNested { return nil }
        if result.isExplained { return result }
        leftOut.append((module, result.finding.best.percentage))
        return nil
    }

    /// The set and the options of a module.
    ///
    /// - Throws: a `data` failure if there are none, or several that fit equally well.
    func provenance(_ result: DetectedModule) throws(Failure) -> Provenance {
        let name = existing.output.shown(result.disk.module.folder)
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
    func options(_ result: DetectedModule) -> String {
        guard case .unclear(let provenances) = result.finding else { return "" }
        return provenances.map { "'\($0.commandLine(of: result.past))'" }.joined(separator: " or ")
    }

    /// `'viper' (39 %; 'rib' 84 %)`: how much of what each set writes is on disk. Where that is nothing, no set is nearer
    /// than another.
    func shares(_ result: DetectedModule) throws(Failure) -> String {
        let others = try otherShares(of: result.disk.module).map { "; '\($0)' \($1) %" }.joined()
        let percentage = result.finding.best.percentage
        let nearest = percentage > 0 ? [result.today] : existing.templateSets
        return "\(nearest.map { quoted($0.name) }.joined(separator: " or ")) (\(percentage) %\(others))"
    }

    private func otherShares(of module: Module) throws(Failure) -> [(name: String, percentage: Int)] {
        let results = try others.map { other throws(Failure) in try other.detect(module) }
        return results.map { ($0.today.name, $0.finding.best.percentage) }.filter { $1 > 0 }.sorted { $0.1 > $1.1 }
    }

    // MARK: - Notes -

    /// Notes about the folders that were left out and look like modules: those of a set that is not in question, and those
    /// that no set explains.
    func notes() throws(Failure) -> (all: [Diagnostic], hasUnrecognised: Bool) {
        let least = Int(ProvenanceSearch.leastShare * 100)
        var (ofOthers, unrecognised): ([String], [String]) = ([], [])
        for (module, percentage) in leftOut {
            let name = existing.output.shown(module.folder)
            if try otherShares(of: module).contains(where: { $0.percentage >= least }) {
                ofOthers.append(name)
            } else if percentage >= Self.leastPercentage {
                unrecognised.append("\(name) (\(percentage) %)")
            }
        }
        func note(_ folders: [String], _ what: String, _ list: String, help: String) -> [Diagnostic] {
            let looks = folders.count == 1 ? "folder looks like a module" : "folders look like modules"
            let message = "\(folders.count) \(looks) \(what): \(list)"
            return folders.isEmpty ? [] : [Diagnostic(message, help: help, severity: .note)]
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
}

extension [String] {

    /// The first of them, as a note names them.
    func list(first count: Int) -> String { prefix(count).list + (self.count > count ? ", …" : "") }
}
