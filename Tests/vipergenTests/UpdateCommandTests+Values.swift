import Foundation
import TestSupport
import Testing

/// Values of options that `update` must detect or refuse.
extension UpdateCommandTests {

    @Test func `an escaped text in a file is replaced by another one`() throws {
        let manifest = #"{"name": "own", "options": [{"name": "headline", "type": "text", "help": "h"}]}"#
        try folder.write(manifest, to: Self.own + "/template.json")
        let template = """
            final class {{name}}Thing {
            {{#headline}}
                let headline = "{{headline.literal}}"
            {{/headline}}
                let one = 1
                let two = 2
            }

            """
        try folder.write(template, to: Self.own + "/{{name}}Thing.swift.mustache")
        try folder.vipergen("Login", "-t", Self.own, "--headline", #"Say "hi""#, "--quiet")
        try folder.vipergen("update", "Login", "-t", Self.own, "--headline", "New", "--quiet")
        let text = try folder.read("Login/LoginThing.swift")
        #expect(text.contains("    let headline = \"New\"\n    let one") && !text.contains("Say"), "\(text)")
    }

    @Test func `a base file that only the new options need is reported, with the command that writes it`() throws {
        try folder.vipergen("init", "--quiet")
        try folder.vipergen("Login", "--view", "code", "--quiet")
        let command = ["Base", "--template", "base", "--view", "swiftui", "--skip-existing"]
        let update = try Run.vipergen(["update", "Login", "--view", "swiftui"], in: folder.url)
        let line = "next: 'vipergen \(command.joined(separator: " "))' writes Base/LazyHostingViewController.swift"
        #expect(update.errors.contains(line), "\(update.errors)")
        #expect(try !Run.vipergen(["update", "Login", "--formatter"], in: folder.url).errors.contains("next:"))
        _ = try Run.vipergen(command, in: folder.url)
        #expect(try !Run.vipergen(["update", "Login", "--view", "swiftui"], in: folder.url).errors.contains("next:"))
    }

    @Test func `an update to options that cannot be generated fails with the same message as a generation`() throws {
        try folder.vipergen("Login", "--rx", "--action", "email: Driver<String>", "--quiet")
        try folder.vipergen("Root", "-t", "rib", "--root", "--child", "URLList", "--quiet")
        let before = try folder.files
        let cases = [
            (["Login"], ["--rx", "--action", "email: Driver<String>"], ["--action", "email: Driver<Int>"]),
            (["Root", "-t", "rib"], ["--root", "--child", "URLList"], ["--child", "UrlList"]),
            (["Root", "-t", "rib"], ["--root"], ["--child", "Root"]),
        ]
        for (module, old, new) in cases {
            let update = try Run.vipergen(["update"] + module + new, in: folder.url)
            let generation = try Run.vipergen(module + old + new + ["--dry-run"], in: folder.url)
            #expect(update.status == 64 && update.errors == generation.errors, "\(update.errors) \(generation.errors)")
        }
        #expect(try folder.files == before)
        // A value that the module has already is no change.
        try folder.vipergen("update", "Login", "--action", "email: Driver<String>")
        #expect(try folder.files == before)
    }

    // MARK: - A deleted file with edits -

    /// A template set with a flag that adds a file, and a module of it with edits in both files.
    private func makeLogged() throws {
        let manifest = #"{"name": "own", "options": [{"name": "log", "type": "flag", "help": "h"}]}"#
        try folder.write(manifest, to: Self.own + "/template.json")
        let thing = """
            final class {{name}}Thing {
                let one = 1
            {{#log}}
                let log = {{name}}Log()
            {{/log}}
                let two = 2
                let three = 3
            }

            """
        try folder.write(thing, to: Self.own + "/{{name}}Thing.swift.mustache")
        let log =
            "{{#log}}\nstruct {{name}}Log {\n" + (1...9).map { "    let n\($0) = \($0)\n" }.joined() + "}\n{{/log}}\n"
        try folder.write(log, to: Self.own + "/{{name}}Log.swift.mustache")
        try folder.write(#"{"templates": "Templates", "template": "own"}"#, to: ".vipergen.json")
        try folder.vipergen("Login", "--log", "--quiet")
        let line = "    let log = LoginLog()\n"
        try replace(line, with: line + "    let mine = 1\n", in: "Login/LoginThing.swift")
        try replace("let n3 = 3", with: "let n3 = 33", in: "Login/LoginLog.swift")
    }

    @Test func `with '--markers', a second run changes nothing if a file to delete was edited`() throws {
        try makeLogged()
        let first = try folder.vipergen("update", "Login", "--no-log", "--markers", status: 1)
        let after = try folder.files
        let thing = try folder.read("Login/LoginThing.swift")
        #expect(thing.contains("    let one = 1\n    let mine = 1\n    let two = 2\n"), "\(thing)")
        let second = try folder.vipergen("update", "Login", "--no-log", "--markers", status: 1)
        #expect(try folder.files == after)
        let warning = "Login/LoginLog.swift: warning: the templates no longer write this file, and you edited it\n"
        #expect(first.errors.contains(warning) && second.errors.contains(warning), "\(second.errors)")
        try folder.vipergen("update", "Login", "--no-log", status: 73)
        #expect(try folder.files == after)
        // After the conflict is resolved, nothing is left to do.
        try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginLog.swift"))
        try folder.vipergen("update", "Login", "--no-log", "--markers")
        #expect(try folder.read("Login/LoginThing.swift") == thing)
    }
}
