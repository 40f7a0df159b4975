/// Lists, strings and closures: what stands in brackets.
extension TreeParser {

    /// Reads `(…)` or `[…]`.
    mutating func list(_ opening: Int, in parent: Int) -> Int {
        elements(opening, .list, in: parent) { parser, start, end, element in
            var index = start
            if parser.kind(start) == .word, parser.kind(start + 1) == .colon {
                parser.name(element, start..<start + 1)
                index += 2
            }
            while index < end, parser.kind(index) != .comma {
                let behind = parser.expression(index, end, in: element)
                index = behind > index ? behind : index + 1
            }
            return index
        }
    }

    mutating func interpolatedString(_ head: Int, in parent: Int) -> Int {
        guard let end = partner(head) else { return head + 1 }
        nested { parser in
            let node = parser.open(.interpolatedString, head, in: parent)
            var index = head + 1
            while index < end {
                let behind = parser.expression(index, end, in: node)
                index = behind > index ? behind : index + 1
            }
            parser.close(node, end + 1)
        }
        return end + 1
    }

    /// Reads `{ … }` of an expression.
    mutating func closure(_ index: Int, in parent: Int) -> Int {
        guard let end = partner(index) else { return index + 1 }
        nested { parser in
            let node = parser.open(.closure, index, in: parent)
            var lead = parser.tail(behind: index + 1)
            let body = parser.endOfSignature(index + 1, end)
            if body > index + 1 { parser.signature(index + 1, body, in: node, lead: &lead) }
            parser.allItems(body, end, .code, in: node, lead: &lead)
            parser.close(node, end + 1)
        }
        return end + 1
    }

    private mutating func signature(_ start: Int, _ end: Int, in parent: Int, lead: inout Int) {
        let node = open(.signature, start, in: parent, lead: lead)
        var index = start
        while kind(index) == .at, index < end { index = endOfAttribute(index) }
        if kind(index) == .openBracket { _ = list(index, in: node) }
        close(node, end)
        lead = tail(behind: end)
        nodes[node].tail = lead
    }

    /// The index behind the `in` of a closure; the same index if it has no signature.
    private mutating func endOfSignature(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, kind(index) == .at { index = endOfAttribute(index) }
        if kind(index) == .openBracket { index = after(index) }
        guard index < end else { return start }
        if kind(index) == .openParenthesis {
            index = after(index)
        } else if isName(index) || keyword(index) == .wildcard {
            index += 1
            while index < end {
                if kind(index) == .colon { index = max(index + 1, endOfType(index + 1)) }
                guard kind(index) == .comma else { break }
                index += 1
                guard index < end, isName(index) || keyword(index) == .wildcard else { return start }
                index += 1
            }
        } else if index == start {
            return start
        }
        index = endOfEffects(index)
        if index < end, kind(index) == .arrow { index = max(index + 1, endOfType(index + 1)) }
        return index < end && keyword(index) == .in ? index + 1 : start
    }

    // MARK: - Trailing closures -

    /// Reads a trailing closure, and those with labels behind it.
    mutating func trailingClosures(_ start: Int, _ end: Int, in parent: Int) -> Int {
        var index = closure(start, in: parent)
        while index + 2 < end, kind(index) == .word, keyword(index) != .default, kind(index + 1) == .colon,
            kind(index + 2) == .openBrace
        {
            index = closure(index + 2, in: parent)
        }
        return index
    }

    /// True for a `{` that begins an argument of the call before it. In a condition it begins the body, unless
    /// something that continues a condition follows it.
    mutating func isTrailingClosure(_ brace: Int, _ end: Int, _ place: Place) -> Bool {
        guard partner(brace) != nil, !hasObservers(brace), keyword(brace + 1) != .case else { return false }
        if place == .anywhere { return true }
        guard !isOnNewLine(brace + 1) else { return false }
        let index = after(brace)
        guard index < end else { return false }
        switch kind(index) {
        case .openBrace, .comma: return true
        case .word:
            if keyword(index) == .where { return true }
            return (keyword(index) == .is || keyword(index) == .as) && !isOnNewLine(index)
        case .openBracket, .openParenthesis, .dot, .question, .exclamation, .colon, .equal: return !isOnNewLine(index)
        case .operator: return !isOnNewLine(index) && token(index).fixity != .prefix
        default: return false
        }
    }
}
