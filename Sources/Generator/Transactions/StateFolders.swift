/// The folders for the journals of runs. They are the user's own, and never in the repository that a run is for: a repository
/// must not influence recovery.
public struct StateFolders: Sendable {

    /// The paths of the folders, the preferred one first.
    let paths: [String]

    /// The folder `vipergen` in the user's state folder (XDG Base Directory Specification; on a Mac the folder of application
    /// support), or else `vipergen-` and the user's number in the folder of temporary files.
    ///
    /// - Parameter variable: the value of a variable of the environment; nil or empty if it is not set.
    public init(variable: (String) -> String?) {
        func path(_ name: String, _ rest: String) -> String? {
            variable(name).flatMap { $0.isFromRoot ? Path.join($0, rest) : nil }
        }
        let inHome = path("HOME", "\(System.stateFolder)/vipergen")
        let temporary = "vipergen-\(Disk.user)"
        paths = [
            path("XDG_STATE_HOME", "vipergen") ?? inHome, path("TMPDIR", temporary) ?? Path.join("/tmp", temporary),
        ].compactMap { $0 }
    }

    /// The folders that exist, except those in one of the folders that a run is for, and those that other users can
    /// read.
    func folders(outside roots: [WritableRoot]) -> [WritableRoot] {
        // A folder that cannot be used is skipped, whatever the reason.
        paths.compactMap { try? Self.folder($0, outside: roots) }
    }

    /// A new journal in the first folder where one can be made. The folder is made if it is missing.
    ///
    /// - Returns: nil if there is none.
    func newJournal(of roots: [WritableRoot]) -> JournalFile? {
        for path in paths {
            let folder = (try? Self.folder(path, outside: roots)) ?? (try? Self.makeFolder(path, outside: roots))
            if let folder, let journal = try? JournalFile(in: folder, of: roots) { return journal }
        }
        return nil
    }

    private static func folder(_ path: String, outside roots: [WritableRoot]) throws(Failure) -> WritableRoot? {
        // The last folder is opened without following a symlink, and checked when it is open.
        guard let folder = try Folder(path) else { return nil }
        let status = try folder.status
        guard status.owner == Disk.user, status.mode & 0o077 == 0, let real = try Disk.realPath(path),
            roots.allSatisfy({ real.path(within: $0.folder.path) == nil })
        else { return nil }
        return WritableRoot(own: folder)
    }

    private static func makeFolder(_ path: String, outside roots: [WritableRoot]) throws(Failure) -> WritableRoot? {
        guard let parent = try Disk.resolved(Path.parent(of: path)),
            roots.allSatisfy({ parent.path(within: $0.folder.path) == nil }),
            let nearest = try Folder(try Disk.nearestFolder(parent))
        else { return nil }
        // Root makes no folder in another user's home, but in a sticky folder, such as that of temporary files.
        let status = try nearest.status
        guard status.owner == Disk.user || status.mode & 0o1000 != 0 else { return nil }
        let home = try WritableRoot(own: nearest).root(parent.path(within: nearest.path) ?? "", makesFolders: true)
        try home.entry(String(path.lastPart)).makeFolder(mode: 0o700)
        return try folder(path, outside: roots)
    }
}
