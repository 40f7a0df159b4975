/// What would not be Swift, although each of its tokens is.
extension MergeProof {

    /// `lazy let`, or a statement that never runs below one that leaves the function; nil if each of these is in one of the
    /// texts, too.
    static func mistakeInTokens(_ result: ComparedText, of texts: PerText<ComparedText>) -> String? {
        let tokens = result.tree.tokens
        let isLazy = zip(tokens, tokens.dropFirst()).contains { $0.keyword == .lazy && $1.keyword == .let }
        if isLazy { return "'lazy let' would not be Swift" }
        let unreached = [texts.base, texts.yours, texts.templates].reduce(result.tree.statementsBelowExits) {
            $0.subtracting($1.tree.statementsBelowExits)
        }
        return unreached.min().map { "'\($0)' would never run" }
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

    /// True for a name or a literal: no keyword, no punctuation.
    var isNameOrLiteral: Bool {
        [.number, .string, .stringTail, .regex].contains(kind) || kind == .word && keyword == .none
    }
}
