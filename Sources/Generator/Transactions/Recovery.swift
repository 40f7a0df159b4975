#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Rolls back the runs that were killed in a repository. It believes the journals in the user's own state folders, and of the
/// repository only what such a journal names.
struct Recovery {

    /// After so many seconds, the journal of a repository that is gone is deleted.
    private static let patience = 30 * 24 * 60 * 60

    /// The folders that this run has locked.
    let roots: [WritableRoot]
    let wait: Waiting

    /// - Throws: a failure if a run cannot be rolled back; its journal stays for the next one.
    func run(_ folders: [WritableRoot]) throws(Failure) {
        for folder in folders {
            for name in try folder.folder.names().sorted() { try look(at: try folder.entry(name)) }
        }
    }

    private func look(at entry: Entry) throws(Failure) {
        // Nothing else in the folder is read or deleted.
        guard let isNew = JournalFile.isNew(entry.name), let status = try entry.status, status.isFile,
            let bytes = try entry.folder.read(entry.name)
        else { return }
        let isOld = time(nil) - status.changed.seconds > Self.patience
        guard !isNew, let journal = Journal(bytes), !journal.roots.isEmpty else {
            // A run that was killed before it wrote down what it is for has begun nothing.
            if isOld, bytes.isEmpty || Journal(bytes) != nil { try entry.removeFile() }
            return
        }
        let opened = try openedRoots(of: journal)
        // That of a run elsewhere is for the next run there.
        if let opened, !opened.contains(where: { root in roots.contains { $0.overlaps(root) } }) { return }
        guard let file = try JournalFile(entry) else { return }
        guard let opened else {
            guard file.lock() == .taken else { return }
            let paths = journal.roots.map { "'\($0.path)'" }.joined(separator: ", ")
            return try giveUp(file, isOld, "a run was killed in \(paths), which is gone or another folder now")
        }
        guard try wait.forLock("'\(opened[0].folder.shown())'", file.lock), try entry.status != nil else { return }
        // The run was at work until now.
        guard let journal = try entry.folder.read(entry.name).flatMap(Journal.init) else { return }
        let run = try KilledRun(journal, opened)
        if let missing = run.missingStaging {
            return try giveUp(file, isOld, "a run was killed, and its staging folder '\(missing)' is missing")
        }
        try run.rollBack(wait.tell)
        try file.remove()
    }

    /// Reports a run that cannot be rolled back; after some time, its journal is deleted.
    private func giveUp(_ file: JournalFile, _ isOld: Bool, _ problem: String) throws(Failure) {
        if isOld { return try file.remove() }
        let help = "nothing is rolled back: put it back, or delete '\(file.entry.shown)' to hear of it no more"
        wait.tell(Diagnostic(problem, help: help, severity: .warning))
    }

    /// - Returns: nil if one is gone, or another folder is in its place.
    private func openedRoots(of journal: Journal) throws(Failure) -> [WritableRoot]? {
        var opened: [WritableRoot] = []
        for root in journal.roots {
            guard let folder = try? Folder(root.path) else { return nil }
            let status = try folder.status
            guard status.device == root.device, status.inode == root.inode else { return nil }
            opened.append(WritableRoot(own: folder))
        }
        return opened
    }

    /// Reports the staging folders in a folder: no journal names them.
    func reportLeftovers(in folder: String) throws(Failure) {
        var names: [String] = []
        for (name, kind) in try Disk.entries(in: folder) where kind == .folder && name.hasPrefix(StagingFolder.prefix) {
            if try Disk.owner(of: Path.join(folder, name)) == Disk.user { names.append(name) }
        }
        guard let first = names.min() else { return }
        let others =
            names.count == 1 ? "looks like a staging folder" : "and \(names.count - 1) more look like staging folders"
        let message =
            "'\(Disk.shown(Path.join(folder, first)))' \(others) of vipergen's, and no journal names \(names.count == 1 ? "it" : "them")"
        let help = "files that a killed run replaced may be there, as 'N.old': look, then delete what you do not need"
        wait.tell(Diagnostic(message, help: help, severity: .note))
    }
}

/// A run that was killed, with what its journal says.
struct KilledRun {

    private let journal: Journal
    /// Those of the journal.
    private let roots: [WritableRoot]
    /// The staging folders of the journal; nil for one that is gone, or that the run did not make.
    private let stagings: [StagingFolder?]

    init(_ journal: Journal, _ roots: [WritableRoot]) throws(Failure) {
        (self.journal, self.roots) = (journal, roots)
        var stagings: [StagingFolder?] = []
        for staging in journal.stagings {
            let entry = try roots[staging.root].existingEntry(staging.path)
            stagings.append(
                try entry.flatMap { entry throws(Failure) in
                    try StagingFolder(leftAt: entry, nonce: staging.nonce)
                }
            )
        }
        self.stagings = stagings
    }

    /// The path of a staging folder without which the run cannot be rolled back; nil if all are there that are needed.
    var missingStaging: String? {
        guard journal.progress == .begun, let index = stagings.firstIndex(where: { $0 == nil }) else { return nil }
        let staging = journal.stagings[index]
        return roots[staging.root].folder.shown(staging.path)
    }

    /// Rolls back what the run did, if it did not complete, and deletes what it left.
    ///
    /// - Parameter tell: is given what to tell the person.
    func rollBack(_ tell: (Diagnostic) -> Void) throws(Failure) {
        let hasBegun = journal.progress == .begun
        for step in journal.steps.reversed() where hasBegun {
            guard let staging = stagings[step.staging] else { continue }
            if try StepPlace(root: roots[step.root], staging: staging).rollBack(step) { continue }
            let path = roots[step.root].folder.shown(step.path)
            tell(Diagnostic("'\(path)' was changed after a run was killed, and stays as it is", severity: .warning))
        }
        for step in journal.steps where journal.progress == .done && step.kind == .removeFolder {
            try roots[step.root].existingEntry(step.path)?.removeFolder()
        }
        if hasBegun {
            let places = roots.map { "'\($0.folder.shown())'" }.joined(separator: ", ")
            tell(Diagnostic("a run was killed while it was writing in \(places), and was rolled back", severity: .note))
        }
        for case let staging? in stagings {
            guard hasBegun, try staging.removeAllButOriginals() else {
                if !hasBegun { try staging.remove() }
                continue
            }
            let message = "the files that it replaced there are kept in '\(staging.entry.shown)'"
            tell(Diagnostic(message, help: "take what you need, then delete the folder", severity: .warning))
        }
    }
}
