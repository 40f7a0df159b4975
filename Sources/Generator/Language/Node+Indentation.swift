// The indentation of a block is removed where the block is written and added where it is shown (the inheritance
// module of the Mustache specification, "block reindentation" and "intrinsic indentation").

extension [Node] {

    /// The white space before the first line that has anything else on it; nil if there is no such line.
    var intrinsicIndentation: [UInt8]? {
        for (index, node) in enumerated() {
            switch node {
            case .text(let text, _):
                let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineEnd)
                if let line = lines.first(where: { !$0.allSatisfy(\.isBlank) }) {
                    return [UInt8](line.prefix(while: \.isBlank))
                }
                // Only white space comes before a tag on this line: it is the tag's indentation.
                if let last = lines.last, text.last?.isLineEnd != true, index + 1 < count { return [UInt8](last) }
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
    func dedented(by indentation: [UInt8]) -> [Node] {
        flatMap { node -> [Node] in
            switch node {
            case .text(let text, _) where text.isEmpty: return [node]
            case .text(let text, let startsLine):
                return Line.withEnds(of: text).enumerated().map { index, line in
                    let startsLine = index > 0 || startsLine
                    return .text(startsLine ? line.bytes.dedented(by: indentation) : line.bytes, startsLine: startsLine)
                }
            case .variable: return [node]
            case .section(let name, let isInverted, let content):
                return [.section(name, isInverted: isInverted, content.dedented(by: indentation))]
            case .partial(let name, let own, let blocks):
                return [.partial(name, indentation: [UInt8](own[...].dedented(by: indentation)), blocks: blocks)]
            case .block(var block):
                block.content = block.content.dedented(by: indentation)
                block.indentation = [UInt8](block.indentation[...].dedented(by: indentation))
                return [.block(block)]
            }
        }
    }
}

extension ArraySlice<UInt8> {

    fileprivate func dedented(by indentation: [UInt8]) -> ArraySlice<UInt8> {
        dropFirst(zip(self, indentation).prefix { $0 == $1 }.count)
    }
}
