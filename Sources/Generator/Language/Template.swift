/// A compiled Mustache template.
package final class Template: Sendable {
    let source: SourceText
    let nodes: [Node]
    /// The places, in bytes, of content between a parent's tags that is no block, the first of each: it is ignored.
    let ignored: [Int]

    /// Compiles `text`.
    ///
    /// - Parameters:
    ///   - name: the template's path, as errors name it.
    ///   - lineStarts: where each line begins, if the text is a part of another file.
    /// - Throws: a `data` failure with every syntax error and its place.
    package init(_ text: String, name: String, lineStarts: [Diagnostic.Place] = []) throws(Failure) {
        source = SourceText(name: name, text: text, lineStarts: lineStarts)
        (nodes, ignored) = try Parser.parse(source)
    }

    /// Renders the template.
    ///
    /// - Parameters:
    ///   - value: the values of the names in the template. An unknown name renders to nothing.
    ///   - partials: the templates that partial and parent tags name.
    ///   - escaping: how `{{name}}` is written; `{{{name}}}` and `{{&name}}` are never escaped.
    ///   - requiresPartials: true if a missing partial is an error; else it renders to nothing.
    /// - Throws: a `data` failure for a partial that includes itself without end, or that is required and missing.
    package func render(
        _ value: Value,
        partials: [String: Template] = [:],
        escaping: Escaping,
        requiresPartials: Bool = false
    ) throws(Failure) -> String {
        let bytes = try bytes([value], partials: partials, escaping: escaping, requiresPartials: requiresPartials)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Renders the template as the bytes of a file.
    ///
    /// - Parameter values: a name is looked up in the last of them first.
    func bytes(
        _ values: [Value],
        partials: [String: Template],
        escaping: Escaping,
        requiresPartials: Bool
    ) throws(Failure) -> [UInt8] {
        var renderer = Renderer(values, template: self, partials, escaping, requiresPartials: requiresPartials)
        try renderer.render(nodes)
        return renderer.output
    }

    /// Where each piece of the text is from that `render` gives, with every partial that it names.
    ///
    /// - Throws: what `render` throws.
    func sourceMap(
        _ values: [Value],
        partials: [String: Template],
        escaping: Escaping
    ) throws(Failure) -> SourceMap {
        var renderer = Renderer(values, template: self, partials, escaping, requiresPartials: true)
        renderer.sourceMap = SourceMap()
        try renderer.render(nodes)
        return renderer.sourceMap ?? SourceMap()
    }
}

extension Template {

    /// Every variable that it names.
    var variables: [Reference] {
        var references: [Reference] = []
        nodes.walk { node in
            switch node {
            case .variable(let reference, _), .section(let reference, _, _), .partial(.dynamic(let reference), _, _):
                references.append(reference)
            case .partial(.literal, _, _), .text, .block: break
            }
        }
        return references
    }
}
