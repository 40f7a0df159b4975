/// Divides a source into tokens, in one pass.
///
/// Each step goes forward by a byte or more. An error, such as a string without an end, ends in ``isBroken``: nothing
/// can be said about the rest of such a file.
struct Lexer {

    typealias Token = SwiftTree.Token

    /// A string literal whose interpolation is being read.
    struct OpenString {
        let isMultiline: Bool
        /// How many `#` begin it.
        let pounds: Int
        /// How many parentheses are open in the interpolation.
        var depth = 0
    }

    let bytes: [UInt8]
    private(set) var tokens: [Token] = []
    var isBroken = false
    var openStrings: [OpenString] = []
    /// Where the next token begins.
    var position = 0
    var gap: Token.Gap = .lineEnd
    /// Before this offset, no `<#` has an end.
    var endOfPlaceholderSearch = 0
    private let keywords = KeywordTable.shared

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 4 + 2)
        skipHead()
        while true {
            skipTrivia()
            guard position < bytes.count else { break }
            let start = position
            readToken()
            if position <= start { position = start + 1 }
        }
        position = bytes.count
        add(.end, to: bytes.count)
        if !openStrings.isEmpty { isBroken = true }
    }

    /// The byte at an offset; 0 outside of the source.
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    func isByte(_ offset: Int, _ character: Unicode.Scalar) -> Bool { byte(offset) == UInt8(ascii: character) }

    mutating func add(_ kind: Token.Kind, to end: Int, keyword: Keyword = .none, fixity: Token.Fixity = .none) {
        let end = min(max(end, position), bytes.count)
        tokens.append(
            Token(
                start: UInt32(position),
                end: UInt32(end),
                kind: kind,
                keyword: keyword,
                fixity: fixity,
                gap: gap
            )
        )
        position = end
        gap = []
    }

    mutating func pair(_ opening: Int, with closing: Int) {
        tokens[opening].partner = Int32(closing)
        tokens[closing].partner = Int32(opening)
    }

    private mutating func readToken() {
        switch bytes[position] {
        case UInt8(ascii: "("):
            if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth += 1 }
            add(.openParenthesis, to: position + 1)
        case UInt8(ascii: ")"): readClosingParenthesis()
        case UInt8(ascii: "["): add(.openBracket, to: position + 1)
        case UInt8(ascii: "]"): add(.closeBracket, to: position + 1)
        case UInt8(ascii: "{"): add(.openBrace, to: position + 1)
        case UInt8(ascii: "}"): add(.closeBrace, to: position + 1)
        case UInt8(ascii: ","): add(.comma, to: position + 1)
        case UInt8(ascii: ";"): add(.semicolon, to: position + 1)
        // `::` selects a module.
        case UInt8(ascii: ":"):
            if isByte(position + 1, ":") { add(.dot, to: position + 2) } else { add(.colon, to: position + 1) }
        case UInt8(ascii: "@"): add(.at, to: position + 1)
        case UInt8(ascii: "\\"): add(.backslash, to: position + 1)
        case UInt8(ascii: "`"): readQuotedName()
        case UInt8(ascii: "\""): openString(pounds: 0)
        case UInt8(ascii: "#"): readPound()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
        case UInt8(ascii: "."):
            if isOperatorAfterDot { readOperator() } else { add(.dot, to: position + 1) }
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            if isLeftBound(position) {
                let kind: Token.Kind = isByte(position, "!") ? .exclamation : .question
                add(kind, to: position + 1, fixity: .postfix)
            } else {
                readOperator()
            }
        default: readOther()
        }
    }

    /// A `.` begins an operator, as `...` and `.+` do; `.?` and `.!` are a member and what unwraps it.
    private var isOperatorAfterDot: Bool {
        let next = byte(position + 1)
        if next == UInt8(ascii: ".") { return true }
        guard next.isOperatorPart, next != UInt8(ascii: "?"), next != UInt8(ascii: "!") else { return false }
        return !isComment(position + 1)
    }

    func isComment(_ offset: Int) -> Bool {
        isByte(offset, "/") && (isByte(offset + 1, "/") || isByte(offset + 1, "*"))
    }

    private mutating func readOther() {
        if isByte(position, "<"), isByte(position + 1, "#"), let end = endOfPlaceholder(position) {
            return add(.word, to: end)
        }
        let byte = bytes[position]
        if byte.isOperatorPart { return readOperator() }
        if byte >= 0x80 {
            let (scalar, length) = scalar(position)
            if scalar.isOperatorHead { return readOperator() }
            if scalar == .replacement || scalar == 0x200B {
                if scalar == .replacement { isBroken = true }
                return add(.other, to: position + length)
            }
        } else if !byte.isNamePart {
            isBroken = true
            return add(.other, to: position + 1)
        }
        readWord()
    }

    private mutating func readWord() {
        var end = position
        while end < bytes.count {
            if bytes[end].isNamePart {
                end += 1
            } else if bytes[end] >= 0x80 {
                let (scalar, length) = scalar(end)
                if scalar.isOperatorHead || scalar == .noBreakSpace || scalar == .replacement { break }
                end += length
            } else {
                break
            }
        }
        guard end > position else {
            isBroken = true
            return add(.other, to: position + 1)
        }
        add(.word, to: end, keyword: keywords.keyword(bytes[position..<min(end, bytes.count)]))
    }

    /// The character at an offset, and how many bytes it has. What is not UTF-8 is a replacement character.
    func scalar(_ offset: Int) -> (UInt32, Int) {
        let first = bytes[offset]
        func rest(_ distance: Int) -> UInt32 { UInt32(bytes[offset + distance] & 63) }
        if first < 0x80 { return (UInt32(first), 1) }
        if first >= 0xF0, offset + 3 < bytes.count {
            return (UInt32(first & 7) << 18 | rest(1) << 12 | rest(2) << 6 | rest(3), 4)
        }
        if first >= 0xE0, offset + 2 < bytes.count { return (UInt32(first & 15) << 12 | rest(1) << 6 | rest(2), 3) }
        if first >= 0xC0, offset + 1 < bytes.count { return (UInt32(first & 31) << 6 | rest(1), 2) }
        return (.replacement, 1)
    }
}
