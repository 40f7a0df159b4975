import Foundation
import TestSupport
import Testing

/// Updates that are impossible, and the choice of a template set and its version.
extension UpdateCommandTests {

    // MARK: - Bad input -

    @Test(
        "an impossible request fails with its exit code",
        arguments: [
            (["update"], 64, "no module's name is given"),
            (["update", "--all", "Login"], 64, "'--all' and names cannot be combined"),
            (["update", "Nothing"], 64, "there is no module 'App/Nothing'"),
            (["update", "Logn"], 64, "did you mean 'Login'?"),
            (["update", "Account", "--log"], 65, "does not match 'own'"),
            (["update", "Login", "--since", "nope"], 64, "there is no revision 'nope'"),
            (["update", "Login", "--since", "start", "--from", "old"], 64, "cannot be combined"),
            (["update", "Login", "-t", "viper", "--since", "start"], 64, "built-in template sets have no history"),
            (
                ["update", "Login", "--from", "nowhere"], 64,
                "there is no folder 'nowhere'\nhelp: name an old copy of a template set"
            ),
            (["update", "Login", "--was", "--log --nope"], 64, "error: '--was': there is no option '--nope'\n"),
            (["update", "Login", "--was", "--lg"], 64, "did you mean '--log'?"),
            (["update", "Login", "--was", "log"], 64, "'--was': unexpected name 'log'\nhelp: options begin with '--'"),
            (["status", "App"], 64, "'App' is the folder of the modules"),
            (["update", "App/Login/LoginThing.swift"], 64, "is a file\nhelp: name the folder of the module"),
            (["update", "Login", "Account/Home", "--was", ""], 64, "'--was' is for one module"),
            (["update", "Login", "--nope"], 64, "there is no option '--nope'"),
            (["update", "Login", "--markers", "--atomic"], 64, "cannot be combined"),
            (["update", "../Login"], 64, "is outside the output folder"),
            (["status", "--log"], 64, "'status' takes no options of a template set"),
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

    @Test func `a missing history, missing git, a file for a folder and a binary file have their exit codes`() throws {
        try makeRepository()
        // Not by git, which would see that the folder is renamed.
        try FileManager.default.moveItem(
            at: folder.url.appending(path: Self.own),
            to: folder.url.appending(path: "Templates/new")
        )
        try replace("\"own\"", with: "\"new\"", in: "Templates/new/template.json")
        try replace("\"own\"", with: "\"new\"", in: ".vipergen.json")
        let late = try folder.vipergen("update", "Login", "--since", "start", status: 64).errors
        #expect(late.contains("has no history at 'start'\nhelp: commit a set before you change it, or "), "\(late)")
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
        "a template set cannot declare an option of 'update'",
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

    // MARK: - Several template sets, several versions -

    @Test func `if no template set is named, those without a history are ignored`() throws {
        try makeRepository()
        try folder.write(#"{"templates": "Templates", "output": "App"}"#, to: ".vipergen.json")
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        try folder.vipergen("update", "Login", "--since", "start", "--quiet")
        #expect(try folder.read("App/Login/LoginThing.swift").contains("let two = 22\n"))
        // Not by git, which would see that the folder is renamed.
        try FileManager.default.moveItem(
            at: folder.url.appending(path: Self.own),
            to: folder.url.appending(path: "Templates/new")
        )
        try replace("\"own\"", with: "\"new\"", in: "Templates/new/template.json")
        let late = try folder.vipergen("update", "Login", "--since", "start", status: 64)
        #expect(late.errors.contains("none of the template sets has a history at 'start'"), "\(late.errors)")
        try folder.write(#"{"name": "gone"}"#, to: "old/template.json")
        try folder.write("x\n", to: "old/{{name}}Thing.swift.mustache")
        let copy = try folder.vipergen("update", "Login", "--from", "old", status: 64)
        #expect(copy.errors.contains("there is no template set 'gone' today"), "\(copy.errors)")
    }

    @Test func `the nearest version of a template set is used, or the oldest of equally near ones`() throws {
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
    func `the oldest of equally near versions is the merge base`(was: [String]) throws {
        try makeRepository()
        let template = Self.own + "/{{name}}Thing.swift.mustache"
        try replace("let two = 2", with: "let two = 5", in: "App/Login/LoginThing.swift")
        try replace("let two = 2", with: "let two = 22", in: template)
        try git("commit", "--quiet", "-am", "two")
        try replace("let two = 22", with: "let two = 33", in: template)
        let run = try Run.vipergen(["update", "Login", "--since", "start", "--markers"] + was, in: folder.url)
        #expect(run.status == 1, "\(run.errors)")
        let text = try folder.read("App/Login/LoginThing.swift")
        #expect(text.contains("||||||| merge base\n    let two = 2\n=======\n    let two = 33\n"), "\(text)")
    }

    @Test func `if template sets match equally with '--was', the first in alphabetical order is used`() throws {
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
        #expect(try folder.vipergen("status", "Login").output.hasSuffix("  aaa\n"))
    }

    @Test func `a set that writes all files of a module wins over one that writes a part of them`() throws {
        try folder.write(#"{"name": "apart"}"#, to: "Templates/apart/template.json")
        try folder.write("struct {{name}}View {}\n", to: "Templates/apart/{{name}}View.swift.mustache")
        try folder.write(#"{"name": "whole"}"#, to: "Templates/whole/template.json")
        try folder.write("struct {{name}}View {}\n", to: "Templates/whole/{{name}}View.swift.mustache")
        try folder.write(
            "struct {{name}}Model {\n    let id: Int\n}\n",
            to: "Templates/whole/{{name}}Model.swift.mustache"
        )
        try folder.write(#"{"templates": "Templates", "output": "App"}"#, to: ".vipergen.json")
        try folder.vipergen("Login", "-t", "whole", "--quiet")
        #expect(try folder.vipergen("status", "Login").output.contains("whole"))
        try folder.write("struct LoginModel {\n    let id: UUID\n}\n", to: "App/Login/LoginModel.swift")
        #expect(try folder.vipergen("status", "Login").output.contains("whole"))
    }

    @Test(
        arguments: [
            ("extension HomeThing {\n    func reload() {}\n}\n", "HomeThing.reload"),
            ("extension HomeThing {\n    var reload: Int { 1 }\n}\n", "HomeThing.reload"),
            ("#if DEBUG\nextension HomeThing: Loading {}\n#endif\n", "HomeThing: Loading"),
            ("struct HomeState {}\n", "HomeState"),
            ("private extension HomeThing {\n    func reload() {}\n}\n", nil),
            ("extension HomeThing {\n    func reload(_ all: Bool) {}\n}\nprivate struct HomeState {}\n", nil),
        ] as [(String, String?)]
    )
    func `what another file of the module has already is not declared again`(mine: String, name: String?) throws {
        for (templates, members) in [("old", ""), ("new", "    func reload() {}\n")] {
            try folder.write(#"{"name": "own"}"#, to: "\(templates)/template.json")
            let state = members.isEmpty ? "" : "\nstruct {{name}}State {}\n"
            let heading = members.isEmpty ? "{{name}}Thing" : "{{name}}Thing: Loading"
            let text = "final class \(heading) {\n    func show() {}\n\(members)}\n\(state)"
            try folder.write(text, to: "\(templates)/{{name}}Thing.swift.mustache")
        }
        try folder.vipergen("Home", "-t", "./old", "--quiet")
        try folder.write(mine, to: "Home/HomeThing+Mine.swift")
        let before = try folder.files
        let run = try Run.vipergen(["update", "Home", "-t", "./new", "--from", "old"], in: folder.url)
        #expect(run.status == (name == nil ? 0 : 73), "\(run)")
        guard let name else { return }
        let message =
            "Home/HomeThing.swift: error: the templates add '\(name)', which 'Home/HomeThing+Mine.swift' has already"
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try folder.files == before)
        // There is nothing to mark in it.
        let marked = try Run.vipergen(["update", "Home", "-t", "./new", "--from", "old", "--markers"], in: folder.url)
        #expect(marked.status == 1 && marked.output == "skip       Home/HomeThing.swift\n", "\(marked)")
        #expect(try folder.files == before)
    }

    @Test(arguments: ["        show()\n        track()\n", "        show()\n"])
    func `what you deleted is not back in another file`(body: String) throws {
        let method = "\n    func load() {\n        show()\n        track()\n    }\n"
        for (templates, files) in [("old", [method, ""]), ("new", ["", method])] {
            try folder.write(#"{"name": "own"}"#, to: "\(templates)/template.json")
            let view = "final class {{name}}View {\n    let name: String\n\(files[0])}\n"
            try folder.write(view, to: "\(templates)/{{name}}View.swift.mustache")
            let loading = "extension {{name}}View {\n    func reload() {}\n\(files[1])}\n"
            try folder.write(loading, to: "\(templates)/{{name}}Loading.swift.mustache")
        }
        try folder.vipergen("Home", "-t", "./old", "--quiet")
        try replace("        show()\n        track()\n", with: body, in: "Home/HomeView.swift")
        let isDeleted = !body.contains("track")
        let run = try Run.vipergen(["update", "Home", "-t", "./new", "--from", "old"], in: folder.url)
        #expect(run.status == (isDeleted ? 73 : 0), "\(run)")
        let message = "Home/HomeLoading.swift: error: the templates move 'track' here, which you deleted"
        #expect(run.errors.contains(message) == isDeleted, "\(run.errors)")
    }

    @Test(arguments: [("        track()\n", "show"), ("        track()\n", "load"), ("\n    let id = 1\n", "load")])
    func `what you moved to another file is not missed`(deleted: String, moved: String) throws {
        let methods = ["load", "show"].map { "    func \($0)() {\n        start()\n        track()\n    }\n" }
        let type = "final class {{name}}Thing {\n\n    let id = 1\n\n\(methods[0])\n\(methods[1])}\n"
        let changed = type.replacing(deleted, with: "", maxReplacements: 1)
        for (templates, text) in [("old", type), ("new", changed)] {
            try folder.write(#"{"name": "own"}"#, to: "\(templates)/template.json")
            try folder.write(text, to: "\(templates)/{{name}}Thing.swift.mustache")
        }
        try folder.vipergen("Home", "-t", "./old", "--quiet")
        let method = moved == "load" ? methods[0] : methods[1]
        try replace(method, with: "", in: "Home/HomeThing.swift")
        try folder.write("extension HomeThing {\n\(method)}\n", to: "Home/HomeThing+Mine.swift")
        let isMissed = moved == "load" && deleted.contains("track")
        let run = try Run.vipergen(["update", "Home", "-t", "./new", "--from", "old"], in: folder.url)
        #expect(run.status == (isMissed ? 73 : 0), "\(run)")
        let message = "the templates change 'HomeThing.load', which is in 'Home/HomeThing+Mine.swift' now"
        #expect(run.errors.contains("Home/HomeThing.swift: error: " + message) == isMissed, "\(run.errors)")
    }

    @Test func `lines in another order are not taken for the new version`() throws {
        let method = { (name: String, line: String) in "    func \(name)() {\n\(line)        \(name)ed()\n    }\n" }
        let log = "        log()\n"
        for (templates, line) in [("old", ""), ("new", log)] {
            try folder.write(#"{"name": "own"}"#, to: "\(templates)/template.json")
            let text = "final class {{name}}Thing {\n\(method("load", ""))\n\(method("show", line))}\n"
            try folder.write(text, to: "\(templates)/{{name}}Thing.swift.mustache")
        }
        try folder.vipergen("Home", "-t", "./old", "--quiet")
        try replace(method("load", ""), with: method("load", log), in: "Home/HomeThing.swift")
        let run = try folder.vipergen("update", "Home", "-t", "./new", "--from", "old")
        #expect(run.output.contains("merge      Home/HomeThing.swift\n"), "\(run)")
        let merged = "final class HomeThing {\n\(method("load", log))\n\(method("show", log))}\n"
        #expect(try folder.read("Home/HomeThing.swift") == merged)
    }

    @Test func `the first failing module decides the exit code`() throws {
        try makeRepository()
        try replace("let two = 2", with: "let two = 22", in: Self.own + "/{{name}}Thing.swift.mustache")
        try replace("let two = 2", with: "let two = 5", in: "App/Account/Home/HomeThing.swift")
        try replace("    let two = 2", with: "<<<<<<< yours", in: "App/Login/LoginThing.swift")
        try folder.vipergen("update", "Account/Home", "Login", "--since", "start", status: 73)
        try folder.vipergen("update", "Login", "Account/Home", "--since", "start", status: 65)
    }

    @Test func `a deleted file is not reported for naming a value that was removed from a list`() throws {
        try makeList()
        try folder.write("{{#child}}\nlet x: {{child}}\n{{/child}}\n", to: Self.own + "/{{name}}Parts.swift.mustache")
        try folder.vipergen("LoggedIn", "-t", Self.own, "--child", "OffGame", "--skip-existing", "--quiet")
        let run = try folder.vipergen("update", "LoggedIn", "-t", Self.own, "--no-child", "OffGame")
        #expect(run.output.contains("remove     LoggedIn/LoggedInParts.swift\n"), "\(run)")
        #expect(run.errors.contains("LoggedInRouter.swift:7: note: this line still names the child 'OffGame'"))
        #expect(!run.errors.contains("LoggedInParts.swift:"), "\(run.errors)")
    }

    @Test func `'--check' counts files that differ, but not deleted files`() throws {
        try folder.vipergen("Login", "--quiet")
        try FileManager.default.removeItem(at: folder.url.appending(path: "Login/LoginWireframe.swift"))
        let run = try folder.vipergen("update", "Login", "--formatter", "--check", status: 1)
        #expect(run.output.hasSuffix("\nLogin: 3 of 4 files differ\n"), "\(run.output.suffix(80))")
    }
}
