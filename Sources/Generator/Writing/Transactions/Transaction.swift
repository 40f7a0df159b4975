/// Writes the plans of a run into their output folders. A run that fails undoes what it did.
///
/// Each file is written beside its place under a hidden name, and renamed into its place when all files are prepared. A new
/// module's folder appears by one rename. So a reader never sees half a file, and after a kill each file is the old or the
/// new one: the same command again completes the run. Nothing is synced to disk, so a power cut is not covered.
package struct Transaction {

    /// A folder that files go into.
    private struct Folder {
        let place: WritablePath
        /// For a folder that is missing: the new folder that it is in, and its path in that.
        var new: (folder: NewFolder, path: String)?
    }

    private static let hiddenPrefix = ".vipergen-unfinished-"

    private let wait: Waiting
    private let lock: RunLock
    /// By their paths from the root: each is checked once.
    private var folders: [String: Folder] = [:]
    private var steps: [any TransactionStep] = []
    /// The last steps.
    private var deletions: [Deletion] = []
    private var doneCount = 0
    /// The folders that may be empty when files are deleted, by their paths.
    private var emptied: [String: WritablePath] = [:]
    private let hiddenName = hiddenPrefix + UInt64.random(in: 0 ... .max).hexadecimal(16)
    private var hiddenCount = 0
    /// The folders that have been searched for what killed runs left.
    private var searched: Set<String> = []
    private var leftovers: [String] = []

    /// Waits until no other run writes in the repository. What is planned from now on still holds when it is written, unless
    /// other programs change it.
    ///
    /// - Parameters:
    ///   - outputs: every folder that plans are for.
    ///   - isCancelled: called before each step, and while this run waits for another; when it returns true, the run fails.
    ///   - tell: shows a note to the person.
    /// - Throws: a `cannotCreate` or `inputOutput` failure.
    package init(
        in outputs: [OutputFolder],
        isCancelled: @escaping () -> Bool = { false },
        tell: @escaping (Diagnostic) -> Void = { _ in }
    ) throws(Failure) {
        wait = Waiting(isCancelled: isCancelled, tell: tell)
        lock = try RunLock(outputs, wait)
    }

    /// Checks that a plan can be written, and changes nothing.
    ///
    /// - Throws: a `cannotCreate` failure where `stage` would refuse a path, or the user may not write.
    package static func check(_ plan: ModulePlan) throws(Failure) {
        for purpose in [FilePurpose.module, .tests] {
            let files = plan.files.filter { $0.isChange && $0.purpose == purpose }
            if files.isEmpty { continue }
            let writeGuard = try WriteGuard(plan.outputs[purpose])
            _ = try collecting(files) { file throws(Failure) in try writeGuard.check(file.path) }
        }
    }

    // MARK: - Preparing -

    /// Prepares what a plan does. It must not have conflicts.
    ///
    /// - Throws: a `cannotCreate` or `inputOutput` failure. Then call `abandon`.
    package mutating func stage(_ plan: ModulePlan) throws(Failure) {
        for output in plan.outputs.all {
            let files = plan.files.filter { $0.isChange && plan.outputs[$0.purpose].identity == output.identity }
            if files.isEmpty { continue }
            try wait.checkCancellation()
            guard let writeGuard = lock.guards[output.identity] else {
                throw Failure(.cannotCreate, "'\(output.path)' is no folder of this run")
            }
            // Files of one folder follow each other.
            var last: (path: String, folder: Folder)?
            for file in files where file.state != .remove {
                let parent = Path.parent(ofItem: file.path)
                let known = last?.path == parent ? last?.folder : nil
                let folder = if let known { known } else { try folder(try writeGuard.path(parent), writeGuard) }
                last = (parent, folder)
                try stage(file, in: folder, of: output, writeGuard)
            }
            try stageDeletions(files.filter { $0.state == .remove }, of: plan.folder, in: output, writeGuard)
        }
    }

    private mutating func stage(
        _ file: PlannedFile,
        in folder: Folder,
        of output: OutputFolder,
        _ writeGuard: WriteGuard
    ) throws(Failure) {
        let name = String(file.path.lastPart)
        let place = try writeGuard.item(name, in: folder.place)
        guard let (newFolder, inner) = folder.new else {
            let change = try FileChange(file, in: output, at: place, hidden: try hiddenPath(in: folder.place))
            steps.append(change)
            return try change.prepare()
        }
        guard file.existing == .absent else {
            let message = "the folder of '\(place.shown)' disappeared during this run"
            throw Failure(.cannotCreate, message, help: "run the command again")
        }
        let contents = file.contents ?? []
        try newFolder.write(contents, to: file.path.lastPart, in: inner, isExecutable: file.isExecutable)
    }

    /// Prepares the deletion of files, and of the module's folders in which nothing is left.
    private mutating func stageDeletions(
        _ files: [PlannedFile],
        of module: String?,
        in output: OutputFolder,
        _ writeGuard: WriteGuard
    ) throws(Failure) {
        let paths = Set(files.map(\.path))
        // The files by what is deleted at once: the outermost folder that holds nothing else, or the file alone.
        var units: [String: [PlannedFile]] = [:]
        for file in files {
            var (unit, parent) = (file.path, Path.parent(ofItem: file.path))
            while let module, !parent.isEmpty, parent.path(within: module) != nil {
                let place = try folder(try writeGuard.path(parent), writeGuard).place
                if try output.canDelete(parent, with: paths) { unit = parent } else { emptied[place.path] = place }
                parent = Path.parent(ofItem: parent)
            }
            units[unit, default: []].append(file)
        }
        for (unit, files) in units.sorted(by: { $0.key < $1.key }) {
            let path = try writeGuard.path(unit)
            let parent = try folder(Path.parent(ofItem: path), writeGuard)
            let place = try writeGuard.item(String(path.lastPart), in: parent.place)
            guard parent.new == nil else {
                let message = "the folder of '\(place.shown)' disappeared during this run"
                throw Failure(.cannotCreate, message, help: "run the command again")
            }
            let hidden = try hiddenPath(in: parent.place)
            deletions.append(Deletion(of: unit, with: files, in: output, at: place, hidden: hidden))
        }
    }

    /// The folder at a path, relative to the guard's root. A missing one is made under a hidden name.
    private mutating func folder(_ path: String, _ writeGuard: WriteGuard) throws(Failure) -> Folder {
        if path.isEmpty { return Folder(place: writeGuard.root) }
        let key = Path.join(writeGuard.root.path, path)
        if let folder = folders[key] { return folder }
        let parent = try folder(Path.parent(ofItem: path), writeGuard)
        var folder = Folder(place: try writeGuard.item(String(path.lastPart), in: parent.place))
        if let (newFolder, inner) = parent.new {
            folder.new = (newFolder, Path.join(inner, String(path.lastPart)))
        } else if let existing = try writeGuard.folder(at: folder.place) {
            folder = Folder(place: existing)
        } else {
            let newFolder = try NewFolder(at: folder.place, hidden: try hiddenPath(in: parent.place))
            steps.append(newFolder)
            folder.new = (newFolder, "")
        }
        folders[key] = folder
        return folder
    }

    /// A name beside a place, for what is not complete.
    private mutating func hiddenPath(in folder: WritablePath) throws(Failure) -> WritablePath {
        if searched.insert(folder.path).inserted {
            for (name, _) in try Disk.entries(in: folder.path, where: { $0.starts(with: Self.hiddenPrefix.utf8) }) {
                let path = folder.appending(name)
                if try Disk.status(of: path.path)?.owner == Disk.user { leftovers.append(path.shown) }
            }
        }
        hiddenCount += 1
        return folder.appending("\(hiddenName)-\(hiddenCount)")
    }

    // MARK: - Performing -

    /// Puts what was prepared into its place.
    ///
    /// - Throws: a `cannotCreate` or `inputOutput` failure. Then call `abandon`.
    package mutating func commit() throws(Failure) {
        reportLeftovers()
        // A module's tests go before it: after a kill in between, the same command finds the module.
        steps += deletions.reversed()
        for step in steps {
            try wait.checkCancellation()
            try step.perform()
            doneCount += 1
        }
        finish()
    }

    /// Deletes what has hidden names, and the folders that are empty. All files are in their places: an error is only told.
    private func finish() {
        var problems: [Diagnostic] = []
        for deletion in deletions {
            do throws(Failure) { try deletion.finish() } catch { problems += error.diagnostics }
        }
        for folder in emptied.values.sorted(by: { $0.path.utf8.count > $1.path.utf8.count }) {
            do throws(Failure) { try folder.removeFolder() } catch { problems += error.diagnostics }
        }
        for problem in problems.with(help: "all files are written: delete the rest by hand") {
            wait.tell(Diagnostic(problem.message, help: problem.help, severity: .warning))
        }
    }

    private func reportLeftovers() {
        guard let first = leftovers.min() else { return }
        let others = leftovers.count == 1 ? "" : ", and \(leftovers.count - 1) more"
        let message = "a run that was killed left '\(first)'\(others)"
        let help =
            "delete it, and run that command again to complete it: an 'update' of options with '--was' and the old ones"
        wait.tell(Diagnostic(message, help: help, severity: .note))
    }

    // MARK: - Undoing -

    /// Undoes every step that was done, the last one first, and deletes what was prepared.
    ///
    /// - Returns: the error, with a note that nothing was changed, or of what was.
    package mutating func abandon(because error: Failure) -> Failure {
        var problems: [Diagnostic] = []
        for (number, step) in steps.enumerated().reversed() {
            do throws(Failure) {
                try number < doneCount ? step.undo() : step.discard()
            } catch {
                problems += error.diagnostics
            }
        }
        (steps, doneCount) = ([], 0)
        guard problems.isEmpty else {
            let help = "everything else is as it was before this run"
            return Failure(error.kind, error.diagnostics + problems.with(help: help))
        }
        guard [.inputOutput, .cannotCreate].contains(error.kind) else { return error }
        let help = (error.diagnostics.last?.help.map { $0 + "; " } ?? "") + "nothing was changed"
        return Failure(error.kind, error.diagnostics.with(help: help))
    }
}

/// What a run does at once. It is prepared under a hidden name.
protocol TransactionStep {

    /// - Throws: a `cannotCreate` failure if the place has changed since the plan was made.
    func perform() throws(Failure)

    /// Puts back what was there before.
    ///
    /// - Throws: a failure if that is not possible, or another program has changed the place since.
    func undo() throws(Failure)

    /// Deletes what was prepared.
    func discard() throws(Failure)
}
