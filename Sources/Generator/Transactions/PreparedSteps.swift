/// The steps of a run. The files that they need are in staging folders.
struct PreparedSteps {

    private let lock: RunLock
    /// Nil if the user has no state folder: then no run rolls this one back after a kill.
    private let journal: JournalFile?
    private var stagings: [StagingFolder] = []
    private(set) var steps: [Step] = []
    /// The staging folders by the devices that they are on.
    private var indices: [UInt64: Int] = [:]
    /// The steps by the paths that they change, from the root. Several files share the step of their folder.
    private var stepsByPath: [String: Step] = [:]

    init(_ lock: RunLock, _ journal: JournalFile?) {
        (self.lock, self.journal) = (lock, journal)
    }

    func place(of step: Step) -> StepPlace {
        StepPlace(root: lock.roots[step.root], staging: stagings[step.staging])
    }

    // MARK: - Preparing -

    /// Prepares the changes of a plan.
    mutating func add(_ plan: ModulePlan, in output: OutputFolder) throws(Failure) {
        let files = plan.files.filter(\.isChange)
        let folders = Dictionary(grouping: files) { Path.parent(ofItem: $0.path) }
        for (folder, files) in folders.sorted(by: { $0.key < $1.key }) {
            switch try lookUp(folder, in: output) {
            case .found(let root):
                for file in files { try add(file, in: root, output) }
            case .missing(let entry, let inner):
                // A missing folder appears with everything in it, by one rename.
                let step = try step(.put, entry.path, on: entry.folder, output)
                let prepared = try stagings[step.staging].preparedFolder(step.number, inner)
                for file in files { try prepared.entry(String(file.path.lastPart)).write(file.contents ?? []) }
            case .blocked(let failure): throw failure
            }
        }
        guard let module = plan.folder else { return }
        for file in files where file.state == .remove {
            var folder = Path.parent(ofItem: file.path)
            while folder.path(within: module) != nil, case .found(let root) = try lookUp(folder, in: output) {
                _ = try step(.removeFolder, root.folder.path, on: root.folder, output)
                folder = Path.parent(ofItem: folder)
            }
        }
    }

    /// Adds the step for a file in an existing folder.
    private mutating func add(_ file: PlannedFile, in root: WritableRoot, _ output: OutputFolder) throws(Failure) {
        let entry = try root.entry(String(file.path.lastPart))
        // First its status, then its contents: a change in between shows when the step is performed.
        let (existing, taken) = (try entry.status, try entry.fingerprint)
        guard try output.look(file.path) == file.existing else {
            let problem = file.existing == .absent ? "appeared" : existing == nil ? "disappeared" : "was changed"
            let message = "'\(entry.shown)' \(problem) during this run"
            throw Failure(.cannotCreate, message, help: "run the command again")
        }
        let kind: Step.Kind = file.state == .remove ? .remove : existing == nil ? .put : .replace
        let step = try step(kind, entry.path, on: root.folder, output, taken: taken)
        guard kind != .remove else { return }
        let prepared = try stagings[step.staging].prepared(step.number)
        try prepared.write(file.contents ?? [])
        if let existing, existing.isFile { try prepared.copyAttributes(of: existing) }
    }

    /// The step that changes a path, which is added if it is missing.
    ///
    /// - Parameter folder: a folder on the device that the step changes.
    private mutating func step(
        _ kind: Step.Kind,
        _ path: String,
        on folder: Folder,
        _ output: OutputFolder,
        taken: Fingerprint? = nil
    ) throws(Failure) -> Step {
        if let step = stepsByPath[path] { return step }
        let (staging, place) = (try staging(on: folder, of: output), try lock.place(of: path))
        let number = steps.count
        let step = Step(kind: kind, number: number, root: place.root, staging: staging, path: place.path, taken: taken)
        steps.append(step)
        stepsByPath[path] = step
        return step
    }

    /// The index of the staging folder on the device of a folder. It is made in the output folder if that is on the device, or
    /// else in the folder itself.
    private mutating func staging(on folder: Folder, of output: OutputFolder) throws(Failure) -> Int {
        let device = try folder.status.identity.device
        if let index = indices[device] { return index }
        let near = try output.nearestFolder
        let isNear = near == folder.path ? true : try Folder(near)?.status.identity.device == device
        let (root, place) = try lock.place(of: isNear ? near : folder.path)
        let path = Path.join(place, StagingFolder.prefix + String.random)
        let record = Journal.Staging(root: root, path: path, nonce: String.random)
        // Before the folder is made, so that a kill leaves no folder that no journal names.
        try journal?.append([.staging(record)])
        stagings.append(try StagingFolder(try lock.roots[root].entry(path), nonce: record.nonce))
        indices[device] = stagings.count - 1
        return stagings.count - 1
    }

    /// Opens a folder of an output folder. Symlinks within the output folder are followed.
    private func lookUp(_ folder: String, in output: OutputFolder) throws(Failure) -> WritableRoot.Lookup {
        func lookUp(_ path: String) throws(Failure) -> WritableRoot.Lookup {
            let place = try lock.place(of: path)
            return try lock.roots[place.root].lookUp(place.path)
        }
        let whole = Path.join(output.identity, folder)
        let found = try lookUp(whole)
        guard case .blocked = found, let real = try Disk.resolved(whole), real != whole else { return found }
        guard real.path(within: output.identity) != nil else {
            throw Failure(.cannotCreate, "'\(output.shown(folder))' is outside the output folder")
        }
        return try lookUp(real)
    }

    // MARK: - Performing -

    /// Takes fingerprints of what was prepared, sorts the steps into the order in which they are performed, and writes
    /// them to the journal.
    mutating func seal() throws(Failure) {
        for index in steps.indices where steps[index].kind == .put || steps[index].kind == .replace {
            steps[index].put = try stagings[steps[index].staging].prepared(steps[index].number).fingerprint
        }
        // Deleted files make room first, and a folder is deleted after all that was in it.
        let (folders, files) = (steps.filter { $0.kind == .removeFolder }, steps.filter { $0.kind != .removeFolder })
        steps = files.filter { $0.kind == .remove } + files.filter { $0.kind != .remove }
        steps += folders.sorted { $0.path.pathParts.count > $1.path.pathParts.count }
        try journal?.append(steps.map(Journal.Record.step) + [.begun])
    }

    /// Writes to the journal that all steps were performed, but for the deletion of empty folders.
    func complete() throws(Failure) { try journal?.append([.done]) }

    /// The staging folders, as a person would name them.
    var shownStagings: String { stagings.map { "'\($0.entry.shown)'" }.joined(separator: ", ") }

    /// Deletes the staging folders, and the journal last.
    func removeStagings() throws(Failure) {
        for staging in stagings { try staging.remove() }
        try journal?.entry.removeFile()
    }
}
