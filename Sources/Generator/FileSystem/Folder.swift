#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An open folder. What is in it is read by name, and symlinks are never followed. Only an `Entry` changes anything.
final class Folder: Sendable {

    /// The path from the root, without symlinks.
    let path: String
    private let file: OpenFile

    /// Opens a folder.
    ///
    /// - Parameter path: from the root. No parent may be a symlink.
    /// - Returns: nil if there is no folder at the path.
    convenience init?(_ path: String) throws(Failure) { try self.init(path, at: path, in: AT_FDCWD) }

    private init?(_ name: String, at path: String, in folder: Int32) throws(Failure) {
        let descriptor = retrying { openat(folder, name, Self.flags) }
        let code = errno
        if descriptor < 0, [ENOENT, ENOTDIR, ELOOP].contains(code) { return nil }
        guard descriptor >= 0 else {
            throw Disk.failure(.cannotCreate, "cannot open the folder", Disk.shown(path), code)
        }
        (self.path, file) = (path, OpenFile(descriptor))
    }

    var descriptor: Int32 { file.descriptor }

    private static let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC

    /// The path of something in this folder, as a person would name it.
    func shown(_ name: String = "") -> String { Disk.shown(Path.join(path, name)) }

    /// The failure for an error of the system, about something in this folder.
    func failure(_ attempt: String, _ name: String, _ code: Int32 = errno) -> Failure {
        Disk.failure(.cannotCreate, attempt, shown(name), code)
    }

    // MARK: - Reading -

    var status: Status {
        get throws(Failure) {
            guard let status = file.status else { throw failure("cannot look at", "") }
            return status
        }
    }

    /// - Returns: nil if nothing in this folder has the name.
    func status(_ name: String) throws(Failure) -> Status? {
        var status = stat()
        if fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 { return status }
        if errno == ENOENT || errno == ENOTDIR { return nil }
        throw failure("cannot look at", name)
    }

    /// Opens a folder in this one.
    ///
    /// - Returns: nil if nothing has the name, or something other than a folder has it.
    func folder(_ name: String) throws(Failure) -> Folder? {
        try Folder(name, at: Path.join(path, name), in: descriptor)
    }

    /// The names in this folder, in no order.
    func names() throws(Failure) -> [String] {
        let opened = retrying { openat(descriptor, ".", Self.flags) }
        return try Disk.entries(ofDescriptor: opened, path).map(\.name)
    }

    /// The file in which the Finder of macOS keeps how it shows a folder.
    static let finderFile = ".DS_Store"

    /// Opens a file.
    ///
    /// - Returns: nil if the file is missing, or if it is a symlink or a socket.
    func open(_ name: String, isForWriting: Bool = false) throws(Failure) -> OpenFile? {
        let access = isForWriting ? O_RDWR : O_RDONLY
        // Without O_NONBLOCK, opening a pipe waits for a writer.
        let file = retrying { openat(descriptor, name, access | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        if file >= 0 { return OpenFile(file) }
        if [ELOOP, ENOENT, ENXIO, EOPNOTSUPP].contains(errno) { return nil }
        throw failure("cannot open", name)
    }

    /// The bytes of a file.
    ///
    /// - Returns: nil if it is missing or no file: a symlink, for example.
    func read(_ name: String) throws(Failure) -> [UInt8]? {
        guard let file = try open(name), file.status?.isFile == true else { return nil }
        return try file.contents(shown(name))
    }

    // MARK: - Locking -

    /// Tries to lock the folder. The lock ends when the folder is closed.
    func lock() -> OpenFile.LockState { file.lock() }

    /// True if the folder is still the one at its path.
    var isAtItsPath: Bool {
        get throws(Failure) {
            guard let now = try Disk.status(of: path), let own = file.status else { return false }
            return own.identity == now.identity
        }
    }
}
