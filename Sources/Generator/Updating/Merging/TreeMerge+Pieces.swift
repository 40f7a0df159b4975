/// The parts of a declaration or statement: tokens, lists and blocks.
extension TreeMerge {

    // MARK: - Attributes and modifiers -

    private static let accessLevels: Set = ["public", "private", "fileprivate", "internal", "open", "package"]

    /// An attribute or a modifier, and the white space behind it.
    private struct Word {
        let text: String
        var space: [UInt8]
    }

    mutating func declaration(_ base: Int, _ yours: Int, _ templates: Int) throws(Clash) -> [UInt8] {
        let old = words(texts.base, base)
        let own = words(texts.yours, yours)
        let new = words(texts.templates, templates)
        var words = own.words
        var added = new.words.filter { word in
            !old.words.contains { $0.text == word.text } && !own.words.contains { $0.text == word.text }
        }
        var deleted = Set(old.words.map(\.text)).subtracting(new.words.map(\.text))
        func access(_ words: [Word]) -> [String] { words.map(\.text).filter(Self.accessLevels.contains) }
        if access(own.words) != access(old.words) {
            let isChanged = access(new.words) != access(old.words)
            if isChanged, access(own.words) != access(new.words) {
                throw Clash(message: "both changed the access level")
            }
            added.removeAll { Self.accessLevels.contains($0.text) }
            deleted.subtract(Self.accessLevels)
        }
        words.removeAll { deleted.contains($0.text) }
        for word in added { insert(word, into: &words, as: new.words, of: yours) }
        let parts = PerText(
            base: texts.base.pieces(of: base, from: old.end),
            yours: texts.yours.pieces(of: yours, from: own.end),
            templates: texts.templates.pieces(of: templates, from: new.end)
        )
        let rest = try pieces(parts, of: yours, isFine: true)
        return words.flatMap { Array($0.text.utf8) + $0.space } + rest
    }

    private func insert(_ word: Word, into words: inout [Word], as order: [Word], of yours: Int) {
        var word = word
        if word.space.contains(UInt8(ascii: "\n")) { word.space = lineEnd + texts.yours.indentation(of: yours) }
        if word.space.isEmpty { word.space = [UInt8(ascii: " ")] }
        let above = order.prefix { $0.text != word.text }.last
        let isAttribute = word.text.hasPrefix("@")
        let place: Int
        if let above, let index = words.firstIndex(where: { $0.text == above.text }) {
            place = index + 1
        } else {
            place = isAttribute ? 0 : words.firstIndex { !$0.text.hasPrefix("@") } ?? words.count
        }
        words.insert(word, at: place)
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

    /// Merges the pieces of a node.
    ///
    /// - Parameter isFine: true for a heading, in which both may change different tokens; false for a statement, whose
    ///   tokens mean something only together.
    mutating func pieces(_ pieces: PerText<[Piece]>, of yours: Int, isFine: Bool) throws(Clash) -> [UInt8] {
        let shapes = PerText(
            base: pieces.base.map(texts.base.shape),
            yours: pieces.yours.map(texts.yours.shape),
            templates: pieces.templates.map(texts.templates.shape)
        )
        let haveAllChanged =
            shapes.base != shapes.yours && shapes.base != shapes.templates && shapes.yours != shapes.templates
        if !isFine, haveAllChanged { return try links(pieces, of: yours) }
        var result: [UInt8] = []
        for part in ThreeWay.parts(shapes.base, shapes.yours, shapes.templates) {
            let isStable = part.base.count == 1 && part.yours.count == 1 && part.templates.count == 1
            if isStable, shapes.base[part.base.lowerBound] == shapes.yours[part.yours.lowerBound],
                shapes.base[part.base.lowerBound] == shapes.templates[part.templates.lowerBound]
            {
                result += try piece(
                    pieces.base[part.base.lowerBound],
                    pieces.yours[part.yours.lowerBound],
                    pieces.templates[part.templates.lowerBound],
                    hasGap: part.yours.lowerBound > 0
                )
            } else {
                result += try changed(
                    pieces.base[part.base],
                    pieces.yours[part.yours],
                    pieces.templates[part.templates],
                    of: yours,
                    hasGap: !result.isEmpty,
                    message: Merge.Conflict.bothChanged
                )
            }
        }
        return result
    }

    private mutating func piece(_ base: Piece, _ yours: Piece, _ templates: Piece, hasGap: Bool) throws(Clash)
        -> [UInt8]
    {
        let range = texts.yours.range(of: yours)
        let gap = hasGap ? Array(texts.yours.source[texts.yours.gap(before: yours)..<range.lowerBound]) : []
        if case .group(let old) = base, case .group(let own) = yours, case .group(let new) = templates {
            return gap + (try group(old, own, new))
        }
        return gap + texts.yours.source[range]
    }

    /// Pieces that at least one side changed: those of the side that changed them.
    private func changed(
        _ base: ArraySlice<Piece>,
        _ yours: ArraySlice<Piece>,
        _ templates: ArraySlice<Piece>,
        of node: Int,
        hasGap: Bool,
        message: String
    ) throws(Clash) -> [UInt8] {
        let old = texts.base.content(of: base)
        let own = texts.yours.content(of: yours)
        let new = texts.templates.content(of: templates)
        func start(_ range: Range<Int>, _ pieces: ArraySlice<Piece>, in text: ComparedText) -> Range<Int> {
            guard !hasGap, let first = pieces.first else { return range }
            return text.range(of: first).lowerBound..<range.upperBound
        }
        if old == new || own == new {
            return texts.yours.range(of: yours).map { Array(texts.yours.source[start($0, yours, in: texts.yours)]) }
                ?? []
        }
        guard old == own else { throw Clash(message: message) }
        guard let range = texts.templates.range(of: templates) else { return [] }
        let owner = texts.templates.statement(around: templates)
        return shifted(start(range, templates, in: texts.templates), of: owner, to: texts.yours.indentation(of: node))
    }

    /// Merges the links of a chain (`.padding()` on a line of its own), each as a whole.
    private mutating func links(_ pieces: PerText<[Piece]>, of yours: Int) throws(Clash) -> [UInt8] {
        let message = Merge.Conflict.bothChanged
        let links = PerText(
            base: texts.base.links(of: pieces.base),
            yours: texts.yours.links(of: pieces.yours),
            templates: texts.templates.links(of: pieces.templates)
        )
        guard max(links.base.count, links.yours.count, links.templates.count) > 1 else { throw Clash(message: message) }
        func name(_ text: ComparedText) -> (ArraySlice<Piece>) -> [Piece.Shape] {
            { link in Array(link.lazy.filter { if case .token = $0 { true } else { false } }.map(text.shape).prefix(2))
            }
        }
        let names = PerText(
            base: links.base.map(name(texts.base)),
            yours: links.yours.map(name(texts.yours)),
            templates: links.templates.map(name(texts.templates))
        )
        var result: [UInt8] = []
        func joined(_ links: ArraySlice<ArraySlice<Piece>>, _ all: [Piece]) -> ArraySlice<Piece> {
            guard let first = links.first, let last = links.last else { return all[0..<0] }
            return all[first.startIndex..<last.endIndex]
        }
        for part in ThreeWay.parts(names.base, names.yours, names.templates) {
            let old = joined(links.base[part.base], pieces.base)
            let own = joined(links.yours[part.yours], pieces.yours)
            let new = joined(links.templates[part.templates], pieces.templates)
            let isStable = part.base.count == 1 && part.yours.count == 1 && part.templates.count == 1
            let shapes = [old.map(texts.base.shape), own.map(texts.yours.shape), new.map(texts.templates.shape)]
            if isStable, shapes[0] == shapes[1] || shapes[0] == shapes[2] || shapes[1] == shapes[2] {
                let gap =
                    result.isEmpty
                    ? nil : own.first.map { texts.yours.gap(before: $0)..<texts.yours.range(of: $0).lowerBound }
                if let gap { result += texts.yours.source[gap] }
                result += try self.pieces(
                    PerText(base: Array(old), yours: Array(own), templates: Array(new)),
                    of: yours,
                    isFine: false
                )
            } else {
                result += try changed(old, own, new, of: yours, hasGap: !result.isEmpty, message: message)
            }
        }
        return result
    }

    // MARK: - Lists and blocks -

    mutating func group(_ base: Int, _ yours: Int, _ templates: Int) throws(Clash) -> [UInt8] {
        let isSame = texts.base.content(of: base) == texts.templates.content(of: templates)
        if isSame, !matching.holdsMoved.contains(yours) {
            return Array(texts.yours.code(of: yours) + texts.yours.tail(of: yours))
        }
        switch texts.base[base].kind {
        case .list, .parameters, .genericParameters, .inheritance: return try list(base, yours, templates)
        default: return try block(base, yours, templates)
        }
    }
}

extension ComparedText {

    /// The nearest declaration, statement or element around some pieces: their lines are indented as it is.
    fileprivate func statement(around pieces: ArraySlice<Piece>) -> Int {
        guard let first = pieces.first else { return 0 }
        let token: Int
        switch first {
        case .token(let index): token = index
        case .whole(let node), .group(let node): token = tree.nodes[node].tokens.lowerBound
        }
        var found = 0
        var next = children[0][...]
        while let child = next.last(where: { tree.nodes[$0].tokens.contains(token) }) {
            if !tree.nodes[child].kind.isGroup { found = child }
            next = children[child][...]
        }
        return found
    }

    /// The pieces of a statement, divided before each `.` that begins a line.
    fileprivate func links(of pieces: [Piece]) -> [ArraySlice<Piece>] {
        var links: [ArraySlice<Piece>] = []
        var start = 0
        for (index, piece) in pieces.enumerated() {
            guard case .token(let token) = piece, tree.tokens[token].kind == .dot,
                tree.tokens[token].gap.contains(.lineEnd),
                index > start
            else { continue }
            links.append(pieces[start..<index])
            start = index
        }
        return links + [pieces[start...]]
    }
}
