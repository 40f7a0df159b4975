import Foundation
import TestSupport
import Testing

/// A repository that tries to make vipergen write files that git runs.
@Suite("Hostile clones") struct HostileCloneTests {

    private let folder: TemporaryFolder
    private var repository: URL { folder.url.appending(path: "clone") }

    /// A repository with a template set whose files are named like git's own.
    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{"name": "evil", "base": "evilBase"}"#, to: "clone/sets/evil/template.json")
        try folder.write("../..\n", to: "clone/sets/evil/commondir.mustache")
        try folder.write("evil\n", to: "clone/sets/evil/hooks/pre-commit.mustache")
        try folder.write(#"{"name": "evilBase"}"#, to: "clone/sets/evilBase/template.json")
        try folder.write("../..\n", to: "clone/sets/evilBase/commondir.mustache")
        try folder.write(#"{"templates": "sets", "template": "evil"}"#, to: "clone/.vipergen.json")
        try git("init", "--quiet", in: repository)
    }

    private func git(_ arguments: String..., in place: URL) throws {
        let who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "protocol.file.allow=always"]
        let run = try Run(URL(filePath: "/usr/bin/env"), ["git"] + who + arguments, in: place)
        #expect(run.status == 0, "\(run.errors)")
    }

    private func symlink(_ path: String, to target: String) throws {
        let path = repository.appending(path: path).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    /// Each command of a list fails with a message and changes no file.
    private func expectRefusal(_ commands: [[String]], in place: URL? = nil, _ message: String) throws {
        for command in commands {
            let before = try folder.files
            let run = try Run.vipergen(command, in: place ?? repository)
            #expect(run.status == 73, "\(command): \(run)")
            #expect(run.errors.contains(message), "\(command): \(run.errors)")
            #expect(try folder.files == before, "\(command)")
        }
    }

    private static let refusal = "is a version control system's own folder: nothing is written there"

    @Test("a module's folder that is a symlink to git's own folder is refused by each command")
    func modules() throws {
        for (name, target) in [("Login", ".git"), ("Base", ".git"), ("Hooks", ".git/hooks")] {
            try symlink(name, to: target)
        }
        try expectRefusal(
            [
                ["Login"], ["Hooks", "--force"], ["init"], ["Login/Inner"], ["Home", "-o", "Login"],
                ["Home", "-o", ".git"],
            ],
            Self.refusal
        )
        // For file systems that ignore letter case.
        try folder.write("", to: "clone/.GIT/config")
        try symlink("Other", to: ".GIT")
        try expectRefusal([["Other"], ["Home", "-o", ".GIT/new"]], Self.refusal)
    }

    @Test("a folder of another version control system is refused", arguments: [".hg", ".jj", ".svn"])
    func otherSystems(name: String) throws {
        try folder.write("", to: "clone/\(name)/hgrc")
        try symlink("Login", to: name)
        try expectRefusal([["Login"], ["Home", "-o", name]], Self.refusal)
    }

    @Test("the folders of worktrees, submodules and separate repositories are refused")
    func otherFolders() throws {
        try git("add", "-A", in: repository)
        try git("commit", "--quiet", "-m", "one", in: repository)
        try git("worktree", "add", "--quiet", "../worktree", in: repository)
        let worktree = folder.url.appending(path: "worktree")
        let own = repository.path + "/.git/worktrees/worktree"
        try FileManager.default.createSymbolicLink(atPath: worktree.path + "/Login", withDestinationPath: own)
        for command in [["Login"], ["Home", "-o", own]] {
            let before = try folder.files
            #expect(try Run.vipergen(command, in: worktree).status == 73)
            #expect(try folder.files == before)
        }
        try git("submodule", "--quiet", "add", repository.path, "inner", in: repository)
        try symlink("Sub", to: ".git/modules/inner")
        try expectRefusal([["Sub"], ["Home", "-o", ".git/modules/inner/hooks"]], Self.refusal)
        // The file `.git` names a folder with an ordinary name.
        try git("init", "--quiet", "--separate-git-dir", "store", "separate", in: repository)
        try symlink("Apart", to: "store")
        try expectRefusal([["Apart"], ["Store", "-o", "store"]], Self.refusal)
    }

    @Test("what looks like the leftover of a killed run is neither read nor deleted, and is named")
    func forgedLeftovers() throws {
        for name in ["0123456789abcdef-1", "x"] {
            try folder.write("#!/bin/sh\n", to: "clone/.vipergen-unfinished-\(name)/hooks/pre-commit")
        }
        try symlink(".vipergen-unfinished-link", to: ".git")
        let before = try folder.files
        let run = try Run.vipergen(["Login", "-t", "viper"], in: repository)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "note: a run that was killed left '.vipergen-unfinished-0123456789abcdef-1', and 2 more"
            )
        )
        #expect(try folder.files.filter { !$0.key.hasPrefix("clone/Login/") } == before)
    }

    @Test("a symlink of the repository leads no command out of it, whoever names it")
    func symlinksOut() throws {
        try folder.write("", to: "elsewhere/.keep")
        try symlink("Out", to: "../elsewhere")
        let message = "error: 'Out' is a symlink that points outside its repository"
        try expectRefusal(
            [
                ["Home", "-t", "viper", "-o", "Out"], ["Home", "-t", "viper", "-o", "Out/new"],
                ["eject", "viper", "Out/x"],
            ],
            message
        )
    }
}
