/// The places where the journals of runs may lie. They are the user's own, and never in the repository that a run is for: what
/// a repository contains has no say in recovery.
public struct StateFolders: Sendable {

    /// The places by their paths, the preferred one first.
    let paths: [String]

    /// The folder `vipergen` in the user's state folder (XDG Base Directory Specification; on a Mac the folder of application
    /// support), or else `vipergen-` and the user's number in the folder of temporary files.
    ///
    /// - Parameter variable: the value of a variable of the environment; nil or empty if it is not set.
    public init(variable: (String) -> String?) {
        func path(_ name: String, _ rest: String) -> String? {
            variable(name).flatMap { $0.isFromRoot ? Disk.join($0, rest) : nil }
        }
        let usual = path("HOME", "\(System.stateFolder)/vipergen")
        let temporary = "vipergen-\(Disk.user)"
        paths = [
            path("XDG_STATE_HOME", "vipergen") ?? usual, path("TMPDIR", temporary) ?? Disk.join("/tmp", temporary),
        ].compactMap { $0 }
    }

    /// The places that exist, without any that is in one of the folders that a run is for, or that anyone else can access.
    func existing(outside roots: [WritableRoot]) -> [WritableRoot] {
        // A place that cannot be used is passed over, whatever the reason.
        paths.compactMap { path in try? Self.folder(path, outside: roots) }
    }

    /// A new journal in the first place where one can be made; the place is made if it is missing.
    ///
    /// - Returns: nil if there is none.
    func newJournal(of roots: [WritableRoot]) -> JournalFile? {
        for path in paths {
            guard let folder = try? Self.folder(path, outside: roots, makesFolders: true) else { continue }
            if let journal = try? JournalFile(in: folder, of: roots) { return journal }
        }
        return nil
    }

    private static func folder(
        _ path: String,
        outside roots: [WritableRoot],
        makesFolders: Bool = false
    ) throws(Failure) -> WritableRoot? {
        guard let parent = try Disk.resolved(Disk.parent(of: path)) else { return nil }
        let isInside = roots.contains { parent.path(within: $0.folder.path) != nil }
        guard !isInside, let nearest = try Folder(try Disk.nearestFolder(parent)) else { return nil }
        // Nobody makes folders in another user's home, as root would there. A folder of temporary files is everybody's.
        let attributes = try nearest.status.attributes
        let mayMake = makesFolders && (attributes.owner == Disk.user || attributes.mode & 0o1000 != 0)
        let root = WritableRoot(own: nearest)
        let way = try root.way(to: parent.path(within: nearest.path) ?? "", makesFolders: mayMake)
        guard case .open(let home) = way else { return nil }
        let entry = try home.entry(String(path.lastPart))
        if mayMake { try entry.makeFolder(mode: 0o700) }
        // It is opened without following a symlink, and looked at when it is open.
        guard let folder = try home.folder.folder(entry.name) else { return nil }
        let own = try folder.status.attributes
        return own.owner == Disk.user && own.mode & 0o077 == 0 ? WritableRoot(own: folder) : nil
    }
}
