import Foundation
import TestSupport
import Testing

/// One template set of the repository is broken; modules of the other template sets are not affected.
@Suite struct BrokenSetTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write(#"{"templates": "Sets"}"#, to: ".vipergen.json")
        try folder.write(#"{"name": "own", "description": "Our own"}"#, to: "Sets/own/template.json")
        try folder.write("class {{name}}Own {}\n", to: "Sets/own/{{name}}Own.swift.mustache")
        try folder.vipergen("Login", "-t", "own", "--quiet")
        try folder.write(#"{"name": "aaa"}"#, to: "Sets/aaa/template.json")
        try folder.write("x\n{{nmae}}\n", to: "Sets/aaa/{{name}}.mustache")
    }

    private let warning = """
        Sets/aaa/{{name}}.mustache:2:1: warning: there is no variable 'nmae'
        """
    private let help = """
        help: the template set 'aaa' is left out: 'vipergen lint Sets/aaa' reports all that is wrong in it

        """

    @Test func `'status' shows modules of other template sets, reports the broken one, and exits with 65`() throws {
        let run = try folder.vipergen("status", status: 65)
        #expect(run.output.contains("Login  unedited  own\n"), "\(run)")
        #expect(run.errors.contains(warning) && run.errors.contains(help), "\(run.errors)")
        #expect(!run.errors.contains("error:"))
        let document = try folder.vipergen("status", "--json", status: 65).output
        #expect(document.contains("\"path\": \"Login\"") && document.contains("there is no variable 'nmae'"))
        #expect(try folder.vipergen("status", "-t", "own").errors == "1 module, 1 unedited\n")
    }

    @Test func `'templates' lists the other template sets, reports the broken one, and exits with 65`() throws {
        let run = try folder.vipergen("templates", status: 65)
        #expect(run.output.contains("own  ") && run.output.contains("viper  ") && !run.output.contains("aaa"), "\(run)")
        #expect(run.errors.contains(warning) && run.errors.contains(help), "\(run.errors)")
        let document = try folder.vipergen("templates", "--json", status: 65).output
        #expect(document.contains("\"name\": \"own\"") && document.contains("there is no variable 'nmae'"))
    }

    @Test func `'update' and 'remove' work for a module of another template set, with a warning`() throws {
        let update = try folder.vipergen("update", "Login", "--tests")
        #expect(update.errors.contains(warning) && update.errors.contains(help), "\(update.errors)")
        let run = try folder.vipergen("remove", "Login")
        #expect(run.errors.contains(warning) && run.errors.contains(help), "\(run.errors)")
        #expect(try !folder.files.keys.contains { $0.hasPrefix("Login/") })
    }

    @Test(arguments: [[], ["--check"]])
    func `an update of all modules is not a success, and does not ask to learn from modules of the broken set`(
        options: [String]
    ) throws {
        for name in ["Home", "Shop", "Cart"] {
            try folder.write("class \(name)View {}\n", to: "\(name)/\(name)View.swift")
            try folder.write("class \(name)Own {}\nlet a = 1\nlet b = 2\nlet c = 3\n", to: "\(name)/\(name)Owl.swift")
        }
        let who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        for words in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "An app"]] {
            #expect(try Run(URL(filePath: "/usr/bin/env"), ["git"] + who + words, in: folder.url).status == 0)
        }
        let run = try Run.vipergen(["update", "--all"] + options, in: folder.url)
        #expect(run.status == 65 && run.errors.contains(warning) && run.errors.contains(help), "\(run)")
        #expect(!run.errors.contains("vipergen learn"), "\(run.errors)")
    }

    @Test func `an update of all modules that fails names the broken set, too`() throws {
        try folder.write("class LoginOwn {}\nclass Mine {}\n", to: "Login/LoginOwn.swift")
        let who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        for words in [["init", "--quiet"], ["add", "."], ["commit", "--quiet", "-m", "An app"]] {
            #expect(try Run(URL(filePath: "/usr/bin/env"), ["git"] + who + words, in: folder.url).status == 0)
        }
        try FileManager.default.removeItem(at: folder.url.appending(path: "Sets/own/{{name}}Own.swift.mustache"))
        try folder.write("class {{name}}Other {}\n", to: "Sets/own/{{name}}Other.swift.mustache")
        for options in [[], ["--quiet"]] {
            let run = try Run.vipergen(["update", "--all"] + options, in: folder.url)
            #expect(run.status == 73 && run.errors.contains("error: "), "\(run)")
            #expect(run.errors.contains(warning) && run.errors.contains(help), "\(run.errors)")
        }
    }

    @Test func `the broken template set is an error if it is requested`() throws {
        let error = "Sets/aaa/{{name}}.mustache:2:1: error: there is no variable 'nmae'"
        #expect(try folder.vipergen("status", "-t", "aaa", status: 65).errors.contains(error))
        #expect(try folder.vipergen("templates", "aaa", status: 65).errors.contains(error))
        #expect(try folder.vipergen("Home", "-t", "aaa", status: 65).errors.contains(error))
        try folder.write(#"{"templates": "Sets", "template": "aaa"}"#, to: ".vipergen.json")
        #expect(try folder.vipergen("status", status: 65).errors.contains(error))
    }

    @Test func `the first three of many mistakes are reported`() throws {
        try folder.write((1...9).map { "{{n\($0)}}\n" }.joined(), to: "Sets/aaa/{{name}}.mustache")
        let errors = try folder.vipergen("status", status: 65).errors
        #expect(errors.components(separatedBy: "warning:").count == 4, "\(errors)")
    }

    @Test func `a header that is invalid in every template set is an error`() throws {
        try folder.write(#"{"templates": "Sets", "header": "{{nmae}}"}"#, to: ".vipergen.json")
        for arguments in [["status"], ["templates"], ["update", "Login"], ["remove", "Login"]] {
            let run = try Run.vipergen(arguments, in: folder.url)
            #expect(run.status == 65 && run.errors.contains("error: there is no variable 'nmae'"), "\(run)")
        }
    }

    @Test func `a folder without a manifest is not a template set`() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: "Sets/aaa"))
        try folder.write("x\n", to: "Sets/Notes/readme.txt")
        let run = try folder.vipergen("templates")
        #expect(run.errors == "" && !run.output.contains("Notes"))
        let named = try folder.vipergen("Home", "-t", "Notes", status: 65)
        #expect(named.errors.contains("there is no template.json"), "\(named.errors)")
    }
}
