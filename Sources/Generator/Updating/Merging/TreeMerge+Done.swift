/// What the templates insert and yours has already.
extension TreeMerge {

    /// Finds what the templates insert and yours has already.
    mutating func findDone(_ block: inout BlockMerge) throws(Clash) {
        var used: Set<Int> = []
        for new in block.templates where matching.baseOfTemplates[new] == nil && isKeyed(texts.templates, new) {
            guard let own = existing(new, in: block, used) else { continue }
            used.insert(own)
            block.done.insert(new)
            let isSame = texts.yours.tokens(of: own) == texts.templates.tokens(of: new)
            let isDone = matching.baseOfYours[own] == nil && (isSame || texts.templates[new].kind == .import)
            if isDone {
                link(new, to: own, &block)
            } else {
                let clash = Clash(message: "yours has '\(name(of: new))' already", node: own)
                guard block.yours.contains(own) else { throw clash }
                addConflict(BlockMerge.Conflict(clash: clash, base: nil, templates: new), to: own, &block)
            }
        }
        let new = block.templates.filter { matching.baseOfTemplates[$0] == nil && !isKeyed(texts.templates, $0) }
        let own = block.yours.filter { matching.baseOfYours[$0] == nil && !isKeyed(texts.yours, $0) }
        let newTokens = new.map(texts.templates.tokens)
        let ownTokens = own.map(texts.yours.tokens)
        for pair in CommonSubsequence.pairs(newTokens, ownTokens) {
            used.insert(own[pair.new])
            block.done.insert(new[pair.old])
            link(new[pair.old], to: own[pair.new], &block)
        }
        for (index, node) in new.enumerated() where !block.done.contains(node) {
            if let other = own.indices.first(where: { !used.contains(own[$0]) && ownTokens[$0] == newTokens[index] }) {
                used.insert(own[other])
                block.done.insert(node)
                link(node, to: own[other], &block)
                continue
            }
            let beginning = texts.templates.beginning(of: node)
            guard beginning.isAssignment else { continue }
            let same = own.first { !used.contains($0) && texts.yours.beginning(of: $0) == beginning }
            if let same {
                let clash = Clash(message: "yours has '\(beginning.words.joined(separator: " "))' already", node: same)
                block.done.insert(node)
                addConflict(BlockMerge.Conflict(clash: clash, base: nil, templates: node), to: same, &block)
            }
        }
        if block.isCode { keepReplaced(&block) }
    }

    func name(of node: Int) -> String {
        let name = texts.templates.tree.name(of: node)
        return name.isEmpty ? texts.templates.tree.names(of: node).joined(separator: ", ") : name
    }

    /// What the templates insert is the same as something of yours: it stands where that stands.
    func link(_ templates: Int, to yours: Int, _ block: inout BlockMerge) {
        block.entryOfTemplates[templates] = block.yours.contains(yours) ? entry(ofYours: yours, &block) : nil
    }

    func entry(ofYours node: Int, _ block: inout BlockMerge) -> Int {
        if let entry = block.entryOfYours[node] { return entry }
        return block.add(BlockMerge.Entry(node: node, side: .yours, text: nil))
    }

    func addConflict(_ conflict: BlockMerge.Conflict, to yours: Int, _ block: inout BlockMerge) {
        let entry = entry(ofYours: yours, &block)
        if block.entries[entry].conflict == nil { block.entries[entry].conflict = conflict }
    }

    /// A declaration of yours with the key of one that the templates insert: in this block, or in another one of the
    /// type.
    private func existing(_ new: Int, in block: BlockMerge, _ used: Set<Int>) -> Int? {
        guard let key = texts.templates.keys[new] else { return nil }
        let parameters = texts.templates.tree.parameters(of: new)
        // A type may have several extensions.
        let isPlainExtension = key.kind == .extension && key.details.isEmpty
        if isPlainExtension {
            let tokens = texts.templates.tokens(of: new)
            return block.yours.first { texts.yours.keys[$0] == key && texts.yours.tokens(of: $0) == tokens }
        }
        func isSame(_ node: Int) -> Bool { texts.yours.keys[node] == key && !used.contains(node) }
        let here = block.yours.first { node in
            isSame(node) && (matching.baseOfYours[node] == nil || texts.yours.tree.parameters(of: node) == parameters)
        }
        if let here { return here }
        let names = Set(key.details)
        let isList = key.kind == .variable || key.kind == .enumCase
        // `case a, b` has a key for each name.
        if isList,
            let other = block.yours.first(where: { node in
                guard let other = texts.yours.keys[node], other.kind == key.kind, !used.contains(node) else {
                    return false
                }
                return matching.baseOfYours[node] == nil && !names.isDisjoint(with: other.details)
            })
        {
            return other
        }
        guard texts.templates[new].kind.isDeclaration, !block.isCode, block.owner.yours != 0 else { return nil }
        return sibling(key, parameters, of: block)
    }

    /// A member in another block of the same type, without a `where`.
    private func sibling(_ key: SwiftTree.Key, _ parameters: [String], of block: BlockMerge) -> Int? {
        let tree = texts.yours.tree
        func isType(_ node: Int) -> Bool { tree.nodes[node].kind.isType || tree.nodes[node].kind == .extension }
        let owner = tree.nodes[block.owner.yours].parent
        guard owner > 0, isType(owner) else { return nil }
        let name = tree.name(of: owner)
        for node in texts.yours.children[0] where node != owner && isType(node) && tree.name(of: node) == name {
            let hasCondition = texts.yours.keys[node]?.details.contains { $0.hasPrefix("where ") } ?? false
            guard !hasCondition, let members = texts.yours.memberBlock(of: node) else { continue }
            let found = texts.yours.children[members].first { member in
                texts.yours.keys[member] == key && tree.parameters(of: member) == parameters
                    && matching.baseOfYours[member] == nil
            }
            if let found { return found }
        }
        return nil
    }

    /// If yours has all that the templates put between two statements, what they deleted there stays as it is in yours.
    private func keepReplaced(_ block: inout BlockMerge) {
        for gap in gaps(between: block.base.filter { matching.templates[$0] != nil }, block) {
            let inserted = gap.templates.filter { texts.templates[$0].kind != .comment }
            guard !inserted.isEmpty, inserted.allSatisfy(block.done.contains) else { continue }
            block.kept.formUnion(gap.base.compactMap { matching.yours[$0] })
        }
    }

    typealias Gap = PerText<ArraySlice<Int>>

    /// What stands between some children of the base, and between their counterparts. An anchor that is in another
    /// block now, or at another place among its siblings, divides nothing.
    func gaps(between anchors: [Int], _ block: BlockMerge) -> [Gap] {
        var start = PerText(base: 0, yours: 0, templates: 0)
        var gaps: [Gap] = []
        func add(to end: PerText<Int>) {
            gaps.append(
                PerText(
                    base: block.base[start.base..<end.base],
                    yours: block.yours[start.yours..<end.yours],
                    templates: block.templates[start.templates..<end.templates]
                )
            )
        }
        for anchor in anchors {
            guard let new = matching.templates[anchor], texts.templates[new].parent == block.owner.templates,
                texts.templates.position[new] >= start.templates
            else { continue }
            let own = matching.yours[anchor].flatMap { own in
                texts.yours[own].parent == block.owner.yours ? texts.yours.position[own] : nil
            }
            let end = PerText(
                base: texts.base.position[anchor],
                yours: max(own ?? start.yours, start.yours),
                templates: texts.templates.position[new]
            )
            add(to: end)
            let isPassed = own.map { $0 >= start.yours } ?? false
            start = PerText(
                base: end.base + 1,
                yours: isPassed ? end.yours + 1 : start.yours,
                templates: end.templates + 1
            )
        }
        add(to: PerText(base: block.base.count, yours: block.yours.count, templates: block.templates.count))
        return gaps
    }
}
