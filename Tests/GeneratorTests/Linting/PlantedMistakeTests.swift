import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// Each set has one mistake, and the linter tells that one, where it is.
@Suite("The linter, planted mistakes") struct PlantedMistakeTests {

    private static let manifest = #"{"name": "own", "options": [{"name": "rx", "type": "flag", "help": "h"}]}"#

    /// The problems, as `path:line:column message`.
    private func problems(_ files: [String: String]) throws -> [String] {
        let folder = try TemporaryFolder()
        let sound = ["template.json": Self.manifest, "{{name}}.swift.mustache": "{{#rx}}{{/rx}}x\n"]
        for (path, text) in sound.merging(files, uniquingKeysWith: { $1 }) { try folder.write(text, to: "own/" + path) }
        let path = folder.url.appending(path: "own").path
        let problems = try Linter(folder: path, generalOptions: [], sets: ["own", "base"]).problems
        return problems.map { problem in
            let place = problem.place
            let file = place?.file.dropFirst(path.count + 1) ?? ""
            #expect(problem.help != nil, "\(problem)")
            return ([String(file)] + [place?.line, place?.column].compactMap { $0.map(String.init) }).joined(
                separator: ":"
            )
                + " " + (problem.severity == .warning ? "(warning) " : "") + problem.message
        }
    }

    @Test("a sound set has none")
    func none() throws {
        #expect(try problems([:]) == [])
        let others = [
            "files/{{name}}.json": "{{ \r\n", "tests/files/a.png": "\u{FEFF}", "files/README.md": "",
            "tests/{{name}}Tests.swift.mustache": "x\n", "Screens/a.mustache": "x\n",
        ]
        #expect(try problems(others) == [])
    }

    @Test(
        "a file that is no template, and is not copied",
        arguments: [
            ("a.swift", "{{name}}\n", "this file has tags, and is no template: it is left out"),
            ("{{name}}.swift", "x\n", "this file has tags, and is no template: it is left out"),
            ("{{name}}.swift.Mustache", "x\n", "this file has tags, and is no template: it is left out"),
            ("tests/a.swift", "{{name}}\n", "this file has tags, and is no template: it is left out"),
            ("partials/p.swift", "x\n", "this file is left out"), ("a.png", "x", "this file is left out"),
            ("README.md", "{{name}}\n", "(warning) this file is left out"),
            ("partials/README", "", "(warning) this file is left out"),
            ("#a", "x\n", "this file is left out"), ("a#", "x\n", "this file is left out"),
            ("a.txt", "<<<<<<< ours\n", "this file is left out"),
            ("LICENSE", "", "(warning) this file is left out"), (".gitignore", "", "(warning) this file is left out"),
            ("a.mustache~", "{{name}}\n", "this is what an editor or a merge left behind"),
            (".a.mustache.swp", "", "this is what an editor or a merge left behind"),
            ("a.mustache.orig", "", "this is what an editor or a merge left behind"),
            ("a.mustache.REJ", "", "this is what an editor or a merge left behind"),
            ("#a.mustache#", "", "this is what an editor or a merge left behind"),
            (".#a", "", "this is what an editor or a merge left behind"),
            ("a.bak", "", "this is what an editor or a merge left behind"),
        ]
    )
    func otherFiles(path: String, text: String, message: String) throws {
        #expect(try problems([path: text]) == ["\(path) \(message)"])
    }

    @Test(
        "a folder with a name that means nothing",
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
        "a text that is not as it should be, where it is",
        arguments: [
            ("x\r\ny\r\n", ":1:2 this line ends with a carriage return"),
            ("x\n\u{FEFF}y\r\n", ":2:3 this line ends with a carriage return"),
            ("\u{FEFF}x\n", ":1:1 the file begins with a byte order mark"),
            ("x\n<<<<<<< HEAD\ny\n", ":2:1 this is a mark of a merge's conflict"),
            ("||||||| base\n", ":1:1 this is a mark of a merge's conflict"),
            (">>>>>>> main\n", ":1:1 this is a mark of a merge's conflict"),
            ("x\t\n", ":1:2 this line ends with white space"), ("", " this template is empty"),
            (" \n", ":1:1 this line ends with white space"), ("\n\n", " this template is empty"),
            ("{{#rx}}{{^rx}}x{{/rx}}{{/rx}}\n", " no combination of options writes this file"),
            ("x", " the file that is written has no line end at its end"),
        ]
    )
    func texts(text: String, problem: String) throws {
        let problems = try problems(["a.mustache": text])
        #expect(problems.contains("a.mustache" + problem), "\(problems)")
        #expect(problems.count == 1 || text == " \n")
    }

    @Test("marks of a conflict are found in what is copied too")
    func copies() throws {
        #expect(try problems(["files/a": "<<<<<<< HEAD\n"]) == ["files/a:1:1 this is a mark of a merge's conflict"])
    }

    @Test("a manifest may be as editors on Windows write it")
    func windowsManifest() throws {
        let manifest = "\u{FEFF}" + Self.manifest.replacing(",", with: ",\r\n") + "\r\n"
        #expect(try problems(["template.json": manifest]) == [])
    }

    @Test(
        "a parent's tags with a block that it does not have, or with what is no block",
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
            ("{{<p}}\n  text {{name}}\n{{/p}}\n", "3 this is no block, and is left out of the parent"),
            ("{{<p}}{{name}} and text{{/p}}\n", "7 this is no block, and is left out of the parent"),
            ("{{<p}}{{#rx}}{{$body}}{{/body}}{{/rx}}{{/p}}\n", "7 this is no block, and is left out of the parent"),
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
        "a manifest that can be read, and cannot be meant",
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
            (#""name": "own", "reserved": ["a b"]"#, "30 'reserved[0]': no module can be called 'a b' anyway"),
        ]
    )
    func manifests(members: String, problem: String) throws {
        let options =
            #"[{"name": "rx", "type": "flag", "help": "h"}, {"name": "v", "type": "choice", "values": ["a", "b"], "help": "h"}]"#
        let manifest = "{\(members),\n\"options\": \(options)}"
        let problems = try problems(["template.json": manifest, "a.mustache": "{{#rx}}{{/rx}}{{v}}\n"])
        #expect(problems.contains("template.json:1:\(problem)"), "\(problems)")
    }

    @Test("two templates of one path are told once, with both names")
    func collisions() throws {
        let problems = try problems(["a.mustache": "x\n", "A.mustache": "x\n"])
        #expect(problems.count == 1, "\(problems)")
        #expect(problems[0].hasPrefix("a.mustache '") && problems[0].contains("/own/A.mustache' writes to the path"))
    }

    @Test("a name that ends with .mustache twice")
    func twiceMustache() throws {
        let problems = try problems(["a.mustache.mustache": "x\n"])
        #expect(problems == ["a.mustache.mustache the file that is written has a name that ends with '.mustache'"])
    }
}
