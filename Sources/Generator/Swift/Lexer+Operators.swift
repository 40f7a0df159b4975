/// Operators and regular expressions.
extension Lexer {

    /// True if what stands before an offset touches it: then an operator there is not a prefix.
    func isLeftBound(_ offset: Int) -> Bool {
        switch character(offset - 1) {
        case "\0", " ", "\t", "\r", "\n", "(", "[", "{", ",", ";", ":": false
        // The end of a comment.
        case "/": character(offset - 2) != "*"
        case "\u{A0}": character(offset - 2) != "\u{C2}"
        default: true
        }
    }

    /// True if what stands at an offset touches the operator before it.
    private func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
        switch character(offset) {
        case "\0", " ", "\t", "\r", "\n", ")", "]", "}", ",", ";", ":": false
        case ".": !isLeftBound
        case "/": !isComment(offset)
        case "\u{C2}": character(offset + 1) != "\u{A0}"
        default: true
        }
    }

    private func isComment(_ offset: Int) -> Bool {
        character(offset) == "/" && (character(offset + 1) == "/" || character(offset + 1) == "*")
    }

    /// A `.` begins an operator, as `...` and `.+` do; `.?` and `.!` are a member and what unwraps it.
    var isOperatorAfterDot: Bool {
        switch character(position + 1) {
        case ".": true
        case "?", "!": false
        case let next: next.value < 0x80 && next.value.isOperatorHead && !isComment(position + 1)
        }
    }

    mutating func readOperator() {
        let start = position
        let run = start..<endOfOperator()
        let isLeftBound = isLeftBound(start)
        if !isLeftBound, readRegex(in: run) { return }
        // A comment cuts an operator.
        addOperator(to: run.dropFirst().first(where: isComment) ?? run.upperBound, isLeftBound: isLeftBound)
    }

    /// The longest run of characters of operators. A dot belongs to it only if it begins with one.
    private mutating func endOfOperator() -> Int {
        var end = position + scalar(position).length
        while end < bytes.count, endOfPlaceholder(end) == nil {
            let scalar = scalar(end)
            let isDot = character(end) == "." && character(position) == "."
            guard isDot || scalar.value.isOperatorPart else { break }
            end += scalar.length
        }
        return end
    }

    /// Adds an operator. Bound on both sides or on neither, it is infix; on the left, postfix; on the right, prefix.
    private mutating func addOperator(to end: Int, isLeftBound: Bool) {
        let isRightBound = isRightBound(end, isLeftBound: isLeftBound)
        let fixity: Token.Fixity = isLeftBound == isRightBound ? .infix : isLeftBound ? .postfix : .prefix
        switch String(decoding: bytes[position..<end], as: UTF8.self) {
        case "=": add(.equal, to: end)
        case "&" where fixity == .prefix: add(.ampersand, to: end)
        case "?": add(.question, to: end, fixity: isLeftBound ? .postfix : .infix)
        case "->": add(.arrow, to: end)
        case let text where text.contains { $0 == "<" || $0 == ">" }: addCharacters(to: end, fixity)
        case let text:
            // The end of a comment that has no beginning.
            if text == "*/" { isBroken = true }
            add(.operator, to: end, fixity: fixity)
        }
    }

    /// Adds each character of an operator as a token: its angle brackets may be those of types, as in `[Set<Set<Int>>?]`
    /// and `func ==<Value>`.
    private mutating func addCharacters(to end: Int, _ fixity: Token.Fixity) {
        repeat {
            switch character(position) {
            case "?" where gap == .withinOperator: add(.question, to: position + 1, fixity: .postfix)
            case "!" where gap == .withinOperator: add(.exclamation, to: position + 1, fixity: .postfix)
            default: add(.operator, to: position + scalar(position).length, fixity: fixity)
            }
            gap = .withinOperator
        } while position < end
        gap = []
    }

    // MARK: - Regular expressions -

    /// Reads a regular expression without pounds, and the operator before it: `=/a/`.
    private mutating func readRegex(in run: Range<Int>) -> Bool {
        guard let slash = run.first(where: { character($0) == "/" }) else { return false }
        let previous = tokens.last
        if previous?.keyword == .func || previous?.keyword == .operator { return false }
        var isCertain = false
        if !isRightBound(run.upperBound, isLeftBound: false) {
            // With blanks on both sides it looks like an infix operator.
            let isAfterTry = previous?.fixity == .postfix && tokens.dropLast().last?.keyword == .try
            guard isAfterTry || expectsOperand else { return false }
            switch previous?.kind {
            case .openParenthesis, .openBracket, .comma, .colon, .stringHead, .stringMiddle: isCertain = isAfterTry
            default: isCertain = true
            }
        }
        guard let end = endOfRegex(at: slash, isCertain: isCertain) else { return false }
        if slash > run.lowerBound { addOperator(to: slash, isLeftBound: false) }
        add(.regex, to: end)
        return true
    }

    /// True if an operand follows the last token.
    private var expectsOperand: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .openParenthesis, .openBracket, .openBrace, .comma, .semicolon, .colon, .equal, .arrow, .stringHead,
            .stringMiddle, .ifDirective, .elseifDirective, .elseDirective, .endifDirective, .ampersand:
            return true
        case .operator: return last.fixity != .postfix
        case .question: return last.fixity == .infix
        case .word: return last.keyword.isReserved ? !last.keyword.isValue : last.keyword == .await
        default: return false
        }
    }

    /// The end of a regular expression with its pounds.
    ///
    /// - Parameter isCertain: false if `/` may be an operator; then nil is returned for what would be a strange
    ///   expression.
    func endOfRegex(at start: Int, isCertain: Bool) -> Int? {
        let pounds = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
        var offset = start + pounds + 1
        func isBlank(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset].isBlank }
        let isMultiline = pounds > 0 && (bytes[offset...].first { !$0.isBlank }?.isLineEnd ?? false)
        if pounds == 0, isBlank(offset) && !isCertain || ["*", "/"].contains(character(offset)) { return nil }
        var groups = 0
        var classes = 0
        while offset < bytes.count {
            let end = offset + 1 + pounds
            switch character(offset) {
            case "/" where hasPounds(pounds, at: offset + 1):
                let isStrange = isBlank(offset - 1) || ["*", "/"].contains(character(end))
                return pounds == 0 && !isCertain && isStrange ? nil : end
            case "\n" where !isMultiline, "\r" where !isMultiline: return isCertain ? offset : nil
            // The end of the line is looked at again.
            case "\\": if isMultiline || !["\n", "\r"].contains(character(offset + 1)) { offset += 1 }
            case "(" where classes == 0: groups += 1
            case ")" where classes == 0:
                if groups == 0, !isCertain { return nil }
                groups = max(0, groups - 1)
            case "[": classes += 1
            case "]": classes = max(0, classes - 1)
            default: break
            }
            offset += 1
        }
        return isCertain ? bytes.count : nil
    }
}

extension UInt32 {

    /// A character that operators begin with (The Swift Programming Language, "Operators").
    var isOperatorHead: Bool {
        switch self {
        // ! % & * + - / < = > ? ^ | ~
        case 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C...0x3F, 0x5E, 0x7C, 0x7E: true
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            true
        default: false
        }
    }

    /// A character that operators continue with, such as an accent.
    fileprivate var isOperatorPart: Bool {
        switch self {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
        default: isOperatorHead
        }
    }
}
