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
        tree.nodes.indices.filter { tree.nodes[$0].parent == 0 && tree.nodes[$0].kind == .variable }.compactMap {
            node in
            let tokens = tree.tokens[tree.nodes[node].tokens]
            guard let name = tokens.firstIndex(where: { ["let", "var"].contains(tree.text(of: $0)) })?.advanced(by: 1),
                tokens.indices.contains(name),
                let start = tokens[name...].firstIndex(where: { $0.kind == .equal || $0.kind == .openBrace })
            else { return nil }
            var reader = Reader(tree, at: start + 1)
            if tree.text(of: tree.tokens[reader.next]) == "return" { reader.next += 1 }
            return reader.value().map { (tree.text(of: tree.tokens[name]), $0) }
        }
    }

    private struct Reader {
        /// Deeper values are not read.
        private static let deepest = 20

        let tree: SwiftTree
        var next: Int
        private var depth = 0

        init(_ tree: SwiftTree, at next: Int) { (self.tree, self.next) = (tree, next) }

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
            case .openBracket: value = elements(to: .closeBracket).map { .list($0.map(\.value)) }
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
            return elements(to: .closeParenthesis).map { .call(name, $0) }
        }

        private mutating func elements(to end: SwiftTree.Token.Kind) -> [(label: String, value: Located)]? {
            var elements: [(label: String, value: Located)] = []
            next += 1
            while token.kind != end {
                var label = ""
                if token.kind == .word, tree.tokens[next + 1].kind == .colon {
                    label = tree.text(of: token)
                    next += 2
                }
                let start = token.range.lowerBound
                let other = Located(value: .other, offset: start)
                let value = value() ?? other
                let isRead = token.kind == .comma || token.kind == end
                skip(to: end)
                elements.append((label, isRead ? value : other))
                guard token.kind == .comma || token.kind == end else { return nil }
                if token.kind == .comma { next += 1 }
            }
            next += 1
            return elements
        }

        /// Skips the rest of an element.
        private mutating func skip(to end: SwiftTree.Token.Kind) {
            while ![.comma, end, .end].contains(token.kind) {
                let partner = Int(token.partner)
                next = partner > next ? partner + 1 : next + 1
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
