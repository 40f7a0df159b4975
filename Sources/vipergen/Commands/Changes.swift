import VipergenGenerator

/// A plan, and the folder that it is for.
struct Change {
    let output: OutputFolder
    var plan: ModulePlan
    /// The folders in which a check looks for files that are too many, relative to `output`.
    var folders: Set<String> = []
    /// What a person has to decide first. What is planned beside it is shown, and not done.
    var problem: Failure?
    /// What a person is to know when it is done.
    var notes: [Diagnostic] = []
    /// The paths of the tests among the files.
    var testFiles: Set<String> = []

    /// The same with the files that are too many.
    fileprivate func withStrays() throws(Failure) -> Change {
        var change = self
        let strays = try plan.strayFiles(in: folders, look: output.look)
        change.plan = ModulePlan(plan.folder, plan.files + strays)
        return change
    }
}

/// What is done with changes, whatever they are: they are printed, checked or written.
struct Changes {

    let arguments: Arguments
    /// Every folder that a change may be for.
    let outputs: [OutputFolder]
    /// Whether nothing is done if anything is held back.
    var isAtomic = false
    /// The Xcode project that is carried along.
    private let project: ProjectChange?

    init(arguments: Arguments, outputs: [OutputFolder], project: ProjectChange? = nil) {
        (self.arguments, self.project) = (arguments, project)
        self.outputs = outputs + [project?.output].compactMap { $0 }
    }

    /// Makes the changes of each item, and does with them what the arguments say.
    ///
    /// - Parameter plan: makes the changes of an item. It is called once for each: an item is staged as soon as it is
    ///   planned, so that a run needs no more memory for many than for one.
    /// - Returns: false for a check that differs.
    func run<Item>(
        _ items: [Item],
        _ console: inout Console,
        plan: (Item) throws(Failure) -> [Change]
    ) throws(Failure) -> Bool {
        if arguments[.check] != nil {
            let isSame = try check(items, &console, plan: plan)
            console.conclude(.checked)
            return isSame
        }
        if arguments[.dryRun] != nil || arguments[.diff] != nil {
            try preview(items, &console, plan: plan)
        } else {
            try write(items, &console, plan: plan)
        }
        return true
    }

    /// Prints how the disk differs from the changes, files that are too many included.
    ///
    /// - Returns: whether it does not.
    func check<Item>(
        _ items: [Item],
        _ console: inout Console,
        plan: (Item) throws(Failure) -> [Change]
    ) throws(Failure) -> Bool {
        var isSame = true
        var problems: [Failure] = []
        let notes = try forEachItem(items, console.progress, plan) { changes, _ throws(Failure) in
            problems += changes.compactMap(\.problem)
            let all = try collecting(changes) { change throws(Failure) in try change.withStrays() }
            for change in all {
                isSame = isSame && change.problem == nil
                isSame = isSame && change.plan.files.allSatisfy { $0.state == .unchanged || $0.state == .skip }
            }
            console.add(all, .checked, withLines: false, withDiffs: true)
        }
        // What a run would stop at, a check only tells.
        console.warn(notes + problems.flatMap(\.warnings))
        return isSame
    }

    /// Plans the items one by one, and last the project, into and out of which go the files of those not held back.
    ///
    /// - Returns: what a person is to know about the project.
    private func forEachItem<Item>(
        _ items: [Item],
        _ progress: Progress,
        _ plan: (Item) throws(Failure) -> [Change],
        _ body: (_ changes: [Change], _ isHeldBack: Bool) throws(Failure) -> Void
    ) throws(Failure) -> [Diagnostic] {
        var (project, progress) = (project, progress)
        defer { progress.end() }
        for (index, item) in items.enumerated() {
            // Of fewer there is a line for each.
            if items.count > RunLines.maximumModules, index.isMultiple(of: 50) {
                progress.show("\(grouped(index)) of \(counted(items.count, "module"))")
            }
            let changes = try plan(item)
            let isHeldBack = changes.contains { $0.problem != nil }
            for change in changes where !isHeldBack { project?.take(change) }
            try body(changes, isHeldBack)
        }
        guard let change = try project?.change() else { return [] }
        try body([change], false)
        return change.notes
    }

    private func preview<Item>(
        _ items: [Item],
        _ console: inout Console,
        plan: (Item) throws(Failure) -> [Change]
    ) throws(Failure) {
        let isDiff = arguments[.diff] != nil
        var conflicts: [(OutputFolder, PlannedFile)] = []
        var problems: [Failure] = []
        let notes = try forEachItem(items, console.progress, plan) { changes, isHeldBack throws(Failure) in
            problems += changes.compactMap(\.problem)
            for change in changes where !isHeldBack {
                conflicts += change.plan.conflicts.map { (change.output, $0) }
            }
            console.add(changes, .planned, withLines: arguments[.dryRun] != nil, withDiffs: isDiff)
        }
        console.conclude(.planned)
        console.warn(notes + (isDiff ? problems.flatMap(\.warnings) : []))
        if !isDiff {
            try refuse(conflicts)
            try stop(at: problems)
        }
    }

    /// Writes the changes, all or nothing.
    func write<Item>(
        _ items: [Item],
        _ console: inout Console,
        plan: (Item) throws(Failure) -> [Change]
    ) throws(Failure) {
        let messages = console
        var transaction = try Transaction(
            in: outputs,
            states: Environment.current.stateFolders,
            isCancelled: Interruption.isRequested,
            tell: { messages.tell($0) }
        )
        let leftover: Failure?
        var isHeld = false
        var problems: [Failure] = []
        var notes: [Diagnostic] = []
        do {
            var conflicts: [(OutputFolder, PlannedFile)] = []
            _ = try forEachItem(items, console.progress, plan) { changes, isHeldBack throws(Failure) in
                problems += changes.compactMap(\.problem)
                for change in changes {
                    let (output, plan) = (change.output, change.plan)
                    conflicts += isHeldBack ? [] : plan.conflicts.map { (output, $0) }
                    notes += change.notes
                    if conflicts.isEmpty, !isHeldBack {
                        // Until something is written, there is nothing that a signal could leave behind.
                        if !isHeld { Interruption.hold() }
                        isHeld = true
                        try transaction.stage(plan, in: output)
                    }
                }
                console.add(changes, .done, withLines: true, withDiffs: false)
            }
            try refuse(conflicts)
            if isAtomic { try stop(at: problems) }
            leftover = try transaction.commit()
        } catch {
            // Nothing of what the lines say was done.
            console.discardLines()
            throw transaction.abandon(because: error)
        }
        Interruption.forget()
        console.conclude(.done)
        if let leftover { throw leftover }
        console.warn(notes)
        try stop(at: problems)
    }

    /// - Throws: all of the problems, if there are any.
    private func stop(at problems: [Failure]) throws(Failure) {
        if let first = problems.first { throw Failure(first.kind, problems.flatMap(\.diagnostics)) }
    }

    // MARK: - Conflicts -

    private func refuse(_ conflicts: [(output: OutputFolder, file: PlannedFile)]) throws(Failure) {
        guard let last = conflicts.last else { return }
        let isFile = conflicts.allSatisfy { ModulePlan.canOverwrite($0.file.existing) && $0.file.contents != nil }
        let help =
            isFile && arguments.command == .generate
            ? "see '--diff', then choose '--force' or '--skip-existing', or 'vipergen update' to change a module in use"
            : "move it away"
        let problems = conflicts.map { output, file in
            let isLast = file == last.file && output.path == last.output.path
            return Diagnostic(
                message(output.shown(file.path), file),
                help: isLast ? "nothing was written: \(help)" : nil
            )
        }
        throw Failure(.cannotCreate, problems)
    }

    private func message(_ path: String, _ file: PlannedFile) -> String {
        if file.contents == nil { return "'\(path)' is in the way: the module's folder goes there" }
        return switch file.existing {
        case .absent, .file: "'\(path)' exists with other content"
        case .folder: "'\(path)' is a folder"
        case .link: "'\(path)' is a link"
        case .other: "'\(path)' is not a file"
        }
    }
}
