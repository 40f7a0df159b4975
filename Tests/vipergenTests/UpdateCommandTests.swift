import Foundation
import TestSupport
import Testing

/// The command `vipergen update`.
@Suite struct UpdateCommandTests {

    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    func replace(_ text: String, with other: String, in path: String) throws {
        let old = try folder.read(path)
        #expect(old.contains(text), "\(path)")
        try folder.write(old.replacingOccurrences(of: text, with: other), to: path)
    }

    func git(_ arguments: String...) throws {
        let who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        let run = try Run(URL(filePath: "/usr/bin/env"), ["git"] + who + arguments, in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
    }

    static let own = "Templates/own"

    /// A repository with a template set, and an edited module of it.
    func makeRepository() throws {
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

    @Test func `a new option is merged into an edited module, and the second time changes nothing`() throws {
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

    @Test func `turning an option on and off again restores the first bytes`() throws {
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

    @Test func `a line of yours stays in its type if the templates insert another type below`() throws {
        try folder.vipergen("Login", "--formatter", "--quiet")
        let heading = "protocol LoginInteractorInterface: InteractorInterface {"
        try replace(heading, with: heading + "\n    func mine()", in: "Login/LoginInterfaces.swift")
        try folder.vipergen("update", "Login", "--rx", "--no-formatter", "--quiet")
        let interfaces = try folder.read("Login/LoginInterfaces.swift")
        #expect(interfaces.contains(heading + "\n    func mine()\n}") && interfaces.contains("enum Login {"))
    }

    @Test func `an attribute of yours on a deleted method is a conflict`() throws {
        try folder.vipergen("Login", "--route", "Detail", "--route", "Home", "--quiet")
        let (method, file) = ("    func navigateToDetail() {", "Login/LoginWireframe.swift")
        try replace(method, with: "    @available(iOS 17, *)\n" + method, in: file)
        let before = try folder.files
        let run = try folder.vipergen("update", "Login", "--no-route", "Detail", status: 73)
        #expect(run.errors.contains("\(file):"), "\(run.errors)")
        #expect(try folder.files == before)
    }

    @Test func `a module belongs to the template set that matches it, and has that set's options`() throws {
        try folder.vipergen("Root", "-t", "rib", "--root", "--quiet")
        try folder.vipergen("LoggedIn", "-t", "rib", "--view", "none", "--quiet")
        #expect(
            try folder.vipergen("update", "LoggedIn", "--parent", "Root").output.contains(
                "RootComponent+LoggedIn.swift"
            )
        )
        #expect(try folder.vipergen("update", "LoggedIn", "--formatter", status: 64).errors.contains("'--formatter'"))
        let run = try folder.vipergen("update", "LoggedIn", "-t", "viper", "--formatter", status: 65)
        #expect(run.errors.contains("does not match 'viper'") && run.errors.contains("'rib'"))
        #expect(run.errors.contains("--was"))
        #expect(!(try folder.vipergen("remove", "LoggedIn", "-t", "viper", status: 65).errors.contains("--was")))
    }

    @Test func `a moved file is merged in its place, and a deleted one is not created again`() throws {
        try folder.vipergen("Login", "--quiet")
        let (from, to) = ("Login/LoginPresenter.swift", "Login/Presenter/LoginPresenter.swift")
        try folder.write(try folder.read(from), to: to)
        try FileManager.default.removeItem(at: folder.url.appending(path: from))
        try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginWireframe.swift"))
        let output = try folder.vipergen("update", "Login", "--formatter").output
        #expect(output.contains("merge      \(to)\n"))
        #expect(output.contains("skip       Login/LoginWireframe.swift (missing)\n"))
        #expect(try folder.files[from] == nil)
    }

    @Test func `a new file is created beside the others of its folder if all were moved into one`() throws {
        try folder.vipergen("Login", "--quiet")
        let names = try folder.files.keys.filter { $0.hasPrefix("Login/") }.map { $0.dropFirst("Login/".count) }
        func move(_ name: Substring, to target: String) throws {
            try folder.write(try folder.read("Login/\(name)"), to: "Login/\(target)/\(name)")
            try FileManager.default.removeItem(at: folder.url.appending(path: "Login/\(name)"))
        }
        for name in names.dropFirst() { try move(name, to: "Main") }
        let one = try folder.vipergen("update", "Login", "--formatter", "--dry-run").output
        #expect(one.contains("create     Login/LoginFormatter.swift\n"), "\(one)")
        try move(names[0], to: "Main")
        let all = try folder.vipergen("update", "Login", "--formatter").output
        #expect(all.contains("create     Login/Main/LoginFormatter.swift\n"), "\(all)")
        #expect(try folder.vipergen("update", "Login", "--formatter").errors.contains("Login: unchanged\n"))
    }

    @Test func `existing tests are updated, and missing ones are written on request`() throws {
        try folder.vipergen("Login", "--quiet")
        try folder.vipergen("update", "Login", "--rx", "--quiet")
        #expect(try !folder.files.keys.contains { $0.hasPrefix("Tests/") })
        try folder.vipergen("update", "Login", "--tests", "--quiet")
        #expect(try folder.read("Tests/Login/LoginPresenterTests.swift").contains("is LoginPresenter"))
        try folder.vipergen("update", "Login", "--formatter", "--quiet")
        #expect(try folder.read("Tests/Login/LoginMocks.swift").contains("Formatter"))
        let run = try folder.vipergen("update", "Login", "--no-formatter", "--no-tests", "--dry-run")
        #expect(!run.output.contains("Tests/"))
    }

    // MARK: - Lists -

    func makeList() throws {
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

    @Test func `a value is added to a list and removed again, and a line that still names it is reported`() throws {
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

    @Test func `a line that still names a removed value is also reported in a file that no template writes`() throws {
        try makeList()
        try folder.write("let a = OffGame()\n", to: "LoggedIn/Notes.swift")
        let run = try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--no-child", "OffGame")
        #expect(run.errors.contains("LoggedIn/Notes.swift:1: note: this line still names the child 'OffGame'"))
    }

    @Test func `a moved file is searched at its own path, and a test file with the same name is not`() throws {
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

    @Test func `a module that is held back is not searched for a removed value`() throws {
        try makeList()
        let template = Self.own + "/{{name}}Router.swift.mustache"
        let lines = ["x", "y"].map { "    let \($0){{child}} = {{child}}.\($0)\n" }.joined()
        try replace("{{/child}}", with: lines + "{{/child}}", in: template)
        try folder.vipergen("Root", "-t", Self.own, "--child", "OffGame", "--quiet")
        try replace("OffGameBuildable", with: "OffGameBuildable // mine", in: "Root/RootRouter.swift")
        let run = try folder.vipergen("update", "Root", "-t", Self.own, "--no-child", "OffGame", status: 73)
        #expect(!run.errors.contains("still names"), "\(run.errors)")
    }

    @Test func `with '--all', a module without the value to remove is skipped`() throws {
        try makeList()
        try folder.vipergen("Root", "-t", Self.own, "--quiet")
        let run = try folder.vipergen("update", "--all", "-t", Self.own, "--no-child", "OffGame")
        #expect(run.output == "merge      LoggedIn/LoggedInRouter.swift\n")
    }

    @Test func `'--was' gives the options that cannot be detected`() throws {
        try folder.vipergen("Login", "--quiet")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginWireframe.swift"))
        let code = try folder.vipergen("update", "Login", "--was", "--view 'code'", "--view", "storyboard", "--dry-run")
        #expect(code.output.contains("Login.storyboard") && !code.output.contains("remove"))
        let defaults = try folder.vipergen("update", "Login", "--was", "", "--view", "code", "--dry-run")
        #expect(defaults.output.contains("remove     Login/Login.storyboard\n"))
    }

    @Test func `removing a value that a list does not have is an error`() throws {
        try makeList()
        let run = try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--no-child", "OfGame", status: 64)
        #expect(run.errors.contains("'LoggedIn' has no child 'OfGame'") && run.errors.contains("'OffGame'"))
        try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--no-child", status: 64)
    }
}
