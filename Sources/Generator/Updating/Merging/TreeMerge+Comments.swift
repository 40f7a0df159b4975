/// Comments that stand elsewhere in yours, or nowhere.
extension TreeMerge {

    /// Comments that yours deleted, or edited, above what it still has or between it: where the templates move one of
    /// them above something else, it does not come back. Nor does one at the end of the block, if yours and the templates
    /// have both written something below it.
    func deletedComments(_ block: ChildrenMerge) -> [CommentLines] {
        func comments(_ text: ComparedText, _ nodes: [Int]) -> [CommentLines] {
            nodes.map { CommentLines(text, $0) }.filter { !$0.lines.isEmpty }
        }
        let left = block.base.filter { texts.base[$0].kind == .comment || matching.yours[$0] != nil }
        let old = comments(texts.base, left)
        if block.kind == .list || old.isEmpty { return [] }
        let all = texts.zip(block.children, comments)
        let isLast = block.base.last.map { texts.base[$0].kind == .comment && matching.yours[$0] == nil } ?? false
        return old.filter { comment in
            let counts = all.map { $0.count { $0.contains(comment) } }
            let isAboveOwn = isLast && comment == old.last && counts.yours == counts.base
            return (counts.yours == 0 || isAboveOwn) && counts.templates <= counts.base
        }
    }

    /// Those of the type that a declaration of the merge base stands in. Yours may have moved them, too.
    func deletedComments(around base: Int) -> [CommentLines] {
        let block = texts.base[base].parent
        let type = texts.base[max(block, 0)].parent
        guard type > 0, let own = matching.yours[type].flatMap(texts.yours.memberBlock),
            let new = matching.templates[type].flatMap(texts.templates.memberBlock)
        else { return [] }
        let deleted = deletedComments(ChildrenMerge(PerText(base: block, yours: own, templates: new), texts))
        let all = texts.yours.children.indices.map { CommentLines(texts.yours, $0) }
        return deleted.filter { comment in !all.contains { $0.contains(comment) } }
    }

    /// Comments of which yours parted what they stand above, and what the templates write there now. An example, with base,
    /// yours and templates; yours gets `// Makes them.`:
    ///
    ///     // Makes parts.      // Makes parts.      // Makes them.
    ///     make()               mine()               make()
    ///                          make()
    func changedComments(_ block: ChildrenMerge) -> [(old: CommentLines, new: CommentLines)] {
        block.base.compactMap { base in
            let old = CommentLines(texts.base, base)
            let own = matching.yours[base].map { CommentLines(texts.yours, $0) }
            if old.lines.isEmpty || own?.contains(old) ?? (texts.base[base].kind != .comment) { return nil }
            guard !block.templates.contains(where: { CommentLines(texts.templates, $0).contains(old) }) else {
                return nil
            }
            let new = matching.templates[base].map { CommentLines(texts.templates, $0) }
            return (old, new ?? CommentLines())
        }
    }

    /// The text of a node that only yours has; nil for a comment that the templates deleted.
    func own(_ node: Int, _ changed: [(old: CommentLines, new: CommentLines)]) -> [UInt8]? {
        let text = texts.yours
        let comments = CommentLines(text, node)
        let merged = changed.reduce(comments) { $0.replacing($1.old, with: $1.new) }
        guard merged != comments, let blanks = text.lineEnds(above: node) else { return Array(text.whole(of: node)) }
        let isComment = text[node].kind == .comment
        if isComment, merged.lines.isEmpty { return nil }
        let code = isComment ? [] : [Array(text.code(of: node) + text.tail(of: node))]
        let lines = merged.lines.map(\.text) + code
        return lineEnds(blanks - 1) + lines.flatMap { lineEnd + text.indentation(of: node) + $0 }
    }
}
