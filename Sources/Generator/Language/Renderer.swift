/// Writes one template out, with the partials it includes.
struct Renderer {

    /// What a parent tag puts in a block's place, and the template that this was written in.
    private struct Override {
        let content: [Node]
        let template: Template
    }

    private(set) var output = ""
    private let partials: [String: Template]
    private let escaping: Escaping
    private let requiresPartials: Bool
    private var context: [Value]
    /// The template that the nodes being rendered come from: where errors are.
    private var template: Template
    private var indentation = ""
    private var overrides: [String: Override] = [:]
    /// The names of the partials being rendered, outermost first.
    private var chain: [String] = []
    private var depth = 0

    init(
        _ value: Value,
        template: Template,
        _ partials: [String: Template],
        _ escaping: Escaping,
        requiresPartials: Bool
    ) {
        context = [value]
        self.template = template
        self.partials = partials
        self.escaping = escaping
        self.requiresPartials = requiresPartials
    }

    mutating func render(_ nodes: [Node]) throws(Failure) {
        for node in nodes {
            switch node {
            case .text(let text, let startsLine): write(text, startsLine: startsLine)
            case .variable(let reference, let isEscaped):
                guard let text = lookUp(reference)?.text else { continue }
                output += isEscaped ? escaping(text) : text
            case .section(let reference, let isInverted, let content):
                let elements = lookUp(reference)?.sectionElements ?? []
                if isInverted {
                    if elements.isEmpty { try renderNested(content, at: reference.offset) }
                } else {
                    for element in elements {
                        context.append(element)
                        try renderNested(content, at: reference.offset)
                        context.removeLast()
                    }
                }
            case .partial(let name, let added, let blocks): try render(name, added, blocks)
            case .block(let block): try render(block)
            }
        }
    }

    /// The value that a name stands for: its first part is looked for from the innermost section outwards, the others
    /// in what was found.
    private func lookUp(_ reference: Reference) -> Value? {
        guard let first = reference.path.first else { return context.last }
        for value in context.reversed() {
            guard let found = value.member(first) else { continue }
            return reference.path.dropFirst().reduce(found) { value, part in value?.member(part) }
        }
        return nil
    }

    /// Writes text of the template, each line that has any after the indentation of the partials it is in.
    private mutating func write(_ text: String, startsLine: Bool) {
        guard !indentation.isEmpty else {
            output += text
            return
        }
        let newline = UInt8(ascii: "\n")
        // A block that replaces another in the middle of a line goes on with that line.
        if text.isEmpty, startsLine, output.utf8.last ?? newline == newline {
            output += indentation
            return
        }
        var rest = text.utf8[...]
        var isLineStart = startsLine && output.utf8.last ?? newline == newline
        while !rest.isEmpty {
            let end = rest.firstIndex(of: newline).map(rest.index(after:)) ?? rest.endIndex
            let line = rest[..<end]
            let isEmpty = line.first == newline || line.elementsEqual("\r\n".utf8)
            if isLineStart && !isEmpty { output += indentation }
            output += Substring(line)
            isLineStart = true
            rest = rest[end...]
        }
    }

    // MARK: - Partials, parents and blocks -

    private mutating func render(_ name: PartialName, _ added: String, _ blocks: [Block]) throws(Failure) {
        let key: String
        switch name {
        case .literal(let literal, _): key = literal
        case .dynamic(let reference):
            guard let text = lookUp(reference)?.text else { return }
            key = text
        }
        guard let partial = partials[key] else {
            guard requiresPartials else { return }
            throw .unknownPartial(key, among: partials.keys, at: template.source.place(at: name.offset))
        }
        let outer = (template, indentation, overrides)
        for block in blocks where outer.2[block.name] == nil {
            overrides[block.name] = Override(content: block.content, template: template)
        }
        indentation += added
        chain.append(key)
        try enter(at: name.offset)
        template = partial
        try render(partial.nodes)
        depth -= 1
        chain.removeLast()
        (template, indentation, overrides) = outer
    }

    private mutating func render(_ block: Block) throws(Failure) {
        guard let override = overrides[block.name] else { return try render(block.content) }
        let outer = (template, indentation)
        template = override.template
        indentation += block.indentation
        try enter(at: 0)
        try render(override.content)
        depth -= 1
        (template, indentation) = outer
    }

    private mutating func renderNested(_ content: [Node], at offset: Int) throws(Failure) {
        try enter(at: offset)
        try render(content)
        depth -= 1
    }

    /// Counts a level of nesting, so that a partial without end stops with an error and not with the stack's end.
    private mutating func enter(at offset: Int) throws(Failure) {
        depth += 1
        guard depth > Parser.maximumDepth * 2 else { return }
        let place = template.source.place(at: offset)
        guard let last = chain.last, let start = chain.dropLast().lastIndex(of: last) else {
            throw Failure(
                .data,
                "sections, partials and blocks are nested too deep",
                at: place,
                help: "split the template"
            )
        }
        let loop = chain[start...].joined(separator: " → ")
        throw Failure(
            .data,
            "the partial '\(last)' includes itself without end (\(loop))",
            at: place,
            help: "put the tag into a section that ends, or remove it"
        )
    }
}

extension Failure {

    static func unknownPartial(
        _ name: String,
        among known: some Sequence<String>,
        at place: Diagnostic.Place
    ) -> Failure {
        let help = known.suggestion(for: name) ?? "write it as 'partials/\(name).mustache'"
        return Failure(.data, "there is no partial '\(name)'", at: place, help: help)
    }
}
