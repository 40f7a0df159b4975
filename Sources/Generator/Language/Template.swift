/// A compiled Mustache template.
package final class Template: Sendable {
    let source: SourceText
    let nodes: [Node]
    /// Every variable that it names, in the order of its tags.
    let variables: [Reference]
    /// The name of every partial and parent that it includes.
    let partialNames: [PartialName]
    /// Where content that is no block begins between the tags of a parent, in bytes: one place for each such parent. It
    /// is not rendered.
    let ignored: [Int]

    /// Compiles `text`.
    ///
    /// - Parameter name: the template's path, as errors name it.
    /// - Throws: a `data` failure with every syntax error and its place, or with a byte that is 0.
    package convenience init(_ text: String, name: String) throws(Failure) {
        try self.init(SourceText(SourceFile(path: name, text: text)))
    }

    init(_ source: SourceText) throws(Failure) {
        self.source = source
        let parser = try Parser.parse(source)
        (nodes, ignored) = (parser.frames[0].nodes, parser.ignored)
        (variables, partialNames) = (parser.variables, parser.partialNames)
    }

    private init(_ source: SourceText, _ nodes: [Node]) {
        self.source = source
        self.nodes = nodes
        variables = nodes.compactMap { if case .variable(let reference, _) = $0 { reference } else { nil } }
        (partialNames, ignored) = ([], [])
    }

    /// The template with all values that are known. The others are `.later`, and stay variables.
    ///
    /// - Throws: what rendering throws, and a `data` failure for a partial whose name comes later.
    func specialized(
        for values: [Value],
        partials: [String: Template],
        escaping: Escaping
    ) throws(Failure) -> Template {
        var renderer = Renderer(values, template: self, partials, escaping)
        try renderer.render(nodes)
        return Template(source, renderer.nodes)
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
        // A copy has no room for more: many files stay in memory until they are written.
        return (renderer.output.withUnsafeBytes { Array($0) }, renderer.sourceMap)
    }
}

extension Template {

    /// True if a text in it begins as XML documents do.
    var mayBeXML: Bool {
        nodes.allNodes.contains { node in
            if case .text(let text, _) = node { Array(text).firstRange(of: Array("<?xml".utf8)) != nil } else { false }
        }
    }

    /// True if it names a variable, or a part of it.
    func reads(_ name: String) -> Bool { variables.contains { $0.first == name } }
}
