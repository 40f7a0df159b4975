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

        /// True for an extension with `where`.
        var hasCondition: Bool { kind == .extension && details.contains { $0.hasPrefix("where ") } }

        /// As a message names it: `show(_:animated:)`, `loaded, failed`, `Login: Sendable, View`.
        var text: String {
            switch kind {
            case .function, .initializer, .subscript, .macro:
                let name = kind == .initializer ? "init" : kind == .subscript ? "subscript" : name
                return name + "(" + details.map { "\($0):" }.joined() + ")"
            case .variable, .enumCase: return details.joined(separator: ", ")
            case .extension where !details.isEmpty: return name + ": " + details.joined(separator: ", ")
            default: return name
            }
        }
    }

    /// Nil for what has no name: a statement, a comment, an element without a label.
    package func key(of index: Int) -> Key? {
        let node = nodes[index]
        func key(_ kind: Node.Kind, _ name: String, _ details: [String] = []) -> Key {
            Key(kind: kind, name: name, details: details)
        }
        switch node.kind {
        case .class, .struct, .enum, .actor: return key(.class, name(of: index))
        case .protocol, .import, .typealias, .associatedType, .operator, .precedenceGroup, .macroExpansion, .accessor,
            .deinitializer, .signature:
            return key(node.kind, name(of: index))
        case .extension:
            let heading = heading(of: index, before: child(.memberBlock, of: index))
            let condition = heading.drop { $0.keyword != .where }
            let details = conformances(of: index).sorted() + (condition.isEmpty ? [] : [text(condition)])
            return key(.extension, name(of: index), details)
        case .function, .initializer, .subscript, .macro: return key(node.kind, name(of: index), labels(of: index))
        case .variable, .enumCase: return key(node.kind, "", names(of: index))
        case .conditional:
            let branch = child(.branch, of: index) ?? index
            return key(.conditional, text(heading(of: branch, before: children(of: branch).first { _ in true })))
        case .switchCase: return key(.switchCase, text(heading(of: index, before: child(.caseBody, of: index))))
        case .element: return node.name.isEmpty ? nil : key(.element, name(of: index))
        default: return nil
        }
    }

    /// The tokens of a node up to one of its children.
    func heading(of index: Int, before child: Int?) -> ArraySlice<Token> {
        let range = nodes[index].tokens
        return tokens[range.lowerBound..<(child.map { nodes[$0].tokens.lowerBound } ?? range.upperBound)]
    }

    /// True for a function that returns a value. The result of `some View` may come from a result builder.
    func returnsValue(_ function: Int) -> Bool {
        let parameters = child(.parameters, of: function).map { nodes[$0].tokens.upperBound }
        let start = parameters ?? nodes[function].tokens.lowerBound
        let body = child(.codeBlock, of: function).map { nodes[$0].tokens.lowerBound }
        let behind = tokens[start..<(body ?? nodes[function].tokens.upperBound)]
        let result = behind.drop { $0.kind != .arrow }.dropFirst().prefix { $0.keyword != .where }.map(text(of:))
        return !["", "Void", "()", "(Void)", "Swift.Void"].contains(result.joined()) && result.first != "some"
    }

    /// The names that a variable or an enum case declares: `let a = 1, b = 2` has two.
    package func names(of index: Int) -> [String] {
        children(of: index).filter { nodes[$0].kind == .binding || nodes[$0].kind == .enumElement }.map(name)
    }

    /// The argument labels of a function; `_` for a parameter without one.
    package func labels(of index: Int) -> [String] { children(of: index, in: .parameters).map(name) }

    /// The parameters of a function as text without white space: names and types.
    package func parameters(of index: Int) -> [String] {
        children(of: index, in: .parameters).map { text(tokens[nodes[$0].tokens]) }
    }

    /// The types of a function's parameters, as text without white space.
    func types(of index: Int) -> [String] {
        children(of: index, in: .parameters).map { element in
            text(tokens[nodes[element].tokens].drop { $0.kind != .colon }.dropFirst().prefix { $0.kind != .equal })
        }
    }

    /// The inherited types of a type, or the conformances of an extension.
    package func conformances(of index: Int) -> [String] {
        children(of: index, in: .inheritance).map { text(tokens[nodes[$0].tokens]) }
    }

    /// Tokens with one blank between them.
    private func text(_ tokens: some Sequence<Token>) -> String {
        tokens.reduce("") { text, token in
            let isApart = !text.isEmpty && !token.gap.contains(.withinOperator)
            return text + (isApart ? " " : "") + self.text(of: token)
        }
    }
}
