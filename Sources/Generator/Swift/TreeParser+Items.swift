/// The items of a block: declarations, statements, `#if`, and the cases of a `switch`.
extension TreeParser {

    /// What items are read.
    enum Context { case code, initializerBody, members, cases }

    mutating func codeBlock() {
        if kind == .openBrace { group(.codeBlock) { $0.items(.code) } }
    }

    /// Reads items up to the end of the block or branch.
    ///
    /// - Parameter isCase: true for the statements of a `switch` case: then they end at the next case, too.
    mutating func items(_ context: Context, isCase: Bool = false) {
        while index < end {
            comments()
            if accept(.sourceLocation) {
                if kind == .openParenthesis { skip() }
                continue
            }
            if accept(.semicolon) { continue }
            let item = nodes.count
            if let keyword = declarationKeyword(context) {
                declaration(keyword)
            } else if kind == .ifDirective {
                if isCase, caseKeyword(from: firstItem(ofBranch: index)) != nil { return }
                conditional(context)
            } else if isCase || context == .cases, let keyword = caseKeyword(from: index) {
                if isCase { return }
                switchCase(keyword)
            } else if context == .members {
                skip()
                continue
            } else {
                node(.statement) { parser in
                    let first = parser.index
                    parser.statement()
                    parser.index = max(parser.index, first + 1)
                }
            }
            addTail(to: item, separator: .semicolon)
        }
        if !isCase { comments() }
    }

    // MARK: - Cases of a switch -

    /// The index of `case` or `default`, with attributes before it.
    private mutating func caseKeyword(from start: Int) -> Int? {
        ahead(from: start) { parser in
            parser.skipAttributes()
            return parser.keyword == .case || parser.keyword == .default ? parser.index : nil
        }
    }

    private mutating func switchCase(_ keyword: Int) {
        node(.switchCase) { parser in
            parser.index = keyword + 1
            parser.nodes[parser.node].name = keyword..<keyword + 1
            if parser.keyword(keyword) == .case { parser.patterns([]) }
            while parser.index < parser.end, parser.kind != .colon { parser.skip() }
            parser.accept(.colon)
            parser.node(.caseBody) { parser in
                parser.claimLineEnd()
                parser.items(.code, isCase: true)
            }
        }
    }

    /// Reads the patterns of a `case` or `catch`.
    mutating func patterns(_ place: Place) {
        repeat {
            expression(place.union(.pattern))
            if accept(.where) { expression(place) }
        } while accept(.comma)
    }

    // MARK: - Conditional compilation -

    private mutating func conditional(_ context: Context) {
        node(.conditional) { parser in
            guard parser.depth < Self.depthLimit else { return parser.skip() }
            while parser.kind != .endifDirective, parser.index < parser.end {
                parser.node(.branch) { parser in
                    parser.nodes[parser.node].name = parser.index..<parser.index + 1
                    parser.inside(Int(parser.token.partner)) { parser in
                        parser.index = parser.endOfLine(parser.index)
                        parser.claimLineEnd()
                        parser.items(context)
                    }
                }
            }
            parser.index += 1
        }
    }

    /// The index of the first token on another line, with brackets as one token: where a directive's condition ends.
    func endOfLine(_ start: Int) -> Int {
        var index = start
        while kind(index) != .end, !isOnNewLine(index) { index = after(index) }
        return index
    }

    /// The first token of a branch, or of the branches in it or behind it, that is no directive.
    func firstItem(ofBranch directive: Int) -> Int {
        var index = directive
        // A text with nothing but directives takes linear time.
        var patience = 32
        repeat {
            index = endOfLine(index + 1)
            patience -= 1
        } while patience > 0 && token(index).isDirective && kind(index) != .endifDirective
        return index
    }
}
