/// What comes with one clone: the repository that a folder is in, or the folder alone where it is in none. A file that
/// came with it may name what is in it, and nothing else.
struct Checkout {

    /// From the root, without links.
    private let root: String

    /// - Throws: a failure if the folder, or one above it, cannot be looked at.
    init(around folder: String) throws(Failure) {
        let own = try Disk.realPath(folder) ?? folder
        var root = own
        while try Disk.kind(of: Disk.join(root, ".git")) == .absent {
            let parent = Disk.parent(of: root)
            guard parent != root else {
                root = own
                break
            }
            root = parent
        }
        self.root = root
    }

    /// Whether a path, links resolved, leads to the repository or into it, and not into git's own folder.
    func holds(_ path: String) throws(Failure) -> Bool {
        guard let path = try Disk.resolved(path) else { return false }
        if path == root { return true }
        guard let rest = path.rest(below: root) else { return false }
        return !rest.pathParts.contains { $0.folded == ".git" }
    }
}
