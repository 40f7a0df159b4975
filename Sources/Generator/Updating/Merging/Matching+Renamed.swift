/// Declarations whose key changed.
extension Matching {

    private struct Candidate {
        let value: Double
        let base: Int
        let other: Int
    }

    /// A declaration with the name that its counterpart got is the same one: more certain than any similarity.
    private static let sameNewKey = 2.0
    private static let sameNewName = 1.5

    mutating func matchRenamed(_ siblings: PerText<[Int]>, _ side: Side) {
        matchOnlyOnes(siblings, side)
        matchExtensions(siblings, side)
        var candidates = renamedCandidates(siblings, side)
        if side == .templates { candidates += replacedInPlace(siblings) }
        candidates.sort { ($1.value, $0.base, $0.other) < ($0.value, $1.base, $1.other) }
        for candidate in candidates where isFree(candidate, side) {
            // A tie is no match.
            let isTie =
                candidate.value < Self.sameNewName
                && candidates.contains { other in
                    other.value == candidate.value && (other.base == candidate.base) != (other.other == candidate.other)
                        && isFree(other, side)
                }
            if !isTie { pair(candidate.base, candidate.other, side) }
        }
    }

    private func isFree(_ candidate: Candidate, _ side: Side) -> Bool {
        counterpart(of: candidate.base, side) == nil && base(of: candidate.other, side) == nil
    }

    private func left(_ nodes: [Int]) -> (Side) -> [Int] {
        { side in nodes.filter { self.texts.base.keys[$0] != nil && self.counterpart(of: $0, side) == nil } }
    }

    private func others(_ siblings: PerText<[Int]>, _ side: Side) -> [Int] {
        let nodes = side == .yours ? siblings.yours : siblings.templates
        return nodes.filter { text(side).keys[$0] != nil && base(of: $0, side) == nil }
    }

    /// Yours is matched only with what the templates still have: else a second run would find something else.
    private func mayMatch(_ base: Int, _ side: Side) -> Bool { side == .templates || templates[base] != nil }

    private func kindAndName(_ key: SwiftTree.Key) -> SwiftTree.Key {
        SwiftTree.Key(kind: key.kind, name: key.name, details: [])
    }

    /// Matches what has the same kind and name, if both texts have one left: `init(a:)` and `init(a:mine:)`.
    private mutating func matchOnlyOnes(_ siblings: PerText<[Int]>, _ side: Side) {
        func isNamed(_ key: SwiftTree.Key) -> Bool {
            key.kind != .variable && key.kind != .enumCase && key.kind != .extension
        }
        var old: [SwiftTree.Key: [Int]] = [:]
        for node in left(siblings.base)(side) where mayMatch(node, side) && texts.base[node].kind.isDeclaration {
            if let key = texts.base.keys[node], isNamed(key) { old[kindAndName(key), default: []].append(node) }
        }
        var new: [SwiftTree.Key: [Int]] = [:]
        for node in others(siblings, side) {
            if let key = text(side).keys[node], isNamed(key) { new[kindAndName(key), default: []].append(node) }
        }
        for (name, nodes) in old {
            guard nodes.count == 1, let found = new[name], found.count == 1 else { continue }
            pair(nodes[0], found[0], side)
        }
    }

    /// Matches extensions of one type that have a conformance in common, or half of their members.
    private mutating func matchExtensions(_ siblings: PerText<[Int]>, _ side: Side) {
        let text = text(side)
        func types(_ node: Int, _ text: ComparedText) -> Set<String> { Set(text.tree.conformances(of: node)) }
        let extensions = siblings.base.filter { texts.base[$0].kind == .extension }
        for node in left(siblings.base)(side) where texts.base[node].kind == .extension && mayMatch(node, side) {
            let name = texts.base.tree.name(of: node)
            let named = others(siblings, side).filter { text[$0].kind == .extension && text.tree.name(of: $0) == name }
            let mine = types(node, texts.base)
            var found = named.filter { !types($0, text).isDisjoint(with: mine) }
            if found.isEmpty {
                let members = texts.base.memberKeys(of: node)
                let known = extensions.reduce(into: Set<String>()) { $0.formUnion(types($1, texts.base)) }
                func isHalf(_ keys: Set<SwiftTree.Key>, of members: Set<SwiftTree.Key>) -> Bool {
                    !members.isEmpty && 2 * members.intersection(keys).count >= members.count
                }
                let twin = side == .yours ? templates[node].map { texts.templates.memberKeys(of: $0) } : nil
                found = named.filter { other in
                    let keys = text.memberKeys(of: other)
                    return (isHalf(keys, of: members) || isHalf(keys, of: twin ?? []))
                        && types(other, text).isDisjoint(with: known)
                }
                let rivals = extensions.count { other in
                    texts.base.tree.name(of: other) == name && isHalf(texts.base.memberKeys(of: other), of: members)
                }
                if rivals > 1 { found = [] }
            }
            if found.count == 1 { pair(node, found[0], side) }
        }
    }

    private func renamedCandidates(_ siblings: PerText<[Int]>, _ side: Side) -> [Candidate] {
        let text = text(side)
        let old = left(siblings.base)(side).filter { mayMatch($0, side) }
        let new = others(siblings, side)
        guard !old.isEmpty, !new.isEmpty else { return [] }
        let baseKeys = Set(siblings.base.compactMap { texts.base.keys[$0] })
        let theirKeys = Set((side == .yours ? siblings.yours : siblings.templates).compactMap { text.keys[$0] })
        let otherText = side == .yours ? texts.templates : texts.yours
        let otherKeys = Set((side == .yours ? siblings.templates : siblings.yours).compactMap { otherText.keys[$0] })
        let isOfOne = similarity.statementsOfOne(
            siblings.base,
            side == .yours ? siblings.yours : siblings.templates,
            side
        )
        var candidates: [Candidate] = []
        for base in old {
            guard let key = texts.base.keys[base] else { continue }
            let twin = counterpart(of: base, side == .yours ? .templates : .yours)
            let twinKey = twin.flatMap { otherText.keys[$0] }
            for other in new where text.keys[other]?.kind == key.kind {
                guard let found = text.keys[other] else { continue }
                func add(_ value: Double) { candidates.append(Candidate(value: value, base: base, other: other)) }
                if let twinKey, twinKey != key, !baseKeys.contains(found) {
                    let hasName = !found.name.isEmpty && found.name == twinKey.name && found.name != key.name
                    let isOnly = new.count { text.keys[$0].map(kindAndName) == kindAndName(found) } == 1
                    if found == twinKey { add(Self.sameNewKey) } else if hasName, isOnly { add(Self.sameNewName) }
                    if found == twinKey || hasName && isOnly { continue }
                }
                if baseKeys.contains(found) || theirKeys.contains(key) || key.kind == .import { continue }
                if otherKeys.contains(found), twin != nil, twinKey != found { continue }
                let value = self.value(base, other, twin, side, isOfOne)
                if value >= Similarity.threshold { add(value) }
            }
        }
        return candidates
    }

    private func value(_ base: Int, _ other: Int, _ twin: Int?, _ side: Side, _ isOfOne: (Int) -> Bool) -> Double {
        var value = min(similarity.ofBodies(base, other, side), similarity.ofBodies(base, other, side, only: isOfOne))
        if value >= Similarity.threshold { return value }
        if side == .yours, let twin, similarity.keepsShared(base, twin, yours: other) {
            value = min(
                similarity.ofTemplates(twin, andYours: other),
                similarity.ofTemplates(twin, andYours: other, only: isOfOne)
            )
        }
        if value >= Similarity.threshold { return value }
        guard texts.base.memberBlock(of: base) != nil else { return value }
        let members = text(side).memberKeys(of: other)
        let shared = similarity.ofMembers(texts.base.memberKeys(of: base), members)
        guard shared == 0, side == .yours, let twin else { return shared }
        return similarity.ofMembers(texts.templates.memberKeys(of: twin), members)
    }

    /// Members without a body that the templates replaced one for one, between the same neighbours.
    private func replacedInPlace(_ siblings: PerText<[Int]>) -> [Candidate] {
        let baseKeys = Set(siblings.base.compactMap { texts.base.keys[$0] })
        let keyed = PerText(
            base: siblings.base.filter { texts.base.keys[$0] != nil },
            yours: [],
            templates: siblings.templates.filter { texts.templates.keys[$0] != nil }
        )
        let kinds: [SwiftTree.Node.Kind] = [.function, .variable, .enumCase, .typealias, .associatedType, .import]
        let new = keyed.templates.indices.filter { index in
            let node = keyed.templates[index]
            let isKnown = texts.templates.keys[node].map(baseKeys.contains) ?? true
            return baseOfTemplates[node] == nil && !isKnown && !similarity.hasBody(node, .templates)
        }
        guard !new.isEmpty else { return [] }
        return keyed.base.enumerated().compactMap { index, base in
            let kind = texts.base[base].kind
            guard templates[base] == nil, kinds.contains(kind), isEmpty(base) else { return nil }
            let above = index > 0 ? templates[keyed.base[index - 1]] : nil
            let below = index + 1 < keyed.base.count ? templates[keyed.base[index + 1]] : nil
            let found = new.filter { place in
                let isBelow = (place > 0 ? keyed.templates[place - 1] : nil) == above
                let isAbove = (place + 1 < keyed.templates.count ? keyed.templates[place + 1] : nil) == below
                return isBelow && isAbove && texts.templates[keyed.templates[place]].kind == kind
            }
            // An unmatched neighbour is none.
            if index > 0, above == nil { return nil }
            if index + 1 < keyed.base.count, below == nil { return nil }
            return found.count == 1
                ? Candidate(value: Similarity.threshold, base: base, other: keyed.templates[found[0]]) : nil
        }
    }

    /// True for a member without a body, or with an empty one that is empty in yours, too.
    private func isEmpty(_ base: Int) -> Bool {
        guard !similarity.hasBody(base: base) else { return false }
        return yours[base].map { !similarity.hasBody($0, .yours) } ?? true
    }

    // MARK: - Moved declarations -

    /// Matches what stands in another block of the same type now: an extension, or the type itself.
    mutating func matchMoved() {
        func declarations(_ text: ComparedText, _ isLeft: (Int) -> Bool) -> [SwiftTree.Key: [Int]] {
            var found: [SwiftTree.Key: [Int]] = [:]
            for node in text.tree.nodes.indices
            where text[node].kind.isDeclaration && isLeft(node) && !text.tree.isInCode(node) {
                if let key = text.keys[node] { found[key, default: []].append(node) }
            }
            return found
        }
        let mine = declarations(texts.yours) { baseOfYours[$0] == nil }
        for (key, nodes) in declarations(texts.base, { yours[$0] == nil }).sorted(by: { $0.value[0] < $1.value[0] }) {
            var found = mine[key] ?? []
            if found.isEmpty, nodes.count == 1, let twin = templates[nodes[0]], let twinKey = texts.templates.keys[twin]
            {
                found = mine[twinKey] ?? []
            }
            guard nodes.count == 1, found.count == 1, isMoved(nodes[0], to: found[0]) else {
                for base in nodes {
                    for node in found where texts.yours.tree.isConditional(node) { hidden[base] = node }
                }
                continue
            }
            pair(nodes[0], found[0], .yours)
            moved.insert(found[0])
            var node = found[0]
            while node >= 0 {
                holdsMoved.insert(node)
                node = texts.yours[node].parent
            }
        }
    }

    private func isMoved(_ base: Int, to node: Int) -> Bool {
        let isSame = texts.base.tree.nameOfType(around: base) == texts.yours.tree.nameOfType(around: node)
        guard isSame, !texts.yours.tree.isConditional(node) else { return false }
        let areEmpty = !similarity.hasBody(base: base) && !similarity.hasBody(node, .yours)
        if areEmpty || similarity.ofMoved(base, node) >= Similarity.threshold { return true }
        // An earlier update may have merged the templates' change.
        guard let twin = templates[base] else { return false }
        return similarity.ofTemplates(twin, andYours: node) >= Similarity.threshold
    }
}
