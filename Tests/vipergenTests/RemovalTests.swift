import Foundation
import TestSupport
import Testing
import VipergenGenerator

@Suite struct RemovalTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func `a module is deleted with its tests and its folders, and other files stay`() throws {
        try folder.vipergen("Login", "Account/Home", "--tests", "--quiet")
        try folder.write("mine", to: "Login/Notes.txt")
        try folder.vipergen("remove", "Login", "Account/Home", "--dry-run")
        #expect(try folder.files.count > 10)
        let output = try folder.vipergen("remove", "Login", "Account/Home").output
        #expect(output.contains("remove     Account/Home/HomePresenter.swift\n"))
        #expect(output.contains("remove     Tests/Login/LoginMocks.swift\n"))
        #expect(try folder.files.keys.sorted() == ["Login/Notes.txt"])
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "Account/Home").path))
    }

    @Test func `a type with exactly the module's name is searched for in other files`() throws {
        try folder.write(#"{"name": "own"}"#, to: "own/template.json")
        try folder.write("struct {{name}} {\n    let id = 1\n}\n", to: "own/{{name}}Thing.swift.mustache")
        try folder.vipergen("Login", "-t", "own", "--quiet")
        try folder.write("let login = Login()\n", to: "App.swift")
        let run = try folder.vipergen("remove", "Login", "-t", "own", status: 73)
        #expect(run.errors.hasPrefix("App.swift:1: error: this line names 'Login'"), "\(run.errors)")
    }

    @Test func `a module's folder is deleted if only a file of the Finder is left in it`() throws {
        try folder.vipergen("Login", "Account/Home", "--quiet")
        for path in ["Login", "Account", "Account/Home"] { try folder.write("", to: "\(path)/.DS_Store") }
        try folder.write("mine", to: "Login/.hidden")
        try folder.vipergen("remove", "Login", "Account/Home", "--quiet")
        #expect(try folder.files.keys.sorted() == ["Account/.DS_Store", "Login/.DS_Store", "Login/.hidden"])
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "Account/Home").path))
    }

    @Test func `an unedited file that needs a flag and a value is deleted with its module`() throws {
        let manifest = """
            {"name": "own", "options": [{"name": "log", "type": "flag", "help": "h"},
              {"name": "child", "type": "list", "is": "typeName", "help": "h"}]}
            """
        try folder.write(manifest, to: "own/template.json")
        let row = "{{#child}}\nlet {{child.variableName}}: {{child}}\n{{/child}}\n"
        try folder.write("one\ntwo\nthree\n" + row, to: "own/{{name}}Thing.swift.mustache")
        try folder.write("{{#log}}\n\(row){{/log}}\n", to: "own/{{name}}Log.swift.mustache")
        try folder.vipergen("Login", "-t", "own", "--log", "--child", "Home", "-o", "App", "--quiet")
        let status = try folder.vipergen("status", "-t", "own", "-o", "App").output
        #expect(status.contains("own --log --child Home") && status.contains("unedited"), "\(status)")
        try folder.vipergen("remove", "Login", "-t", "own", "-o", "App", "--quiet")
        #expect(try folder.files.keys.filter { $0.hasPrefix("App/") }.isEmpty)
    }

    @Test func `an edited file is a conflict, and nothing is deleted`() throws {
        try folder.vipergen("Login", "Home", "--quiet")
        try folder.write(try folder.read("Login/LoginPresenter.swift") + "// mine\n", to: "Login/LoginPresenter.swift")
        let before = try folder.files
        let run = try folder.vipergen("remove", "Home", "Login", status: 73)
        #expect(run.errors.contains("Login/LoginPresenter.swift: error: this file was edited"))
        #expect(try folder.files == before)
        // Both reasons are reported together.
        try folder.write("let wireframe: HomeWireframe\n", to: "App.swift")
        let both = try folder.vipergen("remove", "Home", "Login", status: 73).errors
        #expect(both.contains("App.swift:1: error: this line names") && both.contains("this file was edited"))
        try folder.vipergen("remove", "Home", "Login", "--force")
        #expect(try folder.files.keys.sorted() == ["App.swift"])
    }

    @Test func `a line that names a type is reported once if tests and modules have the same folder`() throws {
        try folder.vipergen("Login", "--quiet")
        try folder.write("let wireframe: LoginWireframe\n", to: "App.swift")
        let run = try folder.vipergen("remove", "Login", "--tests-output", ".", status: 73)
        #expect(run.errors.ranges(of: "App.swift:1: error: this line names").count == 1, "\(run.errors)")
    }

    @Test func `only source files and Interface Builder documents are searched for names of types`() throws {
        try folder.vipergen("Login", "Home", "--quiet")
        let mention = "LoginWireframe()\n"
        for name in ["photo.png", "App.xcodeproj/project.pbxproj", "notes.txt"] { try folder.write(mention, to: name) }
        try folder.vipergen("remove", "Login", "--quiet")
        for name in ["a.swift", "a.storyboard", "a.xib", "a.m", "a.h"] {
            try folder.vipergen("Login", "--quiet")
            try folder.write(mention, to: "App/\(name)")
            let run = try folder.vipergen("remove", "Login", status: 73)
            #expect(
                run.errors.contains("App/\(name):1: error: this line names 'LoginWireframe', which would be deleted"),
                "\(run.errors)"
            )
            try FileManager.default.removeItem(at: folder.url.appending(path: "App/\(name)"))
            try folder.vipergen("remove", "Login", "--quiet")
        }
        try folder.vipergen("Login", "--quiet")
        try folder.write(mention, to: "Long.swift")
        #expect(truncate("\(folder.url.path)/Long.swift", 3 << 30) == 0)
        let long = try folder.vipergen("remove", "Login", status: 65)
        #expect(long.errors.contains("Long.swift") && long.errors.contains("64 MB"), "\(long.errors)")
    }

    @Test func `a file that is too large for a module is not read, whatever the command`() throws {
        try folder.vipergen("Login", "--quiet")
        let file = "Login/LoginPresenter.swift"
        #expect(truncate("\(folder.url.path)/\(file)", 50 << 30) == 0)
        for command in [
            ["Login", "--check"], ["Login", "--diff"], ["Login", "--force"], ["update", "Login", "--rx"],
        ] {
            let run = try Run.vipergen(command, in: folder.url)
            #expect(run.status == 65, "\(command): \(run)")
            #expect(run.errors.contains("'\(file)' has more than 64 MB"), "\(command): \(run.errors)")
        }
        #expect(try Run.vipergen(["status"], in: folder.url).errors.contains("'\(file)' has more than 64 MB"))
    }

    /// A repository with a template set whose modules name others: in two lists and in a text.
    private func writeOwnSet() throws {
        let names = #""is": "typeName", "help": "h""#
        let manifest = """
            {"name": "own", "options": [
              {"name": "child", "type": "list", \(names)}, {"name": "friend", "type": "list", \(names)},
              {"name": "parent", "type": "text", \(names)}
            ]}
            """
        try folder.write(#"{"templates": "Sets", "template": "own", "output": "App"}"#, to: ".vipergen.json")
        try folder.write(manifest, to: "Sets/own/template.json")
        let template = """
            protocol {{name}}Buildable {
            }
            final class {{name}}Router {
            {{#child}}
                let {{child.variableName}}Builder: {{child}}Buildable
            {{/child}}
            {{#friend}}
                let {{friend.variableName}}: {{friend}}
            {{/friend}}
            {{#parent}}
                let parent: {{parent}}Buildable
            {{/parent}}
            }

            """
        try folder.write(template, to: "Sets/own/{{name}}Router.swift.mustache")
    }

    @Test func `a line that names a deleted type is reported with the command that removes it`() throws {
        try writeOwnSet()
        try folder.vipergen("OffGame", "--quiet")
        try folder.vipergen("LoggedIn", "--child", "OffGame", "--quiet")
        let before = try folder.files
        let run = try folder.vipergen("remove", "OffGame", status: 73)
        #expect(run.errors.contains("App/LoggedIn/LoggedInRouter.swift:4: error: this line names 'OffGameBuildable'"))
        let help =
            "nothing was removed: delete the line, or undo the option that wrote it with 'vipergen update'; or choose '--force'\n"
        #expect(run.errors.contains("help: " + help), "\(run.errors)")
        #expect(try folder.files == before)
        try folder.vipergen("update", "LoggedIn", "--no-child", "OffGame", "--quiet")
        try folder.vipergen("remove", "OffGame", "--quiet")
        #expect(try !folder.files.keys.contains { $0.hasPrefix("App/OffGame") })
    }

    @Test func `a line in a separate folder of tests is reported once`() throws {
        try folder.vipergen("Login", "-o", "App", "--tests-output", "AppTests", "--quiet")
        try folder.write("let login = LoginPresenter.self\n", to: "AppTests/FlowTests.swift")
        let message = "AppTests/FlowTests.swift:1: error: this line names 'LoginPresenter', which would be deleted\n"
        let run = try folder.vipergen("remove", "Login", "-o", "App", "--tests-output", "AppTests", status: 73)
        #expect(run.errors.hasPrefix(message))
        let inside = try folder.vipergen("remove", "App/Login", "--tests-output", "AppTests", status: 73)
        #expect(inside.errors.components(separatedBy: message).count == 2)
    }

    @Test func `a module that is missing, or does not match the template set, is not deleted`() throws {
        try folder.vipergen("remove", "Login", status: 64)
        try folder.vipergen("remove", status: 64)
        try folder.write("class LoginThing {}", to: "Login/LoginThing.swift")
        let run = try folder.vipergen("remove", "Login", "Home", status: 65)
        let learn = "'vipergen learn' makes a set from modules that no set matches"
        let help = "help: name its set with '--template'; \(learn)\n"
        let missing = "error: there is no module 'Home'\nhelp: 'vipergen status' lists the modules\n"
        #expect(run.errors == "error: 'Login' does not match 'mvvm' or 'rib' or 'viper' (0 %)\n\(help)\(missing)")
        #expect(try folder.files.count == 1)
    }

    @Test func `a module whose name only begins like that of the deleted one does not prevent the deletion`() throws {
        try folder.vipergen("Home", "--route", "HomeDetail", "--quiet")
        try folder.vipergen("HomeDetail", "--quiet")
        try folder.vipergen("remove", "Home")
        #expect(try !folder.files.keys.contains { $0.hasPrefix("Home/") })
        #expect(try folder.files.keys.contains { $0.hasPrefix("HomeDetail/") })
    }

    @Test func `a line that names a type need not be in a module's folder`() throws {
        let line = "let login = LoginPresenter.self\n"
        try folder.vipergen("Login", "-o", "App", "--tests-output", "AppTests", "--quiet")
        try folder.write(line, to: "AppTests/App/Helpers/Flow.swift")
        try folder.write(line, to: "App/Helpers/Flow.swift")
        try folder.write("", to: "App/Linked")
        try folder.write(line, to: "AppTests/Linked/Flow.swift")
        let run = try folder.vipergen("remove", "Login", "-o", "App", "--tests-output", "AppTests", status: 73)
        for path in ["App/Helpers/Flow.swift", "AppTests/App/Helpers/Flow.swift", "AppTests/Linked/Flow.swift"] {
            let message = "\(path):1: error: this line names 'LoginPresenter', which would be deleted"
            #expect(run.errors.contains(message), "\(run.errors)")
        }
    }
}
