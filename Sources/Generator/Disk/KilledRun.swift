/// What a run that was killed left: its staging folders, the one whose journal counts first.
struct KilledRun {

    private let stagings: [StagingFolder]
    /// The paths of the folders that are to be locked before anything is taken back.
    let paths: Set<String>

    // MARK: - Finding -

    /// The runs that left something in the folders or in those above them: there a run prepares what goes into a folder
    /// that it is yet to make, or that is named from above.
    ///
    /// - Parameters:
    ///   - folders: from the root; links are followed, and what is not there has nothing in it.
    ///   - modules: more of them, which may be many, and are not kept.
    static func find(
        near folders: some Sequence<String>,
        modules: some Sequence<String>
    ) throws(Failure) -> [KilledRun] {
        var (seen, found): (Set<String>, Set<String>) = ([], [])
        var runs: [KilledRun] = []
        func look(in path: String) throws(Failure) {
            guard let staging = try staging(in: path), found.insert(staging.folder.path).inserted else { return }
            runs.append(try KilledRun(staging))
        }
        func lookUp(from folder: String) throws(Failure) {
            var path = folder
            while seen.insert(path).inserted {
                try look(in: path)
                path = Disk.parent(of: path)
            }
        }
        for folder in folders { try lookUp(from: folder) }
        for module in modules {
            try look(in: module)
            try lookUp(from: Disk.parent(of: module))
        }
        return runs
    }

    private static func staging(in path: String) throws(Failure) -> StagingFolder? {
        // Most often there is none, so the folder is not opened to see that.
        guard try Disk.kind(of: Disk.join(path, StagingFolder.name)) == .folder, let path = try Disk.realPath(path),
            let folder = try Folder(path)
        else { return nil }
        return try StagingFolder(leftIn: folder)
    }

    /// The run that a staging folder is of.
    private init(_ staging: StagingFolder) throws(Failure) {
        let path = staging.folder.path
        guard let journal = try staging.state.journal else {
            (stagings, paths) = ([staging], [path])
            return
        }
        // A journal is only believed about folders whose own says the same: it may be anybody's.
        func other(_ path: String) -> StagingFolder? {
            let other = try? Self.staging(in: path)
            return (try? other?.state.journal?.first) == journal.first ? other : nil
        }
        let first = path == journal.first ? staging : try? Self.staging(in: journal.first)
        switch (first, try first?.state.journal) {
        case (let first?, nil):
            // The journal that counts is the last that is written.
            stagings = [first, staging]
        case (let first?, let counting?) where path == journal.first || counting.others.contains(path):
            stagings = [first] + counting.others.compactMap(other)
        default:
            // The journal that counts goes last: without it, the folder was moved, or is no part of that run.
            stagings = [staging]
        }
        paths = Set(stagings.map(\.folder.path))
    }

    // MARK: - Taking back -

    /// Takes back what the run did, if it was in the midst of it, and removes what it left.
    ///
    /// - Parameter tell: is given what a person is to know.
    /// - Throws: a failure if that cannot be done; then what is kept of the run stays for the next.
    func takeBack(_ tell: (Diagnostic) -> Void) throws(Failure) {
        guard let first = stagings.first, case .begun = try first.state else { return try remove() }
        var kept: [String: [Int32]] = [:]
        for staging in stagings.reversed() {
            guard case .begun(let journal, let start) = try staging.state else { continue }
            for step in journal.steps.reversed() {
                guard case .changed(let hasOriginal) = try staging.takeBack(step, since: start) else { continue }
                let path = quoted(staging.folder.shown(step.path))
                tell(
                    Diagnostic(
                        "\(path) was changed after the run that was killed, and stays as it is",
                        severity: .warning
                    )
                )
                if hasOriginal { kept[staging.folder.path, default: []].append(step.number) }
            }
        }
        let places = stagings.map { quoted($0.folder.shown("")) }.joined(separator: ", ")
        tell(
            Diagnostic(
                "a run was killed while it was writing; what it did in \(places) was taken back",
                severity: .note
            )
        )
        for staging in stagings.reversed() {
            guard let numbers = kept[staging.folder.path] else { continue }
            let place = try staging.keep(numbers)
            tell(Diagnostic("what those files were before is kept in \(quoted(place))", severity: .warning))
        }
        try remove()
    }

    /// Removes the staging folders, the one whose journal counts last.
    private func remove() throws(Failure) {
        for staging in stagings.reversed() { try staging.remove() }
    }
}

extension StagingFolder.State {

    fileprivate var journal: Journal? {
        switch self {
        case .preparing: nil
        case .begun(let journal, _), .committed(let journal): journal
        }
    }
}
