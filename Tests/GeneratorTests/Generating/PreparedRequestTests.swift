import Testing

@testable import VipergenGenerator

/// A request for many modules renders all but their names once.
@Suite("Prepared requests") struct PreparedRequestTests {

    private func request(_ template: String, at path: String = "{{name}}.swift") throws -> Request {
        let manifest = """
            {"name": "set", "options": [
              {"name": "t", "type": "text", "help": "h"}, {"name": "child", "type": "list", "is": "typeName", "help": "h"}
            ]}
            """
        let files = [
            SourceFile(path: "template.json", text: manifest), SourceFile(path: path + ".mustache", text: template),
            SourceFile(
                path: "partials/inner.mustache",
                text: "a {{name}}\n{{#child}}\n{{name}}{{child}}\n{{/child}}\n"
            ),
            SourceFile(path: "partials/outer.mustache", text: "{\n  {{$body}}\n  none\n  {{/body}}\n}\n"),
            SourceFile(path: "partials/Home.mustache", text: "home"),
            SourceFile(path: "partials/Login.mustache", text: "x"),
        ]
        let set = try TemplateSet(files: files, location: "set")
        let values: [String: OptionValue] = ["t": .text("<&>\"\n"), "child": .list(["One", "Two"])]
        let project = Project(name: "App", date: "2001-02-03")
        return try Request(try Module("Home"), of: set, options: values, project: project)
    }

    @Test(
        "the files of a module are those of a request for it alone",
        arguments: [
            "class {{name}}View { let {{variableName}} = \"{{t}}\" }",
            "{{name.literal}} {{path.literal}} {{t.literal}}",
            "{{#name}}{{.}} {{/name}}{{^name}}never{{/name}}{{#kebabName}}-{{snakeName}}{{/kebabName}}",
            "{{file}}\n  {{> inner}}\n{{name}}  {{> inner}}\n",
            "{{<outer}}\n{{$body}}\n{{name}}\n  {{t}}\n{{/body}}\n{{/outer}}\n",
            "{{#child}}{{child}}: {{name}}, {{child.snakeName}}\n{{/child}}", "{{> *name}}",
        ]
    )
    func sameFiles(template: String) throws {
        for path in ["{{name}}.swift", "{{snakeName}}/Main.storyboard", "x.{{kebabName}}", "{{t}}{{name}}"] {
            let request = try request(template, at: path.replacing("{{t}}", with: "T"))
            for name in ["Home", "Account/Login"] {
                let module = try Module(name)
                #expect(try request.prepared.of(module).render() == request.of(module).render())
            }
        }
    }

    @Test("other values for the options give other files")
    func otherValues() throws {
        let prepared = try request("{{t}}").prepared.with(["t": .text("other")])
        #expect(try prepared.render().map(\.contents) == [Array("other".utf8)])
    }

    @Test("what is known is rendered once")
    func once() throws {
        let nodes = try request("{{#child}}{{child}} {{name}}\n{{/child}}{{t}}").prepared.outputs[0].template?.nodes
        #expect(nodes?.count == 5, "\(String(describing: nodes))")
    }
}
