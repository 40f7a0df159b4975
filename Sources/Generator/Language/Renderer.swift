/// Renders one template, with the partials that it includes.
struct Renderer {

    /// The template whose nodes are being rendered, with its indentation and overrides.
    private struct Frame {
        let template: Template
        var indentation: [UInt8] = []
        var overrides: [String: Override] = [:]
    }

    /// The content that a parent tag puts in a block's place. Blocks in this content belong to the template that it was
    /// written in: they are overridden by the overrides that this template was rendered with.
    private struct Override {
        let content: [Node]
        let frame: Frame
    }

    /// A partial being rendered, and its tag.
    private struct Inclusion {
        let name: String
        let template: Template
        let offset: Int
    }

    private(set) var output: [UInt8] = []
    /// What was rendered before `output`. It ends with a variable whose value is not known yet.
    private var before: [Node] = []
    /// The source map of the output; nil if none is wanted.
    var sourceMap: SourceMap?
    private let partials: [String: Template]
    private let escaping: Escaping
    /// True if a missing partial is an error; else it renders to nothing.
    var requiresPartials = true
    private var context: [Value]
    private var frame: Frame
    /// The partials being rendered, outermost first.
    private var chain: [Inclusion] = []
    private var depth = 0
    private var steps = 0

    init(_ context: [Value], template: Template, _ partials: [String: Template], _ escaping: Escaping) {
        (self.context, frame, self.partials, self.escaping) = (context, Frame(template: template), partials, escaping)
    }

    mutating func render(_ nodes: [Node]) throws(Failure) {
        guard depth <= Limits.nesting else { throw nestedTooDeep }
        depth += 1
        steps += nodes.count
        guard steps <= Limits.pieces else {
            let help = "look for partials or blocks that each show the next one twice"
            throw failure("the text is made of more than \(Limits.pieces) pieces", at: chain.last, help: help)
        }
        for node in nodes {
            switch node {
            case .text(let text, let startsLine):
                sourceMap?.append(text.startIndex, of: frame.template.source, at: output.count)
                try write(text, startsLine: startsLine)
            case .variable(let reference, let isEscaped):
                sourceMap?.append(reference.offset, of: frame.template.source, at: output.count)
                try write(lookUp(reference), isEscaped: isEscaped)
            case .section(let reference, let isInverted, let content): try render(content, over: reference, isInverted)
            case .partial(let name, let added, let blocks): try render(name, added, blocks)
            case .block(let block): try render(block)
            }
        }
        depth -= 1
    }

    private mutating func render(_ content: [Node], over reference: Reference, _ isInverted: Bool) throws(Failure) {
        let elements = lookUp(reference)?.sectionElements ?? []
        if isInverted {
            if elements.isEmpty { try render(content) }
            return
        }
        for element in elements {
            context.append(element)
            try render(content)
            context.removeLast()
        }
    }

    /// The value of a name: its first part is looked up from the innermost section outwards, the others in the value
    /// that was found.
    private func lookUp(_ reference: Reference) -> Value? {
        guard let first = reference.first else { return context.last }
        for index in context.indices.reversed() {
            guard let found = context[index].member(first) else { continue }
            return reference.rest.reduce(found) { value, part in value?.part(part) }
        }
        return nil
    }

    private mutating func write(_ value: Value?, isEscaped: Bool) throws(Failure) {
        if case .later(let path) = value {
            if !output.isEmpty { before.append(outputNode) }
            before.append(.variable(Reference(path: path, offset: 0), isEscaped: isEscaped))
            output = []
        } else if let text = value?.text {
            try write((isEscaped ? escaping(text) : text).utf8)
        }
    }

    /// The rendered text, with a variable for each value that comes later.
    var nodes: [Node] { before + (output.isEmpty ? [] : [outputNode]) }

    private var outputNode: Node { .text(output[...], startsLine: false) }

    private mutating func write(_ text: some Collection<UInt8>) throws(Failure) {
        guard output.count + text.count <= Limits.size else {
            let help = "look for partials that write too much, or split the template"
            throw failure("the text has more than \(Limits.size >> 20) MB", at: chain.last, help: help)
        }
        output += text
    }

    /// Writes text of the template. Each line that is not empty gets the indentation of the partials that it is in.
    private mutating func write(_ text: ArraySlice<UInt8>, startsLine: Bool) throws(Failure) {
        // Without indentation, lines do not matter.
        if frame.indentation.isEmpty { return try write(text) }
        let newline = UInt8(ascii: "\n")
        // A block that replaces another one in the middle of a line continues that line.
        let last = output.last ?? (before.isEmpty ? newline : nil)
        var isLineStart = startsLine && last == newline
        if text.isEmpty, isLineStart { try write(frame.indentation) }
        for line in Line.withEnds(of: text).map(\.bytes) {
            let isEmpty = line.first == newline || line.elementsEqual("\r\n".utf8)
            if isLineStart && !isEmpty { try write(frame.indentation) }
            try write(line)
            isLineStart = true
        }
    }

    // MARK: - Partials, parents and blocks -

    private mutating func render(_ name: PartialName, _ added: [UInt8], _ blocks: [Block]) throws(Failure) {
        guard let key = try key(of: name), let partial = try partial(key, at: name.offset) else { return }
        var inner = Frame(template: partial, indentation: frame.indentation + added, overrides: frame.overrides)
        // If several templates override a block, the outermost one wins.
        for block in blocks where frame.overrides[block.name] == nil {
            inner.overrides[block.name] = Override(content: block.content, frame: frame)
        }
        chain.append(Inclusion(name: key, template: frame.template, offset: name.offset))
        try render(partial.nodes, in: inner)
        chain.removeLast()
    }

    private mutating func render(_ block: Block) throws(Failure) {
        guard let override = frame.overrides[block.name] else { return try render(block.content) }
        var inner = override.frame
        inner.indentation = frame.indentation + block.indentation
        try render(override.content, in: inner)
    }

    private mutating func render(_ nodes: [Node], in inner: Frame) throws(Failure) {
        let outer = frame
        frame = inner
        try render(nodes)
        frame = outer
    }

    /// The partial's name; nil for a dynamic name that is empty.
    ///
    /// - Throws: a `data` failure for a name that comes later.
    private func key(of name: PartialName) throws(Failure) -> String? {
        switch name {
        case .literal(let literal, _): return literal
        case .dynamic(let reference):
            let value = lookUp(reference)
            if case .later = value {
                let place = frame.template.source.place(at: reference.offset)
                throw Failure(.data, "the name of this partial is not known", at: place)
            }
            return value.flatMap { $0.text.isEmpty ? nil : $0.text }
        }
    }

    private func partial(_ key: String, at offset: Int) throws(Failure) -> Template? {
        if let partial = partials[key] { return partial }
        guard requiresPartials else { return nil }
        let problem = SourceText.Problem.unknownPartial(key, among: partials.keys, at: offset)
        throw Failure(.data, frame.template.source.diagnostics([problem]))
    }

    // MARK: - Errors -

    private func failure(_ message: String, at inclusion: Inclusion?, help: String) -> Failure {
        let place = inclusion.map { $0.template.source.place(at: $0.offset) }
        return Failure(.data, message, at: place ?? Diagnostic.Place(file: frame.template.source.name), help: help)
    }

    /// The error for a partial that would use up the stack.
    private var nestedTooDeep: Failure {
        let names = chain.map(\.name)
        // The innermost partial that includes itself is the mistake, not the partials in it.
        let end = names.indices.last { names[..<$0].contains(names[$0]) }
        guard let end, let start = names[..<end].lastIndex(of: names[end]) else {
            let message = "sections, partials and blocks are nested more than \(Limits.nesting) deep"
            return failure(message, at: chain.last, help: "split the template")
        }
        let loop = names[start...end].joined(separator: " → ")
        let message = "the partial '\(names[end])' includes itself without end (\(loop))"
        return failure(message, at: chain[end], help: "put the tag into a section that ends, or remove it")
    }
}

extension SourceText.Problem {

    static func unknownPartial(_ name: String, among known: some Sequence<String>, at offset: Int) -> Self {
        let help = known.suggestion(for: name) ?? "write it as 'partials/\(name).mustache'"
        return SourceText.Problem(offset: offset, message: "there is no partial '\(name)'", help: help)
    }
}
