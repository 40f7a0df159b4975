/// Multi-line strings: their value does not have the indentation of the source.
extension SwiftTree {

    /// The white space before the closing quotes of the multi-line string that an offset is in; nil outside of one.
    func marginOfString(around offset: Int) -> ArraySlice<UInt8>? {
        let low = tokens.sortedIndex { Int($0.end) > offset }
        guard low < tokens.count, Int(tokens[low].start) < offset else { return nil }
        var last = tokens[low]
        switch last.kind {
        case .string: break
        case .stringHead, .stringMiddle:
            // The tail of this string: inner strings are closed before it.
            var index = low
            while index < tokens.count, tokens[index].kind != .stringTail {
                let partner = Int(tokens[index].partner)
                index = index > low && partner > index ? partner + 1 : index + 1
            }
            guard index < tokens.count else { return nil }
            last = tokens[index]
        case .stringTail: break
        default: return nil
        }
        let line = source[..<Int(last.end)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return source[line...].prefix { $0.isBlank }
    }

    /// The bytes of a token; those of a multi-line string without the indentation that is not part of its value.
    func value(of token: Token) -> ArraySlice<UInt8> {
        let bytes = source[token.range]
        let lineFeed = UInt8(ascii: "\n")
        guard bytes.contains(lineFeed), let margin = marginOfString(around: token.range.lowerBound + 1) else {
            return bytes
        }
        let lines = bytes.split(separator: lineFeed, omittingEmptySubsequences: false).enumerated().map { index, line in
            let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
            return index > 0 && text.starts(with: margin) ? text.dropFirst(margin.count) : text
        }
        return Array(lines.joined(separator: [lineFeed]))[...]
    }
}
