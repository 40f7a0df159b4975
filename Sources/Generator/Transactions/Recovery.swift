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
        guard let status = try entry.status, status.isFile, let bytes = try entry.folder.read(entry.name) else {
            return
        }
        let isOld = time(nil) - status.changed.seconds > Self.patience
        guard !entry.name.hasSuffix(JournalFile.newSuffix), let journal = Journal(bytes), !journal.roots.isEmpty else {
            // No step was begun by a run that was killed before it wrote down what it is for.
            if isOld { try entry.removeFile() }
            return
        }
        let opened = try openedRoots(of: journal)
        // That of a run elsewhere is for the next run there.
        if let opened, !opened.contains(where: { root in roots.contains { $0.overlaps(root) } }) { return }
        guard let file = try JournalFile(entry) else { return }
        if let opened {
            guard try wait.forLock("'\(opened[0].folder.shown())'", file.lock), try entry.status != nil else { return }
            // The run was at work until now.
            guard let journal = try entry.folder.read(entry.name).flatMap(Journal.init) else { return }
            try KilledRun(journal, opened).rollBack(wait.tell)
            try file.remove()
        } else if file.lock() == .taken {
            if isOld { return try file.remove() }
            let paths = journal.roots.map { "'\($0.path)'" }.joined(separator: ", ")
            let message = "a run was killed in \(paths), which is gone or another folder now"
            let help = "nothing is rolled back; to hear of it no more, delete '\(entry.shown)'"
            wait.tell(Diagnostic(message, help: help, severity: .note))
        }
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

    /// Says what staging folders lie in a folder that no journal names.
    func reportLeftovers(in folder: Folder) throws(Failure) {
        for name in try folder.names().sorted() where name.hasPrefix(StagingFolder.prefix) {
            guard let status = try folder.status(name), status.isFolder, status.owner == Disk.user else { continue }
            let message = "'\(folder.shown(name))' is what an earlier run of vipergen left"
            let help = "files that it replaced may be in it, as 'N.old': look, then delete it"
            wait.tell(Diagnostic(message, help: help, severity: .note))
        }
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

    /// Rolls back what the run did, if it did not complete, and deletes what it left.
    ///
    /// - Parameter tell: is given what to tell the person.
    func rollBack(_ tell: (Diagnostic) -> Void) throws(Failure) {
        var kept: [Int: [Int]] = [:]
        if journal.progress == .begun {
            for (staging, name) in zip(stagings, journal.stagings) where staging == nil {
                let path = roots[name.root].folder.shown(name.path)
                let message = "the folder '\(path)' of a run that was killed is missing: what lay in it is lost"
                tell(Diagnostic(message, severity: .warning))
            }
            for step in journal.steps.reversed() {
                guard let staging = stagings[step.staging] else { continue }
                let place = StepPlace(root: roots[step.root], staging: staging)
                guard case .changed(let hasOriginal) = try place.rollBack(step) else { continue }
                let path = roots[step.root].folder.shown(step.path)
                let message = "'\(path)' was changed after a run was killed, and stays as it is"
                tell(Diagnostic(message, severity: .warning))
                if hasOriginal { kept[step.staging, default: []].append(step.number) }
            }
            let places = roots.map { "'\($0.folder.shown())'" }.joined(separator: ", ")
            tell(Diagnostic("a run was killed while it was writing in \(places), and was rolled back", severity: .note))
        }
        for (index, staging) in stagings.enumerated() {
            guard let staging else { continue }
            guard let numbers = kept[index] else {
                try staging.remove()
                continue
            }
            try staging.keep(numbers)
            let message = "the files that it replaced there are kept in '\(staging.entry.shown)'"
            tell(Diagnostic(message, help: "take what you need, then delete the folder", severity: .warning))
        }
    }
}
