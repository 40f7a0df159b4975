/// Where a step happens: the folders that its paths are in.
struct StepPlace {

    let root: WritableRoot
    let staging: StagingFolder

    // MARK: - Performing -

    /// Performs a step that was prepared.
    ///
    /// - Throws: a failure after which the step may be done in part. It can be rolled back all the same.
    func perform(_ step: Step) throws(Failure) {
        let entry = try root.entry(step.path)
        let (prepared, original) = (try staging.prepared(step.number), try staging.original(step.number))
        switch step.kind {
        case .put:
            if prepared.link(to: entry) { return }
            // A folder, or a file system without hard links.
            guard try entry.status == nil else {
                let message = "cannot create '\(entry.shown)': it appeared during this run"
                throw Failure(.cannotCreate, message, help: "run the command again")
            }
            try prepared.move(to: entry)
        case .replace, .remove:
            // With a hard link, the path of a file that is replaced is never without one.
            if step.kind == .remove || !entry.link(to: original) { try entry.move(to: original) }
            if step.kind == .replace { try prepared.move(to: entry) }
            guard try original.fingerprint == step.taken else {
                let message = "'\(entry.shown)' was changed during this run"
                throw Failure(.cannotCreate, message, help: "run the command again")
            }
        case .removeFolder:
            try entry.removeFolder()
        }
    }

    // MARK: - Rolling back -

    /// Rolls a step back as far as the disk shows that it was performed. Doing so twice is harmless.
    ///
    /// - Returns: false if the file at the path was edited. Then it stays, and the original stays in the staging folder.
    func rollBack(_ step: Step) throws(Failure) -> Bool {
        let original = try staging.original(step.number)
        let taken = try original.fingerprint
        guard let entry = try root.existingEntry(step.path) else { return taken == nil }
        let current = try entry.fingerprint
        let isPut = current != nil && current?.identity == step.put?.identity
        switch step.kind {
        case .put:
            guard isPut else { return true }
            guard current == step.put else { return false }
            if try entry.status?.isFolder == true {
                try entry.move(to: try staging.prepared(step.number))
            } else {
                try entry.removeFile()
            }
        case .replace, .remove:
            // This is the file that the step moved away, even if it is another one than was planned for.
            guard let taken else { return true }
            if taken.identity == current?.identity {
                // The original was linked, and not yet replaced.
                try original.removeFile()
            } else if current == nil || isPut && current == step.put {
                // rename(2) does not replace a file by a folder.
                if current != nil, try original.status?.isFolder == true { try entry.removeFile() }
                try original.move(to: entry)
            } else {
                return false
            }
        case .removeFolder: break
        }
        return true
    }
}
