import Foundation
import TestSupport
import Testing
import VipergenGenerator

/// Repositories whose configuration makes git run a program.
@Suite("Hostile repositories") struct HostileRepositoryTests {

    private let folder: TemporaryFolder
    private let environment = ProcessInfo.processInfo.environment
    private var root: String { folder.url.path }
    private var hasRun: Bool { FileManager.default.fileExists(atPath: root + "/ran") }

    init() throws {
        folder = try TemporaryFolder()
    }

    @discardableResult
    private func git(_ arguments: String..., in path: String) throws -> Run {
        let who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        return try Run(URL(filePath: "/usr/bin/env"), ["git", "-C", path] + who + arguments, in: folder.url)
    }

    /// The place of git's files.
    enum Kind: CaseIterable {
        /// In a folder `.git`, as in an unpacked archive.
        case hidden
        /// Beside the files of the template set, as in a clone: a bare repository.
        case bare
        /// The same, but declared as not bare.
        case disguised
    }

    /// Makes a repository with a missing object. To fetch it, git would run a program.
    ///
    /// - Returns: the folder of a template set in it.
    private func makeRepository(_ kind: Kind, attack: [(String, String)]) throws -> String {
        let outer = root + "/clone"
        try folder.write(#"{"name": "own"}"#, to: "clone/sets/own/template.json")
        try git("init", "--quiet", in: outer)
        try git("add", "-A", in: outer)
        try git("commit", "--quiet", "-m", "one", in: outer)
        let set = outer + "/sets/own"
        let object = try git("rev-parse", "HEAD:sets/own/template.json", in: outer).output
        try FileManager.default.removeItem(
            atPath: "\(outer)/.git/objects/\(object.prefix(2))/\(object.dropFirst(2).dropLast())"
        )
        let settings = [
            ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
            ("remote.origin.promisor", "true"), ("remote.origin.url", root + "/nowhere"),
        ]
        for (key, value) in settings + attack { try git("config", key, value, in: outer) }
        guard kind != .hidden else { return set }
        for name in try FileManager.default.contentsOfDirectory(atPath: outer + "/.git") {
            try FileManager.default.moveItem(atPath: "\(outer)/.git/\(name)", toPath: "\(set)/\(name)")
        }
        let config = set + "/config"
        let other: [(String, String)] =
            kind == .bare ? [("core.bare", "true")] : [("core.bare", "false"), ("core.worktree", set)]
        for (key, value) in other { try git("config", "--file", config, key, value, in: outer) }
        try git("init", "--quiet", in: outer)
        return set
    }

    private static var attacks: [[(String, String)]] {
        let command = "touch ../../ran; touch ../ran; touch ran; false"
        return [
            [("remote.origin.uploadpack", command)],
            [("remote.origin.url", "ssh://host/x"), ("core.sshCommand", command)],
            [
                ("remote.origin.url", "ext::sh -c touch% ../../ran;touch% ../ran;touch% ran"),
                ("protocol.ext.allow", "always"),
            ],
        ]
    }

    /// Reads the history of the template set as the program does.
    private func read(_ set: String, _ environment: [String: String]) -> Failure? {
        do throws(Failure) {
            let git = try GitFolder(set, environment: environment)
            for commit in try git.commits(since: "HEAD") { _ = try git.files(in: commit) }
            return nil
        } catch {
            return error
        }
    }

    private func hasRunAnywhere() -> Bool {
        ["ran", "clone/ran", "clone/sets/ran", "clone/sets/own/ran", "clone/.git/ran"].contains {
            FileManager.default.fileExists(atPath: "\(root)/\($0)")
        }
    }

    @Test("no program of a repository is run, wherever its configuration is", arguments: Kind.allCases, 0..<3)
    func attack(kind: Kind, index: Int) throws {
        let set = try makeRepository(kind, attack: Self.attacks[index])
        let failure = try #require(read(set, environment))
        #expect(!hasRunAnywhere())
        #expect(!failure.description.contains("link"), "\(failure)")
        if kind != .hidden { #expect(failure.kind == .usage, "\(failure)") }
        // Proves that git alone runs it.
        try git("cat-file", "-p", "HEAD:sets/own/template.json", in: kind == .hidden ? root + "/clone" : set)
        #expect(hasRunAnywhere())
    }

    /// A `git` without the protections against running programs, except for one of them.
    private func makeGit(with protection: String) throws -> [String: String] {
        let path = try #require(environment["PATH"])
        try folder.write(
            """
            #!/bin/bash
            [ \(protection) = GIT_ALLOW_PROTOCOL ] || unset GIT_ALLOW_PROTOCOL
            [ \(protection) = GIT_NO_LAZY_FETCH ] || unset GIT_NO_LAZY_FETCH
            arguments=()
            for word in "$@"; do
                if [ \(protection) = safe.bareRepository ] || [ "$word" != safe.bareRepository=explicit ]; then
                    arguments+=("$word")
                else
                    arguments+=(core.pager=cat)
                fi
            done
            PATH='\(path)' exec git "${arguments[@]}"

            """,
            to: "bin/git"
        )
        #expect(chmod(root + "/bin/git", 0o755) == 0)
        return environment.merging(["PATH": "\(root)/bin:\(path)"]) { $1 }
    }

    @Test(
        "each protection that git supports is sufficient",
        arguments: [
            ("GIT_ALLOW_PROTOCOL", Kind.hidden), ("GIT_ALLOW_PROTOCOL", .bare), ("safe.bareRepository", .bare),
            ("GIT_NO_LAZY_FETCH", .hidden), ("none", .bare), ("none", .disguised),
        ]
    )
    func protections(name: String, kind: Kind) throws {
        let version = try git("--version", in: root).output.split { !$0.isNumber }.compactMap { Int($0) }
        // Older versions do not support the variable.
        if name == "GIT_NO_LAZY_FETCH", version.lexicographicallyPrecedes([2, 44]) { return }
        let set = try makeRepository(kind, attack: Self.attacks[0])
        _ = read(set, try makeGit(with: name))
        #expect(!hasRunAnywhere())
    }

    @Test("a missing object is reported as missing, without a mention of symlinks")
    func missingObject() throws {
        let set = try makeRepository(.hidden, attack: [])
        for key in ["extensions.partialClone", "remote.origin.promisor", "remote.origin.url"] {
            try git("config", "--unset", key, in: root + "/clone")
        }
        let failure = try #require(read(set, environment))
        #expect(failure.diagnostics[0].message == "git does not have this file: the clone is partial, or damaged")
        #expect(failure.diagnostics[0].place?.file.hasSuffix(":sets/own/template.json") == true)
    }

    @Test("variables that redirect git are ignored, and the user's configuration is used")
    func variables() throws {
        try folder.write("one", to: "clone/sets/own/x")
        try git("init", "--quiet", in: root + "/clone")
        try git("add", "-A", in: root + "/clone")
        try git("commit", "--quiet", "-m", "one", in: root + "/clone")
        let set = root + "/clone/sets/own"
        for name in [
            "GIT_DIR", "GIT_WORK_TREE", "GIT_OBJECT_DIRECTORY", "GIT_COMMON_DIR", "GIT_GLOB_PATHSPECS",
            "GIT_ICASE_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_SHALLOW_FILE", "GIT_NAMESPACE", "GIT_INDEX_FILE",
            "GIT_REPLACE_REF_BASE", "GIT_GRAFT_FILE", "GIT_CONFIG", "GIT_PREFIX",
        ] {
            let changed = environment.merging([name: name.hasSuffix("PATHSPECS") ? "1" : "/nowhere"]) { $1 }
            #expect(read(set, changed) == nil, "\(name)")
        }
        let own = environment.merging([
            "GIT_CONFIG_COUNT": "1", "GIT_CONFIG_KEY_0": "core.abbrev", "GIT_CONFIG_VALUE_0": "x",
        ]) { $1 }
        #expect(read(set, own) != nil, "the user's configuration is read")
    }
}
