/// A source with one of its tokens deleted, doubled, or swapped with the next one. Nothing judges its tree, but what holds
/// for the tree of any text must hold for it, too.
struct Mutant {

    enum Change: CaseIterable { case deleted, doubled, swapped }

    private let source: [UInt8]
    /// What was changed, and where.
    let description: String
    /// True if the brackets of a source whose brackets match no longer do.
    private let isUnbalanced: Bool

    /// - Parameter tree: a source with two tokens or more.
    init(of tree: SwiftTree, _ random: inout Random) {
        let index = random.next(below: tree.tokens.count - 2)
        let change = Change.allCases[random.next(below: Change.allCases.count)]
        let token = tree.tokens[index]
        let next = tree.tokens[index + 1]
        let text = tree.source[token.range]
        let gap = tree.source[token.range.upperBound..<next.range.lowerBound]
        let changed: [UInt8] =
            switch change {
            case .deleted: Array(gap + tree.source[next.range])
            case .doubled: Array(text + text + gap + tree.source[next.range])
            case .swapped: Array(tree.source[next.range] + gap + text)
            }
        source = tree.source[..<token.range.lowerBound] + changed + tree.source[next.range.upperBound...]
        description = "\(tree.text(of: token)) \(change) at \(token.range.lowerBound)"
        isUnbalanced =
            switch token.kind {
            // A parenthesis may end an interpolation.
            case .openBrace, .closeBrace, .openBracket, .closeBracket: change != .swapped
            default: false
            }
    }

    /// What is wrong with its tree; nil if nothing is.
    var mistake: String? {
        let tree = SwiftTree(source)
        var end = 0
        for token in tree.tokens {
            for range in tree.trivia(in: end..<token.range.lowerBound).map(\.range) + [token.range] {
                if range.lowerBound != end { return "a leaf at \(range.lowerBound) behind \(end)" }
                end = range.upperBound
            }
        }
        if end != source.count { return "the leaves end at \(end)" }
        if isUnbalanced, !tree.isBroken { return "its brackets match" }
        if tree.isBroken, tree.nodes.count > 1 { return "it is broken, and has nodes" }
        let isNested = tree.nodes.dropFirst().allSatisfy { node in
            let parent = tree.nodes[node.parent]
            // A comment before the first statement of a `case` stands in the lead of these.
            return parent.lead <= node.start && node.start <= node.end && node.end <= parent.tail
        }
        return isNested ? nil : "a node is not within its parent"
    }
}

/// The same numbers for the same seed.
struct Random {

    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) }

    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
    }
}
