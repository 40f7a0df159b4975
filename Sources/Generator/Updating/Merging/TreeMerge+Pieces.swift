/// The parts of a declaration or statement: attributes and modifiers, tokens, lists and blocks.
extension TreeMerge {

    // MARK: - Attributes and modifiers -

    /// An attribute or a modifier, and the white space behind it.
    private struct Word {
        let text: String
        var space: [UInt8]
    }

    /// Attributes and modifiers are a set: both sides may add some. The rest of the heading is merged token by token.
    mutating func declaration(_ nodes: PerText<Int>) throws(Clash) -> [UInt8] {
        let all = texts.zip(nodes, words)
        let old = all.base
        let own = all.yours
        let new = all.templates
        func names(_ words: [Word]) -> [String] { words.map(\.text) }
        try checkKinds(all.map { names($0.words) })
        // What the templates write in the place of another one of its kind stands there.
        var words = own.words.compactMap { word -> Word? in
            if !names(old.words).contains(word.text) || names(new.words).contains(word.text) { return word }
            let kind = Self.kind(of: word.text)
            let changed = new.words.first { kind != nil && Self.kind(of: $0.text) == kind }
            return changed.map { Word(text: $0.text, space: word.space) }
        }
        var above: String?
        for var word in new.words {
            defer { above = word.text }
            if names(old.words + own.words + words).contains(word.text) { continue }
            let isSpread = word.space.contains(UInt8(ascii: "\n"))
            if isSpread { word.space = lineEnd + texts.yours.indentation(of: nodes.yours) }
            if word.space.isEmpty { word.space = [UInt8(ascii: " ")] }
            let start = word.text.hasPrefix("@") ? 0 : words.firstIndex { !$0.text.hasPrefix("@") } ?? words.count
            words.insert(word, at: words.firstIndex { $0.text == above }.map { $0 + 1 } ?? start)
        }
        let starts = nodes.zip(all) { ($0, $1.end) }
        let pieces = texts.zip(starts) { $0.pieces(of: $1.0, from: $1.1) }
        return words.flatMap { Array($0.text.utf8) + $0.space } + (try merged(pieces, of: nodes, isFine: true))
    }

    /// What a declaration has once.
    private static func kind(of word: String) -> String? {
        switch word {
        case "public", "private", "fileprivate", "internal", "open", "package": "the access level"
        case "weak": "its ownership"
        case "static", "class": "'static'"
        case "nonisolated", "@MainActor": "the isolation"
        case "mutating", "nonmutating": "'mutating'"
        default:
            if word.hasSuffix("(set)") {
                "the access level of the setter"
            } else if word.hasPrefix("unowned") {
                "its ownership"
            } else {
                word.hasPrefix("@") ? "the attribute '\(word.prefix { $0 != "(" })'" : nil
            }
        }
    }

    /// Attributes and modifiers are a set, but for those that exclude each other, and for what both replaced.
    private func checkKinds(_ words: PerText<[String]>) throws(Clash) {
        let byKind = words.map { Dictionary(grouping: $0) { Self.kind(of: $0) } }
        for kind in Set((words.base + words.yours + words.templates).compactMap(Self.kind)).sorted() {
            let forms = byKind.map { $0[kind] ?? [] }
            // `@available` may be there several times.
            let isRepeatable = kind.hasPrefix("the attribute")
            if isRepeatable, forms.base.count != 1 || forms.yours.count > 1 || forms.templates.count > 1 { continue }
            if forms.side == nil { throw Clash(message: "both changed \(kind)") }
        }
        let isReplaced = words.base.contains { !words.yours.contains($0) && !words.templates.contains($0) }
        let new = words.templates.first { !words.base.contains($0) && !words.yours.contains($0) }
        if isReplaced, let new { throw Clash(message: "the templates write '\(new)' in place of what you deleted") }
        for (mine, theirs) in [("final", "open"), ("open", "final")]
        where words.yours.contains(mine) && !words.base.contains(mine) && words.templates.contains(theirs) {
            throw Clash(message: "nothing is both 'final' and 'open'")
        }
    }

    /// The attributes and modifiers of a declaration, and the index of the token behind them.
    private func words(_ text: ComparedText, _ node: Int) -> (words: [Word], end: Int) {
        var words: [Word] = []
        var end = text[node].tokens.lowerBound
        for child in text.children[node] {
            guard text[child].kind == .attribute || text[child].kind == .modifier, text[child].tokens.lowerBound == end
            else { break }
            end = text[child].tokens.upperBound
            guard end < text.tree.tokens.count else { break }
            let space = text.source[text[child].end..<Int(text.tree.tokens[end].start)]
            words.append(Word(text: text.tree.text(of: child), space: Array(space)))
        }
        return (words, end)
    }

    // MARK: - Pieces -

    /// Merges the pieces of a node, three-way.
    ///
    /// - Parameter isFine: true for a heading, in which both may change different tokens; false for a statement, whose
    ///   tokens mean something only together. If both changed them, the links of a chain are merged, each as a whole.
    mutating func merged(_ pieces: PerText<[Piece]>, of nodes: PerText<Int>, isFine: Bool) throws(Clash) -> [UInt8] {
        var pieces = isFine ? pieces.map(Piece.withValue) : Piece.withCallees(pieces, texts)
        let hasBlocks = [pieces.base, pieces.yours, pieces.templates].contains(where: Piece.haveSeveralBlocks)
        if !isFine, hasBlocks { pieces = texts.zip(pieces) { Piece.withHeadings($1, $0) } }
        var shapes = pieces.map { $0.map(\.shape) }
        if !isFine, shapes.base != shapes.yours, shapes.base != shapes.templates, shapes.yours != shapes.templates {
            pieces = pieces.map(Piece.links)
            shapes = pieces.map { $0.map(\.shape) }
            guard max(shapes.base.count, shapes.yours.count, shapes.templates.count) > 1 else {
                throw Clash(message: Merge.Conflict.bothChanged)
            }
        }
        var result: [UInt8] = []
        for part in ThreeWay.parts(shapes) {
            let parts = pieces.zip(part) { $0[$1] }
            let counts = part.map(\.count)
            let isInAll = counts.base == 1 && counts.yours == 1 && counts.templates == 1
            if isInAll, let base = parts.base.first, let yours = parts.yours.first,
                let templates = parts.templates.first, base.shape == yours.shape, yours.shape == templates.shape
            {
                let piece = PerText(base: base, yours: yours, templates: templates)
                if !result.isEmpty { result += gap(above: piece, of: nodes) }
                result += try merged(piece, of: nodes)
            } else {
                result += try changed(parts, of: nodes, isFirst: result.isEmpty)
            }
        }
        return result
    }

    /// The white space and the comments before a piece: yours', unless the templates put it directly behind something, as
    /// in `!isNew`, or took it from there.
    private func gap(above piece: PerText<Piece>, of nodes: PerText<Int>) -> [UInt8] {
        let gaps = piece.map { $0.gap..<$0.range.lowerBound }
        if gaps.map(\.isEmpty).side == .yours { return Array(texts.yours.source[gaps.yours]) }
        return shifted(gaps.templates, of: nodes.templates, to: texts.yours.indentation(of: nodes.yours))
    }

    private mutating func merged(_ piece: PerText<Piece>, of nodes: PerText<Int>) throws(Clash) -> [UInt8] {
        if let base = piece.base.group, let yours = piece.yours.group, let templates = piece.templates.group {
            return try group(PerText(base: base, yours: yours, templates: templates))
        }
        let parts = piece.map(\.parts)
        return parts.yours.isEmpty
            ? Array(texts.yours.source[piece.yours.range]) : try merged(parts, of: nodes, isFine: false)
    }

    /// Pieces that at least one side changed: those of the side that changed them.
    private func changed(_ pieces: PerText<ArraySlice<Piece>>, of nodes: PerText<Int>, isFirst: Bool) throws(Clash)
        -> [UInt8]
    {
        func range(_ pieces: ArraySlice<Piece>) -> Range<Int> {
            guard let first = pieces.first, let last = pieces.last else { return 0..<0 }
            return (isFirst ? first.range.lowerBound : first.gap)..<last.range.upperBound
        }
        switch texts.zip(pieces, { $0.content(of: $1) }).side {
        case .yours: return Array(texts.yours.source[range(pieces.yours)])
        case .templates:
            let indentation = texts.yours.indentation(of: nodes.yours)
            return shifted(range(pieces.templates), of: nodes.templates, to: indentation)
        case nil: throw Clash(message: Merge.Conflict.bothChanged)
        }
    }

    /// A list or a block.
    private mutating func group(_ nodes: PerText<Int>) throws(Clash) -> [UInt8] {
        let contents = texts.zip(nodes) { $0.content(in: $0.extent(of: $1)) }
        if contents.base == contents.templates, !matching.holdsMoved.contains(nodes.yours) {
            return Array(texts.yours.source[texts.yours.extent(of: nodes.yours)])
        }
        return try children(nodes)
    }
}
