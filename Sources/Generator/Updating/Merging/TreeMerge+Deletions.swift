/// What yours deleted, moved or renamed, and the templates changed, deleted or replaced.
extension TreeMerge {

    mutating func checkDeleted(_ block: inout ChildrenMerge) throws(Clash) {
        for base in block.base where matching.yours[base] == nil && texts.base[base].kind != .comment {
            if let new = matching.templates[base] {
                if isSettled(base, new), !mayBeRenamed(base, new) { continue }
                let clash = Clash(message: "the templates change what you deleted")
                insert(block.addNew(new, Conflict(clash: clash, base: base, templates: new)), new, &block)
            } else if let hiding = hiding(base) {
                throw Clash(message: "the templates delete what is in '#if' now", node: hiding)
            } else if let edited = otherForm(of: base) {
                let clash = Clash(message: Merge.Conflict.deletesEdited, node: edited)
                if texts.yours[edited].parent != block.owner.yours { throw clash }
                block.addConflict(Conflict(clash: clash, base: base), to: edited)
            } else if texts.base.keys[base] == nil, block.kind != .list {
                let tokens = texts.base.tokens(of: base)
                func clash(_ holder: Int, _ place: String) -> Clash {
                    Clash(message: "the templates delete a statement that you moved into this \(place)", node: holder)
                }
                if let holder = block.yours.first(where: { holdsNew(tokens, $0) }) {
                    block.addConflict(Conflict(clash: clash(holder, "one"), base: base), to: holder)
                } else if let holder = extracted(tokens, from: block.owner.yours) {
                    throw clash(holder, "function")
                }
            }
        }
    }

    /// A function of the type that has a statement in yours, and did not have it. Short ones, as `return nil`, are in many.
    private func extracted(_ tokens: [Int], from block: Int) -> Int? {
        guard tokens.count > 2 else { return nil }
        let type = texts.yours.tree.nameOfType(around: block)
        func count(_ text: ComparedText, _ node: Int) -> Int {
            (node + 1..<text[node].next).count { text[$0].kind == .statement && text.tokens(of: $0) == tokens }
        }
        return texts.yours.keys.indices.first { own in
            guard texts.yours.keys[own] != nil, texts.yours.isMember(own), texts.yours.memberBlock(of: own) == nil,
                texts.yours.tree.nameOfType(around: own) == type
            else { return false }
            return count(texts.yours, own) > matching.baseOfYours[own].map { count(texts.base, $0) } ?? 0
        }
    }

    /// What yours put into `#if`.
    private func hiding(_ base: Int) -> Int? {
        texts.yours.nodes(declaring: texts.base.tree.declarations(of: base)).first {
            matching.baseOfYours[$0] == nil && texts.yours.tree.isConditional($0)
        }
    }

    /// True if yours may have a node in another form: something new of that kind in the type has what the templates deleted
    /// in it, such as a statement that was extracted to a function. Members are looked at one by one.
    private func mayBeRenamed(_ base: Int, _ new: Int) -> Bool {
        if texts.base.memberBlock(of: base) != nil { return false }
        let left = texts.templates.commentedContent(of: new).counts
        let deleted = texts.base.commentedContent(of: base).counts.filter { token, count in
            token >= ComparedText.Numbers.first && count > left[token] ?? 0
        }
        let (kind, type) = (texts.base[base].kind, texts.base.tree.nameOfType(around: base))
        return !deleted.isEmpty
            && texts.yours.keys.indices.contains { own in
                guard matching.baseOfYours[own] == nil, texts.yours[own].kind == kind,
                    texts.yours.tree.nameOfType(around: own) == type
                else { return false }
                let counts = texts.yours.commentedContent(of: own).counts
                return deleted.allSatisfy { counts[$0.key] ?? 0 >= $0.value - (left[$0.key] ?? 0) }
            }
    }

    /// True if what the templates changed in a node that yours deleted is in what yours moved out of it, or is nothing but
    /// a part that they deleted.
    private func isSettled(_ base: Int, _ new: Int) -> Bool {
        if texts.base.commentedContent(of: base) == texts.templates.commentedContent(of: new) { return true }
        guard let old = texts.base.memberBlock(of: base), let block = texts.templates.memberBlock(of: new) else {
            return texts.templates.isPart(new, of: base, in: texts.base)
        }
        let own = texts.base.content(in: texts.base[base].lead..<texts.base[old].start)
        let heading = texts.templates.content(in: texts.templates[new].lead..<texts.templates[block].start)
        let members = texts.base.children[old]
        let isNew = texts.templates.children[block].contains { matching.baseOfTemplates[$0] == nil }
        guard own == heading, !isNew else { return false }
        return members.allSatisfy { member in
            let new = matching.templates[member]
            if matching.yours[member] != nil { return true }
            // What both deleted yours has nowhere else.
            return new.map { isSettled(member, $0) } ?? !texts.yours.keys.contains {
                $0 != nil && $0 == texts.base.keys[member]
            }
        }
    }

    /// What the type has in yours with the body of a member that the templates deleted: with another name, or other labels.
    /// With another body it is one of your own, unless it has the name and half of the body. One statement alone says too
    /// little.
    private func otherForm(of base: Int) -> Int? {
        let old = matching.similarity.statements.base[base]
        // A requirement with other labels may be an overload of yours.
        let hasBody = !old.isEmpty || texts.base.tree.child(.codeBlock, of: base) != nil
        guard let key = texts.base.keys[base], texts.base.memberBlock(of: base) == nil, hasBody else { return nil }
        let type = texts.base.tree.nameOfType(around: base)
        return texts.yours.keys.indices.first { node in
            guard let own = texts.yours.keys[node], own.kind == key.kind, matching.baseOfYours[node] == nil,
                texts.yours.tree.nameOfType(around: node) == type, !texts.templates.keys.contains(own)
            else { return false }
            let mine = matching.similarity.statements.yours[node]
            if own.name != key.name { return old.count > 1 && old == mine }
            return old.isEmpty || old == mine || Similarity.share(old, mine) >= Similarity.threshold
        }
    }

    /// True if something that only yours has within a node has some tokens.
    func holdsNew(_ tokens: [Int], _ node: Int) -> Bool {
        (node + 1..<texts.yours[node].next).contains { child in
            let kind = texts.yours[child].kind
            guard kind == .statement || kind.isDeclaration, matching.baseOfYours[child] == nil else { return false }
            return texts.yours[child].tokens.count >= tokens.count && texts.yours.tokens(of: child) == tokens
        }
    }

    /// Where yours and the templates deleted the same statement, both may have put something in its place. A member is
    /// replaced by both only if yours has a new one of its kind there, or if the templates' one may be its new form, and an
    /// argument only if it has no label.
    mutating func checkReplaced(_ block: inout ChildrenMerge) {
        let isMembers = block.kind == .members
        // The arguments of a call depend on each other; the elements of an array do not.
        let isCall = block.kind == .list && texts.base.code(of: block.owner.base).first == UInt8(ascii: "(")
        // A list has no gaps: it is one.
        for gap in block.kind == .list ? [block.children.map { $0[...] }] : gaps(block) {
            let deleted = gap.base.filter {
                matching.yours[$0] == nil && matching.templates[$0] == nil && texts.base[$0].kind != .comment
            }
            let inserted = gap.templates.filter { new in
                let isNew = !block.done.contains(new) && matching.baseOfTemplates[new] == nil
                let hasLabel = block.kind == .list && !texts.templates[new].name.isEmpty
                // Imports are a set: each is there for itself.
                return isNew && ![.comment, .import].contains(texts.templates[new].kind) && !hasLabel
            }
            let mine = gap.yours.filter { matching.baseOfYours[$0] == nil && texts.yours[$0].kind != .comment }
            // An argument without a label is known by its place.
            func isUnlabelled(_ text: ComparedText, _ node: Int) -> Bool { isCall && text[node].name.isEmpty }
            let isReplaced =
                mine.contains { isUnlabelled(texts.yours, $0) }
                || gap.base.contains { matching.yours[$0] == nil && isUnlabelled(texts.base, $0) }
            for new in isMembers ? inserted : inserted.first.map({ [$0] }) ?? [] {
                let old = deleted.first { old in
                    let hasOwn = mine.contains { texts.yours[$0].kind == texts.base[old].kind }
                    return !isMembers || hasOwn || mayBeNewForm(new, of: old)
                }
                guard old != nil || isReplaced else { continue }
                let message = mine.isEmpty ? "the templates change what you deleted" : Merge.Conflict.bothChanged
                let clash = Clash(message: message, node: mine.first)
                insert(block.addNew(new, Conflict(clash: clash, base: old, templates: new)), new, &block)
            }
        }
    }

    /// True for a member with a statement of another one, or of its kind if neither has one.
    private func mayBeNewForm(_ new: Int, of base: Int) -> Bool {
        let statements = matching.similarity.statements
        let isSameKind = texts.templates[new].kind == texts.base[base].kind
        if statements.base[base].isEmpty, statements.templates[new].isEmpty { return isSameKind }
        return !Set(statements.base[base]).isDisjoint(with: statements.templates[new])
    }
}
