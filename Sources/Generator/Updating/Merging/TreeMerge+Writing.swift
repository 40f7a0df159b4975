/// The text of a merged block.
extension TreeMerge {

    mutating func write(_ block: inout ChildrenMerge) throws(Clash) -> [UInt8] {
        let text = texts.yours
        let owner = block.owner.yours
        passBlankLines(&block)
        let entries = block.order.filter { $0 >= 0 && block.entries[$0].isThere }.map { block.entries[$0] }
        let conflict = entries.lazy.compactMap(\.conflict).first
        if let conflict, !canMark(block) { throw conflict.clash }
        var opening = try opening(block)
        let end = closingStart(of: owner, in: text)
        var closing = Array(text.source[end..<text.extent(of: owner).upperBound])
        if entries.isEmpty { return opening + emptied(block, closing) }
        let isBraced = opening.last == UInt8(ascii: "{")
        let hasNew = entries.contains(where: \.isNew)
        let newLine = UInt8(ascii: "\n")
        let isSpread = texts.templates.code(of: block.owner.templates).contains(newLine)
        // A block in one line is opened.
        let isOpened =
            hasNew && isBraced && !text.code(of: owner).contains(newLine) && (!block.yours.isEmpty || isSpread)
        let indentation = indentation(block, isOpened: isOpened)
        var body: [UInt8] = []
        for (index, entry) in entries.enumerated() {
            var piece = entry.text ?? []
            if let conflict = entry.conflict {
                piece = marked(conflict, entry, block)
                // A mark begins a line.
                if !body.isEmpty, !piece.starts(with: lineEnd) { piece = lineEnd + piece }
            } else if entry.isNew {
                piece = written(index, of: entries, block, indentation, isOpened: isOpened)
            } else if isOpened {
                piece = lineEnd + indentation + piece.trimmingSpaces
            } else if owner == 0, index > 0, entry.node == block.yours.first, piece.lineEndCount == 0 {
                piece = lineEnds(2) + piece.drop(while: \.isSpace)
            }
            // The first import of yours is the second one now.
            if index > 0, !entry.isNew, entry.isImport(texts), entries[index - 1].isNew,
                entries[index - 1].isImport(texts)
            {
                if piece.lineEndCount == 2 { piece = Array(piece.dropFirst(lineEnd.count)) }
            }
            // What is the first child now has no blank line above it, if the first one had none.
            if index == 0, entry.side == .yours, let first = block.yours.first, first != entry.node {
                if owner == 0 {
                    piece = Array(piece.drop(while: \.isSpace))
                } else if isBraced, text.lineEnds(above: first) == 1, piece.lineEndCount == 2 {
                    piece = Array(piece.dropFirst(lineEnd.count).drop(while: \.isBlank))
                }
            }
            if entry.conflict == nil, piece.lineEndCount == 0,
                !wasBelow(index > 0 ? entries[index - 1] : nil, entry, block)
            {
                piece = lineEnd + indentation + piece.trimmingSpaces
            }
            body += piece
        }
        let closingSpace = closing.prefix(while: \.isSpace)
        let needsLine = hasNew && isBraced && !closingSpace.contains(newLine) && body.contains(newLine)
        if isOpened || needsLine {
            closing = lineEnd + text.indentation(ofBlock: owner) + closing.drop(while: \.isSpace)
        }
        while isOpened, opening.last?.isBlank ?? false { opening.removeLast() }
        return opening + body + closing
    }

    /// False for what stands below something else now: it begins a line, since yours may have had two statements in one.
    private func wasBelow(_ above: ChildrenMerge.Entry?, _ entry: ChildrenMerge.Entry, _ block: ChildrenMerge) -> Bool {
        guard let first = block.yours.first else { return true }
        guard let above else {
            return entry.node == first || texts.yours.lineEnds(above: first) == nil || block.owner.yours == 0
        }
        guard entry.side == .yours, above.side == .yours else { return false }
        return texts.yours.position[entry.node] == texts.yours.position[above.node] + 1
    }

    /// The bytes before the first child: the bracket, or the head of a branch.
    private func opening(_ block: ChildrenMerge) throws(Clash) -> ArraySlice<UInt8> {
        let ranges = texts.zip(block.owner) { text, owner in
            let end = text.children[owner].first.map { text[$0].lead } ?? closingStart(of: owner, in: text)
            return text.extent(of: owner).lowerBound..<end
        }
        let isBranch = texts.base[block.owner.base].kind == .branch
        switch isBranch ? texts.zip(ranges, { $0.content(in: $1) }).side : .yours {
        case .yours: return texts.yours.source[ranges.yours]
        case .templates: return texts.templates.source[ranges.templates]
        case nil: throw Clash(message: "both changed the condition")
        }
    }

    /// Where the white space before the closing bracket begins; the end of a block without one.
    private func closingStart(of owner: Int, in text: ComparedText) -> Int {
        if let last = text.children[owner].last { return text[last].tail }
        let node = text[owner]
        switch node.kind {
        case .file, .caseBody: return node.start
        case .branch: return node.end
        default: return Int(text.tree.tokens[node.tokens.lowerBound].end)
        }
    }

    private func emptied(_ block: ChildrenMerge, _ closing: [UInt8]) -> [UInt8] {
        guard !block.yours.isEmpty, closing.last == UInt8(ascii: "}") else { return closing }
        let theirs = texts.templates.code(of: block.owner.templates)
        if !theirs.contains(UInt8(ascii: "\n")), block.templates.isEmpty { return Array(theirs.dropFirst()) }
        return lineEnd + texts.yours.indentation(ofBlock: block.owner.yours) + [UInt8(ascii: "}")]
    }

    /// The indentation of the children.
    private func indentation(_ block: ChildrenMerge, isOpened: Bool) -> ArraySlice<UInt8> {
        let text = texts.yours
        let child = block.yours.first { text.lineEnds(above: $0) != nil && text[$0].kind != .conditional }
        if !isOpened, let child { return text.indentation(of: child) }
        let owner = text.indentation(ofBlock: block.owner.yours)
        switch text[block.owner.yours].kind {
        case .file: return []
        case .branch, .conditional: return owner
        default: return owner + text.unit
        }
    }

    /// The blank lines above a deleted child pass to the next one.
    private func passBlankLines(_ block: inout ChildrenMerge) {
        var gap = 0
        var isFirst = true
        for index in block.order where index >= 0 {
            defer { isFirst = false }
            let entry = block.entries[index]
            let ends = entry.side == .yours ? texts.yours.lineEnds(above: entry.node) ?? 0 : 0
            guard entry.isThere else {
                if !isFirst { gap = max(gap, ends) }
                continue
            }
            // What is in the templates, too, has their blank lines.
            let isOwn = entry.side == .yours && entry.merged == nil && ends == 1
            if isOwn, gap > ends, let text = entry.text { block.entries[index].text = lineEnds(gap - ends) + text }
            gap = 0
        }
    }

    /// The text of a node that only the templates have.
    private func written(
        _ index: Int,
        of entries: [ChildrenMerge.Entry],
        _ block: ChildrenMerge,
        _ indentation: ArraySlice<UInt8>,
        isOpened: Bool
    ) -> [UInt8] {
        let (new, isFirst) = (entries[index].node, index == 0)
        let isFirstImport = !isFirst && entries[index].isImport(texts) && !entries[index - 1].isImport(texts)
        let node = texts.templates[new]
        let text = texts.templates
        let isSpread = isOpened || texts.yours.code(of: block.owner.yours).contains(UInt8(ascii: "\n"))
        guard var count = text.lineEnds(above: new) ?? (isSpread ? 1 : nil) else { return Array(text.whole(of: new)) }
        switch node.kind {
        case .function, .initializer, .deinitializer, .subscript, .extension, .class, .struct, .enum, .actor, .protocol:
            // The first one of the templates may have no blank line above it.
            if !isFirst, text.position[new] == 0 { count = max(count, 2) }
        default: break
        }
        if isFirstImport { count = max(count, 2) }
        // Blank lines that yours has above what goes stay.
        if let own = block.replaced[new], let base = matching.baseOfYours[own],
            let ends = texts.yours.lineEnds(above: own), ends != texts.base.lineEnds(above: base)
        {
            count = ends
        }
        if isFirst, let first = block.yours.first, texts.yours.lineEnds(above: first) ?? 1 == 1 {
            count = min(count, 1)
        }
        if isFirst, block.owner.yours == 0 { count = 0 }
        let comments = CommentLines(text, new)
        let rest = comments.without(block.deleted)
        guard node.kind == .comment || rest == comments else {
            let lead = rest.lines.flatMap { $0.text + lineEnd + indentation }
            return lineEnds(count) + indentation + lead + shifted(node.start..<node.tail, of: new, to: indentation)
        }
        let start = text.source[node.lead..<node.start].firstIndex { !$0.isSpace } ?? node.start
        return lineEnds(count) + indentation + shifted(start..<node.tail, of: new, to: indentation)
    }

    // MARK: - Conflicts -

    /// True if each child of yours has lines of its own, so that marks can stand between them.
    private func canMark(_ block: ChildrenMerge) -> Bool {
        let text = texts.yours
        let owner = block.owner.yours
        if owner == 0 { return block.yours.dropFirst().allSatisfy { text.lineEnds(above: $0) != nil } }
        guard [.memberBlock, .codeBlock].contains(text[owner].kind) else { return false }
        let closing = text.source[closingStart(of: owner, in: text)..<text[owner].end]
        return closing.contains(UInt8(ascii: "\n")) && block.yours.allSatisfy { text.lineEnds(above: $0) != nil }
    }

    /// The three versions of a child, between git's marks.
    private mutating func marked(_ conflict: Conflict, _ entry: ChildrenMerge.Entry, _ block: ChildrenMerge) -> [UInt8]
    {
        func lines(_ text: ComparedText, _ node: Int?) -> ArraySlice<UInt8> {
            guard let node else { return [] }
            let whole = text.whole(of: node)
            let first = whole.firstIndex { !$0.isSpace } ?? whole.startIndex
            let start = whole[..<first].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? first
            return whole[start...]
        }
        let own = entry.side == .yours ? entry.node : nil
        let base = lines(texts.base, conflict.base)
        let new = lines(texts.templates, conflict.templates)
        report(conflict.clash, at: own.map(texts.yours.line) ?? line(of: entry, block), from: base, to: new)
        let space = own.map { texts.yours.lineEnds(above: $0) ?? 0 }
        let ends = space ?? (block.yours.isEmpty && block.owner.yours == 0 ? 0 : 1)
        return lineEnds(ends) + ConflictText.marked(lines(texts.yours, own), base, new, lineEnd)
    }

    /// The line of yours where a child of the templates would stand.
    private func line(of entry: ChildrenMerge.Entry, _ block: ChildrenMerge) -> Int {
        let place = block.place(of: block.entryOfTemplates[entry.node]) ?? 0
        let above = (0..<place).reversed().lazy.compactMap { block.entry(at: $0) }.first { $0.side == .yours }
        let owner = texts.yours[block.owner.yours].start
        return texts.yours.tree.line(of: above.map { max(texts.yours[$0.node].end - 1, 0) } ?? owner) + 1
    }
}

extension ComparedText {

    /// The indentation of what a block belongs to. The heading above it may have several lines.
    fileprivate func indentation(ofBlock block: Int) -> ArraySlice<UInt8> {
        switch tree.nodes[block].kind {
        case .memberBlock, .codeBlock, .caseBlock, .accessorBlock: indentation(of: tree.nodes[block].parent)
        default: indentation(of: block)
        }
    }
}

extension ChildrenMerge.Entry {

    fileprivate func isImport(_ texts: PerText<ComparedText>) -> Bool {
        texts[side][node].kind == .import
    }
}

extension [UInt8] {

    /// How many line ends it begins with, among other white space.
    fileprivate var lineEndCount: Int { prefix(while: \.isSpace).count { $0 == UInt8(ascii: "\n") } }
}
