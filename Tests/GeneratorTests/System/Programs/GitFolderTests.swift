import Foundation
import TestSupport
import Testing
import VipergenGenerator

@Suite struct GitFolderTests {

    private let folder: TemporaryFolder
    private let environment = ProcessInfo.processInfo.environment

    init() throws {
        folder = try TemporaryFolder()
        try git("init", "--quiet", "--initial-branch=main")
    }

    @discardableResult
    private func git(_ arguments: String...) throws -> String {
        let who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        let run = try Run(URL(filePath: "/usr/bin/env"), ["git"] + who + arguments, in: folder.url)
        guard run.status == 0 else { throw Failure(.data, run.errors) }
        return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func commit(_ text: String, to path: String) throws {
        try folder.write(text, to: path)
        try git("add", "-A")
        try git("commit", "--quiet", "-m", text)
    }

    private var set: GitFolder {
        get throws { try GitFolder(folder.url.appending(path: "sets/own").path, environment: environment) }
    }

    private func text(_ commit: String) throws -> [String: String] {
        let files = try set.files(in: commit).map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) }
        return Dictionary(uniqueKeysWithValues: files)
    }

    @Test func `a folder is read as of a revision and each later commit that changed it`() throws {
        try commit("one", to: "sets/own/{{name}} ü.swift")
        try git("tag", "start")
        try commit("elsewhere", to: "README.md")
        try commit("two", to: "sets/own/tests/x.swift")
        let commits = try set.commits(since: "start")
        #expect(commits == [try git("rev-parse", "start"), try git("rev-parse", "HEAD")])
        #expect(try text(commits[0]) == ["{{name}} ü.swift": "one"])
        #expect(try text(commits[1]) == ["{{name}} ü.swift": "one", "tests/x.swift": "two"])
    }

    @Test func `the commits since a diverged branch include the common ancestor`() throws {
        try commit("one", to: "sets/own/x.swift")
        let base = try git("rev-parse", "HEAD")
        try git("checkout", "--quiet", "-b", "mine")
        try git("checkout", "--quiet", "main")
        try commit("two", to: "sets/own/x.swift")
        try git("checkout", "--quiet", "mine")
        #expect(try set.commits(since: "main") == [try git("rev-parse", "main"), base])
    }

    @Test func `a whole repository is read like a folder`() throws {
        try commit("one", to: "x.swift")
        let whole = try GitFolder(folder.url.path, environment: environment)
        #expect(try whole.commits(since: "HEAD") == [try git("rev-parse", "HEAD")])
        #expect(try whole.files(in: "HEAD").map(\.path) == ["x.swift"])
    }

    @Test func `submodules and '.DS_Store' files are not read`() throws {
        try commit("one", to: "sets/own/x.swift")
        try folder.write("", to: "sets/own/tests/.DS_Store")
        try git("add", "-A")
        let object = try git("rev-parse", "HEAD")
        try git("update-index", "--add", "--cacheinfo", "160000,\(object),sets/own/inner")
        try git("commit", "--quiet", "-m", "others")
        #expect(try text("HEAD") == ["x.swift": "one"])
    }

    @Test func `a file's name may have a line break, and a symlink's destination may not`() throws {
        try commit("one", to: "sets/own/a\nb")
        #expect(try text("HEAD") == ["a\nb": "one"])
        let path = folder.url.appending(path: "sets/own/c\nd").path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "a\nb")
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "link")
        let failure = try #require(throws: Failure.self) { try set.files(in: "HEAD") }
        #expect(failure.diagnostics[0].message == "this symlink does not point into the repository")
    }

    @Test func `a file's name may have a tab`() throws {
        try commit("one", to: "sets/own/a\tb")
        #expect(try text("HEAD") == ["a\tb": "one"])
    }

    @Test func `the program that checks signatures is not run`() throws {
        try commit("one", to: "sets/own/x.swift")
        let mark = folder.url.appending(path: "ran").path
        try folder.write("#!/bin/sh\ntouch '\(mark)'\n", to: "gpg")
        try git("config", "gpg.program", folder.url.appending(path: "gpg").path)
        try git("config", "log.showSignature", "true")
        _ = try Run(URL(filePath: "/usr/bin/env"), ["chmod", "+x", "gpg"], in: folder.url)
        let who = "Ann <ann@example.org> 0 +0000"
        try folder.write(
            """
            tree \(try git("rev-parse", "HEAD^{tree}"))
            parent \(try git("rev-parse", "HEAD"))
            author \(who)
            committer \(who)
            gpgsig -----BEGIN PGP SIGNATURE-----
             \u{20}
             -----END PGP SIGNATURE-----

            signed

            """,
            to: "commit"
        )
        let start = try git("rev-parse", "HEAD")
        try git("update-ref", "HEAD", try git("hash-object", "-t", "commit", "-w", "commit"))
        #expect(try GitFolder(folder.url.path, environment: environment).commits(since: start).count == 2)
        #expect(!FileManager.default.fileExists(atPath: mark))
        try git("log")
        #expect(FileManager.default.fileExists(atPath: mark), "git would not have run it anyway")
    }

    @Test func `a symlink is followed within the repository, and one that points outside is an error`() throws {
        try commit("shared", to: "shared/header.txt")
        try folder.write("", to: "sets/own/x")
        let files = FileManager.default
        let path = folder.url.appending(path: "sets/own/header.txt").path
        try files.createSymbolicLink(atPath: path, withDestinationPath: "../../shared/header.txt")
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "link")
        #expect(try text("HEAD")["header.txt"] == "shared")
        try files.removeItem(atPath: path)
        try files.createSymbolicLink(atPath: path, withDestinationPath: "/etc/passwd")
        try git("commit", "--quiet", "-am", "out")
        let commit = try #require(try set.commits(since: "HEAD").first)
        let failure = #expect(throws: Failure.self) { try set.files(in: commit) }
        let place = Diagnostic.Place(file: "\(commit.prefix(10)):sets/own/header.txt")
        #expect(failure?.diagnostics.map(\.place) == [place])
    }

    @Test func `an invalid revision and a folder outside a repository are usage errors`() throws {
        try commit("one", to: "sets/own/x.swift")
        for revision in ["nope", "--all", "", "HEAD:sets"] {
            #expect { try set.commits(since: revision) } throws: { ($0 as? Failure)?.kind == .usage }
        }
        let other = try TemporaryFolder()
        #expect { try GitFolder(other.url.path, environment: environment) } throws: { error in
            let help = (error as? Failure)?.diagnostics.last?.help
            return (error as? Failure)?.kind == .usage
                && help == "name an old copy of the set with '--from'"
        }
    }

    @Test func `programs that a repository configures are not run, and the variables of a hook are ignored`() throws {
        try commit("one", to: "sets/own/x.swift")
        let mark = folder.url.appending(path: "ran").path
        for key in ["core.fsmonitor", "core.pager", "pager.log", "diff.external", "core.sshCommand"] {
            try git("config", key, "touch \(mark)")
        }
        let hostile = environment.merging(["GIT_DIR": "/nowhere", "GIT_PAGER": "touch \(mark)"]) { $1 }
        let set = try GitFolder(folder.url.appending(path: "sets/own").path, environment: hostile)
        #expect(try set.commits(since: "HEAD").count == 1)
        #expect(try set.files(in: "HEAD").count == 1)
        #expect(!FileManager.default.fileExists(atPath: mark))
    }
}
