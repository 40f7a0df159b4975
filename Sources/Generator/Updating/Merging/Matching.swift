/// Which nodes of yours and of the templates are which of the merge base.
///
/// The templates are matched first, then yours, block by block:
///
/// | rule | matches |
/// |---|---|
/// | key | what has the same key; types tell overloads apart |
/// | only one | what has the same kind and name, if both texts have one left of these |
/// | replaced in place | in the templates only, members without a body between the same neighbours |
/// | similar | functions with half of their statements in common, types with half of their members |
/// | moved | what is in another block of the same type now |
/// | statements | equal ones in order; between these, those that begin alike |
struct Matching {

    let texts: PerText<ComparedText>
    /// For each node of the base, the one of yours, and of the templates.
    private(set) var yours: [Int?]
    private(set) var templates: [Int?]
    /// For each node of yours, the one of the base; the same for the templates.
    private(set) var baseOfYours: [Int?]
    private(set) var baseOfTemplates: [Int?]
    /// Nodes of yours that are in another block now.
    var moved: Set<Int> = []
    /// Nodes of yours that have a moved one in them, or are one.
    var holdsMoved: Set<Int> = []
    /// Nodes of the base that are within an `#if` of yours.
    var hidden: [Int: Int] = [:]
    let similarity: Similarity

    enum Side { case yours, templates }

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

    // MARK: - Pairs -

    func text(_ side: Side) -> ComparedText { side == .yours ? texts.yours : texts.templates }
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

    /// True if all of a block's nodes are new to the matching.
    func isUnmatched(_ children: [Int]) -> Bool {
        children.allSatisfy { yours[$0] == nil && templates[$0] == nil }
    }

    // MARK: - Blocks -

    /// Matches the members of three blocks, and those of their members; nil for a text without the block.
    private mutating func matchMembers(of base: Int, _ yours: Int?, _ templates: Int?) {
        let members = texts.base.children[base]
        let ofYours = yours.map { texts.yours.children[$0] } ?? []
        let ofTemplates = templates.map { texts.templates.children[$0] } ?? []
        matchByKey(members, ofTemplates, .templates)
        matchByKey(members, ofYours, .yours)
        let siblings = PerText(base: members, yours: ofYours, templates: ofTemplates)
        matchRenamed(siblings, .templates)
        matchRenamed(siblings, .yours)
        // What yours has by its new name is a counterpart now.
        matchRenamed(siblings, .templates)
        matchStatements(members, ofTemplates, .templates)
        matchStatements(members, ofYours, .yours)
        for member in members {
            let mine = self.yours[member]
            let theirs = self.templates[member]
            if texts.base[member].kind == .conditional {
                matchBranches(of: member, mine, theirs)
            } else if let block = texts.base.memberBlock(of: member) {
                matchMembers(
                    of: block,
                    mine.flatMap(texts.yours.memberBlock),
                    theirs.flatMap(texts.templates.memberBlock)
                )
            }
        }
    }

    private mutating func matchBranches(of base: Int, _ yours: Int?, _ templates: Int?) {
        let ofYours = yours.map { texts.yours.children[$0] } ?? []
        let ofTemplates = templates.map { texts.templates.children[$0] } ?? []
        for (index, branch) in texts.base.children[base].enumerated() {
            let mine = index < ofYours.count ? ofYours[index] : nil
            let theirs = index < ofTemplates.count ? ofTemplates[index] : nil
            matchMembers(of: branch, mine, theirs)
        }
    }

    /// Matches the statements of three blocks of code, which is done when they are merged.
    mutating func matchCode(_ base: [Int], _ yours: [Int], _ templates: [Int]) {
        matchByKey(base.filter { self.templates[$0] == nil }, templates, .templates)
        matchByKey(base.filter { self.yours[$0] == nil }, yours, .yours)
        matchStatements(base, templates, .templates)
        matchStatements(base, yours, .yours)
    }

    // MARK: - The same key -

    private mutating func matchByKey(_ base: [Int], _ others: [Int], _ side: Side) {
        let text = text(side)
        var left: [SwiftTree.Key: [Int]] = [:]
        for node in others {
            if let key = text.keys[node], self.base(of: node, side) == nil { left[key, default: []].append(node) }
        }
        var byKey: [SwiftTree.Key: [Int]] = [:]
        for node in base { if let key = texts.base.keys[node] { byKey[key, default: []].append(node) } }
        for node in base {
            guard let key = texts.base.keys[node], let nodes = byKey.removeValue(forKey: key), let found = left[key]
            else { continue }
            matchOverloads(nodes, found, side)
        }
    }

    /// Matches declarations with one key: those with the same types, then those that are similar.
    private mutating func matchOverloads(_ base: [Int], _ others: [Int], _ side: Side) {
        let text = text(side)
        func types(_ node: Int) -> [String] { texts.base.tree.parameters(of: node) }
        func mayMatch(_ node: Int) -> Bool { side == .templates || templates[node] != nil }
        if base.count == 1, others.count == 1 {
            if mayMatch(base[0]) || types(base[0]) == text.tree.parameters(of: others[0]) {
                pair(base[0], others[0], side)
            }
            return
        }
        var rest = others
        for node in base {
            let same = rest.filter { text.tree.parameters(of: $0) == types(node) }
            let tokens = texts.base.tokens(of: node)
            guard
                let match = same.first(where: { text.tokens(of: $0) == tokens })
                    ?? (types(node).isEmpty ? nil : same.first)
            else {
                continue
            }
            pair(node, match, side)
            rest.removeAll { $0 == match }
        }
        for node in base where counterpart(of: node, side) == nil && mayMatch(node) {
            let values = rest.map { similarity.ofBodies(node, $0, side) }
            guard let best = values.indices.max(by: { values[$0] < values[$1] }) else { return }
            guard base.count == others.count || values[best] >= Similarity.threshold else { continue }
            pair(node, rest[best], side)
            rest.remove(at: best)
        }
    }
}

extension ComparedText {

    /// The block with the members of a type.
    func memberBlock(of index: Int) -> Int? { children[index].first { tree.nodes[$0].kind == .memberBlock } }

    /// The declarations in the block of a type.
    func memberKeys(of index: Int) -> Set<SwiftTree.Key> {
        guard let block = memberBlock(of: index) else { return [] }
        return Set(children[block].filter { tree.nodes[$0].kind.isDeclaration }.compactMap { keys[$0] })
    }
}
