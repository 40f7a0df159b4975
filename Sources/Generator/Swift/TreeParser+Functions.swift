/// Functions, initialisers, subscripts and macros.
extension TreeParser {

    mutating func function(_ start: Int, _ end: Int, _ node: Int, _ kind: Kind) -> Int {
        var index = start
        // The bytes of the operator before the generic parameters that belong to the name.
        var offset = 0
        switch kind {
        case .function, .macro: (index, offset) = functionName(start, end, node)
        case .initializer:
            if self.kind(index) == .question || self.kind(index) == .exclamation { index += 1 }
            // `init?<T>`
            let first = byte(index)
            if self.kind(index) == .operator, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") { offset = 1 }
        default: break
        }
        if kind != .deinitializer {
            index = genericParameters(index, offset: offset, in: node)
            if self.kind(index) == .openParenthesis { index = parameters(index, in: node) }
        }
        index = endOfEffects(index)
        if self.kind(index) == .arrow { index = max(index + 1, endOfType(index + 1)) }
        if kind == .macro, self.kind(index) == .equal { index = expression(index + 1, end, in: node) }
        index = endOfWhereClause(index, end)
        guard index < end, self.kind(index) == .openBrace else { return index }
        switch kind {
        case .subscript: return accessors(index, in: node)
        case .macro: return index
        case .initializer: return block(index, .codeBlock, .initializerBody, in: node)
        default: return block(index, .codeBlock, .code, in: node)
        }
    }

    private mutating func functionName(_ start: Int, _ end: Int, _ node: Int) -> (index: Int, offset: Int) {
        switch kind(start) {
        case .word:
            name(node, start..<start + 1)
            return (start + 1, 0)
        case .operator
        where count(start) > 1 && byte(start, count(start) - 1) == UInt8(ascii: "<")
            && (kind(start + 1) == .word || kind(start + 1) == .at):
            // `func ==<T>`
            name(node, start..<start + 1)
            nodes[node].name = Int(token(start).start)..<Int(token(start).end) - 1
            return (start, count(start) - 1)
        case .operator, .exclamation, .question, .ampersand, .arrow, .equal, .dot, .regex:
            var index = start + 1
            while index < end, !isApart(index), byte(index) != UInt8(ascii: "<") {
                guard [.operator, .question, .exclamation].contains(kind(index)) else { break }
                index += 1
            }
            name(node, start..<index)
            return (index, 0)
        default:
            name(node, start..<start + 1)
            return (start, 0)
        }
    }

    func endOfEffects(_ start: Int) -> Int {
        var index = start
        while keyword(index).isEffect {
            let isThrows = keyword(index) == .throws
            index += 1
            if isThrows, kind(index) == .openParenthesis, !isOnNewLine(index) { index = after(index) }
        }
        return index
    }

    mutating func endOfWhereClause(_ start: Int, _ end: Int) -> Int {
        guard keyword(start) == .where else { return start }
        var index = start + 1
        while index < end {
            let type = endOfType(index)
            guard type > index else { return index }
            index = type
            if kind(index) == .openParenthesis, !isOnNewLine(index) { index = after(index) }
            let isSame = kind(index) == .operator && count(index) == 2 && byte(index) == UInt8(ascii: "=")
            if kind(index) == .colon || isSame {
                index = max(endOfType(index + 1), index + 1)
                if kind(index) == .openParenthesis, !isOnNewLine(index) { index = after(index) }
            }
            guard kind(index) == .comma else { return index }
            index += 1
        }
        return index
    }

    // MARK: - Parameters -

    /// Reads the elements of a list with a function that reads one, and returns the index behind the list.
    mutating func elements(
        _ opening: Int,
        _ kind: Kind,
        in parent: Int,
        read: (inout TreeParser, Int, Int, Int) -> Int
    ) -> Int {
        guard let end = partner(opening) else { return opening + 1 }
        guard depth < Self.depthLimit else { return end + 1 }
        depth += 1
        let node = open(kind, opening, in: parent)
        var index = opening + 1
        var lead = tail(behind: index)
        while index < end {
            // The colon of an empty dictionary is no element.
            if self.kind(index) == .comma || self.kind(index) == .colon {
                index += 1
                lead = tail(behind: index)
                continue
            }
            let element = open(.element, index, in: node, lead: lead)
            var behind = max(read(&self, index, end, element), index)
            while behind < end, self.kind(behind) != .comma { behind = after(behind) }
            close(element, min(behind, end))
            lead = tail(behind: min(behind, end), separator: .comma)
            nodes[element].tail = lead
            index = behind + 1
        }
        close(node, end + 1)
        depth -= 1
        return end + 1
    }

    private mutating func parameters(_ opening: Int, in parent: Int) -> Int {
        elements(opening, .parameters, in: parent) { parser, start, end, element in
            var index = start
            while parser.kind(index) == .at { index = parser.endOfAttribute(index) }
            while index < end, parser.isParameterModifier(index, end) {
                index = parser.kind(index + 1) == .openParenthesis ? parser.after(index + 1) : index + 1
                while parser.kind(index) == .at { index = parser.endOfAttribute(index) }
            }
            if parser.kind(index) == .word { parser.name(element, index..<index + 1) }
            while index < end, parser.kind(index) != .colon, parser.kind(index) != .comma, parser.kind(index) != .equal
            {
                index = parser.after(index)
            }
            if index < end, parser.kind(index) == .colon {
                index = max(parser.endOfType(index + 1), index + 1)
                if index < end, parser.kind(index) == .operator { index += 1 }
            }
            if index < end, parser.kind(index) == .equal { index = parser.expression(index + 1, end, in: element) }
            return index
        }
    }

    /// True for a word such as `isolated` before a parameter's names.
    private func isParameterModifier(_ index: Int, _ end: Int) -> Bool {
        guard kind(index) == .word, Self.parameterModifiers.contains(keyword(index)) else { return false }
        let hasDetail = kind(index + 1) == .openParenthesis && keyword(index) == .nonisolated
        guard kind(index + 1) == .word || kind(index + 1) == .at || hasDetail else { return false }
        var behind = index + 1
        while behind < end, kind(behind) == .word { behind += 1 }
        let names = behind - index - 1
        return behind < end && kind(behind) == .colon && names > 1 || names > 2
    }

    private static let parameterModifiers: [Keyword] = [
        .isolated, .const, .sending, .borrowing, .consuming, .nonisolated, .local, .legacyOwned, .legacyShared, .inout,
    ]

    mutating func associatedValues(_ opening: Int, in parent: Int) -> Int {
        elements(opening, .parameters, in: parent) { parser, start, end, element in
            var index = start
            while parser.kind(index) == .at { index = parser.endOfAttribute(index) }
            if parser.kind(index) == .word {
                let isLabelled = parser.kind(index + 1) == .colon
                let hasTwoNames = parser.kind(index + 1) == .word && parser.kind(index + 2) == .colon
                if isLabelled || hasTwoNames {
                    parser.name(element, index..<index + 1)
                    index += isLabelled ? 2 : 3
                }
            }
            index = max(index, parser.endOfType(index))
            if index < end, parser.kind(index) == .equal { index = parser.expression(index + 1, end, in: element) }
            return index
        }
    }
}
