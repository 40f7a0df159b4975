import Foundation
import TestSupport
import Testing

/// Updates of modules after a change of their templates.
extension UpdateCommandTests {

    @Test func `a change of the templates is merged into every module, and the second time changes nothing`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        let output = try folder.vipergen("update", "--all", "--since", "start").output
        #expect(output == "merge      App/Account/Home/HomeThing.swift\nmerge      App/Login/LoginThing.swift\n")
        let login = try folder.read("App/Login/LoginThing.swift")
        #expect(login.contains("let two = 22\n") && login.contains("mine()\n"))
        let after = try folder.files
        try folder.vipergen("update", "--all", "--since", "start")
        #expect(try folder.files == after)
        // Modules may be from the commit that changed the templates.
        try git("commit", "--quiet", "-am", "two")
        try replace("let one = 1", with: "let one = 11", in: Self.own + "/{{name}}Thing.swift.mustache")
        try folder.vipergen("update", "--all", "--since", "start", "--quiet")
        #expect(try folder.read("App/Login/LoginThing.swift").contains("let one = 11\n    let two = 22\n"))
    }

    @Test func `a line that a module has already in another form is a conflict`() throws {
        try makeRepository()
        let lines = (4...7).map { "    let n\($0) = \($0)\n" }.joined()
        let template = Self.own + "/{{name}}Thing.swift.mustache"
        try replace("    let three = 3\n", with: "    let three = 3\n" + lines, in: template)
        let first = try folder.vipergen("update", "Login", "--since", "start")
        #expect(!first.errors.contains("already"), "\(first.errors)")
        try replace("let n7 = 7", with: "let n7 = 8", in: template)
        let second = try folder.vipergen("update", "Login", "--since", "start", status: 73)
        #expect(second.errors.contains("LoginThing.swift:9: error: yours has 'n7' already\n"), "\(second.errors)")
        try git("restore", "App")
        let third = try folder.vipergen("update", "Login", "--since", "start")
        #expect(!third.errors.contains("already"), "\(third.errors)")
        #expect(try folder.read("App/Login/LoginThing.swift").contains("let n7 = 8\n"))
    }

    @Test func `a new method is inserted although yours has its blank line and its bracket in other methods`() throws {
        try makeRepository()
        try folder.write("class LoginThing {\n}\n", to: "App/Login/LoginThing.swift")
        try folder.write("class {{name}}Thing {\n}\n", to: Self.own + "/{{name}}Thing.swift.mustache")
        try git("commit", "--quiet", "-am", "one")
        try git("tag", "one")
        let mine = "class LoginThing {\n    func mine() {\n        work()\n    }\n\n    func mineToo() {\n    }\n}\n"
        try folder.write(mine, to: "App/Login/LoginThing.swift")
        let method = "class {{name}}Thing {\n\n    func layout() {\n    }\n}\n"
        try folder.write(method, to: Self.own + "/{{name}}Thing.swift.mustache")
        try git("commit", "--quiet", "-am", "two")
        try folder.vipergen("update", "Login", "--since", "one", "--quiet")
        let merged = try folder.read("App/Login/LoginThing.swift")
        #expect(merged.contains("func layout()") && merged.contains("work()"), "\(merged)")
    }

    @Test func `a template set that is named by its folder has the history of that folder`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        try folder.write(#"{"output": "App"}"#, to: ".vipergen.json")
        try folder.vipergen("update", "Login", "-t", Self.own, "--since", "start", "--quiet")
        #expect(try folder.read("App/Login/LoginThing.swift").contains("let two = 22\n"))
    }

    @Test func `'status' does not report an earlier update as a conflict`() throws {
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

    @Test func `a missing module holds back those that are named with it`() throws {
        try makeRepository()
        let before = try folder.files
        try folder.vipergen("update", "Login", "Nothing", "--log", status: 64)
        #expect(try folder.files == before)
    }

    @Test func `an up-to-date file is reported as unchanged`() throws {
        try folder.vipergen("Login", "--quiet")
        try folder.vipergen("Login", "--formatter", "-o", "Other", "--quiet")
        let file = "Login/LoginFormatter.swift"
        try folder.write(try folder.read("Other/" + file), to: file)
        let run = try folder.vipergen("update", "Login", "--was", "", "--formatter")
        #expect(run.output.contains("unchanged  Login/LoginFormatter.swift\n"), "\(run.output)")
    }

    @Test func `an old copy of the template set can be used in the place of git's history`() throws {
        try makeRepository()
        for path in ["template.json", "{{name}}Thing.swift.mustache"] {
            try folder.write(try folder.read("\(Self.own)/\(path)"), to: "old/\(path)")
        }
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        try folder.vipergen("update", "Login", "--from", "old", "--log", "--quiet")
        let login = try folder.read("App/Login/LoginThing.swift")
        #expect(login.contains("let two = 22\n    let three = 3\n    let log = Log()\n"))
        // If no template set is configured, the name of the copy decides.
        try folder.write(#"{"templates": "Templates", "output": "App"}"#, to: ".vipergen.json")
        try folder.vipergen("update", "Account/Home", "--from", "old", "--quiet")
        #expect(try folder.read("App/Account/Home/HomeThing.swift").contains("let two = 22\n"))
    }

    @Test func `a conflict holds back its own module; with '--atomic' it holds back all`() throws {
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

    @Test func `'--markers' writes conflicts with markers, which must be resolved before the next run`()
        throws
    {
        try makeRepository()
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        let run = try folder.vipergen("update", "Login", "--since", "start", "--markers", status: 1)
        #expect(run.output.hasPrefix("merge      App/Login/LoginThing.swift (conflict markers)\n"), "\(run.output)")
        #expect(run.errors.contains("App/Login/LoginThing.swift:4: warning:"))
        #expect(run.errors.contains("\nLogin: 1 file with conflict markers; since start ("), "\(run.errors)")
        for (look, status) in [("--check", 1), ("--diff", 0)] {
            let looked = try folder.vipergen("update", "Login", "--since", "start", look, status: Int32(status))
            #expect(looked.errors.contains("App/Login/LoginThing.swift:4: warning: here is a conflict"))
        }
        let marked = """
            <<<<<<< yours
                let two = 5
            ||||||| merge base
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
        // Even if the templates no longer change the file.
        try git("commit", "--quiet", "-am", "two")
        try folder.vipergen("update", "Login", "--since", "start", status: 65)
        try folder.vipergen("update", "Login", "--since", "start", "--check", status: 1)
    }

    @Test func `each conflict is shown with its line, and the last one with advice`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("start()", with: "begin()", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        try replace("start()", with: "go()", in: Self.own + "/{{name}}Thing.swift.mustache")
        let run = try folder.vipergen("update", "Login", "--since", "start", status: 73)
        #expect(
            run.errors.hasPrefix(
                """
                App/Login/LoginThing.swift:4: error: the templates change what you edited
                 4 |     let two = 5
                   | -     let two = 2
                   | +     let two = 22
                App/Login/LoginThing.swift:8: error: the templates change what you edited
                 8 |         begin()
                   | -         start()
                   | +         go()
                help: a module with a conflict stays as it is; '--markers' marks the conflicts in its files

                """
            ),
            "\(run.errors)"
        )
    }

    @Test func `a conflict in the last line is shown with that line`() throws {
        try makeRepository()
        let (file, template) = ("App/Login/LoginThing.swift", Self.own + "/{{name}}Thing.swift.mustache")
        for (path, end) in [(file, "} // mine\n"), (template, "} // theirs\n")] {
            try folder.write(try folder.read(path).dropLast(2) + end, to: path)
        }
        let errors = try folder.vipergen("update", "Login", "--since", "start", status: 73).errors
        #expect(errors.contains("\n 11 | } // mine\n"), "\(errors)")
    }

    @Test func `a mistake in an earlier version of a template set is reported with the commit`() throws {
        try makeRepository()
        let template = Self.own + "/{{name}}Thing.swift.mustache"
        try replace("let two = 2", with: "let two = {{nope}}", in: template)
        try git("commit", "--quiet", "-am", "two")
        try replace("let two = {{nope}}", with: "let two = 22", in: template)
        let errors = try folder.vipergen("update", "Login", "--since", "start", status: 65).errors
        #expect(errors.prefixMatch(of: /[0-9a-f]{10}:Templates\/own\//) != nil, "\(errors)")
    }

    @Test func `the line of a conflict is shown without its Windows line ending`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("\n", with: "\r\n", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        let errors = try folder.vipergen("update", "Login", "--since", "start", status: 73).errors
        #expect(errors.contains("\n 4 |     let two = 5\n   | -     let two = 2\n"), "\(errors)")
    }

    @Test func `'status' reports files that an update cannot merge`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        let lines = try folder.vipergen("status", "--since", "start").output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].hasPrefix("App/Account/Home  unedited  "), "\(lines)")
        #expect(lines[1].contains("  1 of 1 file edited, 1 that an update cannot merge, "), "\(lines)")
        let json = Data(try folder.vipergen("status", "--since", "start", "--json").output.utf8)
        let document = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let modules = try #require(document["modules"] as? [[String: Any]])
        #expect(modules.map { $0["conflicts"] as? [String] } == [[], ["Login/LoginThing.swift"]])
        try git("checkout", "--quiet", "--", Self.own)
        #expect(try !folder.vipergen("status", "--json").output.contains("conflicts"))
    }

    @Test func `without conflicts, '--markers' succeeds`() throws {
        try makeRepository()
        try folder.vipergen("update", "Login", "--log", "--markers")
        #expect(try folder.read("App/Login/LoginThing.swift").contains("let log"))
    }

    @Test func `with '--markers', a file that cannot be merged stays as it is`() throws {
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
        let message = "App/Late/notes.txt: error: the set copies this file unchanged, and you edited it"
        #expect(try folder.vipergen("update", "Late", "--since", "second", status: 73).errors.contains(message))
        #expect(try folder.files == before)
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        let run = try folder.vipergen("update", "Late", "Login", "--since", "second", "--markers", status: 1)
        #expect(run.output.contains("skip       App/Late/notes.txt"))
        let verdict = "\n2 modules: 1 file merged, 2 skipped, 1 with conflict markers; since second ("
        #expect(run.errors.contains(verdict), "\(run.errors)")
        #expect(try folder.read("App/Late/notes.txt") == "mine\n")
        #expect(try folder.read("App/Late/LateThing.swift").contains("let two = 22"))
    }

    @Test func `'--all' leaves out a folder of another template set, and reports it`() throws {
        try folder.vipergen("Root", "-t", "rib", "--root", "--quiet")
        try folder.vipergen("Login", "--quiet")
        let run = try folder.vipergen("update", "--all", "-t", "viper", "--formatter")
        #expect(run.output.contains("LoginFormatter.swift") && !run.output.contains("Root"))
        #expect(run.errors.contains("note: 1 folder looks like a module of another set: 'Root'\n"))
    }

    @Test func `if two combinations match equally, the user is asked for '--was' in an update`() throws {
        let option = #"{"name": "view", "type": "choice", "values": ["x", "y"], "default": "x", "help": "h"}"#
        try folder.write(#"{"name": "own", "options": [\#(option)]}"#, to: Self.own + "/template.json")
        try folder.write(
            (1...6).map { "line \($0) of {{name}}\n" }.joined() + "{{view}}\n",
            to: Self.own + "/{{name}}.swift.mustache"
        )
        try folder.vipergen("Login", "-t", Self.own, "--quiet")
        try replace("x\n", with: "mine\n", in: "Login/Login.swift")
        let message = "'Login' may have been generated with '' or '--view y': each fits equally well"
        let update = try folder.vipergen("update", "Login", "-t", Self.own, "--view", "y", status: 65)
        #expect(update.errors.contains(message + "\nhelp: say which with '--was OPTIONS'\n"))
        let status = try folder.vipergen("status", "Login", "-t", Self.own)
        #expect(status.output.hasSuffix("  own with '' or '--view y'\n"), "\(status.output)")
        let json = try folder.vipergen("status", "Login", "-t", Self.own, "--json").output
        #expect(json.contains("\"state\": \"unclear\""))
        let removal = try folder.vipergen("remove", "Login", "-t", Self.own, status: 65)
        #expect(removal.errors.contains(message) && !removal.errors.contains("--was"))
        // No choice is needed if the result is the same.
        try folder.write(folder.read(Self.own + "/template.json"), to: "Old/template.json")
        let template = try folder.read(Self.own + "/{{name}}.swift.mustache")
        try folder.write(template, to: "Old/{{name}}.swift.mustache")
        try folder.write("// new\n" + template, to: Self.own + "/{{name}}.swift.mustache")
        try folder.vipergen("update", "Login", "-t", Self.own, "--from", "Old", "--quiet")
        #expect(try folder.read("Login/Login.swift").hasPrefix("// new\nline 1 of Login\n"))
    }

    @Test func `another date in the header is not an edit`() throws {
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
        #expect(try folder.vipergen("status", "Late").output.contains("  unedited  "))
        try folder.vipergen("update", "Late", "--no-log", "--quiet")
        #expect(try folder.read("App/Late/LateThing.swift").hasPrefix("// 1970-01-02\n"))
    }

    @Test func `a line is deleted from a header that names another file`() throws {
        try makeRepository()
        let (header, line) = (
            "//  {{file}}\n//\n//  By {{author}} on {{date}}.\n//\n", "//  By {{author}} on {{date}}.\n"
        )
        let template = Self.own + "/{{name}}Thing.swift.mustache"
        try folder.write(header + "\nlet {{variableName}} = 1\n", to: template)
        let file = "//  Old.swift\n//\n//  By Ann on 2020-01-01.\n//\n\nlet login = 1\n"
        try folder.write(file, to: "App/Login/LoginThing.swift")
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "header")
        try replace(line, with: "", in: template)
        try folder.vipergen("update", "Login", "--since", "HEAD", "--quiet")
        #expect(try folder.read("App/Login/LoginThing.swift") == "//  Old.swift\n//\n//\n\nlet login = 1\n")
    }

    @Test(
        arguments: [
            ("//  By {{author}} on {{date}}.", "//  {{date}}: {{author}}.", "//  1970-01-01: Ann.\n"),
            ("//  {{file}}\n//  By {{author}}.", "//  {{file}}", "//  LateThing.swift\n"),
            ("//  {{date}}", "//  {{#company}}{{company}}, {{/company}}{{year}}", "//  1970\n"),
            (
                "//  {{year}} {{author}}. All\n//  {{file}}", "//  {{author}}\n//  {{file}}",
                "//  Ann\n//  LateThing.swift\n"
            ),
            // What the second update would take for a longer name.
            ("//  {{author}}", "//  The app of {{author}}", "//  The app of Ann\n"),
            ("//  The app of {{author}}", "//  {{author}}", "//  Ann\n"),
        ]
    )
    func `a changed header keeps the author and the date of the file`(old: String, new: String, merged: String) throws {
        try makeRepository()
        func write(header: String, author: String) throws {
            let template = header + "\n\nlet {{variableName}} = 1\n"
            try folder.write(template, to: Self.own + "/{{name}}Thing.swift.mustache")
            let configuration =
                #"{"templates": "Templates", "template": "own", "output": "App", "author": "\#(author)"}"#
            try folder.write(configuration, to: ".vipergen.json")
        }
        try write(header: old, author: "Ann")
        let run = try Run.vipergen(["Late", "--quiet"], in: folder.url, environment: ["SOURCE_DATE_EPOCH": "0"])
        #expect(run.status == 0)
        try git("add", "-A")
        try git("commit", "--quiet", "-m", "late")
        try write(header: new, author: "Ben")
        try folder.vipergen("update", "Late", "--since", "HEAD", "--quiet")
        #expect(try folder.read("App/Late/LateThing.swift") == merged + "\nlet late = 1\n")
        try folder.vipergen("update", "Late", "--since", "HEAD", "--check")
    }
}
