// Of what a template says, much is decided before the first of many modules is rendered: its sections by the options of
// the run. Done once for all of them, what is left for each is to copy texts and to look up names.

extension Template {

    /// The same template for some values: texts take the places of the tags that these decide. It renders what this one
    /// does, if those are among the values then.
    ///
    /// - Parameters:
    ///   - known: the values by their names.
    ///   - partials: the templates that partial tags name, the same as when it is rendered.
    func resolved(with known: [String: Value], partials: [String: Template]) -> Template {
        var resolver = Resolver(known: known, partials: partials)
        resolver.add(nodes, depth: 0, isInSection: false)
        resolver.addText()
        return resolver.isPossible ? Template(self, resolver.nodes) : self
    }
}

private struct Resolver {

    /// Partials may show others without end, or too much for anybody: that is told when they are rendered.
    private static let (maximumDepth, maximumCount) = (20, 10_000)

    let known: [String: Value]
    let partials: [String: Template]
    private(set) var nodes: [Node] = []
    /// What comes after the last of them, up to the next one that is kept.
    private var text = ""
    private var count = 0
    /// Whether it was found out what the template says.
    private(set) var isPossible = true

    init(known: [String: Value], partials: [String: Template]) {
        (self.known, self.partials) = (known, partials)
    }

    /// - Parameter isInSection: whether tags of sections around the content are left out, so that what the implicit
    ///   iterator stands for is not there.
    mutating func add(_ content: [Node], depth: Int, isInSection: Bool) {
        count += content.count
        if depth > Self.maximumDepth || count > Self.maximumCount { isPossible = false }
        guard isPossible else { return }
        for node in content {
            switch node {
            case .text(let text, _, _): self.text += text
            case .variable(let reference, let isEscaped):
                if reference.path.isEmpty, isInSection { isPossible = false }
                if let value = value(of: reference), !isEscaped || Escaping.xml(value?.text ?? "") == value?.text {
                    text += value?.text ?? ""
                } else {
                    keep(node)
                }
            case .section(let reference, let isInverted, let content):
                let elements = value(of: reference).map { $0?.sectionElements ?? [] }
                switch (isInverted, elements?.isEmpty, elements?.first) {
                case (true, false?, _), (false, true?, _): break
                case (true, true?, _): add(content, depth: depth + 1, isInSection: isInSection)
                case (false, _, .flag?), (false, _, .text?): add(content, depth: depth + 1, isInSection: true)
                default: keep(node, isPossible: !isInSection || !isInverted && !reference.path.isEmpty)
                }
            case .partial(.literal(let name, _), indentation: "", let blocks) where blocks.isEmpty:
                if let partial = partials[name] {
                    add(partial.nodes, depth: depth + 1, isInSection: isInSection)
                } else {
                    keep(node)
                }
            case .partial, .block: keep(node, isPossible: !isInSection)
            }
        }
    }

    private mutating func keep(_ node: Node, isPossible: Bool = true) {
        addText()
        nodes.append(node)
        self.isPossible = self.isPossible && isPossible
    }

    /// Adds what was gathered. It is in no partial, so that lines and places do not matter.
    mutating func addText() {
        if !text.isEmpty { nodes.append(.text(text, startsLine: true, offset: 0)) }
        text = ""
    }

    /// What a name stands for; nil if that is not known yet.
    private func value(of reference: Reference) -> Value?? {
        guard let first = reference.path.first, let found = known[first] else { return nil }
        return .some(reference.path.dropFirst().reduce(found) { value, part in value?.part(part) })
    }
}
