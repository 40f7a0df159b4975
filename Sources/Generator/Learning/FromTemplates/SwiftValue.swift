/// A value that a manifest in Swift writes out: `"Sources/\(name).swift"`, `.file(path: "…")`, `[…]` and names.
indirect enum SwiftValue {
    case text([Part])
    case name(String)
    case call(String, [(label: String, value: Located)])
    case list([Located])
    /// Any other expression.
    case other

    enum Part {
        case literal(String)
        case value(Located)
    }

    /// A value with the offset where it is.
    struct Located {
        let value: SwiftValue
        let offset: Int
    }

    /// The values of the variables that a source declares outside of types, by their names. Of a computed one, it is that
    /// of its only expression. What cannot be read is left out.
    static func variables(in tree: SwiftTree) -> [(name: String, value: Located)] {
        let lists = tree.nodes.indices.filter { tree.nodes[$0].kind == .list }
        let places = Dictionary(uniqueKeysWithValues: lists.map { (tree.nodes[$0].tokens.lowerBound, $0) })
        return tree.nodes.indices.filter { tree.nodes[$0].kind == .binding }.compactMap { binding in
            let isOfFile = tree.nodes[tree.nodes[binding].parent].parent == 0
            let start = tree.nodes[binding].tokens.first { [.equal, .openBrace].contains(tree.tokens[$0].kind) }
            guard isOfFile, let start else { return nil }
            var reader = Reader(tree, places, at: start + 1)
            if tree.tokens[reader.next].keyword == .return { reader.next += 1 }
            return reader.value().map { (tree.name(of: binding), $0) }
        }
    }

    private struct Reader {
        /// Deeper values are not read.
        private static let deepest = 20

        let tree: SwiftTree
        /// The lists, by their first tokens.
        let lists: [Int: Int]
        var next: Int
        private var depth = 0

        init(_ tree: SwiftTree, _ lists: [Int: Int], at next: Int) {
            (self.tree, self.lists, self.next) = (tree, lists, next)
        }

        private var token: SwiftTree.Token { tree.tokens[min(next, tree.tokens.count - 1)] }

        /// A value, or several texts joined by `+`.
        mutating func value() -> Located? {
            depth += 1
            defer { depth -= 1 }
            guard depth < Self.deepest, var value = term() else { return nil }
            while token.kind == .operator, tree.text(of: token) == "+" {
                next += 1
                guard let other = term() else { return nil }
                value = Located(value: .text([.value(value), .value(other)]), offset: value.offset)
            }
            return value
        }

        private mutating func term() -> Located? {
            let offset = token.range.lowerBound
            let value: SwiftValue?
            switch token.kind {
            case .string, .stringHead: value = text()
            case .openBracket: value = elements().map { .list($0.map(\.value)) }
            case .dot, .word: value = nameOrCall()
            default: value = nil
            }
            return value.map { Located(value: $0, offset: offset) }
        }

        /// `a.b`, `.b` or `.b(c: d)`. Only the last part of a path counts.
        private mutating func nameOrCall() -> SwiftValue? {
            var name = ""
            while token.kind == .dot || token.kind == .word {
                if token.kind == .word {
                    if !name.isEmpty, tree.tokens[next - 1].kind == .word { return .name(name) }
                    name = tree.text(of: token)
                }
                next += 1
            }
            guard token.kind == .openParenthesis else { return name.isEmpty ? nil : .name(name) }
            return elements().map { .call(name, $0) }
        }

        /// The elements of the list that begins here; nil if none does.
        private mutating func elements() -> [(label: String, value: Located)]? {
            guard let list = lists[next] else { return nil }
            next = tree.nodes[list].tokens.upperBound
            return tree.children(of: list).map { element in
                let node = tree.nodes[element]
                var reader = self
                reader.next = node.name.isEmpty ? node.tokens.lowerBound : node.name.upperBound + 1
                let other = Located(value: .other, offset: reader.token.range.lowerBound)
                let value = reader.value()
                return (tree.name(of: element), reader.next == node.tokens.upperBound ? value ?? other : other)
            }
        }

        /// A string literal of one line, with its interpolations.
        private mutating func text() -> SwiftValue? {
            var parts: [Part] = []
            while true {
                let (kind, text) = (token.kind, tree.text(of: token))
                next += 1
                let isFirst = kind == .string || kind == .stringHead
                let isLast = kind == .string || kind == .stringTail
                // A raw literal and one of several lines begin with other quotes.
                if isFirst, !text.hasPrefix("\"") || text.hasPrefix("\"\"\"") { return nil }
                guard let literal = String(text.dropFirst().dropLast(isLast ? 1 : 2)).textOfLiteral else { return nil }
                parts.append(.literal(literal))
                if isLast { return .text(parts) }
                guard let value = value(), [.stringMiddle, .stringTail].contains(token.kind) else { return nil }
                parts.append(.value(value))
            }
        }
    }
}
