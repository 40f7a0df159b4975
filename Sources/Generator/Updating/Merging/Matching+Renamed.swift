/// Declarations whose key changed.
extension Matching {

    private struct Candidate {
        let certainty: Double
        let base: Int
        let other: Int
    }

    /// How certain a match is; a similarity is less certain than any of these, and at least ``Similarity/threshold``.
    private enum Certainty {
        /// It has the key that its counterpart in the other text got.
        static let sameNewKey = 2.0
        /// It has the name that its counterpart got, and is the only one.
        static let sameNewName = 1.5
        /// The only one of its kind and name that both texts have left: `init(a:)` and `init(a:mine:)`.
        static let onlyOne = 1.4
        /// An extension with a conformance in common.
        static let conformance = 1.3
        /// A function or a type that is equal but for its own name. In yours, an empty one says nothing.
        static let otherName = 1.2
    }

    /// A declaration that is left, and what it is compared by.
    private struct Left {
        let node: Int
        let key: SwiftTree.Key
        /// The key without labels.
        var name: SwiftTree.Key { SwiftTree.Key(kind: key.kind, name: key.name, details: []) }
        let statements: [Int]
        /// The statements that no sibling has, too: others say nothing.
        let rare: [Int]
        /// The tokens of a function or a type, with a mark in place of its name.
        let tokens: [Int]?
        /// True if the text that it is compared with has its key.
        let isKnown: Bool
    }

    /// Matches what is left, most certain first. A tie is no match.
    mutating func matchRenamed(_ block: PerText<[Int]>, _ side: Side) {
        let text = texts[side]
        let old = block.base.filter {
            texts.base.keys[$0] != nil && counterpart(of: $0, side) == nil && mayMatch($0, side)
        }
        let new = block[side].filter { text.keys[$0] != nil && base(of: $0, side) == nil }
        if old.isEmpty || new.isEmpty { return }
        func repeated(_ nodes: [Int], _ statements: [[Int]]) -> [Int] {
            nodes.flatMap { Set(statements[$0]) }.counts.filter { $0.value > 1 }.map(\.key)
        }
        let similar = similarity.statements
        let common = Set(repeated(block.base, similar.base) + repeated(block[side], similar[side]))
        let keys = texts.zip(block) { text, nodes in Set(nodes.compactMap { text.keys[$0] }) }
        func left(_ node: Int, _ text: ComparedText, isOfBase: Bool) -> Left? {
            guard let key = text.keys[node] else { return nil }
            let statements = isOfBase ? similar.base[node] : similar[side][node]
            let rare = statements.filter { !common.contains($0) }
            let tokens = text.tokensWithoutName(of: node)
            return Left(
                node: node,
                key: key,
                statements: statements,
                rare: rare,
                tokens: tokens,
                isKnown: isOfBase ? keys[side].contains(key) : keys.base.contains(key)
            )
        }
        let candidates = candidates(
            old.compactMap { left($0, texts.base, isOfBase: true) },
            new.compactMap { left($0, text, isOfBase: false) },
            side,
            keys[side.other]
        )
        let ofBase = Dictionary(grouping: candidates, by: \.base)
        let ofOther = Dictionary(grouping: candidates, by: \.other)
        func isFree(_ candidate: Candidate) -> Bool {
            counterpart(of: candidate.base, side) == nil && base(of: candidate.other, side) == nil
        }
        for candidate in candidates where isFree(candidate) {
            let rivals = (ofBase[candidate.base] ?? []) + (ofOther[candidate.other] ?? [])
            let equal = rivals.filter { $0.certainty == candidate.certainty && isFree($0) }
            // It is its own rival twice.
            if equal.count == 2 || candidate.certainty >= Certainty.sameNewName {
                pair(candidate.base, candidate.other, side)
            }
        }
    }

    /// The pairs that may be the same declaration, most certain first.
    ///
    /// - Parameter keys: those of the third text.
    private func candidates(_ old: [Left], _ new: [Left], _ side: Side, _ keys: Set<SwiftTree.Key>) -> [Candidate] {
        let oldNames = old.map(\.name).counts
        let newNames = new.map(\.name).counts
        let isOnlyName = new.map { newNames[$0.name] == 1 }
        let isInThird = new.map { keys.contains($0.key) }
        var candidates: [Candidate] = []
        for base in old {
            let twin = counterpart(of: base.node, side.other)
            let twinKey = twin.flatMap { texts[side.other].keys[$0] }
            let isOnly = oldNames[base.name] == 1 && newNames[base.name] == 1
            for (index, other) in new.enumerated() where other.key.kind == base.key.kind {
                let isOther = isInThird[index] && twinKey != nil && twinKey != other.key
                let certainty =
                    certainty(base, other, twinKey, isOnlyName: isOnlyName[index], isOnly: isOnly, side)
                    ?? (isOther ? nil : similarity(base, other, side == .yours ? twin : nil, side))
                guard let certainty else { continue }
                candidates.append(Candidate(certainty: certainty, base: base.node, other: other.node))
            }
        }
        return candidates.sorted { ($1.certainty, $0.base, $0.other) < ($0.certainty, $1.base, $1.other) }
    }

    /// How certain it is by their keys; nil if these say nothing.
    private func certainty(
        _ base: Left,
        _ other: Left,
        _ twinKey: SwiftTree.Key?,
        isOnlyName: Bool,
        isOnly: Bool,
        _ side: Side
    ) -> Double? {
        if let twinKey, twinKey != base.key, !other.isKnown {
            if other.key == twinKey { return Certainty.sameNewKey }
            let hasName = !other.key.name.isEmpty && other.key.name == twinKey.name && other.key.name != base.key.name
            if hasName, isOnlyName { return Certainty.sameNewName }
        }
        guard base.name == other.name else { return nil }
        switch base.key.kind {
        case .variable, .enumCase: return nil
        case .extension:
            let types = Set(texts.base.tree.conformances(of: base.node))
            let areShared = !types.isDisjoint(with: texts[side].tree.conformances(of: other.node))
            return areShared ? Certainty.conformance : nil
        default: return isOnly ? Certainty.onlyOne : nil
        }
    }

    /// How much their bodies or their members have in common; nil if it is too little.
    ///
    /// - Parameter twin: the templates' counterpart.
    private func similarity(_ base: Left, _ other: Left, _ twin: Int?, _ side: Side) -> Double? {
        guard !other.isKnown, !base.isKnown, base.key.kind != .import else { return nil }
        if let tokens = base.tokens, tokens == other.tokens, side == .templates || !base.statements.isEmpty {
            return Certainty.otherName
        }
        func share(_ old: [Int], _ rare: [Int]) -> Double {
            let share = Similarity.share(rare, other.rare)
            return share == 0 ? 0 : min(share, Similarity.share(old, other.statements))
        }
        if texts.base[base.node].kind == texts[side][other.node].kind {
            let theirs = twin.map { similarity.statements.templates[$0] } ?? []
            let value = max(share(base.statements, base.rare), share(theirs, theirs))
            if value >= Similarity.threshold { return value }
        }
        guard texts.base.memberBlock(of: base.node) != nil else { return nil }
        let members = texts[side].memberKeys(of: other.node)
        let least = base.name == other.name ? 1 : 2
        let ofBase = Similarity.share(texts.base.memberKeys(of: base.node), members, atLeast: least)
        let ofTwin = twin.map { Similarity.share(texts.templates.memberKeys(of: $0), members, atLeast: least) } ?? 0
        let value = ofBase == 0 ? ofTwin : ofBase
        return value >= Similarity.threshold ? value : nil
    }
}

extension ComparedText {

    /// The tokens of a function, with a mark in place of its name, in its body, too; nil for another declaration.
    fileprivate func tokensWithoutName(of node: Int) -> [Int]? {
        guard tree.nodes[node].kind == .function || tree.nodes[node].kind.isType else { return nil }
        let ofName = tree.tokens[tree.nodes[node].name]
        guard let first = ofName.first, let last = ofName.last else { return nil }
        let name = tokens(in: first.range.lowerBound..<last.range.upperBound)
        return tokens(of: node).map { name.contains($0) ? -1 : $0 }
    }
}
