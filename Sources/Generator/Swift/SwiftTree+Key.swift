extension SwiftTree {

    /// What a node is among its siblings: two versions of a file have the same declaration if it has the same key.
    ///
    ///     func show(_ user: User, animated: Bool)      function show(_:animated:)
    ///     case loaded, failed(Error)                   enumCase loaded,failed
    ///     extension Login: View, Sendable where A: B   extension Login Sendable View where A: B
    ///
    /// Overloads have the same key; ``parameters(of:)`` tells them apart.
    package struct Key: Hashable, Sendable {

        /// Two kinds of types are one: a `struct` that becomes a `class` is the same declaration.
        package let kind: Node.Kind
        package let name: String
        /// The argument labels of a function; of an extension its conformances and its `where`.
        package let details: [String]
    }

    /// Nil for what has no name: a statement, a comment, an element without a label.
    package func key(of index: Int) -> Key? {
        let node = nodes[index]
        switch node.kind {
        case .class, .struct, .enum, .actor: return Key(kind: .class, name: name(of: index), details: [])
        case .protocol, .import, .typealias, .associatedType, .operator, .precedenceGroup, .macroExpansion, .accessor,
            .deinitializer:
            return Key(kind: node.kind, name: name(of: index), details: [])
        case .extension:
            let types = conformances(of: index).sorted()
            return Key(kind: .extension, name: name(of: index), details: types + whereClause(of: index))
        case .function, .initializer, .subscript, .macro:
            return Key(kind: node.kind, name: name(of: index), details: labels(of: index))
        case .variable: return Key(kind: .variable, name: "", details: names(of: index))
        case .enumCase: return Key(kind: .enumCase, name: "", details: names(of: index))
        case .conditional:
            let condition = child(.branch, of: index).map { text(ownTokens(of: $0)) }
            return Key(kind: .conditional, name: condition ?? "", details: [])
        case .switchCase:
            let body = child(.caseBody, of: index).map { nodes[$0].tokens.lowerBound }
            let label = tokens[node.tokens.lowerBound..<(body ?? node.tokens.upperBound)]
            return Key(kind: .switchCase, name: text(label), details: [])
        case .signature: return Key(kind: .signature, name: "", details: [])
        case .element: return node.name.isEmpty ? nil : Key(kind: .element, name: name(of: index), details: [])
        default: return nil
        }
    }

    /// The names that a variable or an enum case declares: `let a = 1, b = 2` has two.
    package func names(of index: Int) -> [String] {
        children(of: index).filter { nodes[$0].kind == .binding || nodes[$0].kind == .enumElement }.map(name)
    }

    /// The argument labels of a function; `_` for a parameter without one.
    package func labels(of index: Int) -> [String] { parameterElements(of: index).map(name) }

    /// The parameters of a function as text without white space: names and types.
    package func parameters(of index: Int) -> [String] {
        parameterElements(of: index).map { text(tokens[nodes[$0].tokens]) }
    }

    /// The inherited types of a type, or the conformances of an extension.
    package func conformances(of index: Int) -> [String] {
        guard let inheritance = child(.inheritance, of: index) else { return [] }
        return children(of: inheritance).map { text(tokens[nodes[$0].tokens]) }
    }

    private func parameterElements(of index: Int) -> [Int] {
        child(.parameters, of: index).map { Array(children(of: $0)) } ?? []
    }

    /// `where` and its requirements, as one text.
    private func whereClause(of index: Int) -> [String] {
        let own = ownTokens(of: index)
        guard let start = own.firstIndex(where: { $0.keyword == .where }) else { return [] }
        return [text(own[start...])]
    }

    /// The tokens of a node that are in none of its children.
    func ownTokens(of index: Int) -> [Token] {
        var own: [Token] = []
        var position = nodes[index].tokens.lowerBound
        for child in children(of: index) {
            own += tokens[position..<max(position, nodes[child].tokens.lowerBound)]
            position = max(position, nodes[child].tokens.upperBound)
        }
        return own + tokens[position..<max(position, nodes[index].tokens.upperBound)]
    }

    /// Tokens with one blank between them.
    func text(_ tokens: some Sequence<Token>) -> String { tokens.map { text(of: $0) }.joined(separator: " ") }
}
