/// Where an expression ends. It has nodes for its lists, its closures, and what stands in these.
extension TreeParser {

    struct Place: OptionSet {
        let rawValue: Int
        /// In a condition, `{` most often begins the body of a statement.
        static let condition = Place(rawValue: 1)
        /// `=` ends a pattern.
        static let pattern = Place(rawValue: 2)
    }

    /// Reads operands with operators between them.
    mutating func expression(_ place: Place = []) {
        // The `?` of ternary operators that wait for their `:`.
        var ternaries = 0
        repeat { operand(place) } while acceptOperator(place, &ternaries)
    }

    /// Skips casts, and the operator that an operand follows. False if the expression ends.
    private mutating func acceptOperator(_ place: Place, _ ternaries: inout Int) -> Bool {
        while keyword == .is || keyword == .as { skipCast() }
        switch kind {
        case .operator where token.fixity == .infix: skipOperator()
        case .equal where !place.contains(.pattern), .arrow: index += 1
        case .question where token.fixity == .infix:
            ternaries += 1
            index += 1
        case .colon where ternaries > 0:
            ternaries -= 1
            index += 1
        default: return keyword.isEffect && acceptArrow()
        }
        return true
    }

    /// Skips a cast or a type check: `is Type`, `as Type`, `as? Type`, or the forced form.
    mutating func skipCast() {
        index += 1
        if !accept(.question) { accept(.exclamation) }
        skipType()
    }

    // MARK: - Operands -

    mutating func operand(_ place: Place) {
        skipPrefixes(place)
        let isLiteral =
            [.number, .string, .stringHead, .regex, .openBracket].contains(kind)
            || [.true, .false, .nil].contains(keyword)
        switch kind {
        case .word:
            switch keyword {
            case .if, .switch: return ifOrSwitch()
            case .is where place.contains(.pattern): return skipCast()
            case let word where word.isReserved && !word.isValue: return
            default: break
            }
            index += 1
            skipGenericArgumentsOfName()
        case .number, .string, .regex: index += 1
        case .stringHead: interpolatedString()
        case .openParenthesis, .openBracket: list()
        case .openBrace: closure()
        case .dot, .pound: member()
        case .backslash:
            index += 1
            if kind == .openParenthesis || kind == .openBracket { skip() } else { skipType() }
        default: return
        }
        suffixes(place, isLiteral: isLiteral)
    }

    /// Skips prefix operators and words such as `try` before an operand.
    private mutating func skipPrefixes(_ place: Place) {
        let start = index
        while true {
            switch kind {
            case .operator where token.fixity == .prefix || token.fixity == .infix && index == start: skipOperator()
            case .ampersand: index += 1
            case .at where kind(index + 1) == .word: skipAttributes()
            case .word:
                switch keyword {
                case .try:
                    index += 1
                    if !isApart(index), !accept(.question) { accept(.exclamation) }
                case .await, .inout, .repeat: index += 1
                case .let, .var:
                    guard place.contains(.pattern) else { return }
                    index += 1
                case .consume, .copy, .borrow, .unsafe, .each, .any, .some:
                    let isCall = [.openParenthesis, .openBracket, .dot].contains(kind(index + 1))
                    let takesCall = keyword == .any || keyword == .unsafe
                    guard beginsOperand(index + 1), !isCall || takesCall else { return }
                    index += 1
                default: return
                }
            default: return
            }
        }
    }

    /// True for what follows a contextual word (`yield`, `copy`, `each`, …) as its operand: it begins on the same line.
    func beginsOperand(_ index: Int) -> Bool {
        guard !isOnNewLine(index) else { return false }
        switch kind(index) {
        case .word:
            let keyword = keyword(index)
            return !keyword.isReserved || keyword.isValue || [.repeat, .try, .if, .switch].contains(keyword)
        case .number, .string, .stringHead, .regex, .ampersand, .at, .backslash, .pound: return true
        case .operator: return token(index).fixity == .prefix
        case .openParenthesis, .openBracket, .dot: return isApart(index)
        default: return false
        }
    }

    /// Reads members, calls, subscripts, trailing closures, and postfix operators.
    private mutating func suffixes(_ place: Place, isLiteral: Bool) {
        var isLiteral = isLiteral
        while true {
            switch kind {
            case .dot: member()
            case .openParenthesis where !isOnNewLine(index), .openBracket where !isOnNewLine(index): list()
            case .openBrace:
                guard !isLiteral, isTrailingClosure(place) else { return }
                trailingClosures()
                if kind == .openBrace { return }
            case .question where token.fixity == .postfix, .exclamation: index += 1
            case .operator where token.fixity == .postfix: skipOperator()
            case .ifDirective where kind(firstItem(ofBranch: index)) == .dot: conditionalMembers()
            default: return
            }
            isLiteral = false
        }
    }

    /// Skips `.` or `#` with a name.
    private mutating func member() {
        index += 1
        if accept(.number) { return }
        if accept(.word) { skipGenericArgumentsOfName() }
    }

    /// Reads `#if` within a chain of members: `#if DEBUG` newline `.border()`.
    private mutating func conditionalMembers() {
        let last = after(index) - 1
        deeper { parser in
            while parser.index < last {
                if parser.token.isDirective {
                    parser.index = parser.endOfLine(parser.index + 1)
                } else if parser.kind == .dot {
                    parser.operand([])
                } else {
                    parser.skip()
                }
            }
        }
        index = last + 1
    }
}
