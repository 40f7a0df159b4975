/// What comes with one clone: the repository that a folder is in, or the folder alone where it is in none. A file that
/// came with it may name what is in it, and nothing else.
struct Checkout {

    /// From the root, without links.
    private let root: String

    /// - Throws: a failure if the folder, or one above it, cannot be looked at.
    init(around folder: String) throws(Failure) {
        let own = try Disk.realPath(folder) ?? folder
        root = try Self.repository(around: own) ?? own
    }

    /// The root of the repository that a folder is in: the nearest ancestor with a `.git`, or the folder itself.
    ///
    /// - Parameter folder: from the root, without symlinks.
    /// - Returns: nil if it is in none.
    static func repository(around folder: String) throws(Failure) -> String? {
        var root = folder
        while try Disk.kind(of: Path.join(root, ".git")) == .absent {
            let parent = Path.parent(of: root)
            guard parent != root else { return nil }
            root = parent
        }
        return root
    }

    /// Whether a path, symlinks resolved, is the repository or in it, and not in a version control system's own folder.
    func holds(_ path: String) throws(Failure) -> Bool {
        guard let path = try Disk.resolved(path) else { return false }
        if path == root { return true }
        guard let rest = path.rest(below: root) else { return false }
        return !rest.pathParts.contains(where: VersionControl.isFolderName)
    }
}
