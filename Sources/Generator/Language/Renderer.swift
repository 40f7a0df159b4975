/// Writes one template out, with the partials it includes.
struct Renderer {

    /// How deep sections, blocks and partials may be nested, all together: as deep as sections in one template. A stack
    /// of half a megabyte holds that in a debug build.
    private static let maximumDepth = Parser.maximumDepth

    /// How many partials one file may include: each can include the next one twice, and a few dozen of those never end.
    private static let maximumInclusions = 100_000

    /// Where the nodes being rendered come from, and how they are rendered.
    private struct Scope {
        let template: Template
        var indentation = ""
        var overrides: [String: Override] = [:]
    }

    /// What a parent tag puts in a block's place. Blocks in it are of the template that it was written in: what
    /// replaces them is what that template was given, not what it gives.
    private struct Override {
        let content: [Node]
        let template: Template
        let overrides: [String: Override]
    }

    /// A partial being rendered, and its tag.
    private struct Inclusion {
        let name: String
        let template: Template
        let offset: Int
    }

    private(set) var output = ""
    private let partials: [String: Template]
    private let escaping: Escaping
    private let requiresPartials: Bool
    private var context: [Value]
    private var scope: Scope
    /// The partials being rendered, outermost first.
    private var chain: [Inclusion] = []
    private var depth = 0
    private var inclusions = 0

    init(
        _ value: Value,
        template: Template,
        _ partials: [String: Template],
        _ escaping: Escaping,
        requiresPartials: Bool
    ) {
        context = [value]
        scope = Scope(template: template)
        self.partials = partials
        self.escaping = escaping
        self.requiresPartials = requiresPartials
    }

    mutating func render(_ nodes: [Node]) throws(Failure) {
        guard depth <= Self.maximumDepth else { throw nestedTooDeep }
        depth += 1
        for node in nodes {
            switch node {
            case .text(let text, let startsLine): write(text, startsLine: startsLine)
            case .variable(let reference, let isEscaped): write(reference, isEscaped: isEscaped)
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

    private mutating func write(_ reference: Reference, isEscaped: Bool) {
        guard let text = lookUp(reference)?.text else { return }
        output += isEscaped ? escaping(text) : text
    }

    /// Writes text of the template, each line that has any after the indentation of the partials it is in.
    private mutating func write(_ text: String, startsLine: Bool) {
        // Most text is in no partial, and need not be taken apart.
        if scope.indentation.isEmpty {
            output += text
            return
        }
        let newline = UInt8(ascii: "\n")
        // A block that replaces another in the middle of a line goes on with that line.
        var isLineStart = startsLine && output.utf8.last ?? newline == newline
        if text.isEmpty, isLineStart { output += scope.indentation }
        var rest = text.utf8[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: newline).map(rest.index(after:)) ?? rest.endIndex
            let line = rest[..<end]
            let isEmpty = line.first == newline || line.elementsEqual("\r\n".utf8)
            if isLineStart && !isEmpty { output += scope.indentation }
            output += Substring(line)
            isLineStart = true
            rest = rest[end...]
        }
    }

    // MARK: - Partials, parents and blocks -

    private mutating func render(_ name: PartialName, _ added: String, _ blocks: [Block]) throws(Failure) {
        guard let key = key(of: name), let partial = try partial(key, at: name.offset) else { return }
        inclusions += 1
        guard inclusions <= Self.maximumInclusions else {
            throw Failure(
                .data,
                "partials are included more than \(Self.maximumInclusions) times",
                at: scope.template.source.place(at: name.offset),
                help: "look for partials that each include the next one twice"
            )
        }
        chain.append(Inclusion(name: key, template: scope.template, offset: name.offset))
        try render(partial.nodes, in: inner(partial, added, blocks))
        chain.removeLast()
    }

    /// What a partial is rendered in. What replaces a block is told by the outermost of the templates that do.
    private func inner(_ partial: Template, _ added: String, _ blocks: [Block]) -> Scope {
        var inner = Scope(template: partial, indentation: scope.indentation + added, overrides: scope.overrides)
        for block in blocks where scope.overrides[block.name] == nil {
            inner.overrides[block.name] = Override(
                content: block.content,
                template: scope.template,
                overrides: scope.overrides
            )
        }
        return inner
    }

    private mutating func render(_ block: Block) throws(Failure) {
        guard let override = scope.overrides[block.name] else { return try render(block.content) }
        let indentation = scope.indentation + block.indentation
        let inner = Scope(template: override.template, indentation: indentation, overrides: override.overrides)
        try render(override.content, in: inner)
    }

    private mutating func render(_ nodes: [Node], in inner: Scope) throws(Failure) {
        let outer = scope
        scope = inner
        try render(nodes)
        scope = outer
    }

    /// The partial's name; nil for a dynamic name that stands for nothing.
    private func key(of name: PartialName) -> String? {
        switch name {
        case .literal(let literal, _): literal
        case .dynamic(let reference): lookUp(reference).flatMap { $0.text.isEmpty ? nil : $0.text }
        }
    }

    private func partial(_ key: String, at offset: Int) throws(Failure) -> Template? {
        if let partial = partials[key] { return partial }
        guard requiresPartials else { return nil }
        throw .unknownPartial(key, among: partials.keys, at: scope.template.source.place(at: offset))
    }

    /// The error that a partial without end stops with, before the stack ends.
    private var nestedTooDeep: Failure {
        let names = chain.map(\.name)
        // The innermost partial that is within itself: those in it are not to blame.
        let end = names.indices.last { names[..<$0].contains(names[$0]) }
        let place = (end.map { chain[$0] } ?? chain.last).map { $0.template.source.place(at: $0.offset) }
        guard let end, let start = names[..<end].lastIndex(of: names[end]) else {
            return Failure(
                .data,
                "sections, partials and blocks are nested more than \(Self.maximumDepth) deep",
                at: place,
                help: "split the template"
            )
        }
        let loop = names[start...end].joined(separator: " → ")
        return Failure(
            .data,
            "the partial '\(names[end])' includes itself without end (\(loop))",
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
