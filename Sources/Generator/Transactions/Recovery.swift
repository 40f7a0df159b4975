/// Rolls back the runs that were killed in a repository. It trusts the journals in the user's own state folders, and in
/// the repository only what such a journal names.
struct Recovery {

    /// After so many seconds, a journal that cannot be rolled back is deleted.
    private static let patience = 30 * 24 * 60 * 60

    /// The folders that this run has locked.
    let roots: [WritableRoot]
    let wait: Waiting

    /// - Throws: a failure if a run cannot be rolled back; its journal stays for the next one.
    func run(_ folders: [WritableRoot]) throws(Failure) {
        for folder in folders {
            // Nothing else in the folder is read or deleted.
            for name in try folder.folder.names().sorted() where JournalFile.isName(name) {
                try recover(from: try folder.entry(name))
            }
        }
    }

    /// Rolls back the run of a journal, if the run was killed in the folders that this run has locked.
    private func recover(from entry: Entry) throws(Failure) {
        guard let status = try entry.status, let journal = try Self.journal(entry) else { return }
        let isOld = status.age > Self.patience
        if journal.roots.isEmpty {
            // A run that was killed before it wrote its folders down has done nothing.
            if isOld { try entry.removeFile() }
            return
        }
        let opened = try openedRoots(of: journal)
        // A run in other folders is left to the next run there.
        if let opened, !opened.contains(where: { root in roots.contains { $0.overlaps(root) } }) { return }
        guard let file = try JournalFile(entry) else { return }
        let problem: String?
        if let opened {
            // The run may have been at work until it is locked.
            guard try wait.forLock("'\(opened[0].folder.shown())'", file.lock), let journal = try Self.journal(entry)
            else { return }
            problem = try rollBack(journal, opened)
        } else {
            // A run that is still at work there is no reason to wait.
            guard file.lock() == .taken else { return }
            let paths = journal.roots.map { "'\($0.path)'" }.joined(separator: ", ")
            problem = "a run was killed in \(paths), which is gone or another folder now"
        }
        guard let problem, !isOld else { return try entry.removeFile() }
        let help = "nothing is rolled back: put it back, or delete '\(entry.shown)' to stop this warning"
        report(problem, help: help)
    }

    /// - Returns: nil if it is gone, or no run of this version has written it.
    private static func journal(_ entry: Entry) throws(Failure) -> Journal? {
        try entry.folder.read(entry.name).flatMap(Journal.init)
    }

    /// - Returns: nil if one is gone, or another folder is in its place.
    private func openedRoots(of journal: Journal) throws(Failure) -> [WritableRoot]? {
        var opened: [WritableRoot] = []
        for root in journal.roots {
            guard let folder = try? Folder(root.path), try folder.status.identity == root.identity else { return nil }
            opened.append(WritableRoot(own: folder))
        }
        return opened
    }

    // MARK: - A killed run -

    /// Rolls back what a run did, if it did not complete, and deletes what it left.
    ///
    /// - Parameter roots: those of the journal.
    /// - Returns: why the run cannot be rolled back; nil if it is done.
    private func rollBack(_ journal: Journal, _ roots: [WritableRoot]) throws(Failure) -> String? {
        // A staging folder is nil if it is gone, or the run did not make it.
        let stagings = try journal.stagings.map { staging throws(Failure) -> StagingFolder? in
            guard let entry = try roots[staging.root].existingEntry(staging.path) else { return nil }
            return try StagingFolder(leftAt: entry, nonce: staging.nonce)
        }
        let hasBegun = journal.progress == .begun
        if hasBegun, let missing = stagings.firstIndex(where: { $0 == nil }) {
            let staging = journal.stagings[missing]
            let path = roots[staging.root].folder.shown(staging.path)
            return "a run was killed, and its staging folder '\(path)' is missing"
        }
        for step in journal.steps.reversed() where hasBegun {
            guard let staging = stagings[step.staging] else { continue }
            if try StepPlace(root: roots[step.root], staging: staging).rollBack(step) { continue }
            let path = roots[step.root].folder.shown(step.path)
            report("'\(path)' was changed after a run was killed, and stays as it is")
        }
        for step in journal.steps where journal.progress == .done && step.kind == .removeFolder {
            try roots[step.root].existingEntry(step.path)?.removeFolder()
        }
        if hasBegun {
            let places = roots.map { "'\($0.folder.shown())'" }.joined(separator: ", ")
            report("a run was killed while it was writing in \(places), and was rolled back", severity: .note)
        }
        for case let staging? in stagings where try staging.remove(keepsOriginals: hasBegun) {
            let message = "the files that it replaced there are kept in '\(staging.entry.shown)'"
            report(message, help: "take what you need, then delete the folder")
        }
        return nil
    }

    private func report(_ message: String, help: String? = nil, severity: Diagnostic.Severity = .warning) {
        wait.tell(Diagnostic(message, help: help, severity: severity))
    }

    // MARK: - Leftovers -

    /// Reports the staging folders that the recovery has left in a folder. No journal names them.
    func reportLeftovers(in folder: String) throws(Failure) {
        for (name, kind) in try Disk.entries(in: folder) where kind == .folder && name.hasPrefix(StagingFolder.prefix) {
            let path = Path.join(folder, name)
            guard try Disk.status(of: path)?.owner == Disk.user else { continue }
            let help =
                "files that a killed run replaced may be there, as 'N.old': look, then delete what you do not need"
            let message = "'\(Disk.shown(path))' looks like a staging folder of vipergen's, and no journal names it"
            report(message, help: help, severity: .note)
        }
    }
}
