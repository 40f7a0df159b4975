extension GitFolder {

    /// A revision that the folder is compared with.
    package struct Base: Sendable {
        let revision: String
        /// `since main (abc1234)`.
        let description: String
    }

    /// A commit that changed the folder.
    package struct Change: Sendable {
        /// The revision before it.
        package let revision: String
        package let subject: String
    }

    // MARK: - Bases -

    /// False for a new repository.
    package var hasCommit: Bool { get throws(Failure) { try head != nil } }

    private var head: String? {
        get throws(Failure) { Self.lines(try git(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])).first }
    }

    /// The last commit.
    ///
    /// - Throws: a `usage` failure if there is none.
    func lastCommit() throws(Failure) -> Base {
        guard let commit = try head else {
            throw Failure(.usage, "the repository of '\(name)' has no commit", help: "commit before you change a set")
        }
        return Base(revision: commit, description: "since \(commit.prefix(Self.shortLength)), the last commit")
    }

    /// The commit where this branch left the main one: the branch that `origin/HEAD` names, else `main`, `master` or `trunk`.
    ///
    /// - Throws: a `usage` failure if there is no such branch, or its history was not fetched.
    func departure() throws(Failure) -> Base {
        guard let branch = try mainBranch() else {
            let message = "there is no branch to compare '\(name)' with: no 'origin/HEAD', 'main', 'master' or 'trunk'"
            throw Failure(
                .usage,
                message,
                help: try help("fetch it, as 'git fetch origin main:main' does, or name another one with '--since'")
            )
        }
        guard let commit = Self.lines(try git(["merge-base", branch, "HEAD"])).first else {
            let message = "'\(branch)' and the last commit have no common commit"
            throw Failure(.usage, message, help: try help("name another revision with '--since'"))
        }
        return Base(revision: commit, description: Self.description(branch, commit))
    }

    /// A revision that a person names.
    ///
    /// - Throws: a `usage` failure if there is no such revision.
    func base(named revision: String) throws(Failure) -> Base {
        let commit = try commit(revision)
        let base = Self.lines(try git(["merge-base", commit, "HEAD"])).first ?? commit
        return Base(revision: revision, description: Self.description(revision, base))
    }

    private static func description(_ revision: String, _ commit: String) -> String {
        let short = commit.prefix(shortLength)
        return commit.hasPrefix(revision) ? "since \(short)" : "since \(revision) (\(short))"
    }

    private func mainBranch() throws(Failure) -> String? {
        let names = ["main", "master", "trunk"].flatMap { ["origin/\($0)", $0] }
        let references = ["origin/HEAD"] + names
        let patterns = references.map { $0.hasPrefix("origin/") ? "refs/remotes/\($0)" : "refs/heads/\($0)" }
        let found = try git(["for-each-ref", "--format=%(refname) %(symref)"] + patterns)
        let targets = Self.lines(found).map { $0.split(separator: " ").map(String.init) }
        for (name, pattern) in zip(references, patterns) {
            guard let target = targets.first(where: { $0.first == pattern }) else { continue }
            return target.count > 1 ? target[1].rest(below: "refs/remotes") : name
        }
        return nil
    }

    /// - Throws: a `usage` failure if there is no such revision.
    private func commit(_ revision: String) throws(Failure) -> String {
        let verified = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
        if verified.status == 0, let commit = Self.lines(verified).first { return commit }
        let message = "there is no revision \(quoted(revision)) in the repository of '\(name)'"
        throw Failure(.usage, message, help: try help(help(insteadOf: revision)))
    }

    /// Help for a revision that is missing: in a shallow clone, how to fetch it.
    private func help(_ help: String) throws(Failure) -> String {
        guard Self.lines(try git(["rev-parse", "--is-shallow-repository"])) == ["true"] else { return help }
        return
            "this clone is shallow: 'git fetch --unshallow' fetches the history, as 'fetch-depth: 0' does on GitHub and "
            + "'GIT_DEPTH: 0' on GitLab"
    }

    // MARK: - Versions -

    /// The different contents that the folder had since a revision, each with its first commit, the oldest first.
    ///
    /// - Parameter file: a file that makes a folder of another name an older version of this one.
    /// - Throws: as `commits(since:)` and `files(in:)` do.
    package func versions(
        since revision: String,
        with file: String
    ) throws(Failure) -> [(commit: String, files: [SourceFile])] {
        var versions: [(commit: String, files: [SourceFile])] = []
        for commit in try commits(since: revision) {
            let files = try files(in: commit, with: file)
            // A commit that removed the folder, or did not have it yet, has no files.
            if files.isEmpty || versions.contains(where: { $0.files == files }) { continue }
            versions.append((commit, files))
        }
        return versions
    }

    /// The files that the folder had in a commit, also if it had another name: files of that folder have been moved into
    /// this one since then.
    ///
    /// - Parameter file: a file that a folder of another name must have.
    /// - Returns: none if there was no such folder.
    /// - Throws: as `files(in:)` does.
    func files(in commit: String, with file: String) throws(Failure) -> [SourceFile] {
        let files = try files(in: commit)
        guard files.isEmpty, !path.isEmpty else { return files }
        // The index, unlike the work tree, is read without filters.
        let arguments = ["diff-index", "--cached", "-z", "--name-status", "--find-renames", "--diff-filter=R", commit]
        let fields = try checked(git(arguments)).output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        // `R087`, the old path, the new one.
        let folders = stride(from: 0, to: fields.count - 2, by: 3).compactMap { index -> String? in
            let (old, new) = (fields[index + 1], fields[index + 2])
            guard let rest = new.rest(below: path), old.hasSuffix("/\(rest)") else { return nil }
            return String(old.dropLast(rest.count))
        }
        // Git may take a file for one of another folder with the same contents: most of them decide.
        let counts = Dictionary(folders.map { ($0, 1) }, uniquingKeysWith: +)
        guard let folder = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) })?.key else { return [] }
        var renamed = self
        renamed.path = folder
        let old = try renamed.files(in: commit)
        return old.contains { $0.path == file } ? old : []
    }

    /// The commits that modules may have been generated from: the one that a person names, its merge base with this branch,
    /// and each later commit that changed the folder, or what symlinks in it point to; the oldest first.
    ///
    /// - Throws: a `usage` failure if there is no such revision.
    package func commits(since revision: String) throws(Failure) -> [String] {
        let commit = try commit(revision)
        let base = Self.lines(try git(["merge-base", commit, "HEAD"]))
        // `git rev-list` has no settings, unlike `git log`.
        let later = try checked(git(["rev-list", "--reverse", "\(commit)..HEAD"] + pathsOfHistory()))
        return ([commit] + base + Self.lines(later)).unique
    }

    /// The last commits that changed the folder, the newest first, without the one that added it.
    func lastChanges() throws(Failure) -> [Change] {
        let count = 3
        let format = "--format=%H %s"
        let arguments = ["rev-list", "--max-count=\(count + 1)", format, "HEAD"] + (try pathsOfHistory())
        // A line `commit HASH` is before each line of the format.
        let lines = Self.lines(try checked(git(arguments))).filter { !$0.hasPrefix("commit ") }
        let changes = lines.map { line in
            let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
            return Change(revision: "\(parts[0].prefix(Self.shortLength))~1", subject: parts.dropFirst().first ?? "")
        }
        return Array(changes.count > count ? changes.prefix(count) : changes.dropLast())
    }

    /// Arguments for the commits that changed the folder, or what symlinks in it point to.
    private func pathsOfHistory() throws(Failure) -> [String] {
        path.isEmpty ? [] : ["--", "."] + (try targets(ofSymlinksIn: name))
    }

    /// The files with other contents than in the last commit.
    ///
    /// - Parameter files: their paths in the folder, and their contents.
    /// - Throws: an `inputOutput` failure.
    package func uncommitted(_ files: [(path: String, contents: [UInt8])]) throws(Failure) -> [String] {
        let committed = try objects(files.map { "HEAD:\(path)\($0.path)" }, [])
        // Git may have changed the line ends when it wrote the file.
        let carriageReturn = UInt8(ascii: "\r")
        return zip(files, committed).filter { file, committed in
            committed?.contents.filter { $0 != carriageReturn } != file.contents.filter { $0 != carriageReturn }
        }.map(\.0.path)
    }
}
