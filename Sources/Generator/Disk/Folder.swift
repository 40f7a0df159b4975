#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A folder that is open. Paths are relative to it, and what a link leads to is never changed: of a path's folders only
/// the caller says that none is a link.
final class Folder: Sendable {

    /// The path from the root, without links.
    let path: String
    private let descriptor: Int32

    /// - Returns: nil if there is no folder at the path.
    init?(_ path: String) throws(Failure) {
        descriptor = retrying { open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
        self.path = path
        guard descriptor < 0 else { return }
        if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
        throw Disk.failure(.cannotCreate, "cannot open the folder", path)
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// The path of what is in this folder, as a person would name it.
    func shown(_ path: String) -> String {
        let whole = Disk.join(self.path, path)
        return (try? Disk.realPath(".")).flatMap { whole.rest(below: $0) } ?? whole
    }

    private func failure(_ attempt: String, _ path: String, _ code: Int32 = errno) -> Failure {
        Disk.failure(.cannotCreate, attempt, shown(path), code)
    }

    // MARK: - Looking -

    /// What is known of what is at a path itself.
    struct Status {
        let isFolder: Bool
        let isFile: Bool
        let isLink: Bool
        let owner: uid_t
        let group: gid_t
        /// The permissions, without the kind.
        let mode: mode_t
        let inode: UInt64
        /// The last change of its contents.
        let changed: Time
    }

    struct Time: Comparable {
        let seconds: Int
        let nanoseconds: Int

        static func < (one: Time, other: Time) -> Bool {
            (one.seconds, one.nanoseconds) < (other.seconds, other.nanoseconds)
        }
    }

    /// - Returns: nil if nothing is at the path.
    func status(_ path: String) throws(Failure) -> Status? {
        var status = stat()
        if fstatat(descriptor, path, &status, AT_SYMLINK_NOFOLLOW) == 0 { return Status(status) }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw failure("cannot look at", path)
    }

    /// Whether none of the folders on the way to a path is a link.
    func leadsStraight(to path: String) throws(Failure) -> Bool {
        let parts = path.pathParts
        if parts.joined(separator: "/") != path || parts.contains(where: { [".", ".."].contains($0) }) { return false }
        for count in parts.indices.dropFirst() {
            let status = try status(parts[..<count].joined(separator: "/"))
            guard let status else { return true }
            if !status.isFolder { return false }
        }
        return true
    }

    /// The names in a folder, in no order.
    func names(in path: String = ".") throws(Failure) -> [String] {
        let folder = retrying { openat(descriptor, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
        guard folder >= 0 else { throw failure("cannot read", path) }
        guard let stream = fdopendir(folder) else {
            let error = failure("cannot read", path)
            close(folder)
            throw error
        }
        defer { closedir(stream) }
        guard let names = Disk.names(of: stream) else { throw failure("cannot read", path) }
        return names
    }

    /// The bytes of a file; of a link or anything else that is none, nothing.
    func read(_ path: String) throws(Failure) -> [UInt8]? {
        // Opening a pipe waits for somebody to write into it, unless it is told not to.
        let file = retrying { openat(descriptor, path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        if file < 0, errno == ELOOP || errno == ENOENT || errno == ENXIO { return nil }
        guard file >= 0 else { throw failure("cannot read", path) }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        guard let contents = Disk.contents(of: file) else { throw failure("cannot read", path) }
        return contents
    }

    // MARK: - Changing -

    /// Makes a file where nothing may be, a link neither (`O_EXCL`).
    func write(_ contents: [UInt8], to path: String) throws(Failure) {
        try write(pieces: CollectionOfOne(contents), to: path)
    }

    /// Makes a file of pieces, as above.
    func write(pieces: some Sequence<[UInt8]>, to path: String) throws(Failure) {
        let file = retrying { openat(descriptor, path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
        guard file >= 0 else { throw failure("cannot create", path) }
        let isWritten = pieces.allSatisfy { Disk.write($0, toDescriptor: file) }
        let reason = errno
        // What could not be written may only be told when the file is closed.
        let isClosed = close(file) == 0 || errno == EINTR
        guard isWritten, isClosed else {
            let code = isWritten ? errno : reason
            throw Disk.failure(.inputOutput, "cannot write", shown(path), code)
        }
    }

    /// - Returns: false if something is there already.
    @discardableResult
    func makeFolder(_ path: String, mode: mode_t = 0o777) throws(Failure) -> Bool {
        if mkdirat(descriptor, path, mode) == 0 { return true }
        if errno == EEXIST { return false }
        throw failure("cannot create the folder", path)
    }

    /// Moves a file over the one at a path, or a folder to a path where nothing or an empty folder is.
    func move(_ source: String, to path: String) throws(Failure) {
        if renameat(descriptor, source, descriptor, path) != 0 { throw failure("cannot create", path) }
    }

    /// Has a file at another path too, where nothing may be: unlike rename(2), link(2) takes nobody's place.
    ///
    /// - Returns: false if something is there, or this cannot be done with this file.
    func link(_ source: String, to path: String) -> Bool {
        linkat(descriptor, source, descriptor, path, 0) == 0
    }

    /// Gives something the permissions of another, and as far as that is allowed its owner and group.
    func give(_ path: String, attributesOf status: Status) throws(Failure) {
        guard let own = try self.status(path) else { return }
        if (own.owner, own.group) != (status.owner, status.group) {
            _ = fchownat(descriptor, path, status.owner, status.group, AT_SYMLINK_NOFOLLOW)
        }
        if own.mode != status.mode, fchmodat(descriptor, path, status.mode, 0) != 0 {
            throw failure("cannot set the permissions of", path)
        }
    }

    /// Removes a file or a link. That it is not there is no error.
    func removeFile(_ path: String) throws(Failure) {
        if unlinkat(descriptor, path, 0) != 0, errno != ENOENT { throw failure("cannot remove", path) }
    }

    /// Removes a folder if nothing is in it.
    ///
    /// - Returns: false if something is.
    @discardableResult
    func removeFolder(_ path: String) throws(Failure) -> Bool {
        if unlinkat(descriptor, path, AT_REMOVEDIR) == 0 || errno == ENOENT { return true }
        if errno == ENOTEMPTY || errno == EEXIST || errno == ENOTDIR { return false }
        throw failure("cannot remove the folder", path)
    }

    /// Removes what is at a path, a folder with all that is in it. Of a link the link alone.
    func remove(_ path: String) throws(Failure) {
        // What it is, removing it tells: with EISDIR on Linux, EPERM elsewhere (unlink(2)).
        if unlinkat(descriptor, path, 0) == 0 || errno == ENOENT { return }
        let reason = errno
        guard reason == EISDIR || reason == EPERM else { throw failure("cannot remove", path, reason) }
        if try removeFolder(path) { return }
        guard let folder = try self.folder(path) else { throw failure("cannot remove", path, reason) }
        for name in try folder.names() { try folder.remove(name) }
        guard try removeFolder(path) else { throw failure("cannot remove the folder", path, ENOTEMPTY) }
    }

    /// A folder in this one.
    ///
    /// - Parameter path: a name, so that there is no link on the way.
    /// - Returns: nil if it is none.
    private func folder(_ path: String) throws(Failure) -> Folder? {
        let opened = retrying { openat(descriptor, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
        if opened >= 0 { return Folder(Disk.join(self.path, path), opened) }
        if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return nil }
        throw failure("cannot read", path)
    }

    private init(_ path: String, _ descriptor: Int32) {
        (self.path, self.descriptor) = (path, descriptor)
    }

    // MARK: - Locking -

    enum LockState { case taken, elsewhere, unknown }

    /// Tries to lock the folder, as flock(2) does it: until it is closed, and other than the files in it nothing tells
    /// of it.
    ///
    /// - Parameter isShared: whether others may lock it too, if they share it.
    func lock(isShared: Bool) -> LockState {
        if retrying({ flock(descriptor, (isShared ? LOCK_SH : LOCK_EX) | LOCK_NB) }) == 0 { return .taken }
        return errno == EWOULDBLOCK ? .elsewhere : .unknown
    }

    /// Whether the folder is still the one at its path.
    var isThere: Bool {
        get throws(Failure) {
            var (own, other) = (stat(), stat())
            guard fstat(descriptor, &own) == 0 else { throw failure("cannot look at", "") }
            guard lstat(path, &other) == 0 else {
                if errno == ENOENT || errno == ENOTDIR { return false }
                throw failure("cannot look at", "")
            }
            return own.st_ino == other.st_ino && own.st_dev == other.st_dev
        }
    }
}

extension Folder.Status {

    fileprivate init(_ status: stat) {
        let kind = status.st_mode & S_IFMT
        (isFolder, isFile, isLink) = (kind == S_IFDIR, kind == S_IFREG, kind == S_IFLNK)
        (owner, group, mode) = (status.st_uid, status.st_gid, status.st_mode & 0o7777)
        inode = UInt64(status.st_ino)
        #if canImport(Darwin)
        changed = Folder.Time(seconds: status.st_mtimespec.tv_sec, nanoseconds: status.st_mtimespec.tv_nsec)
        #else
        changed = Folder.Time(seconds: status.st_mtim.tv_sec, nanoseconds: status.st_mtim.tv_nsec)
        #endif
    }
}

/// A call that a signal ended before it did anything is made again, but not without end.
func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
    var result = call()
    var count = 0
    while result < 0, errno == EINTR, count < 1_000 {
        result = call()
        count += 1
    }
    return result
}
