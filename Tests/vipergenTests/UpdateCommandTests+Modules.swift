import Foundation
import TestSupport
import Testing

/// The folders that `update --all` and `status` recognize as modules.
extension UpdateCommandTests {

    /// A module most of which was rewritten by hand.
    private func writeUnrecognised(_ name: String) throws {
        let lines = (1...12).map { "    let mine\($0) = \($0)\n" }.joined()
        let text = "final class \(name)Thing {\n\n    let one = 1\n\(lines)}\n"
        try folder.write(text, to: "App/\(name)/\(name)Thing.swift")
    }

    @Test func `folders that look like modules but match no template set are reported, and '--check' fails`() throws {
        try makeRepository()
        #expect(try folder.vipergen("update", "--all", "--check", "--since", "start").errors == "")
        try writeUnrecognised("Search")
        let one = "note: 1 folder looks like a module of no known set: 'App/Search (40 %)'\n"
        #expect(try folder.vipergen("status").errors.contains(one))
        let check = try folder.vipergen("update", "--all", "--check", "--since", "start", status: 1)
        #expect(check.errors.contains(one), "\(check.errors)")
        let verdict = check.output.replacing(/\s\([0-9a-f]{10}\)/, with: "")
        #expect(verdict == "2 modules: unchanged since start; 1 folder not recognised\n", "\(check.output)")
        try writeUnrecognised("Cart")
        let two = "2 folders look like modules of no known set: 'App/Cart (40 %)', 'App/Search (40 %)'"
        #expect(try folder.vipergen("update", "--all", "--since", "start").errors.contains(two))
        for command in [["status"], ["update", "--all", "--since", "start", "--dry-run"]] {
            let run = try Run.vipergen(command + ["--json"], in: folder.url)
            #expect(run.status == 0 && run.output.contains(two), "\(run)")
        }
        // The configuration can name folders that are not modules. They are ignored with all their contents.
        let configuration = try folder.read(".vipergen.json")
        let ignored = configuration.replacing(/^\{/, with: #"{"ignored": ["App/Search", "App/Cart"], "#)
        try folder.write(ignored, to: ".vipergen.json")
        #expect(try folder.vipergen("update", "--all", "--check", "--since", "start").errors == "")
        try folder.write(configuration, to: ".vipergen.json")
        // If it is named, it is an error as before.
        let named = try folder.vipergen("update", "Search", "--log", status: 65).errors
        #expect(named.contains("'vipergen learn' makes a set from modules that no set matches"), "\(named)")
        // A folder with another kind of file does not look like a module.
        try folder.write("let a = 0\n", to: "App/Other/OtherThing.swift")
        #expect(try folder.vipergen("status").errors.contains(two))
        // If most folders are not recognised, they are modules in a style of their own.
        try writeUnrecognised("Menu")
        let most = try folder.vipergen("status").errors
        #expect(most.contains("\nhelp: 'vipergen learn App' makes a template set from them\n"), "\(most)")
    }

    @Test func `a folder 'XModule' with the module 'X' in it is one module, for all commands`() throws {
        for name in ["Login", "Home", "Cart"] {
            try folder.vipergen("\(name)Module/\(name)", "-o", "App", "-q")
            try folder.write("enum \(name)Module {\n}\n", to: "App/\(name)Module/\(name)Module.swift")
        }
        let modules = try folder.vipergen("status", "-o", "App")
        #expect(modules.output.hasPrefix("App/CartModule/Cart    unedited  viper\n"), "\(modules.output)")
        #expect(modules.errors == "3 modules, 3 unedited\n", "\(modules.errors)")
        let update = try folder.vipergen("update", "--all", "--rx", "-o", "App")
        #expect(update.errors.hasPrefix("3 modules: "), "\(update.errors)")
        // A set that also has the file of the outer folder knows the module by that folder.
        try folder.vipergen("learn", "App", "--into", "Templates/house")
        #expect(try folder.read(".vipergen.json").contains(#""folder": "{{name}}Module""#))
        #expect(try folder.vipergen("status", "-t", "house").errors == "3 modules, 3 unedited\n")
        try folder.vipergen("Search", "-q")
        #expect(try folder.read("App/SearchModule/SearchModule.swift") == "enum SearchModule {\n}\n")
        #expect(try folder.read("App/SearchModule/Search/SearchPresenter.swift").contains("SearchPresenter"))
        #expect(try folder.vipergen("status", "-t", "house").errors == "4 modules, 4 unedited\n")
    }

    @Test func `a module in a folder of its own name is one module`() throws {
        try makeRepository()
        let inner = "App/Chat/Sources/Chat/ChatThing.swift"
        try folder.vipergen("Chat/Sources/Chat", "--quiet")
        #expect(try folder.vipergen("status").output.contains("App/Chat/Sources/Chat  "))
        #expect(!(try folder.vipergen("status").output.contains("App/Chat ")))
        try folder.vipergen("update", "--all", "--log", "--quiet")
        #expect(try folder.read(inner).contains("let log"))
        // By the outer folder's name it is the same module.
        try folder.vipergen("update", "Chat", "--no-log", "--quiet")
        #expect(try !folder.read(inner).contains("let log"))
        // A new file is beside the others.
        try folder.write("struct {{name}}Note {\n}\n", to: Self.own + "/{{name}}Note.swift.mustache")
        try folder.vipergen("update", "Chat", "--since", "start", "--quiet")
        #expect(try folder.files["App/Chat/Sources/Chat/ChatNote.swift"] != nil)
        try FileManager.default.removeItem(at: folder.url.appending(path: Self.own + "/{{name}}Note.swift.mustache"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/Chat/Sources/Chat/ChatNote.swift"))
        // With files of its own, the outer one is a module, too.
        try folder.vipergen("Chat", "--quiet")
        try folder.vipergen("update", "--all", "--log", "--quiet")
        #expect(try folder.read(inner).contains("let log"))
        #expect(try folder.read("App/Chat/ChatThing.swift").contains("let log"))
        try folder.vipergen("remove", "Chat", "--force", "--quiet")
        #expect(try folder.files[inner] != nil && folder.files["App/Chat/ChatThing.swift"] == nil)
    }

    @Test func `an option that no template reads is an error`() throws {
        try makeRepository()
        try folder.write(
            "final class {{name}}Thing {\n\n    let one = 1\n    let two = 2\n    let three = 3\n\n    func run() {\n    }\n}\n",
            to: Self.own + "/{{name}}Thing.swift.mustache"
        )
        for option in ["--log", "--no-log"] {
            let run = try folder.vipergen("update", "Login", option, status: 64)
            #expect(run.errors.contains("no template of 'own' reads '--log'"), "\(run.errors)")
        }
    }

    // MARK: - Output for conflicts -

    @Test func `a conflict shows the change of the templates, without blank lines`() throws {
        try makeRepository()
        try replace("        start()\n        mine()\n", with: "\n", in: "App/Login/LoginThing.swift")
        try replace("start()", with: "begin()", in: Self.own + "/{{name}}Thing.swift.mustache")
        let run = try folder.vipergen("update", "--all", "--since", "start", status: 73)
        let expected = """
            error: the templates change what you deleted
               | -         start()
               | +         begin()
            help: a module with a conflict stays as it is; '--markers' marks the conflicts in its files

            """
        #expect(run.errors.contains(expected), "\(run.errors)")
        let json = try folder.vipergen("update", "--all", "--since", "start", "--json", status: 73).output
        #expect(json.contains("\"diff\""), "\(json)")
    }
}
