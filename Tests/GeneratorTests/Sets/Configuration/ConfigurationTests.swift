import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Configuration") struct ConfigurationTests {

    private func configuration(_ json: String, file: String = "../.vipergen.json") throws -> Configuration {
        try Configuration(json, file: file)
    }

    @Test("paths are relative to the folder of the file; absolute paths and names of template sets stay as they are")
    func paths() throws {
        let json = #"{"template": "Sets/own", "templates": "Sets", "output": "Modules", "testsOutput": "/Tests"}"#
        let relative = try configuration(json)
        #expect(relative.setName == "../Sets/own")
        #expect(relative.setsFolder == "../Sets")
        #expect(relative.output == "../Modules")
        #expect(relative.testsOutput == "/Tests")
        #expect(try configuration(#"{"template": "rib"}"#).setName == "rib")
        #expect(try configuration(#"{"output": "Modules"}"#, file: ".vipergen.json").output == "Modules")
    }

    @Test("a header is one string or a list of lines")
    func header() throws {
        #expect(try configuration(#"{"header": "// a\n// b"}"#).header?.text == "// a\n// b")
        #expect(try configuration(#"{"header": ["// a", "// b"]}"#).header?.text == "// a\n// b\n")
        #expect(try configuration("{}").header?.text == nil)
    }

    @Test("options are read with the types that the template set declares")
    func options() throws {
        let set = try Self.templateSet()
        let json = #"{"options": {"own": {"rx": true, "view": "xib", "parent": "Root"}, "other": {"x": 1}}}"#
        let values: [String: OptionValue] = ["rx": .flag(true), "view": .text("xib"), "parent": .text("Root")]
        #expect(try configuration(json).values(for: set) == values)
    }

    private static func templateSet() throws -> TemplateSet {
        let manifest = """
            {"name": "own", "options": [
              {"name": "rx", "type": "flag", "help": "h"},
              {"name": "view", "type": "choice", "values": ["code", "xib"], "help": "h"},
              {"name": "parent", "type": "text", "is": "typeName", "help": "h"}
            ]}
            """
        return try TemplateSet(files: [SourceFile(path: "template.json", text: manifest)], location: "own")
    }

    @Test(
        "an invalid key or value is reported with its path and place",
        arguments: [
            (#"{"ouput": "x"}"#, 2, "'ouput': there is no such key", "did you mean 'output'?"),
            (#"{"tests": "yes"}"#, 11, "'tests': this must be true or false", "write true or false, without quotes"),
            (#"{"output": 1}"#, 12, "'output': this must be a string", "write it in quotes"),
            (#"{"output": ""}"#, 12, "'output': this is empty", "name a folder, or remove the key"),
            (
                #"{"output": "a\nb"}"#, 12, "'output': 'aU+000Ab' is not a path", "remove what cannot be seen in it"
            ),
            (#"{"header": [1]}"#, 13, "'header[0]': this must be a string", "write it in quotes"),
            (#"{"options": []}"#, 13, "'options': this must be an object", "write it in '{' and '}'"),
            (
                #"{"options": {"viper": true}}"#, 23, "'options.viper': options are those of a template set",
                #"write {"SET": {…}}: the name of a set, and its options in '{' and '}'"#
            ),
            ("[]", 1, "this must be an object", "write it in '{' and '}'"),
        ]
    )
    func problems(json: String, column: Int, message: String, help: String) throws {
        let failure = try #require(throws: Failure.self) { try configuration("\n" + json) }
        #expect(failure.kind == .data)
        let place = Diagnostic.Place(file: "../.vipergen.json", line: 2, column: column, excerpt: json)
        #expect(failure.diagnostics == [Diagnostic(message, at: place, help: help)])
    }

    @Test func `the error for a template set's option among the keys says where it belongs`() throws {
        let failure = try #require(throws: Failure.self) { try configuration(#"{"rx": true}"#) }
        let help = failure.diagnostics[0].help ?? ""
        #expect(help.hasSuffix(#"; an option of a template set goes into "options": {"SET": {…}}"#), "\(help)")
    }

    @Test(
        "an option that the template set does not have, or a wrong value, is reported with its path",
        arguments: [
            (#"{"rxx": true}"#, "1:22: error: 'options.own.rxx': there is no such key"),
            (#"{"rx": "yes"}"#, "'options.own.rx': this must be true or false"),
            (#"{"view": "nib"}"#, "'options.own.view': 'nib' is not a value of '--view'"),
            (#"{"parent": "root"}"#, "'options.own.parent': 'root' is not a type name"),
        ]
    )
    func wrongOptions(json: String, message: String) throws {
        let set = try Self.templateSet()
        let failure = try #require(throws: Failure.self) {
            try configuration(#"{"options": {"own": \#(json)}}"#).values(for: set)
        }
        #expect(failure.description.contains(message), "\(failure)")
    }

    @Test("every key has a place; a missing key has the place of the whole file")
    func places() throws {
        let configuration = try configuration("{\n\"template\": \"a\",\n\"options\": {\n\"own\": {}}}")
        #expect(configuration.place(of: .template).line == 2)
        #expect(configuration.place(of: .options, "own").line == 4)
        #expect(configuration.place(of: .project).line == 1)
        #expect(Configuration().place(of: .project) == Diagnostic.Place(file: ".vipergen.json"))
    }

    @Test("the schema, the documentation and the code have the same keys")
    func schema() throws {
        struct Schema: Decodable {
            struct Property: Decodable {}
            let properties: [String: Property]
        }
        let keys = Set(Configuration.Key.allCases.map(\.rawValue))
        let schema = try Data(contentsOf: Repository.root.appending(path: "vipergen.schema.json"))
        #expect(Set(try JSONDecoder().decode(Schema.self, from: schema).properties.keys) == keys)
        let page = try String(
            contentsOf: Repository.root.appending(path: "Documentation/Configuration.md"),
            encoding: .utf8
        )
        let rows = page.split(separator: "\n").drop { $0 != "## Keys" }.drop { !$0.hasPrefix("|") }
        let documented = rows.prefix { $0.hasPrefix("|") }.compactMap { $0.split(separator: "`").dropFirst().first }
        #expect(Set(documented.map(String.init)) == keys)
    }

    @Test("the error for an unknown language mode lists the known ones")
    func modes() throws {
        #expect(try configuration(#"{"verify": {"modes": ["5", "6"]}}"#).modes.count == 2)
        let failure = try #require(throws: Failure.self) { try configuration(#"{"verify": {"modes": ["5", "7"]}}"#) }
        #expect(failure.diagnostics.map(\.message) == ["'verify.modes[1]': '7' is not a language mode"])
        #expect(failure.diagnostics[0].help?.hasPrefix("the modes are '5', ") == true)
    }
}
