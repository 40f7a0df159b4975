/// A folder of a git repository, as it was in other revisions.
package struct GitFolder: Sendable {

    /// The folder, as the person would name it.
    let name: String
    /// Where the folder is in its repository, with a slash at its end; empty for the whole repository.
    private(set) var path = ""
    private let environment: [String: String]
    /// How much of a commit's name is shown.
    static let shortLength = 10

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
            let help = "name an old copy of the set with '--from'\(Self.said(found))"
            throw Failure(.usage, "'\(folder)' is in no git repository", help: help)
        }
        path = String(lines[0])
    }

    /// The name that git writes into commits that are made in a folder; nil if there is none.
    ///
    /// - Throws: an `unavailable` failure without git.
    package static func userName(_ folder: String, environment: [String: String]) throws(Failure) -> String? {
        let arguments = ["-C", folder, "config", "user.name"]
        return lines(try Subprocess("git", arguments, environment: safe(environment)).run()).first
    }

    /// A folder that is most likely in a repository: without one, git need not be asked.
    ///
    /// - Returns: nil if it is in none, or if git cannot read it.
    package static func ifAny(_ folder: String, environment: [String: String]) -> GitFolder? {
        guard let own = try? Disk.realPath(folder), (try? Checkout.repository(around: own)) != nil else { return nil }
        return try? GitFolder(folder, environment: environment)
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
                let place = Diagnostic.Place(file: "\(commit.prefix(Self.shortLength)):\(file.path)")
                throw Failure(.data, problem, at: place, help: "name a copy of the set with '--from'")
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
    static func nextObject(_ bytes: inout ArraySlice<UInt8>) -> [UInt8]? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = text(bytes[..<end]).split(separator: " ")
        bytes = bytes[(end + 1)...]
        guard let size = words.last.flatMap({ Int($0) }), size < bytes.count else { return nil }
        let contents = bytes.prefix(size)
        bytes = bytes.dropFirst(size + 1)
        return words.dropFirst().first == "blob" ? Array(contents) : nil
    }

    static func lines(_ outcome: Subprocess.Outcome) -> [String] {
        outcome.status == 0 ? text(outcome.output).split(separator: "\n").map(String.init) : []
    }

    /// Runs git so that it runs no program that a repository names: no hook, pager, watcher, filter or transport. No folder
    /// counts as a bare repository.
    func git(_ arguments: [String], input: [UInt8] = []) throws(Failure) -> Subprocess.Outcome {
        let settings = ["core.hooksPath=/dev/null", "core.fsmonitor=false", "safe.bareRepository=explicit"]
        let general = ["-C", name, "--literal-pathspecs"] + settings.flatMap { ["-c", $0] }
        return try Subprocess("git", general + arguments, environment: environment).run(input: input)
    }

    func checked(_ outcome: Subprocess.Outcome) throws(Failure) -> Subprocess.Outcome {
        guard outcome.status != 0 else { return outcome }
        throw Failure(.inputOutput, "git cannot read the history of '\(name)'\(Self.said(outcome))")
    }

    /// The reason that git printed.
    private static func said(_ outcome: Subprocess.Outcome) -> String {
        let text = text(outcome.errors).split(separator: "\n").joined(separator: "; ")
        return text.isEmpty ? "" : " (git: \(text))"
    }
}
