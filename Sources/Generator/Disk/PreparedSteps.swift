/// What a run is to do in one folder, with what it needs lying in the staging folder.
struct PreparedSteps {

    let staging: StagingFolder
    private(set) var steps: [Step] = []
    /// The folders that are there, or that a step makes.
    private var folders: Set<String> = [""]
    /// The first folders on the way to output folders that are not there, each with the index of its step: it is put
    /// once, with all that goes into it.
    private var newRoots: [String: Int] = [:]
    /// The folders that go if nothing is left in them.
    private var leftFolders: Set<String> = []
    /// Folders as plans have them, and where they are, relative to the staging folder's folder.
    private var places: [String: String] = [:]
    /// What is in the new folders that are prepared, as far as it is remembered: with no descriptor left no folder can be
    /// read, but then few were prepared.
    private var contents: [String] = []
    private static let remembered = 1_000

    /// - Parameter count: how many steps there may well be.
    init(in staging: StagingFolder, count: Int) {
        self.staging = staging
        steps.reserveCapacity(count)
    }

    /// Adds a new module's folder, with the step that puts it into place where no other puts it.
    ///
    /// - Parameter isThere: whether there is an empty one already.
    /// - Returns: the folder, which is to be written before the step can be done.
    mutating func add(
        newFolder path: String,
        isThere: Bool,
        _ files: [PlannedFile],
        in output: OutputFolder
    ) throws(Failure) -> NewFolder {
        let place = try place(ofItem: path, in: output)
        let prepared = add(.putFolder, place, fileCount: Int32(files.count), expecting: isThere ? .folder : .nothing)
        let inner = files.map { file in
            (path: file.path.rest(below: path) ?? file.path, contents: file.contents ?? [])
        }
        let folder = NewFolder(prepared, inner, likeness: isThere ? place : nil)
        remember(folder.contents)
        return folder
    }

    /// Notes what tells what was prepared from others at its place, and brings the steps into the order in which they are
    /// done.
    mutating func seal() throws(Failure) {
        for index in steps.indices {
            steps[index].inode = try staging.folder.status(staging.prepared(steps[index].number))?.inode ?? 0
        }
        steps.order()
    }

    /// Prepares what is done about a file of a folder that is there.
    ///
    /// - Parameter module: the module's folder, which goes with the last file that is removed from it.
    mutating func prepare(_ file: PlannedFile, of module: String?, in output: OutputFolder) throws(Failure) {
        let place = try place(ofItem: file.path, in: output)
        let expected = Step.Expected(file.existing)
        let action: Step.Action =
            switch file.state {
            case .remove: .removeFile
            case .create: .putFile
            default: .replaceFile
            }
        let prepared = add(action, place, fileCount: 1, expecting: expected)
        if action != .removeFile {
            try staging.folder.write(file.contents ?? [], to: prepared)
            if let status = try staging.folder.status(place), status.isFile {
                try staging.folder.give(prepared, attributesOf: status)
            }
        }
        guard action == .removeFile, let module else { return }
        var path = Disk.parent(ofItem: file.path)
        while path == module || path.hasPrefix(module + "/") {
            let place = try self.place(of: path, in: output)
            if leftFolders.insert(place).inserted {
                steps.append(Step(action: .removeFolder, number: nextNumber, path: place))
            }
            path = Disk.parent(ofItem: path)
        }
    }

    /// Whether all that is to be done is one rename.
    var isOneRename: Bool {
        steps.count == 1 && steps[0].action == .putFolder && steps[0].expected == .nothing
    }

    private mutating func remember(_ paths: @autoclosure () -> [String]) {
        if contents.count < Self.remembered { contents += paths() }
    }

    /// Takes back every step that was done, the last one first.
    ///
    /// - Returns: what could not be taken back.
    func takeBack() -> [Failure] {
        steps.reversed().compactMap { step in
            let path = quoted(staging.folder.shown(step.path))
            do throws(Failure) {
                guard case .changed = try staging.takeBack(step) else { return nil }
                throw Failure(.inputOutput, "\(path) was changed during this run, and stays as it is")
            } catch {
                guard let original = staging.shownOriginal(of: step) else { return error }
                let note = Diagnostic("what \(path) was is kept as \(quoted(original))", severity: .note)
                return Failure(error.kind, error.diagnostics + [note])
            }
        }
    }

    /// - Returns: why the staging folder could not be removed, nil if it was.
    func removeStaging() -> Failure? {
        do throws(Failure) {
            try staging.remove(
                known: steps.flatMap { [staging.original($0.number), staging.prepared($0.number)] } + contents
            )
            return nil
        } catch {
            return error
        }
    }

    // MARK: - Places -

    /// Adds the step that puts something into place, or takes it away, unless it is put with the folder that it is in.
    ///
    /// - Returns: where it is to be prepared.
    private mutating func add(
        _ action: Step.Action,
        _ place: String,
        fileCount: Int32,
        expecting expected: Step.Expected
    ) -> String {
        if let (index, prepared) = preparedInRoot(place) {
            steps[index].fileCount += fileCount
            return prepared
        }
        let step = Step(
            action: action,
            number: nextNumber,
            path: place,
            fileCount: fileCount,
            expected: expected
        )
        // So that what is there of it is removed, whatever happens.
        steps.append(step)
        return staging.prepared(step.number)
    }

    private var nextNumber: Int32 { Int32(steps.count) }

    /// Where something is prepared that goes into a new root, and the index of the step that puts that.
    private func preparedInRoot(_ place: String) -> (step: Int, path: String)? {
        for (root, step) in newRoots {
            if let rest = place.rest(below: root) { return (step, "\(staging.prepared(steps[step].number))/\(rest)") }
        }
        return nil
    }

    /// Where something in an output folder goes, in a folder that is there or is made.
    private mutating func place(ofItem path: String, in output: OutputFolder) throws(Failure) -> String {
        let folder = try place(of: Disk.parent(ofItem: path), in: output)
        try makeFolders(folder, in: output)
        let name = path.lastPart
        return folder.isEmpty ? String(name) : "\(folder)/\(name)"
    }

    /// Where a folder in an output folder is, links on the way followed.
    private mutating func place(of path: String, in output: OutputFolder) throws(Failure) -> String {
        let whole = path.isEmpty ? output.identity : Disk.join(output.identity, path)
        if let place = places[whole] { return place }
        let root = staging.folder.path
        let resolved = path.isEmpty ? whole : try Disk.resolved(whole)
        guard let resolved, let place = resolved == root ? "" : resolved.rest(below: root) else {
            throw Failure(.cannotCreate, "\(quoted(output.shown(path))) leads out of the output folder")
        }
        places[whole] = place
        return place
    }

    private mutating func makeFolders(_ path: String, in output: OutputFolder) throws(Failure) {
        guard !folders.contains(path) else { return }
        let parent = Disk.parent(ofItem: path)
        try makeFolders(parent, in: output)
        folders.insert(path)
        if let prepared = preparedInRoot(path)?.path {
            remember([prepared])
            try staging.folder.makeFolder(prepared)
            return
        }
        guard try staging.folder.status(path) == nil else { return }
        // Only the first folder on the way to an output folder that is not there comes with all that goes into it.
        guard parent.isEmpty, output.identity != staging.folder.path else {
            steps.append(Step(action: .makeFolder, number: nextNumber, path: path))
            return
        }
        let prepared = add(.putFolder, path, fileCount: 0, expecting: .nothing)
        newRoots[path] = steps.count - 1
        try staging.folder.makeFolder(prepared)
    }
}
