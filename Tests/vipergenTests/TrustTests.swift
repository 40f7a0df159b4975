import Foundation
import TestSupport
import Testing

/// The files of another person's repository have no effect outside of that repository.
@Suite("Trust") struct TrustTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{"name": "set"}"#, to: "elsewhere/set/template.json")
        try folder.write("x\n", to: "elsewhere/set/f.mustache")
        try folder.write("", to: "repository/.git/config")
        try folder.write("", to: "repository/App/.keep")
        try link("repository/Link", to: "../elsewhere")
        try link("repository/Inside", to: "App")
    }

    /// - Parameter parent: a folder to create first.
    private func link(_ path: String, to target: String, in parent: String? = nil) throws {
        if let parent { try folder.makeFolder(parent, permissions: 0o755) }
        let path = folder.url.appending(path: path).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    private func run(
        _ arguments: String...,
        in path: String = "repository/App",
        environment: [String: String?] = [:]
    ) throws -> Run {
        try Run.vipergen(arguments, in: folder.url.appending(path: path), environment: environment)
    }

    // MARK: - Paths of the configuration -

    @Test(
        "a path of the configuration must be in the repository and outside git's folder, however it is written",
        arguments: [
            ("output", "../elsewhere"), ("output", "/tmp"), ("output", "Link/x"), ("output", "App/../../new"),
            ("output", "../\u{301}x"), ("output", "new/../../\u{301}x"), ("output", ".git/hooks"),
            ("output", ".GIT/hooks"), ("output", "App/.git"), ("output", "new/../../.."),
            ("testsOutput", "../elsewhere"), ("testsOutput", "Link"), ("templates", "../elsewhere"),
            ("templates", "Link"), ("templates", ".git"), ("template", "../elsewhere/set"), ("template", "Link/set"),
        ]
    )
    func leadingOut(key: String, path: String) throws {
        try folder.write(#"{"\#(key)": "\#(path)"}"#, to: "repository/.vipergen.json")
        let before = try folder.files
        for arguments in [["Login"], ["init"], ["templates"], ["lint", "../../elsewhere/set"], ["eject", "viper"]] {
            let run = try Run.vipergen(arguments, in: folder.url.appending(path: "repository/App"))
            #expect(run.status == 65)
            #expect(run.errors.hasPrefix("../.vipergen.json:1:2: error: '\(key)': '"), "\(run.errors)")
            #expect(run.errors.contains("is outside the repository"))
        }
        #expect(try folder.files == before)
    }

    @Test(
        "the configuration's sources, stand-ins and project must be in the repository, too",
        arguments: [
            (#"{"verify": {"sources": ["App", "../elsewhere"]}}"#, "verify"),
            (#"{"verify": {"stubs": "../elsewhere"}}"#, "verify"),
            (#"{"xcode": {"project": "../elsewhere/App.xcodeproj", "targets": ["App"]}}"#, "xcode"),
        ]
    )
    func leadingOutElsewhere(json: String, key: String) throws {
        try folder.write(json, to: "repository/.vipergen.json")
        let run = try run("Login")
        #expect(run.status == 65)
        #expect(run.errors.contains("error: '\(key)': '../../elsewhere"), "\(run.errors)")
        #expect(run.errors.contains("is outside the repository"))
    }

    @Test("a symlink in a compiled folder must point into the repository, whoever names the folder")
    func leadingOutOfSources() throws {
        try folder.write("struct Secret {}\n", to: "elsewhere/Secret.swift")
        try folder.write("struct Kit {}\n", to: "repository/Kit/Kit.swift")
        try folder.write(#"{"name": "own"}"#, to: "repository/own/template.json")
        try folder.write("struct {{name}} {}\n", to: "repository/own/{{name}}.swift.mustache")
        try link("repository/Sources/Kit", to: "../Kit", in: "repository/Sources")
        try link("repository/Sources/Secret.swift", to: "../../elsewhere/Secret.swift")
        try link("repository/Stubs/Kit", to: "../../elsewhere", in: "repository/Stubs")
        let message = "error: this symlink points outside its repository"
        for (key, path) in [("sources", "Sources/Secret.swift"), ("stubs", "Stubs/Kit")] {
            let name = path.prefix { $0 != "/" }
            let value = key == "sources" ? "[\"\(name)\"]" : "\"\(name)\""
            let command = ["verify", "./own", "--package", "../package"]
            for options in [[], ["--\(key)", String(name)]] {
                let json = options.isEmpty ? "{\"verify\": {\"\(key)\": \(value)}}" : "{}"
                try folder.write(json, to: "repository/.vipergen.json")
                let repository = folder.url.appending(path: "repository")
                let run = try Run.vipergen(command + options, in: repository, environment: ["PATH": "/nowhere"])
                #expect(run.status == 65 && run.errors.hasPrefix("\(path): \(message)"), "\(run.errors)")
            }
        }
    }

    @Test("a package is not built in a repository, which may contain code that the build would run")
    func packageInRepository() throws {
        try folder.write(#"{"name": "own"}"#, to: "repository/own/template.json")
        try folder.write("struct {{name}} {}\n", to: "repository/own/{{name}}.swift.mustache")
        try folder.write("", to: "repository/built/.vipergen-package")
        try link("repository/Other", to: "../elsewhere")
        for (path, status) in [("../built", 64), ("new/deep", 64), ("../Other/new", 73), ("../../new", 69)]
            as [(String, Int32)]
        {
            let run = try run("verify", "../own", "--package", path, environment: ["PATH": "/nowhere"])
            #expect(run.status == status, "\(run.errors)")
            #expect(run.errors.contains("'--package': '\(path)' is in the repository") == (status == 64))
        }
        #expect(try folder.files["repository/App/new/deep/.vipergen-package"] == nil)
    }

    @Test("a default folder must be in the repository, too")
    func standardFolders() throws {
        try link("repository/Tests", to: "../elsewhere")
        try link("repository/Templates", to: "../elsewhere")
        try folder.write("class HomeView {\n}\n", to: "repository/App/Home/HomeView.swift")
        try folder.write("class Home {\n}\n", to: "repository/App/Home/Home.swift")
        let info = "<plist version=\"1.0\"><dict><key>Options</key><array></array></dict></plist>"
        try folder.write(info, to: "repository/A.xctemplate/TemplateInfo.plist")
        try folder.write("class A {}\n", to: "repository/A.xctemplate/A.swift")
        let before = try folder.files
        for (name, arguments) in [
            ("Tests", ["Login", "--tests"]), ("Tests", ["update", "App/Home", "--rx"]),
            ("Tests", ["remove", "App/Home"]),
            ("Tests", ["status"]), ("Templates", ["learn", "App"]), ("Templates", ["import", "A.xctemplate"]),
        ] {
            let run = try Run.vipergen(arguments, in: folder.url.appending(path: "repository"))
            #expect(run.status == 65)
            #expect(run.errors.hasPrefix("\(name): error: this folder is outside the repository"), "\(run.errors)")
        }
        #expect(try folder.files == before)
        #expect(try run("Login", "--tests", "--tests-output", "../../elsewhere").status == 0)
    }

    @Test("a project may name any folders, and only those in the repository are read")
    func synchronizedFolders() throws {
        let text = SampleProject.synchronized.text
        let group = "path = App; sourceTree = \"<group>\";"
        try #require(text.contains(group))
        let elsewhere = folder.url.appending(path: "elsewhere").path
        let absolute = "path = \"\(elsewhere)\"; sourceTree = \"<absolute>\";"
        try folder.write(text.replacing(group, with: absolute), to: "repository/App.xcodeproj/project.pbxproj")
        try folder.write("", to: "elsewhere/Login/LoginPresenter.swift")
        let project = ["--xcodeproj", "App.xcodeproj", "--target", "App"]
        let run = try Run.vipergen(["Login", "--diff"] + project, in: folder.url.appending(path: "repository"))
        #expect(run.status == 0 && !run.errors.contains("LoginPresenter"), "\(run)")
    }

    @Test("all paths outside the repository are reported together")
    func leadingOutAll() throws {
        let json = #"{"output": "..", "testsOutput": "/", "template": "../x", "templates": "../y"}"#
        try folder.write(json, to: "repository/.vipergen.json")
        #expect(try run("Login").errors.components(separatedBy: "is outside the repository").count == 5)
    }

    @Test(
        "a path in the repository may go above the configuration, through a symlink, or be absolute",
        arguments: ["../Modules", "../Inside", ".", "..", "new/deep", "/"]
    )
    func stayingInside(path: String) throws {
        let path = path == "/" ? folder.url.appending(path: "repository/Modules").path : path
        try folder.write(#"{"output": "\#(path)"}"#, to: "repository/App/.vipergen.json")
        let run = try run("Login")
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test("without a repository, a path must be in the configuration's own folder")
    func withoutRepository() throws {
        try folder.write(#"{"output": "../new"}"#, to: "elsewhere/.vipergen.json")
        #expect(try run("Login", in: "elsewhere").status == 65)
        try folder.write(#"{"output": "new"}"#, to: "elsewhere/.vipergen.json")
        #expect(try run("Login", in: "elsewhere/set").status == 0)
        #expect(try folder.files.keys.contains("elsewhere/new/Login/LoginPresenter.swift"))
    }

    @Test("a path of the command line may be anywhere")
    func commandLine() throws {
        try folder.write(#"{"output": "Modules"}"#, to: "repository/.vipergen.json")
        #expect(try run("Login", "-o", "../../new", "-t", "../../elsewhere/set").status == 0)
        #expect(try folder.read("new/Login/f") == "x\n")
    }

    @Test("'init' refuses a path that a configuration cannot have", arguments: ["-o", "--tests-output", "-t"])
    func refusedConfiguration(option: String) throws {
        let run = try run("init", option, "../../elsewhere/set")
        #expect(run.status == 64)
        #expect(run.errors.contains("a configuration cannot have this: '"), "\(run.errors)")
        #expect(try folder.files.keys.allSatisfy { !$0.hasPrefix("repository/App/.vipergen") })
    }

    @Test("the name of a template set in a configuration or a manifest is never that of a folder")
    func names() throws {
        try link("repository/App/set", to: "../../elsewhere/set")
        try folder.write(#"{"template": "set"}"#, to: "repository/.vipergen.json")
        let named = try run("Login")
        #expect(named.status == 65)
        #expect(named.errors.contains("'template': there is no template set 'set'\n"), "\(named.errors)")
        try folder.write(#"{"template": ".."}"#, to: "repository/.vipergen.json")
        #expect(try run("Login").status == 65)
        try folder.write("{}", to: "repository/.vipergen.json")
        try folder.write(#"{"name": "own", "base": "../../elsewhere/set"}"#, to: "repository/own/template.json")
        try folder.write("y", to: "repository/own/f")
        #expect(try run("init", "-t", "../own").errors.contains("there is no template set '../../elsewhere/set'\n"))
    }

    @Test("a configuration that is a symlink must point into the repository")
    func linkedConfiguration() throws {
        try folder.write("secret", to: "elsewhere/secret")
        try link("repository/.vipergen.json", to: "../elsewhere/secret")
        let run = try run("Login")
        #expect(run.status == 65)
        #expect(!run.errors.contains("secret"))
        try link("repository/App/.vipergen.json", to: "../shared.json")
        try folder.write(#"{"output": "Modules"}"#, to: "repository/shared.json")
        #expect(try self.run("Login").output.contains("create     Modules/Login/"))
    }

    // MARK: - Symlinks in template sets -

    @Test(
        "a symlink in a template set must point into the set's repository",
        arguments: [
            ("f", "../../elsewhere/set/f.mustache"), ("f", "/etc/passwd"), ("f", "/dev/zero"), ("f", "../.git/config"),
            ("partials", "../../elsewhere/set"), ("back", "."), ("deep/back", ".."),
        ]
    )
    func linkInSet(name: String, target: String) throws {
        try folder.write(#"{"name": "own"}"#, to: "repository/own/template.json")
        try folder.write("x\n", to: "repository/own/deep/g")
        try link("repository/own/\(name)", to: target)
        for arguments in [["Login", "-t", "../own"], ["lint", "../own"]] {
            let run = try Run.vipergen(arguments, in: folder.url.appending(path: "repository/App"))
            #expect(run.status == 65)
            #expect(run.errors.hasPrefix("../own/\(name): error: this symlink points "), "\(run.errors)")
        }
    }

    @Test("a symlink to a folder that several template sets share is followed")
    func sharedPartials() throws {
        try folder.write(#"{"name": "own"}"#, to: "repository/sets/own/template.json")
        try folder.write("{{> greeting}}", to: "repository/sets/own/f.mustache")
        try folder.write("Hello {{name}}\n", to: "repository/shared/greeting.mustache")
        try link("repository/sets/own/partials", to: "../../shared")
        #expect(try run("Login", "-t", "../sets/own").status == 0)
        #expect(try folder.read("repository/App/Login/f") == "Hello Login\n")
        // Without a repository, only the template set's own folder is allowed.
        try FileManager.default.removeItem(at: folder.url.appending(path: "repository/.git"))
        #expect(try run("Home", "-t", "../sets/own").status == 65)
    }

    @Test("a template set of the configuration cannot be a symlink that points outside the repository")
    func linkedSet() throws {
        try folder.write(#"{"templates": "Sets"}"#, to: "repository/.vipergen.json")
        try folder.write("", to: "repository/Sets/.keep")
        try link("repository/Sets/set", to: "../../elsewhere/set")
        let run = try run("Login", "-t", "set")
        #expect(run.status == 65)
        #expect(run.errors.contains("Sets/set' is outside the repository"), "\(run.errors)")
    }

    @Test("git's files in the folder of a template set are not templates")
    func gitInSet() throws {
        try folder.write(#"{"name": "own"}"#, to: "repository/own/template.json")
        try folder.write("x\n", to: "repository/own/f.mustache")
        for path in [".git/g.mustache", "files/.git/h"] { try folder.write("{{nmae}}", to: "repository/own/\(path)") }
        #expect(try run("Login", "-t", "../own").status == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/repository/App/Login") == ["f"])
    }

    @Test("a template set of more than 64 MB is refused")
    func size() throws {
        try folder.write(#"{"name": "own"}"#, to: "repository/own/template.json")
        for name in ["a", "b"] {
            try folder.write("", to: "repository/own/files/\(name)")
            #expect(truncate(folder.url.appending(path: "repository/own/files/\(name)").path, 33 << 20) == 0)
        }
        let run = try run("Login", "-t", "../own")
        #expect(run.status == 65)
        #expect(run.errors.hasPrefix("../own: error: the files in this folder have more than 64 MB"), "\(run.errors)")
    }

    @Test("symlinks that multiply the folders of a template set are followed up to a limit")
    func multiplyingLinks() throws {
        try folder.write(#"{"name": "own"}"#, to: "repository/own/template.json")
        for depth in 0..<30 {
            try folder.write("x", to: "repository/own/\(depth)/f")
            for name in ["a", "b"] where depth > 0 {
                try link("repository/own/\(depth)/\(name)", to: "../\(depth - 1)")
            }
        }
        let run = try run("Login", "-t", "../own")
        #expect(run.status == 65)
        #expect(run.errors.contains("more than 10000 files and folders"), "\(run.errors)")
    }

    // MARK: - Configurations of other users -

    /// Only root can change a file's owner.
    private static let isRoot = geteuid() == 0

    private func give(_ path: String, to user: uid_t) {
        #expect(lchown(folder.url.appending(path: path).path, user, gid_t.max) == 0)
    }

    @Test(
        "a configuration of a parent folder is refused if it or its folder belongs to another user",
        .enabled(if: isRoot),
        arguments: ["repository", "repository/.vipergen.json"]
    )
    func otherOwner(path: String) throws {
        try folder.write(#"{"output": "Modules"}"#, to: "repository/.vipergen.json")
        give(path, to: 4321)
        for variables in [["SUDO_UID": nil], ["SUDO_UID": "1234"], ["SUDO_UID": "x"]] {
            let run = try run("Login", environment: variables)
            #expect(run.status == 65)
            #expect(run.errors.contains("belongs to another user, whose number is 4321"), "\(run.errors)")
        }
        #expect(try run("Login", environment: ["SUDO_UID": "4321"]).status == 0)
    }

    @Test("the owner of the working directory is trusted, and no other user", .enabled(if: isRoot))
    func ownerOfWorkingDirectory() throws {
        try folder.write(#"{"output": "Modules"}"#, to: "repository/.vipergen.json")
        give("repository/.vipergen.json", to: 4321)
        #expect(try run("Login", in: "repository", environment: ["SUDO_UID": nil]).status == 65)
        give("repository", to: 4321)
        #expect(try run("Login", in: "repository", environment: ["SUDO_UID": nil]).status == 0)
    }

    #if os(Linux)
    @Test("SUDO_UID counts for root only", .enabled(if: isRoot))
    func sudoOfAnother() throws {
        try folder.write(#"{"output": "Modules"}"#, to: "repository/.vipergen.json")
        chmod(folder.url.path, 0o755)
        let run = try Run(
            URL(filePath: "/usr/bin/setpriv"),
            ["--reuid=1234", "--clear-groups", Repository.program.path, "Login"],
            in: folder.url.appending(path: "repository/App"),
            environment: ["SUDO_UID": "0"]
        )
        #expect(run.status == 65, "\(run.errors)")
        #expect(run.errors.contains("another user, whose number is 0"), "\(run.errors)")
    }
    #endif
}
