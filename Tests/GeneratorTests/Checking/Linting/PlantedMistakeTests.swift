import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// Each template set has one mistake, and the linter reports that one, at its place.
@Suite("The linter, planted mistakes") struct PlantedMistakeTests {

    private static let manifest = #"{"name": "own", "options": [{"name": "rx", "type": "flag", "help": "h"}]}"#

    /// The problems, as `path:line:column message`.
    private func problems(_ files: [String: String]) throws -> [String] {
        let sound = ["template.json": Self.manifest, "{{name}}.swift.mustache": "{{#rx}}{{/rx}}x\n"]
        let all = sound.merging(files) { $1 }.map { SourceFile(path: $0, text: $1) }
        let linter = try Linter(
            files: all,
            location: "own",
            folderName: "own",
            generalOptions: [],
            sets: ["own", "base"]
        )
        return linter.problems.map { problem in
            let place = problem.place
            let file = place?.file.dropFirst("own/".count) ?? ""
            #expect(problem.help != nil, "\(problem)")
            return ([String(file)] + [place?.line, place?.column].compactMap { $0.map(String.init) }).joined(
                separator: ":"
            )
                + " " + (problem.severity == .warning ? "(warning) " : "") + problem.message
        }
    }

    @Test("a correct template set has no problems")
    func none() throws {
        #expect(try problems([:]) == [])
        let others = [
            "files/{{name}}.json": "{{ \r\n", "tests/files/a.png": "\u{FEFF}", "files/README.md": "",
            "tests/{{name}}Tests.swift.mustache": "x\n", "Screens/a.mustache": "x\n",
        ]
        #expect(try problems(others) == [])
    }

    @Test(
        "a file that is neither a template nor copied is reported",
        arguments: [
            ("a.swift", "{{name}}\n", "this file has tags, and is not a template: it is left out"),
            ("{{name}}.swift", "x\n", "this file has tags, and is not a template: it is left out"),
            ("{{name}}View.swift.Mustache", "x\n", "this file has tags, and is not a template: it is left out"),
            ("tests/a.swift", "{{name}}\n", "this file has tags, and is not a template: it is left out"),
            ("partials/p.swift", "x\n", "this file is left out"), ("a.png", "x", "this file is left out"),
            ("README.md", "{{name}}\n", "(warning) this file is left out"),
            ("partials/README", "", "(warning) this file is left out"),
            ("#a", "x\n", "this file is left out"), ("a#", "x\n", "this file is left out"),
            ("a.txt", "<<<<<<< ours\n", "this file is left out"),
            ("LICENSE", "", "(warning) this file is left out"), (".gitignore", "", "(warning) this file is left out"),
            ("a.mustache~", "{{name}}\n", "(warning) this file is left out"),
            (".a.mustache.swp", "", "(warning) this file is left out"),
            ("a.mustache.orig", "", "(warning) this file is left out"),
            ("a.mustache.REJ", "", "(warning) this file is left out"),
            ("#a.mustache#", "", "this file is left out"),
            (".#a", "", "(warning) this file is left out"),
            ("a.bak", "", "(warning) this file is left out"),
        ]
    )
    func otherFiles(path: String, text: String, message: String) throws {
        #expect(try problems([path: text]) == ["\(path) \(message)"])
    }

    @Test(
        "a folder whose name resembles a special one is reported",
        arguments: [
            ("test", "tests"), ("Tests", "tests"), ("Partials", "partials"), ("partial", "partials"),
            ("file", "files"), ("Files", "files"),
        ]
    )
    func folders(folder: String, meant: String) throws {
        let files = ["\(folder)/a.mustache": "x\n", "\(folder)/b.mustache": "x\n", "c.mustache": "{{> a}}{{> b}}\n"]
        let used = meant == "partials" ? files : files.filter { $0.key != "c.mustache" }
        #expect(try problems(used) == ["\(folder) a folder of this name means nothing: '\(meant)' does"])
    }

    @Test(
        "malformed text is reported at its place",
        arguments: [
            ("\u{FEFF}x\n", ":1:1 the file begins with a byte order mark"),
            ("x\n<<<<<<< HEAD\ny\n", ":2:1 this is a mark of a merge's conflict"),
            ("||||||| base\n", ":1:1 this is a mark of a merge's conflict"),
            (">>>>>>> main\n", ":1:1 this is a mark of a merge's conflict"),
            ("", " this template is empty"), (" \n\n", " this template is empty"),
            ("{{#rx}}{{^rx}}x{{/rx}}{{/rx}}\n", " no combination of options writes this file"),
        ]
    )
    func texts(text: String, problem: String) throws {
        let problems = try problems(["a.mustache": text])
        #expect(problems.contains("a.mustache" + problem), "\(problems)")
        #expect(problems.count == 1)
    }

    @Test("a Swift file with the same name in each module is reported")
    func fixedPath() throws {
        let problem = "Router.swift.mustache each module has a file 'Router.swift', and an app can have one"
        #expect(try problems(["Router.swift.mustache": "x\n"]) == [problem])
        #expect(try problems(["Sub/Router.swift.mustache": "x\n"]).count == 1)
        let own = #"{"name": "own"}"#
        let single = try linted(["template.json": own, "Router.swift.mustache": "class {{name}}Router {}\n"])
        #expect(single.map(\.message) == ["each module has a file 'Router.swift', and an app can have one"])
        #expect(single.first?.help?.contains("name it '{{name}}Router.swift.mustache'") == true, "\(single)")
    }

    @Test("a fixed name is accepted for a file that an option adds, that is no Swift file, or that an app has once")
    func fixedPathOnPurpose() throws {
        #expect(try problems(["Router.swift.mustache": "{{#rx}}class {{name}}Router {}\n{{/rx}}"]) == [])
        #expect(try problems(["Package.swift.mustache": "x\n", "Sources/Router.swift.mustache": "x\n"]) == [])
        #expect(try problems(["files/Router.swift": "x\n", "notes.txt.mustache": "x\n"]) == [])
        let once = ["template.json": #"{"name": "own"}"#, "BaseRouter.swift.mustache": "class BaseRouter {}\n"]
        #expect(try linted(once) == [])
    }

    private func linted(_ files: [String: String]) throws -> [Diagnostic] {
        let files = files.map { SourceFile(path: $0, text: $1) }
        return try Linter(files: files, location: "own", generalOptions: []).problems
    }

    @Test("conflict markers are also found in copied files")
    func copies() throws {
        #expect(try problems(["files/a": "<<<<<<< HEAD\n"]) == ["files/a:1:1 this is a mark of a merge's conflict"])
    }

    @Test("a manifest may have Windows line endings and a byte order mark")
    func windowsManifest() throws {
        let manifest = "\u{FEFF}" + Self.manifest.replacing(",", with: ",\r\n") + "\r\n"
        #expect(try problems(["template.json": manifest]) == [])
    }

    @Test(
        "an unknown block, or a tag outside the blocks of a parent, is reported",
        arguments: [
            ("{{<p}}{{$boddy}}x{{/boddy}}{{/p}}\n", "7 the partial 'p' has no block 'boddy'"),
            (
                "{{<p}}{{$inner}}{{$body}}x{{/body}}{{/inner}}{{$x}}{{/x}}{{/p}}\n",
                "46 the partial 'p' has no block 'x'"
            ),
            (
                "{{#rx}}{{<p}}{{$boddy}}x{{/boddy}}{{/p}}{{/rx}}\n", "14 the partial 'p' has no block 'boddy'"
            ),
            (
                "{{<p}}{{$body}}{{<p}}{{$boddy}}x{{/boddy}}{{/p}}{{/body}}{{/p}}\n",
                "22 the partial 'p' has no block 'boddy'"
            ),
            (
                "{{$own}}{{<p}}{{$boddy}}x{{/boddy}}{{/p}}{{/own}}\n", "15 the partial 'p' has no block 'boddy'"
            ),
            ("{{<p}}\n  text {{name}}\n{{/p}}\n", "3 this is not a block, and is left out of the parent"),
            ("{{<p}}{{name}} and text{{/p}}\n", "7 this is not a block, and is left out of the parent"),
            ("{{<p}}{{#rx}}{{$body}}{{/body}}{{/rx}}{{/p}}\n", "7 this is not a block, and is left out of the parent"),
            ("{{<p}}{{! why }} {{$body}}x{{/body}}\n{{/p}}\n", ""),
        ]
    )
    func blocks(text: String, problem: String) throws {
        let partials = [
            "partials/p.mustache": "{{$body}}b{{/body}}{{> q}}\n", "partials/q.mustache": "{{$inner}}{{/inner}}",
        ]
        let problems = try problems(partials.merging(["a.mustache": text]) { $1 })
        let line = text.hasPrefix("{{<p}}\n") ? 2 : 1
        #expect(problems == (problem.isEmpty ? [] : ["a.mustache:\(line):\(problem)"]))
    }

    @Test(
        "a valid manifest with a member that makes no sense is reported",
        arguments: [
            (#""name": "other""#, "10 'name': the set is called 'other', and its folder 'own'"),
            (#""name": "own", "base": "bsae""#, "25 'base': there is no template set 'bsae'"),
            (
                #""name": "own", "forbids": [{"options": "rx"}]"#,
                "41 'forbids[0].options': this forbids 'rx' whatever else is chosen"
            ),
            (
                #""name": "own", "forbids": [{"options": ["rx", "no-rx"]}]"#,
                "41 'forbids[0].options': these never hold together"
            ),
            (
                #""name": "own", "forbids": [{"options": ["no-rx", "v.a"]}]"#,
                "41 'forbids[0].options': this forbids what the options are by default"
            ),
            (#""name": "own", "reserved": ["login"]"#, "30 'reserved[0]': no module can be called 'login' anyway"),
        ]
    )
    func manifests(members: String, problem: String) throws {
        let options =
            #"[{"name": "rx", "type": "flag", "help": "h"}, {"name": "v", "type": "choice", "values": ["a", "b"], "help": "h"}]"#
        let manifest = "{\(members),\n\"options\": \(options)}"
        let problems = try problems(["template.json": manifest, "a.mustache": "{{#rx}}{{/rx}}{{v}}\n"])
        #expect(problems.contains("template.json:1:\(problem)"), "\(problems)")
    }

    @Test(
        "two templates with one output path are reported once, with both names",
        .enabled(if: TemporaryFolder.hasLetterCase, "the volume of temporary files is blind to letter case")
    )
    func collisions() throws {
        let problems = try problems(["a.mustache": "x\n", "A.mustache": "x\n"])
        #expect(problems.count == 1, "\(problems)")
        #expect(problems[0].hasPrefix("a.mustache '") && problems[0].contains("'own/A.mustache' writes to the path"))
    }

    @Test("a file name that ends with '.mustache' twice is reported")
    func twiceMustache() throws {
        let problems = try problems(["a.mustache.mustache": "x\n"])
        #expect(problems == ["a.mustache.mustache the file that is written has a name that ends with '.mustache'"])
    }
}
