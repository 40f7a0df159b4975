/// The hidden folder in which a run prepares what it puts into place, and keeps what it takes away until it has come to
/// its end. Each user has one in a folder at most, since a run has the folder to itself (`Claim`): one that the next
/// run finds was left by a run that was killed.
struct StagingFolder {

    /// How far a run has come.
    enum State {
        /// Nothing of what it wants is done.
        case preparing
        /// It is in the midst of its steps, since the time that is given.
        case begun(Journal, Folder.Time)
        /// All is done.
        case committed(Journal)
    }

    static let name = ".vipergen-\(Disk.user)"
    /// Tells the folder from one that somebody else called like it. It is there first and goes last.
    private static let mark = "vipergen"
    private static let journal = "journal"
    /// What the journal is called when all is done: one rename is what tells a whole run from one to be taken back.
    private static let committedJournal = "done"

    /// The folder that it is in.
    let folder: Folder

    /// Makes the folder.
    init(in folder: Folder) throws(Failure) {
        self.folder = folder
        guard try folder.makeFolder(Self.name, mode: 0o700) else {
            throw Failure(
                .cannotCreate,
                "\(quoted(folder.shown(Self.name))) is in the way",
                help: "if no other run of vipergen is at work there, see what is in it and move it away"
            )
        }
        do {
            try folder.write([], to: Self.path(Self.mark))
        } catch {
            do throws(Failure) {
                // It may be there although it could not be closed.
                try folder.removeFile(Self.path(Self.mark))
                try folder.removeFolder(Self.name)
            } catch let second {
                throw Failure(error.kind, error.diagnostics + second.diagnostics)
            }
            throw error
        }
    }

    /// The one that a run of this user left in a folder.
    ///
    /// - Returns: nil if there is none. What only looks like one, or is somebody else's, is none.
    init?(leftIn folder: Folder) throws(Failure) {
        self.folder = folder
        guard let status = try folder.status(Self.name), status.isFolder, status.owner == Disk.user else { return nil }
        if let mark = try folder.status(Self.path(Self.mark)) {
            if mark.isFile { return }
            return nil
        }
        // A run that was killed before it made the mark left nothing else.
        guard try folder.names(in: Self.name).isEmpty else { return nil }
    }

    private static func path(_ name: String) -> String { "\(Self.name)/\(name)" }

    /// Where what a step puts into place is prepared.
    func prepared(_ number: Int32) -> String { Self.path("\(number)") }

    /// Where what a step takes away is kept.
    func original(_ number: Int32) -> String { Self.path("\(number).old") }

    /// The path of what a step took away, as a person would name it; nil if it took nothing.
    func shownOriginal(of step: Step) -> String? {
        do throws(Failure) {
            guard try folder.status(original(step.number)) != nil else { return nil }
        } catch {
            // Where that cannot be seen, saying too much is better.
        }
        return folder.shown(original(step.number))
    }

    // MARK: - How far the run has come -

    var state: State {
        get throws(Failure) {
            let path = Self.path(Self.journal)
            if let time = try folder.status(path)?.changed, let journal = try folder.read(path).flatMap(Journal.init) {
                return .begun(journal, time)
            }
            let done = try folder.read(Self.path(Self.committedJournal))
            return done.flatMap(Journal.init).map(State.committed) ?? .preparing
        }
    }

    /// Writes down what is about to be done.
    func begin(_ journal: Journal) throws(Failure) {
        try folder.write(pieces: journal.pieces, to: Self.path(Self.journal))
    }

    /// What was begun is done.
    func commit() throws(Failure) {
        try folder.move(Self.path(Self.journal), to: Self.path(Self.committedJournal))
    }

    // MARK: - The end -

    /// Removes the folder with all that is in it; the mark goes last.
    ///
    /// - Parameter known: paths of what may be in it, a folder before what is in it.
    func remove(known: @autoclosure () -> [String] = []) throws(Failure) {
        do {
            try clear()
        } catch {
            // With no descriptor left no folder can be read, but what is known can be removed.
            for path in known().reversed() { try folder.remove(path) }
        }
        for name in [Self.journal, Self.committedJournal, Self.mark] { try folder.removeFile(Self.path(name)) }
        guard try folder.removeFolder(Self.name) else {
            // The next run is to know it again.
            try folder.write([], to: Self.path(Self.mark))
            throw Failure(.inputOutput, "cannot remove the folder \(quoted(folder.shown(Self.name))): it is not empty")
        }
    }

    private func clear(keeping names: Set<String> = []) throws(Failure) {
        guard let inside = try Folder(Disk.join(folder.path, Self.name)) else { return }
        for name in try inside.names()
        where ![Self.journal, Self.committedJournal, Self.mark].contains(name) && !names.contains(name) {
            try inside.remove(name)
        }
    }

    /// Gives the folder another name, under which nobody removes it, with nothing in it but originals.
    ///
    /// - Returns: the path of the folder, as a person would name it.
    func keep(_ numbers: [Int32]) throws(Failure) -> String {
        try clear(keeping: Set(numbers.map { "\($0).old" }))
        var number = 1
        while try folder.status("\(Self.name)-kept-\(number)") != nil { number += 1 }
        let kept = "\(Self.name)-kept-\(number)"
        try folder.move(Self.name, to: kept)
        for name in [Self.journal, Self.committedJournal, Self.mark] { try folder.removeFile("\(kept)/\(name)") }
        return folder.shown(kept)
    }
}
