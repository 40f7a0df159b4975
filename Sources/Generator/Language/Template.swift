/// A compiled Mustache template: one of a set's, which each of its modules refers to.
package final class Template: Sendable {
    let source: SourceText
    let nodes: [Node]
    /// Where something other than blocks is between a parent's tags, the first of each, in bytes: it is left out.
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
    ///   - value: what names in the template stand for. A name it does not have renders to nothing.
    ///   - partials: the templates that partial and parent tags name.
    ///   - escaping: how `{{name}}` is written; `{{{name}}}` and `{{&name}}` are never escaped.
    ///   - requiresPartials: whether a partial that there is not is an error, or renders to nothing.
    /// - Throws: a `data` failure for a partial that includes itself without end, or that is required and missing.
    package func render(
        _ value: Value,
        partials: [String: Template] = [:],
        escaping: Escaping,
        requiresPartials: Bool = false
    ) throws(Failure) -> String {
        let bytes = try bytes(value, partials: partials, escaping: escaping, requiresPartials: requiresPartials)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The same text as it is written to a file.
    func bytes(
        _ value: Value,
        partials: [String: Template],
        escaping: Escaping,
        requiresPartials: Bool
    ) throws(Failure) -> [UInt8] {
        var renderer = Renderer(value, template: self, partials, escaping, requiresPartials: requiresPartials)
        try renderer.render(nodes)
        return renderer.output
    }

    /// Where each piece of the text is from that `render` gives, with every partial that it names.
    ///
    /// - Throws: what `render` throws.
    func sourceMap(
        _ value: Value,
        partials: [String: Template],
        escaping: Escaping
    ) throws(Failure) -> SourceMap {
        var renderer = Renderer(value, template: self, partials, escaping, requiresPartials: true)
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
