/// The folders that a run has locked from before it plans until it ends: the repositories that its output folders are in, or
/// outside of a repository the nearest existing ancestors. So one run at a time writes there.
struct RunLock {

    /// In the order of their paths, each once.
    let roots: [WritableRoot]

    /// Waits until no other run has the folders.
    ///
    /// - Parameter wait: what to do while another run is at work.
    /// - Throws: a `cannotCreate` failure if another run does not end, or an `inputOutput` failure.
    init(_ outputs: [OutputFolder], _ wait: Waiting) throws(Failure) {
        while true {
            let paths = try Self.paths(outputs)
            let roots = try paths.map { path throws(Failure) in try WritableRoot(at: path) }
            for root in roots { try wait.forLock("'\(root.folder.shown())'", root.folder.lock) }
            // The run that this one waited for may have made an output folder, or moved one away.
            var areThere = try Self.paths(outputs) == paths
            for root in roots where areThere { areThere = try root.folder.isThere }
            if areThere {
                self.roots = roots
                return
            }
            try wait.checkCancellation()
        }
    }

    /// Always in the same order, so that no two runs wait for each other.
    private static func paths(_ outputs: [OutputFolder]) throws(Failure) -> [String] {
        Set(try outputs.map { output throws(Failure) in try WritableRoot.path(around: output.identity) }).sorted()
    }

    /// The index of the innermost root that a path is in, and the rest of the path, empty for the root itself.
    ///
    /// - Parameter path: from the root of the file system, without symlinks.
    func place(of path: String) -> (root: Int, path: String)? {
        for index in roots.indices.reversed() {
            if let rest = path.path(within: roots[index].folder.path) { return (index, rest) }
        }
        return nil
    }
}
