import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("The linter") struct LinterTests {

    private static let manifest = """
        {"name": "own", "options": [
          {"name": "model", "type": "flag", "default": true, "help": "h"},
          {"name": "style", "type": "choice", "values": ["plain", "grouped"], "help": "h"},
          {"name": "parent", "type": "text", "example": "Root", "help": "h"}
        ], "forbids": [{"options": ["no-model", "style.grouped"]}]}
        """
    private static let everything = "{{#model}}{{/model}}{{style}}{{parent}}\n"

    private func lint(_ files: [String: String], manifest: String = Self.manifest) throws -> Linter {
        let files = files.merging(["template.json": manifest]) { $1 }.map { SourceFile(path: $0, text: $1) }
        return try Linter(
            files: files,
            location: "own",
            folderName: "own",
            generalOptions: [],
            sets: ["own", "base"]
        )
    }

    /// The problems, as `file:line:column message`.
    private func problems(_ files: [String: String], manifest: String = Self.manifest) throws -> [String] {
        try lint(files, manifest: manifest).problems.map { problem in
            let place = problem.place
            let name = place?.file.split(separator: "/").last.map(String.init) ?? ""
            return ([name] + [place?.line, place?.column].compactMap { $0.map(String.init) }).joined(separator: ":")
                + " " + problem.message
        }
    }

    @Test("every allowed combination is tried, with and without the examples of texts")
    func combinations() throws {
        let combinations = try lint([:]).combinations
        #expect(
            combinations.map(\.name) == [
                "Default", "Parent", "StyleGrouped", "StyleGroupedParent", "NoModel", "NoModelParent",
            ]
        )
    }

    @Test("a problem of a combination that is in no file is reported at the template set's folder")
    func placeless() throws {
        let files = [
            SourceFile(path: "template.json", text: #"{"name": "own"}"#),
            SourceFile(path: String(repeating: "a", count: 300) + ".swift.mustache", text: "{{name}}\n"),
        ]
        let problem = try #require(try Linter(files: files, location: "own", generalOptions: []).problems.first)
        #expect(problem.message.hasPrefix("'Default' is too long"))
        #expect(problem.place == Diagnostic.Place(file: "own"))
    }

    @Test("a list is tried empty, with its first example and with all examples")
    func lists() throws {
        func names(_ lists: [(name: String, examples: String)], more: String = "") throws -> [String] {
            let options = lists.map {
                #"{"name": "\#($0.name)", "type": "list", "is": "typeName", "help": "h", "examples": [\#($0.examples)]}"#
            }
            let flag = #"{"name": "big", "type": "flag", "help": "h"}"#
            let manifest = #"{"name": "own", "options": [\#(([flag] + options).joined(separator: ","))]\#(more)}"#
            return try lint([:], manifest: manifest).combinations.map(\.name)
        }
        #expect(
            try names([("child", #""A", "B", "C""#)]) == ["Default", "Child", "Child3", "Big", "BigChild", "BigChild3"]
        )
        #expect(try names([("child", #""A""#)]) == ["Default", "Child", "Big", "BigChild"])
        #expect(
            try names([("a", #""A", "B""#), ("b", #""A""#)], more: #", "forbids": [{"options": ["big"]}]"#)
                == ["Default", "B", "A", "AB", "A2", "A2B"]
        )
    }

    @Test("names in a place where no option declares any are reported, with a place that is meant")
    func members() throws {
        let members = #"""
            , "members": [{"in": "the view", "names": "a"}, {"in": "the veiw", "names": "b"},
              {"in": "the view", "for": "child", "names": "{{child}}"}, {"in": "the app", "for": "child", "names": "{{child}}"}]
            """#
        let child = #", {"name": "child", "type": "list", "is": "typeName", "help": "h"}], "forbids""#
        let manifest = String(Self.manifest.dropLast()) + members + "}"
        let problems = try lint(
            ["a.swift.mustache": Self.everything + "{{#child}}{{/child}}"],
            manifest: manifest.replacing(#"], "forbids""#, with: child)
        ).problems
        #expect(problems.map(\.message) == ["'members[1].in': no option declares names in 'the veiw'"])
        #expect(problems.first?.help == "did you mean 'the view'?")
    }

    @Test("a correct template set has no problems")
    func none() throws {
        #expect(try problems(["a.swift.mustache": Self.everything, "files/copied.txt": "{{ \n\n"]) == [])
    }

    @Test("an unused option and an unused partial are reported")
    func unused() throws {
        let files = ["a.mustache": "{{#model}}{{/model}}{{style}}\n", "partials/p.mustache": "x\n"]
        #expect(
            try problems(files) == [
                "p.mustache no template includes the partial 'p'",
                "template.json:4:3 no template reads the option 'parent'",
            ]
        )
    }

    @Test("an unused name is reported even if it resembles a used one")
    func unusedAndAlike() throws {
        let files = ["a.mustache": Self.everything + "{{> row}}", "partials/row.mustache": "x\n"]
        #expect(
            try problems(files.merging(["partials/rows.mustache": "x\n"]) { $1 })
                == ["rows.mustache no template includes the partial 'rows'"]
        )
        let option = #"{"name": "styles", "type": "flag", "help": "h"}, {"name": "parent""#
        #expect(
            try problems(files, manifest: Self.manifest.replacing(#"{"name": "parent""#, with: option))
                == ["template.json:4:3 no template reads the option 'styles'"]
        )
    }

    @Test("a symlink's own name is the folder name of the template set")
    func linkedFolder() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.manifest, to: "elsewhere/template.json")
        try folder.write(Self.everything, to: "elsewhere/a.mustache")
        let link = folder.url.appending(path: "own")
        try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: "elsewhere")
        let linter = try Linter(
            files: try TemplateSet.files(in: link.path),
            location: link.path,
            folderName: try Disk.folderName(link.path),
            generalOptions: []
        )
        #expect(linter.problems == [])
    }

    @Test("the help for an ignored file says where it would be used")
    func otherFile() throws {
        let files = ["a.mustache": Self.everything, "b.swift": "x\n", "tests/c.swift": "x\n"]
        #expect(
            try lint(files).problems.map(\.help) == [
                "name it 'b.swift.mustache', move it to 'files/b.swift', where it is copied as it is, or remove it",
                "name it 'tests/c.swift.mustache', move it to 'tests/files/c.swift', where it is copied as it is, or remove it",
            ]
        )
    }

    @Test("a partial named by a choice is used")
    func dynamicPartial() throws {
        let partials = ["partials/plain.mustache": "p\n", "partials/grouped.mustache": "g\n"]
        let files = ["a.mustache": Self.everything + "{{> *style}}\n"]
        #expect(try problems(files.merging(partials) { $1 }) == [])
        let more = files.merging(["partials/other.mustache": "o\n"]) { $1 }
        #expect(
            try problems(more.merging(partials) { $1 }) == ["other.mustache no template includes the partial 'other'"]
        )
    }

    @Test("a partial that a text may name is used")
    func partialOfText() throws {
        let files = ["a.mustache": Self.everything + "{{#parent}}{{> *parent}}{{/parent}}\n"]
        let partials = ["partials/Root.mustache": "r\n", "partials/other.mustache": "o\n"]
        #expect(try problems(files.merging(partials) { $1 }) == [])
    }

    @Test("a template set that reserves every name to be tried is reported")
    func everyNameReserved() throws {
        let manifest = #"{"name": "own", "reserved": [{"names": ["Default", "DefaultModule"]}]}"#
        #expect(
            try problems(["a.mustache": "{{name}}\n"], manifest: manifest).contains(
                "own a module of 'own' cannot be called 'DefaultModule'"
            )
        )
    }

    @Test("a combination without files, two outputs at one path and a path outside the folder are reported")
    func outputs() throws {
        let files = ["a.mustache": "{{#model}}" + Self.everything + "{{/model}}"]
        #expect(try problems(files).contains { $0.hasSuffix(" with '--no-model', nothing is written") })
        let twice = ["a.mustache": Self.everything, "{{#model}}a{{/model}}{{^model}}b{{/model}}.mustache": "x\n"]
        #expect(try problems(twice).filter { $0.contains("/a.mustache' writes to the path of") }.count == 1)
        #expect(
            try problems(["{{#model}}..{{/model}}{{^model}}b{{/model}}/a.mustache": Self.everything]).map {
                $0.contains("would be at '../a'")
            } == [true]
        )
    }

    @Test("a file whose path is always outside the folder is reported once")
    func neverInside() throws {
        let path = "{{#model}}..{{/model}}{{^model}}..{{/model}}/a.mustache"
        let all = try problems(["b.mustache": Self.everything, path: "x\n"])
        #expect(all.count == 1 && all[0].contains("would be at '../a'"), "\(all)")
    }

    @Test("the nearest names are suggested for a misspelled block or base")
    func nearMisses() throws {
        let files = [
            "partials/p.mustache": "{{$title}}{{/title}}{{$other}}{{/other}}\n",
            "f.mustache": "{{<p}}{{$titel}}x{{/titel}}{{/p}}" + Self.everything,
        ]
        let manifest = Self.manifest.replacing(#""own","#, with: #""own", "base": "bas","#)
        #expect(
            try lint(files, manifest: manifest).problems.map(\.help) == [
                "did you mean 'title'?", "did you mean 'base'?",
            ]
        )
    }

    @Test("problems of all files and all kinds are reported together")
    func everything() throws {
        let files = [
            "a.mustache": "{{nmae}}\nx\n", "b.mustache": "{{> nothing}}",
            "d~": "",
            "partials/p.mustache": "\n",
        ]
        let problems = try problems(files)
        for message in [
            "'nmae'", "no partial 'nothing'", "option 'style'",
            "partial 'p'", "d~ this file is left out",
        ] {
            #expect(problems.contains { $0.contains(message) }, "\(message) in \(problems)")
        }
    }

    // MARK: - No consequential problems -

    @Test(
        "a file with a syntax error causes no further problems",
        arguments: [
            ["a.mustache": "{{#model}}{{style}}{{parent}}\n", "partials/p.mustache": "p\n"],
            ["a.mustache": "{{> p}}{{#model}}{{/model}}x\n", "partials/p.mustache": "{{style}}{{parent}"],
            [
                "a.mustache": "{{<p}}{{$b}}b{{/b}}{{/p}}{{#model}}{{/model}}{{style}}{{parent}}\n",
                "partials/p.mustache": "{{$b}}",
            ],
            ["a.mustache": "{{#model}{{/model}}{{style}}{{parent}}\n"],
            ["a.mustache": "{{#model}}{{/model}{{style}}{{parent}}\n"],
            ["a.mustache": "{{#model}}{{/modle}}{{style}}{{parent}}\n"],
        ]
    )
    func oneSyntaxError(files: [String: String]) throws {
        let problems = try problems(files)
        #expect(problems.count == 1, "\(problems)")
        #expect(problems[0].contains(":1:"))
    }

    @Test("a mistyped name causes no second problem")
    func oneUnknownName() throws {
        let option = "{{#model}}{{/model}}{{styel}}{{parent}}\n"
        #expect(try problems(["a.mustache": option]) == ["a.mustache:1:21 there is no variable 'styel'"])
        let last = Self.everything + "x {{nmae}}\n"
        #expect(try problems(["a.mustache": last]) == ["a.mustache:2:3 there is no variable 'nmae'"])
        let partial = ["a.mustache": Self.everything + "x {{> pratial}}\n", "partials/partial.mustache": "p\n"]
        #expect(try problems(partial) == ["a.mustache:2:3 there is no partial 'pratial'"])
        let section = ["a.mustache": Self.everything, "b.mustache": "{{#nmae}}x\n{{/nmae}}"]
        #expect(try problems(section) == ["b.mustache:1:1 there is no variable 'nmae'"])
    }

    @Test("an invalid option causes no problems where it is used")
    func oneWrongOption() throws {
        let manifest = Self.manifest.replacing(#""model", "type": "flag""#, with: #""model", "type": "flg""#)
        let problems = try problems(["a.mustache": Self.everything], manifest: manifest)
        #expect(problems == ["template.json:2:29 'options[0].type': an option is of one of four types"])
    }

    @Test("options whose names are joined to the same text give modules of different names")
    func uniqueNames() throws {
        let manifest = """
            {"name": "own", "options": [
              {"name": "a-b", "type": "flag", "help": "h"}, {"name": "a", "type": "choice", "values": ["x", "b"], "help": "h"}
            ]}
            """
        let names = try lint([:], manifest: manifest).combinations.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test("a template set that forbids every combination is reported")
    func nothingAllowed() throws {
        let options =
            #"{"options": ["model", "style.plain"]}, {"options": ["model", "style.grouped"]}, {"options": ["no-model"]}"#
        let manifest = Self.manifest.replacing(#"{"options": ["no-model", "style.grouped"]}"#, with: options)
        let problems = try problems(["a.mustache": Self.everything], manifest: manifest)
        #expect(problems.contains("own every combination of options is forbidden"))
        #expect(!problems.contains { $0.hasPrefix("a.mustache") }, "\(problems)")
    }

    @Test("a combination of a default with another value may be forbidden")
    func forbiddenWithDefault() throws {
        let manifest = Self.manifest.replacing(#""no-model", "style.grouped""#, with: #""model", "style.grouped""#)
        #expect(try problems(["a.mustache": Self.everything], manifest: manifest) == [])
    }

    @Test("if there are too many combinations, a few that cover all pairs are tried")
    func tooMany() throws {
        let options = (0..<70).map { #"{"name": "o\#($0)", "type": "flag", "help": "h"}"# }.joined(separator: ",")
        let linter = try lint([:], manifest: #"{"name": "own", "options": [\#(options)]}"#)
        let tried = try #require(linter.tried)
        #expect(tried.count == nil && (8..<40).contains(tried.combinations.count))
    }

    @Test("10,000 combinations can be tried")
    func most() throws {
        let values = (0..<10).map { #""v\#($0)""# }.joined(separator: ",")
        let options = (0..<4).map { #"{"name": "o\#($0)", "type": "choice", "values": [\#(values)], "help": "h"}"# }
        let manifest = #"{"name": "own", "options": [\#(options.joined(separator: ","))]}"#
        #expect(try lint([:], manifest: manifest).combinations.count == 10_000)
    }

    @Test("a template set that writes only tests is reported as writing nothing")
    func onlyTests() throws {
        let files = ["tests/{{name}}Tests.swift.mustache": Self.everything]
        #expect(
            try problems(files, manifest: Self.manifest).contains {
                $0.hasSuffix(" with no options, nothing is written")
            }
        )
    }

    @Test("a text without an example is tried with a value that its rule allows")
    func noExample() throws {
        let options = #"{"name": "a", "type": "text", "is": "identifier", "help": "h"}"#
        let linter = try lint([:], manifest: #"{"name": "own", "options": [\#(options)]}"#)
        #expect(linter.combinations.map(\.values) == [["a": .text("")], ["a": .text("example")]])
    }

    @Test("an example that is the default is tried once")
    func exampleAsDefault() throws {
        let option = #"{"name": "a", "type": "text", "default": "x", "example": "x", "help": "h"}"#
        let linter = try lint(["f.mustache": "{{a}}\n"], manifest: #"{"name": "own", "options": [\#(option)]}"#)
        #expect(linter.combinations.map(\.name) == ["Default"])
    }

    @Test(
        "the blocks of a parent are searched in its included partials, unless one of them is unknown"
    )
    func blocksOfPartials() throws {
        let outer = "{{> inner}}{{> outer}}{{$a}}{{/a}}\n"
        let files = [
            "partials/outer.mustache": outer, "partials/inner.mustache": "{{#model}}{{> outer}}{{/model}}{{$b}}{{/b}}",
        ]
        let use = "{{<outer}}{{$a}}x{{/a}}{{$b}}y{{/b}}{{$c}}z{{/c}}{{/outer}}\n"
        let known = try problems(files.merging(["f.mustache": use + Self.everything]) { $1 })
        #expect(
            known.filter { $0.contains("has no block") } == ["f.mustache:1:37 the partial 'outer' has no block 'c'"],
            "\(known)"
        )
        let dynamic = [
            "partials/outer.mustache": "{{>*style}}{{$a}}{{/a}}\n", "partials/plain.mustache": "",
            "partials/grouped.mustache": "",
        ]
        let unknown = try problems(dynamic.merging(["f.mustache": use + Self.everything]) { $1 })
        #expect(!unknown.contains { $0.contains("has no block") }, "\(unknown)")
    }

    @Test("reserved names that no module can have are reported in their order")
    func uselessReservations() throws {
        let manifest = #"{"name": "own", "reserved": [{"names": ["d e", "Main", "b c", "a b", "c d"]}]}"#
        let problems = try problems(["f.mustache": "{{name}}\n"], manifest: manifest)
        #expect(problems.map { $0.split(separator: "'")[3] } == ["a b", "b c", "c d", "d e"], "\(problems)")
    }

    @Test("the blocks of a partial are listed in order")
    func listedBlocks() throws {
        let blocks = ["delta", "beta", "alpha", "gamma"].map { "{{$\($0)}}{{/\($0)}}" }.joined()
        let files = [
            "partials/p.mustache": blocks + "\n",
            "f.mustache": "{{<p}}{{$zzzzzzzz}}x{{/zzzzzzzz}}{{/p}}" + Self.everything,
        ]
        let problem = try #require(try lint(files).problems.first { $0.message.contains("has no block") })
        #expect(problem.help == "its blocks are 'alpha', 'beta', 'delta', 'gamma'")
    }
}
