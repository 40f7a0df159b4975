/// A folder of a git repository, as it was in other revisions.
package struct GitFolder: Sendable {

    /// The folder, as the person would name it.
    private let name: String
    /// Where the folder is in its repository, with a slash at its end; empty for the whole repository.
    private var path = ""
    private let environment: [String: String]

    /// - Throws: a `usage` failure if the folder is in no repository, an `unavailable` one without git.
    package init(_ folder: String, environment: [String: String]) throws(Failure) {
        name = folder
        self.environment = Self.safe(environment)
        let found = try git(["rev-parse", "--show-prefix", "--show-toplevel"])
        let lines = Self.text(found.output).split(separator: "\n", omittingEmptySubsequences: false)
        // Git also takes a folder with HEAD, objects and refs in it for a repository, and reads the configuration beside
        // them, which may come with a clone. Only the nearest `.git` counts.
        guard found.status == 0, lines.count >= 2, let own = try Disk.realPath(folder),
            let repository = try Checkout.repository(around: own), try Disk.realPath(String(lines[1])) == repository
        else {
            try Self.checkOwner(ofRepositoryAround: folder)
            let help = "name an old copy of the set with '--from'\(Self.said(found))"
            throw Failure(.usage, "'\(folder)' is in no git repository", help: help)
        }
        path = String(lines[0])
    }

    /// Fails if another user owns the repository: git does not read it then (git-config(1), "safe.directory").
    private static func checkOwner(ofRepositoryAround folder: String) throws(Failure) {
        guard let own = try Disk.realPath(folder), let repository = try Checkout.repository(around: own),
            let owner = try Disk.status(of: Path.join(repository, ".git"))?.owner, owner != Disk.user
        else { return }
        let message = "git does not read the repository \(quoted(repository)): it belongs to another user"
        let exception = "git config --global --add safe.directory \(repository)"
        throw Failure(.usage, message, help: "if you trust it, run '\(exception)'; or name an old copy with '--from'")
    }

    private static func text(_ bytes: some Collection<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    /// The environment for git. Variables that choose another repository, as those that git sets for a hook, are removed. Those
    /// of the user's own configuration stay. Others are added that keep git from the network: for a transfer, a repository's
    /// configuration can name programs.
    private static func safe(_ environment: [String: String]) -> [String: String] {
        let kept = ["GIT_CONFIG_", "GIT_EXEC_PATH", "GIT_CEILING_DIRECTORIES", "GIT_DISCOVERY_ACROSS_FILESYSTEM"]
        return environment.filter { name, _ in !name.hasPrefix("GIT_") || kept.contains(where: name.hasPrefix) }
            .merging([
                "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0",
                "GIT_TERMINAL_PROMPT": "0",
            ]) { $1 }
    }

    /// The different contents that the folder had since a revision, each with its first commit, the oldest first.
    ///
    /// - Throws: as `commits(since:)` and `files(in:)` do.
    package func versions(since revision: String) throws(Failure) -> [(commit: String, files: [SourceFile])] {
        var versions: [(commit: String, files: [SourceFile])] = []
        for commit in try commits(since: revision) {
            let files = try files(in: commit)
            // A commit that removed the folder, or did not have it yet, has no files.
            if files.isEmpty || versions.contains(where: { $0.files == files }) { continue }
            versions.append((commit, files))
        }
        return versions
    }

    /// The commits that modules may have been generated from: the one that a person names, its merge base with this branch,
    /// and each later commit that changed the folder; the oldest first.
    ///
    /// - Throws: a `usage` failure if there is no such revision.
    package func commits(since revision: String) throws(Failure) -> [String] {
        let verified = try git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
        guard verified.status == 0, let commit = Self.lines(verified).first else {
            let message = "there is no revision \(quoted(revision)) in the repository of '\(name)'"
            throw Failure(.usage, message, help: try help(insteadOf: revision))
        }
        let base = Self.lines(try git(["merge-base", commit, "HEAD"]))
        // `git rev-list` has no settings, unlike `git log`.
        let later = try checked(git(["rev-list", "--reverse", "\(commit)..HEAD"] + (path.isEmpty ? [] : ["--", "."])))
        return ([commit] + base + Self.lines(later)).unique
    }

    /// The branches and tags that a person may have meant.
    private func help(insteadOf revision: String) throws(Failure) -> String {
        let names = Self.lines(try git(["for-each-ref", "--format=%(refname:short)"]))
        // `origin/main` where only the branch of a clone was checked out.
        let remote = names.first { $0.hasSuffix("/\(revision)") }.map { "did you mean '\($0)'?" }
        let some = names.isEmpty ? "name a commit" : "the branches and tags are \(names.list(first: 5))"
        return remote ?? names.suggestion(for: revision) ?? some
    }

    /// The files that the folder had in a commit; none if it was missing.
    ///
    /// - Throws: a `data` failure for symlinks that do not point to a file of the repository.
    package func files(in commit: String) throws(Failure) -> [SourceFile] {
        let arguments = ["ls-tree", "-r", "-z", "--full-tree", commit] + (path.isEmpty ? [] : ["--", path])
        let entries = try checked(git(arguments)).output.split(separator: 0).compactMap(TreeEntry.init)
        let files = entries.filter { $0.path.lastPart != Disk.finderFile }
        // A symlink is followed, as on disk.
        let objects = files.map { $0.isLink ? "\(commit):\($0.path)" : $0.object }
        let input = Array(objects.map { $0 + "\n" }.joined().utf8)
        let answer = try checked(git(["cat-file", "--batch", "--follow-symlinks"], input: input))
        var rest = answer.output[...]
        return try collecting(files) { file throws(Failure) in
            guard let contents = Self.nextObject(&rest) else {
                let problem =
                    file.isLink
                    ? "this symlink does not point to a file of the repository"
                    : "git does not have this file: the clone is partial, or damaged"
                let place = Diagnostic.Place(file: "\(commit.prefix(10)):\(file.path)")
                let fetch = "'git fetch --refetch --no-filter' completes a partial clone"
                let help = (file.isLink ? "" : fetch + "; or ") + "name a copy of the set with '--from'"
                throw Failure(.data, problem, at: place, help: help)
            }
            return SourceFile(path: file.path.rest(below: path) ?? file.path, contents: contents)
        }
    }

    // MARK: - What git answers -

    /// A file, by a line of `git ls-tree -z`: `100644 blob HASH<TAB>PATH`.
    private struct TreeEntry {
        let object: String
        let path: String
        let isLink: Bool

        init?(_ bytes: ArraySlice<UInt8>) {
            guard let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let words = GitFolder.text(bytes[..<tab]).split(separator: " ")
            guard words.count == 3, words[1] == "blob" else { return nil }
            (isLink, object) = (words[0] == "120000", String(words[2]))
            path = GitFolder.text(bytes[(tab + 1)...])
        }
    }

    /// The next object of `git cat-file --batch`: `HASH blob SIZE`, its bytes, a line end. A missing object or a symlink that
    /// cannot be followed has another word in place of `blob`.
    private static func nextObject(_ bytes: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = text(bytes[..<end]).split(separator: " ")
        bytes = bytes[(end + 1)...]
        guard let size = words.last.flatMap({ Int($0) }), size < bytes.count else { return nil }
        let contents = bytes.prefix(size)
        bytes = bytes.dropFirst(size + 1)
        return words.dropFirst().first == "blob" ? Array(contents) : nil
    }

    private static func lines(_ outcome: Subprocess.Outcome) -> [String] {
        outcome.status == 0 ? text(outcome.output).split(separator: "\n").map(String.init) : []
    }

    /// Runs git so that it runs no program that a repository names: no hook, pager, watcher, filter or transport. No folder
    /// counts as a bare repository.
    private func git(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> Subprocess.Outcome {
        let settings = ["core.hooksPath=/dev/null", "core.fsmonitor=false", "safe.bareRepository=explicit"]
        let general = ["-C", name, "--literal-pathspecs"] + settings.flatMap { ["-c", $0] }
        return try Subprocess("git", general + arguments, environment: environment).run(input: input)
    }

    private func checked(_ outcome: Subprocess.Outcome) throws(Failure) -> Subprocess.Outcome {
        guard outcome.status != 0 else { return outcome }
        throw Failure(.inputOutput, "git cannot read the history of '\(name)'\(Self.said(outcome))")
    }

    /// The reason that git printed.
    private static func said(_ outcome: Subprocess.Outcome) -> String {
        let text = text(outcome.errors).split(separator: "\n").joined(separator: "; ")
        return text.isEmpty ? "" : " (git: \(text))"
    }
}
