@testable import VipergenGenerator

/// A template, and partials with the names `a`, `b` and `c`.
///
/// A rendered text consists of the template and the partials, and the source map has a place in them for each part;
/// every error has a place in them, too.
struct TemplateInput {

    private let texts: [String: String]

    init(_ input: [UInt8]) {
        let parts = parts(of: input, atMost: 4)
        texts = Dictionary(uniqueKeysWithValues: zip(["main", "a", "b", "c"], parts))
    }

    /// One of each kind of value.
    private static let value = Value.map([
        "name": .text("Login"), "t": .text("two\nlines"), "e": .text(""), "on": .flag(true), "off": .flag(false),
        "view": .choice("xib", among: ["code", "xib"]), "dynamic": .text("b"), "none": .list([]),
        "list": .list([
            .record("x: Int", ["label": .text("x"), "isFirst": .flag(true)]),
            .record("y: Int", ["label": .text("y"), "isFirst": .flag(false)]),
        ]),
        "words": .list([.text("a"), .text("b")]), "map": .map(["in": .map(["name": .text("deep")])]),
    ])

    func check() throws(Invariant.Broken) {
        let places = texts.mapValues { [$0] }
        var templates: [String: Template] = [:]
        for (name, text) in texts {
            do { templates[name] = try Template(text, name: name) } catch { try error.check(in: places) }
        }
        guard let template = templates.removeValue(forKey: "main") else { return }
        try checkFailure(in: places) {
            let sourceMap =
                try template.render(
                    [Self.value],
                    partials: templates,
                    escaping: .none,
                    sourceMap: SourceMap()
                ).sourceMap ?? SourceMap()
            let strict = try render(template, templates, .none, requiresPartials: true)
            let text = try render(template, templates, .none)
            try hold(text == strict, "a partial that is there is rendered otherwise where it need not be")
            try check(sourceMap, Array(text.utf8))
            // No value has a character that is escaped.
            try hold(try render(template, templates, .xml) == text, "the escaping changes what it need not")
            let plain = (texts["main"] ?? "").utf8
            let brace = UInt8(ascii: "{")
            if !zip(plain, plain.dropFirst()).contains(where: { $0 == brace && $1 == brace }) {
                try hold(text.utf8.elementsEqual(plain), "plain text is changed")
            }
        }
    }

    private func render(
        _ template: Template,
        _ partials: [String: Template],
        _ escaping: Escaping,
        requiresPartials: Bool = false
    ) throws(Failure) -> String {
        let text = try template.render(
            [Self.value],
            partials: partials,
            escaping: escaping,
            requiresPartials: requiresPartials
        ).text
        return String(decoding: text, as: UTF8.self)
    }

    private func check(_ sourceMap: SourceMap, _ text: [UInt8]) throws(Invariant.Broken) {
        guard !text.isEmpty else { return }
        let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.prefix(20).enumerated() {
            for column in [1, line.count] {
                guard let place = sourceMap.place(line: index + 1, column: column, in: text) else {
                    throw Invariant.Broken(description: "line \(index + 1) of what is rendered is from nowhere")
                }
                try Diagnostic("here", at: place).check(in: texts.mapValues { [$0] })
            }
        }
    }
}
