/// Divides a source into tokens, in one pass, and pairs the brackets.
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

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 4 + 2)
        while true {
            skipTrivia()
            guard position < bytes.count else { break }
            readToken()
        }
        add(.end, to: bytes.count)
        if !openStrings.isEmpty { isBroken = true }
        pairBrackets()
    }

    /// The byte at an offset as a character of ASCII; NUL outside of the source.
    func character(_ offset: Int) -> Unicode.Scalar {
        Unicode.Scalar(bytes.indices.contains(offset) ? bytes[offset] : 0)
    }

    /// Adds the token that ends at an offset.
    mutating func add(_ kind: Token.Kind, to end: Int, keyword: Keyword = .none, fixity: Token.Fixity = .none) {
        let end = min(max(end, position + 1), bytes.count)
        tokens.append(
            Token(start: UInt32(position), end: UInt32(end), kind: kind, keyword: keyword, fixity: fixity, gap: gap)
        )
        position = end
        gap = []
    }

    private mutating func skipTrivia() {
        while let trivia = SwiftTree.Trivia(at: position, in: bytes) {
            position = trivia.range.upperBound
            gap.insert(.blank)
            switch trivia.kind {
            case .blank, .head: break
            case .lineEnd:
                gap.insert(.lineEnd)
                // A line break in an interpolation of a string in one line is an error.
                if let string = openStrings.last, !string.isMultiline { isBroken = true }
            case .lineComment: gap.insert(.comment)
            case .blockComment:
                gap.insert(.comment)
                if bytes[trivia.range].contains(where: \.isLineEnd) { gap.insert(.lineEnd) }
            case .mistake: isBroken = true
            }
        }
    }

    private mutating func readToken() {
        switch character(position) {
        case "(":
            if !openStrings.isEmpty { openStrings[openStrings.count - 1].depth += 1 }
            add(.openParenthesis, to: position + 1)
        case ")": readClosingParenthesis()
        case "[": add(.openBracket, to: position + 1)
        case "]": add(.closeBracket, to: position + 1)
        case "{": add(.openBrace, to: position + 1)
        case "}": add(.closeBrace, to: position + 1)
        case ",": add(.comma, to: position + 1)
        case ";": add(.semicolon, to: position + 1)
        // `::` selects a module.
        case ":" where character(position + 1) == ":": add(.dot, to: position + 2)
        case ":": add(.colon, to: position + 1)
        case "@": add(.at, to: position + 1)
        case "\\": add(.backslash, to: position + 1)
        case "`": readQuotedName()
        case "\"": openString(pounds: 0)
        case "#": readPound()
        case "0"..."9": readNumber()
        case "." where !isOperatorAfterDot: add(.dot, to: position + 1)
        case "!" where isLeftBound(position): add(.exclamation, to: position + 1, fixity: .postfix)
        case "?" where isLeftBound(position): add(.question, to: position + 1, fixity: .postfix)
        default:
            if let end = endOfPlaceholder(position) {
                add(.word, to: end)
            } else if character(position) == "." || scalar(position).value.isOperatorHead {
                readOperator()
            } else {
                readWord()
            }
        }
    }

    private mutating func readWord() {
        var end = position
        while end < bytes.count {
            let scalar = scalar(end)
            guard scalar.value.isNamePart else { break }
            end += scalar.length
        }
        guard end > position else {
            isBroken = true
            return add(.other, to: position + 1)
        }
        add(.word, to: end, keyword: Keyword(bytes[position..<end]))
    }

    /// The character at an offset, and how many bytes it has. What is not UTF-8 is a replacement character.
    func scalar(_ offset: Int) -> (value: UInt32, length: Int) {
        let first = bytes[offset]
        if first < 0x80 { return (UInt32(first), 1) }
        let length = first < 0xC0 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 0, offset + length <= bytes.count else { return (.replacement, 1) }
        let head = UInt32(first & 0x7F >> length)
        return (bytes[(offset + 1)..<(offset + length)].reduce(head) { $0 << 6 | UInt32($1 & 63) }, length)
    }

    // MARK: - Brackets -

    private static let branchEnds: Set<Token.Kind> = [.elseifDirective, .elseDirective, .endifDirective]

    /// What ends at what. `#else` ends a branch, and begins another one.
    private static let closings: [Token.Kind: Set<Token.Kind>] = [
        .openParenthesis: [.closeParenthesis], .openBracket: [.closeBracket], .openBrace: [.closeBrace],
        .stringHead: [.stringTail], .ifDirective: branchEnds, .elseifDirective: branchEnds, .elseDirective: branchEnds,
    ]

    private static let allClosings = Set(closings.values.joined())

    /// Finds the partner of each bracket, interpolation and directive. What does not nest makes the source broken.
    private mutating func pairBrackets() {
        var open: [(index: Int, closings: Set<Token.Kind>)] = []
        for index in tokens.indices where tokens[index].kind != .word {
            let kind = tokens[index].kind
            if Self.allClosings.contains(kind) {
                guard let last = open.popLast(), last.closings.contains(kind) else {
                    isBroken = true
                    return
                }
                tokens[last.index].partner = Int32(index)
                tokens[index].partner = Int32(last.index)
            }
            if let closings = Self.closings[kind] { open.append((index, closings)) }
        }
        if !open.isEmpty { isBroken = true }
    }
}

extension UInt32 {

    fileprivate static let replacement: UInt32 = 0xFFFD
    private static let noBreakSpace: UInt32 = 0xA0

    /// A letter, a digit, `_`, `$`, or any other character that is no operator.
    var isNamePart: Bool {
        if self < 0x80 { return (self | 32) &- 97 < 26 || self &- 48 < 10 || self == 95 || self == 36 }
        return self != .replacement && self != .noBreakSpace && !isOperatorHead
    }
}
