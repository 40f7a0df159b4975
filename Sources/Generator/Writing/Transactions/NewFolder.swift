/// A folder that a run makes: a module's, or an output folder with all its modules. It is built under a hidden name beside
/// its place, and appears by one rename with everything in it.
final class NewFolder: TransactionStep {

    private let place: WritablePath
    private let hidden: WritablePath
    /// The folders in it, which are made, and itself as the empty path.
    private var folders: Set<String> = [""]
    private var files: [(folder: String, name: Substring, contents: [UInt8])] = []

    init(at place: WritablePath, hidden: WritablePath) throws(Failure) {
        (self.place, self.hidden) = (place, hidden)
        try hidden.makeFolder()
    }

    /// Writes a file, and the folder that it is in.
    ///
    /// - Parameter folder: relative to this folder.
    func write(_ contents: [UInt8], to name: Substring, in folder: String, isExecutable: Bool) throws(Failure) {
        try makeFolder(folder)
        // Parts instead of the path: the plan holds them already, and the paths of 10,000 modules take memory.
        files.append((folder, name, contents))
        try hidden.appending(Path.join(folder, String(name))).write(contents, isExecutable: isExecutable)
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
            for (folder, name, contents) in files {
                let file = place.appending(Path.join(folder, String(name)))
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
