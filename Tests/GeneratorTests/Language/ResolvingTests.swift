import Testing

@testable import VipergenGenerator

@Suite("Templates for values that are known") struct ResolvingTests {

    private let values: [String: Value] = [
        "on": .flag(true), "off": .flag(false), "kind": .choice("b", among: ["a", "b"]), "word": .text("W"),
        "sign": .text("<"), "none": .list([]), "parent": .record("Root", ["snakeName": .text("root")]),
        "all": .list(["x", "y"].map { .record($0, ["all": .record($0, [:]), "isLast": .flag($0 == "y")]) }),
    ]
    private let partials = [
        "p": "{{#on}}[{{name}} {{word}}]{{/on}}\n", "dot": "{{.}}", "endless": "{{> endless}}",
        "q": "{{$b}}default{{/b}}",
    ]

    private static let resolved = [
        ("{{#on}}yes{{/on}}{{^on}}no{{/on}}{{#off}}no{{/off}} {{name}}", 2),
        ("{{#kind.a}}A{{/kind.a}}{{#kind.b}}B{{/kind.b}}{{kind}} {{word}}{{^none}} empty{{/none}}", 1),
        ("{{#on}}{{#word}}{{name}}{{word}}{{/word}}{{/on}}{{> p}}", 4),
        ("{{#parent}}{{parent.snakeName}}{{/parent}}{{nothing}}", 2),
        ("{{sign}}{{{sign}}}", 2), ("{{.}}{{#on}}x{{/on}}{{word}}", 2),
        ("{{#on}}{{#name}}x{{/name}}{{word}}{{/on}}{{word}}{{word}}", 2),
        ("a{{> missing}}", 2),
    ]
    /// What is not known before a module is there, or not worth the trouble.
    private static let kept = [
        "{{#on}}{{.}}{{/on}}", "{{#word}}{{> dot}}{{/word}}",
        "{{#on}}{{#all}}{{.}}{{all}}{{^isLast}},{{/isLast}}{{/all}}{{/on}}",
        "{{#on}}{{^name}}{{.}}{{/name}}{{/on}}", "  {{> p}}\n{{#on}}{{#kind}}{{b}}{{/kind}}{{/on}}",
        "{{#name}}{{on}}{{/name}}",
        "{{#on}}{{$block}}{{.}}{{/block}}{{/on}}", "{{<p}}{{$b}}x{{/b}}{{/p}}", "{{<q}}{{$b}}x{{/b}}{{/q}}",
        "{{#word}}{{#.}}x{{/.}}{{/word}}", "{{#word}}{{^missing}}{{.}}{{/missing}}{{/word}}",
    ]

    private func text(_ template: Template, _ escaping: Escaping) throws -> String {
        let partials = try partials.mapValues { try Template($0, name: "P") }
        let all = values.merging(["name": .text("Na&me")]) { $1 }
        return try template.render(.map(all), partials: partials, escaping: escaping)
    }

    private func resolve(_ template: Template) throws -> Template {
        template.resolved(with: values, partials: try partials.mapValues { try Template($0, name: "P") })
    }

    @Test("they render the same", arguments: resolved.map(\.0) + kept, [Escaping.none, .xml])
    func sameText(text: String, escaping: Escaping) throws {
        let template = try Template(text, name: "A")
        #expect(try self.text(resolve(template), escaping) == self.text(template, escaping))
    }

    @Test("what is decided is text", arguments: resolved)
    func decided(text: String, count: Int) throws {
        #expect(try resolve(try Template(text, name: "A")).nodes.count == count)
    }

    @Test("of partials that show more than anybody can look at, no more is looked at than is worth it")
    func wide() throws {
        let partials = try (1...20).map { number in
            ("w\(number)", try Template(String(repeating: "{{> w\(number + 1)}}", count: 10), name: "w"))
        }
        let template = try Template("{{> w1}}", name: "A")
        let resolved = template.resolved(with: values, partials: Dictionary(uniqueKeysWithValues: partials))
        #expect(resolved.nodes.count == 1)
    }

    @Test("partials without end are told where they are rendered")
    func endless() throws {
        let resolved = try resolve(try Template("{{> endless}}", name: "A"))
        let failure = #expect(throws: Failure.self) { try text(resolved, .none) }
        #expect(failure?.diagnostics[0].message.contains("includes itself without end") == true)
    }
}
