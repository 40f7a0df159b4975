/// Lists, strings and closures in expressions.
extension TreeParser {

    /// Reads `(…)` or `[…]`.
    mutating func list() {
        elements(of: .list) { parser in
            let first = parser.index
            if parser.kind(first + 1) == .colon, parser.accept(.word) {
                parser.name(from: first)
                parser.index += 1
            }
            parser.expressions(upTo: .comma)
        }
    }

    mutating func interpolatedString() {
        group(.interpolatedString) { $0.expressions(upTo: .end) }
    }

    /// Reads expressions, and skips what stands between them.
    private mutating func expressions(upTo separator: Token.Kind) {
        while index < end, kind != separator {
            let first = index
            expression()
            index = max(index, first + 1)
        }
    }

    /// Reads `{ … }` of an expression.
    mutating func closure() {
        group(.closure) { parser in
            if parser.ahead({ $0.signature() }) {
                parser.node(.signature) { parser in
                    _ = parser.signature()
                    parser.claimLineEnd()
                }
            }
            parser.items(.code)
        }
    }

    /// Reads what stands before the body of a closure, and `in`. False without `in`: then it is no signature.
    private mutating func signature() -> Bool {
        skipAttributes()
        if kind == .openBracket { list() }
        if kind == .openParenthesis {
            skip()
        } else {
            while isName(index) || keyword == .wildcard {
                index += 1
                if accept(.colon) { skipType() }
                guard accept(.comma) else { break }
            }
        }
        skipEffects()
        if accept(.arrow) { skipType() }
        return accept(.in)
    }

    // MARK: - Trailing closures -

    /// Reads a trailing closure, and those with labels behind it.
    mutating func trailingClosures() {
        closure()
        while kind == .word, keyword != .default, kind(index + 1) == .colon, kind(index + 2) == .openBrace {
            index += 2
            closure()
        }
    }

    /// True for a `{` that begins an argument of the call before it. In a condition it begins the body, unless
    /// something that continues a condition follows it.
    mutating func isTrailingClosure(_ place: Place) -> Bool {
        guard !hasObservers(index), keyword(index + 1) != .case else { return false }
        guard place.contains(.condition) else { return true }
        guard !isOnNewLine(index + 1) else { return false }
        let behind = after(index)
        switch kind(behind) {
        case .openBrace, .comma: return true
        case .word where keyword(behind) == .where: return true
        case .word: return [.is, .as].contains(keyword(behind)) && !isOnNewLine(behind)
        case .openBracket, .openParenthesis, .dot, .question, .exclamation, .colon, .equal: return !isOnNewLine(behind)
        case .operator: return !isOnNewLine(behind) && token(behind).fixity != .prefix
        default: return false
        }
    }
}
