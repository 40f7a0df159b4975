/// Statements, with their conditions and blocks.
extension TreeParser {

    mutating func statement(_ start: Int, _ end: Int, in parent: Int) -> Int {
        var index = start
        if kind(index) == .word, !keyword(index).isReserved, kind(index + 1) == .colon { index += 2 }
        guard index < end else { return end }
        switch keyword(index) {
        case .if, .switch:
            let behind = ifOrSwitch(index, end, in: parent)
            guard behind < end, keyword(behind) == .as else { return behind }
            let isOptional = kind(behind + 1) == .question || kind(behind + 1) == .exclamation
            return endOfType(behind + (isOptional ? 2 : 1))
        case .guard:
            index = conditions(index + 1, end, in: parent)
            if index < end, keyword(index) == .else { index += 1 }
            return codeBlock(index, end, in: parent)
        case .while: return codeBlock(conditions(index + 1, end, in: parent), end, in: parent)
        case .for: return forLoop(index + 1, end, in: parent)
        case .repeat where kind(index + 1) == .openBrace:
            index = codeBlock(index + 1, end, in: parent)
            return index < end && keyword(index) == .while ? expression(index + 1, end, in: parent) : index
        case .do: return doStatement(index + 1, end, in: parent)
        case .defer: return codeBlock(index + 1, end, in: parent)
        case .return, .throw: return exit(index + 1, end, in: parent)
        case .break, .continue:
            return index + 1 < end && isName(index + 1) && !isOnNewLine(index + 1) ? index + 2 : index + 1
        case .fallthrough: return index + 1
        case .yield, .discard, .then:
            return expression(beginsOperand(index, end) ? index + 1 : index, end, in: parent)
        default: return expression(index, end, in: parent)
        }
    }

    private mutating func codeBlock(_ index: Int, _ end: Int, in parent: Int) -> Int {
        index < end && kind(index) == .openBrace ? block(index, .codeBlock, .code, in: parent) : index
    }

    mutating func ifOrSwitch(_ start: Int, _ end: Int, in parent: Int) -> Int {
        if keyword(start) == .switch {
            let index = expression(start + 1, end, .condition, in: parent)
            return index < end && kind(index) == .openBrace ? block(index, .caseBlock, .cases, in: parent) : index
        }
        var index = start
        while true {
            index = conditions(index + 1, end, in: parent)
            guard index < end, kind(index) == .openBrace else { return index }
            index = codeBlock(index, end, in: parent)
            guard index < end, keyword(index) == .else else { return index }
            index += 1
            guard index < end, keyword(index) == .if else { return codeBlock(index, end, in: parent) }
        }
    }

    private mutating func forLoop(_ start: Int, _ end: Int, in parent: Int) -> Int {
        var index = start
        while index < end, keyword(index) != .in, kind(index) != .openBrace { index = after(index) }
        if index < end, keyword(index) == .in { index = expression(index + 1, end, .condition, in: parent) }
        if index < end, keyword(index) == .where { index = expression(index + 1, end, .condition, in: parent) }
        return codeBlock(index, end, in: parent)
    }

    private mutating func doStatement(_ start: Int, _ end: Int, in parent: Int) -> Int {
        var index = start
        if keyword(index) == .throws {
            index += 1
            if kind(index) == .openParenthesis { index = after(index) }
        }
        guard index < end, kind(index) == .openBrace else { return index }
        index = codeBlock(index, end, in: parent)
        while index < end, keyword(index) == .catch {
            index += 1
            while index < end, kind(index) != .openBrace {
                index = expression(index, end, .condition, in: parent, isPattern: true)
                if keyword(index) == .where { index = expression(index + 1, end, .condition, in: parent) }
                guard index < end, kind(index) == .comma else { break }
                index += 1
            }
            guard index < end, kind(index) == .openBrace else { return index }
            index = codeBlock(index, end, in: parent)
        }
        return index
    }

    /// Reads what `return` or `throw` is followed by, which may stand on the next line.
    private mutating func exit(_ index: Int, _ end: Int, in parent: Int) -> Int {
        guard index < end, !token(index).isDirective, kind(index) != .semicolon, kind(index) != .at,
            declarationKeyword(index, .code) == nil
        else { return index }
        switch keyword(index) {
        case .return, .throw, .defer, .guard, .while, .do, .for, .break, .continue, .fallthrough, .case, .default:
            return index
        default:
            let isLabel = kind(index) == .word && !keyword(index).isReserved && kind(index + 1) == .colon
            return isLabel ? index : expression(index, end, in: parent)
        }
    }

    // MARK: - Conditions -

    /// Reads a list of conditions.
    private mutating func conditions(_ start: Int, _ end: Int, in parent: Int) -> Int {
        var index = start
        while index < end {
            index = condition(index, end, in: parent)
            guard index < end, kind(index) == .comma else { return index }
            index += 1
            if kind(index) == .openBrace, isBody(index, end) { return index }
            if keyword(index) == .else { return index }
        }
        return index
    }

    private mutating func condition(_ start: Int, _ end: Int, in parent: Int) -> Int {
        var index = start
        switch keyword(index) {
        case .let, .var, .inout:
            index = endOfPattern(index + 1, end)
            if kind(index) == .dot || kind(index) == .openParenthesis {
                index = expression(index, end, .condition, in: parent, isPattern: true)
            }
        case .case: index = expression(index + 1, end, .condition, in: parent, isPattern: true)
        default: return expression(index, end, .condition, in: parent)
        }
        if kind(index) == .colon { index = endOfType(index + 1) }
        return kind(index) == .equal ? expression(index + 1, end, .condition, in: parent) : index
    }

    /// True for `{` after a comma that begins the body: what follows its end cannot continue a condition.
    private func isBody(_ brace: Int, _ end: Int) -> Bool {
        let index = after(brace)
        guard index < end else { return true }
        switch kind(index) {
        case .semicolon, .closeBrace, .closeParenthesis: return true
        case .comma, .openBrace, .dot: return false
        case .operator where token(index).fixity == .infix: return false
        default: return isOnNewLine(index) || keyword(index) == .else
        }
    }

    /// True for a contextual word (`yield`, `copy`, `each`, …) that something on its line follows as its operand.
    func beginsOperand(_ index: Int, _ end: Int) -> Bool {
        let next = index + 1
        guard next < end, !isOnNewLine(next) else { return false }
        switch kind(next) {
        case .word:
            let keyword = keyword(next)
            return !keyword.isReserved || keyword.isValue || [.repeat, .try, .if, .switch].contains(keyword)
        case .number, .string, .stringHead, .regex, .ampersand, .at, .backslash, .pound: return true
        case .operator: return token(next).fixity == .prefix
        case .openParenthesis, .openBracket, .dot: return isApart(next)
        default: return false
        }
    }
}
