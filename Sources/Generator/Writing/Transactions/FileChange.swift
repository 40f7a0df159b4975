/// A file that a run writes into an existing folder, and what it found in its place.
struct FileChange: TransactionStep {

    private let planned: PlannedFile
    private let output: OutputFolder
    private let place: WritablePath
    /// Beside the place: the name of a file until it is complete.
    private let hidden: WritablePath
    /// Nil if nothing was there.
    private let original: FileStatus?
    /// The target of the symlink that is replaced, as it is written in it; nil for anything else.
    private let symlinkTarget: String?

    init(_ planned: PlannedFile, in output: OutputFolder, at place: WritablePath, hidden: WritablePath) throws(Failure)
    {
        (self.planned, self.output, self.place, self.hidden) = (planned, output, place, hidden)
        original = try Disk.status(of: place.path)
        symlinkTarget = original?.kind == .link ? Disk.destination(ofLink: place.path) : nil
    }

    private var contents: [UInt8] { planned.contents ?? [] }

    /// Writes the new file under its hidden name.
    func prepare() throws(Failure) {
        try hidden.write(contents, like: original, isExecutable: planned.isExecutable)
    }

    func perform() throws(Failure) {
        try planned.checkIsUnchanged(in: output)
        try hidden.move(to: place)
    }

    func discard() throws(Failure) { try hidden.removeFile() }

    /// Puts back what was found, with its permissions.
    func undo() throws(Failure) {
        do throws(Failure) {
            guard try Disk.existing(at: place.path) == .file(contents) else {
                throw Failure(.cannotCreate, "it was changed during this run, and stays as it is")
            }
            if case .file(let bytes) = planned.existing {
                try hidden.write(bytes, like: original)
            } else if let symlinkTarget {
                try hidden.makeSymlink(to: symlinkTarget)
            } else {
                return try place.removeFile()
            }
            try hidden.move(to: place)
        } catch {
            try? hidden.removeFile()
            throw error.after("'\(place.shown)' could not be restored")
        }
    }
}
