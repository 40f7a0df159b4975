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
    /// The pieces of a link.
    var parts: [Piece] = []
    /// True for a `.` that begins a line.
    private var beginsLink = false
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
    }

    /// True for a block or a closure.
    private var isBlock: Bool { shape == [Self.groupMark, Int(UInt8(ascii: "{"))] }

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
        return pieces[..<start] + [Piece(pieces[start...], nameLength: 1)].compactMap(\.self)
    }

    /// The pieces of a statement as a chain: a link begins with each `.` that begins a line.
    static func links(of pieces: [Piece]) -> [Piece] {
        var starts = pieces.indices.filter { $0 == 0 || pieces[$0].beginsLink }
        starts.append(pieces.count)
        return zip(starts, starts.dropFirst()).compactMap { Piece(pieces[$0..<$1], nameLength: 2) }
    }
}

extension ComparedText {

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
