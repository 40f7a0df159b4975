/// Where an expression ends. It has nodes for its lists, its closures, and what stands in these.
extension TreeParser {

    /// In a condition, `{` most often begins the body of a statement.
    enum Place { case anywhere, condition }

    /// Reads operands with operators between them.
    ///
    /// - Parameter isPattern: true for a pattern: `=` ends it.
    mutating func expression(
        _ start: Int,
        _ end: Int,
        _ place: Place = .anywhere,
        in parent: Int,
        isPattern: Bool = false
    ) -> Int {
        var index = start
        // The `?` of ternary operators that wait for their `:`.
        var ternaries = 0
        while index < end {
            index = operand(index, end, place, in: parent, isPattern: isPattern)
            let next = behindOperators(index, end, isPattern: isPattern, &ternaries)
            index = next.index
            if next.isEnd { break }
        }
        return min(index, end)
    }

    /// Skips casts, and the operator that an operand follows.
    ///
    /// - Returns: `isEnd` is true if no operand follows.
    private mutating func behindOperators(
        _ start: Int,
        _ end: Int,
        isPattern: Bool,
        _ ternaries: inout Int
    ) -> (index: Int, isEnd: Bool) {
        var index = start
        while index < end {
            switch kind(index) {
            case .operator where token(index).fixity == .infix: return (index + 1, false)
            case .equal: return isPattern ? (index, true) : (index + 1, false)
            case .question where token(index).fixity == .infix:
                ternaries += 1
                return (index + 1, false)
            case .colon where ternaries > 0:
                ternaries -= 1
                return (index + 1, false)
            case .arrow: return (index + 1, false)
            case .word:
                switch keyword(index) {
                case .is: index = max(index + 1, endOfType(index + 1))
                case .as:
                    index += 1
                    if kind(index) == .question || kind(index) == .exclamation { index += 1 }
                    index = max(index, endOfType(index))
                case .async where kind(index + 1) == .arrow || keyword(index + 1) == .throws, .throws:
                    let behind = endOfEffects(index)
                    return kind(behind) == .arrow ? (behind + 1, false) : (index, true)
                default: return (index, true)
                }
            default: return (index, true)
            }
        }
        return (index, true)
    }

    // MARK: - Operands -

    private mutating func operand(
        _ start: Int,
        _ end: Int,
        _ place: Place,
        in parent: Int,
        isPattern: Bool
    ) -> Int {
        let (index, isEnd) = behindPrefixes(start, end, isPattern: isPattern)
        if isEnd { return index }
        guard index < end else { return end }
        var behind = index + 1
        var isLiteral = false
        switch kind(index) {
        case .word:
            let word = keyword(index)
            if word == .if || word == .switch { return ifOrSwitch(index, end, in: parent) }
            if word.isReserved, !word.isValue { return index }
            isLiteral = word == .true || word == .false || word == .nil
            behind = endOfGenericArguments(inExpression: behind) ?? behind
        case .number, .string, .regex: isLiteral = true
        case .stringHead:
            behind = interpolatedString(index, in: parent)
            isLiteral = true
        case .openParenthesis: behind = list(index, in: parent)
        case .openBracket:
            behind = list(index, in: parent)
            isLiteral = true
        case .openBrace: behind = closure(index, in: parent)
        case .dot:
            guard behind < end, kind(behind) == .word || kind(behind) == .number else { return behind }
            behind += 1
            behind = endOfGenericArguments(inExpression: behind) ?? behind
        case .pound:
            if behind < end, kind(behind) == .word {
                behind += 1
                behind = endOfGenericArguments(inExpression: behind) ?? behind
            }
        case .backslash:
            if behind < end, kind(behind) == .word {
                behind = endOfType(behind)
            } else if behind < end, kind(behind) == .openParenthesis || kind(behind) == .openBracket {
                behind = after(behind)
            }
        default: return index
        }
        return suffixes(behind, end, place, in: parent, isLiteral: isLiteral)
    }

    /// Skips prefix operators and words such as `try` before an operand.
    ///
    /// - Returns: `isEnd` is true if no operand follows.
    private mutating func behindPrefixes(_ start: Int, _ end: Int, isPattern: Bool) -> (index: Int, isEnd: Bool) {
        var index = start
        while index < end {
            switch kind(index) {
            case .operator:
                let isPrefix = token(index).fixity == .prefix || token(index).fixity == .infix && index == start
                guard isPrefix else { return (index, true) }
                index += 1
            case .ampersand: index += 1
            case .at:
                let behind = endOfAttribute(index)
                guard behind > index + 1 else { return (index, true) }
                index = behind
            case .word:
                switch keyword(index) {
                case .try:
                    index += 1
                    let isMark = kind(index) == .question || kind(index) == .exclamation
                    if index < end, !isApart(index), isMark { index += 1 }
                case .await, .inout, .repeat: index += 1
                case .consume, .copy, .borrow, .unsafe, .each, .any, .some:
                    let isCall = [.openParenthesis, .openBracket, .dot].contains(kind(index + 1))
                    let takesCall = keyword(index) == .any || keyword(index) == .unsafe
                    guard beginsOperand(index, end), !isCall || takesCall else { return (index, false) }
                    index += 1
                case .let, .var:
                    guard isPattern else { return (index, true) }
                    index += 1
                case .is: return (isPattern ? max(index + 1, endOfType(index + 1)) : index, true)
                default: return (index, false)
                }
            default: return (index, false)
            }
        }
        return (index, false)
    }

    /// Reads members, calls, subscripts, trailing closures, and postfix operators.
    private mutating func suffixes(
        _ start: Int,
        _ end: Int,
        _ place: Place,
        in parent: Int,
        isLiteral: Bool
    ) -> Int {
        var index = start
        var isLiteral = isLiteral
        while index < end {
            switch kind(index) {
            case .dot:
                index += 1
                if index < end, kind(index) == .word || kind(index) == .number {
                    index += 1
                    index = endOfGenericArguments(inExpression: index) ?? index
                }
            case .openParenthesis, .openBracket:
                if isOnNewLine(index) { return index }
                index = list(index, in: parent)
            case .openBrace:
                guard !isLiteral, isTrailingClosure(index, end, place) else { return index }
                index = trailingClosures(index, end, in: parent)
                if index < end, kind(index) == .openBrace { return index }
            case .question, .operator:
                guard token(index).fixity == .postfix else { return index }
                index += 1
            case .exclamation: index += 1
            case .ifDirective:
                guard let behind = conditionalMembers(index, end, in: parent) else { return index }
                index = behind
            default: return index
            }
            isLiteral = false
        }
        return index
    }

    /// Reads `#if` within a chain of members: `#if DEBUG` newline `.border()`.
    private mutating func conditionalMembers(_ start: Int, _ end: Int, in parent: Int) -> Int? {
        var first = start
        var patience = 32
        repeat {
            first = endOfLine(first + 1)
            patience -= 1
        } while patience > 0 && first < end && token(first).isDirective && kind(first) != .endifDirective
        guard first < end, kind(first) == .dot else { return nil }
        guard depth < Self.depthLimit else { return after(start) }
        depth += 1
        defer { depth -= 1 }
        let count = nodes.count
        var index = endOfLine(start + 1)
        while index < end {
            switch kind(index) {
            case .dot:
                index = operand(index, end, .anywhere, in: parent, isPattern: false)
                continue
            case .ifDirective:
                if let behind = conditionalMembers(index, end, in: parent) {
                    index = behind
                    continue
                }
            case .elseDirective, .elseifDirective:
                index = endOfLine(index + 1)
                continue
            case .endifDirective: return index + 1
            default: break
            }
            break
        }
        nodes.removeLast(nodes.count - count)
        return nil
    }
}
