/// Reads the nodes of a source from its tokens.
///
/// It goes forward only, token by token. What it does not understand it skips, with brackets as one token. To look
/// ahead, it reads without making nodes (``ahead(from:_:)``); then it skips all brackets.
struct TreeParser {

    typealias Token = SwiftTree.Token
    typealias Kind = SwiftTree.Node.Kind

    /// Deeper brackets are a leaf. Real files need at most 24; for these, a debug build needs 460 KB of stack, and a thread
    /// has 512.
    static let depthLimit = 40

    let bytes: [UInt8]
    let tokens: [Token]
    var nodes: [SwiftTree.Node] = []
    /// The token that is read next.
    var index = 0 {
        didSet { index = min(index, end) }
    }
    /// The token that ends the innermost block, list or branch. It and what stands behind it are not read.
    private(set) var end: Int
    /// The node that is being read; -1 for none.
    private(set) var node = -1
    /// Up to this offset, everything belongs to a node that was read: the lead of the next one begins here.
    var claimed = 0
    private(set) var depth = 0
    /// True while it makes no nodes.
    private var isQuiet = false
    /// The indices of `<` that begin no generic arguments.
    var failedGenerics: Set<Int> = []

    init(_ source: [UInt8], _ tokens: [Token]) {
        bytes = source
        self.tokens = tokens
        end = tokens.count - 1
    }

    /// - Parameter isBroken: true for a source that is one node.
    mutating func readFile(isBroken: Bool) {
        node(.file) { parser in
            if !isBroken { parser.items(.code) }
            parser.index = parser.end
        }
        nodes[0].start = 0
        nodes[0].end = bytes.count
        nodes[0].tail = bytes.count
    }

    // MARK: - Tokens -

    /// The token at an index; the end of the source for one that is not read.
    func token(_ index: Int) -> Token { tokens[index < end ? index : tokens.count - 1] }
    func kind(_ index: Int) -> Token.Kind { token(index).kind }
    func keyword(_ index: Int) -> Keyword { token(index).keyword }
    func isOnNewLine(_ index: Int) -> Bool { token(index).gap.contains(.lineEnd) }
    func isApart(_ index: Int) -> Bool { token(index).gap.contains(.blank) }

    var token: Token { token(index) }
    var kind: Token.Kind { token.kind }
    var keyword: Keyword { token.keyword }

    /// True for a word that is no reserved keyword, and for one in backticks.
    func isName(_ index: Int) -> Bool {
        kind(index) == .word && !keyword(index).isReserved && keyword(index) != .wildcard
    }

    /// True for an operator of one character.
    func isOperator(_ character: Unicode.Scalar, at index: Int) -> Bool {
        let token = token(index)
        return token.kind == .operator && token.end == token.start + 1 && begins(with: character, at: index)
    }

    func begins(with character: Unicode.Scalar, at index: Int) -> Bool {
        index < end && bytes[token(index).range.lowerBound] == UInt8(ascii: character)
    }

    /// True for the label of a statement.
    func isLabel(_ index: Int) -> Bool {
        kind(index) == .word && !keyword(index).isReserved && kind(index + 1) == .colon
    }

    /// The index behind a token; behind the closing bracket or `#endif`, if it opens one.
    func after(_ index: Int) -> Int {
        var index = index
        while Int(token(index).partner) > index { index = Int(token(index).partner) }
        return index + 1
    }

    // MARK: - Going forward -

    mutating func skip() { index = after(index) }

    /// Goes behind the next token if it is of a kind.
    @discardableResult
    mutating func accept(_ kind: Token.Kind) -> Bool {
        guard self.kind == kind else { return false }
        index += 1
        return true
    }

    @discardableResult
    mutating func accept(_ keyword: Keyword) -> Bool {
        guard self.keyword == keyword else { return false }
        index += 1
        return true
    }

    /// Goes behind an operator of one character.
    @discardableResult
    mutating func accept(_ character: Unicode.Scalar) -> Bool {
        guard isOperator(character, at: index) else { return false }
        index += 1
        return true
    }

    /// Goes behind `=`; in `Set<Int>=`, it is a part of an operator.
    mutating func acceptEqual() -> Bool { accept(.equal) || accept("=") }

    /// Goes behind an operator, which may be several tokens.
    mutating func skipOperator() {
        repeat { index += 1 } while token.gap.contains(.withinOperator)
    }

    /// What is found by reading from a token on, without going there.
    mutating func ahead<Found>(from start: Int? = nil, _ read: (inout TreeParser) -> Found) -> Found {
        let current = index
        index = start ?? current
        defer { index = current }
        return quietly(read)
    }

    /// Reads without making nodes.
    mutating func quietly<Found>(_ read: (inout TreeParser) -> Found) -> Found {
        let wasQuiet = isQuiet
        isQuiet = true
        defer { isQuiet = wasQuiet }
        return read(&self)
    }

    // MARK: - Nodes -

    /// Reads a node that begins at the next token.
    @discardableResult
    mutating func node(_ kind: Kind, _ read: (inout TreeParser) -> Void) -> Int {
        let parent = node
        let first = index
        guard !isQuiet else {
            read(&self)
            return parent
        }
        let new = nodes.count
        let start = Int(tokens[first].start)
        let lead = max(claimed, endOfLastToken)
        nodes.append(
            SwiftTree.Node(
                kind: kind,
                tokens: first..<first,
                lead: lead,
                start: start,
                end: start,
                tail: start,
                parent: parent,
                next: new + 1
            )
        )
        node = new
        read(&self)
        node = parent
        nodes[new].end = max(lead, endOfLastToken)
        // Without tokens, such as the statements of an empty `case`, it stands behind the last token.
        if index == first { nodes[new].start = lead }
        nodes[new].tokens = first..<index
        nodes[new].tail = max(claimed, nodes[new].end)
        nodes[new].next = nodes.count
        return new
    }

    /// The node that is being read has the name that began at a token.
    mutating func name(from first: Int) {
        if !isQuiet { nodes[node].name = first..<index }
    }

    /// Reads the tokens from the next one but one up to one that ends a block, a list, or a branch.
    mutating func inside(_ last: Int, _ read: (inout TreeParser) -> Void) {
        let outer = end
        index += 1
        end = last
        claimLineEnd()
        deeper(read)
        end = outer
        index = last
    }

    mutating func deeper(_ read: (inout TreeParser) -> Void) {
        depth += 1
        if depth <= Self.depthLimit { read(&self) }
        depth -= 1
    }

    /// Reads a node with brackets.
    mutating func group(_ kind: Kind, _ read: (inout TreeParser) -> Void) {
        let closing = Int(token.partner)
        guard closing > index, depth < Self.depthLimit, !isQuiet else { return skip() }
        node(kind) { parser in
            parser.inside(closing, read)
            parser.index += 1
        }
    }

    /// Reads parts of a node with commas between them, up to one that has no tokens.
    mutating func parts(_ kind: Kind, _ read: (inout TreeParser) -> Void) {
        while true {
            let part = node(kind, read)
            if nodes[part].tokens.isEmpty { return nodes.removeSubrange(part...) }
            guard self.kind == .comma else { return }
            addTail(to: part, separator: .comma)
        }
    }

    /// Reads the elements of a list in brackets.
    mutating func elements(of kind: Kind, _ read: (inout TreeParser) -> Void) {
        group(kind) { parser in
            while parser.index < parser.end {
                // The colon of an empty dictionary is no element.
                if parser.accept(.comma) || parser.accept(.colon) {
                    parser.claimLineEnd()
                    continue
                }
                let element = parser.node(.element) { parser in
                    read(&parser)
                    while parser.index < parser.end, parser.kind != .comma { parser.skip() }
                }
                parser.addTail(to: element, separator: .comma)
            }
        }
    }
}
