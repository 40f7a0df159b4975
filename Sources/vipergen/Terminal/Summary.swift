import VipergenGenerator

/// The lines about a run's changes, as many as a person reads, and the verdict: `Login: 6 files written to Demo/Login`.
struct Summary {

    /// A line about a file, after the word for what is done about it; about a module, without one.
    typealias Line = (state: FileState?, text: String)

    /// What a check finds besides files: `2 folders not recognised`.
    typealias Difference = (count: Int, noun: String, what: String)

    /// What the run does with its changes.
    enum Outcome {
        /// It writes them.
        case done
        /// It shows what it would write: `--dry-run`, `--diff`.
        case planned
        /// It shows what differs from the disk: `--check`, and comparisons of snapshots.
        case checked
    }

    /// With more files there is a line for each module.
    private static let maximumFiles = 20
    /// With more modules there is the verdict alone.
    private static let maximumModules = 200
    /// The word for each state, in the order in which a verdict has them.
    private static let words: [(state: FileState, word: String)] = [
        (.create, "written"), (.overwrite, "overwritten"), (.merge, "merged"), (.remove, "removed"),
        (.skip, "skipped"), (.conflict, "in conflict"), (.unchanged, "unchanged"),
    ]

    private let outcome: Outcome
    /// `unchanged`, and since when; or that it is not known.
    private let unchanged: String
    /// `; since main (abc1234)`, after other words.
    private let comparison: String
    private let modules: [ModulePlan]
    /// The changes of files that belong to no module: a configuration, an Xcode project.
    private let others: [ModulePlan]

    /// - Parameter base: what the modules are compared with; nil if they are compared with what is written.
    init(_ changes: [ModulePlan], _ outcome: Outcome, _ base: MergeBase? = nil) {
        self.outcome = outcome
        let description = base?.description
        unchanged = base == nil ? "unchanged" : description.map { "unchanged \($0)" } ?? "nothing to compare with"
        comparison = description.map { "; \($0)" } ?? ""
        // A check without modules counts files, whatever they belong to.
        let countsAll = outcome == .checked && !changes.contains { $0.folder != nil }
        modules = changes.filter { $0.folder != nil || countsAll }
        others = changes.filter { $0.folder == nil && !countsAll }
    }

    /// A line for each file; with many files one for each module.
    var lines: [Line] {
        var lines: [Line] = []
        if modules.count <= Self.maximumModules {
            let files = modules.flatMap(\.shownFiles)
            let isShort = files.count <= Self.maximumFiles
            lines = isShort ? files.map(Self.line) : modules.map { (nil, text($0, isInList: true)) }
        }
        return lines + others.flatMap(\.shownFiles).map(Self.line)
    }

    /// The line about a file: `create     Login/LoginWireframe.swift`.
    static func line(_ path: String, _ file: PlannedFile) -> Line {
        (file.state, path + (file.isMissing ? " (missing)" : file.hasMarkers ? " (conflict markers)" : ""))
    }

    /// - Parameter name: what the files belong to, if that is not modules.
    func verdict(of name: String? = nil, and differences: [Difference] = []) -> String {
        let texts = differences.map { "\(counted($0.count, $0.noun)) \($0.what)" }
        return ([name.map { "\($0): \(text(of: modules + others))" } ?? verdict] + texts).joined(separator: "; ")
    }

    private var verdict: String {
        let ofModules =
            modules.count < 2
            ? modules.map { text($0, isInList: false) } : ["\(counted(modules.count, "module")): \(text(of: modules))"]
        let parts = ofModules + others.filter { !$0.isUpToDate }.map { text($0, isInList: false) }
        guard parts.isEmpty else { return parts.joined(separator: "; ") }
        return others.allSatisfy(\.files.isEmpty) ? "no modules" : unchanged
    }

    /// `Login: 6 files written to Demo/Login`; of a file that belongs to no module `.vipergen.json written`.
    ///
    /// - Parameter isInList: true for a line among those of other modules. Several may have a folder of the same name.
    private func text(_ change: ModulePlan, isInList: Bool) -> String {
        let isOther = change.folder == nil && (outcome != .checked || modules.contains { $0.folder != nil })
        if isOther, let (path, file) = change.shownFiles.first, change.files.count == 1 {
            return "\(path) \(outcome == .checked ? "differs" : word(for: file.state))"
        }
        let created = change.files.filter { $0.state == .create }.map { change.outputs[$0.purpose].identity }
        let folders = change.outputs.all.compactMap { output in
            created.contains(output.identity) ? change.folder.map(output.shown) : nil
        }
        let name = change.folder.map { folder in
            let path = change.outputs.modules.shown(folder)
            return (isInList && folders.isEmpty ? path : path.pathParts.last ?? path) + ": "
        }
        return (name ?? "") + text(of: [change], to: folders)
    }

    /// `6 files written, 1 unchanged`.
    ///
    /// - Parameter folders: those that files are written to, if they are named.
    private func text(of changes: [ModulePlan], to folders: [String] = []) -> String {
        let heldBackCount = changes.count { $0.problem != nil }
        let subject = changes.count == 1 ? "" : counted(heldBackCount, "module") + " "
        let parts = counts(of: changes, to: folders) + (heldBackCount > 0 ? [subject + "cannot be changed"] : [])
        return parts.isEmpty ? unchanged : parts.joined(separator: ", ") + comparison
    }

    private func counts(of changes: [ModulePlan], to folders: [String]) -> [String] {
        let files = changes.flatMap(\.files)
        if outcome == .checked {
            let count = files.count { !$0.isUpToDate }
            return count == 0
                ? [] : ["\(grouped(count)) of \(counted(files.count, "file")) differ\(count == 1 ? "s" : "")"]
        }
        let counts = Dictionary(files.filter { !$0.hasMarkers }.map { ($0.state, 1) }, uniquingKeysWith: +)
        let place = folders.isEmpty ? "" : " to \(folders.joined(separator: " and "))"
        var parts: [String] = []
        for (state, word) in Self.words {
            guard let count = counts[state], state != .unchanged || !parts.isEmpty else { continue }
            let text =
                parts.isEmpty ? "\(counted(count, "file")) \(self.word(for: state))" : "\(grouped(count)) \(word)"
            parts.append(text + (state == .create ? place : ""))
        }
        let marked = files.count(where: \.hasMarkers)
        if marked == 0 { return parts }
        let subject = parts.isEmpty ? counted(marked, "file") : grouped(marked)
        return parts + ["\(subject) with conflict markers"]
    }

    private func word(for state: FileState) -> String {
        let word = Self.words.first { $0.state == state }?.word ?? ""
        return state.isChange && outcome == .planned ? "would be \(word)" : word
    }
}
