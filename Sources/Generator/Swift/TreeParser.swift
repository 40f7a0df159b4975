/// Reads the nodes of a source from its tokens.
///
/// A function takes the index of the token where something begins, and returns the index behind it. Nothing goes back:
/// what is not understood is skipped token by token, with brackets as one.
struct TreeParser {

    typealias Token = SwiftTree.Token
    typealias Kind = SwiftTree.Node.Kind

    /// Deeper brackets are a leaf. Real files need at most 24; a debug build needs 512 KB of stack for these.
    static let depthLimit = 64

    /// What items are read.
    enum Context { case code, initializerBody, members, cases }

    let bytes: [UInt8]
    let tokens: [Token]
    /// The index of the last token, the end of the source.
    let last: Int
    var nodes: [SwiftTree.Node] = []
    var depth = 0
    /// Offsets of `<` that begin no generic arguments.
    var failedGenerics: Set<Int> = []

    init(_ lexer: Lexer) {
        bytes = lexer.bytes
        tokens = lexer.tokens
        last = lexer.tokens.count - 1
        nodes.append(
            SwiftTree.Node(
                kind: .file,
                tokens: 0..<last,
                lead: 0,
                start: 0,
                end: bytes.count,
                tail: bytes.count,
                parent: -1,
                next: 1,
                name: 0..<0
            )
        )
    }

    mutating func readFile() {
        var index = 0
        var isFirst = true
        var lead = 0
        // A bracket that nothing opens would have made the source broken.
        while index < last {
            let end = items(index, last, .code, in: 0, lead: &lead, isHead: isFirst)
            index = max(end, index + 1)
            isFirst = false
        }
        _ = comments(before: last, from: lead, in: 0, isClosing: true, isHead: isFirst)
    }

    /// The nodes; after the whole source was read, those of the file have ended.
    var finishedNodes: [SwiftTree.Node] {
        var nodes = nodes
        nodes[0].next = nodes.count
        return nodes
    }

    // MARK: - Tokens -

    func token(_ index: Int) -> Token { tokens[min(index, last)] }
    func kind(_ index: Int) -> Token.Kind { tokens[min(index, last)].kind }
    func keyword(_ index: Int) -> Keyword { tokens[min(index, last)].keyword }
    func isOnNewLine(_ index: Int) -> Bool { token(index).gap.contains(.lineEnd) }
    func isApart(_ index: Int) -> Bool { token(index).gap.contains(.blank) }
    func byte(_ index: Int, _ offset: Int = 0) -> UInt8 {
        let position = Int(token(index).start) + offset
        return position < bytes.count ? bytes[position] : 0
    }
    func count(_ index: Int) -> Int { token(index).count }

    /// True for a word that is no reserved keyword, and for one in backticks.
    func isName(_ index: Int) -> Bool {
        kind(index) == .word && !keyword(index).isReserved && keyword(index) != .wildcard
    }

    /// True for an operator of one character.
    func isOperator(_ index: Int, _ character: Unicode.Scalar) -> Bool {
        kind(index) == .operator && count(index) == 1 && byte(index) == UInt8(ascii: character)
    }

    /// The index behind a token; behind the closing bracket, if it opens one.
    func after(_ index: Int) -> Int { max(Int(token(index).partner), index) + 1 }

    func partner(_ index: Int) -> Int? {
        let partner = Int(token(index).partner)
        return partner > index ? partner : nil
    }

    // MARK: - Nodes -

    /// Begins a node at a token.
    ///
    /// - Parameter lead: where its lead begins; nil for the end of the token before it.
    mutating func open(_ kind: Kind, _ index: Int, in parent: Int, lead: Int? = nil) -> Int {
        let start = Int(token(index).start)
        let end = index > 0 ? Int(token(index - 1).end) : 0
        nodes.append(
            SwiftTree.Node(
                kind: kind,
                tokens: index..<index,
                lead: lead ?? end,
                start: start,
                end: start,
                tail: start,
                parent: parent,
                next: nodes.count + 1,
                name: start..<start
            )
        )
        return nodes.count - 1
    }

    /// Ends a node behind its last token.
    mutating func close(_ node: Int, _ index: Int) {
        let start = nodes[node].tokens.lowerBound
        let index = min(max(index, start), last)
        nodes[node].tokens = start..<index
        nodes[node].end = index > start ? Int(tokens[index - 1].end) : nodes[node].start
        nodes[node].tail = nodes[node].end
        nodes[node].next = nodes.count
    }

    mutating func name(_ node: Int, _ range: Range<Int>) {
        guard let first = range.first, range.upperBound <= last else { return }
        nodes[node].name = Int(tokens[first].start)..<Int(tokens[range.upperBound - 1].end)
    }

    /// Reads a part unless it is too deep.
    mutating func nested(_ read: (inout TreeParser) -> Void) {
        guard depth < Self.depthLimit else { return }
        depth += 1
        read(&self)
        depth -= 1
    }
}
