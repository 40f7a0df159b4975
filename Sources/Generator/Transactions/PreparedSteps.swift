/// The steps of a run, with what they need lying in staging folders.
struct PreparedSteps {

    private let lock: RunLock
    /// nil where the user has no state folder: then nothing is recovered after a kill.
    private let journal: JournalFile?
    private(set) var stagings: [StagingFolder] = []
    private(set) var steps: [Step] = []
    /// The devices that the staging folders are on.
    private var devices: [UInt64] = []
    /// The steps that put folders, by the places of these.
    private var newFolders: [Place: Step] = [:]
    /// The folders that go if nothing is left in them.
    private var leftFolders: Set<Place> = []

    private struct Place: Hashable {
        let root: Int
        let path: String
    }

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
            let (place, way) = try way(to: folder, in: output)
            switch way {
            case .open(let root):
                for file in files { try prepare(file, in: root, place, output) }
            case .missing(let entry, let inner):
                // Everything that goes into a folder that is missing appears with it, by one rename.
                let path = place.path.pathParts.dropLast(inner.count).joined(separator: "/")
                let step = try newFolder(Place(root: place.root, path: path), entry.folder, output)
                let prepared = try stagings[step.staging].preparedFolder(step.number, inner)
                for file in files { try prepared.entry(String(file.path.lastPart)).write(file.contents ?? []) }
            case .blocked(let failure): throw failure
            }
        }
        guard let module = plan.folder else { return }
        for file in files where file.state == .remove {
            var folder = Path.parent(ofItem: file.path)
            while folder.path(within: module) != nil {
                try leave(folder, in: output)
                folder = Path.parent(ofItem: folder)
            }
        }
    }

    /// The step that puts a folder that is missing.
    private mutating func newFolder(
        _ place: Place,
        _ parent: Folder,
        _ output: OutputFolder
    ) throws(Failure) -> Step {
        if let step = newFolders[place] { return step }
        let step = try addStep(.put, place, on: parent, of: output)
        newFolders[place] = step
        return step
    }

    /// Prepares what is done about a file.
    ///
    /// - Parameters:
    ///   - root: the folder that the file is in.
    ///   - folder: where that is.
    private mutating func prepare(
        _ file: PlannedFile,
        in root: WritableRoot,
        _ folder: Place,
        _ output: OutputFolder
    ) throws(Failure) {
        let name = String(file.path.lastPart)
        let entry = try root.entry(name)
        // First what it is, then whether it is what the plan knew: a change in between shows when the step is performed.
        let (existing, taken) = (try entry.status, try entry.fingerprint)
        guard try output.look(file.path) == file.existing else {
            let problem = file.existing == .absent ? "appeared" : existing == nil ? "disappeared" : "was changed"
            let message = "'\(entry.shown)' \(problem) during this run"
            throw Failure(.cannotCreate, message, help: "run the command again")
        }
        let kind: Step.Kind = file.state == .remove ? .remove : existing == nil ? .put : .replace
        let place = Place(root: folder.root, path: Path.join(folder.path, name))
        let step = try addStep(kind, place, on: root.folder, of: output, taken: taken)
        guard kind != .remove else { return }
        let prepared = try stagings[step.staging].prepared(step.number)
        try prepared.write(file.contents ?? [])
        if let existing, existing.isFile { try prepared.copyAttributes(existing.attributes) }
    }

    /// Adds the step that deletes a folder if nothing is left in it.
    private mutating func leave(_ folder: String, in output: OutputFolder) throws(Failure) {
        guard case (let place, .open(let root)) = try way(to: folder, in: output), leftFolders.insert(place).inserted
        else { return }
        _ = try addStep(.removeFolder, place, on: root.folder, of: output)
    }

    private mutating func addStep(
        _ kind: Step.Kind,
        _ place: Place,
        on folder: Folder,
        of output: OutputFolder,
        taken: Fingerprint? = nil
    ) throws(Failure) -> Step {
        let staging = try staging(on: folder, of: output)
        let step = Step(
            kind: kind,
            number: steps.count,
            root: place.root,
            staging: staging,
            path: place.path,
            taken: taken
        )
        steps.append(step)
        return step
    }

    /// The index of the staging folder on the device of a folder. It is made in the output folder if that is on the device, or
    /// else in the folder itself.
    private mutating func staging(on folder: Folder, of output: OutputFolder) throws(Failure) -> Int {
        let device = try folder.status.device
        if let index = devices.firstIndex(of: device) { return index }
        let near = try output.nearestFolder
        var isNear = near == folder.path
        if !isNear { isNear = try Folder(near)?.status.device == device }
        guard let place = lock.place(of: isNear ? near : folder.path) else {
            throw Failure(.cannotCreate, "'\(folder.shown())' is no folder of this run")
        }
        let path = Path.join(place.path, StagingFolder.prefix + String.random)
        let record = Journal.Staging(root: place.root, path: path, nonce: String.random)
        // Before the folder is there, so that nothing is left that no journal names.
        try journal?.append([record.fields])
        stagings.append(try StagingFolder(try lock.roots[place.root].entry(path), nonce: record.nonce))
        devices.append(device)
        return stagings.count - 1
    }

    /// Where a folder of an output folder is, and the way there. Symlinks within the output folder are followed.
    private func way(
        to folder: String,
        in output: OutputFolder
    ) throws(Failure) -> (place: Place, way: WritableRoot.Way) {
        func way(to path: String) throws(Failure) -> (place: Place, way: WritableRoot.Way) {
            guard let (root, path) = lock.place(of: path) else {
                throw Failure(.cannotCreate, "'\(output.path)' is no folder of this run")
            }
            return (Place(root: root, path: path), try lock.roots[root].way(to: path))
        }
        let whole = Path.join(output.identity, folder)
        let found = try way(to: whole)
        guard case .blocked = found.way, let real = try Disk.resolved(whole), real != whole else { return found }
        guard real.path(within: output.identity) != nil else {
            throw Failure(.cannotCreate, "'\(output.shown(folder))' leads out of the output folder")
        }
        return try way(to: real)
    }

    // MARK: - Performing -

    /// Notes what was prepared, brings the steps into the order in which they are performed, and writes them down.
    mutating func seal() throws(Failure) {
        for index in steps.indices where steps[index].kind == .put || steps[index].kind == .replace {
            steps[index].put = try stagings[steps[index].staging].prepared(steps[index].number).fingerprint
        }
        // What goes makes room first, and a folder goes after all that was in it.
        let (left, others) = (steps.filter { $0.kind == .removeFolder }, steps.filter { $0.kind != .removeFolder })
        steps = others.filter { $0.kind == .remove } + others.filter { $0.kind != .remove }
        steps += left.sorted { $0.path.slashCount > $1.path.slashCount }
        try journal?.append(steps.map(\.fields) + [Journal.begun])
    }

    /// Writes down that all steps were performed.
    func complete() throws(Failure) { try journal?.append([Journal.done]) }

    /// The staging folders, as a person would name them.
    var shownStagings: String { stagings.map { "'\($0.entry.shown)'" }.joined(separator: ", ") }

    /// Deletes what is temporary, and the journal last.
    func removeStagings() throws(Failure) {
        for staging in stagings { try staging.remove() }
        try journal?.remove()
    }
}
