#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An open folder. What is in it is read by name, and symlinks are never followed. Only an `Entry` changes anything.
final class Folder: Sendable {

    /// The path from the root, without symlinks.
    let path: String
    let descriptor: Int32

    /// Opens a folder.
    ///
    /// - Parameter path: from the root. No folder on the way may be a symlink.
    /// - Returns: nil if there is no folder at the path.
    convenience init?(_ path: String) throws(Failure) {
        let descriptor = retrying { open(path, Self.flags) }
        if descriptor < 0, [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
        guard descriptor >= 0 else { throw Disk.failure(.cannotCreate, "cannot open the folder", path) }
        self.init(path, descriptor)
    }

    private init(_ path: String, _ descriptor: Int32) {
        (self.path, self.descriptor) = (path, descriptor)
    }

    deinit { close(descriptor) }

    private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

    /// The path of something in this folder, as a person would name it.
    func shown(_ name: String = "") -> String {
        Disk.shown(Path.join(path, name))
    }

    /// The failure for `errno`, about something in this folder.
    func failure(_ attempt: String, _ name: String, _ code: Int32 = errno) -> Failure {
        Disk.failure(.cannotCreate, attempt, shown(name), code)
    }

    // MARK: - Reading -

    /// What the system knows of something, without following a symlink.
    struct Status {
        let isFolder: Bool
        let isFile: Bool
        let isLink: Bool
        let attributes: Attributes
        let device: UInt64
        let inode: UInt64
        /// In bytes.
        let size: Int64
        /// When its contents changed last.
        let changed: Time
    }

    struct Attributes: Equatable {
        let owner: uid_t
        let group: gid_t
        /// The permissions, without the kind.
        let mode: mode_t
    }

    struct Time: Comparable {
        let seconds: Int
        let nanoseconds: Int

        static func < (one: Time, other: Time) -> Bool {
            (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
        }
    }

    var status: Status {
        get throws(Failure) {
            var status = stat()
            guard fstat(descriptor, &status) == 0 else { throw failure("cannot look at", "") }
            return Status(status)
        }
    }

    /// - Returns: nil if nothing in this folder has the name.
    func status(_ name: String) throws(Failure) -> Status? {
        var status = stat()
        if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return Status(status) }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw failure("cannot look at", name)
    }

    /// Opens a folder in this one.
    ///
    /// - Returns: nil if nothing has the name, or something other than a folder has it.
    func folder(_ name: String) throws(Failure) -> Folder? {
        let opened = retrying { openat(descriptor, name, Self.flags) }
        if opened >= 0 { return Folder(Path.join(path, name), opened) }
        if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
        throw failure("cannot open the folder", name)
    }

    /// The names in this folder, in no order.
    func names() throws(Failure) -> [String] {
        let opened = retrying { openat(descriptor, ".", Self.flags) }
        guard opened >= 0 else { throw failure("cannot read", "") }
        guard let stream = fdopendir(opened) else {
            let error = failure("cannot read", "")
            close(opened)
            throw error
        }
        defer { closedir(stream) }
        return try Disk.entries(of: stream, path).map(\.name)
    }

    /// In which the Finder of macOS keeps how it shows a folder.
    static let finderFile = ".DS_Store"

    /// Whether nothing is in this folder but what the Finder keeps there.
    var isEmpty: Bool {
        get throws(Failure) { try names().allSatisfy { $0 == Self.finderFile } }
    }

    /// The bytes of a file.
    ///
    /// - Returns: nil for everything that is no file, a symlink included.
    func read(_ name: String) throws(Failure) -> [UInt8]? {
        // Without O_NONBLOCK, opening a pipe waits for a writer.
        let file = retrying { openat(descriptor, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        if file < 0, [ELOOP, ENOENT, ENXIO, EOPNOTSUPP].contains(errno) { return nil }
        guard file >= 0 else { throw failure("cannot read", name) }
        defer { close(file) }
        return try Disk.contents(ofFile: file, shown(name))
    }

    // MARK: - Locking -

    enum LockState { case taken, elsewhere, unknown }

    /// Tries to lock the folder with flock(2). The lock ends when the folder is closed.
    ///
    /// - Returns: `unknown` where the file system has no locks.
    func lock() -> LockState { Self.lock(descriptor) }

    static func lock(_ descriptor: Int32) -> LockState {
        if retrying({ flock(descriptor, LOCK_EX | LOCK_NB) }) == 0 { return .taken }
        return errno == EWOULDBLOCK ? .elsewhere : .unknown
    }

    /// Whether the folder is still the one at its path.
    var isThere: Bool {
        get throws(Failure) {
            var other = stat()
            guard lstat(path, &other) == 0 else {
                if errno == ENOENT || errno == ENOTDIR { return false }
                throw failure("cannot look at", "")
            }
            // A network file system has no status for an open folder that was deleted.
            guard let own = try? status else { return false }
            let now = Status(other)
            return (own.device, own.inode) == (now.device, now.inode)
        }
    }
}

extension Folder.Status {

    fileprivate init(_ status: stat) {
        let kind = status.st_mode & S_IFMT
        (isFolder, isFile, isLink) = (kind == S_IFDIR, kind == S_IFREG, kind == S_IFLNK)
        attributes = Folder.Attributes(owner: status.st_uid, group: status.st_gid, mode: status.st_mode & 0o7777)
        (device, inode) = (UInt64(truncatingIfNeeded: status.st_dev), UInt64(status.st_ino))
        size = Int64(status.st_size)
        let changed = System.modificationTime(of: status)
        self.changed = Folder.Time(seconds: changed.tv_sec, nanoseconds: changed.tv_nsec)
    }
}

/// Makes a call again that a signal ended before it did anything, but not without end.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    var result = call()
    var count = 0
    while result < 0, errno == EINTR, count < 1_000 {
        result = call()
        count += 1
    }
    return result
}
