/// Writes the plans of a run into their output folders, all or nothing.
///
/// Everything is first prepared in a staging folder beside its place. Then a new folder, a module's or an output folder with
/// all its modules, appears by one rename, and a file that joins a folder, or goes, by one link or rename, so that each is
/// whole or absent whatever happens. One rename more says that all is done. Before it, a run that fails takes back what it
/// did, and of a run that was killed the next does so.
public struct Transaction {

    private let claim: Claim
    private let isCancelled: () -> Bool
    private let moduleCount: Int
    /// One for each folder that something is prepared in. The first one's journal counts.
    private var parts: [PreparedSteps] = []
    /// New folders that are not yet written, of the part of that index.
    private var waiting: (folders: [NewFolder], part: Int) = ([], 0)
    private let secondCore = SecondCore()
    /// So many folders are written at once: then a run of a few modules needs no second core, and one of many has little
    /// to tell it.
    private static let batchSize = 32

    /// Waits until no other run is at work in the output folders, and takes back what runs that were killed did there.
    /// What is planned from now on still holds when it is written, unless others than this program change it.
    ///
    /// - Parameters:
    ///   - outputs: every folder that plans are for.
    ///   - modules: those that the plans are about, which may be in any of `outputs`.
    ///   - isCancelled: asked before each step, and while another run is waited for; when it is true, the run fails.
    ///   - tell: is given what a person is to know.
    /// - Throws: a `cannotCreate` or `inputOutput` failure.
    public init(
        in outputs: [OutputFolder],
        modules: [Module] = [],
        isCancelled: @escaping () -> Bool = { false },
        tell: (Diagnostic) -> Void = { _ in }
    ) throws(Failure) {
        claim = try Claim(outputs, modules: modules, isCancelled: isCancelled, tell: tell)
        self.isCancelled = isCancelled
        moduleCount = modules.count
    }

    // MARK: - Preparing -

    /// Prepares what a plan does in an output folder. A plan with conflicts has no place here.
    ///
    /// - Throws: a `cannotCreate` or `inputOutput` failure. Then there is nothing left to do but `abandon`.
    public mutating func stage(_ plan: ModulePlan, in output: OutputFolder) throws(Failure) {
        let files = plan.files.filter(\.isChange)
        guard !files.isEmpty else { return }
        let index = try part(for: output)
        if plan.isNew, let folder = plan.folder {
            let folder = try parts[index].add(newFolder: folder, isThere: plan.hasFolder, files, in: output)
            if index != waiting.part { try writeFolders() }
            waiting.part = index
            waiting.folders.append(folder)
            if waiting.folders.count == Self.batchSize { try writeFolders(mayGoOn: true) }
        } else {
            try checkCancellation()
            for file in files { try parts[index].prepare(file, of: plan.folder, in: output) }
        }
    }

    /// Writes the folders that wait for it.
    ///
    /// - Parameter mayGoOn: whether the next ones may be planned meanwhile.
    private mutating func writeFolders(mayGoOn: Bool = false) throws(Failure) {
        try checkCancellation()
        let (folders, staging) = (waiting.folders, parts[waiting.part].staging.folder)
        waiting.folders = []
        let write: @Sendable () throws(Failure) -> Void = { () throws(Failure) in
            for folder in folders { try folder.write(in: staging) }
        }
        if !mayGoOn || !secondCore.take(write) { try write() }
    }

    private mutating func part(for output: OutputFolder) throws(Failure) -> Int {
        guard let folder = claim.folder(for: output) else {
            throw Failure(.cannotCreate, "\(quoted(output.path)) is no folder of this run")
        }
        if let index = parts.firstIndex(where: { $0.staging.folder === folder }) { return index }
        parts.append(PreparedSteps(in: try StagingFolder(in: folder), count: moduleCount))
        return parts.count - 1
    }

    // MARK: - Doing -

    /// Puts what was prepared into its place.
    ///
    /// - Returns: what could not be cleaned up when all was done, nil if all could.
    /// - Throws: a `cannotCreate` or `inputOutput` failure. Then there is nothing left to do but `abandon`.
    public mutating func commit() throws(Failure) -> Failure? {
        guard let first = parts.first?.staging else { return nil }
        try writeFolders()
        try secondCore.finish()
        for index in parts.indices { try parts[index].seal() }
        // What is one rename needs no journal, and is not interrupted.
        if parts.count == 1, parts[0].isOneRename {
            try first.perform(parts[0].steps[0])
            return cleanUp()
        }
        let paths = parts.map(\.staging.folder.path)
        // The journal that counts is the last: before it is there, nothing is begun.
        for (part, path) in zip(parts, paths).reversed() {
            let others = path == paths[0] ? Array(paths.dropFirst()) : []
            try part.staging.begin(Journal(first: paths[0], others: others, steps: part.steps))
        }
        for part in parts {
            for step in part.steps {
                try checkCancellation()
                try part.staging.perform(step)
            }
        }
        try checkCancellation()
        try first.commit()
        return cleanUp()
    }

    private func cleanUp() -> Failure? {
        guard let failure = removeStagings() else { return nil }
        let last = Diagnostic("all is written, but what is temporary is not removed", help: "the next run tries again")
        return Failure(failure.kind, failure.diagnostics + [last])
    }

    /// Removes the staging folders, the one whose journal counts last: as long as another is there, it tells what became of
    /// the run.
    ///
    /// - Returns: why one could not be removed; then it and those that follow stay.
    private func removeStagings() -> Failure? {
        for part in parts.reversed() {
            if let failure = part.removeStaging() { return failure }
        }
        return nil
    }

    private func checkCancellation() throws(Failure) {
        if isCancelled() { throw Failure(.inputOutput, "interrupted") }
    }

    // MARK: - Taking back -

    /// Takes back every step that was done, the last one first, and removes what was prepared.
    ///
    /// - Returns: the error with what a person is to know besides: that nothing is changed, or what is.
    public mutating func abandon(because error: Failure) -> Failure {
        try? secondCore.finish()
        let isPrepared = !parts.isEmpty
        var failures = parts.reversed().flatMap { part in part.takeBack() }
        // What could not be taken back is in the staging folders, for the next run.
        if failures.isEmpty, let failure = removeStagings() { failures = [failure] }
        parts = []
        guard failures.isEmpty else {
            let help = "mend what is in the way, and run the command again: it begins with the rest"
            let last = Diagnostic("not everything could be taken back", help: help)
            return Failure(error.kind, error.diagnostics + failures.flatMap(\.diagnostics) + [last])
        }
        let isOfDisk = error.kind == .inputOutput || error.kind == .cannotCreate
        guard isPrepared, isOfDisk, let last = error.diagnostics.last, last.help?.contains("nothing was") != true else {
            return error
        }
        let help = (last.help.map { $0 + "; " } ?? "") + "nothing was changed"
        return Failure(
            error.kind,
            error.diagnostics.dropLast() + [Diagnostic(last.message, at: last.place, help: help)]
        )
    }
}
