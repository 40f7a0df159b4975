/// What the templates insert and yours has already.
extension TreeMerge {

    /// Finds what the templates insert and yours has already: the same is done, something else of that name is a
    /// conflict.
    mutating func findDone(_ block: inout ChildrenMerge) throws(Clash) {
        var used: Set<Int> = []
        // The order of members and of conformances means nothing.
        let hasOrder = block.kind != .members && texts.base[block.owner.base].kind != .inheritance
        let gaps = hasOrder ? gaps(block) : []
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
                    let isSame = matching.baseOfYours[own] == nil && has(new, own)
                    let isHidden = texts.yours.tree.isConditional(own) && !block.yours.contains(own)
                    return (own, isSame && !isHidden)
                }
            } else {
                found = stated(new, in: block, used).map { own, isSame in
                    let isElsewhere = gaps.contains { $0.templates.contains(new) && !$0.yours.contains(own) }
                    return (own, isSame && !(isElsewhere && hasPlace(new, block)))
                }
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
    }

    /// True for a statement, and for an element without a label: an equal one at another place is another one. What sets a
    /// variable is the same, and so is what an earlier update may have put in the place of something else.
    private func hasPlace(_ new: Int, _ block: ChildrenMerge) -> Bool {
        let isReplaced = block.replacedBase[new].map { matching.yours[$0] == nil } ?? false
        return texts.templates[new].kind != .comment && texts.templates[new].name.isEmpty && !isReplaced
            && texts.templates.beginning(of: new).kind != .assignment
    }

    /// True if yours has all of a new declaration: it may have more in its blocks. A module is imported in one way or
    /// another.
    private func has(_ new: Int, _ own: Int) -> Bool {
        if texts.templates[new].kind == .import { return true }
        return texts.yours.tokensOutsideOfBlocks(own) == texts.templates.tokensOutsideOfBlocks(new)
            && texts.templates.statements(within: new).isPart(of: texts.yours.statements(within: own))
    }

    func name(of node: Int) -> String {
        let name = texts.templates.tree.name(of: node)
        if !name.isEmpty { return name }
        let names = texts.templates.tree.names(of: node)
        if !names.isEmpty { return names.joined(separator: ", ") }
        if texts.templates[node].kind == .switchCase {
            let heading = texts.templates.tree.heading(
                of: node,
                before: texts.templates.tree.child(.caseBody, of: node)
            )
            return heading.filter { $0.kind != .colon }.map(texts.templates.tree.text(of:)).joined()
                .replacing("case", with: "case ", maxReplacements: 1)
        }
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

    /// A declaration of yours that excludes one that the templates insert, in this block, or in another one of the type;
    /// or one with the same key, of those that may be repeated.
    private func declared(_ new: Int, in block: ChildrenMerge, _ used: Set<Int>) -> Int? {
        let key = texts.templates.keys[new]
        // You may have renamed the type.
        let type = texts.yours.tree.nameOfType(around: block.owner.yours) ?? ""
        let names = texts.templates.tree.declarations(of: new, in: type)
        if key?.kind == .extension || names.isEmpty {
            let isPlain = key?.kind == .extension && key?.details.isEmpty == true
            let tokens = texts.templates.tokens(of: new)
            return block.yours.first { node in
                texts.yours.keys[node] == key && !used.contains(node) && stays(node)
                    && (!isPlain || texts.yours.tokens(of: node) == tokens)
            }
        }
        let found = texts.yours.nodes(declaring: names).filter { stays($0) && !used.contains($0) }
        return found.first { texts.yours[$0].parent == block.owner.yours } ?? found.first
    }

    /// True for what yours has and the templates do not delete.
    func stays(_ node: Int) -> Bool { matching.baseOfYours[node].map { matching.templates[$0] != nil } ?? true }
}
