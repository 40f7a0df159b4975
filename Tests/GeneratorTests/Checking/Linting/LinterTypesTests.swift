import Testing

@testable import VipergenGenerator

/// Types of the module's own that templates use and do not declare.
@Suite struct LinterTypesTests {

    private let options = #""options": [{"name": "router", "type": "flag", "help": "add a router"}]"#

    private func problems(_ templates: [String: String]) throws -> [Diagnostic] {
        let manifest = SourceFile(path: "template.json", text: #"{"name": "own", \#(options)}"#)
        let files = templates.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, text: $0.value) }
        return try Linter(files: [manifest] + files, location: "own", generalOptions: []).problems
    }

    private let router = "{{#router}}\nfinal class {{name}}Router {\n}\n{{/router}}\n"

    @Test func `a type that is declared only with an option is a mistake where it is used without the option`() throws {
        let view = "final class {{name}}View {\n    var router: {{name}}Router?\n}\n"
        let problems = try problems([
            "{{name}}Router.swift.mustache": router, "{{name}}View.swift.mustache": view,
        ])
        let message = "'{{name}}Router' is used here, and without options no template declares it"
        #expect(problems.map(\.message) == [message])
        #expect(problems.first?.place?.file == "own/{{name}}View.swift.mustache" && problems.first?.place?.line == 2)
    }

    @Test func `a type that is used only with the option that declares it is no mistake`() throws {
        let line = "{{#router}}\n    var router: {{name}}Router?\n{{/router}}\n"
        let view = "final class {{name}}View {\n\(line)}\n"
        #expect(
            try problems(["{{name}}Router.swift.mustache": router, "{{name}}View.swift.mustache": view]).isEmpty
        )
    }

    @Test func `a type that no template declares is a warning, since the app may declare it`() throws {
        let line = "{{#router}}\n    var router: {{name}}Router?\n{{/router}}\n"
        let problems = try problems(["{{name}}View.swift.mustache": "final class {{name}}View {\n\(line)}\n"])
        #expect(problems.map(\.message) == ["no template declares '{{name}}Router'"])
        #expect(problems.map(\.severity) == [.warning])
    }

    @Test func `members, imports, strings, comments and names without the module's are no types of its own`() throws {
        let lines = ["import {{name}}Kit", "", "// {{name}}Router", "final class {{name}}View<{{name}}Item> {"]
        let body = ["    let a = Screen.{{name}}Router", "    let b = \"{{name}}Router\"", "    let c = Router()"]
        let text = (lines + body + ["{{#router}}", "    let d: {{name}}Item", "{{/router}}", "}", ""])
        #expect(try problems(["{{name}}View.swift.mustache": text.joined(separator: "\n")]).isEmpty)
    }

    @Test func `a type called like the module is one of its own if a template declares it`() throws {
        let view = "final class {{name}}View {\n    let store: Store<{{name}}>\n}\n"
        let type = "{{#router}}\nstruct {{name}} {\n}\n{{/router}}\n"
        #expect(try problems(["{{name}}View.swift.mustache": view + "{{#router}}\n\n{{/router}}\n"]).isEmpty)
        let problems = try problems(["{{name}}.swift.mustache": type, "{{name}}View.swift.mustache": view])
        #expect(problems.map(\.message) == ["'{{name}}' is used here, and without options no template declares it"])
        #expect(problems.first?.place?.line == 2)
    }
}
