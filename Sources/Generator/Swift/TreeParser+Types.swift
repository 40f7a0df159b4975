/// Types have no nodes: only where they end matters.
extension TreeParser {

    /// Deeper generic arguments are no type.
    private static let genericDepthLimit = 48

    /// Goes behind a type. False if none begins here; then it goes nowhere.
    @discardableResult
    mutating func skipType(depth: Int = 0) -> Bool {
        let start = index
        guard depth <= Self.genericDepthLimit else { return false }
        // Once for each arrow and each `&`.
        repeat {
            skipSpecifiers()
            guard skipSimpleType(depth) else {
                index = start
                return false
            }
        } while token.fixity != .postfix && accept("&") || acceptArrow()
        return true
    }

    /// Goes behind `async throws(…) ->`.
    mutating func acceptArrow() -> Bool {
        let start = index
        skipEffects()
        if accept(.arrow) { return true }
        index = start
        return false
    }

    mutating func skipEffects() {
        while keyword.isEffect {
            let isThrows = keyword == .throws
            index += 1
            if isThrows, kind == .openParenthesis, !isOnNewLine(index) { skip() }
        }
    }

    mutating func skipWhereClause() {
        index += 1
        repeat {
            guard skipType() else { return }
            let isSame = begins(with: "=", at: index)
            if isSame { skipOperator() }
            if isSame || accept(.colon) { skipType() }
        } while accept(.comma)
    }

    /// Skips attributes, `~`, and words such as `inout` and `some`.
    private mutating func skipSpecifiers() {
        while true {
            switch kind {
            case .at: skipAttributes()
            case .operator where isOperator("~", at: index): index += 1
            case .word where isSpecifier:
                let isNonisolated = keyword == .nonisolated
                index += 1
                if isNonisolated { skip() }
            default: return
            }
        }
    }

    private var isSpecifier: Bool {
        let next = token(index + 1)
        let isOnSameLine = !next.gap.contains(.lineEnd)
        switch keyword {
        case .inout, .repeat: return true
        case .nonisolated: return next.kind == .openParenthesis
        case .some, .any, .each, .borrowing, .consuming, .sending, .isolated, .legacyOwned, .legacyShared, ._const,
            ._local:
            if next.kind == .word {
                let mayEndLine = [.some, .any, .each].contains(keyword)
                let beginsType = !next.keyword.isReserved || [.Any, .Self, .inout, .repeat].contains(next.keyword)
                return beginsType && (mayEndLine || isOnSameLine)
            }
            let beginsType =
                [.openParenthesis, .openBracket, .at].contains(next.kind) || begins(with: "~", at: index + 1)
            return beginsType && isOnSameLine
        default: return false
        }
    }

    /// Skips a name, `(…)` or `[…]`, with `?`, `!` and `.Name` behind it.
    private mutating func skipSimpleType(_ depth: Int) -> Bool {
        switch kind {
        case .word where !keyword.isReserved || [.Any, .Self, .`self`].contains(keyword):
            index += 1
            skipGenericArguments(depth: depth)
        case .openParenthesis, .openBracket: skip()
        default: return false
        }
        while true {
            switch kind {
            case .question where token.fixity == .postfix, .exclamation: index += 1
            case .dot where acceptMember(): skipGenericArguments(depth: depth)
            default: return true
            }
        }
    }

    /// Goes behind `.Name`.
    mutating func acceptMember() -> Bool {
        guard kind == .dot, kind(index + 1) == .word else { return false }
        index += 2
        return true
    }

    // MARK: - Generic arguments -

    /// Goes behind `<…>`. False if what begins here is no list of types; then it goes nowhere. That is remembered, so that
    /// `a<a<a<…` takes linear time.
    @discardableResult
    mutating func skipGenericArguments(depth: Int = 0) -> Bool {
        let start = index
        guard !failedGenerics.contains(start), accept("<") else { return false }
        repeat {
            if isOperator(">", at: index) { break }
            // `Vector<-1>`
            if isOperator("-", at: index), kind(index + 1) == .number { index += 1 }
        } while (accept(.number) || skipType(depth: depth + 1)) && accept(.comma)
        if accept(">") { return true }
        failedGenerics.insert(start)
        index = start
        return false
    }

    /// Skips the generic arguments of a name in an expression, where `<` may be an operator.
    mutating func skipGenericArgumentsOfName() {
        let start = index
        guard !(isOperator(">", at: start + 1) && token(start + 1).gap.isEmpty), skipGenericArguments() else { return }
        let isEnd =
            switch kind {
            case .closeParenthesis, .closeBracket, .openBrace, .closeBrace, .dot, .comma, .semicolon, .end, .colon,
                .stringMiddle, .stringTail, .exclamation:
                true
            case .question: token.fixity == .postfix
            case .operator: isOperator("&", at: index) && token.fixity == .infix
            case .openParenthesis, .openBracket: !isOnNewLine(index)
            default: false
            }
        if !isEnd { index = start }
    }
}
