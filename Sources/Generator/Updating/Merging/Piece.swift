/// A part of a declaration or statement: a token, or a list or block within it.
enum Piece {
    case token(Int)
    /// A node that is compared as a whole: a string with interpolations.
    case whole(Int)
    case group(Int)

    /// What a piece is compared by. Two groups with the same brackets are the same piece.
    enum Shape: Hashable {
        case token([Int])
        case group(UInt8)
    }
}

extension ComparedText {

    /// The pieces of a node, from a token on.
    func pieces(of index: Int, from first: Int? = nil) -> [Piece] {
        var pieces: [Piece] = []
        var next = first ?? tree.nodes[index].tokens.lowerBound
        func addTokens(to end: Int) {
            while next < end {
                pieces.append(.token(next))
                next += 1
            }
        }
        func add(_ node: Int) {
            for child in children[node] {
                let tokens = tree.nodes[child].tokens
                guard !tokens.isEmpty, tokens.upperBound > next else { continue }
                addTokens(to: tokens.lowerBound)
                let kind = tree.nodes[child].kind
                if kind == .interpolatedString {
                    pieces.append(.whole(child))
                } else if kind.isGroup, !(kind == .conditional) {
                    pieces.append(.group(child))
                } else {
                    add(child)
                    addTokens(to: tokens.upperBound)
                }
                next = max(next, tokens.upperBound)
            }
        }
        add(index)
        addTokens(to: tree.nodes[index].tokens.upperBound)
        return pieces
    }

    func range(of piece: Piece) -> Range<Int> {
        switch piece {
        case .token(let token): tree.tokens[token].range
        case .whole(let node), .group(let node):
            tree.nodes[node].start..<max(tree.nodes[node].end, tree.nodes[node].tail)
        }
    }

    /// Where the white space before a piece begins.
    func gap(before piece: Piece) -> Int {
        let token =
            switch piece {
            case .token(let token): token
            case .whole(let node), .group(let node): tree.nodes[node].tokens.lowerBound
            }
        return token > 0 ? Int(tree.tokens[token - 1].end) : 0
    }

    func shape(of piece: Piece) -> Piece.Shape {
        switch piece {
        case .token: return .token(content(in: range(of: piece)))
        case .whole(let node): return .token(content(of: node))
        case .group(let node):
            if tree.nodes[node].kind == .caseBody { return .group(0) }
            if tree.nodes[node].kind == .branch { return .group(1) }
            return .group(source[tree.nodes[node].start])
        }
    }

    /// The bytes of some pieces, with the white space before them.
    func range(of pieces: ArraySlice<Piece>) -> Range<Int>? {
        guard let first = pieces.first, let last = pieces.last else { return nil }
        return gap(before: first)..<range(of: last).upperBound
    }

    func content(of pieces: ArraySlice<Piece>) -> [Int] {
        guard let first = pieces.first, let last = pieces.last else { return [] }
        return content(in: range(of: first).lowerBound..<range(of: last).upperBound)
    }
}
