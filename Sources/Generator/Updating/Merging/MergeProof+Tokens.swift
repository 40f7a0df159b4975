/// What would not be Swift, although each of its tokens is.
extension MergeProof {

    /// A place of the result where two tokens, or two statements, cannot stand beside each other; nil if each does so in
    /// one of the texts, too.
    ///
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

    /// A name or a literal of the templates that would be there more often than the changes of both sides make it: what
    /// yours deleted is back, or what both changed is there in both forms.
    ///
    ///     load(a: 1, b: 2)      load(a: 1)      try load(a: 1, b: 2)      `b` may not be in the result
    static func mistakeInNames(_ result: ComparedText, of texts: PerText<ComparedText>) -> String? {
        let tooMany = namesTooOften(in: result.names.counts, of: texts.map(\.names.counts))
        return tooMany.compactMap(result.text(ofWord:)).min().map { "'\($0)' would be there too often" }
    }

    /// The names that a result has more often than yours, and than the changes of both sides make it.
    static func namesTooOften(in result: [Int: Int], of texts: PerText<[Int: Int]>) -> [Int] {
        result.filter { name, now in
            let count = texts.map { $0[name] ?? 0 }
            return now > max(count.yours, allowed(count).most)
        }.map(\.key)
    }
}

extension SwiftTree {

    /// Neighbours that are hardly ever Swift: `if ! a`, `= b` without one of its blanks.
    fileprivate var doubtfulPairs: Set<String> {
        var pairs: Set<String> = []
        for (index, token) in tokens.enumerated().dropFirst() where token.kind != .end {
            let (before, after) = (tokens[index - 1], tokens[min(index + 1, tokens.count - 1)])
            let isDoubtful =
                switch token.kind {
                case .word: before.kind == .dot && token.isApart || text(of: before) == "lazy" && token.keyword == .let
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

    fileprivate var isCloser: Bool { [.closeParenthesis, .closeBracket, .closeBrace].contains(kind) }

    /// True for a name or a literal: no keyword, no punctuation.
    var isNameOrLiteral: Bool {
        [.number, .string, .stringTail, .regex].contains(kind) || kind == .word && keyword == .none
    }

    /// True for the last token of an operand.
    fileprivate var isOperand: Bool { isCloser || isNameOrLiteral || fixity == .postfix }
}
