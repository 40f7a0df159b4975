/// Which comments are nodes of their own, and which belong to the node above or below them.
extension TreeParser {

    /// Comments without a blank line between them.
    private struct Run {
        var range: Range<Int>
        let isMark: Bool
        let lead: Int
    }

    /// Adds the comments before a token that are nodes of their own: marks, those with a blank line below them, those
    /// at the end of a block, and the head of the file.
    ///
    /// - Parameters:
    ///   - lead: where the node before them ended.
    ///   - isClosing: true if no node follows in this block.
    ///   - isHead: true at the start of the file.
    /// - Returns: where the lead of the next node begins.
    mutating func comments(before index: Int, from lead: Int, in parent: Int, isClosing: Bool, isHead: Bool) -> Int {
        guard token(index).gap.contains(.comment), lead < Int(token(index).start) else { return lead }
        let gap = lead..<Int(token(index).start)
        var runs: [Run] = []
        var lineEnds = 0
        var lead = lead
        for piece in TriviaScanner(bytes: bytes).trivia(in: gap) {
            switch piece.kind {
            case .lineEnd: lineEnds += 1
            case .blank, .other: break
            case .lineComment, .blockComment:
                let isMark = isMark(piece.range)
                // The head of a file ends where a documentation comment begins.
                let endsHead =
                    isHead && runs.count == 1 && isDocumentation(piece.range)
                    && !isDocumentation(runs[0].range)
                if let run = runs.last, lineEnds < 2, !run.isMark, !isMark, !endsHead {
                    runs[runs.count - 1].range = run.range.lowerBound..<piece.range.upperBound
                } else {
                    if let run = runs.last { lead = run.range.upperBound }
                    runs.append(Run(range: piece.range, isMark: isMark, lead: lead))
                }
                lineEnds = 0
            }
        }
        guard let final = runs.last else { return gap.lowerBound }
        let isHeader = isHead && runs.count == 1 && !isDocumentation(final.range)
        let isOwn = lineEnds > 1 || isClosing || final.isMark || isHeader
        if !isOwn { runs.removeLast() }
        for run in runs {
            nodes.append(
                SwiftTree.Node(
                    kind: .comment,
                    tokens: index..<index,
                    lead: run.lead,
                    start: run.range.lowerBound,
                    end: run.range.upperBound,
                    tail: run.range.upperBound,
                    parent: parent,
                    next: nodes.count + 1,
                    name: run.range.lowerBound..<run.range.lowerBound
                )
            )
        }
        return runs.last?.range.upperBound ?? gap.lowerBound
    }

    private func isDocumentation(_ comment: Range<Int>) -> Bool { bytes[comment].starts(with: "///".utf8) }

    private func isMark(_ comment: Range<Int>) -> Bool {
        let text = bytes[comment].dropFirst(2).drop { $0 == UInt8(ascii: " ") }
        return text.starts(with: "MARK:".utf8) || text.starts(with: "MARK ".utf8)
    }

    /// Where the tail of a node ends: behind a separator and a comment at the end of the line.
    func tail(behind index: Int, separator: Token.Kind? = nil) -> Int {
        var index = index
        if let separator, kind(index) == separator { index += 1 }
        guard index > 0 else { return 0 }
        let end = Int(token(index - 1).end)
        guard token(index).gap.contains(.comment) else { return end }
        return commentAtLineEnd(from: end, before: index) ?? end
    }

    /// The end of the comment that ends a line which began before an offset.
    private func commentAtLineEnd(from start: Int, before index: Int) -> Int? {
        var end: Int?
        for piece in TriviaScanner(bytes: bytes).trivia(in: start..<Int(token(index).start)) {
            switch piece.kind {
            case .blank, .other: continue
            case .lineEnd: return end
            case .lineComment: return piece.range.upperBound
            case .blockComment:
                if bytes[piece.range].contains(where: \.isLineEnd) { return end }
                end = piece.range.upperBound
            }
        }
        // Something else stands on the line, unless the file ends.
        return kind(index) == .end ? end : nil
    }
}
