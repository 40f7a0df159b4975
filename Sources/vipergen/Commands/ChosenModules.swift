import VipergenGenerator

/// The existing modules that a command line names, and the notes about folders that were left out.
struct ChosenModules {

    /// A folder with a smaller share of a set's lines does not look like a module.
    private static let leastPercentage = 15

    let settings: Settings
    let existing: ExistingModules
    /// The modules that the command line names; without names, every folder that may be a module.
    let modules: [Module]
    /// One for each set that is not in question.
    private let others: [ExistingModules]

    var arguments: Arguments { settings.arguments }

    /// - Throws: a failure for a history that cannot be read or a set that is wrong, and a `usage` failure with every name
    ///   that is no module's path.
    init(_ settings: Settings, _ console: Console) throws(Failure) {
        self.settings = settings
        let (names, project) = (settings.arguments.operands, try settings.project())
        let sets = settings.sets.map(\.templateSet)
        existing = try settings.existingModules(of: settings.withForms(sets), in: project)
        let otherSets = try settings.library.readableSetsOfModules().sets.filter { !sets.map(\.name).contains($0.name) }
        others = try otherSets.map { templateSet throws(Failure) in
            try settings.existingModules(of: [(templateSet, [])], in: project)
        }
        console.warn(try settings.library.notes(aboutUseOf: sets))
        modules = try names.isEmpty ? existing.possibleModules() : collecting(names, existing.output.module)
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

    /// True for a folder that is left out: the command line names no modules, and no set in question explains this one.
    func leavesOut(_ result: DetectedModule) -> Bool {
        arguments.operands.isEmpty && (result.disk.isNested || !result.isExplained)
    }

    /// - Throws: a `data` failure if a module's options are not known: no set explains it, or several options fit equally
    ///   well.
    func checkIsClear(_ result: DetectedModule) throws(Failure) {
        let name = existing.output.shown(result.module.folder)
        let takesWas = GeneralOption.was.entry.commands.contains(arguments.command)
        switch result.finding {
        case .made: return
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

    /// `'viper' (39 %; 'rib' 84 %)`: the share of each set's lines that is on disk. If that is nothing, no set is nearer than
    /// another.
    func shares(_ result: DetectedModule) throws(Failure) -> String {
        let others = try otherShares(of: result.module).map { "; '\($0)' \($1) %" }.joined()
        let percentage = result.provenance.percentage
        let nearest = percentage > 0 ? [result.today] : existing.templateSets
        return "\(nearest.map { quoted($0.name) }.joined(separator: " or ")) (\(percentage) %\(others))"
    }

    private func otherShares(of module: Module) throws(Failure) -> [(name: String, percentage: Int)] {
        let results = try others.map { other throws(Failure) in try other.detect(module) }
        return results.map { ($0.today.name, $0.provenance.percentage) }.filter { $1 > 0 }.sorted { $0.1 > $1.1 }
    }

    // MARK: - Notes -

    /// Notes about the folders that were left out and look like modules: those of a set that is not in question, and those
    /// that no set explains.
    func notes(on leftOut: [DetectedModule]) throws(Failure) -> (all: [Diagnostic], hasUnrecognised: Bool) {
        let least = Int(ProvenanceSearch.leastShare * 100)
        var (ofOthers, unrecognised): ([String], [String]) = ([], [])
        for result in leftOut where !result.disk.isNested {
            let (name, percentage) = (existing.output.shown(result.module.folder), result.provenance.percentage)
            if try otherShares(of: result.module).contains(where: { $0.percentage >= least }) {
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

    /// The first of them, for a note.
    func list(first count: Int) -> String { prefix(count).list + (self.count > count ? ", …" : "") }
}
