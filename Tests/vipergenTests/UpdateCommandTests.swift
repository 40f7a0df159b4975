import Foundation
import TestSupport
import Testing

/// `vipergen update`, as a person types it.
@Suite struct UpdateCommandTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func replace(_ text: String, with other: String, in path: String) throws {
        let old = try folder.read(path)
        #expect(old.contains(text), "\(path)")
        try folder.write(old.replacingOccurrences(of: text, with: other), to: path)
    }

    private func git(_ arguments: String...) throws {
        let who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        let run = try Run(URL(filePath: "/usr/bin/env"), ["git"] + who + arguments, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
    }

    private static let own = "Templates/own"

    /// A set of one's own in a repository, and a module of it that somebody has worked on.
    private func makeRepository() throws {
        let manifest = #"{"name": "own", "options": [{"name": "log", "type": "flag", "help": "h"}]}"#
        try folder.write(manifest, to: Self.own + "/template.json")
        let template = """
            {{> header}}
            final class {{name}}Thing {

                let one = 1
                let two = 2
                let three = 3
            {{#log}}
                let log = Log()
            {{/log}}

                func run() {
                    start()
                }
            }

            """
        try folder.write(template, to: Self.own + "/{{name}}Thing.swift.mustache")
        try folder.write(#"{"templates": "Templates", "template": "own", "output": "App"}"#, to: ".vipergen.json")
        try folder.vipergen("Login", "Account/Home", "--quiet")
        try git("init", "--quiet")
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "one")
        try git("tag", "start")
        try replace("start()", with: "start()\n        mine()", in: "App/Login/LoginThing.swift")
    }

    // MARK: - Another option -

    @Test func `an option joins a module and leaves it again, and what people wrote stays`() throws {
        try folder.vipergen("Login", "--rx", "--quiet")
        try replace("Login.ViewInput()", with: "Login.ViewInput()\n        // mine", in: "Login/LoginPresenter.swift")
        let output = try folder.vipergen("update", "Login", "--formatter").output
        #expect(output.contains("create     Login/LoginFormatter.swift\n"))
        #expect(output.contains("merge      Login/LoginWireframe.swift\n"))
        #expect(try folder.read("Login/LoginWireframe.swift").contains("let formatter = LoginFormatter()"))
        let after = try folder.files
        #expect(try folder.vipergen("update", "Login", "--formatter").output == "")
        #expect(try folder.files == after)
    }

    @Test func `an option on and off again gives the first bytes`() throws {
        try folder.vipergen("Login", "--rx", "--tests", "--quiet")
        try replace(
            "LoginViewInterface: ViewInterface {",
            with: "LoginViewInterface: ViewInterface {\n    func mine()",
            in: "Login/LoginInterfaces.swift"
        )
        let before = try folder.files
        for options in [["--formatter", "--no-formatter"], ["--no-interactor", "--interactor"], ["--no-rx", "--rx"]] {
            try folder.vipergen("update", "Login", options[0], "--quiet")
            #expect(try folder.files != before)
            try folder.vipergen("update", "Login", options[1], "--quiet")
            #expect(try folder.files == before, "\(options)")
        }
    }

    @Test func `a module is taken for one of the set that explains it, and its options are those`() throws {
        try folder.vipergen("Root", "-t", "rib", "--root", "--quiet")
        try folder.vipergen("LoggedIn", "-t", "rib", "--view", "none", "--quiet")
        #expect(
            try folder.vipergen("update", "LoggedIn", "--parent", "Root").output.contains(
                "RootComponent+LoggedIn.swift"
            )
        )
        #expect(try folder.vipergen("update", "LoggedIn", "--formatter", status: 64).errors.contains("'--formatter'"))
        let run = try folder.vipergen("update", "LoggedIn", "-t", "viper", "--formatter", status: 65)
        #expect(run.errors.contains("is not made from 'viper'") && run.errors.contains("'rib'"))
        #expect(run.errors.contains("--was"))
        #expect(!(try folder.vipergen("remove", "LoggedIn", "-t", "viper", status: 65).errors.contains("--was")))
    }

    @Test func `a file that somebody has moved is merged where it lies, and one that is gone stays away`() throws {
        try folder.vipergen("Login", "--quiet")
        let (from, to) = ("Login/LoginPresenter.swift", "Login/Presenter/LoginPresenter.swift")
        try folder.write(try folder.read(from), to: to)
        try FileManager.default.removeItem(at: folder.url.appending(path: from))
        try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginWireframe.swift"))
        let output = try folder.vipergen("update", "Login", "--formatter").output
        #expect(output.contains("merge      \(to)\n"))
        #expect(output.contains("skip       Login/LoginWireframe.swift (not there, left out)\n"))
        #expect(try folder.files[from] == nil)
    }

    @Test func `tests are taken along if there are any, and written if they are asked for`() throws {
        try folder.vipergen("Login", "--quiet")
        try folder.vipergen("update", "Login", "--rx", "--quiet")
        #expect(try !folder.files.keys.contains { $0.hasPrefix("Tests/") })
        try folder.vipergen("update", "Login", "--tests", "--quiet")
        #expect(try folder.read("Tests/Login/LoginPresenterTests.swift").contains("Login.ViewOutput"))
        try folder.vipergen("update", "Login", "--formatter", "--quiet")
        #expect(try folder.read("Tests/Login/LoginMocks.swift").contains("Formatter"))
        let run = try folder.vipergen("update", "Login", "--no-formatter", "--no-tests", "--dry-run")
        #expect(!run.output.contains("Tests/"))
    }

    // MARK: - Lists -

    private func makeList() throws {
        let manifest = """
            {"name": "own", "options": [{"name": "child", "type": "list", "is": "typeName", "help": "h"}]}
            """
        try folder.write(manifest, to: Self.own + "/template.json")
        let template = """
            final class {{name}}Router {

                let one = 1
                let two = 2
            {{#child}}
                let {{child.variableName}}Builder: {{child}}Buildable
            {{/child}}

                func run() {
                }
            }

            """
        try folder.write(template, to: Self.own + "/{{name}}Router.swift.mustache")
        try folder.vipergen("LoggedIn", "-t", Self.own, "--child", "OffGame", "--quiet")
        try replace("run() {", with: "run() {\n        offGameBuilder.build()", in: "LoggedIn/LoggedInRouter.swift")
    }

    @Test func `a value joins a list and is taken out again, and what still names it is told`() throws {
        try makeList()
        let before = try folder.files
        try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--child", "TicTacToe", "--quiet")
        #expect(
            try folder.read("LoggedIn/LoggedInRouter.swift").contains(
                "OffGameBuildable\n    let ticTacToeBuilder: TicTacToeBuildable\n"
            )
        )
        #expect(try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--child", "TicTacToe").output == "")
        try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--no-child", "TicTacToe", "--quiet")
        #expect(try folder.files == before)
        let run = try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--no-child", "OffGame")
        #expect(run.errors.contains("LoggedIn/LoggedInRouter.swift:7: note: this line still names the child 'OffGame'"))
    }

    @Test func `what still names a value is told of files that no template writes, too`() throws {
        try makeList()
        try folder.write("let a = OffGame()\n", to: "LoggedIn/Notes.swift")
        let run = try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--no-child", "OffGame")
        #expect(run.errors.contains("LoggedIn/Notes.swift:1: note: this line still names the child 'OffGame'"))
    }

    @Test func `what still names a value is told of a file as it lies there, not of tests that are called so`() throws {
        try makeList()
        let (file, text) = ("F.swift.mustache", "{{#child}}\nlet x: {{child}}\n{{/child}}\n")
        try folder.write(text + "end\n", to: "\(Self.own)/Sub/\(file)")
        try folder.write(text + "OffGame\n", to: "\(Self.own)/tests/\(file)")
        let options = ["-t", Self.own, "--tests-output", "Tests"]
        let arguments = ["LoggedIn", "--tests", "--child", "OffGame", "--skip-existing", "--quiet"] + options
        #expect(try Run.vipergen(arguments, in: folder.url).status == 0)
        let place = folder.url.appending(path: "LoggedIn")
        try FileManager.default.moveItem(
            at: place.appending(path: "Sub/F.swift"),
            to: place.appending(path: "F.swift")
        )
        let run = try Run.vipergen(["update", "LoggedIn", "--no-child", "OffGame"] + options, in: folder.url)
        #expect(run.output.contains("merge      LoggedIn/F.swift\n"), "\(run)")
        let notes = run.errors.split(separator: "\n").filter { $0.contains("note: this line still names") }
        #expect(notes == ["LoggedIn/LoggedInRouter.swift:7: note: this line still names the child 'OffGame'"])
    }

    @Test func `of a module that stays as it is, nothing is told that still names a value`() throws {
        try makeList()
        let template = Self.own + "/{{name}}Router.swift.mustache"
        let lines = ["x", "y"].map { "    let \($0){{child}} = {{child}}.\($0)\n" }.joined()
        try replace("{{/child}}", with: lines + "{{/child}}", in: template)
        try folder.vipergen("Root", "-t", Self.own, "--child", "OffGame", "--quiet")
        try replace("OffGameBuildable", with: "OffGameBuildable // mine", in: "Root/RootRouter.swift")
        let run = try folder.vipergen("update", "Root", "-t", Self.own, "--no-child", "OffGame", status: 73)
        #expect(!run.errors.contains("still names"), "\(run.errors)")
    }

    @Test func `what a list does not have is nothing to take out where all modules are meant`() throws {
        try makeList()
        try folder.vipergen("Root", "-t", Self.own, "--quiet")
        let run = try folder.vipergen("update", "--all", "-t", Self.own, "--no-child", "OffGame")
        #expect(run.output == "merge      LoggedIn/LoggedInRouter.swift\n")
    }

    @Test func `--was says what nobody can see`() throws {
        try folder.vipergen("Login", "--quiet")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginWireframe.swift"))
        let code = try folder.vipergen("update", "Login", "--was", "--view 'code'", "--view", "storyboard", "--dry-run")
        #expect(code.output.contains("Login.storyboard") && !code.output.contains("remove"))
        let defaults = try folder.vipergen("update", "Login", "--was", "", "--view", "code", "--dry-run")
        #expect(defaults.output.contains("remove     Login/Login.storyboard\n"))
    }

    @Test func `what is no value of a list cannot be taken out of it`() throws {
        try makeList()
        let run = try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--no-child", "OfGame", status: 64)
        #expect(run.errors.contains("'LoggedIn' has no child 'OfGame'") && run.errors.contains("'OffGame'"))
        try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--no-child", status: 64)
    }

    // MARK: - Other templates -

    @Test func `when templates change, every module is taken along, and the second time nothing changes`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        let output = try folder.vipergen("update", "--all", "--since", "start").output
        #expect(output == "merge      App/Account/Home/HomeThing.swift\nmerge      App/Login/LoginThing.swift\n")
        let login = try folder.read("App/Login/LoginThing.swift")
        #expect(login.contains("let two = 22\n") && login.contains("mine()\n"))
        let after = try folder.files
        try folder.vipergen("update", "--all", "--since", "start")
        #expect(try folder.files == after)
        // The commit that changed them is one of those that modules may be from.
        try git("commit", "--quiet", "-am", "two")
        try replace("let one = 1", with: "let one = 11", in: Self.own + "/{{name}}Thing.swift.mustache")
        try folder.vipergen("update", "--all", "--since", "start", "--quiet")
        #expect(try folder.read("App/Login/LoginThing.swift").contains("let one = 11\n    let two = 22\n"))
    }

    @Test func `a set that is named by its folder has the history of that`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        try folder.write(#"{"output": "App"}"#, to: ".vipergen.json")
        try folder.vipergen("update", "Login", "-t", Self.own, "--since", "start", "--quiet")
        #expect(try folder.read("App/Login/LoginThing.swift").contains("let two = 22\n"))
    }

    @Test func `what was taken along already is no conflict that an update would stop at`() throws {
        try makeRepository()
        let lines = (4...7).map { "    let n\($0) = \($0)\n" }.joined()
        try replace(
            "    let three = 3\n",
            with: "    let three = 3\n" + lines,
            in: Self.own + "/{{name}}Thing.swift.mustache"
        )
        try folder.vipergen("update", "Login", "--since", "start", "--quiet")
        try replace("let n7 = 7", with: "let n7 = 8", in: "App/Login/LoginThing.swift")
        let status = try folder.vipergen("status", "Login", "--since", "start")
        #expect(status.output.hasPrefix("App/Login") && !status.output.contains("conflicts"), "\(status.output)")
    }

    @Test func `a module that is not there stops those that are named with it`() throws {
        try makeRepository()
        let before = try folder.files
        try folder.vipergen("update", "Login", "Nothing", "--log", status: 64)
        #expect(try folder.files == before)
    }

    @Test func `a file that is there as it shall be is told as unchanged`() throws {
        try folder.vipergen("Login", "--quiet")
        try folder.vipergen("Login", "--formatter", "--skip-existing", "--quiet")
        let run = try folder.vipergen("update", "Login", "--was", "", "--formatter")
        #expect(run.output.contains("unchanged  Login/LoginFormatter.swift\n"), "\(run.output)")
    }

    @Test func `an old copy of the set does as well as git`() throws {
        try makeRepository()
        for path in ["template.json", "{{name}}Thing.swift.mustache"] {
            try folder.write(try folder.read("\(Self.own)/\(path)"), to: "old/\(path)")
        }
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        try folder.vipergen("update", "Login", "--from", "old", "--log", "--quiet")
        let login = try folder.read("App/Login/LoginThing.swift")
        #expect(login.contains("let two = 22\n    let three = 3\n    let log = Log()\n"))
        // Which set the copy is of is told by its name, where no other is configured.
        try folder.write(#"{"templates": "Templates", "output": "App"}"#, to: ".vipergen.json")
        try folder.vipergen("update", "Account/Home", "--from", "old", "--quiet")
        #expect(try folder.read("App/Account/Home/HomeThing.swift").contains("let two = 22\n"))
    }

    @Test func `a conflict stops its module and no other one; --atomic stops all`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        let before = try folder.files
        var run = try folder.vipergen("update", "--all", "--since", "start", "--atomic", status: 73)
        #expect(run.output == "" && run.errors.contains("App/Login/LoginThing.swift:4: error:"))
        #expect(try folder.files == before)
        try folder.vipergen("update", "--all", "--since", "start", "--check", status: 1)
        run = try folder.vipergen("update", "--all", "--since", "start", "--dry-run", status: 73)
        #expect(run.output.contains("conflict   App/Login/LoginThing.swift\n"))
        #expect(run.errors.contains("App/Login/LoginThing.swift:4: error: the templates change"), "\(run.errors)")
        #expect(try folder.files == before)
        run = try folder.vipergen("update", "--all", "--since", "start", status: 73)
        #expect(run.output.contains("merge      App/Account/Home/HomeThing.swift\n"))
        #expect(
            try folder.read("App/Login/LoginThing.swift")
                == String(decoding: before["App/Login/LoginThing.swift"]!, as: UTF8.self)
        )
    }

    @Test func `conflicts are written with markers if that is asked for, and have to be resolved before the next run`()
        throws
    {
        try makeRepository()
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        let run = try folder.vipergen("update", "Login", "--since", "start", "--markers", status: 1)
        #expect(run.errors.contains("App/Login/LoginThing.swift:4: warning:"))
        for (look, status) in [("--check", 1), ("--diff", 0)] {
            let looked = try folder.vipergen("update", "Login", "--since", "start", look, status: Int32(status))
            #expect(looked.errors.contains("App/Login/LoginThing.swift:4: warning: here is a conflict"))
        }
        let marked = """
            <<<<<<< yours
                let two = 5
            ||||||| old
                let two = 2
            =======
                let two = 22
            >>>>>>> templates
            """
        let text = try folder.read("App/Login/LoginThing.swift")
        #expect(
            text.contains("<<<<<<< yours\n    let two = 5\n|||||||")
                && text.contains("=======\n    let two = 22\n>>>>>>> templates\n"),
            "\(marked)"
        )
        #expect(
            try folder.vipergen("update", "Login", "--since", "start", status: 65).errors.contains(
                "LoginThing.swift:4: error:"
            )
        )
    }

    @Test func `each conflict is shown with its line, and what to do with the last`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("start()", with: "begin()", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        try replace("start()", with: "go()", in: Self.own + "/{{name}}Thing.swift.mustache")
        let run = try folder.vipergen("update", "Login", "--since", "start", status: 73)
        #expect(
            run.errors.hasPrefix(
                """
                App/Login/LoginThing.swift:4: error: the templates change what somebody has changed
                 4 |     let two = 5
                App/Login/LoginThing.swift:8: error: the templates change what somebody has changed
                 8 |         begin()
                help: 'Login' stays as it is; '--markers' writes both sides into its files

                """
            ),
            "\(run.errors)"
        )
    }

    @Test func `a conflict in the last line is shown with that`() throws {
        try makeRepository()
        let (file, template) = ("App/Login/LoginThing.swift", Self.own + "/{{name}}Thing.swift.mustache")
        for (path, end) in [(file, "} // mine\n"), (template, "} // theirs\n")] {
            try folder.write(try folder.read(path).dropLast(2) + end, to: path)
        }
        let errors = try folder.vipergen("update", "Login", "--since", "start", status: 73).errors
        #expect(errors.contains("\n 11 | } // mine\n"), "\(errors)")
    }

    @Test func `what is wrong in a form that a set had is told with the commit`() throws {
        try makeRepository()
        let template = Self.own + "/{{name}}Thing.swift.mustache"
        try replace("let two = 2", with: "let two = {{nope}}", in: template)
        try git("commit", "--quiet", "-am", "two")
        try replace("let two = {{nope}}", with: "let two = 22", in: template)
        let errors = try folder.vipergen("update", "Login", "--since", "start", status: 65).errors
        #expect(errors.prefixMatch(of: /[0-9a-f]{10}:Templates\/own\//) != nil, "\(errors)")
    }

    @Test func `the line of a conflict is shown without the line end of Windows`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("\n", with: "\r\n", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        let errors = try folder.vipergen("update", "Login", "--since", "start", status: 73).errors
        #expect(errors.contains("\n 4 |     let two = 5\nhelp: "), "\(errors)")
    }

    @Test func `status tells what an update would stop at`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        let lines = try folder.vipergen("status", "--since", "start").output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("App/Account/Home  own  100 %  as written"), "\(lines)")
        #expect(lines[1].hasSuffix(" %  1 changed by hand, 1 with conflicts"), "\(lines)")
        let json = Data(try folder.vipergen("status", "--since", "start", "--json").output.utf8)
        let document = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let modules = try #require(document["modules"] as? [[String: Any]])
        #expect(modules.map { $0["conflicts"] as? [String] } == [[], ["Login/LoginThing.swift"]])
        #expect(try !folder.vipergen("status", "--json").output.contains("conflicts"))
    }

    @Test func `without conflicts, --markers is no failure`() throws {
        try makeRepository()
        try folder.vipergen("update", "Login", "--log", "--markers")
        #expect(try folder.read("App/Login/LoginThing.swift").contains("let log"))
    }

    @Test func `what cannot be merged stays as it is where conflicts are written`() throws {
        try makeRepository()
        try folder.write("one\n", to: Self.own + "/files/notes.txt")
        try folder.vipergen("Late", "--quiet")
        try folder.write("mine\n", to: "App/Late/notes.txt")
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "two")
        try git("tag", "second")
        try folder.write("two\n", to: Self.own + "/files/notes.txt")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        let before = try folder.files
        let message = "App/Late/notes.txt: error: is copied from the set as it is, and somebody has changed it"
        #expect(try folder.vipergen("update", "Late", "--since", "second", status: 73).errors.contains(message))
        #expect(try folder.files == before)
        let run = try folder.vipergen("update", "Late", "--since", "second", "--markers", status: 1)
        #expect(run.output.contains("skip       App/Late/notes.txt"))
        #expect(try folder.read("App/Late/notes.txt") == "mine\n")
        #expect(try folder.read("App/Late/LateThing.swift").contains("let two = 22"))
    }

    @Test func `a folder of another set is left out where all are meant, and told`() throws {
        try folder.vipergen("Root", "-t", "rib", "--root", "--quiet")
        try folder.vipergen("Login", "--quiet")
        let run = try folder.vipergen("update", "--all", "-t", "viper", "--formatter")
        #expect(run.output.contains("LoginFormatter.swift") && !run.output.contains("Root"))
        #expect(run.errors.contains("note: 1 folder looks like a module of another set: 'Root'\n"))
    }

    @Test func `what two ways explain equally well is asked for, where it can be said`() throws {
        let option = #"{"name": "view", "type": "choice", "values": ["x", "y"], "default": "x", "help": "h"}"#
        try folder.write(#"{"name": "own", "options": [\#(option)]}"#, to: Self.own + "/template.json")
        try folder.write(
            (1...6).map { "line \($0) of {{name}}\n" }.joined() + "{{view}}\n",
            to: Self.own + "/{{name}}.swift.mustache"
        )
        try folder.vipergen("Login", "-t", Self.own, "--quiet")
        try replace("x\n", with: "mine\n", in: "Login/Login.swift")
        let message = "'Login' may have been made with '' or '--view y', and is equally near to both"
        let update = try folder.vipergen("update", "Login", "-t", Self.own, "--view", "y", status: 65)
        #expect(update.errors.contains(message + "\nhelp: say which with '--was OPTIONS'\n"))
        let status = try folder.vipergen("status", "Login", "-t", Self.own)
        #expect(status.output.hasPrefix("Login  own with '' or '--view y'  "), "\(status.output)")
        let json = try folder.vipergen("status", "Login", "-t", Self.own, "--json").output
        #expect(json.contains("\"state\" : \"unclear\""))
        let removal = try folder.vipergen("remove", "Login", "-t", Self.own, status: 65)
        #expect(removal.errors.contains(message) && !removal.errors.contains("--was"))
    }

    @Test func `a date in the header is no change of anybody's`() throws {
        try makeRepository()
        let configuration = #"{"templates": "Templates", "template": "own", "output": "App", "header": "// {{date}}"}"#
        try folder.write(configuration, to: ".vipergen.json")
        for day in ["0", "86400"] {
            let run = try Run.vipergen(
                ["Late", "--log", "--force", "--quiet"],
                in: folder.url,
                environment: ["SOURCE_DATE_EPOCH": day]
            )
            #expect(run.status == 0)
        }
        #expect(try folder.vipergen("status", "Late").output.hasSuffix("  as written\n"))
        try folder.vipergen("update", "Late", "--no-log", "--quiet")
        #expect(try folder.read("App/Late/LateThing.swift").hasPrefix("// 1970-01-02\n"))
    }

    // MARK: - Bad input -

    @Test(
        "what cannot be is told, with its exit code",
        arguments: [
            (["update"], 64, "no module's name is given"),
            (["update", "--all", "Login"], 64, "'--all' goes without names"),
            (["update", "Nothing"], 64, "there is no module 'App/Nothing'"),
            (["update", "Logn"], 64, "did you mean 'Login'?"),
            (["update", "Account", "--log"], 65, "is not made from 'own'"),
            (["update", "Login", "--since", "nope"], 64, "there is no revision 'nope'"),
            (["update", "Login", "--since", "start", "--from", "old"], 64, "cannot be combined"),
            (["update", "Login", "-t", "viper", "--since", "start"], 64, "has no history"),
            (
                ["update", "Login", "--from", "nowhere"], 64,
                "there is no folder 'nowhere'\nhelp: name an old copy of a template set"
            ),
            (["update", "Login", "--was", "--nope"], 64, "there is no option '--nope'"),
            (["update", "Login", "Account/Home", "--was", ""], 64, "'--was' is for one module"),
            (["update", "Login", "--nope"], 64, "there is no option '--nope'"),
            (["update", "Login", "--markers", "--atomic"], 64, "cannot be combined"),
            (["update", "../Login"], 64, "leads out"),
            (["status", "--log"], 64, "there is no option '--log'"),
        ] as [([String], Int32, String)]
    )
    func badInput(arguments: [String], status: Int32, message: String) throws {
        try makeRepository()
        let before = try folder.files
        let run = try Run.vipergen(arguments, in: folder.url)
        #expect(run.status == status, "\(run.errors)")
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try folder.files == before)
    }

    @Test func `a set that was not there yet, a file that is no text, no folder, and no git`() throws {
        try makeRepository()
        try git("mv", Self.own, "Templates/new")
        try replace("\"own\"", with: "\"new\"", in: "Templates/new/template.json")
        try replace("\"own\"", with: "\"new\"", in: ".vipergen.json")
        #expect(
            try folder.vipergen("update", "Login", "--since", "start", status: 65).errors.contains("there is no set")
        )
        let run = try Run.vipergen(
            ["update", "Login", "--since", "start"],
            in: folder.url,
            environment: ["PATH": "/nowhere"]
        )
        #expect(run.status == 69 && run.errors.contains("there is no program 'git'"))
        try folder.write("", to: "App/File")
        try folder.vipergen("update", "File", status: 73)
        var bytes = try #require(try folder.files["App/Login/LoginThing.swift"])
        bytes.append(0xFF)
        try folder.write(bytes, to: "App/Login/LoginThing.swift")
        #expect(try folder.vipergen("update", "Login", "--log", status: 74).errors.contains("not UTF-8"))
    }

    @Test(
        "no set may declare an option that update has",
        arguments: ["all", "since", "from", "was", "markers", "atomic"]
    )
    func reservedNames(name: String) throws {
        let manifest = #"{"name": "own", "options": [{"name": "\#(name)", "type": "flag", "help": "h"}]}"#
        try folder.write(manifest, to: "own/template.json")
        try folder.write("x", to: "own/x")
        let run = try folder.vipergen("Login", "-t", "own", status: 65)
        #expect(run.errors.contains("'\(name)' is taken by the option '--\(name)'"))
        #expect(run.errors.contains("give the option another name"))
    }

    // MARK: - Several sets, several forms -

    @Test func `where no set is named, those without a history are none that modules were made from`() throws {
        try makeRepository()
        try folder.write(#"{"templates": "Templates", "output": "App"}"#, to: ".vipergen.json")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        try folder.vipergen("update", "Login", "--since", "start", "--quiet")
        #expect(try folder.read("App/Login/LoginThing.swift").contains("let two = 22\n"))
        try git("mv", Self.own, "Templates/new")
        try replace("\"own\"", with: "\"new\"", in: "Templates/new/template.json")
        let late = try folder.vipergen("update", "Login", "--since", "start", status: 64)
        #expect(late.errors.contains("none of the template sets has a history at 'start'"), "\(late.errors)")
        try folder.write(#"{"name": "gone"}"#, to: "old/template.json")
        try folder.write("x\n", to: "old/{{name}}Thing.swift.mustache")
        let copy = try folder.vipergen("update", "Login", "--from", "old", status: 64)
        #expect(copy.errors.contains("there is no template set 'gone' today"), "\(copy.errors)")
    }

    @Test func `of several forms that a set had, a module is of the nearest, and of the oldest of those`() throws {
        try makeRepository()
        let template = Self.own + "/{{name}}Thing.swift.mustache"
        try replace("let two = 2", with: "let two = 22", in: template)
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "two")
        try replace("let one = 1", with: "let one = 11", in: template)
        try folder.vipergen("update", "Login", "--since", "start", "--quiet")
        try folder.vipergen("update", "Account/Home", "--was", "", "--since", "start", "--quiet")
        for path in ["App/Login/LoginThing.swift", "App/Account/Home/HomeThing.swift"] {
            #expect(try folder.read(path).contains("let one = 11\n    let two = 22\n"), "\(path)")
        }
    }

    @Test(arguments: [[], ["--was", ""]])
    func `where several forms of a set are as near, what the oldest had is what was there`(was: [String]) throws {
        try makeRepository()
        let template = Self.own + "/{{name}}Thing.swift.mustache"
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: template)
        try git("commit", "--quiet", "-am", "two")
        try replace("let two = 22", with: "let two = 33", in: template)
        let run = try Run.vipergen(["update", "Login", "--since", "start", "--markers"] + was, in: folder.url)
        #expect(run.status == 1, "\(run.errors)")
        let text = try folder.read("App/Login/LoginThing.swift")
        #expect(text.contains("||||||| old\n    let two = 2\n=======\n    let two = 33\n"), "\(text)")
    }

    @Test func `of sets that explain as much with what somebody says, the first by the alphabet is meant`() throws {
        for name in ["bbb", "aaa"] {
            let manifest = #"{"name": "\#(name)", "options": [{"name": "log", "type": "flag", "help": "h"}]}"#
            try folder.write(manifest, to: "Templates/\(name)/template.json")
            let template = "thing {{name}}\n{{#log}}\nof \(name)\n{{/log}}\n"
            try folder.write(template, to: "Templates/\(name)/{{name}}Thing.swift.mustache")
        }
        try folder.write(#"{"templates": "Templates"}"#, to: ".vipergen.json")
        try folder.vipergen("Login", "-t", "bbb", "--quiet")
        try folder.vipergen("update", "Login", "--was", "", "--log", "--quiet")
        #expect(try folder.read("Login/LoginThing.swift") == "thing Login\nof aaa\n")
        try folder.write("thing Login\n", to: "Login/LoginThing.swift")
        #expect(try folder.vipergen("status", "Login").output.hasPrefix("Login  aaa "))
    }

    @Test func `of several modules that are held back, the first says with which code it ends`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        try replace("let two = 2", with: "let two = 5", in: "App/Account/Home/HomeThing.swift")
        try replace("    let two = 2", with: "<<<<<<< yours", in: "App/Login/LoginThing.swift")
        try folder.vipergen("update", "Account/Home", "Login", "--since", "start", status: 73)
        try folder.vipergen("update", "Login", "Account/Home", "--since", "start", status: 65)
    }

    @Test func `a file that goes does not name what was taken out of a list any more`() throws {
        try makeList()
        try folder.write("{{#child}}\nlet x: {{child}}\n{{/child}}\n", to: Self.own + "/{{name}}Parts.swift.mustache")
        try folder.vipergen("LoggedIn", "-t", Self.own, "--child", "OffGame", "--skip-existing", "--quiet")
        let run = try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--no-child", "OffGame")
        #expect(run.output.contains("remove     LoggedIn/LoggedInParts.swift\n"), "\(run)")
        #expect(run.errors.contains("LoggedInRouter.swift:7: note: this line still names the child 'OffGame'"))
        #expect(!run.errors.contains("LoggedInParts.swift:"), "\(run.errors)")
    }

    @Test func `a check counts the files that differ, and none that somebody has removed`() throws {
        try folder.vipergen("Login", "--quiet")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginWireframe.swift"))
        let run = try folder.vipergen("update", "Login", "--formatter", "--check", status: 1)
        #expect(run.output.hasSuffix("\nLogin: 3 of 4 files differ\n"), "\(run.output.suffix(80))")
    }
}
