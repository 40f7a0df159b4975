/// Which nodes of yours and of the templates are which of the merge base.
///
/// The templates are matched first, then yours, block by block:
///
/// | rule | matches |
/// |---|---|
/// | key | what has the same key; types tell overloads apart |
/// | renamed | what is left, most certain first (``matchRenamed(_:_:)``) |
/// | moved | what is in another block of the same type now |
/// | statements | equal ones in order; between these, those that begin alike |
/// | elements | of a list: by label, equal ones, and those without a label by their place |
struct Matching {

    let texts: PerText<ComparedText>
    /// For each node of the base, the one of yours, and of the templates.
    private(set) var yours: [Int?]
    private(set) var templates: [Int?]
    /// For each node of yours, the one of the base; the same for the templates.
    private(set) var baseOfYours: [Int?]
    private(set) var baseOfTemplates: [Int?]
    /// Nodes of yours that are in another block now.
    private(set) var moved: Set<Int> = []
    /// Nodes of yours that have a moved one in them, or are one.
    private(set) var holdsMoved: Set<Int> = []
    /// Nodes of the base that are within an `#if` of yours.
    private(set) var hidden: [Int: Int] = [:]
    let similarity: Similarity

    init(_ texts: PerText<ComparedText>) {
        self.texts = texts
        yours = [Int?](repeating: nil, count: texts.base.tree.nodes.count)
        templates = yours
        baseOfYours = [Int?](repeating: nil, count: texts.yours.tree.nodes.count)
        baseOfTemplates = [Int?](repeating: nil, count: texts.templates.tree.nodes.count)
        similarity = Similarity(texts)
        pair(0, 0, .yours)
        pair(0, 0, .templates)
        matchMembers(of: 0, 0, 0)
        matchMoved()
    }

    func counterpart(of base: Int, _ side: Side) -> Int? { side == .yours ? yours[base] : templates[base] }
    func base(of node: Int, _ side: Side) -> Int? { side == .yours ? baseOfYours[node] : baseOfTemplates[node] }

    mutating func pair(_ base: Int, _ node: Int, _ side: Side) {
        if side == .yours {
            yours[base] = node
            baseOfYours[node] = base
        } else {
            templates[base] = node
            baseOfTemplates[node] = base
        }
    }

    /// Yours is matched only with what the templates still have: else a second run would find something else.
    func mayMatch(_ base: Int, _ side: Side) -> Bool { side == .templates || templates[base] != nil }

    // MARK: - Blocks -

    /// Matches the members of three blocks, and those of their members; nil for a text without the block.
    private mutating func matchMembers(of base: Int, _ yours: Int?, _ templates: Int?) {
        let members = texts.base.children[base]
        let block = PerText(
            base: members,
            yours: yours.map { texts.yours.children[$0] } ?? [],
            templates: templates.map { texts.templates.children[$0] } ?? []
        )
        match(block, isCode: false)
        for member in members {
            let mine = self.yours[member].map(texts.yours.memberBlocks) ?? []
            let theirs = self.templates[member].map(texts.templates.memberBlocks) ?? []
            for (index, inner) in texts.base.memberBlocks(of: member).enumerated() {
                matchMembers(
                    of: inner,
                    index < mine.count ? mine[index] : nil,
                    index < theirs.count ? theirs[index] : nil
                )
            }
        }
    }

    /// Matches the children of three blocks. Those of code are matched when they are merged.
    mutating func match(_ block: PerText<[Int]>, isCode: Bool) {
        matchByKey(block.base, block.templates, .templates)
        matchByKey(block.base, block.yours, .yours)
        if !isCode {
            matchRenamed(block, .templates)
            matchRenamed(block, .yours)
            // What yours has by its new name is a counterpart now.
            matchRenamed(block, .templates)
        }
        matchStatements(block, .templates)
        matchStatements(block, .yours)
    }

    // MARK: - The same key -

    /// Matches declarations with one key: those with the same types, then those that are similar.
    private mutating func matchByKey(_ base: [Int], _ others: [Int], _ side: Side) {
        let text = texts[side]
        let old = base.filter { texts.base.keys[$0] != nil && counterpart(of: $0, side) == nil }
        let new = others.filter { text.keys[$0] != nil && self.base(of: $0, side) == nil }
        let found = Dictionary(grouping: new) { text.keys[$0] }
        for (key, nodes) in Dictionary(grouping: old, by: { texts.base.keys[$0] }) {
            var rest = found[key] ?? []
            let isOnly = nodes.count == 1 && rest.count == 1
            let areAsMany = nodes.count == rest.count
            func take(_ node: Int, _ match: Int?) {
                guard let match else { return }
                pair(node, match, side)
                rest.removeAll { $0 == match }
            }
            for node in nodes where !isOnly || !mayMatch(node, side) {
                let tokens = texts.base.tokens(of: node)
                let types = texts.base.tree.parameters(of: node)
                let same = rest.filter { text.tree.parameters(of: $0) == types }
                take(
                    node,
                    same.first { text.tokens(of: $0) == tokens } ?? (isOnly || !types.isEmpty ? same.first : nil)
                )
            }
            for node in nodes where counterpart(of: node, side) == nil && mayMatch(node, side) {
                let shares = rest.map { similarity(of: node, $0, side) }
                guard let best = shares.indices.max(by: { shares[$0] < shares[$1] }) else { continue }
                if areAsMany || shares[best] >= Similarity.threshold { take(node, rest[best]) }
            }
        }
    }

    /// Of two types or extensions by their members, else by their statements. An earlier update may have merged the
    /// templates' change: what yours has is compared with their counterpart, too.
    private func similarity(of base: Int, _ other: Int, _ side: Side) -> Double {
        func share(_ text: ComparedText, _ node: Int, _ statements: [[Int]]) -> Double {
            guard text.memberBlock(of: node) == nil else {
                return Similarity.share(text.memberKeys(of: node), texts[side].memberKeys(of: other), atLeast: 1)
            }
            return Similarity.share(statements[node], similarity.statements[side][other])
        }
        let twin = side == .yours ? templates[base] : nil
        let ofTwin = twin.map { share(texts.templates, $0, similarity.statements.templates) } ?? 0
        return max(share(texts.base, base, similarity.statements.base), ofTwin)
    }

    // MARK: - Moved declarations -

    /// Matches what stands in another block of the same type now: an extension, or the type itself.
    private mutating func matchMoved() {
        func left(_ text: ComparedText, _ counterparts: [Int?]) -> [SwiftTree.Key: [Int]] {
            var left: [SwiftTree.Key: [Int]] = [:]
            for (node, key) in text.keys.enumerated() where counterparts[node] == nil && text[node].kind.isDeclaration {
                if let key, !text.tree.isInCode(node) { left[key, default: []].append(node) }
            }
            return left
        }
        let mine = left(texts.yours, baseOfYours)
        let theirs = left(texts.templates, baseOfTemplates)
        for (key, nodes) in left(texts.base, yours).sorted(by: { $0.value[0] < $1.value[0] }) {
            // What the templates moved is new in them, and may be new in yours.
            if nodes.contains(where: { templates[$0] == nil }), theirs[key] != nil { continue }
            let newKey = nodes.count == 1 ? templates[nodes[0]].flatMap { texts.templates.keys[$0] } : nil
            let found = mine[key] ?? newKey.flatMap { mine[$0] } ?? []
            guard nodes.count == 1, found.count == 1, isMoved(nodes[0], to: found[0]) else {
                if let node = found.last(where: texts.yours.tree.isConditional) {
                    for base in nodes { hidden[base] = node }
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

    /// A type has one declaration with a key and with types, in whichever of its extensions it stands.
    private func isMoved(_ base: Int, to node: Int) -> Bool {
        let tree = texts.yours.tree
        guard texts.base.tree.nameOfType(around: base) == tree.nameOfType(around: node), !tree.isConditional(node),
            !texts.yours.isInConditionalExtension(node)
        else { return false }
        let parameters = tree.parameters(of: node)
        // An earlier update may have merged the templates' change.
        return parameters == texts.base.tree.parameters(of: base)
            || templates[base].map(texts.templates.tree.parameters) == parameters
    }
}

extension ComparedText {

    /// The block with the members of a type.
    func memberBlock(of index: Int) -> Int? { children[index].first { tree.nodes[$0].kind == .memberBlock } }

    /// The blocks with the members of a type, or of the branches of `#if`.
    func memberBlocks(of index: Int) -> [Int] {
        tree.nodes[index].kind == .conditional ? children[index] : memberBlock(of: index).map { [$0] } ?? []
    }

    /// The declarations in the block of a type.
    func memberKeys(of index: Int) -> Set<SwiftTree.Key> {
        guard let block = memberBlock(of: index) else { return [] }
        return Set(children[block].filter { tree.nodes[$0].kind.isDeclaration }.compactMap { keys[$0] })
    }
}

extension ComparedText {

    /// True in an extension with a `where`: the type may have the same declaration for other types.
    fileprivate func isInConditionalExtension(_ node: Int) -> Bool {
        let owner = tree.nodes[tree.nodes[node].parent].parent
        return owner > 0 && keys[owner]?.details.contains { $0.hasPrefix("where ") } ?? false
    }
}
