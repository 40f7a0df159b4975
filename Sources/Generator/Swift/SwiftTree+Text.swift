extension SwiftTree {

    /// White space, a line end, a comment, or bytes that Swift skips at the start of a file.
    package struct Trivia: Sendable, Equatable {
        package enum Kind: Sendable { case blank, lineEnd, lineComment, blockComment, other }
        package let kind: Kind
        package let range: Range<Int>
    }

    /// The smallest parts of a source. Joined, they are the source.
    package enum Leaf: Sendable {
        case token(Token)
        case trivia(Trivia)

        package var range: Range<Int> {
            switch self {
            case .token(let token): token.range
            case .trivia(let trivia): trivia.range
            }
        }
    }

    package var leaves: [Leaf] {
        var leaves: [Leaf] = []
        var position = 0
        for token in tokens {
            leaves += trivia(in: position..<Int(token.start)).map(Leaf.trivia)
            if token.kind != .end { leaves.append(.token(token)) }
            position = Int(token.end)
        }
        return leaves
    }

    /// What stands between two tokens.
    package func trivia(in range: Range<Int>) -> [Trivia] { TriviaScanner(bytes: source).trivia(in: range) }

    package func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// The text of a node, without its lead and its tail.
    package func text(of node: Int) -> String { text(nodes[node].start..<nodes[node].end) }

    package func text(of token: Token) -> String { text(token.range) }

    /// A node's name without white space: `title`, `Result.Failure`, `==`. Empty for a node without one.
    package func name(of node: Int) -> String {
        let range = nodes[node].name
        var name = ""
        for token in tokens[nodes[node].tokens] where token.range.overlaps(range) {
            name += text(token.range.clamped(to: range))
        }
        return name
    }

    /// The names of a node's attributes, without `@`: `State`, `objc`.
    package func attributes(of node: Int) -> [String] {
        children(of: node).filter { nodes[$0].kind == .attribute }.map(name)
    }

    /// The words of a node's modifiers: `private`, `static`.
    package func modifiers(of node: Int) -> [String] {
        children(of: node).filter { nodes[$0].kind == .modifier }.map(name)
    }

    /// The line of an offset, from 1.
    package func line(of offset: Int) -> Int { 1 + source[..<offset].count { $0 == UInt8(ascii: "\n") } }
}

/// Divides what stands between tokens.
struct TriviaScanner {

    let bytes: [UInt8]

    func trivia(in range: Range<Int>) -> [SwiftTree.Trivia] {
        var trivia: [SwiftTree.Trivia] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let (kind, end) = piece(at: position, before: range.upperBound)
            trivia.append(SwiftTree.Trivia(kind: kind, range: position..<end))
            position = end
        }
        return trivia
    }

    private func piece(at start: Int, before limit: Int) -> (SwiftTree.Trivia.Kind, Int) {
        func end(while isPart: (UInt8) -> Bool) -> Int { bytes[start..<limit].firstIndex { !isPart($0) } ?? limit }
        let next = start + 1 < limit ? bytes[start + 1] : 0
        switch bytes[start] {
        case let byte where byte.isHorizontalSpace: return (.blank, end(while: \.isHorizontalSpace))
        case UInt8(ascii: "\r"): return (.lineEnd, next == UInt8(ascii: "\n") ? start + 2 : start + 1)
        case UInt8(ascii: "\n"): return (.lineEnd, start + 1)
        case UInt8(ascii: "/") where next == UInt8(ascii: "/"): return (.lineComment, end { !$0.isLineEnd })
        case UInt8(ascii: "/") where next == UInt8(ascii: "*"): return (.blockComment, endOfBlockComment(start, limit))
        case UInt8(ascii: "#") where next == UInt8(ascii: "!"): return (.other, end { !$0.isLineEnd })
        case 0xC2: return (.blank, min(start + 2, limit))
        default: return (.other, start == 0 ? min(3, limit) : start + 1)
        }
    }

    private func endOfBlockComment(_ start: Int, _ limit: Int) -> Int {
        var depth = 0
        var position = start
        while position < limit {
            let next = position + 1 < limit ? bytes[position + 1] : 0
            switch (bytes[position], next) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")):
                depth += 1
                position += 2
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                depth -= 1
                position += 2
                if depth == 0 { return position }
            default: position += 1
            }
        }
        return limit
    }
}
