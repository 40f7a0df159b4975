/// A journal on disk. A run, or its recovery, holds a lock on it while it is at work. If the lock is free, the run was
/// killed.
final class JournalFile {

    let entry: Entry
    private let file: OpenFile

    /// A run's new journal.
    ///
    /// - Parameters:
    ///   - folder: one of the user's state folders.
    ///   - roots: the folders that the run has locked.
    init(in folder: WritableRoot, of roots: [WritableRoot]) throws(Failure) {
        entry = try folder.entry(String.random)
        file = OpenFile(try entry.create(mode: 0o600))
        // Other runs read it as soon as it has roots.
        _ = file.lock()
        do throws(Failure) {
            let records = try roots.map { root throws(Failure) in
                Journal.Record.root(.init(path: root.folder.path, identity: try root.folder.status.identity))
            }
            try append([Journal.start] + records)
        } catch {
            try? entry.removeFile()
            throw error
        }
    }

    /// Whether a journal can have a name.
    static func isName(_ name: String) -> Bool { name.utf8.count == 16 && name.allSatisfy(\.isHexDigit) }

    /// An existing journal.
    ///
    /// - Returns: nil if it is gone.
    init?(_ entry: Entry) throws(Failure) {
        // On a network file system, only a file that is open for writing can be locked.
        guard let file = try entry.folder.open(entry.name, isForWriting: true) else { return nil }
        (self.entry, self.file) = (entry, file)
    }

    func lock() -> OpenFile.LockState { file.lock() }

    func append(_ records: [Journal.Record]) throws(Failure) {
        guard let bytes = try? Journal.bytes(records), Disk.writeAll(bytes, toDescriptor: file.descriptor) else {
            throw Disk.failure(.inputOutput, "cannot write", entry.path)
        }
    }
}

extension String {

    /// Sixteen random hexadecimal digits.
    static var random: String { UInt64.random(in: 0 ... .max).hexadecimal(16) }
}
