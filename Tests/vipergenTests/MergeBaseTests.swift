import Foundation
import TestSupport
import Testing

/// What `update` and `status` compare modules with if the command line does not say.
@Suite struct MergeBaseTests {

    private static let template = "Templates/own/{{name}}Thing.swift.mustache"
    private let folder: TemporaryFolder

    /// A repository with the branch `main`, a template set, and two modules of it.
    init() throws {
        folder = try TemporaryFolder()
        let manifest = #"{"name": "own", "options": [{"name": "log", "type": "flag", "help": "h"}]}"#
        try folder.write(manifest, to: "Templates/own/template.json")
        let lines = (1...8).map { "    let n\($0) = \($0)\n" }.joined()
        try folder.write("struct {{name}}Thing {\n\(lines)}\n{{#log}}\nlet log = 1\n{{/log}}\n", to: Self.template)
        try folder.write(#"{"templates": "Templates", "template": "own", "output": "App"}"#, to: ".vipergen.json")
        try folder.vipergen("Home", "Login", "--quiet")
        try git("init", "--quiet", "--initial-branch=main")
        try commit("An app")
    }

    @discardableResult
    private func git(_ arguments: String..., in path: String = ".") throws -> String {
        let who = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
        let run = try Run(
            URL(filePath: "/usr/bin/env"),
            ["git"] + who + arguments,
            in: folder.url.appending(path: path)
        )
        #expect(run.status == 0, "\(run.errors)")
        return run.output.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private func commit(_ subject: String) throws {
        try git("add", "-A")
        try git("commit", "--quiet", "-m", subject)
    }

    private func replace(_ text: String, with other: String, in path: String = template) throws {
        try folder.write(try folder.read(path).replacing(text, with: other), to: path)
    }

    private func short(_ revision: String) throws -> String { String(try git("rev-parse", revision).prefix(10)) }

    // MARK: - The base -

    @Test func `an edited template is compared with the last commit`() throws {
        try replace("n4 = 4", with: "n4 = 44")
        let base = "since \(try short("HEAD")), the last commit\n"
        let check = try folder.vipergen("update", "--all", "--check", status: 1)
        #expect(check.output.hasSuffix("\n2 modules: 2 of 2 files differ; \(base)"), "\(check.output)")
        #expect(check.errors == "next: 'vipergen update --all' makes these changes\n")
        #expect(try folder.vipergen("update", "--all").errors.hasSuffix("2 modules: 2 files merged; \(base)"))
        #expect(try folder.read("App/Home/HomeThing.swift").contains("let n4 = 44\n"))
        #expect(try folder.vipergen("update", "--all").errors == "2 modules: unchanged \(base)")
    }

    @Test(arguments: ["main", "master", "trunk"])
    func `committed templates are compared with where the branch left the main one`(main: String) throws {
        try git("branch", "--move", "main", main)
        let base = try short("HEAD")
        try git("switch", "--quiet", "--create", "templates")
        try replace("n4 = 4", with: "n4 = 44")
        try commit("Four")
        let check = try folder.vipergen("update", "--all", "--check", status: 1)
        #expect(check.output.hasSuffix("2 modules: 2 of 2 files differ; since \(main) (\(base))\n"), "\(check.output)")
    }

    @Test func `the branch that 'origin/HEAD' names is the main one`() throws {
        let base = try short("HEAD")
        try git("branch", "develop")
        try replace("n4 = 4", with: "n4 = 44")
        try commit("Four")
        try git("update-ref", "refs/remotes/origin/develop", "develop")
        try git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/develop")
        let check = try folder.vipergen("update", "--all", "--check", status: 1)
        #expect(check.output.hasSuffix("; since origin/develop (\(base))\n"), "\(check.output)")
    }

    @Test func `a module that has the newest version, unedited, is not merged from an older one`() throws {
        try replace("n4 = 4", with: "n4 = 44")
        try folder.vipergen("Cart", "--quiet")
        let output = try folder.vipergen("update", "--all", "--dry-run").output
        #expect(!output.contains("Cart") && output.contains("Home"), "\(output)")
        #expect(try folder.vipergen("status").output.contains("App/Cart   unedited  own\n"))
    }

    @Test func `files that no set reads are no change of a set`() throws {
        try folder.write("x", to: "Templates/own/.Thing.swp")
        #expect(try folder.vipergen("update", "--all").errors.hasPrefix("2 modules: nothing to compare with\n"))
    }

    @Test func `a change of options is compared with nothing`() throws {
        try replace("n4 = 4", with: "n4 = 44")
        let run = try folder.vipergen("update", "Home", "--log")
        #expect(run.errors.hasSuffix("Home: 1 file merged\n"), "\(run.errors)")
        #expect(try folder.read("App/Home/HomeThing.swift").contains("let n4 = 4\n"))
    }

    // MARK: - Nothing to compare with -

    @Test func `without a change, the last changes of the set are printed as commands`() throws {
        for number in 1...4 {
            try replace("n\(number) = \(number)\n", with: "n\(number) = 0\n")
            try commit("Number \(number)")
        }
        let run = try folder.vipergen("update", "--all", "--check")
        #expect(run.output == "2 modules: nothing to compare with\n")
        let lines = run.errors.split(separator: "\n")
        #expect(lines.map { $0.prefix { $0 != ":" } } == ["since 'Number 4'", "since 'Number 3'", "since 'Number 2'"])
        let revision = try #require(lines.last?.firstMatch(of: /'([0-9a-f]+~1)'$/)?.1)
        try folder.vipergen("update", "--all", "--since", String(revision), "--quiet")
        #expect(try folder.read("App/Home/HomeThing.swift").contains("let n4 = 0\n"))
    }

    @Test(arguments: [true, false])
    func `a set whose folder was renamed is compared with the old folder`(isCommitted: Bool) throws {
        let base = try short("HEAD")
        try git("switch", "--quiet", "--create", "templates")
        try git("mv", "Templates/own", "Templates/other")
        try replace("own", with: "other", in: "Templates/other/template.json")
        try replace("own", with: "other", in: ".vipergen.json")
        try replace("n4 = 4", with: "n4 = 44", in: Self.template.replacing("own", with: "other"))
        if isCommitted { try commit("Renamed") }
        let check = try folder.vipergen("update", "--all", "--check", status: 1)
        let since = isCommitted ? "since main (\(base))" : "since \(base), the last commit"
        #expect(check.output.hasSuffix("2 modules: 2 of 2 files differ; \(since)\n"), "\(check.output)")
        #expect(try folder.vipergen("status").output.hasPrefix("App/Home   unedited  other\n"))
        try folder.vipergen("update", "--all", "--quiet")
        #expect(try folder.read("App/Home/HomeThing.swift").contains("let n4 = 44\n"))
        try folder.vipergen("update", "--all", "--check")
    }

    @Test func `a check of a new set passes only if its modules are unedited, or with '--since'`() throws {
        let base = try short("HEAD")
        try git("switch", "--quiet", "--create", "templates")
        try git("rm", "--quiet", "-r", "Templates/own")
        try folder.write(#"{"name": "new"}"#, to: "Templates/new/template.json")
        try folder.write("struct {{name}}Thing {\n    let n1 = 1\n}\n", to: Self.template.replacing("own", with: "new"))
        try replace("own", with: "new", in: ".vipergen.json")
        let text = "struct HomeThing {\n    let n1 = 1\n"
        try folder.write(text + "}\n", to: "App/Home/HomeThing.swift")
        try folder.write(text.replacing("Home", with: "Login") + "}\n", to: "App/Login/LoginThing.swift")
        try commit("A new set")
        #expect(try folder.vipergen("update", "--all", "--check").output == "2 modules: nothing to compare with\n")
        try folder.write(text + "    let mine = 1\n}\n", to: "App/Home/HomeThing.swift")
        let check = try folder.vipergen("update", "--all", "--check", status: 1)
        #expect(check.output == "2 modules: nothing to compare with; 1 edited module not compared\n")
        let note = "note: 'new' is new since main (\(base)), so these modules cannot be compared: 'App/Home'\n"
        #expect(check.errors.hasPrefix(note), "\(check.errors)")
        try folder.vipergen("update", "--all", "--check", "--since", "HEAD")
        try commit("Mine")
        try git("switch", "--quiet", "main")
        try git("merge", "--quiet", "templates")
        try folder.vipergen("update", "--all", "--check")
    }

    @Test func `a check of a set that is in no commit says so`() throws {
        try folder.write(#"{"name": "new"}"#, to: "Templates/new/template.json")
        try folder.write("struct {{name}}Thing {\n    let n1 = 1\n}\n", to: Self.template.replacing("own", with: "new"))
        try replace("own", with: "new", in: ".vipergen.json")
        try folder.write("struct HomeThing {\n    let n1 = 1\n    let n2 = 2\n}\n", to: "App/Home/HomeThing.swift")
        let check = try folder.vipergen("update", "--all", "--check", status: 1)
        let note = "note: the set 'new' is in no commit yet, so there is nothing to compare its modules with\n"
        let help = "help: commit the set; from then on, 'update' merges what you change in it into the modules\n"
        #expect(check.errors.contains(note + help) && !check.errors.contains("--from"), "\(check.errors)")
        try commit("A new set")
        try folder.vipergen("update", "--all", "--check")
    }

    @Test func `a check of a new set fails for its edited modules, also if another set has changed`() throws {
        let base = try short("HEAD")
        try git("switch", "--quiet", "--create", "templates")
        try folder.write(#"{"templates": "Templates", "output": "App"}"#, to: ".vipergen.json")
        try folder.write(#"{"name": "new"}"#, to: "Templates/new/template.json")
        let page = "enum {{name}}Page {\n    case first\n    case second\n}\n"
        try folder.write(page, to: "Templates/new/{{name}}Page.swift.mustache")
        for name in ["Cart", "Menu"] { try folder.vipergen(name, "-t", "new", "--quiet") }
        try folder.vipergen("update", "--all", "--check")
        try replace("case second", with: "case second, third", in: "App/Cart/CartPage.swift")
        try replace("n4 = 4", with: "n4 = 44")
        try commit("A new set, and a change of the other one")
        let check = try folder.vipergen("update", "--all", "--check", status: 1)
        #expect(check.output.hasSuffix("; since main (\(base)); 1 edited module not compared\n"), "\(check.output)")
        let note = "note: 'new' is new since main (\(base)), so these modules cannot be compared: 'App/Cart'\n"
        #expect(check.errors.contains(note), "\(check.errors)")
        try folder.vipergen("update", "--all", "--quiet")
        try folder.vipergen("update", "--all", "--check", status: 1)
        try replace("case second, third", with: "case second", in: "App/Cart/CartPage.swift")
        try folder.vipergen("update", "--all", "--check")
    }

    @Test func `a changed set that no module is of is noted, and the modules are unchanged`() throws {
        try folder.write(#"{"templates": "Templates", "output": "App"}"#, to: ".vipergen.json")
        try folder.write(#"{"name": "copy"}"#, to: "Templates/copy/template.json")
        try folder.write("enum {{name}}Other {}\n", to: "Templates/copy/{{name}}Other.swift.mustache")
        try commit("A second set")
        try replace("enum", with: "struct", in: "Templates/copy/{{name}}Other.swift.mustache")
        let run = try folder.vipergen("update", "--all")
        #expect(run.errors.contains("2 modules: unchanged since"), "\(run.errors)")
        let note = "note: no module is of 'copy', which changed\n"
        #expect(run.errors.contains(note), "\(run.errors)")
        // A folder that no set matches may be nearest to the changed one.
        let old = "enum HomeOther {}\n" + String(repeating: "let a = 1\n", count: 9)
        try folder.write(old, to: "App/Old/OldOther.swift")
        try folder.write("let b = 1\n", to: "App/Old/OldView.swift")
        #expect(try folder.vipergen("update", "--all").errors.contains(note))
        try replace("n4 = 4", with: "n4 = 44")
        #expect(try !folder.vipergen("update", "--all", "-n").errors.contains("'own', which changed"))
    }

    @Test func `a file with conflict markers is shown in its row, also after a change of the set`() throws {
        try replace("n4 = 4", with: "n4 = 44")
        let file = try folder.read("App/Home/HomeThing.swift")
        try folder.write("<<<<<<< a\n" + file + ">>>>>>> b\n", to: "App/Home/HomeThing.swift")
        let output = try folder.vipergen("status").output
        #expect(output.contains("App/Home   conflict markers in 1 file"), "\(output)")
        #expect(output.contains("App/Login  unedited"), "\(output)")
    }

    @Test func `of many modules, each line has the path, since two may have folders of one name`() throws {
        for name in ["A", "B"] { try folder.vipergen("\(name)/Page", "--quiet") }
        for number in 1...20 { try folder.vipergen("Page\(number)", "--quiet") }
        try commit("More modules")
        try replace("n4 = 4", with: "n4 = 44")
        let lines = try folder.vipergen("update", "--all").output.split(separator: "\n")
        let result = "1 file merged"
        #expect(lines.contains("App/A/Page: \(result)") && lines.contains("App/B/Page: \(result)"), "\(lines)")
    }

    @Test func `built-in sets have nothing to compare with`() throws {
        let folder = try TemporaryFolder()
        try folder.vipergen("Login", "--quiet")
        let run = try folder.vipergen("update", "--all")
        let hint = """
            the built-in sets change only with vipergen itself; '--from DIR' compares with an old copy of the templates

            """
        #expect(run.errors == "Login: nothing to compare with\n\(hint)")
    }

    @Test func `a JSON document names the base, or null`() throws {
        #expect(try folder.vipergen("update", "--all", "--json").output.contains("\n  \"base\": null,\n"))
        try replace("n4 = 4", with: "n4 = 44")
        for command in [["update", "--all", "--dry-run"], ["status"]] {
            let run = try Run.vipergen(command + ["--json"], in: folder.url)
            #expect(run.output.contains("\n  \"base\": \"since \(try short("HEAD")), the last commit\",\n"), "\(run)")
        }
        #expect(try !folder.vipergen("update", "Home", "--log", "--json").output.contains("\"base\""))
    }

    // MARK: - No base -

    @Test func `without a main branch, a check fails`() throws {
        try git("branch", "--move", "main", "develop")
        let run = try folder.vipergen("update", "--all", "--check", status: 64)
        let message = "error: there is no branch to compare 'Templates/own' with: no 'origin/HEAD', 'main', "
        #expect(run.errors.hasPrefix(message), "\(run.errors)")
        #expect(
            run.errors.hasSuffix(
                "help: fetch it, as 'git fetch origin main:main' does, or name another one with '--since'\n"
            ),
            "\(run.errors)"
        )
        let note = "note: the sets could not be compared with an older version: there is no branch to compare "
        #expect(try folder.vipergen("status").errors.contains(note))
    }

    @Test(arguments: [[], ["--since", "main"]])
    func `a shallow clone is named as the reason, with the depth to fetch`(options: [String]) throws {
        try git("switch", "--quiet", "--create", "feature")
        try replace("n4 = 4", with: "n4 = 44")
        try commit("Four")
        try git("switch", "--quiet", "main")
        try git("clone", "--quiet", "--depth", "1", "--branch", "feature", folder.url.absoluteString, "clone")
        let run = try Run.vipergen(["update", "--all", "--check"] + options, in: folder.url.appending(path: "clone"))
        #expect(run.status == 64 && run.errors.contains("\nhelp: this clone is shallow: 'git fetch --unshallow' "))
        #expect(run.errors.contains("'fetch-depth: 0'"), "\(run.errors)")
    }

    @Test func `a set outside of git, and a repository without a commit, are errors`() throws {
        try FileManager.default.removeItem(at: folder.url.appending(path: ".git"))
        let outside = try folder.vipergen("update", "--all", status: 64).errors
        #expect(outside.contains("'Templates/own' is in no git repository\nhelp: name an old copy"), "\(outside)")
        #expect(try !folder.vipergen("status").errors.contains("note: "))
        try git("init", "--quiet")
        #expect(try folder.vipergen("update", "--all", status: 64).errors.contains("has no commit\n"))
        #expect(try !folder.vipergen("status").errors.contains("note: "))
    }

    // MARK: - Status, and edits -

    @Test func `'status' says that the set has changed, and not that the modules are edited`() throws {
        try replace("n4 = 4", with: "n4 = 44")
        let verdict = "2 modules, 2 unedited; 'own' has changed since \(try short("HEAD")), the last commit\n"
        let before = try folder.vipergen("status")
        #expect(before.output == "App/Home   unedited  own\nApp/Login  unedited  own\n")
        #expect(before.errors == verdict + "next: 'vipergen update --all' merges what changed\n")
        try folder.vipergen("update", "--all", "--quiet")
        let after = try folder.vipergen("status")
        #expect(after.output == before.output && after.errors == verdict, "\(after)")
    }

    @Test func `a file with edits that are in no commit is named before it is merged`() throws {
        try replace("n4 = 4", with: "n4 = 44")
        try replace("n8 = 8", with: "n8 = 8 // mine", in: "App/Home/HomeThing.swift")
        let run = try folder.vipergen("update", "--all")
        let note = """
            note: 1 file that changes has edits that are in no commit: 'App/Home/HomeThing.swift'
            help: commit first, and git can undo the update

            """
        #expect(run.errors.hasPrefix(note), "\(run.errors)")
        #expect(try folder.read("App/Home/HomeThing.swift").contains("n4 = 44\n"))
    }

    @Test func `a file with edits in a commit, or with other line ends than there, is not named`() throws {
        try replace("n8 = 8", with: "n8 = 8 // mine", in: "App/Home/HomeThing.swift")
        try commit("Mine")
        try replace("\n", with: "\r\n", in: "App/Login/LoginThing.swift")
        try replace("n4 = 4", with: "n4 = 44")
        #expect(try folder.vipergen("update", "--all", "--dry-run").errors.hasPrefix("2 modules: "))
    }
}
