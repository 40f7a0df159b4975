import VipergenGenerator

/// The existing modules that a command line chooses: those that it names, or all in the output folder.
struct ChosenModules {

    /// A folder with a smaller share of a set's lines does not look like a module.
    private static let leastPercentage = 15

    let settings: Settings
    let existing: ExistingModules
    /// What they are compared with; nil for an update that changes options only.
    let base: MergeBase?
    /// The modules that the command line names; without names, every folder that may be a module.
    let modules: [Module]
    /// A search in the same folder for each set that the command is not for, to say "this is a module of 'rib'".
    private let ofOtherSets: [ExistingModules]

    var arguments: Arguments { settings.arguments }

    /// - Throws: a failure for a history that cannot be read or a set that is wrong, and a `usage` failure with every name
    ///   that is no module's path.
    init(_ settings: Settings) throws(Failure) {
        self.settings = settings
        try settings.checkFoldersExist()
        let (names, project) = (settings.arguments.operands, try settings.project())
        let sets = settings.sets.map(\.templateSet)
        base = try settings.mergeBase(of: sets)
        existing = try settings.existingModules(of: base?.sets ?? sets.map { ($0, []) }, project)
        let otherSets = try settings.library.readableSetsOfModules().sets.filter { !sets.map(\.name).contains($0.name) }
        ofOtherSets = try otherSets.map { templateSet throws(Failure) in
            try settings.existingModules(of: [(templateSet, [])], project)
        }
        modules = try names.isEmpty ? existing.possibleModules(of: ofOtherSets) : collecting(names, existing.module)
    }

    /// A module as a person can name it: `App/Login`, or `App/Pages=AddPage` if the folder has another name.
    func shown(_ module: Module) -> String { existing.output.shown(existing.path(of: module)) }

    /// Begins the run that changes the modules.
    func changes(_ console: Console) throws(Failure) -> Changes {
        let project = try ProjectChange(settings)
        if !arguments.all { console.warn(settings.broken?.diagnostics ?? []) }
        return try Changes(settings, in: existing.outputs.all, project: project, console)
    }

    /// The change of a module's files, in the module's folder and in that of its tests.
    func change(of module: Module, _ files: [PlannedFile], problem: Failure? = nil) -> ModulePlan {
        let sorted = files.filter { $0.purpose == .module } + files.filter { $0.purpose == .tests }
        let folder = settings.configuration.form.outermostFolder(of: module)
        return ModulePlan(folder, sorted, in: existing.outputs, problem: problem)
    }

    /// Runs a command for all modules. A set that is left out is an error after those of the other sets are done, and one
    /// more if the command fails.
    func reportingBrokenSets<Result>(_ run: () throws(Failure) -> Result) throws(Failure) -> Result {
        guard let broken = settings.broken else { return try run() }
        do { _ = try run() } catch { throw Failure(all: [error, broken]) }
        throw broken
    }

    // MARK: - Detection -

    /// True for a folder that a command for all modules leaves out: no set matches it.
    func leavesOut(_ result: DetectedModule) -> Bool {
        arguments.operands.isEmpty && !result.isExplained
    }

    /// - Throws: a `data` failure if a module's options are unknown: no set matches it, or several combinations of options
    ///   fit equally well.
    func checkIsClear(_ result: DetectedModule) throws(Failure) {
        let name = shown(result.module)
        let takesWas = GeneralOption.was.details.commands.contains(arguments.command)
        switch result.finding {
        case .made: return
        case .unclear:
            let message = "'\(name)' may have been generated with \(options(result)): each fits equally well"
            throw Failure(.data, message, help: takesWas ? "say which with '--was OPTIONS'" : nil)
        case .unexplained:
            let message = "'\(name)' does not match \(try shares(result))"
            let words =
                (arguments.setName == nil ? ["its set with '--template'"] : [])
                + (takesWas ? ["its options with '--was'"] : [])
            let name = words.isEmpty ? "" : "name \(words.joined(separator: ", or ")); "
            let learn = "'\(Program.name) learn' makes a set from modules that no set matches"
            throw Failure(.data, message, help: name + learn)
        }
    }

    /// `'--rx' or '--view xib'`: the options of a module with several that fit equally well.
    func options(_ result: DetectedModule) -> String {
        guard case .unclear(let provenances) = result.finding else { return "" }
        return provenances.map { "'\(result.version.commandLine(for: $0.values))'" }.joined(separator: " or ")
    }

    /// `'viper' (39 %; 'rib' 84 %)`: the share of each set's lines that is on disk, the nearest of the command's sets first.
    /// If its share is 0, all sets of the command are named.
    func shares(_ result: DetectedModule) throws(Failure) -> String {
        let otherShares = try otherShares(of: result.module).map { "; '\($0)' \($1) %" }.joined()
        let percentage = result.provenance.percentage
        let nearest = percentage > 0 ? [result.today] : existing.templateSets
        return "\(nearest.map { quoted($0.name) }.joined(separator: " or ")) (\(percentage) %\(otherShares))"
    }

    /// The shares of the sets that the command is not for, the largest first.
    private func otherShares(of module: Module) throws(Failure) -> [(name: String, percentage: Int)] {
        let results = try ofOtherSets.map { existing throws(Failure) in try existing.detect(module) }
        return results.map { ($0.today.name, $0.provenance.percentage) }.filter { $1 > 0 }.sorted { $0.1 > $1.1 }
    }

    // MARK: - Notes -

    /// Notes about the folders that were left out and look like modules. There are two kinds: modules of a set that the
    /// command is not for, and folders that no set matches.
    ///
    ///     note: 1 folder looks like a module of another set: 'App/Feed'
    ///     note: 2 folders look like modules of no known set: 'App/Search (29 %)', 'App/Tabs (31 %)'
    func notes(on leftOut: [DetectedModule]) throws(Failure) -> (all: [Diagnostic], unrecognisedCount: Int) {
        let least = ProvenanceSearch.leastShare.percentage
        // A set that this app has made is near to its modules, too.
        let isOwn = existing.templateSets.contains { (try? settings.library.folder(of: $0)) != .some(nil) }
        var (ofOtherSets, sets, unrecognised): ([String], Set<String>, [String]) = ([], [], [])
        for result in leftOut {
            let (name, percentage) = (shown(result.module), result.provenance.percentage)
            let other = try otherShares(of: result.module).first
            if let other, other.percentage >= max(least, isOwn ? 2 * percentage : 0) {
                ofOtherSets.append(name)
                sets.insert(other.name)
            } else if percentage >= Self.leastPercentage {
                unrecognised.append("\(name) (\(percentage) %)")
            }
        }
        let options = sets.sorted().map { "'--template \(ShellWords.joined([$0]))'" }.joined(separator: " or ")
        let learn = ShellWords.joined([Program.name, "learn", existing.output.path])
        // What 'learn' has written once, it refuses to write again.
        let name = try? Disk.folderName(existing.output.path)
        let isNewSet = (try? NewSetFolder(settings.newSetFolder(name ?? "app")).checkIsNew()) != nil
        let help =
            settings.broken != nil
            ? "they may be of a template set that is left out"
            : modules.count - leftOut.count < unrecognised.count && isNewSet
                ? "'\(learn)' makes a template set from them"
                : "'\(Program.name) status NAME' shows how near each set is to one of them; list a folder that is not "
                    + "a module as 'ignored' in '\(Configuration.fileName)'"
        let notes =
            note(ofOtherSets, "another set", help: "name that set with \(options)")
            + note(unrecognised, "no known set", help: help)
        return (notes, unrecognised.count)
    }

    /// A note for an app whose modules no set has made, and that has no configuration yet.
    func notesOnFoldersLikeModules() throws(Failure) -> [Diagnostic] {
        if settings.configuration.exists || !arguments.operands.isEmpty { return [] }
        let folders = try existing.foldersLikeModules().map(existing.output.shown)
        let words = ShellWords.joined([Program.name, Command.learn.rawValue, existing.output.path])
        return folders.count < 3 ? [] : note(folders, "no known set", help: "'\(words)' makes a template set from them")
    }

    private func note(_ folders: [String], _ set: String, help: String) -> [Diagnostic] {
        if folders.isEmpty { return [] }
        let looks = folders.count == 1 ? "1 folder looks like a module" : "\(folders.count) folders look like modules"
        // A program gets all of them. 'status' is where a person looks for them, and other runs remind of them.
        let shown = folders.list(first: arguments.json ? folders.count : arguments.command == .status ? 10 : 3)
        return [Diagnostic("\(looks) of \(set): \(shown)", help: help, severity: .note)]
    }
}
