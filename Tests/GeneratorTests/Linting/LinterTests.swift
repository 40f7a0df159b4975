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
        let folder = try TemporaryFolder()
        try folder.write(manifest, to: "template.json")
        for (path, text) in files { try folder.write(text, to: path) }
        return try Linter(folder: folder.url.path, generalOptions: [])
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

    @Test("every combination that the set allows is tried, texts with and without their example")
    func combinations() throws {
        let combinations = try lint([:]).combinations
        #expect(
            combinations.map(\.name) == [
                "Default", "Parent", "StyleGrouped", "StyleGroupedParent", "NoModel", "NoModelParent",
            ]
        )
    }

    @Test("a list is tried empty, with its first example and with all; several lists each alone, and all at once")
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
                == ["Default", "A", "A2", "B", "AB", "A2B"]
        )
    }

    @Test("a set without mistakes has none")
    func none() throws {
        #expect(try problems(["a.swift.mustache": Self.everything, "copied.txt": "  \n\n"]) == [])
    }

    @Test("white space at a line's end, and a last line without a line end, are found where they are")
    func whiteSpace() throws {
        let files = ["a.mustache": Self.everything + "x \n\t\ny\n", "b.mustache": "x"]
        #expect(
            try problems(files) == [
                "a.mustache:2:2 this line ends with white space", "a.mustache:3:1 this line ends with white space",
                "b.mustache the file that is written has no line end at its end",
            ]
        )
    }

    @Test("white space that only an empty variable leaves at a line's end is found")
    func hiddenWhiteSpace() throws {
        let files = ["a.mustache": Self.everything + "x {{parent}}\n"]
        #expect(try problems(files) == ["a.mustache a line of the file that is written ends with white space"])
    }

    @Test("an option that no template reads and a partial that none includes are found")
    func unused() throws {
        let files = ["a.mustache": "{{#model}}{{/model}}{{style}}\n", "partials/p.mustache": "x\n"]
        #expect(
            try problems(files) == [
                "p.mustache no template includes the partial 'p'",
                "template.json no template reads the option 'parent'",
            ]
        )
    }

    @Test("a partial that only a choice names is used")
    func dynamicPartial() throws {
        let partials = ["partials/plain.mustache": "p\n", "partials/grouped.mustache": "g\n"]
        let files = ["a.mustache": Self.everything + "{{> *style}}\n"]
        #expect(try problems(files.merging(partials) { $1 }) == [])
    }

    @Test("a combination that writes nothing, two outputs of one path and a path that leaves the folder are found")
    func outputs() throws {
        let files = ["a.mustache": "{{#model}}" + Self.everything + "{{/model}}"]
        #expect(try problems(files).contains { $0.hasSuffix(" with '--no-model', nothing is written") })
        let twice = ["a.mustache": Self.everything, "{{#model}}a{{/model}}{{^model}}b{{/model}}.mustache": "x\n"]
        #expect(try problems(twice).contains { $0.hasSuffix("another template writes 'Default/a' too") })
        #expect(
            try problems(["{{#model}}..{{/model}}/a.mustache": Self.everything]).contains {
                $0.contains("would be at '../a'")
            }
        )
    }

    @Test("mistakes of all files and all kinds are told at once")
    func everything() throws {
        let files = [
            "a.mustache": "{{nmae}}\nx \n", "b.mustache": "{{#rx}}", "c.mustache": "x", "C": "",
            "partials/p.mustache": "{{> q}}\n",
        ]
        let problems = try problems(files)
        for message in [
            "'nmae'", "no line end at its end", "another template writes", "ends with white space", "never closed",
            "no partial 'q'", "option 'style'", "partial 'p'",
        ] {
            #expect(problems.contains { $0.contains(message) }, "\(message) in \(problems)")
        }
    }

    @Test("options whose words are joined alike give modules of different names")
    func uniqueNames() throws {
        let manifest = """
            {"name": "own", "options": [
              {"name": "a-b", "type": "flag", "help": "h"}, {"name": "a", "type": "choice", "values": ["x", "b"], "help": "h"}
            ]}
            """
        let names = try lint([:], manifest: manifest).combinations.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test("a set that forbids everything is a mistake")
    func nothingAllowed() throws {
        let options =
            #"{"options": ["model", "style.plain"]}, {"options": ["model", "style.grouped"]}, {"options": ["no-model"]}"#
        let manifest = Self.manifest.replacing(#"{"options": ["no-model", "style.grouped"]}"#, with: options)
        #expect(
            try problems(["a.mustache": Self.everything], manifest: manifest).contains { $0.contains("is forbidden") }
        )
    }

    @Test("more combinations than can be tried are refused")
    func tooMany() throws {
        let options = (0..<70).map { #"{"name": "o\#($0)", "type": "flag", "help": "h"}"# }.joined(separator: ",")
        #expect(throws: Failure.self) { try lint([:], manifest: #"{"name": "own", "options": [\#(options)]}"#) }
    }
}
