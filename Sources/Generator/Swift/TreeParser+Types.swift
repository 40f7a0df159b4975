/// Types have no nodes: only where they end matters.
extension TreeParser {

    /// A position in the tokens. Types take operators apart: `>>` ends two lists, `>?` a list and an optional.
    struct TypePosition {
        var index: Int
        /// The bytes of an operator that are used up.
        var offset = 0
    }

    /// Deeper generic arguments are no type.
    private static let genericDepthLimit = 48

    /// The index behind a type that begins here; the same index if none does.
    mutating func endOfType(_ index: Int) -> Int {
        guard let end = type(TypePosition(index: index), depth: 0) else { return index }
        return end.offset > 0 ? end.index + 1 : end.index
    }

    private func operatorByte(_ position: TypePosition) -> UInt8 {
        switch kind(position.index) {
        case .operator, .question, .exclamation, .equal: byte(position.index, position.offset)
        default: 0
        }
    }

    private func behindByte(_ position: TypePosition) -> TypePosition {
        position.offset + 1 >= count(position.index)
            ? TypePosition(index: position.index + 1)
            : TypePosition(index: position.index, offset: position.offset + 1)
    }

    private mutating func type(_ start: TypePosition, depth: Int) -> TypePosition? {
        guard depth <= Self.genericDepthLimit else { return nil }
        var position = start
        // Once for each arrow and each `&`.
        while true {
            position = behindSpecifiers(position)
            guard position.offset == 0, let simple = simpleType(position.index, depth: depth) else { return nil }
            position = behindSuffixes(simple, depth: depth)
            guard position.offset == 0 else { return position }
            if isOperator(position.index, "&"), token(position.index).fixity != .postfix {
                position.index += 1
                continue
            }
            var index = position.index
            while keyword(index).isEffect {
                let isThrows = keyword(index) == .throws
                index += 1
                if isThrows, kind(index) == .openParenthesis { index = after(index) }
            }
            guard kind(index) == .arrow else { return position }
            position.index = index + 1
        }
    }

    /// Skips attributes, `~`, and words such as `inout` and `some`.
    private mutating func behindSpecifiers(_ start: TypePosition) -> TypePosition {
        var position = start
        while position.offset == 0 {
            let index = position.index
            if kind(index) == .at {
                position.index = endOfAttribute(index)
            } else if isOperator(index, "~") {
                position.index += 1
            } else if kind(index) == .word, let end = endOfSpecifier(index) {
                position.index = end
            } else {
                return position
            }
        }
        return position
    }

    private func endOfSpecifier(_ index: Int) -> Int? {
        switch keyword(index) {
        case .inout, .repeat: return index + 1
        case .nonisolated: return kind(index + 1) == .openParenthesis ? after(index + 1) : nil
        case .some, .any, .each, .borrowing, .consuming, .sending, .isolated, .legacyOwned, .legacyShared, .const,
            .local:
            let word = keyword(index)
            let next = token(index + 1)
            switch next.kind {
            case .word:
                let continues = !isOnNewLine(index + 1) || word == .some || word == .any || word == .each
                let beginsType = [.Any, .Self, .inout, .repeat].contains(next.keyword)
                return continues && (!next.keyword.isReserved || beginsType) ? index + 1 : nil
            case .openParenthesis, .openBracket, .at: return isOnNewLine(index + 1) ? nil : index + 1
            case .operator: return !isOnNewLine(index + 1) && byte(index + 1) == UInt8(ascii: "~") ? index + 1 : nil
            default: return nil
            }
        default: return nil
        }
    }

    private mutating func simpleType(_ index: Int, depth: Int) -> TypePosition? {
        switch kind(index) {
        case .word:
            let word = keyword(index)
            guard !word.isReserved || word == .Any || word == .Self || word == .`self` else { return nil }
            let end = TypePosition(index: index + 1)
            return genericArguments(end, depth: depth) ?? end
        case .openParenthesis, .openBracket: return partner(index).map { TypePosition(index: $0 + 1) }
        default: return nil
        }
    }

    /// Skips `?`, `!`, and `.Name`.
    private mutating func behindSuffixes(_ start: TypePosition, depth: Int) -> TypePosition {
        var position = start
        while true {
            let byte = operatorByte(position)
            let isOptional = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
            if isOptional, position.offset > 0 || token(position.index).fixity == .postfix {
                position = behindByte(position)
            } else if position.offset == 0, kind(position.index) == .dot, kind(position.index + 1) == .word {
                let end = TypePosition(index: position.index + 2)
                position = genericArguments(end, depth: depth) ?? end
            } else {
                return position
            }
        }
    }

    // MARK: - Generic arguments -

    /// The position behind `<…>`; nil if what begins here is no list of types. A failure is remembered, so that
    /// `a<a<a<…` takes linear time.
    mutating func genericArguments(_ start: TypePosition, depth: Int) -> TypePosition? {
        guard kind(start.index) == .operator, operatorByte(start) == UInt8(ascii: "<") else { return nil }
        let place = Int(token(start.index).start) + start.offset
        guard !failedGenerics.contains(place) else { return nil }
        let end = typeArguments(start, depth: depth)
        if end == nil { failedGenerics.insert(place) }
        return end
    }

    private mutating func typeArguments(_ start: TypePosition, depth: Int) -> TypePosition? {
        var position = behindByte(start)
        if operatorByte(position) == UInt8(ascii: ">") { return behindByte(position) }
        while true {
            if let end = endOfInteger(position) {
                position = end
            } else {
                guard let end = type(position, depth: depth + 1) else { return nil }
                position = end
                let isRange = end.offset == 0 && kind(end.index) == .operator && byte(end.index) == UInt8(ascii: ".")
                if isRange { return nil }
            }
            if position.offset == 0, kind(position.index) == .comma {
                position.index += 1
                if operatorByte(position) == UInt8(ascii: ">") { return behindByte(position) }
                continue
            }
            return operatorByte(position) == UInt8(ascii: ">") ? behindByte(position) : nil
        }
    }

    /// Behind an integer, as in `Vector<-1>`.
    private func endOfInteger(_ position: TypePosition) -> TypePosition? {
        if position.offset == 0, kind(position.index) == .number { return TypePosition(index: position.index + 1) }
        let isMinus = operatorByte(position) == UInt8(ascii: "-") && position.offset + 1 == count(position.index)
        return isMinus && kind(position.index + 1) == .number ? TypePosition(index: position.index + 2) : nil
    }

    /// The index behind the generic arguments of a name in an expression, where `<` may be an operator.
    mutating func endOfGenericArguments(inExpression index: Int) -> Int? {
        guard kind(index) == .operator, byte(index) == UInt8(ascii: "<"),
            count(index) == 1 || byte(index, 1) != UInt8(ascii: ">"),
            let end = genericArguments(TypePosition(index: index), depth: 0)
        else { return nil }
        if end.offset > 0 {
            let byte = operatorByte(end)
            return byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") ? end.index + 1 : nil
        }
        switch kind(end.index) {
        case .closeParenthesis, .closeBracket, .openBrace, .closeBrace, .dot, .comma, .semicolon, .end, .colon,
            .stringMiddle, .stringTail, .exclamation:
            return end.index
        case .question: return token(end.index).fixity == .postfix ? end.index : nil
        case .operator: return isOperator(end.index, "&") && token(end.index).fixity == .infix ? end.index : nil
        case .openParenthesis, .openBracket: return isOnNewLine(end.index) ? nil : end.index
        default: return nil
        }
    }
}
