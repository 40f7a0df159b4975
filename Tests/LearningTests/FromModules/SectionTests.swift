import TestSupport
import Testing

@testable import VipergenGenerator

/// Where the tags of a learned template's sections stand.
@Suite struct SectionTests {

    private func segment(_ text: String, _ flags: String...) -> Segment {
        Segment(text, flags.map { TemplateCondition(flag: String($0.drop { $0 == "^" }), isOn: !$0.hasPrefix("^")) })
    }

    private func template(_ segments: [Segment]) -> String {
        var lines: [Int: Int] = [:]
        return TemplateText(segments: segments).template(lines: &lines)
    }

    @Test func `a section that begins with another one has each tag on a line of its own`() {
        let text = template([
            segment("class A {"), segment("\n    func a()", "a", "b"), segment("\n    func b()", "a"), segment("\n}\n"),
        ])
        #expect(
            text
                == "class A {\n{{#a}}\n{{#b}}\n    func a()\n{{/b}}\n    func b()\n{{/a}}\n}\n"
        )
    }

    @Test func `a section that ends with another one has each tag on a line of its own`() {
        let text = template([
            segment("class A {\n    "), segment("func a()\n    ", "a"), segment("func b()\n    ", "a", "^b"),
            segment("func c()\n}\n"),
        ])
        #expect(
            text
                == "class A {\n{{#a}}\n    func a()\n{{^b}}\n    func b()\n{{/b}}\n{{/a}}\n    func c()\n}\n"
        )
    }

    @Test func `whatever sections a template has, it renders what its segments have`() throws {
        var random = SplitMix(seed: 1)
        // Line ends stand in front of items, or behind them.
        let pools = [
            ("class A {", ["\n    a", "\n\n    b", ",\n    c", "d", " e"], "\n}\n"),
            ("class A {\n    ", ["a\n    ", "b\n\n    ", "c ", "d"], "e\n"),
        ]
        let conditions: [[String]] = [[], ["a"], ["^a"], ["a", "b"], ["a", "^b"], ["b"]]
        for index in 0..<600 {
            let (start, texts, end) = pools[index % 2]
            let middle = (0..<5).map { _ in
                let flags = conditions.randomElement(using: &random) ?? []
                return Segment(
                    texts.randomElement(using: &random) ?? "",
                    flags.map { TemplateCondition(flag: String($0.suffix(1)), isOn: $0.count == 1) }
                )
            }
            let segments = [Segment(start)] + middle + [Segment(end)]
            let template = template(segments)
            for values in [[], ["a"], ["b"], ["a", "b"]] {
                let expected = TemplateText(segments: segments).rendered { values.contains($0.flag) == $0.isOn }.text
                let context = Value.map(["a": .flag(values.contains("a")), "b": .flag(values.contains("b"))])
                let text = try Template(template, name: "").render([context], escaping: .none).text
                #expect(String(decoding: text, as: UTF8.self) == expected, "\(template)")
            }
        }
    }
}
