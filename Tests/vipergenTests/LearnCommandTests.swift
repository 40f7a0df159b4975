import Foundation
import TestSupport
import Testing

/// `vipergen learn`, and commands that use the learned template set.
@Suite struct LearnCommandTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let git = try Run(URL(filePath: "/usr/bin/env"), ["git", "init", "--quiet"], in: folder.url)
        #expect(git.status == 0, "\(git.errors)")
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
            status.split(separator: "\n").contains { $0.contains(/^App\/Card\/Old=MyCard +unedited +app/) },
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
        let note = "1 folder left out, too different from the others; for a second set, run 'learn' with "
        #expect(run.errors.contains("\(note)such folders alone\nhelp: 'Other'\n"), "\(run.errors)")
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

    // MARK: - The next module -

    /// Writes modules of Clean Swift, in folders `…Scene`, with an indentation of two spaces.
    private func writeScenes(_ names: [String] = ["Login", "Home", "Cart", "Profile"]) throws {
        for name in names {
            for part in ["View", "Interactor"] {
                let text =
                    "final class \(name)\(part) {\n  let store: Store\n\n  func load() {\n    store.load()\n  }\n}\n"
                try folder.write(text, to: "App/Scenes/\(name)Scene/\(name)\(part).swift")
            }
        }
        try folder.write("final class Store {\n  func load() {}\n}\n", to: "App/Core/Store.swift")
    }

    @Test func `without a configuration, 'learn' writes one, and its next step generates a module beside the others`()
        throws
    {
        try writeScenes()
        for file in ["Logo.png", "LogoDark.png", "Contents.json"] {
            try folder.write("x", to: "App/Media.xcassets/Logo.imageset/\(file)")
        }
        let status = try folder.vipergen("status")
        #expect(status.errors.contains("note: 4 folders look like modules of no known set: "), "\(status.errors)")
        #expect(status.errors.contains("help: 'vipergen learn .' makes a template set from them"), "\(status.errors)")
        let run = try folder.vipergen("learn", ".", "--into", "Templates/scenes")
        #expect(run.output.contains("create     .vipergen.json\n"), "\(run.output)")
        #expect(run.errors.contains("'vipergen Example' generates a module\n"), "\(run.errors)")
        let configuration = try folder.read(".vipergen.json")
        for line in [
            #""folder": "{{name}}Scene""#, #""indent": 2"#, #""output": "App/Scenes""#, #""template": "scenes""#,
            #""templates": "Templates""#, #""App/Core/Store.swift""#,
        ] {
            #expect(configuration.contains(line), "\(configuration)")
        }
        try folder.vipergen("Example", "-q")
        let text = try folder.read("App/Scenes/ExampleScene/ExampleView.swift")
        #expect(text == (try folder.read("App/Scenes/LoginScene/LoginView.swift")).replacing("Login", with: "Example"))
        #expect(try folder.vipergen("status").errors == "5 modules, 5 unedited\n")
        for name in ["Example", "LoginScene"] {
            let output = try folder.vipergen("status", name).output
            #expect(output.contains("App/Scenes/\(name.replacing("Scene", with: ""))Scene"), "\(output)")
        }
        try folder.vipergen("remove", "Example", "-q")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "App/Scenes/ExampleScene").path))
    }

    @Test func `a removed module leaves no folder of its form behind`() throws {
        for name in ["Login", "Home", "Cart"] {
            for part in ["View", "Model"] {
                let text = "final class \(name)\(part) {\n    let a = 1\n}\n"
                try folder.write(text, to: "App/\(name)Module/\(name)/\(name)\(part).swift")
            }
        }
        try folder.vipergen("learn", "App", "--into", "Templates/house", "-q")
        #expect(try folder.read(".vipergen.json").contains(#""folder": "{{name}}Module/{{name}}""#))
        try folder.vipergen("Example", "-q")
        #expect(try folder.read("App/ExampleModule/Example/ExampleView.swift").contains("class ExampleView"))
        try folder.vipergen("remove", "Example", "-q")
        #expect(!FileManager.default.fileExists(atPath: folder.url.appending(path: "App/ExampleModule").path))
    }

    @Test func `types whose files need too many others are reported, and not configured`() throws {
        try writeScenes()
        for number in 0..<41 {
            try folder.write(
                "struct Store\(number) {\n  let next: Store\(number + 1)\n}\n",
                to: "Kit/Store\(number).swift"
            )
        }
        for name in ["Login", "Home", "Cart", "Profile"] {
            let text = "final class \(name)Model {\n  let store = Store()\n  let first: Store0\n}\n"
            try folder.write(text, to: "App/Scenes/\(name)Scene/\(name)Model.swift")
        }
        let run = try folder.vipergen("learn", "App/Scenes", "--into", "Templates/scenes")
        let note = "note: 2 names of the app that 'verify' needs, in files that use types of more than 40 other files: "
        #expect(
            run.errors.contains(note + "'Store (App/Core/Store.swift)', 'Store0 (Kit/Store0.swift)'\n"),
            "\(run.errors)"
        )
        #expect(try !folder.read(".vipergen.json").contains("sources"))
    }

    @Test func `what 'verify' will miss is reported, also in an app with a configuration`() throws {
        try writeScenes()
        for name in ["Login", "Home", "Cart", "Profile"] {
            let text = """
                import Kit
                import UIKit

                final class \(name)Model: NSObject {
                  let store = Store()
                  let blur = UIBlurEffect()
                  @objc func load() {}
                }

                """
            try folder.write(text, to: "App/Scenes/\(name)Scene/\(name)Model.swift")
        }
        try folder.write("class Store {\n  @IBAction func go() {}\n}\n", to: "App/Core/Store.swift")
        try folder.write("{}", to: ".vipergen.json")
        let run = try folder.vipergen("learn", "App/Scenes", "--into", "Templates/scenes")
        for note in [
            "'verify' needs more of the app: 'App/Core/Store.swift'",
            "1 type of UIKit that 'verify' needs and the stand-in lacks: 'UIBlurEffect'",
            "2 lines for Objective-C, which 'verify' compiles on a Mac only: "
                + "'@objc ({{name}}Model.swift.mustache:7)', '@IBAction (App/Core/Store.swift:2)'",
            "1 imported module without a stand-in, which 'verify' needs: 'Kit'",
        ] {
            #expect(run.errors.contains("note: \(note)\n"), "\(run.errors)")
        }
    }

    @Test func `features that share a folder are learned, generated, found and removed side by side`() throws {
        for name in ["Login", "Home", "Cart"] {
            try folder.write("struct \(name) {\n    let a = 1\n}\n", to: "Features/\(name).swift")
            try folder.write("struct \(name)View {\n    let b = 1\n}\n", to: "Features/\(name)+View.swift")
        }
        let run = try folder.vipergen("learn", "Features", "--into", "Templates/feature")
        #expect(run.errors.contains("feature: 2 templates from 3 modules\n"), "\(run.errors)")
        try folder.vipergen("Example", "Search", "-q")
        #expect(try folder.read("Features/Example+View.swift") == "struct ExampleView {\n    let b = 1\n}\n")
        let status = try folder.vipergen("status")
        #expect(status.output.contains("Features/Example"), "\(status.output)")
        #expect(status.errors == "5 modules, 5 unedited\n", "\(status.errors)")
        try folder.vipergen("Example", "--check")
        try folder.vipergen("remove", "Features/Example", "Search", "-q")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "Features").path)
        #expect(names.count == 6 && !names.contains("Example.swift"))
    }

    @Test func `one wrong folder is reported, and the others are learned`() throws {
        try writeScenes()
        let run = try folder.vipergen("learn", "App/Scenes", "App/Scene", "App/Core", "--into", "set")
        #expect(run.errors.contains("warning: there is no folder 'App/Scene'"), "\(run.errors)")
        #expect(run.errors.contains("warning: there is no module in 'App/Core'"), "\(run.errors)")
        #expect(run.errors.contains("2 templates from 4 modules"), "\(run.errors)")
    }

    @Test func `of several folders with nothing in common, new modules go into the one with most modules`() throws {
        try writeScenes(["Login", "Home", "Cart"])
        for (folder, names) in [("Kit", ["Menu", "News"]), ("Home/Sources", ["Chat", "Call", "Send"])] {
            for name in names {
                let files = ["View", "Interactor"].map { part in
                    (part, try? self.folder.read("App/Scenes/LoginScene/Login\(part).swift"))
                }
                for (part, text) in files {
                    let own = (text ?? "").replacing("Login", with: name)
                    try self.folder.write(own, to: "\(folder)/\(name)Scene/\(name)\(part).swift")
                }
            }
        }
        try folder.write(SampleProject.groups.text, to: "Shop.xcodeproj/project.pbxproj")
        let run = try folder.vipergen("learn", "Kit", "Home/Sources/", "--into", "Templates/scenes")
        let configuration = try folder.read(".vipergen.json")
        #expect(configuration.contains(#""output": "Home/Sources""#), "\(configuration)")
        #expect(configuration.contains(#""project": "App""#), "\(configuration)")
        let note = "note: 2 of 5 modules are not in 'Home/Sources', the new 'output'\n"
        #expect(run.errors.contains(note), "\(run.errors)")
        try folder.vipergen("Example", "-q")
        #expect(try folder.read("Home/Sources/ExampleScene/ExampleView.swift").contains("class ExampleView"))
    }

    @Test func `a list that is shortened comes with the option that shows it in full`() throws {
        for name in ["Home", "Login", "Search"] {
            try folder.write("class \(name)View {\n    let x = 1\n}\n", to: "App/\(name)/\(name)View.swift")
            for number in 1...6 {
                let calls = (1...number).map { "        a\($0)(\(name.count + $0))\n" }.joined()
                let text = "class \(name)Model\(number) {\n    func b() {\n\(calls)    }\n}\n"
                try folder.write(text, to: "App/\(name)/\(name)Model\(number).swift")
            }
        }
        let hint = "note: '--verbose' shows the lists that end with '…' in full\n"
        let run = try folder.vipergen("learn", "App", "--into", "set")
        let first = "help: in 3 of 3: 'a1(…)', the arguments of 'a1' differ (App/Home/HomeModel1.swift:3); "
        #expect(run.errors.contains(first), "\(run.errors)")
        #expect(run.errors.contains("; …\n") && run.errors.contains(hint), "\(run.errors)")
        #expect(try !folder.vipergen("learn", "App", "--into", "other", "--verbose").errors.contains("…'"))
    }

    @Test func `an existing configuration stays, and a note says what new modules need`() throws {
        try writeScenes()
        try folder.write(#"{"templates": "Templates"}"#, to: ".vipergen.json")
        let run = try folder.vipergen("learn", "App/Scenes", "--into", "Templates/scenes")
        #expect(try folder.read(".vipergen.json") == #"{"templates": "Templates"}"#)
        #expect(run.errors.contains(#"set "folder": "{{name}}Scene" in '.vipergen.json'"#), "\(run.errors)")
        let next = "'vipergen Example --template Templates/scenes --output App/Scenes' generates a module"
        #expect(run.errors.contains(next), "\(run.errors)")
    }

    @Test func `one module is learned without shares, and with a note that it says little`() throws {
        for file in ["View", "Model"] { try folder.write("class Home\(file) {\n}\n", to: "Home/Home\(file).swift") }
        let run = try folder.vipergen("learn", "Home=Home", "--into", "set")
        #expect(run.output.contains("set/{{name}}View.swift.mustache   2 lines, in 1 of 1 module\n"), "\(run.output)")
        #expect(run.errors.contains("note: one module does not say what modules have in common"), "\(run.errors)")
    }
}
