import Foundation
import TestSupport
import Testing

/// Command lines and states of an app that once got a message about something else.
@Suite("Messages that say what is wrong") struct MisleadingTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func expectError(_ arguments: [String], _ status: Int32, _ message: String, in path: String = "") throws {
        let run = try Run.vipergen(arguments, in: folder.url.appending(path: path))
        #expect(run.status == status && run.errors.hasPrefix("error: \(message)"), "\(arguments): \(run.errors)")
    }

    /// A repository with a template set of its own, committed.
    private func makeRepository() throws {
        try git("init", "-q")
        try folder.vipergen("eject", "mvvm", "Templates/mvvm", "-q")
        try folder.write(#"{"templates": "Templates", "template": "mvvm"}"#, to: ".vipergen.json")
        try git("add", ".")
        try git("commit", "-q", "-m", "x")
    }

    private func git(_ arguments: String...) throws {
        let user = ["-c", "user.name=A", "-c", "user.email=a@b", "-c", "init.defaultBranch=trunk"]
        let run = try Run(URL(filePath: "/usr/bin/env"), ["git"] + user + arguments, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
    }

    @Test(
        "a word for what no command does is answered with what does it, and what follows it is not read",
        arguments: [
            (["undo"], "'git restore PATH' takes back"), (["revert", "Login"], "'git restore PATH' takes back"),
            (["rename", "Login", "home"], "generate a module of the new name"),
            (["new-set", "ours"], "'vipergen eject NAME' copies a set"),
        ]
    )
    func absentCommands(words: [String], help: String) throws {
        let message = "'\(words[0])' is neither a command nor a module's name\nhelp: \(help)"
        let run = try Run.vipergen(words, in: folder.url)
        #expect(run.status == 64 && run.errors.hasPrefix("error: \(message)"), "\(run.errors)")
        #expect(run.errors.split(separator: "\n").count == 2, "\(run.errors)")
    }

    @Test("an option of a set with one dash is reported, and not read as letters with values")
    func singleDash() throws {
        try expectError(
            ["Login", "-formatter"],
            64,
            "there is no option '-formatter'\nhelp: did you mean '--formatter'?"
        )
        let set = "there is no template set 'racker', and no folder of that name\n"
        let help = "help: '-tracker' means '-t racker': an option with more than one letter has two dashes, '--tracker'"
        try expectError(["Login", "-tracker"], 64, set + help)
        #expect(try folder.files.isEmpty)
    }

    @Test("several values in one word are answered with how to write each")
    func commas() throws {
        try expectError(
            ["Login", "--route", "A,B"],
            64,
            "'A,B' is not a type name, and '--route' takes one\nhelp: write '--route A --route B'"
        )
        try expectError(
            ["A,B"],
            64,
            "'A,B' is not a module's name: it has ',' in it, and a Swift type name has letters and digits only\nhelp: names have a space between them: 'A B'"
        )
        let unknown = try folder.vipergen("Login", "--opens", "A,B", status: 64).errors
        #expect(unknown == "error: there is no option '--opens'\nhelp: '--help' lists the options\n", "\(unknown)")
    }

    @Test("a path of a new module may be written from the root, or with './', if it is in the output folder")
    func paths() throws {
        let app = folder.url.appending(path: "App").path
        #expect(
            try folder.vipergen("-o", "App", "\(app)/Account/Login", "-n").output.contains("     App/Account/Login/")
        )
        #expect(try folder.vipergen("-o", "App", "./App/Login", "-n").output.contains("     App/Login/"))
        #expect(try folder.vipergen("./Login", "-n").output.contains("     Login/"))
        try expectError(
            ["-o", "App", "./Login"],
            64,
            "'./Login' is outside the output folder\nhelp: name the folder with"
        )
        try expectError(["-o", "App", "../Login"], 64, "'../Login' is outside the output folder")
    }

    @Test("the working directory is no module if the modules are in it, and one if it is that of a module")
    func workingDirectory() throws {
        try folder.vipergen("Login", "-o", "App", "-q")
        try folder.write(#"{"output": "App"}"#, to: ".vipergen.json")
        let help = "\nhelp: name a module: 'vipergen status' lists them\n"
        try expectError(["update", "."], 64, "'.' is no module: the modules are in it" + help)
        try expectError(["status", "."], 64, "'.' is the folder of the modules" + help, in: "App")
        let inside = try Run.vipergen(["status", "."], in: folder.url.appending(path: "App/Login"))
        #expect(inside.output.hasPrefix("../../App/Login  unedited"), "\(inside)")
    }

    @Test("an option of another set is reported with the set of the run")
    func otherSet() throws {
        try folder.write(#"{"template": "mvvm"}"#, to: ".vipergen.json")
        let help = "'--help' lists the options of 'mvvm'; this is one of 'rib', 'viper'\n"
        try expectError(["Login", "--view", "xib"], 64, "there is no option '--view'\nhelp: \(help)")
        try folder.write("{}", to: ".vipergen.json")
        let named = "'--help' lists the options of 'viper'; this is one of 'rib'\n"
        try expectError(["Login", "-t", "viper", "--child", "A"], 64, "there is no option '--child'\nhelp: \(named)")
    }

    @Test("a repository of another user is reported as that", .enabled(if: geteuid() == 0))
    func otherUser() throws {
        try makeRepository()
        #expect(chown(folder.url.appending(path: ".git").path, 4321, 4321) == 0)
        let message = "git does not read the repository '"
        try expectError(["status", "--since", "trunk"], 64, message)
    }

    @Test("an address is no template set, and the help says to clone it")
    func address() throws {
        for address in ["https://example.com/sets", "git@example.com:sets.git"] {
            let message = "'\(address)' is an address, and a template set is a folder\nhelp: clone it, and name "
            try expectError(["Login", "-t", address], 64, message)
        }
    }

    @Test("a revision that is missing is answered with the branches")
    func revisions() throws {
        try makeRepository()
        let message = "there is no revision 'main' in the repository of 'Templates/mvvm'\n"
        try expectError(
            ["update", "--all", "--since", "main"],
            64,
            message + "help: the branches and tags are 'trunk'\n"
        )
        try expectError(
            ["status", "--since", "trnk"],
            64,
            message.replacing("main", with: "trnk") + "help: did you mean 'trunk'?"
        )
        try git("update-ref", "refs/remotes/origin/main", "HEAD")
        try expectError(["status", "--since", "main"], 64, message + "help: did you mean 'origin/main'?\n")
    }

    @Test("marks of a conflict in a JSON file are reported as what they are")
    func conflicts() throws {
        try folder.write(
            "{\n<<<<<<< HEAD\n  \"tests\": true\n=======\n  \"tests\": false\n>>>>>>> x\n}\n",
            to: ".vipergen.json"
        )
        let run = try folder.vipergen("Login", status: 65)
        #expect(
            run.errors == """
                .vipergen.json:2:1: error: this is a mark of a merge's conflict
                 2 | <<<<<<< HEAD
                   | ^
                help: take one side, and remove the marks

                """
        )
    }

    @Test("an invisible character is shown in each message")
    func invisible() throws {
        try expectError(["Login", "--rx\u{200B}"], 64, "there is no option '--rxU+200B'\nhelp: did you mean '--rx'?\n")
        try folder.write(#"{"name": "s"}"#, to: "s/template.json")
        try folder.write("{{na\u{200B}me}}\n", to: "s/{{name}}.mustache")
        let errors = try folder.vipergen("lint", "./s", status: 65).errors
        #expect(errors.contains("there is no variable 'naU+200Bme'\n 1 | {{naU+200Bme}}\n"), "\(errors)")
    }

    @Test("a working directory that was deleted is reported as that")
    func deletedFolder() throws {
        try folder.write(#"{"output": "App"}"#, to: ".vipergen.json")
        try folder.write("", to: "gone/file")
        let script = "cd gone && rm -r ../gone && exec \"$0\" Login"
        let run = try Run(URL(filePath: "/bin/sh"), ["-c", script, Repository.program.path], in: folder.url)
        let message =
            "error: the working directory was deleted, or its path is not UTF-8\nhelp: change to another folder, for example with 'cd'\n"
        #expect(run.status == 74 && run.errors == message, "\(run)")
    }

    @Test("a folder that is read-only is named, and not the temporary file that would be in it")
    func readOnlyFolder() throws {
        // Root may write anywhere.
        guard geteuid() != 0 else { return }
        try folder.makeFolder("App", permissions: 0o555)
        try expectError(["Login", "-o", "App"], 73, "cannot write in the folder 'App': Permission denied\n")
    }

    @Test("three mistyped closing tags are three mistakes")
    func closingTags() throws {
        let options = ["rx", "list", "service"].map { #"{"name": "\#($0)", "type": "flag", "help": "h"}"# }
        try folder.write(#"{"name": "s", "options": [\#(options.joined(separator: ","))]}"#, to: "s/template.json")
        let text = "{{#rx}}a{{/rxx}}\n{{#list}}b{{/lst}}\n{{#service}}c{{/svc}}\n"
        try folder.write(text, to: "s/{{name}}.mustache")
        let errors = try folder.vipergen("lint", "./s", status: 65).errors
        #expect(
            errors.matches(of: /error: '{{\/(\w+)}}' closes nothing/).map(\.1) == ["rxx", "lst", "svc"],
            "\(errors)"
        )
        #expect(errors.contains("help: what is open here is '{{#rx}}': close it with '{{/rx}}'\n"), "\(errors)")
        #expect(!errors.contains("is never closed"))
    }

    @Test(
        "a path of the command line on which a symlink of the repository leads out of it is refused",
        arguments: [
            ["learn", "Out"], ["lint", "Out/set"], ["verify", "Out/set"], ["import", "Out/a.xctemplate"],
            ["Login", "-t", "Out/set"], ["Login", "-o", "Out"], ["status", "--from", "Out/set"],
            ["verify", "mvvm", "--sources", "Out"], ["verify", "mvvm", "--stubs", "Out"],
            ["Login", "--names-from", "Out/names"], ["lint", "mvvm", "--snapshots", "Out"],
        ]
    )
    func symlinks(arguments: [String]) throws {
        let outside = try TemporaryFolder()
        try outside.write(#"{"name": "set"}"#, to: "set/template.json")
        try outside.write("x\n", to: "set/{{name}}.mustache")
        try outside.write("Login\n", to: "names")
        try git("init", "-q")
        let link = folder.url.appending(path: "Out").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: outside.url.path)
        try expectError(
            arguments,
            73,
            "'Out' is a symlink that points outside its repository\nhelp: name its target: '"
        )
        let target = arguments.map { $0.replacing("Out", with: outside.url.path) }
        let named = try Run.vipergen(target + ["-h"], in: folder.url)
        #expect(named.status == 0, "\(named.errors)")
    }
}
