#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Checks every path before something is written, moved or deleted there, in every command.
///
/// A path is in one folder, the guard's, whatever symlinks are on it. No folder on it is a version control system's own.
/// The guard goes down from its root, one folder after the other.
struct WriteGuard: Sendable {

    /// The repository that the guard's folder is in; outside of a repository the folder itself, or its nearest ancestor
    /// that exists. One run at a time writes in it.
    let root: WritablePath
    /// From the root of the file system, without symlinks as far as it exists.
    private let folder: String

    /// - Throws: a `cannotCreate` failure if a symlink of a repository leads the path of the folder out of the repository,
    ///   or the folder is in a version control system's own folder and in no repository.
    init(_ output: OutputFolder) throws(Failure) {
        guard output.identity.isFromRoot else {
            throw Failure(.cannotCreate, "cannot resolve the path '\(output.identity)'")
        }
        try Checkout.checkSymlinks(of: output.path)
        folder = output.identity
        let nearest = try Disk.nearestFolder(folder)
        if let repository = try Checkout.repository(around: nearest) {
            root = WritablePath(path: repository)
            return
        }
        for ancestor in Path.ancestors(of: nearest) where ancestor != "/" {
            try Self.checkIsNoRepository(ancestor)
            if VersionControl.isFolderName(String(ancestor.lastPart)) { throw Self.refusal(of: ancestor) }
        }
        root = WritablePath(path: nearest)
    }

    /// A path within the guard's folder, relative to the guard's root.
    func path(_ path: String) throws(Failure) -> String {
        guard let rest = Path.join(folder, path).path(within: root.path) else {
            throw Failure(.cannotCreate, "'\(path)' is in no folder of this run")
        }
        return rest
    }

    /// Checks that a file can be written, moved or deleted at a path, and changes nothing.
    ///
    /// - Parameter path: relative to the guard's folder.
    /// - Throws: a `cannotCreate` failure for a path that is refused, or a folder that the user may not write in.
    func check(_ path: String) throws(Failure) {
        var (folder, nearest) = (root, root)
        var isMissing = false
        let names = try self.path(path).pathParts
        for name in names.dropLast() {
            let place = try item(name, in: folder)
            let existing = try isMissing ? nil : self.folder(at: place)
            if let existing { nearest = existing } else { isMissing = true }
            folder = existing ?? place
        }
        let place = try item(names.last ?? "", in: folder)
        guard !Disk.mayWrite(in: nearest.path) else { return }
        throw Disk.failure(.cannotCreate, "cannot create", place.shown, EACCES)
    }

    // MARK: - The checks -

    /// The path of something in a folder.
    ///
    /// - Parameter parent: a folder that was checked.
    /// - Throws: a `cannotCreate` failure for a name that is refused.
    func item(_ name: String, in parent: WritablePath) throws(Failure) -> WritablePath {
        let path = Path.join(parent.path, name)
        guard !["", ".", ".."].contains(name), !name.hasSlash else {
            throw Failure(.cannotCreate, "'\(Disk.shown(path))' is not a path that can be written to")
        }
        if VersionControl.isFolderName(name) { throw Self.refusal(of: path) }
        return WritablePath(path: path)
    }

    /// The folder at a path, with a symlink at its end followed.
    ///
    /// - Returns: nil if nothing is there.
    /// - Throws: a `cannotCreate` failure if something else is there, or the folder is refused.
    func folder(at place: WritablePath) throws(Failure) -> WritablePath? {
        switch try Disk.kind(of: place.path) {
        case .absent: return nil
        case .folder:
            try Self.checkIsNoRepository(place.path)
            return place
        case .link:
            let target = try Disk.target(ofSymlink: place.path, within: folder, shown: Disk.shown(place.path))
            return try target.path(within: root.path).flatMap { path throws(Failure) in try folder(path) }
        case .file, .other:
            throw Failure(.cannotCreate, "'\(place.shown)' is not a folder", help: "move it, or choose another path")
        }
    }

    /// The folder at a path that is relative to the root.
    ///
    /// - Parameter makesFolders: true to make the folders that are missing.
    /// - Returns: nil if one is missing.
    /// - Throws: as `folder(at:)` and `item(_:in:)` do.
    private func folder(_ path: String, makesFolders: Bool = false) throws(Failure) -> WritablePath? {
        var folder = root
        for name in path.pathParts {
            let place = try item(name, in: folder)
            if makesFolders, try Disk.kind(of: place.path) == .absent { try place.makeFolder() }
            guard let next = try self.folder(at: place) else { return nil }
            folder = next
        }
        return folder
    }

    /// Makes a folder, and its parents where they are missing.
    ///
    /// - Parameter path: relative to the guard's folder.
    func makeFolder(_ path: String) throws(Failure) -> WritablePath {
        let whole = try self.path(path)
        if let folder = try folder(whole, makesFolders: true) { return folder }
        let shown = Disk.shown(Path.join(root.path, whole))
        throw Failure(.cannotCreate, "'\(shown)' disappeared during this run", help: "run the command again")
    }

    private static func checkIsNoRepository(_ folder: String) throws(Failure) {
        let isOwn = try VersionControl.isRepository { name throws(Failure) in
            try Disk.kind(of: Path.join(folder, name)) != .absent
        }
        if isOwn { throw refusal(of: folder) }
    }

    private static func refusal(of path: String) -> Failure {
        let message = "'\(Disk.shown(path))' is a version control system's own folder: nothing is written there"
        return Failure(.cannotCreate, message, help: "choose another folder")
    }
}

/// A path at which the program may write, move and delete: a `WriteGuard` has checked it.
struct WritablePath: Sendable {

    /// From the root of the file system. Only the last component may be a symlink.
    let path: String

    fileprivate init(path: String) { self.path = path }

    /// The path, as a person would name it.
    var shown: String { Disk.shown(path) }

    /// A path below a folder that the run made itself, or a hidden name in a folder.
    func appending(_ path: String) -> WritablePath { WritablePath(path: Path.join(self.path, path)) }
}
