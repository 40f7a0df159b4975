import Foundation
import TestSupport
import Testing

/// `vipergen learn`, and commands that use the learned template set.
@Suite struct LearningTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("", to: ".git/HEAD")
    }

    @Test func `a template set learned from generated modules has no lint problems, and detects the modules`() throws {
        let options = ["-t", "viper", "-o", "App/Modules", "-q"]
        for name in ["Login", "Home", "Card"] {
            #expect(try Run.vipergen([name, "--formatter"] + options, in: folder.url).status == 0)
        }
        for name in ["Search", "Profile", "Map", "Cart"] {
            #expect(try Run.vipergen([name] + options, in: folder.url).status == 0)
        }
        let run = try folder.vipergen("learn", "App/Modules", "--into", "Sets/app")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Sets/app/{{name}}Formatter.swift.mustache   "), "\(run.output)")
        #expect(run.errors.contains("templates from 7 modules, 1 option (--formatter)\n"), "\(run.errors)")
        let lint = try folder.vipergen("lint", "Sets/app")
        #expect(lint.status == 0, "\(lint.errors)")
        let status = try folder.vipergen("status", "-o", "App/Modules", "--template", "Sets/app")
        // With a formatter, a call is broken over several lines: the option decides between two forms.
        #expect(status.errors == "7 modules, 7 unedited\n", "\(status.output)\(status.errors)")
    }

    @Test func `the template set is written to the folder of the configuration, and nothing is overwritten`() throws {
        for name in ["Login", "Home"] { #expect(try folder.vipergen(name, "-o", "Modules", "-q").status == 0) }
        #expect(try folder.vipergen("learn", "Modules", "-q").status == 0)
        #expect(try folder.read("Templates/Modules/template.json").hasPrefix("{\n  \"name\": \"Modules\",\n"))
        let again = try folder.vipergen("learn", "Modules", status: 73)
        #expect(again.errors.contains("'Templates/Modules' is not empty"), "\(again.errors)")
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        #expect(
            try folder.vipergen("learn", "Modules", "-n").output.contains("create     Sets/Modules/template.json\n")
        )
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "Sets").path))
        for operand in ["Modules/Login=LoginPresenter", "LoginPresenter=Modules/Login"] {
            let set = "Sets/" + operand.prefix(5)
            try folder.vipergen("learn", operand, "--into", set, "-q")
            #expect(try folder.read(set + "/{{name}}.swift.mustache").contains("final class {{name}}"))
        }
    }

    @Test func `modules with another name than their folder are found as by other commands`() throws {
        for name in ["Login", "Home", "MyCard"] {
            #expect(try folder.vipergen(name, "-o", "App/\(name.suffix(4))", "-q").status == 0)
        }
        let (from, to) = (folder.url.appending(path: "App/Card/MyCard"), folder.url.appending(path: "App/Card/Old"))
        try FileManager.default.moveItem(at: from, to: to)
        try folder.vipergen("learn", "App", "--into", "app")
        let status = try folder.vipergen("status", "-t", "./app").output
        #expect(
            status.split(separator: "\n").contains { $0.contains(/^App\/Card\/Old=MyCard +app +unedited/) },
            "\(status)"
        )
    }

    @Test(
        arguments: [
            (["learn"], 64, "'learn' needs"), (["learn", "none"], 64, "there is no folder 'none'"),
            (["learn", "empty"], 64, "there is no module in 'empty'"),
            (["learn", "empty=home"], 64, "'home' is not a module's name\nhelp: write 'FOLDER', or 'FOLDER=NAME'"),
            (["learn", "empty", "--force"], 64, "'vipergen learn' has no option '--force'"),
        ]
    )
    func `what cannot be learned is reported`(arguments: [String], status: Int32, message: String) throws {
        try folder.write("", to: "empty/file")
        let run = try Run.vipergen(arguments, in: folder.url)
        #expect(run.status == status && run.errors.contains(message), "\(run.errors)")
    }

    @Test func `modules with no file in common make no template set`() throws {
        for path in ["Login/LoginRouter", "Login/LoginView", "Chat/ChatBuilder", "Chat/ChatModel", "Feed/FeedStore"] {
            try folder.write("class A {}\n", to: "App/\(path).swift")
        }
        try folder.write("class A {}\n", to: "App/Feed/FeedCell.swift")
        for option in ["--quiet", "--dry-run"] {
            let run = try folder.vipergen("learn", "App", option, "--into", "set", status: 65)
            #expect(run.errors.hasPrefix("error: no template can be made from 3 modules: there is no"), "\(run.errors)")
            #expect(run.errors.contains("help: name modules that have files of the same kind"), "\(run.errors)")
            #expect(run.errors.contains("'FOLDER=NAME' takes a folder as one module"), "\(run.errors)")
            #expect(!run.errors.contains("next:"), "\(run.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "set").path))
    }

    @Test func `folders that are left out are named as a person in the working directory names them`() throws {
        for name in ["Home", "Login", "Search"] {
            try folder.write("class \(name)View {\n    let x = 1\n}\n", to: "\(name)/\(name)View.swift")
            try folder.write("class \(name)Model {\n    let x = 1\n}\n", to: "\(name)/\(name)Model.swift")
        }
        for file in ["Cell", "Store"] { try folder.write("let y = 2\n", to: "Other/Other\(file).swift") }
        let run = try folder.vipergen("learn", ".", "--into", "set")
        #expect(run.errors.contains("from them alone for a second set\nhelp: 'Other'\n"), "\(run.errors)")
    }

    @Test func `a file with no text that most modules share is left out and reported`() throws {
        for name in ["Home", "Login", "Search"] {
            try folder.write("let x = 1\n", to: "App/\(name)/\(name)Model.swift")
            try folder.write("let a\(name.count) = 1\n", to: "App/\(name)/\(name)View.swift")
            try folder.write("<a id=\"\(name.count)\">\n</a>\n", to: "App/\(name)/\(name).xib")
        }
        let run = try folder.vipergen("learn", "App", "--into", "set")
        #expect(run.errors.contains("note: 2 files left out, without a text that most modules share"), "\(run.errors)")
        #expect(run.errors.contains("help: '{{name}}.xib', '{{name}}View.swift'"), "\(run.errors)")
        try folder.vipergen("lint", "set")
        for name in ["Home", "Login", "Search"] {
            try FileManager.default.removeItem(at: folder.url.appending(path: "App/\(name)/\(name)Model.swift"))
        }
        let failed = try folder.vipergen("learn", "App", "--into", "other", status: 65)
        #expect(failed.errors.contains("error: no template can be made from 3 modules"), "\(failed.errors)")
        #expect(failed.errors.contains("note: 2 files left out"), "\(failed.errors)")
    }

    @Test func `symlinks are not followed`() throws {
        try folder.write("class HomeA {}\n", to: "Modules/Home/HomeA.swift")
        try folder.write("class HomeB {}\n", to: "Modules/Home/HomeB.swift")
        try folder.write("secret", to: "elsewhere/HomeSecret.swift")
        let home = folder.url.appending(path: "Modules/Home")
        let manager = FileManager.default
        try manager.createSymbolicLink(
            atPath: home.appending(path: "HomeC.swift").path,
            withDestinationPath: "../../elsewhere/HomeSecret.swift"
        )
        try manager.createSymbolicLink(
            atPath: home.appending(path: "View").path,
            withDestinationPath: "../../elsewhere"
        )
        #expect(try folder.vipergen("learn", "Modules", "--into", "set", "-q").status == 0)
        let names = try manager.contentsOfDirectory(atPath: folder.url.appending(path: "set").path).sorted()
        #expect(names == ["template.json", "{{name}}A.swift.mustache", "{{name}}B.swift.mustache"])
    }
}
