import Foundation
import TestSupport
import Testing

/// Options and texts of modules that an update would lose.
extension UpdateCommandTests {

    /// A set with a flag and a choice.
    private func writeSet(flag: String = "log", style: String = "fancy", default other: String = "plain") throws {
        let manifest = """
            {"name": "own", "options": [
                {"name": "\(flag)", "type": "flag", "help": "h"},
                {"name": "style", "type": "choice", "values": ["\(other)", "\(style)"], "help": "h"}
            ]}
            """
        try folder.write(manifest, to: Self.own + "/template.json")
        let template = """
            final class {{name}}Thing {
            {{#\(flag)}}
                let log = {{name}}Log()
                let one = 1
            {{/\(flag)}}
            {{#style.\(style)}}
                let fancy = true
                let two = 2
            {{/style.\(style)}}
            {{#style.\(other)}}
                let plain = true
            {{/style.\(other)}}
                let three = 3
                let four = 4
            }

            """
        try folder.write(template, to: Self.own + "/{{name}}Thing.swift.mustache")
    }

    /// A repository with such a set, and three modules of it.
    private func makeModules() throws {
        try writeSet()
        try folder.write(#"{"templates": "Templates", "template": "own", "output": "App"}"#, to: ".vipergen.json")
        try folder.vipergen("Home", "Login", "--log", "--quiet")
        try folder.vipergen("Cart", "--style", "fancy", "--quiet")
        try git("init", "--quiet", "--initial-branch=main")
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "one")
    }

    // MARK: - Options -

    @Test func `an option that the set no longer has is noted with its modules, and a new one is offered`() throws {
        try makeModules()
        try writeSet(flag: "logging")
        let run = try folder.vipergen("update", "--all", "--check", status: 1)
        let note = "note: 2 modules lose '--log', which 'own' no longer takes: 'App/Home', 'App/Login'\nhelp: "
        #expect(run.errors.contains(note), "\(run.errors)")
        #expect(run.errors.contains("'vipergen update NAME... --since "), "\(run.errors)")
        let command = try #require(run.errors.firstMatch(of: /'vipergen (update NAME.*)'/)?.1)
        let words = command.split(separator: " ").map(String.init).flatMap {
            $0 == "NAME..." ? ["Home", "Login"] : [$0]
        }
        let before = try folder.files
        let named = try Run.vipergen(words, in: folder.url)
        #expect(try named.status == 0 && folder.files == before, "\(named)")
    }

    @Test func `each new option may be the lost one, and files are to be restored only if they were written`() throws {
        try makeModules()
        try writeSet(flag: "logging")
        let flag = #"{"name": "logging", "type": "flag", "help": "h"}"#
        let new = #"{"name": "trace", "type": "text", "help": "h"}"#
        try replace(flag, with: flag + ", " + new, in: Self.own + "/template.json")
        try replace("let three", with: "// {{trace}}\n    let three", in: Self.own + "/{{name}}Thing.swift.mustache")
        let check = try folder.vipergen("update", "--all", "--check", status: 1)
        let name = "name it: 'vipergen update NAME... --since "
        #expect(check.errors.contains("\nhelp: if it has another name now, \(name)"), "\(check.errors)")
        #expect(check.errors.contains(" --logging', or '--trace TEXT'\n"), "\(check.errors)")
        let run = try folder.vipergen("update", "--all")
        let restore = "\nhelp: if it has another name now, restore the files, and \(name)"
        #expect(run.errors.contains(restore), "\(run.errors)")
    }

    @Test func `options of a module that only defaults lose, or that change nothing, are not noted`() throws {
        try makeModules()
        try writeSet(flag: "logging")
        #expect(try !folder.vipergen("update", "Cart").errors.contains("note:"))
        let text = try folder.read(Self.own + "/{{name}}Thing.swift.mustache")
        try folder.write(
            text.replacing("{{#logging}}\n", with: "").replacing("{{/logging}}\n", with: ""),
            to: Self.own + "/{{name}}Thing.swift.mustache"
        )
        let run = try folder.vipergen("update", "Home")
        #expect(run.errors.hasPrefix("Home: unchanged") && !run.errors.contains("lose"), "\(run.errors)")
    }

    @Test func `a value that its option no longer takes is an error for each module, until a person names another`()
        throws
    {
        try makeModules()
        try writeSet(style: "rich")
        let before = try folder.files
        let run = try folder.vipergen("update", "--all", status: 65)
        let message = "error: 'App/Cart' was made with '--style fancy', which 'own' no longer takes\nhelp: choose "
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.contains(" --style plain|rich'\n"), "\(run.errors)")
        #expect(try folder.files == before)
        try folder.vipergen("update", "Cart", "--since", "HEAD", "--style", "rich")
        #expect(try folder.files == before)
        try folder.vipergen("update", "Cart", "--since", "HEAD", "--style", "plain")
        #expect(try folder.read("App/Cart/CartThing.swift").contains("    let plain = true\n    let three"))
    }

    @Test func `a default that is renamed becomes the new default, with a note`() throws {
        try makeModules()
        try writeSet(default: "simple")
        let template = Self.own + "/{{name}}Thing.swift.mustache"
        try replace("let plain", with: "let simple", in: template)
        let run = try folder.vipergen("update", "--all")
        let note = "note: 2 modules lose '--style plain', which 'own' no longer takes: 'App/Home', 'App/Login'\n"
        #expect(run.errors.contains(note), "\(run.errors)")
        #expect(try folder.read("App/Home/HomeThing.swift").contains("    let simple = true\n"))
    }

    // MARK: - Comments -

    @Test func `a comment in the place of the project or the author is an edit, and its file stays`() throws {
        let manifest = #"{"name": "own", "options": [{"name": "log", "type": "flag", "help": "h"}]}"#
        try folder.write(manifest, to: Self.own + "/template.json")
        let log = "{{#log}}\n// {{project}}\n\nstruct {{name}}Log {\n    // {{author}}\n    let a = 1\n}\n{{/log}}\n"
        try folder.write(log, to: Self.own + "/{{name}}Log.swift.mustache")
        try folder.write(
            "enum {{name}} {\n    let a = 1\n    let b = 2\n}\n",
            to: Self.own + "/{{name}}.swift.mustache"
        )
        let configuration = #"{"templates": "Templates", "template": "own", "project": "Shop", "author": "Ann"}"#
        try folder.write(configuration, to: ".vipergen.json")
        try folder.vipergen("Home", "Login", "Cart", "--log", "--quiet")
        try replace("// Shop", with: "// Do not delete: the server team relies on this", in: "Home/HomeLog.swift")
        try replace("// Ann", with: "// Needed by the server", in: "Login/LoginLog.swift")
        try replace("// Shop", with: "// Store", in: "Cart/CartLog.swift")
        let before = try folder.files
        for name in ["Home", "Login"] {
            let update = try folder.vipergen("update", name, "--no-log", status: 73)
            #expect(update.errors.contains("the templates no longer write this file, and you edited it"))
            try folder.vipergen("remove", name, status: 73)
        }
        #expect(try folder.files == before)
        try folder.vipergen("update", "Cart", "--no-log")
        #expect(try folder.files["Cart/CartLog.swift"] == nil)
    }
}
