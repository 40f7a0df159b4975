#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A journal on disk. It is locked as long as a run or its recovery is at work, so one that can be locked is of a run that was
/// killed.
final class JournalFile {

    let entry: Entry
    private let descriptor: Int32

    /// A run's new journal.
    ///
    /// - Parameters:
    ///   - folder: one of the user's state folders.
    ///   - roots: the folders that the run has locked.
    init(in folder: WritableRoot, of roots: [WritableRoot]) throws(Failure) {
        var records = [Journal.start]
        for root in roots {
            let status = try root.folder.status
            let path = root.folder.path
            records.append(Journal.Root(path: path, device: status.device, inode: status.inode).fields)
        }
        let name = String.random
        // Other runs see it only once it is locked.
        let new = try folder.entry(name + Self.newSuffix)
        entry = try folder.entry(name)
        descriptor = try new.create(mode: 0o600)
        _ = Folder.lock(descriptor)
        do {
            try append(records)
            try new.move(to: entry)
        } catch {
            try? new.removeFile()
            throw error
        }
    }

    private static let newSuffix = ".new"

    /// Whether a journal with this name is still being made; nil if this is no journal's name.
    static func isNew(_ name: String) -> Bool? {
        let isNew = name.hasSuffix(newSuffix)
        let digits = isNew ? name.dropLast(newSuffix.count) : name[...]
        return digits.utf8.count == 16 && digits.allSatisfy(\.isHexDigit) ? isNew : nil
    }

    /// A journal that is there.
    ///
    /// - Returns: nil if it is gone.
    init?(_ entry: Entry) throws(Failure) {
        self.entry = entry
        descriptor = retrying {
            openat(entry.folder.descriptor, entry.name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        }
        guard descriptor < 0 else { return }
        if [ENOENT, ELOOP].contains(errno) { return nil }
        throw entry.folder.failure("cannot open", entry.name)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    func lock() -> Folder.LockState { Folder.lock(descriptor) }

    func append(_ records: [[String]]) throws(Failure) {
        guard Disk.write(Journal.bytes(records), toDescriptor: descriptor) else {
            throw Disk.failure(.inputOutput, "cannot write", entry.shown)
        }
    }

    /// Deletes it.
    func remove() throws(Failure) { try entry.removeFile() }
}

extension String {

    /// Sixteen random hexadecimal digits.
    static var random: String {
        var generator = SystemRandomNumberGenerator()
        let digits = String(generator.next() as UInt64, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
