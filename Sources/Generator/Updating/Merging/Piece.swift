/// A part of a declaration or statement: a token, a list or a block; or a link of a chain.
struct Piece {

    /// What it is compared by. Two groups with the same brackets have the same shape, and so do two links with the same
    /// name.
    private(set) var shape: [Int]
    let range: Range<Int>
    /// Where the white space before it begins.
    let gap: Int
    /// A list or a block, which is merged child by child.
    var group: Int?
    /// What a list belongs to: `view.show` of `view.show(a)`. Empty for a block, and for a list of its own.
    private var callee: [Int] = []
    /// The pieces of a link.
    var parts: [Piece] = []
    /// True for a `.` that begins a line.
    private var beginsLink = false
    /// True for the accessors and observers of a property.
    private var hasAccessors = false
    /// True for a `=`.
    private var beginsValue = false

    private static let groupMark = -1
    private static let linkMark = -2

    init(_ text: ComparedText, token index: Int) {
        let token = text.tree.tokens[index]
        shape = text.content(in: token.range)
        range = token.range
        gap = text.tree.end(ofTokenBefore: index)
        beginsLink = token.kind == .dot && token.gap.contains(.lineEnd)
        beginsValue = token.kind == .equal
    }

    init(_ text: ComparedText, node: Int) {
        let value = text[node]
        // A string is compared as a whole.
        let isGroup = value.kind != .interpolatedString
        let hasBracket = value.kind != .caseBody && value.kind != .branch
        let mark = hasBracket ? Int(text.source[value.start]) : -Int(value.kind.rawValue)
        shape = isGroup ? [Self.groupMark, mark] : text.content(of: node)
        range = text.extent(of: node)
        gap = text.tree.end(ofTokenBefore: value.tokens.lowerBound)
        group = isGroup ? node : nil
        hasAccessors = value.kind == .accessorBlock
        if isGroup, hasBracket, !isBlock { callee = text.callee(before: value.tokens.lowerBound) }
    }

    /// True for a block or a closure.
    private var isBlock: Bool { shape == [Self.groupMark, Int(UInt8(ascii: "{"))] }

    /// The pieces of a statement with what each list belongs to: the arguments of another call are no others of this one. Of
    /// several lists of one name, each is compared as a whole.
    static func withCallees(_ all: PerText<[Piece]>, _ texts: PerText<ComparedText>) -> PerText<[Piece]> {
        let lists = all.map { $0.filter { $0.group != nil && !$0.isBlock } }
        let counts = lists.map { $0.map(\.callee).counts }
        return texts.zip(all) { text, pieces in
            pieces.map { piece in
                guard let list = piece.group, !piece.isBlock else { return piece }
                var piece = piece
                let count = counts.map { $0[piece.callee] ?? 0 }
                let isOnly = max(count.base, count.yours, count.templates) == 1
                piece.shape += piece.callee
                if !isOnly { (piece.shape, piece.group) = (text.content(of: list), nil) }
                return piece
            }
        }
    }

    static func haveSeveralBlocks(_ pieces: [Piece]) -> Bool { pieces.count { $0.isBlock } > 1 }

    /// The pieces of a statement with several blocks, each compared by its heading: what stands between it and the block
    /// before. `else` stands for all conditions above it, and the first of several trailing closures for their labels.
    static func withHeadings(_ pieces: [Piece], _ text: ComparedText) -> [Piece] {
        var pieces = pieces
        var blocks: [(index: Int, heading: [Int])] = []
        var start = 0
        for index in pieces.indices where pieces[index].isBlock {
            let between = pieces[start..<index]
            let words = between.map { text.source[$0.range] }
            var heading = between.flatMap(\.shape)
            if let last = blocks.last, words.first?.elementsEqual("else".utf8) ?? false {
                heading = last.heading + heading
            }
            if !blocks.isEmpty, words.count == 2, words[1].elementsEqual(":".utf8) {
                for block in blocks.indices { blocks[block].heading += heading }
            }
            blocks.append((index, heading))
            start = index + 1
        }
        for block in blocks { pieces[block.index].shape += block.heading }
        return pieces
    }

    /// Several pieces as one; nil for none.
    ///
    /// - Parameter nameLength: how many tokens it is compared by.
    private init?(_ pieces: ArraySlice<Piece>, nameLength: Int) {
        guard let first = pieces.first, let last = pieces.last else { return nil }
        shape = [Self.linkMark] + pieces.filter { $0.group == nil }.prefix(nameLength).flatMap(\.shape)
        range = first.range.lowerBound..<last.range.upperBound
        gap = first.gap
        parts = Array(pieces)
    }

    /// The pieces of a declaration, with its value as one: its tokens mean something only together.
    static func withValue(_ pieces: [Piece]) -> [Piece] {
        let start = pieces.firstIndex(where: \.beginsValue) ?? pieces.count
        let end = pieces.last?.hasAccessors == true ? pieces.count - 1 : pieces.count
        let value = start < end ? Piece(pieces[start..<end], nameLength: 1) : nil
        return pieces[..<min(start, end)] + [value].compactMap(\.self) + pieces[end...]
    }

    /// The pieces of a statement as a chain: a link begins with each `.` that begins a line.
    static func links(of pieces: [Piece]) -> [Piece] {
        var starts = pieces.indices.filter { $0 == 0 || pieces[$0].beginsLink }
        starts.append(pieces.count)
        return zip(starts, starts.dropFirst()).compactMap { Piece(pieces[$0..<$1], nameLength: 2) }
    }
}

extension ComparedText {

    /// The names that a list before a token belongs to, without `self`, `?` and `!`: `show` and `view` for `view?.show(a)`.
    fileprivate func callee(before index: Int) -> [Int] {
        var names: [Int] = []
        var rest = tree.tokens[..<index]
        func skipMarks() {
            while let last = rest.last, [.question, .exclamation].contains(last.kind) { rest.removeLast() }
        }
        skipMarks()
        while let last = rest.last, last.kind == .word, !last.keyword.isReserved || last.keyword.isValue {
            if last.keyword != .self { names += content(in: last.range) }
            rest.removeLast()
            guard rest.last?.kind == .dot else { break }
            rest.removeLast()
            skipMarks()
        }
        return names
    }

    /// What a list or a block covers. The statements of a `case` have no bracket: they begin with the lead of the first.
    func extent(of group: Int) -> Range<Int> {
        let node = tree.nodes[group]
        let first = node.kind == .caseBody ? children[group].first.map { tree.nodes[$0].lead } : nil
        return (first ?? node.start)..<node.tail
    }

    /// The pieces of a node, from a token on.
    func pieces(of index: Int, from first: Int? = nil) -> [Piece] {
        var pieces: [Piece] = []
        var next = first ?? tree.nodes[index].tokens.lowerBound
        func addTokens(to end: Int) {
            while next < end {
                pieces.append(Piece(self, token: next))
                next += 1
            }
        }
        func add(_ node: Int) {
            for child in children[node] {
                let tokens = tree.nodes[child].tokens
                guard !tokens.isEmpty, tokens.upperBound > next else { continue }
                addTokens(to: tokens.lowerBound)
                let kind = tree.nodes[child].kind
                if kind == .interpolatedString || kind.isGroup && kind != .conditional {
                    pieces.append(Piece(self, node: child))
                    next = max(next, tokens.upperBound)
                } else {
                    add(child)
                    addTokens(to: tokens.upperBound)
                }
            }
        }
        add(index)
        addTokens(to: tree.nodes[index].tokens.upperBound)
        return pieces
    }

    /// The tokens and comments of neighbouring pieces.
    func content(of pieces: ArraySlice<Piece>) -> [Int] {
        guard let first = pieces.first, let last = pieces.last else { return [] }
        return content(in: first.range.lowerBound..<last.range.upperBound)
    }
}

extension SwiftTree {

    fileprivate func end(ofTokenBefore index: Int) -> Int { index > 0 ? Int(tokens[index - 1].end) : 0 }
}
