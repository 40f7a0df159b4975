import Testing

@testable import VipergenGenerator

@Suite("Names that options declare") struct NameClashesTests {

    private static let options = #"""
        {"name": "rx", "type": "flag", "help": "h"},
        {"name": "parent", "type": "text", "is": "typeName", "help": "h"},
        {"name": "child", "type": "list", "is": "typeName", "distinct": true, "help": "h"},
        {"name": "load", "type": "list", "examples": ["fetchUser: User"], "help": "h",
         "fields": [{"name": "label", "is": "identifier", "unique": true}, {"name": "type", "optional": true}]},
        {"name": "deep-link", "type": "list", "is": "identifier", "help": "h"}
        """#

    /// - Parameter members: the entries of `members`.
    private func set(_ members: String) throws -> TemplateSet {
        let manifest = #"{"name": "own", "options": [\#(Self.options)], "members": [\#(members)]}"#
        return try TemplateSet(files: [SourceFile(path: "template.json", text: manifest)], location: "own")
    }

    private func request(_ members: String, _ options: [String: OptionValue]) throws -> Request {
        try Request(Module("Login"), of: set(members), options: options, project: Project(date: "2001-01-01"))
    }

    private func problems(_ members: String, _ options: [String: OptionValue]) throws -> [String] {
        do {
            _ = try request(members, options)
            return []
        } catch let failure as Failure {
            #expect(failure.kind == .usage)
            return failure.diagnostics.map { "\($0.message); \($0.help ?? "")" }
        }
    }

    private static let presenter = #"""
        {"in": "the presenter", "names": ["view", "viewTask"]},
        {"in": "the presenter", "for": "load", "names": ["{{label}}", "{{label}}Task"]}
        """#

    @Test("a value that declares a name of the set is refused, with a name that would do")
    func ofSet() throws {
        #expect(
            try problems(Self.presenter, ["load": .list(["view: User"])]) == [
                "'--load' cannot be 'view': the presenter has 'view' already; 'fetchView' would do"
            ]
        )
        #expect(try problems(Self.presenter, ["load": .list(["fetchView: User", "views", "label"])]) == [])
    }

    @Test("two values that declare one name are refused")
    func ofTwo() throws {
        let clash = "the presenter would have two 'aTask'; "
        #expect(
            try problems(Self.presenter, ["load": .list(["a", "aTask: A"])]) == [
                "'--load a' and '--load aTask: A' cannot be combined: \(clash)'fetchATask' would do"
            ]
        )
        #expect(
            try problems(Self.presenter, ["load": .list(["aTask", "a"])]) == [
                "'--load aTask' and '--load a' cannot be combined: \(clash)'fetchA' would do"
            ]
        )
    }

    @Test("names in different places do not clash")
    func places() throws {
        let members = #"""
            {"in": "the view", "names": ["a"]}, {"in": "the view", "for": "child", "names": ["{{child.variableName}}"]},
            {"in": "the presenter", "for": "load", "names": ["{{label}}"]}
            """#
        #expect(try problems(members, ["load": .list(["a", "b"]), "child": .list(["B"])]) == [])
        #expect(
            try problems(members, ["child": .list(["A"])]) == [
                "'--child' cannot be 'A': the view has 'a' already; 'AModule' would do"
            ]
        )
    }

    @Test("values of two options clash in one place, and the reason of an entry is shown")
    func options() throws {
        let members = #"""
            {"in": "the code", "names": "Task", "because": "the code starts a 'Task'"},
            {"in": "the code", "for": "load", "names": "{{label}}"},
            {"in": "the code", "for": "deep-link", "names": "{{deep-link}}"},
            {"in": "the code", "for": "parent", "names": "{{parent.lowercaseName}}"}
            """#
        #expect(
            try problems(members, ["load": .list(["a"]), "deep-link": .list(["a"])]) == [
                "'--load a' and '--deep-link a' cannot be combined: the code would have two 'a'; 'deepLinkA' would do"
            ]
        )
        #expect(
            try problems(members, ["deep-link": .list(["Task"])]) == [
                "'--deep-link' cannot be 'Task': the code starts a 'Task'; 'deepLinkTask' would do"
            ]
        )
        #expect(
            try problems(members, ["load": .list(["root"]), "parent": .text("Root")]) == [
                "'--load root' and '--parent Root' cannot be combined: the code would have two 'root'; "
                    + "'RootModule' would do"
            ]
        )
    }

    @Test("every clash is reported, and all suggestions can be taken together")
    func suggestions() throws {
        let members = Self.presenter + #", {"in": "the presenter", "names": ["fetchView", "viewer"]}"#
        let labels = ["view", "viewer", "a", "aTask", "loadView"]
        let problems = try problems(members, ["load": .list(labels)])
        #expect(problems.count == 3)
        let suggested = problems.compactMap { $0.firstMatch(of: /; '(\w+)' would do/).map { String($0.1) } }
        #expect(suggested == ["view2", "fetchViewer", "fetchATask"])
        #expect(try self.problems(members, ["load": .list(["a", "loadView"] + suggested)]) == [])
    }

    @Test("a name may have the module's, and a condition")
    func modules() throws {
        let members = #"""
            {"in": "the app", "names": "{{name}}View", "when": "rx"},
            {"in": "the app", "for": "child", "names": "{{child}}"}
            """#
        let options: [String: OptionValue] = ["child": .list(["LoginView", "HomeView"])]
        #expect(try problems(members, options) == [])
        #expect(
            try problems(members, options.merging(["rx": .flag(true)]) { $1 }) == [
                "'--child' cannot be 'LoginView': the app has 'LoginView' already; 'LoginViewModule' would do"
            ]
        )
    }

    @Test(
        "an entry that means nothing is a mistake in the manifest",
        arguments: [
            (#""view""#, "'members[0]': this must be an object"),
            (#"{"in": "a", "names": []}"#, "'members[0].names': this must have names"),
            (#"{"in": "a", "names": "a", "per": "b"}"#, "'members[0].per': there is no such key"),
            (#"{"names": "a"}"#, "'members[0].in': this is missing"),
            (#"{"in": "a", "for": "rx", "names": "a"}"#, "'members[0].for': 'rx' is not a list or text of this set"),
            (#"{"in": "a", "for": "lod", "names": "a"}"#, "'members[0].for': 'lod' is not a list or text of this set"),
            (#"{"in": "a", "names": "{{label}}"}"#, "'members[0].names': '{{label}}' is not known here"),
            (#"{"in": "a", "for": "load", "names": "{{lable}}"}"#, "'members[0].names': '{{lable}}' is not known here"),
            (#"{"in": "a", "for": "load", "names": "{{type}}"}"#, "'members[0].names': '{{type}}' is not known here"),
            (#"{"in": "a", "for": "load", "names": "{{child}}"}"#, "'members[0].names': '{{child}}' is not known here"),
            (
                #"{"in": "a", "for": "load", "names": "a"}"#,
                "'members[0].names': each value of 'load' would declare 'a'"
            ),
            (#"{"in": "a", "names": "a b"}"#, "'members[0].names': 'a b' is not the name of a member"),
            (#"{"in": "a", "names": "1{{name}}"}"#, "'members[0].names': '1{{name}}' is not the name of a member"),
            (
                #"{"in": "a", "names": "{{#name}}a{{/name}}"}"#,
                "'members[0].names': '{{#name}}a{{/name}}' is not the name of a member"
            ),
            (#"{"in": "a", "names": ["a", "{{"]}"#, "'members[0].names[1]': this tag has no end"),
            (
                #"{"in": "a", "names": "a", "when": "off"}"#,
                "'members[0].when': 'off' is not an option or value of this set"
            ),
        ]
    )
    func mistakes(entry: String, message: String) throws {
        let failure = try #require(throws: Failure.self) { try set(entry) }
        #expect(failure.kind == .data)
        #expect(failure.diagnostics.map(\.message) == [message])
        #expect(failure.diagnostics.allSatisfy { $0.place?.line != nil && $0.help != nil })
    }
}
