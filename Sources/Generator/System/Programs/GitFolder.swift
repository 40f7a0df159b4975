/// A folder of a git repository, as it was in other revisions.
package struct GitFolder: Sendable {

    /// The folder, as the person would name it.
    let name: String
    /// Where the folder is in its repository, with a slash at its end; empty for the whole repository.
    var path = ""
    private let environment: [String: String]
    /// Options of git that switch off the filters of its configuration, which are programs.
    private var filterSettings: [String] = []
    /// How much of a commit's name is shown.
    static let shortLength = 10

    /// - Throws: a `usage` failure if the folder is in no repository, an `unavailable` one without git.
    package init(_ folder: String, environment: [String: String]) throws(Failure) {
        name = folder
        self.environment = Self.safe(environment)
        // Where no `.git` is, git need not be asked. And git also takes a folder with HEAD, objects and refs in it for a
        // repository, and reads the configuration beside them, which may come with a clone: only the nearest `.git` counts.
        let help = "name an old copy of the set with '--from'"
        guard let own = try Disk.realPath(folder), let repository = try Checkout.repository(around: own) else {
            throw Failure(.usage, "'\(folder)' is in no git repository", help: help)
        }
        let found = try git(["rev-parse", "--show-prefix", "--show-toplevel"])
        let lines = Self.text(found.output).split(separator: "\n", omittingEmptySubsequences: false)
        guard found.status == 0, lines.count >= 2, try Disk.realPath(String(lines[1])) == repository else {
            try Self.checkOwner(of: repository)
            throw Failure(.usage, "'\(folder)' is in no git repository", help: help + Self.said(found))
        }
        path = String(lines[0])
        filterSettings = try settingsWithoutFilters()
    }

    private func settingsWithoutFilters() throws(Failure) -> [String] {
        let keys = try git(["config", "-z", "--name-only", "--get-regexp", "^filter\\."]).output.split(separator: 0)
        let drivers = keys.map { Self.text($0) }.compactMap { key in key.lastIndex(of: ".").map { String(key[..<$0]) } }
        return try drivers.unique.map { driver throws(Failure) -> [String] in
            guard !driver.contains("=") else {
                let message = "git's configuration has a filter with '=' in its name: \(quoted(driver))"
                throw Failure(.data, message, help: "rename the filter")
            }
            return ["smudge=", "process=", "required=false"].flatMap { ["-c", "\(driver).\($0)"] }
        }.flatMap(\.self)
    }

    /// Fails if another user owns the repository: git does not read it then (git-config(1), "safe.directory").
    private static func checkOwner(of repository: String) throws(Failure) {
        guard let owner = try Disk.status(of: Path.join(repository, ".git"))?.owner, owner != Disk.user else { return }
        let message = "git does not read the repository \(quoted(repository)): it belongs to another user"
        let exception = "git config --global --add safe.directory \(repository)"
        throw Failure(.usage, message, help: "if you trust it, run '\(exception)'; or name an old copy with '--from'")
    }

    /// The name that git writes into commits that are made in a folder; nil if there is none.
    ///
    /// - Throws: an `unavailable` failure without git.
    package static func userName(_ folder: String, environment: [String: String]) throws(Failure) -> String? {
        let arguments = ["-C", folder, "config", "user.name"]
        return lines(try Subprocess("git", arguments, environment: safe(environment)).run()).first
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

    /// The branches and tags that a person may have meant.
    func help(insteadOf revision: String) throws(Failure) -> String {
        let names = Self.lines(try git(["for-each-ref", "--format=%(refname:short)"]))
        // `origin/main` where only the branch of a clone was checked out.
        let remote = names.first { $0.hasSuffix("/\(revision)") }.map { "did you mean '\($0)'?" }
        let some = names.isEmpty ? "name a commit" : "the branches and tags are \(names.list(first: 5))"
        return remote ?? names.suggestion(for: revision) ?? some
    }

    /// The real paths of what symlinks in a folder point to in its repository. A change there changes the folder.
    func targets(ofSymlinksIn folder: String) throws(Failure) -> [String] {
        let checkout = try Checkout(around: folder)
        var targets: Set<String> = []
        var rest = [folder]
        while let folder = rest.popLast() {
            for (name, kind) in try Disk.entries(in: folder) where !name.isJunk && !name.isToolFolder {
                let path = Path.join(folder, name)
                if kind == .folder { rest.append(path) }
                guard kind == .link, try checkout.holds(path), let target = try Disk.realPath(path) else { continue }
                if targets.insert(target).inserted, try Disk.isFolder(target) { rest.append(target) }
            }
        }
        return targets.sorted()
    }

    /// The files that the folder had in a commit, as the work tree would have them; none if it was missing.
    ///
    /// - Throws: a `data` failure for symlinks that do not point into the repository, or for too many files.
    package func files(in commit: String) throws(Failure) -> [SourceFile] {
        let entries = try self.entries(in: commit)
        // Attributes are those of the work tree: line ends and the encoding. Filters are programs, and do not run.
        // A line end in a path would end the question about it.
        let questions = entries.map { "\($0.object) \($0.path.replacing("\n", with: " "))" }
        let contents = try objects(questions, ["--filters"])
        return try collecting(Array(zip(entries, contents))) { entry, object throws(Failure) in
            guard let object else {
                let message = "git does not have this file: the clone is partial, or damaged"
                let fetch = "'git fetch --refetch --no-filter' completes a partial clone; or "
                throw failure(message, of: entry.path, in: commit, help: fetch)
            }
            let path = entry.path.rest(below: path) ?? entry.path
            var contents = object.contents
            // The file of today may be the one that a pointer of Git LFS means.
            if let pointer = LargeFilePointer(contents), let today = try? Disk.read(Path.join(name, path)),
                pointer.isPointer(to: today)
            {
                contents = today
            }
            return SourceFile(path: path, contents: contents, isExecutable: entry.isExecutable)
        }
    }

    /// The entries of the folder's files in a commit. Symlinks are followed, as on disk.
    private func entries(in commit: String) throws(Failure) -> [TreeEntry] {
        var entries: [TreeEntry] = []
        var rest = try list([commit] + (path.isEmpty ? [] : ["--", path]))
        while !rest.isEmpty {
            entries += rest.filter { !$0.isLink }
            let links = rest.filter(\.isLink)
            let names = links.map { $0.path.contains("\n") ? "none" : "\(commit):\($0.path)" }
            let targets = try objects(names, ["--follow-symlinks"])
            rest = []
            for (link, target) in zip(links, targets) {
                switch target?.kind {
                case "blob": entries.append(TreeEntry(object: target?.hash ?? "", path: link.path))
                case "tree": rest += try list([target?.hash ?? ""]).map { $0.inFolder(link.path) }
                default:
                    throw failure("this symlink does not point into the repository", of: link.path, in: commit)
                }
            }
            guard entries.count + rest.count <= Limits.folderCount else {
                let message = "there are more than \(Limits.folderCount) files in this folder, through symlinks"
                throw failure(message, of: path, in: commit)
            }
        }
        return entries.sorted { $0.path < $1.path }
    }

    private func failure(_ message: String, of path: String, in commit: String, help: String = "") -> Failure {
        let place = Diagnostic.Place(file: "\(commit.prefix(Self.shortLength)):\(path)")
        return Failure(.data, message, at: place, help: help + "name a copy of the set with '--from'")
    }

    private func list(_ arguments: [String]) throws(Failure) -> [TreeEntry] {
        try checked(git(["ls-tree", "-r", "-z", "--full-tree"] + arguments)).output.split(separator: 0)
            .compactMap(TreeEntry.init)
            .filter { entry in !entry.path.pathParts.contains { $0.isJunk || $0.isToolFolder } }
    }

    // MARK: - What git answers -

    /// A file, by a line of `git ls-tree -z`: `100644 blob HASH<TAB>PATH`.
    private struct TreeEntry {
        let object: String
        var path: String
        var isLink = false
        var isExecutable = false

        init(object: String, path: String) { (self.object, self.path) = (object, path) }

        init?(_ bytes: ArraySlice<UInt8>) {
            guard let tab = bytes.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
            let words = GitFolder.text(bytes[..<tab]).split(separator: " ")
            guard words.count == 3, words[1] == "blob" else { return nil }
            self.init(object: String(words[2]), path: GitFolder.text(bytes[(tab + 1)...]))
            isLink = words[0] == "120000"
            isExecutable = words[0] == "100755"
        }

        func inFolder(_ folder: String) -> TreeEntry {
            var entry = self
            entry.path = Path.join(folder, path)
            return entry
        }
    }

    typealias GitObject = (hash: String, kind: String, contents: [UInt8])

    /// Objects of git; nil for one that is missing, or a symlink that cannot be followed.
    func objects(_ names: [String], _ options: [String]) throws(Failure) -> [GitObject?] {
        if names.isEmpty { return [] }
        // The size that git prints is not that of the converted contents. So each object is followed by one that is missing.
        let mark = "vipergen-" + UInt64.random(in: 0 ... .max).hexadecimal(16)
        let input = Array(names.map { "\($0)\n\(mark)\n" }.joined().utf8)
        let output = try checked(git(filterSettings + ["cat-file", "--batch"] + options, input: input)).output
        let end = Array("\(mark) missing\n".utf8)
        var start = 0
        return try names.map { name throws(Failure) in
            guard let range = output.firstRange(of: end, from: start) else {
                throw Failure(.inputOutput, "git cannot read \(quoted(name))")
            }
            defer { start = range.upperBound }
            return Self.object(output[start..<range.lowerBound])
        }
    }

    /// An object as `git cat-file --batch` prints it: `HASH blob SIZE`, its bytes, a line end. A symlink that cannot be
    /// followed, or an object that is missing, has two words.
    private static func object(_ bytes: ArraySlice<UInt8>) -> GitObject? {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let words = text(bytes[..<end]).split(separator: " ").map(String.init)
        guard words.count == 3 else { return nil }
        return (words[0], words[1], Array(bytes[(end + 1)...].dropLast()))
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
