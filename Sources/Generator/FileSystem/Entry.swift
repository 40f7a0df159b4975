#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A name in an open folder. Everything that is written, moved or deleted is an entry. A `WritableRoot` makes them, so
/// every change has passed its checks.
struct Entry: Sendable {

    let folder: Folder
    let name: String

    fileprivate init(_ folder: Folder, _ name: String) {
        (self.folder, self.name) = (folder, name)
    }

    /// The path, as a person would name it.
    var shown: String { folder.shown(name) }

    /// From the root, without symlinks in its folders.
    var path: String { Path.join(folder.path, name) }

    /// - Returns: nil if nothing is there.
    var status: Status? {
        get throws(Failure) { try folder.status(name) }
    }

    // MARK: - Writing -

    /// Makes a file where nothing is, not even a symlink.
    func write(_ contents: [UInt8]) throws(Failure) {
        let file = try create()
        var code = Disk.writeAll(contents, toDescriptor: file) ? 0 : errno
        // Some file systems report a failed write only when the file is closed.
        if close(file) != 0, code == 0, errno != EINTR { code = errno }
        if code != 0 { throw Disk.failure(.inputOutput, "cannot write", shown, code) }
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

    /// Gives this the permissions of another file, and its owner and group where that is allowed.
    func copyAttributes(of other: Status) throws(Failure) {
        guard let own = try status else { return }
        if (own.owner, own.group) != (other.owner, other.group) {
            _ = fchownat(folder.descriptor, name, other.owner, other.group, AT_SYMLINK_NOFOLLOW)
        }
        if own.mode != other.mode, fchmodat(folder.descriptor, name, other.mode, 0) != 0 {
            throw folder.failure("cannot set the permissions of", name)
        }
    }

    // MARK: - Moving -

    /// Moves a file, replacing the file at the other entry; or a folder, to where nothing or an empty folder is.
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

    /// Deletes a folder if it is empty, apart from the Finder's own file. It may be missing.
    ///
    /// - Returns: false if it is not empty, or no folder.
    @discardableResult
    func removeFolder() throws(Failure) -> Bool {
        if unlinkat(folder.descriptor, name, AT_REMOVEDIR) == 0 || errno == ENOENT { return true }
        if errno == ENOTDIR { return false }
        guard errno == ENOTEMPTY || errno == EEXIST else { throw folder.failure("cannot remove the folder", name) }
        guard let opened = try folder.folder(name), try opened.names() == [Folder.finderFile] else { return false }
        try Entry(opened, Folder.finderFile).removeFile()
        if unlinkat(folder.descriptor, name, AT_REMOVEDIR) == 0 { return true }
        throw folder.failure("cannot remove the folder", name)
    }

    /// Deletes a file, a folder with everything in it, or a symlink, but not its target. It may be missing.
    func remove() throws(Failure) {
        // unlink(2) fails with EISDIR for a folder on Linux, with EPERM elsewhere.
        if unlinkat(folder.descriptor, name, 0) == 0 || errno == ENOENT { return }
        let reason = errno
        guard reason == EISDIR || reason == EPERM, let opened = try folder.folder(name) else {
            throw folder.failure("cannot remove", name, reason)
        }
        for inner in try opened.names() { try Entry(opened, inner).remove() }
        guard try removeFolder() else { throw folder.failure("cannot remove the folder", name, ENOTEMPTY) }
    }
}

/// A folder below which the program may change things. Every change starts here: each folder of a path is
/// opened in turn, symlinks are not followed, and a version control system's own folder is refused.
struct WritableRoot: Sendable {

    let folder: Folder

    /// - Parameter folder: one that belongs to the program, or has passed the checks.
    init(own folder: Folder) {
        self.folder = folder
    }

    /// The repository that a folder is in; outside of one the folder itself, or its nearest ancestor that exists.
    ///
    /// - Parameter path: from the root, without symlinks as far as it exists.
    /// - Throws: a `cannotCreate` failure if the path is in a version control system's own folder.
    init(around path: String) throws(Failure) {
        try self.init(at: try Self.path(around: path))
    }

    /// - Parameter path: what `path(around:)` returns.
    init(at path: String) throws(Failure) {
        guard let folder = try Folder(path) else {
            throw Failure(.cannotCreate, "'\(path)' disappeared during this run", help: "run the command again")
        }
        self.folder = folder
    }

    /// The path of the folder that `init(around:)` opens.
    static func path(around path: String) throws(Failure) -> String {
        guard path.isFromRoot else { throw Failure(.cannotCreate, "cannot resolve the path '\(path)'") }
        let nearest = try Disk.nearestFolder(path)
        if let repository = try Checkout.repository(around: nearest) { return repository }
        // Outside of a repository, one of these folders may be a version control system's own.
        for ancestor in Path.ancestors(of: nearest) where ancestor != "/" {
            let isOwn = try VersionControl.isRepository { name throws(Failure) in
                try Disk.kind(of: Path.join(ancestor, name)) != .absent
            }
            if isOwn || VersionControl.isFolderName(String(ancestor.lastPart)) {
                throw refusal(of: Disk.shown(ancestor))
            }
        }
        return nearest
    }

    /// True if one of the two folders is the other, or in it.
    func overlaps(_ other: WritableRoot) -> Bool {
        folder.path.path(within: other.folder.path) != nil || other.folder.path.path(within: folder.path) != nil
    }

    // MARK: - Folders -

    /// The result of opening a folder and its parents.
    enum Lookup {
        case found(WritableRoot)
        /// The first folder of the path that is missing, and the names of those below it.
        case missing(Entry, [String])
        /// Something else is in the place of a folder, or the path is refused.
        case blocked(Failure)
    }

    /// Opens a folder, each of its parents first.
    ///
    /// - Parameters:
    ///   - path: relative to this folder, empty for this folder itself.
    ///   - makesFolders: true to make the folders that are missing.
    /// - Throws: a failure if an existing folder cannot be opened.
    func lookUp(_ path: String, makesFolders: Bool = false) throws(Failure) -> Lookup {
        let names = path.pathParts
        guard !names.contains("."), !names.contains(".."), !path.isFromRoot else {
            return .blocked(impossible(path))
        }
        if names.contains(where: VersionControl.isFolderName) { return .blocked(Self.refusal(of: folder.shown(path))) }
        var folder = self.folder
        for (index, name) in names.enumerated() {
            let entry = Entry(folder, name)
            if makesFolders, try entry.status == nil { try entry.makeFolder() }
            guard let next = try folder.folder(name) else {
                guard let status = try entry.status else { return .missing(entry, Array(names[(index + 1)...])) }
                let kind = status.kind == .link ? "is a symlink" : "is not a folder"
                let help = "nothing is written through it"
                return .blocked(Failure(.cannotCreate, "'\(entry.shown)' \(kind)", help: help))
            }
            let isOwn = try VersionControl.isRepository { name throws(Failure) in try next.status(name) != nil }
            if isOwn { return .blocked(Self.refusal(of: next.shown())) }
            folder = next
        }
        return .found(WritableRoot(own: folder))
    }

    /// The folder at a path.
    ///
    /// - Parameters:
    ///   - path: relative to this folder, empty for this folder itself.
    ///   - makesFolders: true to make it and its parents where they are missing.
    /// - Throws: a `cannotCreate` failure if a folder is missing or is no folder, or the path is refused.
    func root(_ path: String, makesFolders: Bool = false) throws(Failure) -> WritableRoot {
        switch try lookUp(path, makesFolders: makesFolders) {
        case .found(let root): return root
        case .missing(let entry, _): throw entry.folder.failure("cannot open the folder", entry.name, ENOENT)
        case .blocked(let failure): throw failure
        }
    }

    /// The entry at a path whose folders all exist.
    ///
    /// - Parameter path: relative to this folder.
    /// - Throws: a `cannotCreate` failure if a parent is missing or is no folder, or the path is refused.
    func entry(_ path: String) throws(Failure) -> Entry {
        let name = String(path.lastPart)
        guard !["", ".", ".."].contains(name), !path.isFromRoot else { throw impossible(path) }
        if VersionControl.isFolderName(name) { throw Self.refusal(of: folder.shown(path)) }
        return Entry(path == name ? folder : try root(Path.parent(ofItem: path)).folder, name)
    }

    /// The entry at a path.
    ///
    /// - Returns: nil if a parent is missing or is no folder, or the path is refused.
    func existingEntry(_ path: String) throws(Failure) -> Entry? {
        guard case .found(let root) = try lookUp(Path.parent(ofItem: path)) else { return nil }
        return try root.entry(String(path.lastPart))
    }

    private func impossible(_ path: String) -> Failure {
        Failure(.cannotCreate, "'\(folder.shown(path))' is not a path that can be written to")
    }

    private static func refusal(of path: String) -> Failure {
        let message = "'\(path)' is a version control system's own folder: nothing is written there"
        return Failure(.cannotCreate, message, help: "choose another folder")
    }
}
