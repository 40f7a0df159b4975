/// Writes the plans of a run into their output folders, all or nothing.
///
/// Everything is prepared in a staging folder on the same device. Then a new folder, a module's or an output folder with all
/// its modules, appears by one rename, and a file in an existing folder is added or deleted by one link or rename. A run that
/// fails rolls back what it did. A journal outside the repository records what a run is about to do, so that the next run can
/// roll it back after a kill. Nothing is synced to disk, so a power cut is not covered.
public struct Transaction {

    private let wait: Waiting
    private let lock: RunLock
    private let states: StateFolders
    private var prepared: PreparedSteps?

    /// Waits until no other run writes in the repository, and rolls back runs that were killed there. What is planned from now
    /// on still holds when it is written, unless other programs change it.
    ///
    /// - Parameters:
    ///   - outputs: every folder that plans are for.
    ///   - states: the folders for journals.
    ///   - isCancelled: called before each step, and while this run waits for another; when it returns true, the run fails.
    ///   - tell: shows a note or a warning to the person.
    /// - Throws: a `cannotCreate` or `inputOutput` failure.
    public init(
        in outputs: [OutputFolder],
        states: StateFolders,
        isCancelled: @escaping () -> Bool = { false },
        tell: @escaping (Diagnostic) -> Void = { _ in }
    ) throws(Failure) {
        wait = Waiting(isCancelled: isCancelled, tell: tell)
        self.states = states
        while true {
            // A lock that is not current is released before the next one is taken, which would wait for it.
            let lock = try RunLock(outputs, wait)
            let recovery = Recovery(roots: lock.roots, wait: wait)
            try recovery.run(states.folders(outside: lock.roots))
            guard try lock.isCurrent(for: outputs) else { continue }
            self.lock = lock
            let nearest = try outputs.map { output throws(Failure) in try output.nearestFolder }
            for folder in Set(nearest).sorted() { try recovery.reportLeftovers(in: folder) }
            return
        }
    }

    // MARK: - Preparing -

    /// Prepares what a plan does in an output folder. The plan must not have conflicts.
    ///
    /// - Throws: a `cannotCreate` or `inputOutput` failure. Then call `abandon`.
    public mutating func stage(_ plan: ModulePlan, in output: OutputFolder) throws(Failure) {
        guard plan.files.contains(where: \.isChange) else { return }
        try wait.checkCancellation()
        if prepared == nil { prepared = PreparedSteps(lock, states.newJournal(of: lock.roots)) }
        try prepared?.add(plan, in: output)
    }

    // MARK: - Performing -

    /// Puts what was prepared into its place.
    ///
    /// - Returns: a failure to clean up after all steps; nil if there was none.
    /// - Throws: a `cannotCreate` or `inputOutput` failure. Then call `abandon`.
    public mutating func commit() throws(Failure) -> Failure? {
        try wait.checkCancellation()
        try prepared?.seal()
        guard let steps = prepared else { return nil }
        for step in steps.steps where step.kind != .removeFolder {
            try wait.checkCancellation()
            try steps.place(of: step).perform(step)
        }
        try wait.checkCancellation()
        try steps.complete()
        do throws(Failure) {
            for step in steps.steps where step.kind == .removeFolder { try steps.place(of: step).perform(step) }
            try steps.removeStagings()
            return nil
        } catch {
            let message = "all files are written, but \(steps.shownStagings) could not be deleted"
            let last = Diagnostic(message, help: "the next run tries again")
            return Failure(error.kind, error.diagnostics + [last])
        }
    }

    // MARK: - Rolling back -

    /// Rolls back every step that was performed, the last one first, and deletes what was prepared.
    ///
    /// - Returns: the error, with a note that nothing was changed, or of what was.
    public mutating func abandon(because error: Failure) -> Failure {
        guard let steps = prepared else { return error }
        prepared = nil
        var problems: [Diagnostic] = []
        for step in steps.steps.reversed() {
            let place = steps.place(of: step)
            let path = "'\(place.root.folder.shown(step.path))'"
            do throws(Failure) {
                if try place.rollBack(step) { continue }
                problems.append(Diagnostic("\(path) was changed during this run, and stays as it is"))
            } catch {
                problems += error.diagnostics
            }
            guard let original = try? place.staging.original(step.number), (try? original.status) != nil else {
                continue
            }
            problems.append(Diagnostic("what \(path) was is kept as '\(original.shown)'", severity: .note))
        }
        if problems.isEmpty {
            do throws(Failure) { try steps.removeStagings() } catch { problems = error.diagnostics }
        }
        var diagnostics = error.diagnostics
        if !problems.isEmpty {
            let help = "fix the cause, then run vipergen here again: it finishes the rollback first"
            let message = "not everything could be rolled back, see \(steps.shownStagings)"
            diagnostics += problems + [Diagnostic(message, help: help)]
        } else if [.inputOutput, .cannotCreate].contains(error.kind), let last = diagnostics.popLast() {
            let hasIt = last.help?.contains("nothing was") == true
            let help = hasIt ? last.help : (last.help.map { $0 + "; " } ?? "") + "nothing was changed"
            diagnostics.append(Diagnostic(last.message, at: last.place, help: help))
        }
        return Failure(error.kind, diagnostics)
    }
}
