/// Which nodes of yours and of the templates are which of the merge base.
///
/// The templates are matched first, then yours, block by block:
///
/// | rule | matches |
/// |---|---|
/// | moved | what yours moved from a type to an extension, or out of it; at the end, from one extension to another |
/// | key | what has the same key; types tell overloads apart |
/// | renamed | what is left, most certain first (``matchRenamed(_:_:)``) |
/// | statements | equal ones in order, those that yours moved within the block, those that begin alike, calls of one function |
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
    /// Statements of yours that stand elsewhere in their block now.
    var movedStatements: Set<Int> = []
    /// Nodes of yours that have a moved one in them, or are one.
    private(set) var holdsMoved: Set<Int> = []
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
        matchMoved(betweenExtensions: false)
        matchMembers(of: 0, 0, 0)
        matchMoved(betweenExtensions: true)
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
                matchMembers(of: inner, mine.dropFirst(index).first, theirs.dropFirst(index).first)
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
                let types = texts.base.tree.types(of: node)
                let same = rest.filter { text.tree.types(of: $0) == types }
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

    /// Matches what yours has in another block of the same type: a type has a declaration once, in whichever of its
    /// extensions it stands.
    ///
    /// - Parameter betweenExtensions: false for what moved from a type to an extension, or out of one. That is matched
    ///   before anything else: what has its old body may be a helper of it.
    private mutating func matchMoved(betweenExtensions: Bool) {
        func isMoved(_ base: Int, to node: Int, in text: ComparedText) -> Bool {
            betweenExtensions || texts.base.isInExtension(base) != text.isInExtension(node)
        }
        for base in texts.base.keys.indices where yours[base] == nil && texts.base.isMember(base) {
            guard let name = texts.base.tree.declarations(of: base).first, texts.base.declarations[name] == [base]
            else {
                continue
            }
            // What the templates moved is new in them, and may be new in yours.
            let theirs = texts.templates.declarations[name]?.first
            if templates[base] == nil, let theirs, isMoved(base, to: theirs, in: texts.templates) { continue }
            // An earlier update may have merged the templates' change.
            let changed = templates[base].flatMap { onlyInYours($0, of: texts.templates) }
            guard let own = onlyInYours(base, of: texts.base) ?? changed, isMoved(base, to: own, in: texts.yours) else {
                continue
            }
            pair(base, own, .yours)
            moved.insert(own)
            let nodes = texts.yours.tree.nodes
            holdsMoved.formUnion(sequence(first: own) { nodes[$0].parent }.prefix { $0 >= 0 })
        }
    }

    /// What is left in yours and declares the same as a node of another text, if it is the only one.
    private func onlyInYours(_ node: Int, of text: ComparedText) -> Int? {
        guard let name = text.tree.declarations(of: node).first, let own = texts.yours.declarations[name],
            own.count == 1, baseOfYours[own[0]] == nil, texts.yours.keys[own[0]] == text.keys[node],
            !texts.yours.tree.isConditional(own[0])
        else { return nil }
        return own[0]
    }
}

extension ComparedText {

    /// The block with the members of a type.
    func memberBlock(of index: Int) -> Int? { children[index].first { tree.nodes[$0].kind == .memberBlock } }

    func isMember(_ index: Int) -> Bool { index > 0 && tree.nodes[tree.nodes[index].parent].kind == .memberBlock }

    /// True for a member of an extension.
    func isInExtension(_ member: Int) -> Bool {
        tree.nodes[tree.nodes[tree.nodes[member].parent].parent].kind == .extension
    }

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
