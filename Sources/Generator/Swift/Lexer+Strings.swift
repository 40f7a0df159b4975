extension Lexer {

    /// Reads a string literal that begins at the position.
    ///
    /// With pounds, three quotes open a literal of one line if the same line has its end: `#"""#` holds one quote.
    mutating func openString(pounds: Int) {
        let quote = position + pounds
        var isMultiline = character(quote + 1) == "\"" && character(quote + 2) == "\""
        if isMultiline, pounds > 0 {
            let line = bytes[(quote + 2)...].prefix { !$0.isLineEnd }.indices
            isMultiline = !line.contains { character($0) == "\"" && hasPounds(pounds, at: $0 + 1) }
        }
        let string = OpenString(isMultiline: isMultiline, pounds: pounds)
        let (end, isInterpolated) = endOfText(from: quote + (isMultiline ? 3 : 1), in: string)
        if isInterpolated { openStrings.append(string) }
        add(isInterpolated ? .stringHead : .string, to: end)
    }

    /// Reads `)`, or the text that follows an interpolation.
    mutating func readClosingParenthesis() {
        guard let string = openStrings.last, string.depth == 0 else {
            if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth -= 1 }
            return add(.closeParenthesis, to: position + 1)
        }
        let (end, isInterpolated) = endOfText(from: position + 1, in: string)
        if !isInterpolated { openStrings.removeLast() }
        add(isInterpolated ? .stringMiddle : .stringTail, to: end)
    }

    func hasPounds(_ count: Int, at offset: Int) -> Bool { (0..<count).allSatisfy { character(offset + $0) == "#" } }

    /// Where the text of a string ends: behind its delimiter, or behind the `\(` of an interpolation.
    private mutating func endOfText(from start: Int, in string: OpenString) -> (end: Int, isInterpolated: Bool) {
        var offset = start
        while offset < bytes.count {
            switch character(offset) {
            case "\"":
                if let end = endOfDelimiter(at: offset, of: string) { return (end, false) }
            case "\\" where hasPounds(string.pounds, at: offset + 1):
                offset += 1 + string.pounds
                if character(offset) == "(" { return (offset + 1, true) }
                // The end of the line is looked at again.
                if !string.isMultiline, character(offset) == "\n" || character(offset) == "\r" { continue }
            case "\n" where !string.isMultiline, "\r" where !string.isMultiline:
                isBroken = true
                return (offset, false)
            default: break
            }
            offset += 1
        }
        isBroken = true
        return (bytes.count, false)
    }

    private func endOfDelimiter(at offset: Int, of string: OpenString) -> Int? {
        let quotes = string.isMultiline ? 3 : 1
        let end = offset + quotes
        let isWhole = (offset..<end).allSatisfy { character($0) == "\"" } && hasPounds(string.pounds, at: end)
        return isWhole ? end + string.pounds : nil
    }
}
