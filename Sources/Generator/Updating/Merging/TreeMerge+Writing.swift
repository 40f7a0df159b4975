/// The text of a merged block.
extension TreeMerge {

    mutating func write(_ block: inout BlockMerge) throws(Clash) -> [UInt8] {
        let text = texts.yours
        let owner = block.owner.yours
        passBlankLines(&block)
        let entries = block.order.filter { $0 >= 0 && block.entries[$0].isThere }
        let new = entries.contains { block.entries[$0].isNew }
        let hasMarks = entries.contains { block.entries[$0].conflict != nil }
        if hasMarks, !canMark(block) {
            throw block.entries.lazy.compactMap(\.conflict).first?.clash ?? Clash(message: "")
        }
        var opening = try opening(block)
        let end = closingStart(of: owner, in: text)
        var closing = Array(text.source[end..<text[owner].tail])
        if entries.isEmpty { return opening + emptied(block, closing) }
        let isBraced = opening.last == UInt8(ascii: "{")
        let isOneLine =
            new && isBraced && !text.code(of: owner).contains(UInt8(ascii: "\n"))
            && (!block.yours.isEmpty || texts.templates.code(of: block.owner.templates).contains(UInt8(ascii: "\n")))
        let indentation = self.indentation(block, isOneLine: isOneLine)
        var body: [UInt8] = []
        var previous: Int?
        for (index, entry) in entries.enumerated() {
            var piece: [UInt8]
            let entryValue = block.entries[entry]
            if let conflict = entryValue.conflict {
                piece = marked(conflict, entryValue, block, indentation)
                // A mark begins a line.
                if !body.isEmpty, !piece.starts(with: lineEnd) { piece = lineEnd + piece }
            } else if entryValue.isNew {
                piece = written(
                    entryValue.node,
                    block,
                    indentation,
                    isFirst: index == 0,
                    isOneLine: isOneLine,
                    previous
                )
            } else {
                piece = entryValue.text ?? []
                if isOneLine {
                    piece = lineEnd + indentation + piece.trimmingSpaces
                } else if new, owner == 0, index > 0, text.lineEnds(above: entryValue.node) == nil,
                    !piece.starts(with: lineEnd)
                {
                    piece = lineEnd + lineEnd + piece.drop(while: \.isSpace)
                }
            }
            if index == 0, isBraced, entryValue.side == .yours, let first = block.yours.first, first != entryValue.node,
                text.lineEnds(above: first) == 1, text.lineEnds(above: entryValue.node) == 2
            {
                piece = withoutBlankLine(piece)
            }
            body += piece
            previous = entry
        }
        let closingSpace = text.source[end..<(text.source[end...].firstIndex { !$0.isSpace } ?? end)]
        let needsLine =
            new && isBraced && !closingSpace.contains(UInt8(ascii: "\n")) && body.contains(UInt8(ascii: "\n"))
        if isOneLine || needsLine {
            closing = lineEnd + text.indentation(of: owner) + closing.drop(while: \.isSpace)
        }
        if isOneLine { while opening.last?.isBlank ?? false { opening.removeLast() } }
        return opening + body + closing
    }

    /// Without the first of two line ends that nothing but white space divides.
    private func withoutBlankLine(_ text: [UInt8]) -> [UInt8] {
        let space = text.prefix(while: \.isSpace)
        guard let first = space.firstIndex(of: UInt8(ascii: "\n")),
            let second = space[(first + 1)...].firstIndex(of: UInt8(ascii: "\n"))
        else { return text }
        let isReturn = second > first + 1 && text[second - 1] == UInt8(ascii: "\r")
        return Array(text[(isReturn ? second - 1 : second)...])
    }

    /// The bytes before the first child: the bracket, or the head of a branch.
    private func opening(_ block: BlockMerge) throws(Clash) -> [UInt8] {
        func range(_ text: ComparedText, _ owner: Int) -> Range<Int> {
            text[owner].start..<(text.children[owner].first.map { text[$0].lead } ?? closingStart(of: owner, in: text))
        }
        let mine = range(texts.yours, block.owner.yours)
        guard texts.base[block.owner.base].kind == .branch else { return Array(texts.yours.source[mine]) }
        let base = range(texts.base, block.owner.base)
        let theirs = range(texts.templates, block.owner.templates)
        let old = texts.base.content(in: base)
        let new = texts.templates.content(in: theirs)
        let own = texts.yours.content(in: mine)
        if old == new || own == new { return Array(texts.yours.source[mine]) }
        guard old == own else { throw Clash(message: "both changed the condition") }
        return Array(texts.templates.source[theirs])
    }

    /// Where the white space before the closing bracket begins; the end of a block without one.
    private func closingStart(of owner: Int, in text: ComparedText) -> Int {
        if let last = text.children[owner].last {
            // Separators that belong to no child.
            return text[last].tail
        }
        let node = text[owner]
        switch node.kind {
        case .file, .caseBody: return node.start
        case .branch: return node.end
        default:
            let first = node.tokens.lowerBound
            return Int(text.tree.tokens[first].end)
        }
    }

    private func emptied(_ block: BlockMerge, _ closing: [UInt8]) -> [UInt8] {
        let text = texts.yours
        guard !block.yours.isEmpty, text[block.owner.yours].kind != .file,
            closing.last == UInt8(ascii: "}")
        else { return closing }
        let theirs = texts.templates.code(of: block.owner.templates)
        if !theirs.contains(UInt8(ascii: "\n")), block.templates.isEmpty { return Array(theirs.dropFirst()) }
        return lineEnd + text.indentation(of: block.owner.yours) + [UInt8(ascii: "}")]
    }

    /// The indentation of the children.
    private func indentation(_ block: BlockMerge, isOneLine: Bool) -> ArraySlice<UInt8> {
        let text = texts.yours
        if !isOneLine,
            let child = block.yours.first(where: { text.lineEnds(above: $0) != nil && text[$0].kind != .conditional })
        {
            return text.indentation(of: child)
        }
        let owner = text.indentation(of: block.owner.yours)
        switch text[block.owner.yours].kind {
        case .file: return []
        case .branch, .conditional: return owner
        default: return owner + text.unit
        }
    }

    /// The blank lines above a deleted child pass to the next one.
    private func passBlankLines(_ block: inout BlockMerge) {
        var gap = 0
        var isFirst = true
        for index in block.order where index >= 0 {
            let entry = block.entries[index]
            if !entry.isThere {
                if entry.side == .yours, !isFirst { gap = max(gap, texts.yours.lineEnds(above: entry.node) ?? 0) }
                isFirst = false
                continue
            }
            isFirst = false
            defer { gap = 0 }
            guard entry.side == .yours, let own = texts.yours.lineEnds(above: entry.node), gap > own,
                texts.yours[entry.node].parent == block.owner.yours, let text = entry.text
            else { continue }
            let isInTemplates = matching.baseOfYours[entry.node].map { matching.templates[$0] != nil } ?? false
            if isInTemplates { continue }
            let ends = [[UInt8]](repeating: lineEnd, count: gap - own).flatMap(\.self)
            block.entries[index].text = ends + text
        }
    }

    /// The text of a node that only the templates have.
    private func written(
        _ new: Int,
        _ block: BlockMerge,
        _ indentation: ArraySlice<UInt8>,
        isFirst: Bool,
        isOneLine: Bool,
        _ previous: Int?
    ) -> [UInt8] {
        let node = texts.templates[new]
        let text = texts.templates
        var lineEnds = text.lineEnds(above: new)
        let isSpread = isOneLine || texts.yours.code(of: block.owner.yours).contains(UInt8(ascii: "\n"))
        if lineEnds == nil, isSpread { lineEnds = 1 }
        let isDeclaration =
            [.function, .initializer, .deinitializer, .subscript, .extension].contains(node.kind) || node.kind.isType
        if !isFirst, lineEnds == 1, previous != nil, isDeclaration, text.position[new] == 0 { lineEnds = 2 }
        if block.owner.yours == 0, isFirst { lineEnds = 0 }
        guard var lineEnds else { return Array(text.whole(of: new)) }
        if isFirst, lineEnds > 1, let first = block.yours.first, (texts.yours.lineEnds(above: first) ?? 1) == 1 {
            lineEnds = 1
        }
        var start = node.start
        if !isDeletedComment(new, block) {
            start = text.source[node.lead..<node.start].firstIndex { !$0.isSpace } ?? node.start
        }
        let ends = [[UInt8]](repeating: lineEnd, count: lineEnds).flatMap(\.self)
        return ends + indentation + shifted(start..<node.tail, of: new, to: indentation)
    }

    /// True for a comment that stood above another node of the base, and that yours deleted.
    private func isDeletedComment(_ new: Int, _ block: BlockMerge) -> Bool {
        let comment = texts.templates.leadComments(of: new)
        guard !comment.isEmpty, block.base.contains(where: { texts.base.leadComments(of: $0) == comment }) else {
            return false
        }
        let isElsewhere = block.templates.contains { $0 != new && texts.templates.leadComments(of: $0) == comment }
        return !isElsewhere && !block.yours.contains { texts.yours.leadComments(of: $0) == comment }
    }

    // MARK: - Conflicts -

    /// True if each child of yours has lines of its own, so that marks can stand between them.
    private func canMark(_ block: BlockMerge) -> Bool {
        let text = texts.yours
        let owner = block.owner.yours
        if owner == 0 { return block.yours.dropFirst().allSatisfy { text.lineEnds(above: $0) != nil } }
        guard [.memberBlock, .codeBlock].contains(text[owner].kind) else { return false }
        let closing = text.source[closingStart(of: owner, in: text)..<text[owner].end]
        return closing.contains(UInt8(ascii: "\n")) && block.yours.allSatisfy { text.lineEnds(above: $0) != nil }
    }

    /// The three versions of a child, between git's marks.
    private mutating func marked(
        _ conflict: BlockMerge.Conflict,
        _ entry: BlockMerge.Entry,
        _ block: BlockMerge,
        _ indentation: ArraySlice<UInt8>
    ) -> [UInt8] {
        func lines(_ text: ComparedText, _ node: Int?) -> ArraySlice<UInt8> {
            guard let node else { return [] }
            let whole = text.source[text[node].lead..<text[node].tail]
            let first = whole.firstIndex { !$0.isSpace } ?? whole.startIndex
            let start = whole[..<first].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? first
            return whole[start...]
        }
        let own = entry.side == .yours ? entry.node : nil
        let base = lines(texts.base, conflict.base)
        let new = lines(texts.templates, conflict.templates)
        let message = conflict.clash
        let nearest = own ?? nearestOfYours(entry, block)
        report(message, at: nearest, from: base, to: new)
        let space =
            own.map { texts.yours.lineEnds(above: $0) ?? 0 } ?? (block.yours.isEmpty && block.owner.yours == 0 ? 0 : 1)
        let ends = [[UInt8]](repeating: lineEnd, count: space).flatMap(\.self)
        return ends + ConflictText.marked(lines(texts.yours, own), base, new, lineEnd)
    }

    private func nearestOfYours(_ entry: BlockMerge.Entry, _ block: BlockMerge) -> Int? {
        let place = block.order.firstIndex {
            $0 >= 0 && block.entries[$0].side == entry.side && block.entries[$0].node == entry.node
        }
        let above = block.order[..<(place ?? 0)].last { $0 >= 0 && block.entries[$0].side == .yours }
        return above.map { block.entries[$0].node } ?? (block.owner.yours > 0 ? block.owner.yours : nil)
    }
}
