import Testing

@testable import VipergenGenerator

@Suite("The linter, and attributes for the linker") struct LinkerAttributeTests {

    /// The problems of a set with a template, as `line:column message`.
    private func problems(_ text: String, _ path: String = "{{name}}.swift.mustache") throws -> [String] {
        let manifest = #"{"name": "own", "options": [{"name": "rx", "type": "flag", "help": "h"}]}"#
        let files = ["template.json": manifest, path: text, "{{name}}X.swift.mustache": "{{#rx}}x\n{{/rx}}"]
        let linter = try Linter(
            files: files.map { SourceFile(path: $0, text: $1) },
            location: "own",
            generalOptions: []
        )
        return linter.problems.filter { $0.severity == .error }
            .map { "\($0.place?.line ?? 0) \($0.message); \($0.help ?? "")" }
    }

    private func message(_ line: Int, _ name: String) -> String {
        "\(line) '@\(name)' writes for the linker, which can be made to load a library; remove the attribute"
    }

    @Test(
        "an attribute that writes a section is an error, wherever it is in the code",
        arguments: ["section", "_section", "used", "_used"]
    )
    func attributes(name: String) throws {
        let text = """
            {{> header}}
            #if os(Linux)
            @\(name)(".swift1_autolink_entries")
            let {{variableName}} = 1
            #endif
            func f() { _ = { @\(name) let x = "\\(1)" } }

            """
        #expect(try problems(text) == [message(3, name), message(6, name)])
        #expect(try problems(text, "files/a.swift") == [message(3, name), message(6, name)])
    }

    @Test("a tag in the attribute, white space and a backtick do not hide it")
    func hidden() throws {
        #expect(try problems("@_sec{{#rx}}{{/rx}}tion(\"a\") let x = 1\n") == [message(1, "_section")])
        #expect(try problems("@ `used`\nlet x = 1\n") == [message(1, "used")])
    }

    @Test("the same words elsewhere are no mistake")
    func others() throws {
        #expect(try problems("// @_used\n@objc func used(section: Int) { print(\"@section\") }\n") == [])
        #expect(try problems("@_section(\"a\")\n", "{{name}}.md.mustache") == [])
    }
}
