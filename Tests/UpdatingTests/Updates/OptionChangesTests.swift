import Testing

@testable import VipergenGenerator

@Suite struct OptionChangesTests {

    private func applied(
        _ changes: OptionChanges,
        to old: [String: OptionValue],
        isOneOfAll: Bool = false
    ) throws -> [String: OptionValue] {
        let manifest = """
            {"name": "own", "options": [
              {"name": "rx", "type": "flag", "help": "h"},
              {"name": "view", "type": "choice", "values": ["code", "xib"], "help": "h"},
              {"name": "parent", "type": "text", "is": "typeName", "help": "h"},
              {"name": "owner", "type": "text", "default": "Root", "help": "h"},
              {"name": "child", "type": "list", "is": "typeName", "help": "h"},
              {"name": "action", "type": "list", "help": "h", "fields": [{"name": "label"}, {"name": "kind"}]}
            ]}
            """
        let set = try TemplateSet(files: [SourceFile(path: "template.json", text: manifest)], location: "own")
        let module = try Module("Login")
        return try changes.applied(to: old, of: set, for: module, isOneOfAll: isOneOfAll)
    }

    private func help(_ value: String, of values: [String]) throws -> String? {
        let failure = try #require(throws: Failure.self) {
            try applied(OptionChanges(removed: ["child": [value]]), to: ["child": .list(values)])
        }
        #expect(failure.kind == .usage)
        #expect(failure.diagnostics[0].message == "'Login' has no child '\(value)'")
        return failure.diagnostics[0].help
    }

    @Test func `new values are added to a list, and replace the values of other options`() throws {
        let changes = OptionChanges(values: ["child": .list(["B", "C"]), "rx": .flag(true)])
        let new = try applied(
            changes,
            to: ["child": .list(["A", "B"]), "view": .text("xib"), "parent": .text("Root")]
        )
        #expect(new["child"] == .list(["A", "B", "C"]))
        #expect(new["rx"] == .flag(true) && new["view"] == .text("xib") && new["parent"] == .text("Root"))
    }

    @Test func `values that the template set no longer accepts are reset to the default`() throws {
        let old: [String: OptionValue] = [
            "rx": .text("on"), "view": .text("nib"), "parent": .text("root"), "owner": .text(""),
            "child": .list(["A", "b"]),
        ]
        let new = try applied(OptionChanges(), to: old)
        #expect(new["rx"] == .flag(false) && new["view"] == .text("code") && new["parent"] == .text(""))
        #expect(new["owner"] == .text("Root") && new["child"] == .list(["A"]))
    }

    @Test func `the first of the values with the same first field is removed`() throws {
        let removal = OptionChanges(removed: ["action": ["tap"]])
        let new = try applied(removal, to: ["action": .list(["tap: A", "tap: B"])])
        #expect(new["action"] == .list(["tap: B"]))
    }

    @Test(arguments: ["tap:B", "tap: B", "tap :  B"])
    func `a value is removed as it was given`(text: String) throws {
        let removal = OptionChanges(removed: ["action": [text]])
        #expect(try applied(removal, to: ["action": .list(["tap: A", "tap: B"])])["action"] == .list(["tap: A"]))
    }

    @Test func `a value is removed from a list, and must be in it unless all modules are changed`() throws {
        let removal = OptionChanges(removed: ["child": ["A"]])
        #expect(try applied(removal, to: ["child": .list(["A", "B"])])["child"] == .list(["B"]))
        #expect(try applied(removal, to: ["child": .list(["B"])], isOneOfAll: true)["child"] == .list(["B"]))
        #expect(try help("Zebra", of: ["Big", "C"]) == "it has 'Big', 'C'")
        #expect(try help("Hme", of: ["Home"]) == "did you mean 'Home'?")
        #expect(try help("A", of: []) == "it has none")
    }
}
