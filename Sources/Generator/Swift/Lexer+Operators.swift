extension Lexer {

    /// True if what stands before an offset touches it: then an operator there is not a prefix.
    func isLeftBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch bytes[offset - 1] {
        case let byte where byte.isLineEnd: return false
        case UInt8(ascii: " "), 9, 0: return false
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): return false
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): return false
        // The end of a comment.
        case UInt8(ascii: "/"): return !(offset >= 2 && bytes[offset - 2] == UInt8(ascii: "*"))
        case 0xA0: return !(offset >= 2 && bytes[offset - 2] == 0xC2)
        default: return true
        }
    }

    /// True if what stands at an offset touches the operator before it.
    func isRightBound(_ offset: Int, isLeftBound: Bool) -> Bool {
        guard offset < bytes.count else { return false }
        switch bytes[offset] {
        case let byte where byte.isLineEnd: return false
        case UInt8(ascii: " "), 9, 0: return false
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
        case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"): return false
        case UInt8(ascii: "."): return !isLeftBound
        case UInt8(ascii: "/"): return !isComment(offset)
        case 0xC2: return byte(offset + 1) != 0xA0
        default: return true
        }
    }

    /// Bound on both sides or on neither, an operator is infix; on the left, postfix; on the right, prefix.
    private func fixity(isLeftBound: Bool, isRightBound: Bool) -> Token.Fixity {
        isLeftBound == isRightBound ? .infix : isLeftBound ? .postfix : .prefix
    }

    mutating func readOperator() {
        let start = position
        var end = endOfOperator()
        let isLeftBound = isLeftBound(start)
        if !isLeftBound, readRegex(in: start..<end) { return }
        var offset = start + 1
        // A comment cuts an operator.
        while offset < end {
            if isComment(offset) { end = offset }
            offset += 1
        }
        let isRightBound = isRightBound(end, isLeftBound: isLeftBound)
        let fixity = fixity(isLeftBound: isLeftBound, isRightBound: isRightBound)
        switch (end - start, bytes[start], byte(start + 1)) {
        case (1, UInt8(ascii: "="), _): add(.equal, to: end)
        case (1, UInt8(ascii: "&"), _) where fixity == .prefix: add(.ampersand, to: end)
        case (1, UInt8(ascii: "?"), _): add(.question, to: end, fixity: isLeftBound ? .postfix : .infix)
        case (2, UInt8(ascii: "-"), UInt8(ascii: ">")): add(.arrow, to: end)
        default:
            // The end of a comment that has no beginning.
            if end - start == 2, isByte(start, "*"), isByte(start + 1, "/") { isBroken = true }
            add(.operator, to: end, fixity: fixity)
        }
    }

    /// The longest run of characters of operators. A dot belongs to it only if it begins with one.
    private mutating func endOfOperator() -> Int {
        var end = position + (bytes[position] < 0x80 ? 1 : scalar(position).1)
        while end < bytes.count {
            let byte = bytes[end]
            if byte.isOperatorPart {
                if byte == UInt8(ascii: "<"), isByte(end + 1, "#"), endOfPlaceholder(end) != nil { break }
                end += 1
            } else if byte == UInt8(ascii: "."), isByte(position, ".") {
                end += 1
            } else if byte >= 0x80 {
                let (scalar, length) = scalar(end)
                guard scalar.isOperatorPart, scalar != .noBreakSpace else { break }
                end += length
            } else {
                break
            }
        }
        return min(end, bytes.count)
    }

    // MARK: - Regular expressions -

    /// Reads the regular expression that begins within characters of an operator, with the operator before it.
    ///
    /// - Returns: false if there is none.
    private mutating func readRegex(in run: Range<Int>) -> Bool {
        guard let slash = run.first(where: { isByte($0, "/") }) else { return false }
        let previous = tokens.last
        if previous?.keyword == .func || previous?.keyword == .operator { return false }
        let isRightBound = isRightBound(run.upperBound, isLeftBound: false)
        var isCertain = false
        if !isRightBound {
            // With blanks on both sides it looks like an infix operator.
            let isAfterTry = previous?.fixity == .postfix && tokens.dropLast().last?.keyword == .try
            guard isAfterTry || expectsOperand else { return false }
            switch previous?.kind {
            case .openParenthesis, .openBracket, .comma, .colon, .stringHead, .stringMiddle: isCertain = isAfterTry
            default: isCertain = true
            }
        }
        guard let end = endOfRegex(at: slash, isCertain: isCertain) else { return false }
        if slash > run.lowerBound { addOperator(before: slash) }
        add(.regex, to: end)
        return true
    }

    private mutating func addOperator(before slash: Int) {
        switch bytes[position] {
        case UInt8(ascii: "=") where slash == position + 1: add(.equal, to: slash)
        case UInt8(ascii: "?") where slash == position + 1: add(.question, to: slash, fixity: .infix)
        case UInt8(ascii: "&") where slash == position + 1: add(.ampersand, to: slash)
        default:
            let isRightBound = isRightBound(slash, isLeftBound: false)
            add(.operator, to: slash, fixity: fixity(isLeftBound: false, isRightBound: isRightBound))
        }
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
        case .word:
            return last.keyword.isReserved ? !last.keyword.isValue : last.keyword == .await
        default: return false
        }
    }

    /// The end of a regular expression with its pounds.
    ///
    /// - Parameter isCertain: false if `/` may be an operator; then nil is returned for what would be a strange
    ///   expression.
    func endOfRegex(at start: Int, isCertain: Bool) -> Int? {
        var offset = start
        while isByte(offset, "#") { offset += 1 }
        let pounds = offset - start
        guard isByte(offset, "/") else { return nil }
        offset += 1
        var isMultiline = false
        if pounds == 0 {
            if isByte(offset, " ") || byte(offset) == 9, !isCertain { return nil }
            if isByte(offset, "*") || isByte(offset, "/") { return nil }
        } else {
            var blank = offset
            while isByte(blank, " ") || byte(blank) == 9 { blank += 1 }
            if byte(blank).isLineEnd {
                isMultiline = true
                offset = blank
            }
        }
        var groups = 0
        var classes = 0
        while offset < bytes.count {
            switch bytes[offset] {
            case UInt8(ascii: "/") where hasPounds(pounds, at: offset + 1):
                let end = offset + 1 + pounds
                guard pounds == 0, !isCertain else { return end }
                let isBlankBefore = isByte(offset - 1, " ") || byte(offset - 1) == 9
                return isBlankBefore || isByte(end, "*") || isByte(end, "/") ? nil : end
            case let byte where byte.isLineEnd && !isMultiline: return isCertain ? offset : nil
            case UInt8(ascii: "\\"):
                offset += 1
                if byte(offset).isLineEnd, !isMultiline { return isCertain ? offset : nil }
            case UInt8(ascii: "(") where classes == 0: groups += 1
            case UInt8(ascii: ")") where classes == 0:
                if groups > 0 { groups -= 1 } else if !isCertain { return nil }
            case UInt8(ascii: "["): classes += 1
            case UInt8(ascii: "]"): classes = max(0, classes - 1)
            default: break
            }
            offset += 1
        }
        return isCertain ? bytes.count : nil
    }
}
