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

    /// The places that exist, without any that is in one of the folders that a run is for, or that others can write to.
    func existing(outside roots: [WritableRoot]) -> [WritableRoot] {
        // A place that cannot be used is passed over, whatever the reason.
        paths.compactMap { path in try? Self.folder(path, outside: roots) }
    }

    /// A new journal in the first place where one can be made; the place is made if it is missing.
    ///
    /// - Returns: nil if there is none.
    func newJournal(of roots: [WritableRoot]) -> JournalFile? {
        for path in paths {
            try? Self.makeFolder(path)
            guard let folder = try? Self.folder(path, outside: roots) else { continue }
            if let journal = try? JournalFile(in: folder, of: roots) { return journal }
        }
        return nil
    }

    private static func folder(_ path: String, outside roots: [WritableRoot]) throws(Failure) -> WritableRoot? {
        guard try Disk.kind(of: path) == .folder, let real = try Disk.realPath(path), let folder = try Folder(real)
        else { return nil }
        let status = try folder.status
        guard status.owner == Disk.user, status.mode & 0o077 == 0 else { return nil }
        let isInside = roots.contains { real == $0.folder.path || real.rest(below: $0.folder.path) != nil }
        return isInside ? nil : WritableRoot(own: folder)
    }

    private static func makeFolder(_ path: String) throws(Failure) {
        guard try Disk.kind(of: path) == .absent else { return }
        let parent = Disk.parent(of: path)
        if parent != path { try makeFolder(parent) }
        guard let real = try Disk.realPath(parent), let folder = try Folder(real) else { return }
        try WritableRoot(own: folder).entry(path.lastPart.description).makeFolder(mode: 0o700)
    }
}
