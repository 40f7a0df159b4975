// The indentation of a block is removed where the block is written and added where it is shown (the inheritance
// module of the Mustache specification, "block reindentation" and "intrinsic indentation").

extension [Node] {

    /// The white space before the first line that has anything else on it; nil if there is no such line.
    var intrinsicIndentation: String? {
        for (index, node) in enumerated() {
            switch node {
            case .text(let text, _, _):
                let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
                if let line = lines.first(where: { !$0.utf8.allSatisfy(\.isBlank) }) {
                    return String(Substring(line.utf8.prefix(while: \.isBlank)))
                }
                // Only white space comes before a tag on this line: it is the tag's indentation.
                if let last = lines.last, text.last?.isLineEnd != true, index + 1 < count { return String(last) }
            case .variable: break
            case .section(_, _, let content):
                if let indentation = content.intrinsicIndentation { return indentation }
            case .partial(_, let indentation, _): return indentation
            case .block(let block): return block.indentation
            }
        }
        return nil
    }

    /// The same nodes with `indentation`, or as much of it as they have, removed from the start of each line.
    func dedented(by indentation: String) -> [Node] {
        map { node in
            switch node {
            case .text(let text, let startsLine, let offset):
                let text = text.dedented(by: indentation, fromFirstLine: startsLine)
                return .text(text, startsLine: startsLine, offset: offset)
            case .variable: return node
            case .section(let name, let isInverted, let content):
                return .section(name, isInverted: isInverted, content.dedented(by: indentation))
            case .partial(let name, let own, let blocks):
                return .partial(name, indentation: own.dedented(by: indentation), blocks: blocks)
            case .block(var block):
                block.content = block.content.dedented(by: indentation)
                block.indentation = block.indentation.dedented(by: indentation)
                return .block(block)
            }
        }
    }
}

extension String {

    /// Splits lines by bytes: to `Character`, a carriage return and a newline are one.
    fileprivate func dedented(by indentation: String, fromFirstLine: Bool = true) -> String {
        let lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            let isDedented = index > 0 || fromFirstLine
            let common = isDedented ? zip(line, indentation.utf8).prefix { $0 == $1 }.count : 0
            return String(Substring(line.dropFirst(common)))
        }.joined(separator: "\n")
    }
}
