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

    mutating func readNumber() {
        // `tuple.0.1` has two members.
        if tokens.last?.kind == .dot, gap.isEmpty {
            return add(.number, to: bytes[position...].firstIndex { !$0.isDigit } ?? bytes.count)
        }
        let isHexadecimal = character(position) == "0" && ["x", "X"].contains(character(position + 1))
        var end = endOfDigits(from: position, isHexadecimal)
        let fraction = end + 1
        if character(end) == ".", fraction < bytes.count {
            // `0x1.description` has a member.
            let digits = bytes[fraction...].prefix { $0.isHexadecimal || $0 == UInt8(ascii: "_") }
            let hasExponent = bytes[fraction].isHexadecimal && ["p", "P"].contains(character(digits.endIndex))
            if isHexadecimal ? hasExponent : bytes[fraction].isDigit {
                end = endOfDigits(from: fraction, isHexadecimal)
            }
        }
        add(.number, to: end)
    }

    /// The end of digits, with an exponent such as `e-3`.
    private func endOfDigits(from start: Int, _ isHexadecimal: Bool) -> Int {
        let exponent = isHexadecimal ? UInt8(ascii: "p") : UInt8(ascii: "e")
        var end = start
        while end < bytes.count, bytes[end] < 0x80, UInt32(bytes[end]).isNamePart {
            let isSigned = character(end + 1) == "+" || character(end + 1) == "-"
            end += isSigned && bytes[end] | 32 == exponent && ("0"..."9").contains(character(end + 2)) ? 2 : 1
        }
        return end
    }
}

extension UInt8 {

    fileprivate var isDigit: Bool { self &- 48 < 10 }
    fileprivate var isHexadecimal: Bool { isDigit || (self | 32) &- 97 < 6 }
}
