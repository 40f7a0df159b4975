/// What the templates insert and yours has already.
extension TreeMerge {

    /// Finds what the templates insert and yours has already: the same is done, something else of that name is a
    /// conflict.
    mutating func findDone(_ block: inout ChildrenMerge) throws(Clash) {
        var used: Set<Int> = []
        for new in block.templates where matching.baseOfTemplates[new] == nil {
            if texts.templates[new].kind == .comment, !block.deleted.isEmpty,
                CommentLines(texts.templates, new).without(block.deleted).lines.isEmpty
            {
                block.markDone(new, as: nil)
                continue
            }
            let found: (node: Int, isSame: Bool)?
            if texts.templates.keys[new] != nil {
                found = declared(new, in: block, used).map { own in
                    return (own, matching.baseOfYours[own] == nil && has(new, own))
                }
            } else {
                found = stated(new, in: block, used)
            }
            guard let found else { continue }
            used.insert(found.node)
            let isHere = block.yours.contains(found.node)
            block.markDone(new, as: isHere && found.isSame ? found.node : nil)
            if found.isSame { continue }
            let clash = Clash(message: "yours has '\(name(of: new))' already", node: found.node)
            guard isHere else { throw clash }
            block.addConflict(Conflict(clash: clash, templates: new), to: found.node)
        }
        guard block.kind == .code else { return }
        // If yours has all that the templates put between two statements, what they deleted there stays.
        for gap in gaps(block) {
            let inserted = gap.templates.filter {
                texts.templates[$0].kind != .comment && matching.baseOfTemplates[$0] == nil
            }
            guard !inserted.isEmpty, inserted.allSatisfy(block.done.contains) else { continue }
            block.kept.formUnion(gap.base.compactMap { matching.templates[$0] == nil ? matching.yours[$0] : nil })
        }
    }

    /// True if yours has all of a new declaration: it may have more in its blocks. A module is imported in one way or
    /// another.
    private func has(_ new: Int, _ own: Int) -> Bool {
        if texts.templates[new].kind == .import { return true }
        return texts.yours.tokensOutsideOfBlocks(own) == texts.templates.tokensOutsideOfBlocks(new)
            && texts.templates.tokens(of: new).isPart(of: texts.yours.tokens(of: own))
    }

    func name(of node: Int) -> String {
        let name = texts.templates.tree.name(of: node)
        if !name.isEmpty { return name }
        let names = texts.templates.tree.names(of: node)
        if !names.isEmpty { return names.joined(separator: ", ") }
        return texts.templates.beginning(of: node).words.joined(separator: " ")
    }

    /// A statement, a comment or an element of yours that is the same, or assigns the same or has the same label.
    private func stated(_ new: Int, in block: ChildrenMerge, _ used: Set<Int>) -> (node: Int, isSame: Bool)? {
        let own = block.yours.filter {
            matching.baseOfYours[$0] == nil && texts.yours.keys[$0] == nil && !used.contains($0)
        }
        let tokens = texts.templates.tokens(of: new)
        if let same = own.first(where: { texts.yours.tokens(of: $0) == tokens }) { return (same, true) }
        let other: Int?
        if block.kind == .list {
            let label = texts.templates.label(of: new)
            other = own.first { texts.yours.label(of: $0) == label }
        } else {
            let beginning = texts.templates.beginning(of: new)
            guard beginning.kind == .assignment else { return nil }
            other = own.first { texts.yours.beginning(of: $0) == beginning }
        }
        return other.map { ($0, false) }
    }

    /// A declaration of yours with the key of one that the templates insert: in this block, or in another one of the
    /// type. `case a, b` and `let a, b` have a key for each name; a type may have several extensions.
    private func declared(_ new: Int, in block: ChildrenMerge, _ used: Set<Int>) -> Int? {
        guard let key = texts.templates.keys[new] else { return nil }
        let parameters = texts.templates.tree.parameters(of: new)
        let isPlainExtension = key.kind == .extension && key.details.isEmpty
        let tokens = isPlainExtension ? texts.templates.tokens(of: new) : []
        let hasNames = key.kind == .variable || key.kind == .enumCase
        func isFree(_ node: Int) -> Bool { matching.baseOfYours[node] == nil }
        func isSame(_ node: Int) -> Bool {
            let hasTypes = texts.yours.tree.parameters(of: node) == parameters
            return texts.yours.keys[node] == key && !used.contains(node) && (isFree(node) || hasTypes)
        }
        if isPlainExtension {
            return block.yours.first { isSame($0) && texts.yours.tokens(of: $0) == tokens }
        }
        if let own = block.yours.first(where: isSame) { return own }
        if hasNames {
            let own = block.yours.first { node in
                guard let other = texts.yours.keys[node], other.kind == key.kind else { return false }
                return isFree(node) && !used.contains(node) && !Set(key.details).isDisjoint(with: other.details)
            }
            if let own { return own }
        }
        guard texts.templates[new].kind.isDeclaration, block.kind == .members else { return nil }
        return otherMembers(of: block).first { node in
            texts.yours.keys[node] == key && isFree(node) && texts.yours.tree.parameters(of: node) == parameters
        }
    }

    /// The members of the type's other blocks without a `where`.
    private func otherMembers(of block: ChildrenMerge) -> [Int] {
        let tree = texts.yours.tree
        let owner = tree.nodes[block.owner.yours].parent
        guard owner > 0, tree.nodes[owner].kind.isType || tree.nodes[owner].kind == .extension else { return [] }
        let name = tree.name(of: owner)
        return texts.yours.children[0].flatMap { node in
            let isOfType = node != owner && tree.name(of: node) == name
            let hasCondition = texts.yours.keys[node]?.details.contains { $0.hasPrefix("where ") } ?? false
            guard isOfType, !hasCondition, let members = texts.yours.memberBlock(of: node) else { return [] as [Int] }
            return texts.yours.children[members]
        }
    }
}
