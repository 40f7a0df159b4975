/// Statements, with their conditions and blocks.
extension TreeParser {

    mutating func statement() {
        if isLabel(index) { index += 2 }
        switch keyword {
        case .if, .switch:
            ifOrSwitch()
            if keyword == .as { skipCast() }
        case .guard:
            index += 1
            conditions()
            accept(.else)
            codeBlock()
        case .while:
            index += 1
            conditions()
            codeBlock()
        case .for: forLoop()
        case .repeat where kind(index + 1) == .openBrace:
            index += 1
            codeBlock()
            if accept(.while) { expression() }
        case .do: doStatement()
        case .defer:
            index += 1
            codeBlock()
        case .return, .throw:
            index += 1
            // What is returned may stand on the next line, if it is no statement.
            if kind != .at, !isLabel(index), declarationKeyword(.code) == nil { expression() }
        case .break, .continue:
            index += 1
            if isName(index), !isOnNewLine(index) { index += 1 }
        case .fallthrough: index += 1
        case .yield, .discard, .then:
            if beginsOperand(index + 1) { index += 1 }
            expression()
        default: expression()
        }
    }

    mutating func ifOrSwitch() {
        if accept(.switch) {
            expression(.condition)
            if kind == .openBrace { group(.caseBlock) { $0.items(.cases) } }
            return
        }
        repeat {
            index += 1
            conditions()
            codeBlock()
        } while accept(.else) && keyword == .if
        codeBlock()
    }

    private mutating func forLoop() {
        while index < end, keyword != .in, kind != .openBrace { skip() }
        if accept(.in) { expression(.condition) }
        if accept(.where) { expression(.condition) }
        codeBlock()
    }

    private mutating func doStatement() {
        index += 1
        skipEffects()
        codeBlock()
        while accept(.catch) {
            if kind != .openBrace { patterns(.condition) }
            codeBlock()
        }
    }

    // MARK: - Conditions -

    /// Reads conditions with commas between them.
    private mutating func conditions() {
        repeat { condition() } while accept(.comma)
    }

    private mutating func condition() {
        switch keyword {
        case .case:
            index += 1
            expression([.condition, .pattern])
        case .let, .var, .inout: expression([.condition, .pattern])
        default: return expression(.condition)
        }
        if accept(.colon) { skipType() }
        if accept(.equal) { expression(.condition) }
    }
}
