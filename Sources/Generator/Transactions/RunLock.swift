/// The folders that a run locks before it plans and until it ends, so that one run at a time writes there: the repositories
/// of its output folders, or outside of a repository the nearest existing ancestors.
struct RunLock {

    /// In the order of their paths, each once.
    private(set) var roots: [WritableRoot]

    /// Waits until no other run has the folders.
    ///
    /// - Parameter wait: what to do while another run is at work.
    /// - Throws: a `cannotCreate` failure if another run does not end, or an `inputOutput` failure.
    init(_ outputs: [OutputFolder], _ wait: Waiting) throws(Failure) {
        repeat {
            try wait.checkCancellation()
            roots = try Self.paths(outputs).map { path throws(Failure) in try WritableRoot(at: path) }
            for root in roots { try wait.forLock("'\(root.folder.shown())'", root.folder.lock) }
        } while try !isCurrent(for: outputs)
    }

    /// Whether the folders to lock are still these: another run, or a rollback, may have made or moved an
    /// output folder.
    func isCurrent(for outputs: [OutputFolder]) throws(Failure) -> Bool {
        guard try Self.paths(outputs) == roots.map(\.folder.path) else { return false }
        for root in roots where try !root.folder.isAtItsPath { return false }
        return true
    }

    /// The folders to lock, always in the same order, so that no two runs wait for each other.
    private static func paths(_ outputs: [OutputFolder]) throws(Failure) -> [String] {
        Set(try outputs.map { output throws(Failure) in try WritableRoot.path(around: output.identity) }).sorted()
    }

    /// The index of the innermost root that a path is in, and the rest of the path, empty for the root itself.
    ///
    /// - Parameter path: from the root of the file system, without symlinks.
    func place(of path: String) throws(Failure) -> (root: Int, path: String) {
        for index in roots.indices.reversed() {
            if let rest = path.path(within: roots[index].folder.path) { return (index, rest) }
        }
        throw Failure(.cannotCreate, "'\(path)' is in no folder of this run")
    }
}
