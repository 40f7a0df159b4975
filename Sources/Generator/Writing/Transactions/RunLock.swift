/// The folders that a run locks before it plans and until it ends, so that one run at a time writes there: the repositories
/// of its output folders, or outside of a repository the nearest existing ancestors.
struct RunLock {

    /// What the run may write, by the paths of its output folders from the root.
    private(set) var guards: [String: WriteGuard]
    private var locked: [String: OpenFile]

    /// Waits until no other run has the folders.
    ///
    /// - Parameter wait: what to do while another run is at work.
    /// - Throws: a `cannotCreate` failure if another run does not end, or an output folder is refused; an `inputOutput`
    ///   failure.
    init(_ outputs: [OutputFolder], _ wait: Waiting) throws(Failure) {
        repeat {
            try wait.checkCancellation()
            // What was locked is released first: this run would wait for it.
            locked = [:]
            guards = try Self.guards(outputs)
            // Always in the same order, so that no two runs wait for each other.
            for path in Set(guards.values.map(\.root.path)).sorted() {
                let folder = try OpenFile(folder: path)
                try wait.forLock("'\(Disk.shown(path))'", folder.lock)
                locked[path] = folder
            }
        } while try !isCurrent(for: outputs)
    }

    private static func guards(_ outputs: [OutputFolder]) throws(Failure) -> [String: WriteGuard] {
        var guards: [String: WriteGuard] = [:]
        for output in outputs { guards[output.identity] = try WriteGuard(output) }
        return guards
    }

    /// False if another run or program has made, moved or deleted a folder meanwhile, so that others are to be locked.
    private func isCurrent(for outputs: [OutputFolder]) throws(Failure) -> Bool {
        guard try Set(Self.guards(outputs).values.map(\.root.path)) == Set(locked.keys) else { return false }
        for (path, folder) in locked {
            guard let now = try Disk.status(of: path), now.identity == folder.status?.identity else { return false }
        }
        return true
    }
}
