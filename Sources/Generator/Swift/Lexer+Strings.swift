extension Lexer {

    /// Reads a string literal that begins at the position.
    ///
    /// With pounds, three quotes open a literal of one line if the same line has its end: `#"""#` holds one quote.
    mutating func openString(pounds: Int) {
        let quote = position + pounds
        var isMultiline = isByte(quote + 1, "\"") && isByte(quote + 2, "\"")
        if isMultiline, pounds > 0 {
            var offset = quote + 2
            while isMultiline, offset < bytes.count, !bytes[offset].isLineEnd {
                if isByte(offset, "\""), hasPounds(pounds, at: offset + 1) { isMultiline = false }
                offset += 1
            }
        }
        let string = OpenString(isMultiline: isMultiline, pounds: pounds)
        let (end, isInterpolated) = endOfText(from: quote + (isMultiline ? 3 : 1), in: string)
        if isInterpolated { openStrings.append(string) }
        add(isInterpolated ? .stringHead : .string, to: end)
    }

    /// Reads `)`, or the text that follows an interpolation.
    mutating func readClosingParenthesis() {
        guard let string = openStrings.last else { return add(.closeParenthesis, to: position + 1) }
        guard string.depth == 0 else {
            openStrings[openStrings.count - 1].depth -= 1
            return add(.closeParenthesis, to: position + 1)
        }
        let (end, isInterpolated) = endOfText(from: position + 1, in: string)
        if !isInterpolated { openStrings.removeLast() }
        add(isInterpolated ? .stringMiddle : .stringTail, to: end)
    }

    func hasPounds(_ count: Int, at offset: Int) -> Bool {
        for distance in 0..<count where !isByte(offset + distance, "#") { return false }
        return true
    }

    /// Where the text of a string ends: behind its delimiter, or behind the `\(` of an interpolation.
    private mutating func endOfText(from start: Int, in string: OpenString) -> (end: Int, isInterpolated: Bool) {
        var offset = start
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "\""):
                if let end = endOfDelimiter(at: offset, of: string) { return (end, false) }
                offset += 1
            case UInt8(ascii: "\\") where hasPounds(string.pounds, at: offset + 1):
                let escaped = offset + 1 + string.pounds
                if isByte(escaped, "(") { return (escaped + 1, true) }
                if !string.isMultiline, byte(escaped).isLineEnd {
                    isBroken = true
                    return (escaped, false)
                }
                offset = min(bytes.count, escaped + 1)
            case let byte where byte.isLineEnd && !string.isMultiline:
                isBroken = true
                return (offset, false)
            default: offset += 1
            }
        }
        isBroken = true
        return (bytes.count, false)
    }

    private func endOfDelimiter(at offset: Int, of string: OpenString) -> Int? {
        let quotes = string.isMultiline ? 3 : 1
        for distance in 0..<quotes where !isByte(offset + distance, "\"") { return nil }
        return hasPounds(string.pounds, at: offset + quotes) ? offset + quotes + string.pounds : nil
    }

    // MARK: - Names and numbers -

    /// A name in backticks is never a keyword.
    mutating func readQuotedName() {
        var end = position + 1
        while end < bytes.count, !isByte(end, "`"), !bytes[end].isLineEnd { end += 1 }
        if isByte(end, "`") { add(.word, to: end + 1) } else { add(.other, to: position + 1) }
    }

    /// A string or a regular expression with `#`, a directive, or a macro.
    mutating func readPound() {
        var end = position
        while isByte(end, "#") { end += 1 }
        if isByte(end, "\"") { return openString(pounds: end - position) }
        if isByte(end, "/"), let end = endOfRegex(at: position, isCertain: true) { return add(.regex, to: end) }
        guard end == position + 1 else { return add(.other, to: end) }
        var word = end
        while byte(word).isNamePart { word += 1 }
        switch String(decoding: bytes[end..<min(word, end + 15)], as: UTF8.self) {
        case "if": add(.ifDirective, to: word)
        case "elseif": add(.elseifDirective, to: word)
        case "else": add(.elseDirective, to: word)
        case "endif": add(.endifDirective, to: word)
        case "sourceLocation": add(.sourceLocation, to: word)
        default: add(.pound, to: end)
        }
    }

    /// `<#name#>` of Xcode is read as a name.
    mutating func endOfPlaceholder(_ start: Int) -> Int? {
        guard start >= endOfPlaceholderSearch else { return nil }
        var offset = start + 2
        while offset + 1 < bytes.count, bytes[offset] != 10 {
            if isByte(offset, "#"), isByte(offset + 1, ">") { return offset + 2 }
            offset += 1
        }
        endOfPlaceholderSearch = offset
        return nil
    }

    mutating func readNumber() {
        // `tuple.0.1` has two members.
        if tokens.last?.kind == .dot, gap.isEmpty {
            var end = position
            while byte(end).isDigit || isByte(end, "_") { end += 1 }
            return add(.number, to: end)
        }
        let isHex = isByte(position, "0") && byte(position + 1) | 32 == UInt8(ascii: "x")
        var end = endOfDigits(from: position, isHex: isHex)
        let next = byte(end + 1)
        if isByte(end, "."), isHex ? next.isHexadecimal && hasBinaryExponent(end + 1) : next.isDigit {
            end = endOfDigits(from: end + 1, isHex: isHex)
        }
        add(.number, to: end)
    }

    /// The end of digits, with an exponent such as `e-3`.
    private func endOfDigits(from start: Int, isHex: Bool) -> Int {
        let exponent = isHex ? UInt8(ascii: "p") : UInt8(ascii: "e")
        var end = start
        while byte(end).isNamePart {
            let isSigned = isByte(end + 1, "+") || isByte(end + 1, "-")
            end += byte(end) | 32 == exponent && isSigned && byte(end + 2).isDigit ? 2 : 1
        }
        return end
    }

    private func hasBinaryExponent(_ start: Int) -> Bool {
        var offset = start
        while byte(offset).isHexadecimal || isByte(offset, "_") { offset += 1 }
        return byte(offset) | 32 == UInt8(ascii: "p")
    }
}
