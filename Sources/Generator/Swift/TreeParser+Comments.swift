/// Which comments are nodes of their own, and which belong to the node above or below them.
extension TreeParser {

    /// Comments without a blank line between them.
    private struct Run {
        var range: Range<Int>
        let isMark: Bool
    }

    var endOfLastToken: Int { index > 0 ? Int(tokens[index - 1].end) : 0 }

    /// Adds the comments before the next token that are nodes of their own: marks, those with a blank line below them,
    /// those at the end of a block, and the head of the file.
    mutating func comments() {
        guard tokens[index].gap.contains(.comment) else { return }
        let isHead = nodes.count == 1
        var runs: [Run] = []
        var lineEnds = 0
        for trivia in SwiftTree.Trivia.all(in: max(claimed, endOfLastToken)..<Int(tokens[index].start), of: bytes) {
            switch trivia.kind {
            case .lineEnd: lineEnds += 1
            case .blank, .head, .mistake: break
            case .lineComment, .blockComment:
                let isMark = isMark(trivia.range)
                // The head of a file ends where a documentation comment begins.
                let endsHead =
                    isHead && runs.count == 1 && isDocumentation(trivia.range) && !isDocumentation(runs[0].range)
                if let run = runs.last, lineEnds < 2, !run.isMark, !isMark, !endsHead {
                    runs[runs.count - 1].range = run.range.lowerBound..<trivia.range.upperBound
                } else {
                    runs.append(Run(range: trivia.range, isMark: isMark))
                }
                lineEnds = 0
            }
        }
        guard let final = runs.last else { return }
        let isHeader = isHead && runs.count == 1 && !isDocumentation(final.range)
        let isOwn = lineEnds > 1 || index == end || final.isMark || isHeader
        for run in isOwn ? runs : runs.dropLast() {
            let start = run.range.lowerBound
            let comment = node(.comment) { _ in }
            nodes[comment].start = start
            nodes[comment].end = run.range.upperBound
            nodes[comment].tail = run.range.upperBound
            claimed = run.range.upperBound
        }
    }

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
