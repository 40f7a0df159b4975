#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A name in an open folder: the only thing that can be written, moved or deleted. Only a `WritableRoot` makes one, so every
/// change has passed its checks.
struct Entry: Sendable {

    let folder: Folder
    let name: String

    fileprivate init(_ folder: Folder, _ name: String) {
        (self.folder, self.name) = (folder, name)
    }

    /// The path, as a person would name it.
    var shown: String { folder.shown(name) }

    /// - Returns: nil if nothing is there.
    var status: Folder.Status? {
        get throws(Failure) { try folder.status(name) }
    }

    // MARK: - Writing -

    /// Makes a file where nothing is, not even a symlink.
    func write(_ contents: [UInt8]) throws(Failure) {
        let file = try create()
        let isWritten = Disk.write(contents, toDescriptor: file)
        let reason = errno
        // Some file systems report a failed write only when the file is closed.
        let isClosed = close(file) == 0 || errno == EINTR
        guard isWritten, isClosed else {
            let code = isWritten ? errno : reason
            throw Disk.failure(.inputOutput, "cannot write", shown, code)
        }
    }

    /// Makes an empty file where nothing is.
    ///
    /// - Returns: its descriptor, open for writing, which the caller closes.
    func create(mode: mode_t = 0o666) throws(Failure) -> Int32 {
        let file = retrying { openat(folder.descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode) }
        guard file >= 0 else { throw folder.failure("cannot create", name) }
        return file
    }

    /// - Returns: false if something is there already.
    @discardableResult
    func makeFolder(mode: mode_t = 0o777) throws(Failure) -> Bool {
        if mkdirat(folder.descriptor, name, mode) == 0 { return true }
        if errno == EEXIST { return false }
        throw folder.failure("cannot create the folder", name)
    }

    func makeSymlink(to destination: String) throws(Failure) {
        if symlinkat(destination, folder.descriptor, name) != 0 { throw folder.failure("cannot create", name) }
    }

    /// Gives this the permissions of another, and its owner and group where that is allowed.
    func copyAttributes(of status: Folder.Status) throws(Failure) {
        guard let own = try self.status else { return }
        if (own.owner, own.group) != (status.owner, status.group) {
            _ = fchownat(folder.descriptor, name, status.owner, status.group, AT_SYMLINK_NOFOLLOW)
        }
        if own.mode != status.mode, fchmodat(folder.descriptor, name, status.mode, 0) != 0 {
            throw folder.failure("cannot set the permissions of", name)
        }
    }

    // MARK: - Moving -

    /// Moves a file over the one at another entry, or a folder to where nothing or an empty folder is.
    func move(to other: Entry) throws(Failure) {
        if renameat(folder.descriptor, name, other.folder.descriptor, other.name) != 0 {
            throw other.folder.failure("cannot create", other.name)
        }
    }

    /// Gives a file a second name. Unlike rename(2), link(2) never takes the place of something else.
    ///
    /// - Returns: false if something is at the other entry, or the file system has no hard links.
    func link(to other: Entry) -> Bool {
        linkat(folder.descriptor, name, other.folder.descriptor, other.name, 0) == 0
    }

    // MARK: - Deleting -

    /// Deletes a file or a symlink. It may be missing.
    func removeFile() throws(Failure) {
        if unlinkat(folder.descriptor, name, 0) != 0, errno != ENOENT { throw folder.failure("cannot remove", name) }
    }

    /// Deletes a folder if it is empty.
    ///
    /// - Returns: false if it is not.
    @discardableResult
    func removeFolder() throws(Failure) -> Bool {
        if unlinkat(folder.descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT { return true }
        if [ENOTEMPTY, EEXIST, ENOTDIR].contains(errno) { return false }
        throw folder.failure("cannot remove the folder", name)
    }

    /// Deletes what is there, a folder with everything in it, a symlink alone.
    ///
    /// - Parameter last: the name in a folder that is deleted after all others.
    func remove(last: String? = nil) throws(Failure) {
        // unlink(2) fails with EISDIR for a folder on Linux, with EPERM elsewhere.
        if unlinkat(folder.descriptor, name, 0) == 0 || errno == ENOENT { return }
        let reason = errno
        guard reason == EISDIR || reason == EPERM, let opened = try folder.folder(name) else {
            throw folder.failure("cannot remove", name, reason)
        }
        for inner in try opened.names() where inner != last { try Entry(opened, inner).remove() }
        if let last { try Entry(opened, last).removeFile() }
        guard try removeFolder() else { throw folder.failure("cannot remove the folder", name, ENOTEMPTY) }
    }
}

/// A folder below which the program may change things, and the one way to what is below it: every folder on the way is opened
/// in turn, symlinks are not followed, and a version control system's own folder is refused.
struct WritableRoot: Sendable {

    let folder: Folder

    /// A folder of the program's own.
    init(own folder: Folder) {
        self.folder = folder
    }

    /// The repository that a folder is in; outside of one the folder itself, or its nearest ancestor that exists.
    ///
    /// - Parameter path: from the root, without symlinks as far as it exists.
    /// - Throws: a `cannotCreate` failure if the path is in a version control system's own folder.
    init(around path: String) throws(Failure) {
        guard path.isFromRoot else { throw Failure(.cannotCreate, "cannot tell where '\(path)' is") }
        let nearest = try Disk.nearestFolder(path)
        let repository = try Checkout.repository(around: nearest)
        guard let folder = try Folder(repository ?? nearest) else {
            throw Failure(.cannotCreate, "'\(nearest)' disappeared during this run", help: "run the command again")
        }
        self.folder = folder
        guard repository == nil else { return }
        // Without a repository, nothing says yet that none of these folders is a version control system's own.
        var ancestor = try Folder("/")
        for name in folder.path.pathParts {
            let inner = try ancestor?.folder(name)
            if let ancestor, VersionControl.isFolderName(name) { throw Self.refusal(of: ancestor.shown(name)) }
            if let inner, try VersionControl.isRepository(inner) { throw Self.refusal(of: inner.shown()) }
            ancestor = inner
        }
    }

    /// Whether one of the two folders is the other, or in it.
    func overlaps(_ other: WritableRoot) -> Bool {
        let (own, other) = (folder.path, other.folder.path)
        return own == other || own.rest(below: other) != nil || other.rest(below: own) != nil
    }

    /// The entry at a path whose folders all exist.
    ///
    /// - Parameter path: relative to this folder.
    /// - Throws: a `cannotCreate` failure if a folder on the way is missing or is no folder, or the path is refused.
    func entry(_ path: String) throws(Failure) -> Entry {
        let (entry, rest) = try walk(path)
        guard rest.isEmpty else { throw entry.folder.failure("cannot open the folder", entry.name, 2) }
        return entry
    }

    /// The entry at a path, or the first folder on the way to it that is missing.
    ///
    /// - Returns: the entry, and the names that follow below a missing folder.
    func nearest(_ path: String) throws(Failure) -> (entry: Entry, rest: ArraySlice<String>) {
        try walk(path)
    }

    /// The entry at a path.
    ///
    /// - Returns: nil if a folder on the way is missing, or something else is in its place.
    func existingEntry(_ path: String) throws(Failure) -> Entry? {
        do {
            let (entry, rest) = try walk(path)
            return rest.isEmpty ? entry : nil
        } catch  where error.kind == .cannotCreate {
            return nil
        }
    }

    /// The entry at a path. Folders on the way that are missing are made.
    func makingFolders(to path: String) throws(Failure) -> Entry {
        try walk(path, makesFolders: true).entry
    }

    private func walk(
        _ path: String,
        makesFolders: Bool = false
    ) throws(Failure) -> (entry: Entry, rest: ArraySlice<String>) {
        let names = path.pathParts
        guard let last = names.last, !names.contains("."), !names.contains(".."), !path.isFromRoot else {
            throw Failure(.cannotCreate, "'\(folder.shown(path))' is no path that can be written to")
        }
        var folder = self.folder
        for (index, name) in names.enumerated().dropLast() {
            let entry = try check(folder, name)
            if let next = try folder.folder(name) {
                folder = next
            } else if makesFolders, try entry.status == nil, try entry.makeFolder(), let next = try folder.folder(name)
            {
                folder = next
            } else if let status = try entry.status {
                let kind = status.isLink ? "is a symlink" : "is not a folder"
                throw Failure(.cannotCreate, "'\(entry.shown)' \(kind)", help: "nothing is written through it")
            } else {
                for name in names[(index + 1)...] { _ = try check(folder, name) }
                return (entry, names[(index + 1)...])
            }
        }
        return (try check(folder, last), [])
    }

    private func check(_ folder: Folder, _ name: String) throws(Failure) -> Entry {
        if VersionControl.isFolderName(name) { throw Self.refusal(of: folder.shown(name)) }
        if folder !== self.folder, try VersionControl.isRepository(folder) { throw Self.refusal(of: folder.shown()) }
        return Entry(folder, name)
    }

    private static func refusal(of path: String) -> Failure {
        let message = "'\(path)' is a version control system's own folder: nothing is written there"
        return Failure(.cannotCreate, message, help: "choose another folder")
    }
}
