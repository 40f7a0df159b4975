import Testing

@testable import VipergenGenerator

@Suite("Requests") struct RequestTests {

    private static let manifest = #"""
        {"name": "own", "options": [
          {"name": "rx", "type": "flag", "help": "h"},
          {"name": "view", "type": "choice", "values": ["code", "xib"], "help": "h"},
          {"name": "parent", "type": "text", "is": "typeName", "help": "h"},
          {"name": "child", "type": "list", "is": "typeName", "help": "h"},
          {"name": "load", "type": "list", "help": "h",
           "fields": [{"name": "label", "is": "identifier"}, {"name": "type", "optional": true}]}
        ]}
        """#

    private func set() throws -> TemplateSet {
        let files = [
            SourceFile(path: "template.json", text: Self.manifest),
            SourceFile(path: "f.mustache", text: "{{#load}}{{label}}-{{type}};{{/load}}"),
        ]
        return try TemplateSet(files: files, location: "own")
    }

    private func request(_ options: [String: OptionValue]) throws -> Request {
        try Request(Module("Login"), of: set(), options: options, project: Project(date: "2001-01-01"))
    }

    private func problems(_ options: [String: OptionValue]) throws -> [Diagnostic] {
        let failure = try #require(throws: Failure.self) { try request(options) }
        #expect(failure.kind == .usage)
        return failure.diagnostics
    }

    @Test(
        "a value that the command line refuses is refused with the same words",
        arguments: [
            ("view", OptionValue.text("nib")), ("view", .text("")), ("parent", .text("root")),
            ("parent", .text("Array<Int>")), ("child", .list(["home"])), ("child", .list([""])),
            ("load", .list(["let: Int"])), ("load", .list([": Int"])), ("load", .list(["a-b"])),
        ]
    )
    func texts(name: String, value: OptionValue) throws {
        let option = try #require(set().options.first { $0.name == name })
        let text = if case .text(let text) = value { text } else { value.values[0] }
        let failure = try #require(throws: Failure.self) { try option.value(text) }
        #expect(try problems([name: value]) == failure.diagnostics)
    }

    @Test(
        "a value of another type is refused",
        arguments: [
            ("rx", OptionValue.text("true"), "the text 'true'"), ("view", .flag(true), "the flag true"),
            ("parent", .list(["Root"]), "the list ['Root']"), ("child", .text("Home"), "the text 'Home'"),
            ("child", .flag(false), "the flag false"), ("rx", .list([]), "the list []"),
        ]
    )
    func types(name: String, value: OptionValue, words: String) throws {
        #expect(try problems([name: value]).map(\.message) == ["'--\(name)' does not take \(words)"])
    }

    @Test("unknown options are refused, with the nearest, and every problem is reported")
    func unknown() throws {
        let problems = try problems(["childs": .list(["A"]), "zzz": .flag(true), "view": .text("nib")])
        #expect(
            problems.map(\.message) == [
                "the set 'own' has no option 'childs'", "'nib' is not a value of '--view'",
                "the set 'own' has no option 'zzz'",
            ]
        )
        #expect(problems[0].help == "did you mean 'child'?")
        #expect(problems[2].help == "it has 'rx', 'view', 'parent', 'child', 'load'")
    }

    @Test("a value in another form means the same as on the command line")
    func standardForm() throws {
        let files = try request(["load": .list(["user:User", "save"])]).render()
        #expect(files.map { String(decoding: $0.contents, as: UTF8.self) } == ["user-User;save-;"])
    }
}
