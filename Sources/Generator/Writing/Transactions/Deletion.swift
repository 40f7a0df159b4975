/// A file that a run deletes, or a module's folder with nothing else in it. It gets a hidden name, so that it can be put back,
/// and is deleted when all else is done.
struct Deletion: TransactionStep {

    private let place: WritablePath
    private let hidden: WritablePath
    private let output: OutputFolder
    /// The path of the file or folder, relative to the output folder.
    private let path: String
    /// The file, or those in the folder.
    private let files: [PlannedFile]

    init(
        of path: String,
        with files: [PlannedFile],
        in output: OutputFolder,
        at place: WritablePath,
        hidden: WritablePath
    ) {
        (self.path, self.files, self.output) = (path, files, output)
        (self.place, self.hidden) = (place, hidden)
    }

    func perform() throws(Failure) {
        for file in files { try file.checkIsUnchanged(in: output) }
        // A file may have come into the folder.
        if files.first?.path != path, try !output.canDelete(path, with: Set(files.map(\.path))) {
            let message = "'\(place.shown)' was changed during this run"
            throw Failure(.cannotCreate, message, help: "run the command again")
        }
        try place.move(to: hidden)
    }

    func discard() throws(Failure) {}

    func undo() throws(Failure) {
        do throws(Failure) {
            guard try Disk.kind(of: place.path) == .absent else {
                throw Failure(.cannotCreate, "another program has put something into its place")
            }
            try hidden.move(to: place)
        } catch {
            throw error.after("'\(place.shown)' could not be restored: it is '\(hidden.shown)' now")
        }
    }

    /// Deletes what has the hidden name.
    func finish() throws(Failure) {
        do throws(Failure) { try hidden.remove() } catch { throw error.after("'\(hidden.shown)' could not be deleted") }
    }
}

extension Failure {

    /// The failure with another message before its own.
    func after(_ message: String) -> Failure { Failure(kind, [Diagnostic(message)] + diagnostics) }
}

extension PlannedFile {

    /// - Throws: a `cannotCreate` failure if something else is in its place than when the plan was made.
    func checkIsUnchanged(in output: OutputFolder) throws(Failure) {
        let current = try output.look(path)
        if current == existing { return }
        let problem = existing == .absent ? "appeared" : current == .absent ? "disappeared" : "was changed"
        let message = "'\(output.shown(path))' \(problem) during this run"
        throw Failure(.cannotCreate, message, help: "run the command again")
    }
}
