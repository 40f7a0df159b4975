import Foundation
import TestSupport
import Testing
import VipergenTemplates

@testable import VipergenGenerator

/// Real documents, validated with the schemas that editors use.
@Suite("JSON schemas") struct SchemaTests {

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private static let options = """
        {"name": "on", "type": "flag", "help": "h", "default": true},
        {"name": "view", "type": "choice", "values": ["code", "xib"], "help": "h"},
        {"name": "parent", "type": "text", "is": "typeName", "required": true, "distinct": true, "example": "Root", "help": "h"},
        {"name": "note", "type": "text", "default": "n", "help": "h"},
        {"name": "child", "type": "list", "is": "typeName", "examples": ["A", "B"], "help": "h"},
        {"name": "action", "type": "list", "fields": [{"name": "label", "is": "identifier", "unique": true}], "help": "h"}
        """

    private static let manifest = """
        {
          "$schema": "../vipergen-template.schema.json", "name": "set", "base": "base", "options": [\(options)],
          "reserved": ["A", {"names": "B", "when": ["on", "view.xib"], "because": "b"}], "types": ["{{name}}X"],
          "members": [
            {"in": "the code", "names": "a", "when": "on", "because": "b"},
            {"in": "the code", "for": "action", "names": ["{{label}}", "{{variableName}}{{label}}"]}
          ],
          "forbids": [{"options": ["no-on", "child"], "because": "b"}]
        }
        """

    @Test("a manifest with every key is valid, and so are the built-in ones")
    func manifests() throws {
        let schema = try JSONSchema("vipergen-template.schema.json")
        try folder.write(Self.manifest, to: "set/template.json")
        try folder.vipergen("templates", "set")
        #expect(try schema.problems(in: Self.manifest) == [])
        for (name, files) in BuiltInSets.all {
            let manifest = try #require(files.first { $0.path == "template.json" })
            #expect(try schema.problems(in: String(decoding: manifest.contents, as: UTF8.self)) == [], "\(name)")
        }
    }

    @Test(
        "a manifest that the program refuses is also invalid for an editor",
        arguments: [
            #"{}"#, #"{"name": ""}"#, #"{"name": "s", "option": []}"#, #"{"name": "s", "options": {}}"#,
            #"{"name": "s", "options": [{"name": "a", "type": "flag"}]}"#,
            #"{"name": "s", "options": [{"name": "no-a", "type": "flag", "help": "h"}]}"#,
            #"{"name": "s", "options": [{"name": "a", "type": "flags", "help": "h"}]}"#,
            #"{"name": "s", "options": [{"name": "a", "type": "flag", "help": "h", "default": "on"}]}"#,
            #"{"name": "s", "options": [{"name": "a", "type": "flag", "help": "h", "is": "any"}]}"#,
            #"{"name": "s", "options": [{"name": "a", "type": "choice", "help": "h"}]}"#,
            #"{"name": "s", "options": [{"name": "a", "type": "choice", "help": "h", "values": ["b", "b"]}]}"#,
            #"{"name": "s", "options": [{"name": "a", "type": "text", "help": "h", "is": "number"}]}"#,
            #"{"name": "s", "options": [{"name": "a", "type": "list", "help": "h", "fields": []}]}"#,
            #"{"name": "s", "reserved": [{"when": "a"}]}"#, #"{"name": "s", "forbids": [{}]}"#,
            #"{"name": "s", "members": ["a"]}"#, #"{"name": "s", "members": [{"in": "", "names": "a"}]}"#,
            #"{"name": "s", "members": [{"names": "a"}]}"#, #"{"name": "s", "members": [{"in": "the code"}]}"#,
        ]
    )
    func mistakes(manifest: String) throws {
        try folder.write(manifest, to: "s/template.json")
        try folder.vipergen("templates", "s", status: 65)
        #expect(try !JSONSchema("vipergen-template.schema.json").problems(in: manifest).isEmpty)
    }

    @Test("the output of 'templates --json' is valid, also on failure, and has every option as declared")
    func listing() throws {
        let schema = try JSONSchema("vipergen-templates.schema.json")
        try folder.write(Self.manifest, to: "sets/set/template.json")
        try folder.write("{{#action}}{{label}}{{/action}}", to: "sets/set/tests/{{name}}Tests.swift.mustache")
        try folder.write(#"{"templates": "sets"}"#, to: ".vipergen.json")
        let all = try folder.vipergen("templates", "--json").output
        #expect(try schema.problems(in: all) == [])
        #expect(try schema.problems(in: folder.vipergen("templates", "sett", "--json", status: 64).output) == [])
        // A template set with the listed options is the same template set.
        let listed = try Array(Document(all, file: "").root["templates"].elements)
        #expect(listed.map { $0["name"].json } == ["base", "mvvm", "mvvm-base", "rib", "set", "viper"].map(JSON.text))
        #expect(listed.map { $0["folder"].json } == [nil, nil, nil, nil, .text("sets/set"), nil])
        let bases = [nil, "mvvm-base", nil, nil, "base", "base"].map { $0.map(JSON.text) }
        #expect(listed.map { $0["base"].json } == bases)
        let defaults = listed[4]["options"].elements.map { $0["default"].json }
        #expect(defaults == [.flag(true), .text("code"), nil, .text("n"), nil, nil])
        for entry in listed {
            let name = try #require(entry["name"].json)
            // No template set declares the form of its tests.
            let declared = entry["options"].elements.filter { $0["name"].json != .text("testing") }
            let options = JSON.list(declared.compactMap(\.json))
            let set = "again/\(name.line.dropFirst().dropLast())"
            try folder.write(JSON.object(["name": name, "options": options]).text, to: "\(set)/template.json")
            let again = try folder.vipergen("templates", set, "--json").output
            let entry = try Array(Document(again, file: "").root["templates"].elements)[0]
            #expect(entry["options"].json == options)
        }
    }

    @Test(
        "the output of commands with '--json' is valid, also on failure",
        arguments: [
            ("Home --rx --tests", 0), ("Home --dry-run", 0), ("Login --check", 1), ("Login", 73), ("Login --diff", 0),
            ("status", 0), ("show Login", 0), ("config", 0), ("update Login --formatter --check", 1),
            ("remove Login --dry-run", 73), ("lint base", 0),
            ("lint set", 65), ("update Nothing", 64), ("eject rib own --dry-run", 0), ("verify set", 65),
        ]
    )
    func results(line: String, status: Int) throws {
        try folder.vipergen("Login", "--rx")
        try folder.write("// mine\n" + folder.read("Login/LoginPresenter.swift"), to: "Login/LoginPresenter.swift")
        try folder.write("{}", to: "set/template.json")
        let words = line.split(separator: " ").map(String.init) + ["--json"]
        let run = try Run.vipergen(words, in: folder.url)
        #expect(run.status == status)
        #expect(try JSONSchema("vipergen-results.schema.json").problems(in: run.output) == [])
        #expect(try !JSONSchema("vipergen-results.schema.json").problems(in: #"{"exitCode": "0"}"#).isEmpty)
    }

    @Test("the configuration that 'init' writes is valid")
    func configuration() throws {
        try folder.vipergen("init", "--rx", "--view", "xib", "--tests", "--route", "Home", "--output", "App")
        #expect(try JSONSchema("vipergen.schema.json").problems(in: folder.read(".vipergen.json")) == [])
        #expect(try !JSONSchema("vipergen.schema.json").problems(in: #"{"outputs": "App"}"#).isEmpty)
    }
}
