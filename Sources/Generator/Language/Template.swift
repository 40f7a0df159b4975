/// A compiled Mustache template.
package final class Template: Sendable {
    let source: SourceText
    let nodes: [Node]
    /// Where content that is no block begins between the tags of a parent, in bytes: one place for each such parent. It
    /// is not rendered.
    let ignored: [Int]

    /// Compiles `text`.
    ///
    /// - Parameter name: the template's path, as errors name it.
    /// - Throws: a `data` failure with every syntax error and its place.
    package convenience init(_ text: String, name: String) throws(Failure) {
        try self.init(SourceText(name: name, text: text))
    }

    init(_ source: SourceText) throws(Failure) {
        self.source = source
        (nodes, ignored) = try Parser.parse(source)
    }

    /// Renders the template as the bytes of a file.
    ///
    /// - Parameters:
    ///   - values: the values of the names in the template; a name is looked up in the last of them first. An unknown
    ///     name renders to nothing.
    ///   - partials: the templates that partial and parent tags name.
    ///   - escaping: how `{{name}}` is written; `{{{name}}}` and `{{&name}}` are never escaped.
    ///   - requiresPartials: true if a missing partial is an error; else it renders to nothing.
    ///   - sourceMap: an empty map to be filled; nil if none is wanted.
    /// - Throws: a `data` failure for a partial that is required and missing, or for a text that is nested too deep or
    ///   too long: a partial may include itself without end.
    func render(
        _ values: [Value],
        partials: [String: Template] = [:],
        escaping: Escaping,
        requiresPartials: Bool = true,
        sourceMap: SourceMap? = nil
    ) throws(Failure) -> (text: [UInt8], sourceMap: SourceMap?) {
        var renderer = Renderer(values, template: self, partials, escaping)
        (renderer.requiresPartials, renderer.sourceMap) = (requiresPartials, sourceMap)
        try renderer.render(nodes)
        return (renderer.output, renderer.sourceMap)
    }
}

extension Template {

    /// The name of every partial and parent that it includes.
    var partialNames: [PartialName] {
        nodes.allNodes.compactMap { if case .partial(let name, _, _) = $0 { name } else { nil } }
    }

    /// Every variable that it names.
    var variables: [Reference] {
        nodes.allNodes.compactMap { node in
            switch node {
            case .variable(let reference, _), .section(let reference, _, _), .partial(.dynamic(let reference), _, _):
                reference
            case .partial(.literal, _, _), .text, .block: nil
            }
        }
    }
}
