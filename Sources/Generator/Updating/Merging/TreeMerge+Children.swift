/// The children of a block or a list: which of them stay, and what the templates insert.
extension TreeMerge {

    typealias Conflict = ChildrenMerge.Conflict

    /// The merged text of a node with children: the file, a block, a list.
    mutating func children(_ owner: PerText<Int>) throws(Clash) -> [UInt8] {
        var block = ChildrenMerge(owner, texts)
        if block.base.allSatisfy({ matching.yours[$0] == nil && matching.templates[$0] == nil }) {
            if block.kind == .list {
                matching.matchElements(block.children)
            } else {
                matching.match(block.children, isCode: block.kind == .code)
            }
        }
        if let list = try reordered(block) { return list }
        block.moved = movedByTemplates(block)
        block.replacedBase = replacedByTemplates(block)
        block.replaced = block.replacedBase.compactMapValues { matching.yours[$0] }
        block.deleted = deletedComments(block)
        let changed = changedComments(block)
        try findDone(&block)
        try mergeYours(&block, changed)
        try checkDeleted(&block)
        checkReplaced(&block)
        insertNew(&block)
        if block.kind == .list { return try list(block) }
        mergeLeads(&block)
        return try write(&block)
    }

    // MARK: - What yours has -

    /// Merges the children of yours, in their order. What only the templates moved is placed later.
    ///
    /// - Parameter changed: comments that stand above something else in yours, and what the templates made of them.
    private mutating func mergeYours(
        _ block: inout ChildrenMerge,
        _ changed: [(old: CommentLines, new: CommentLines)]
    ) throws(Clash) {
        for node in block.yours {
            let index = block.entry(ofYours: node)
            if !block.moved.contains(node) { block.order.insert(index, at: block.order.count - 1) }
            let whole = block.kind == .list ? texts.yours.code(of: node) : texts.yours.whole(of: node)
            block.entries[index].text = Array(whole)
            let base = matching.baseOfYours[node]
            let new = base.flatMap { matching.templates[$0] }
            do {
                if let base, let new {
                    if texts.templates[new].parent == block.owner.templates { block.link(new, to: node) }
                    let nodes = PerText(base: base, yours: node, templates: new)
                    if block.kind == .list {
                        block.entries[index].text = try element(nodes)
                    } else {
                        block.entries[index].text = try self.node(nodes)
                        block.entries[index].merged = nodes
                    }
                } else if let base {
                    if try isDeleted(node, base, block) { block.entries[index].text = nil }
                } else if matching.holdsMoved.contains(node) {
                    block.entries[index].text = try mergedMoved(within: node)
                } else if block.kind != .list, !changed.isEmpty {
                    block.entries[index].text = own(node, changed)
                }
            } catch {
                if block.entries[index].conflict == nil {
                    block.entries[index].conflict = Conflict(clash: error, base: base, templates: new)
                }
            }
        }
    }

    /// The text of a node that only yours has, with the declarations merged that yours moved into it.
    private mutating func mergedMoved(within node: Int) throws(Clash) -> [UInt8] {
        let text = texts.yours
        var result: [UInt8] = []
        var position = text[node].lead
        var index = node + 1
        while index < text[node].next {
            guard matching.moved.contains(index), let base = matching.baseOfYours[index] else {
                index += 1
                continue
            }
            result += text.source[position..<text[index].lead]
            position = text[index].tail
            if let new = matching.templates[base] {
                let nodes = PerText(base: base, yours: index, templates: new)
                result +=
                    try lead(nodes, deleted: deletedComments(around: base), isBelowTheirs: false) + self.node(nodes)
            } else if text.content(of: index) != texts.base.content(of: base) {
                throw Clash(message: Merge.Conflict.deletesEdited, node: index)
            }
            index = text[index].next
        }
        return result + text.source[position..<text[node].tail]
    }

    /// Declarations of yours that the templates moved within the block, and yours did not; in code, statements, too.
    private func movedByTemplates(_ block: ChildrenMerge) -> Set<Int> {
        let both = block.base.compactMap { base -> (yours: Int, templates: Int)? in
            guard texts.base.keys[base] != nil || block.kind == .code, let own = matching.yours[base],
                let new = matching.templates[base], texts.yours[own].parent == block.owner.yours,
                texts.templates[new].parent == block.owner.templates
            else { return nil }
            return (own, new)
        }
        let inTemplates = Set(CommonSubsequence.increasing(both.map { texts.templates.position[$0.templates] }))
        let inYours = CommonSubsequence.increasing(both.map { texts.yours.position[$0.yours] })
        return Set(inYours.filter { !inTemplates.contains($0) }.map { both[$0].yours })
    }

    /// What the templates wrote in the place of something else: between the same neighbours, the first for the first.
    private func replacedByTemplates(_ block: ChildrenMerge) -> [Int: Int] {
        var replaced: [Int: Int] = [:]
        for part in parts(block, withYours: false) {
            for (old, new) in zip(block.base[part.base], block.templates[part.templates])
            where matching.baseOfTemplates[new] == nil {
                replaced[new] = old
            }
        }
        return replaced
    }

    /// True for a node of yours that goes with the templates' one: as they wrote it, or without some of it.
    private func isDeleted(_ node: Int, _ base: Int, _ block: ChildrenMerge) throws(Clash) -> Bool {
        let isComment = texts.base[base].kind == .comment
        if isComment, heads(node, block) { return false }
        if block.kind == .code, texts.base.keys[base] == nil, !isComment, hasEqualNeighbour(node, block) {
            throw Clash(message: "the templates delete one of several equal statements", node: node)
        }
        if matching.movedStatements.contains(node), isElsewhere(node) {
            throw Clash(message: "the templates move a statement that you moved", node: node)
        }
        let isSame =
            isComment
            ? texts.yours.content(of: node) == texts.base.content(of: base)
            : texts.yours.commentedContent(of: node) == texts.base.commentedContent(of: base)
        // What you deleted in it does not come back in what the templates write in its place.
        let isReplaced = block.replaced.values.contains(node)
        let mayBePart = !isComment && !isReplaced && !matching.moved.contains(node)
        guard isSame || mayBePart && texts.yours.isPart(node, of: base, in: texts.base) else {
            throw Clash(message: Merge.Conflict.deletesEdited, node: node)
        }
        return true
    }

    /// True if the templates have a statement as often as before: they moved it to another block.
    private func isElsewhere(_ node: Int) -> Bool {
        let tokens = texts.yours.tokens(of: node)
        func count(_ text: ComparedText) -> Int {
            text.tree.nodes.indices.count { text.isStatement($0) && text.tokens(of: $0) == tokens }
        }
        return count(texts.templates) >= count(texts.base)
    }

    /// True for a mark whose section has a declaration that only yours has.
    private func heads(_ comment: Int, _ block: ChildrenMerge) -> Bool {
        guard texts.yours.code(of: comment).contains("MARK:".utf8) else { return false }
        let section = block.yours[(texts.yours.position[comment] + 1)...].prefix { texts.yours[$0].kind != .comment }
        return section.contains { matching.baseOfYours[$0] == nil }
    }

    /// True if an equal statement that only yours has stands beside a statement.
    private func hasEqualNeighbour(_ node: Int, _ block: ChildrenMerge) -> Bool {
        let tokens = texts.yours.tokens(of: node)
        func isInTemplates(_ other: Int) -> Bool {
            matching.baseOfYours[other].map { matching.templates[$0] != nil } ?? false
        }
        let place = texts.yours.position[node]
        let below = block.yours[(place + 1)...].prefix { !isInTemplates($0) }
        let above = block.yours[..<place].reversed().prefix { !isInTemplates($0) }
        return (below + above).contains { matching.baseOfYours[$0] == nil && texts.yours.tokens(of: $0) == tokens }
    }

    /// Merges the comments and blank lines above the children, when their order is known.
    private func mergeLeads(_ block: inout ChildrenMerge) {
        var previous = ChildrenMerge.start
        for index in block.order where index >= 0 && block.entries[index].isThere {
            defer { previous = index }
            let entry = block.entries[index]
            guard let nodes = entry.merged, let text = entry.text else { continue }
            let position = texts.templates.position[nodes.templates]
            let siblings = texts.templates.children[texts.templates[nodes.templates].parent]
            let theirs = position > 0 ? block.entryOfTemplates[siblings[position - 1]] : ChildrenMerge.start
            do {
                let isBelow = previous == theirs
                block.entries[index].text = try lead(nodes, deleted: block.deleted, isBelowTheirs: isBelow) + text
            } catch {
                block.entries[index].text = Array(texts.yours.whole(of: entry.node))
                block.entries[index].conflict =
                    Conflict(clash: error, base: nodes.base, templates: nodes.templates)
            }
        }
    }

    // MARK: - What the templates insert -

    /// What stands between the children that all three have.
    func gaps(_ block: ChildrenMerge) -> [PerText<ArraySlice<Int>>] {
        parts(block, withYours: true).map { block.children.zip($0) { $0[$1] } }
    }

    /// Divides the children by those that base and templates have, and yours, too.
    private func parts(_ block: ChildrenMerge, withYours: Bool) -> [PerText<Range<Int>>] {
        // What all have is a number from 0.
        func number(_ base: Int) -> Int? {
            let own = matching.yours[base].map { texts.yours[$0].parent }
            let new = matching.templates[base].map { texts.templates[$0].parent }
            return new == block.owner.templates && (!withYours || own == block.owner.yours) ? base : nil
        }
        let base = block.base.map { number($0) ?? -1 }
        let yours = block.yours.map { matching.baseOfYours[$0].flatMap(number) ?? -2 }
        let templates = block.templates.map { matching.baseOfTemplates[$0].flatMap(number) ?? -3 }
        return ThreeWay.parts(PerText(base: base, yours: withYours ? yours : base, templates: templates))
    }

    private mutating func insertNew(_ block: inout ChildrenMerge) {
        for new in block.templates {
            let own = matching.baseOfTemplates[new].flatMap { matching.yours[$0] }
            if let own, block.moved.contains(own) {
                insert(block.entry(ofYours: own), new, &block)
            } else if matching.baseOfTemplates[new] == nil, !block.done.contains(new),
                block.entryOfTemplates[new] == nil
            {
                let clash = clashOfMembers(new) ?? clashOfNeighbour(new, block)
                let conflict = clash.map { Conflict(clash: $0, templates: new) }
                insert(block.addNew(new, conflict), new, &block)
            }
        }
    }

    /// Why a type or an extension cannot be inserted: yours has one of its members or conformances in another block of
    /// the type, or deleted it.
    private func clashOfMembers(_ new: Int) -> Clash? {
        guard let members = texts.templates.memberBlock(of: new) else { return nil }
        let tree = texts.templates.tree
        let names = ([new] + texts.templates.children[members]).flatMap { tree.declarations(of: $0) }
        for name in names {
            func declares(_ text: ComparedText, _ node: Int?) -> Bool {
                node.map { text.tree.declarations(of: $0).contains(name) } ?? false
            }
            // What the templates take out of a node is in it no longer: a type may stay, and its conformance move.
            let moving = texts.base.nodes(declaring: [name]).filter {
                !declares(texts.templates, matching.templates[$0])
            }
            let own = texts.yours.nodes(declaring: [name]).first { node in
                stays(node) && !moving.contains { matching.yours[$0] == node }
            }
            if let own { return Clash(message: "yours has '\(name.text)' already", node: own) }
            if moving.contains(where: { !declares(texts.yours, matching.yours[$0]) }) {
                return Clash(message: "the templates move '\(name.text)', which you deleted")
            }
        }
        return nil
    }

    /// Why a statement cannot be inserted: the one above it in the templates is within another one in yours.
    private func clashOfNeighbour(_ new: Int, _ block: ChildrenMerge) -> Clash? {
        let above = texts.templates.position[new] - 1
        guard block.kind == .code, above >= 0, let base = matching.baseOfTemplates[block.templates[above]],
            matching.yours[base] == nil, texts.base[base].kind != .comment
        else { return nil }
        let tokens = texts.base.tokens(of: base)
        let holder = block.yours.first { holdsNew(tokens, $0) }
        return holder.map { Clash(message: "what the templates have above it is in this statement now", node: $0) }
    }

    func insert(_ entry: Int, _ new: Int, _ block: inout ChildrenMerge) {
        let place = Placement(texts: texts, matching: matching, block: block).place(of: new)
        if place.isUncertain, block.entries[entry].conflict == nil {
            let clash = Clash(message: "no place for '\(ConflictText.short(texts.templates.code(of: new)))'")
            block.entries[entry].conflict = Conflict(clash: clash, templates: new)
        }
        block.order.insert(entry, at: place.index)
    }
}

extension ComparedText {

    /// The tokens and comments of a node, and those above it.
    func commentedContent(of node: Int) -> [Int] { leadComments(of: node) + content(of: node) }

    /// True if a node is another text's node without some of its tokens and comments.
    func isPart(_ node: Int, of other: Int, in text: ComparedText) -> Bool {
        commentedContent(of: node).isPart(of: text.commentedContent(of: other))
    }
}

extension Array where Element: Equatable {

    /// True for another array without some of its elements.
    func isPart(of other: [Element]) -> Bool {
        var rest = other[...]
        return allSatisfy { element in
            rest = rest.drop { $0 != element }
            return rest.popFirst() != nil
        }
    }
}
