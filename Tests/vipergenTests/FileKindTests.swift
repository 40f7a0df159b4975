import Foundation
import TestSupport
import Testing

/// What a module consists of besides its text files, as a user meets it.
@Suite struct FileKindTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let configuration = #"{"templates": "Sets", "template": "own", "output": "App", "company": "A & B"}"#
        try folder.write(configuration, to: ".vipergen.json")
        try write("template.json", #"{"name": "own", "options": [{"name": "log", "type": "flag", "help": "h"}]}"#)
        try write("{{name}}View.swift.mustache", "struct {{name}}View {\n    let one = 1\n    let two = 2\n}\n")
        try write("{{name}}Model.swift.mustache", Self.model)
    }

    private static let model = "struct {{name}}Model {\n    let a = 1\n{{#log}}\n    let log = 2\n{{/log}}\n}\n"

    /// Writes a file of the set.
    private func write(_ path: String, _ text: String) throws { try folder.write(text, to: "Sets/own/" + path) }

    private func path(_ path: String) -> String { folder.url.appending(path: path).path }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: self.path(path)) }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: self.path(path), withDestinationPath: target)
    }

    private func move(_ path: String, to other: String) throws {
        try FileManager.default.moveItem(atPath: self.path(path), toPath: self.path(other))
    }

    private func commit() throws {
        let who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        for words in [["init", "--quiet"], ["add", "-A"], who + ["commit", "--quiet", "-m", "one"]] {
            let run = try Run(URL(filePath: "/usr/bin/env"), ["git"] + words, in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    // MARK: - Hidden files -

    @Test func `hidden files are files of a module for status and remove, and junk is none`() throws {
        try write(".swiftlint.yml.mustache", "rules: []\n")
        try write("files/.gitkeep", "")
        try folder.vipergen("Login", "--quiet")
        for name in [".DS_Store", "._LoginView.swift", "Thumbs.db"] { try folder.write("x", to: "App/Login/" + name) }
        #expect(try folder.vipergen("status", "Login").output.contains("unedited  own\n"))
        try folder.vipergen("Login", "--check")
        try folder.write("rules: [a]\n", to: "App/Login/.swiftlint.yml")
        #expect(try folder.vipergen("status", "Login").output.contains("1 of 4 files edited"))
        let run = try folder.vipergen("remove", "Login", status: 73)
        #expect(run.errors.hasPrefix("App/Login/.swiftlint.yml: error: this file was edited\n"))
        try folder.write("rules: []\n", to: "App/Login/.swiftlint.yml")
        try folder.vipergen("remove", "Login", "--quiet")
        #expect(!exists("App/Login"))
    }

    @Test func `a folder of git in a module is never deleted with it`() throws {
        try folder.vipergen("Login", "--quiet")
        try folder.write("x", to: "App/Login/.git/config")
        try folder.vipergen("remove", "Login", "--quiet")
        #expect(exists("App/Login/.git/config") && !exists("App/Login/LoginView.swift"))
    }

    @Test func `snapshots have hidden files, and no junk`() throws {
        try write(".swiftlint.yml.mustache", "rules: []\n")
        try folder.vipergen("lint", "Sets/own", "--snapshots", "S", "--record")
        try folder.write("x", to: "S/Log/.DS_Store")
        try folder.vipergen("lint", "Sets/own", "--snapshots", "S")
        try folder.write("x", to: "S/Log/.swiftformat")
        #expect(try folder.vipergen("lint", "Sets/own", "--snapshots", "S", status: 1).output.contains(".swiftformat"))
    }

    // MARK: - Symlinks -

    @Test func `a file of a module that is a symlink is said to be one, and stays`() throws {
        try folder.vipergen("Login", "--quiet")
        try folder.write("", to: "Shared/x")
        try move("App/Login/LoginModel.swift", to: "Shared/LoginModel.swift")
        try link("App/Login/LoginModel.swift", to: "../../Shared/LoginModel.swift")
        try commit()
        let status = try folder.vipergen("status", "Login").output
        #expect(status.contains("1 symlinked") && !status.contains("missing"), "\(status)")
        let before = try folder.files
        let update = try folder.vipergen("update", "Login", "--log", status: 73)
        #expect(update.errors.hasPrefix("App/Login/LoginModel.swift: error: is a symlink\n"), "\(update.errors)")
        let remove = try folder.vipergen("remove", "Login", status: 73)
        #expect(remove.errors.hasPrefix("App/Login/LoginModel.swift: error: is a symlink\n"), "\(remove.errors)")
        #expect(try folder.files == before)
        try folder.vipergen("remove", "Login", "--force", "--quiet")
        #expect(!exists("App/Login") && exists("Shared/LoginModel.swift"))
    }

    @Test func `files in a symlinked folder of a module are not missing, and not changed`() throws {
        try write("Models/{{name}}Model.swift.mustache", Self.model)
        try FileManager.default.removeItem(atPath: path("Sets/own/{{name}}Model.swift.mustache"))
        try folder.vipergen("Login", "--quiet")
        try folder.write("", to: "App/Shared/x")
        try move("App/Login/Models", to: "App/Shared/Models")
        try link("App/Login/Models", to: "../Shared/Models")
        #expect(try folder.vipergen("status", "Login").output.contains("1 symlinked"))
        let file = "App/Login/Models/LoginModel.swift: error: is behind a symlink, 'Login/Models'\n"
        #expect(try folder.vipergen("update", "Login", "--log", status: 73).errors.hasPrefix(file))
        #expect(try folder.vipergen("remove", "Login", "--force", status: 73).errors.hasPrefix(file))
        #expect(exists("App/Shared/Models/LoginModel.swift"))
    }

    @Test func `a symlinked folder of a set is followed in old revisions, and its changes count`() throws {
        try commit()
        try folder.write("// one {{name}}\n", to: "Shared/header.mustache")
        try link("Sets/own/partials", to: "../../Shared")
        try write("{{name}}View.swift.mustache", "{{> header}}\nstruct {{name}}View {\n}\n")
        try folder.vipergen("Login", "--quiet")
        try commit()
        try folder.write("// two {{name}}\n", to: "Shared/header.mustache")
        try commit()
        try folder.write("// three {{name}}\n", to: "Shared/header.mustache")
        try folder.vipergen("update", "Login", "--since", "HEAD~1")
        #expect(try folder.read("App/Login/LoginView.swift") == "// three Login\nstruct LoginView {\n}\n")
        // The version between is found, too.
        try folder.write("// two Home\nstruct HomeView {\n}\n", to: "App/Home/HomeView.swift")
        try folder.write("struct HomeModel {\n    let a = 1\n}\n", to: "App/Home/HomeModel.swift")
        try folder.vipergen("update", "Home", "--since", "HEAD~1")
        #expect(try folder.read("App/Home/HomeView.swift") == "// three Home\nstruct HomeView {\n}\n")
    }

    // MARK: - Permissions, byte order marks, XML -

    @Test func `an executable file of a set is executable in new modules, in an update and in a copy of the set`()
        throws
    {
        try write("gen.sh.mustache", "#!/bin/sh\necho {{name}}\n")
        try write("files/run.sh", "#!/bin/sh\n")
        for name in ["gen.sh.mustache", "files/run.sh"] {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path("Sets/own/" + name))
        }
        func isExecutable(_ file: String) throws -> Bool { try (folder.permissions(file) ?? 0) & 0o111 == 0o111 }
        try folder.vipergen("Login", "--quiet")
        #expect(try isExecutable("App/Login/gen.sh") && isExecutable("App/Login/run.sh"))
        #expect(try !isExecutable("App/Login/LoginView.swift"))
        // A person decides about a file that exists.
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path("App/Login/run.sh"))
        try write("files/run.sh", "#!/bin/sh\ntrue\n")
        try folder.vipergen("Login", "--force", "--quiet")
        #expect(try !isExecutable("App/Login/run.sh"))
        // A file that an option adds.
        try write("log.sh.mustache", "{{#log}}\n#!/bin/sh\n{{/log}}\n")
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755],
            ofItemAtPath: path("Sets/own/log.sh.mustache")
        )
        try folder.vipergen("update", "Login", "--log", "--quiet")
        #expect(try isExecutable("App/Login/log.sh"))
    }

    @Test func `an executable Swift file is executable with another indentation, too`() throws {
        try write("gen.swift.mustache", "#!/usr/bin/env swift\nif true {\n    print(1)\n}\n")
        let template = path("Sets/own/gen.swift.mustache")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: template)
        try folder.write("[*]\nindent_style = space\nindent_size = 2\n", to: ".editorconfig")
        try folder.vipergen("Login", "--quiet")
        #expect(try folder.read("App/Login/gen.swift").contains("\n  print(1)\n"))
        #expect(try (folder.permissions("App/Login/gen.swift") ?? 0) & 0o111 == 0o111)
    }

    @Test func `a byte order mark is no edit, and stays`() throws {
        let mark = "\u{FEFF}"
        try folder.vipergen("Login", "--quiet")
        for name in ["View", "Model"] {
            let file = "App/Login/Login\(name).swift"
            try folder.write(mark + folder.read(file), to: file)
        }
        #expect(try folder.vipergen("status", "Login").output.contains("unedited  own\n"))
        #expect(try folder.vipergen("Login", "--check").output == "Login: unchanged\n")
        try folder.vipergen("update", "Login", "--log", "--quiet")
        let model = "struct LoginModel {\n    let a = 1\n    let log = 2\n}\n"
        #expect(try folder.files["App/Login/LoginModel.swift"] == Data((mark + model).utf8))
        try folder.vipergen("remove", "Login", "--quiet")
        #expect(!exists("App/Login"))
    }

    @Test func `values are escaped in every file that is XML`() throws {
        try write("{{name}}.entitlements.mustache", "<a>{{company}}</a>\n")
        try write("contents.mustache", "{{#log}}\n{{/log}}\n<?xml version=\"1.0\"?>\n<a>{{company}}</a>\n")
        try write("notes.txt.mustache", "{{company}}\n")
        try folder.vipergen("Login", "--quiet")
        #expect(try folder.read("App/Login/Login.entitlements") == "<a>A &amp; B</a>\n")
        #expect(try folder.read("App/Login/contents").hasSuffix("<a>A &amp; B</a>\n"))
        #expect(try folder.read("App/Login/notes.txt") == "A & B\n")
    }

    // MARK: - Packages and projects -

    @Test(arguments: ["Package.swift", "Project.swift", "Workspace.swift", "BUILD.bazel", "project.yml"])
    func `modules with a manifest are targets of their own`(manifest: String) throws {
        try write("\(manifest).mustache", "// {{name}}\n")
        try write("Sources/Router.swift.mustache", "struct Router {\n}\n")
        try write("Tests/{{name}}Tests.swift.mustache", "@testable import {{name}}\n")
        #expect(try folder.vipergen("lint", "Sets/own").errors.isEmpty)
        let run = try folder.vipergen("Login", "Home")
        #expect(!run.errors.contains("warning"), "\(run.errors)")
        #expect(exists("App/Login/Tests/LoginTests.swift") && exists("App/Home/\(manifest)"))
        #expect(!(try folder.vipergen("Account")).errors.contains("warning"))
    }

    // MARK: - What is refused -

    @Test func `a module's path has a limit of depth`() throws {
        let deep = String(repeating: "A/", count: 63)
        let run = try folder.vipergen(deep + "Login", status: 65)
        #expect(run.errors.contains("would be 64 folders deep"), "\(run.errors)")
        try folder.vipergen(String(deep.dropLast(2)) + "Login", "--quiet")
        #expect(try folder.vipergen("status").errors == "1 module, 1 unedited\n")
    }

    @Test func `a set that writes nothing for these options says so`() throws {
        for name in ["View", "Model"] { try write("{{name}}\(name).swift.mustache", "{{#log}}\nlet a = 1\n{{/log}}\n") }
        let run = try folder.vipergen("Login", "Home")
        let message = "warning: the set 'own' writes no file with these options: 'Login', 'Home'\n"
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
        #expect(try folder.vipergen("Login", "--log").errors.contains("warning") == false)
    }

    @Test func `'--dry-run' refuses what the run refuses`() throws {
        try commit()
        for words in [["Login", "-o", ".git/x"], ["Login", "-o", "App/.hg"]] {
            let run = try Run.vipergen(words, in: folder.url)
            let dry = try Run.vipergen(words + ["--dry-run"], in: folder.url)
            #expect(run.status == 73 && dry.status == 73, "\(words)")
            #expect(dry.errors.split(separator: "\n").first == run.errors.split(separator: "\n").first)
        }
        guard geteuid() != 0 else { return }
        try folder.makeFolder("App", permissions: 0o555)
        #expect(try folder.vipergen("Login", "--dry-run", status: 73).errors.contains("Permission denied"))
    }
}
