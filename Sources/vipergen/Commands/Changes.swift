import VipergenGenerator

/// The changes of a run: printed, checked or written, as the command line says.
///
/// ```swift
/// var changes = try Changes(settings, in: [output], console)
/// return try changes.finish(try modules.map(plan))
/// ```
struct Changes {

    private let arguments: Arguments
    private let console: Console
    private let project: ProjectChange?
    /// Nil for a run that writes nothing.
    private var transaction: Transaction?

    /// Begins a run. One that writes waits until no other run does, so that what is planned from now on still holds when
    /// it is written.
    ///
    /// - Parameters:
    ///   - outputs: every folder that a change may be for.
    ///   - project: the Xcode project that changes with the modules.
    init(_ settings: Settings, in outputs: [OutputFolder], project: ProjectChange? = nil, _ console: Console)
        throws(Failure)
    {
        (arguments, self.console, self.project) = (settings.arguments, console, project)
        guard arguments.isWriting else { return }
        transaction = try Transaction(
            in: outputs + [project?.output].compactMap(\.self),
            isCancelled: Interruption.isRequested,
            tell: { console.report($0) }
        )
    }

    /// Prints, checks or writes the changes of modules, and the change of the Xcode project that follows from them.
    ///
    /// - Parameters:
    ///   - differences: what else a check reports.
    ///   - base: what the modules are compared with; nil if they are compared with what is written.
    /// - Returns: false for a check that differs.
    mutating func finish(
        _ modules: [ModulePlan],
        differences: [Summary.Difference] = [],
        base: MergeBase? = nil
    ) throws(Failure) -> Bool {
        // The names of new modules are checked already.
        var modules = arguments.command.readsModules ? Self.withProblems(ofSharedFiles: modules) : modules
        // The files of a module with a problem are neither added nor deleted.
        let (projectChange, projectProblems) = try project?.change(with: modules) ?? (nil, [:])
        for (number, problem) in projectProblems {
            modules[number] = ModulePlan(modules[number].folder, [], in: modules[number].outputs, problem: problem)
        }
        let changes = modules + [projectChange].compactMap(\.self)
        let problems = modules.compactMap(\.problem)
        let outcome: Summary.Outcome = transaction != nil ? .done : arguments.check ? .checked : .planned
        console.show(changes, outcome)
        let verdict = Summary(changes, outcome, base).verdict(and: differences)
        if outcome == .checked { console.printResult(verdict) } else { console.conclude(verdict) }
        if outcome == .done {
            let reasons = conflicts(in: changes) + (arguments.atomic ? problems : [])
            if !reasons.isEmpty { console.discardOutput() }
            try stop(at: reasons)
            do {
                // Until now a signal could end the program, since nothing was written.
                Interruption.hold()
                let chosen = changes.filter { $0.problem == nil }
                for plan in chosen.filter(\.isFirst) + chosen.filter({ !$0.isFirst }) { try transaction?.stage(plan) }
                try transaction?.commit()
            } catch {
                console.discardOutput()
                throw transaction?.abandon(because: error) ?? error
            }
            Interruption.forget()
            console.warn(changes.flatMap(\.notes))
            try stop(at: problems)
            return true
        }
        console.warn(changes.flatMap(\.notes))
        if arguments.check || arguments.diff {
            // A run that writes would stop at these.
            console.warn(problems.flatMap(\.warnings))
        } else {
            try stop(at: conflicts(in: changes) + problems)
            _ = try collecting(changes) { plan throws(Failure) in try Transaction.check(plan) }
        }
        return !arguments.check || differences.isEmpty && changes.allSatisfy(\.isUpToDate)
    }

    /// The changes, with a problem for each that changes a file of an earlier one: a person may name a folder and one
    /// in it.
    private static func withProblems(ofSharedFiles changes: [ModulePlan]) -> [ModulePlan] {
        var owners: [String: String] = [:]
        return changes.map { change in
            var change = change
            for (path, file) in change.shownFiles where change.problem == nil && !file.isUpToDate {
                let folder = change.folder ?? ""
                if let owner = owners.updateValue(folder, forKey: path) {
                    let message = "'\(path)' is a file of two modules, '\(owner)' and '\(folder)'"
                    change.problem = Failure(.data, message, help: "name one of them")
                }
            }
            return change
        }
    }

    /// - Throws: all of the problems, if there are any.
    private func stop(at problems: [Failure]) throws(Failure) {
        if let first = problems.first { throw Failure(first.kind, problems.flatMap(\.diagnostics).unique) }
    }

    // MARK: - Conflicts -

    /// The failure for files that are in the way; none if there are no such files.
    private func conflicts(in changes: [ModulePlan]) -> [Failure] {
        let changes = changes.filter { $0.problem == nil }
        // Of many modules, hardly any has one.
        let clashing = changes.filter { $0.files.contains { $0.state == .conflict } }
        let conflicts = clashing.flatMap(\.shownFiles).filter { $0.file.state == .conflict }
        if conflicts.isEmpty { return [] }
        let areFiles = conflicts.allSatisfy { PlannedFile.canOverwrite($0.file.existing) && $0.file.contents != nil }
        let owners = changes.compactMap(\.owner)
        let update = owners.isEmpty ? ", or 'vipergen update' to change an existing module" : ""
        let help =
            areFiles && arguments.command == .generate
            ? "see '--diff', then choose '--force' or '--skip-existing'\(update)" : "move it away"
        let problems = conflicts.map { Diagnostic($0.file.conflict(at: $0.path)) }
        return [Failure(.cannotCreate, owners + problems.with(help: "nothing was written: \(help)"))]
    }
}
