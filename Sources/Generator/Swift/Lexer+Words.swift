/// Names, numbers, and what begins with `#`.
extension Lexer {

    /// A name in backticks is never a keyword.
    mutating func readQuotedName() {
        var end = position + 1
        while end < bytes.count, character(end) != "`", !bytes[end].isLineEnd { end += 1 }
        if character(end) == "`" { add(.word, to: end + 1) } else { add(.other, to: position + 1) }
    }

    /// A string or a regular expression with `#`, a directive, or a macro.
    mutating func readPound() {
        var end = position
        while character(end) == "#" { end += 1 }
        if character(end) == "\"" { return openString(pounds: end - position) }
        if character(end) == "/", let end = endOfRegex(at: position, isCertain: true) { return add(.regex, to: end) }
        guard end == position + 1 else { return add(.other, to: end) }
        let word = bytes[end...].prefix { UInt32($0).isNamePart }
        let directives: [(spelling: String, kind: Token.Kind)] = [
            ("if", .ifDirective), ("elseif", .elseifDirective), ("else", .elseDirective), ("endif", .endifDirective),
            ("sourceLocation", .sourceLocation),
        ]
        let directive = directives.first { word.elementsEqual($0.spelling.utf8) }
        add(directive?.kind ?? .pound, to: directive == nil ? end : word.endIndex)
    }

    /// The end of `<#name#>`: a placeholder of Xcode is read as a name.
    mutating func endOfPlaceholder(_ start: Int) -> Int? {
        guard character(start) == "<", character(start + 1) == "#", start >= endOfPlaceholderSearch else { return nil }
        var offset = start + 2
        while offset < bytes.count, character(offset) != "\n" {
            if character(offset) == "#", character(offset + 1) == ">" { return offset + 2 }
            offset += 1
        }
        endOfPlaceholderSearch = offset
        return nil
    }

    /// The sign of an exponent is an operator: the expression ends at the same place.
    mutating func readNumber() {
        var end = endOfDigits(from: position)
        // `tuple.0.1` has two members, and `0x1.description` has one.
        let isMember = tokens.last?.kind == .dot && gap.isEmpty
        let isFraction = character(end) == "." && ("0"..."9").contains(character(end + 1))
        if !isMember, isFraction { end = endOfDigits(from: end + 1) }
        add(.number, to: end)
    }

    /// The end of digits, and of the letters in `0xFF` and `1e3`.
    private func endOfDigits(from start: Int) -> Int {
        bytes[start...].firstIndex { $0 >= 0x80 || !UInt32($0).isNamePart } ?? bytes.count
    }
}
