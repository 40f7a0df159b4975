/// Which comments are nodes of their own, and which belong to the node above or below them.
extension TreeParser {

    var endOfLastToken: Int { index > 0 ? Int(tokens[index - 1].end) : 0 }

    /// Adds the comments before the next token that are nodes of their own: marks, those with a blank line below them,
    /// those at the end of a block, and the head of the file.
    mutating func comments() {
        guard tokens[index].gap.contains(.comment) else { return }
        // Comments without a blank line between them.
        var run: Range<Int>?
        var lineEnds = 0
        for trivia in SwiftTree.Trivia.all(in: max(claimed, endOfLastToken)..<Int(tokens[index].start), of: bytes) {
            switch trivia.kind {
            case .lineEnd: lineEnds += 1
            case .blank, .head, .mistake: break
            case .lineComment, .blockComment:
                var start = trivia.range.lowerBound
                if let last = run {
                    // The head of a file ends where a documentation comment begins.
                    let endsHead = isHead(last) && isDocumentation(trivia.range)
                    let isApart = lineEnds > 1 || endsHead || isMark(last) || isMark(trivia.range)
                    if isApart { addComment(last) } else { start = last.lowerBound }
                }
                run = start..<trivia.range.upperBound
                lineEnds = 0
            }
        }
        if let run, lineEnds > 1 || index == end || isMark(run) || isHead(run) { addComment(run) }
    }

    private mutating func addComment(_ range: Range<Int>) {
        let comment = node(.comment) { _ in }
        nodes[comment].start = range.lowerBound
        nodes[comment].end = range.upperBound
        nodes[comment].tail = range.upperBound
        claimed = range.upperBound
    }

    private func isHead(_ comment: Range<Int>) -> Bool { nodes.count == 1 && !isDocumentation(comment) }

    private func isDocumentation(_ comment: Range<Int>) -> Bool { bytes[comment].starts(with: "///".utf8) }

    private func isMark(_ comment: Range<Int>) -> Bool {
        let text = bytes[comment].dropFirst(2).drop { $0 == UInt8(ascii: " ") }
        return text.starts(with: "MARK:".utf8) || text.starts(with: "MARK ".utf8)
    }

    // MARK: - Tails -

    /// Gives a separator, and the comment at the end of the line, to the node before them.
    mutating func addTail(to node: Int, separator: Token.Kind) {
        accept(separator)
        claimLineEnd()
        nodes[node].tail = max(claimed, nodes[node].end)
    }

    /// Nothing up to the next token is a lead but what stands on other lines.
    mutating func claimLineEnd() {
        claimed = max(claimed, tokens[index].gap.contains(.comment) ? endOfLineComment : endOfLastToken)
    }

    /// The end of the comment that ends the line of the last token; else the end of that token.
    private var endOfLineComment: Int {
        var end = endOfLastToken
        for trivia in SwiftTree.Trivia.all(in: end..<Int(tokens[index].start), of: bytes) {
            switch trivia.kind {
            case .blank, .head, .mistake: continue
            case .lineEnd: return end
            case .lineComment: return trivia.range.upperBound
            case .blockComment:
                if bytes[trivia.range].contains(where: \.isLineEnd) { return end }
                end = trivia.range.upperBound
            }
        }
        // Something else stands on the line, unless the file ends.
        return tokens[index].kind == .end ? end : endOfLastToken
    }
}
