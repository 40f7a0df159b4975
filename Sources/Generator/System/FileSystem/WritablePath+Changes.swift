#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Everything that changes the disk.
extension WritablePath {

    // MARK: - Writing -

    /// Makes a file where nothing is, not even a symlink.
    ///
    /// - Parameters:
    ///   - original: the file whose permissions it gets; nil for the default ones.
    ///   - isExecutable: true if the default ones are those of a program.
    func write(_ contents: [UInt8], like original: FileStatus? = nil, isExecutable: Bool = false) throws(Failure) {
        let mode: mode_t = isExecutable ? 0o777 : 0o666
        let file = retrying { open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
        guard file >= 0 else { throw failure("cannot create") }
        var code = Disk.writeAll(contents, toDescriptor: file) ? 0 : errno
        if code == 0, let original, original.isFile, !copyAttributes(of: original, to: file) {
            code = errno
            close(file)
            throw failure("cannot set the permissions of", code)
        }
        // Some file systems report a failed write only when the file is closed.
        if close(file) != 0, code == 0, errno != EINTR { code = errno }
        if code != 0 { throw Disk.failure(.inputOutput, "cannot write", shown, code) }
    }

    /// Gives an open file the permissions of another one, and its owner and group where that is allowed.
    private func copyAttributes(of original: FileStatus, to file: Int32) -> Bool {
        var own = stat()
        guard fstat(file, &own) == 0 else { return false }
        if (own.owner, own.group) != (original.owner, original.group) {
            _ = fchown(file, original.owner, original.group)
        }
        return own.mode == original.mode || fchmod(file, original.mode) == 0
    }

    func makeFolder() throws(Failure) {
        if mkdir(path, 0o777) != 0 { throw failure("cannot create the folder") }
    }

    func makeSymlink(to destination: String) throws(Failure) {
        if symlink(destination, path) != 0 { throw failure("cannot create") }
    }

    // MARK: - Moving -

    /// Moves a file, replacing the file at the other path; or a folder, to where nothing or an empty folder is.
    func move(to other: WritablePath) throws(Failure) {
        if rename(path, other.path) != 0 { throw other.failure("cannot create") }
    }

    // MARK: - Deleting -

    /// Deletes a file or a symlink. It may be missing.
    func removeFile() throws(Failure) {
        if unlink(path) != 0, errno != ENOENT { throw failure("cannot remove") }
    }

    /// Deletes a folder if it is empty, apart from junk. It may be missing.
    ///
    /// - Returns: false if it is not empty, or no folder.
    @discardableResult
    func removeFolder() throws(Failure) -> Bool {
        if rmdir(path) == 0 || errno == ENOENT { return true }
        if errno == ENOTDIR { return false }
        guard errno == ENOTEMPTY || errno == EEXIST else { throw failure("cannot remove the folder") }
        let entries = try Disk.entries(in: path)
        guard entries.allSatisfy({ $0.kind == .file && $0.name.isJunk }) else { return false }
        for (name, _) in entries { try appending(name).removeFile() }
        if rmdir(path) == 0 { return true }
        throw failure("cannot remove the folder")
    }

    /// Deletes a folder if nothing but folders is in it.
    ///
    /// - Returns: false if something else is.
    func removeFolders() throws(Failure) -> Bool {
        for (name, kind) in try Disk.entries(in: path, mayBeAbsent: true) where kind == .folder {
            _ = try appending(name).removeFolders()
        }
        return try removeFolder()
    }

    /// Deletes a file, a folder with everything in it, or a symlink, but not its target. It may be missing.
    func remove() throws(Failure) {
        guard try Disk.kind(of: path) == .folder else { return try removeFile() }
        for name in try Disk.names(in: path) { try appending(name).remove() }
        guard try removeFolder() else { throw failure("cannot remove the folder", ENOTEMPTY) }
    }

    /// The failure for an error of the system, about this path; about its folder if that is read-only: the path may be a
    /// temporary one, which says nothing to a person.
    private func failure(_ attempt: String, _ code: Int32 = errno) -> Failure {
        let folder = Path.parent(of: path)
        let isReadOnly = code == EROFS || code == EACCES && !Disk.mayWrite(in: folder)
        return isReadOnly
            ? Disk.failure(.cannotCreate, "cannot write in the folder", Disk.shown(folder), code)
            : Disk.failure(.cannotCreate, attempt, shown, code)
    }
}
