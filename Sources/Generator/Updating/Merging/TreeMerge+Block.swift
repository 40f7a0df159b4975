/// The children of a block: which of them stay, and what the templates insert.
extension TreeMerge {

    mutating func block(_ base: Int, _ yours: Int, _ templates: Int) throws(Clash) -> [UInt8] {
        var block = BlockMerge(PerText(base: base, yours: yours, templates: templates), texts)
        let isMatched = texts.base[base].kind == .memberBlock || base == 0 || !matching.isUnmatched(block.base)
        if !isMatched { matching.matchCode(block.base, block.yours, block.templates) }
        try findDone(&block)
        try mergeYours(&block)
        try checkDeleted(&block)
        try checkReplaced(&block)
        try insertNew(&block)
        mergeLeads(&block)
        return try write(&block)
    }

    func isKeyed(_ text: ComparedText, _ node: Int) -> Bool { text.keys[node] != nil }

    // MARK: - What yours has -

    /// Merges the children of yours, in their order. What only the templates moved is placed later.
    private mutating func mergeYours(_ block: inout BlockMerge) throws(Clash) {
        let moved = movedByTemplates(block)
        for node in block.yours {
            let index = entry(ofYours: node, &block)
            if !moved.contains(node) { block.order.insert(index, at: block.order.count - 1) }
            let whole = Array(texts.yours.whole(of: node))
            guard let base = matching.baseOfYours[node] else {
                block.entries[index].text = whole
                guard matching.holdsMoved.contains(node) else { continue }
                do {
                    block.entries[index].text = try mergedMoved(within: node)
                } catch {
                    block.entries[index].conflict = BlockMerge.Conflict(clash: error)
                }
                continue
            }
            guard let new = matching.templates[base] else {
                try delete(node, base, index, &block)
                continue
            }
            if texts.templates[new].parent == block.owner.templates { block.entryOfTemplates[new] = index }
            do {
                block.entries[index].text = try self.node(base, node, new)
                block.entries[index].merged = (base, new)
            } catch {
                block.entries[index].text = whole
                block.entries[index].conflict = BlockMerge.Conflict(clash: error, base: base, templates: new)
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
                result += try lead(base, index, new, isBelowTheirs: false) + self.node(base, index, new)
            } else if text.content(of: index) != texts.base.content(of: base) {
                throw Clash(message: "the templates delete what you edited", node: index)
            }
            index = text[index].next
        }
        return result + text.source[position..<text[node].tail]
    }

    /// Declarations of yours that the templates moved within the block, and yours did not.
    private func movedByTemplates(_ block: BlockMerge) -> Set<Int> {
        let both = block.base.compactMap { base -> (base: Int, yours: Int, templates: Int)? in
            guard isKeyed(texts.base, base), let own = matching.yours[base], let new = matching.templates[base],
                texts.yours[own].parent == block.owner.yours, texts.templates[new].parent == block.owner.templates
            else { return nil }
            return (base, own, new)
        }
        let inTemplates = Set(CommonSubsequence.increasing(both.map { texts.templates.position[$0.templates] }))
        let inYours = Set(CommonSubsequence.increasing(both.map { texts.yours.position[$0.yours] }))
        return Set(both.indices.filter { !inTemplates.contains($0) && inYours.contains($0) }.map { both[$0].yours })
    }

    /// Deletes a node of yours that the templates deleted, unless yours changed it.
    private mutating func delete(_ node: Int, _ base: Int, _ index: Int, _ block: inout BlockMerge) throws(Clash) {
        let isComment = texts.base[base].kind == .comment
        let hasSameLead = texts.yours.leadComments(of: node) == texts.base.leadComments(of: base)
        let isSame = texts.yours.content(of: node) == texts.base.content(of: base) && (hasSameLead || isComment)
        let whole = Array(texts.yours.whole(of: node))
        if block.kept.contains(node) || isComment && heads(node, block) {
            block.entries[index].text = whole
            return
        }
        func conflict(_ message: String) {
            block.entries[index].text = whole
            block.entries[index].conflict = BlockMerge.Conflict(clash: Clash(message: message, node: node), base: base)
        }
        if block.isCode, !isKeyed(texts.base, base), !isComment, hasEqualNeighbour(node, block) {
            return conflict("the templates delete one of several equal statements")
        }
        let isPart = !matching.moved.contains(node) && Reduction(texts.base, texts.yours).holds(base, node)
        if !isSame, !isPart { conflict("the templates delete what you edited") }
    }

    /// True for a mark whose section has a declaration that only yours has.
    private func heads(_ comment: Int, _ block: BlockMerge) -> Bool {
        guard texts.yours.code(of: comment).contains(Array("MARK:".utf8)) else { return false }
        let section = block.yours[(texts.yours.position[comment] + 1)...].prefix { texts.yours[$0].kind != .comment }
        return section.contains { matching.baseOfYours[$0] == nil }
    }

    /// True if an equal statement that only yours has stands beside a statement.
    private func hasEqualNeighbour(_ node: Int, _ block: BlockMerge) -> Bool {
        let tokens = texts.yours.tokens(of: node)
        for step in [-1, 1] {
            var place = texts.yours.position[node] + step
            while block.yours.indices.contains(place) {
                let other = block.yours[place]
                let base = matching.baseOfYours[other]
                if let base, matching.templates[base] != nil { break }
                if base == nil, texts.yours.tokens(of: other) == tokens { return true }
                place += step
            }
        }
        return false
    }

    /// Merges the comments and blank lines above the children, when their order is known.
    private func mergeLeads(_ block: inout BlockMerge) {
        var previous = BlockMerge.start
        for index in block.order where index >= 0 && block.entries[index].isThere {
            defer { previous = index }
            let entry = block.entries[index]
            guard let merged = entry.merged, let text = entry.text else { continue }
            let position = texts.templates.position[merged.templates]
            let siblings = texts.templates.children[texts.templates[merged.templates].parent]
            let theirs = position > 0 ? self.entry(ofTemplates: siblings[position - 1], block) : BlockMerge.start
            do {
                let isBelowTheirs = previous == theirs
                block.entries[index].text =
                    try lead(merged.base, entry.node, merged.templates, isBelowTheirs: isBelowTheirs) + text
            } catch {
                block.entries[index].text = Array(texts.yours.whole(of: entry.node))
                block.entries[index].conflict =
                    BlockMerge.Conflict(clash: error, base: merged.base, templates: merged.templates)
            }
        }
    }

    /// The entry that a child of the templates is, or is merged into.
    private func entry(ofTemplates node: Int, _ block: BlockMerge) -> Int? {
        if let entry = block.entryOfTemplates[node] { return entry }
        return matching.baseOfTemplates[node].flatMap { matching.yours[$0] }.flatMap { block.entryOfYours[$0] }
    }

    // MARK: - What yours deleted -

    private mutating func checkDeleted(_ block: inout BlockMerge) throws(Clash) {
        for base in block.base where matching.yours[base] == nil && texts.base[base].kind != .comment {
            if let new = matching.templates[base] {
                let hasMembers = texts.base.memberBlock(of: base) != nil
                if !hasMembers, Reduction(texts.base, texts.templates).holds(base, new) { continue }
                let isSame = texts.base.content(of: base) == texts.templates.content(of: new)
                let hasSameLead = texts.base.leadComments(of: base) == texts.templates.leadComments(of: new)
                if isSame, hasSameLead { continue }
                let clash = Clash(message: "the templates change what you deleted")
                let entry = block.add(
                    BlockMerge.Entry(
                        node: new,
                        side: .templates,
                        text: nil,
                        isNew: true,
                        conflict: BlockMerge.Conflict(clash: clash, base: base, templates: new)
                    )
                )
                insert(entry, new, &block)
            } else if let hiding = matching.hidden[base] {
                throw Clash(message: "the templates delete what is in '#if' now", node: hiding)
            } else if !isKeyed(texts.base, base) {
                let tokens = texts.base.tokens(of: base)
                let holder = block.yours.first { node in
                    let hasMore =
                        texts.yours[node].end - texts.yours[node].start > texts.base[base].end - texts.base[base].start
                    return hasMore && texts.yours.holdsNew(tokens, in: node) { matching.baseOfYours[$0] == nil }
                }
                if let holder {
                    let clash = Clash(
                        message: "the templates delete a statement that you moved into this one",
                        node: holder
                    )
                    addConflict(BlockMerge.Conflict(clash: clash, base: base), to: holder, &block)
                }
            }
        }
    }

    /// Where yours and the templates deleted the same statement, both may have put something in its place. A member is
    /// replaced by both only if yours has a new one there.
    private mutating func checkReplaced(_ block: inout BlockMerge) throws(Clash) {
        let anchors = block.base.filter { matching.yours[$0] != nil && matching.templates[$0] != nil }
        for gap in gaps(between: anchors, block) {
            let deleted = gap.base.first {
                matching.yours[$0] == nil && matching.templates[$0] == nil && texts.base[$0].kind != .comment
            }
            let inserted = gap.templates.first { new in
                !block.done.contains(new) && matching.baseOfTemplates[new] == nil
                    && texts.templates[new].kind != .comment
            }
            guard let base = deleted, let new = inserted else { continue }
            if !block.isCode, !gap.yours.contains(where: { replaces(base, $0) }) { continue }
            let own = gap.yours.first { matching.baseOfYours[$0] == nil && texts.yours[$0].kind != .comment }
            let message = own == nil ? "the templates change what you deleted" : Merge.Conflict.bothChanged
            let clash = Clash(message: message, node: own)
            let conflict = BlockMerge.Conflict(clash: clash, base: base, templates: new)
            let entry = block.add(
                BlockMerge.Entry(node: new, side: .templates, text: nil, isNew: true, conflict: conflict)
            )
            insert(entry, new, &block)
        }
    }

    /// True for a new member of yours of the same kind.
    private func replaces(_ base: Int, _ node: Int) -> Bool {
        matching.baseOfYours[node] == nil && texts.yours[node].kind == texts.base[base].kind
    }

    // MARK: - What the templates insert -

    private mutating func insertNew(_ block: inout BlockMerge) throws(Clash) {
        let moved = movedByTemplates(block)
        for new in block.templates {
            if let base = matching.baseOfTemplates[new] {
                guard let own = matching.yours[base], moved.contains(own), let entry = block.entryOfYours[own] else {
                    continue
                }
                insert(entry, new, &block)
                continue
            }
            guard !block.done.contains(new), block.entryOfTemplates[new] == nil else { continue }
            let conflict = clashOfMembers(new).map { BlockMerge.Conflict(clash: $0, base: nil, templates: new) }
            let entry = block.add(
                BlockMerge.Entry(node: new, side: .templates, text: nil, isNew: true, conflict: conflict)
            )
            insert(entry, new, &block)
        }
    }

    /// Why a type or an extension cannot be inserted: yours has one of its members in another block of the type, or
    /// deleted it.
    private func clashOfMembers(_ new: Int) -> Clash? {
        guard let members = texts.templates.memberBlock(of: new) else { return nil }
        let type = texts.templates.tree.name(of: new)
        for member in texts.templates.children[members] {
            guard let key = texts.templates.keys[member], matching.baseOfTemplates[member] == nil else { continue }
            func isSame(_ text: ComparedText, _ node: Int) -> Bool {
                text.keys[node] == key && text.tree.nameOfType(around: node) == type
                    && text.tree.parameters(of: node) == texts.templates.tree.parameters(of: member)
            }
            let own = texts.yours.tree.nodes.indices.first {
                matching.baseOfYours[$0] == nil && isSame(texts.yours, $0)
            }
            if let own { return Clash(message: "yours has '\(name(of: member))' already", node: own) }
            let isDeleted = texts.base.tree.nodes.indices.contains { base in
                matching.yours[base] == nil && matching.templates[base] == nil && isSame(texts.base, base)
            }
            if isDeleted { return Clash(message: "the templates move '\(name(of: member))', which you deleted") }
        }
        return nil
    }

    private func insert(_ entry: Int, _ new: Int, _ block: inout BlockMerge) {
        let place = Placement(texts: texts, matching: matching, block: block).place(of: new)
        if place.isUncertain, block.entries[entry].conflict == nil {
            let clash = Clash(message: "no place for '\(ConflictText.short(texts.templates.code(of: new)))'")
            block.entries[entry].conflict = BlockMerge.Conflict(clash: clash, base: nil, templates: new)
        }
        if place.isLeftOut {
            block.entries[entry].isNew = false
            return
        }
        block.order.insert(entry, at: place.index)
    }
}
