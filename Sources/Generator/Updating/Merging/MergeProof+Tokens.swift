/// What would not be Swift, although each of its tokens is.
extension MergeProof {

    /// A place of the result where two tokens, or two statements, cannot stand beside each other; nil if each is so in one
    /// of the texts, too.
    ///
    ///     x() mine()             two statements in one line
    ///     if ! a                 a prefix operator apart from its operand
    ///     let a =b               white space on one side of `=`
    ///     return a; mine()       what never runs
    static func mistakeInTokens(_ result: ComparedText, of texts: PerText<ComparedText>) -> String? {
        func new(_ pairs: (SwiftTree) -> Set<String>) -> String? {
            let found = pairs(result.tree)
            if found.isEmpty { return nil }
            return [texts.base, texts.yours, texts.templates].reduce(found) { $0.subtracting(pairs($1.tree)) }.min()
        }
        if let pair = new(\.doubtfulPairs) { return "'\(pair)' would not be Swift" }
        return new(\.statementsBelowExits).map { "'\($0)' would never run" }
    }
}

extension SwiftTree {

    /// Neighbours that are hardly ever Swift: `) mine`, `if ! a`, `= b` without one of its blanks.
    fileprivate var doubtfulPairs: Set<String> {
        var pairs: Set<String> = []
        for (index, token) in tokens.enumerated().dropFirst() where token.kind != .end {
            let (before, after) = (tokens[index - 1], tokens[min(index + 1, tokens.count - 1)])
            let isDoubtful =
                switch token.kind {
                case .word:
                    token.keyword == .none && token.isApartInLine && (before.isCloser || before.isLiteral)
                        || before.kind == .dot && token.isApart
                case .operator, .ampersand:
                    token.fixity == .infix && !token.gap.contains(.withinOperator) && !before.isOperand
                        && !after.isCloser && after.kind != .comma
                case .equal: token.isApart != after.isApart
                default: false
                }
            if isDoubtful { pairs.insert("\(text(of: before)) \(text(of: token)) \(text(of: after))") }
        }
        return pairs
    }

    /// The statements that stand below one of their block that leaves it.
    fileprivate var statementsBelowExits: Set<String> {
        let exits: [Keyword] = [.return, .throw, .break, .continue, .fallthrough]
        return nodes.indices.filter { nodes[$0].kind == .statement }.reduce(into: []) { found, node in
            let first = tokens[nodes[node].tokens.lowerBound]
            guard exits.contains(first.keyword) || text(of: first) == "fatalError", nodes[node].next < nodes.count,
                nodes[nodes[node].next].parent == nodes[node].parent, nodes[nodes[node].next].kind == .statement
            else { return }
            found.insert(text(of: nodes[node].next))
        }
    }
}

extension SwiftTree.Token {

    /// True if white space or a comment stands before it.
    fileprivate var isApart: Bool { !gap.isDisjoint(with: [.blank, .lineEnd, .comment]) }

    /// True if the token before it is in the same line, and not beside it.
    fileprivate var isApartInLine: Bool { isApart && !gap.contains(.lineEnd) }

    fileprivate var isCloser: Bool { [.closeParenthesis, .closeBracket, .closeBrace].contains(kind) }

    fileprivate var isLiteral: Bool { [.number, .string, .stringTail, .regex].contains(kind) }

    /// True for the last token of an operand.
    fileprivate var isOperand: Bool {
        isCloser || isLiteral || fixity == .postfix || kind == .word && keyword == .none
    }
}
