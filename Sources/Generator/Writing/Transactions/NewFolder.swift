/// A folder that a run makes: a module's, or an output folder with all its modules. It is built under a hidden name beside
/// its place, and appears by one rename with everything in it.
final class NewFolder: TransactionStep {

    private let place: WritablePath
    private let hidden: WritablePath
    /// The folders in it, which are made, and itself as the empty path.
    private var folders: Set<String> = [""]
    private var files: [(path: String, contents: [UInt8])] = []

    init(at place: WritablePath, hidden: WritablePath) throws(Failure) {
        (self.place, self.hidden) = (place, hidden)
        try hidden.makeFolder()
    }

    /// Writes a file, and the folders that it is in.
    ///
    /// - Parameter path: relative to the folder.
    func write(_ contents: [UInt8], to path: String, isExecutable: Bool) throws(Failure) {
        try makeFolder(Path.parent(ofItem: path))
        files.append((path, contents))
        try hidden.appending(path).write(contents, isExecutable: isExecutable)
    }

    private func makeFolder(_ path: String) throws(Failure) {
        guard folders.insert(path).inserted else { return }
        try makeFolder(Path.parent(ofItem: path))
        try hidden.appending(path).makeFolder()
    }

    func perform() throws(Failure) {
        // rename(2) would replace an empty folder.
        guard try Disk.kind(of: place.path) == .absent else {
            let message = "'\(place.shown)' appeared during this run"
            throw Failure(.cannotCreate, message, help: "run the command again")
        }
        try hidden.move(to: place)
    }

    func discard() throws(Failure) { try hidden.remove() }

    /// Deletes the folder, but no file that another program has made or changed in it.
    func undo() throws(Failure) {
        do throws(Failure) {
            for (path, contents) in files {
                let file = place.appending(path)
                if try Disk.existing(at: file.path) == .file(contents) { try file.removeFile() }
            }
            guard try place.removeFolders() else {
                throw Failure(.cannotCreate, "it was changed during this run, and stays")
            }
        } catch {
            throw error.after("'\(place.shown)' is new, and could not be deleted")
        }
    }
}
