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
        /// A function that is equal but for its own name.
        static let otherName = 1.2
    }

    /// Matches what is left, most certain first. A tie is no match.
    mutating func matchRenamed(_ block: PerText<[Int]>, _ side: Side) {
        let renames = Renames(self, block, side)
        var candidates: [Candidate] = []
        for base in renames.old {
            for other in renames.new {
                let certainty = renames.certainty(base, other)
                if certainty >= Similarity.threshold {
                    candidates.append(Candidate(certainty: certainty, base: base, other: other))
                }
            }
        }
        candidates.sort { ($1.certainty, $0.base, $0.other) < ($0.certainty, $1.base, $1.other) }
        func isFree(_ candidate: Candidate) -> Bool {
            counterpart(of: candidate.base, side) == nil && base(of: candidate.other, side) == nil
        }
        for candidate in candidates where isFree(candidate) {
            let isTie =
                candidate.certainty < Certainty.sameNewName
                && candidates.contains { other in
                    other.certainty == candidate.certainty
                        && (other.base == candidate.base) != (other.other == candidate.other) && isFree(other)
                }
            if !isTie { pair(candidate.base, candidate.other, side) }
        }
    }

    /// The declarations of a block that are left, in the base and in one of the other texts.
    private struct Renames {

        let old: [Int]
        let new: [Int]
        private let matching: Matching
        private let side: Side
        private let text: ComparedText
        private let otherText: ComparedText
        private let baseKeys: Set<SwiftTree.Key>
        private let keys: Set<SwiftTree.Key>
        private let otherKeys: Set<SwiftTree.Key>
        /// How often each kind and name is left.
        private let oldNames: [SwiftTree.Key: Int]
        private let newNames: [SwiftTree.Key: Int]
        /// The statements without those that several siblings have: these say nothing.
        private let oldStatements: [Int: [Int]]
        private let newStatements: [Int: [Int]]
        /// The tokens of functions, with a mark in place of the function's name.
        private let oldTokens: [Int: [Int]]
        private let newTokens: [Int: [Int]]

        init(_ matching: Matching, _ block: PerText<[Int]>, _ side: Side) {
            let base = matching.texts.base
            let text = matching.text(side)
            let other: Side = side == .yours ? .templates : .yours
            let otherText = matching.text(other)
            let siblings = side == .yours ? block.yours : block.templates
            let otherSiblings = side == .yours ? block.templates : block.yours
            old = block.base.filter {
                base.keys[$0] != nil && matching.counterpart(of: $0, side) == nil && matching.mayMatch($0, side)
            }
            new = siblings.filter { text.keys[$0] != nil && matching.base(of: $0, side) == nil }
            self.matching = matching
            self.side = side
            self.text = text
            self.otherText = otherText
            let isNeeded = !old.isEmpty && !new.isEmpty
            baseKeys = isNeeded ? Set(block.base.compactMap { base.keys[$0] }) : []
            keys = isNeeded ? Set(siblings.compactMap { text.keys[$0] }) : []
            otherKeys = isNeeded ? Set(otherSiblings.compactMap { otherText.keys[$0] }) : []
            oldNames = old.compactMap { base.keys[$0]?.withoutDetails }.counts
            newNames = new.compactMap { text.keys[$0]?.withoutDetails }.counts
            func repeated(_ nodes: [Int], _ statements: [[Int]]) -> [Int] {
                isNeeded ? nodes.flatMap { Set(statements[$0]) }.counts.filter { $0.value > 1 }.map(\.key) : []
            }
            let similarity = matching.similarity
            let common = Set(
                repeated(block.base, similarity.statements.base) + repeated(siblings, similarity.statements(side))
            )
            func map<Value>(_ nodes: [Int], _ value: (Int) -> Value?) -> [Int: Value] {
                let isMapped = isNeeded ? nodes : []
                return Dictionary(uniqueKeysWithValues: isMapped.compactMap { node in value(node).map { (node, $0) } })
            }
            oldStatements = map(old) { similarity.statements.base[$0].filter { !common.contains($0) } }
            newStatements = map(new) { similarity.statements(side)[$0].filter { !common.contains($0) } }
            oldTokens = map(old, base.tokensWithoutName)
            newTokens = map(new, text.tokensWithoutName)
        }

        /// How certain it is that a declaration is one of the base; 0 if it is another one.
        func certainty(_ base: Int, _ other: Int) -> Double {
            guard let key = matching.texts.base.keys[base], let found = text.keys[other], found.kind == key.kind else {
                return 0
            }
            let twin = side == .yours ? matching.templates[base] : matching.yours[base]
            let twinKey = twin.flatMap { otherText.keys[$0] }
            let isKnown = baseKeys.contains(found)
            if let twinKey, twinKey != key, !isKnown {
                if found == twinKey { return Certainty.sameNewKey }
                let hasName = !found.name.isEmpty && found.name == twinKey.name && found.name != key.name
                if hasName, newNames[found.withoutDetails] == 1 { return Certainty.sameNewName }
            }
            let name = key.withoutDetails
            let isSame = !name.name.isEmpty && name == found.withoutDetails
            if isSame, key.kind == .extension {
                let types = matching.texts.base.tree.conformances(of: base)
                if !Set(types).isDisjoint(with: text.tree.conformances(of: other)) { return Certainty.conformance }
            } else if isSame || name.isNamedByKind, name == found.withoutDetails, oldNames[name] == 1,
                newNames[name] == 1
            {
                return Certainty.onlyOne
            }
            let isOther = otherKeys.contains(found) && twin != nil && twinKey != found
            if !isKnown, !keys.contains(key), !isOther, key.kind != .import {
                if let tokens = oldTokens[base], tokens == newTokens[other] { return Certainty.otherName }
                let similarity = similarity(base, other, twin, least: isSame ? 1 : 2)
                if similarity >= Similarity.threshold { return similarity }
            }
            return side == .templates && !isKnown && isInPlace(base, other) ? Similarity.threshold : 0
        }

        private func similarity(_ base: Int, _ other: Int, _ twin: Int?, least: Int) -> Double {
            let similarity = matching.similarity
            let mine = similarity.statements(side)[other]
            func share(of old: [Int], _ rare: [Int]) -> Double {
                let share = Similarity.share(rare, newStatements[other] ?? [])
                return share == 0 ? 0 : min(share, Similarity.share(old, mine))
            }
            var value = 0.0
            if matching.texts.base[base].kind == text[other].kind {
                value = share(of: similarity.statements.base[base], oldStatements[base] ?? [])
                if value < Similarity.threshold, side == .yours, let twin,
                    similarity.keepsShared(base, twin, yours: other)
                {
                    let theirs = similarity.statements.templates[twin]
                    value = share(of: theirs, theirs)
                }
            }
            guard value < Similarity.threshold, matching.texts.base.memberBlock(of: base) != nil else { return value }
            let members = text.memberKeys(of: other)
            let ofBase = Similarity.share(matching.texts.base.memberKeys(of: base), members, atLeast: least)
            guard ofBase == 0, side == .yours, let twin else { return ofBase }
            return Similarity.share(matching.texts.templates.memberKeys(of: twin), members, atLeast: least)
        }

        /// True for a member without a body that the templates put between the same neighbours as one of the base.
        private func isInPlace(_ base: Int, _ other: Int) -> Bool {
            let statements = matching.similarity.statements
            switch matching.texts.base[base].kind {
            case .function, .variable, .enumCase, .typealias, .associatedType, .import: break
            default: return false
            }
            let isEmpty = statements.base[base].isEmpty && statements.templates[other].isEmpty
            guard isEmpty, matching.yours[base].map({ statements.yours[$0].isEmpty }) ?? true else { return false }
            return [-1, 1].allSatisfy { step in
                let old = matching.texts.base.keyedNeighbour(of: base, step)
                let new = text.keyedNeighbour(of: other, step)
                return old.map { matching.templates[$0] } ?? nil == new && (old == nil) == (new == nil)
            }
        }
    }
}

extension SwiftTree.Key {

    fileprivate var withoutDetails: SwiftTree.Key { SwiftTree.Key(kind: kind, name: name, details: []) }

    /// True for an initialiser and the like: they have no name, and need none.
    fileprivate var isNamedByKind: Bool { kind == .initializer || kind == .subscript || kind == .deinitializer }
}

extension ComparedText {

    /// The tokens of a function, with a mark in place of its name, in its body, too; nil for another declaration.
    fileprivate func tokensWithoutName(of node: Int) -> [Int]? {
        guard tree.nodes[node].kind == .function else { return nil }
        let name = content(in: tree.nodes[node].name)
        return tokens(of: node).map { name.contains($0) ? -1 : $0 }
    }

    /// The nearest sibling with a key, above or below.
    fileprivate func keyedNeighbour(of node: Int, _ step: Int) -> Int? {
        let siblings = children[tree.nodes[node].parent]
        var place = position[node] + step
        while siblings.indices.contains(place), keys[siblings[place]] == nil { place += step }
        return siblings.indices.contains(place) ? siblings[place] : nil
    }
}
