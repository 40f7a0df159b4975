/// Declarations but functions and variables.
extension TreeParser {

    /// Reads a declaration.
    ///
    /// - Parameters:
    ///   - start: the index of its first attribute, modifier, or keyword.
    ///   - keyword: the index of its keyword.
    mutating func declaration(_ start: Int, _ keyword: Int, _ end: Int, in parent: Int, lead: Int) -> Int {
        let kind = Self.kind(of: self.keyword(keyword))
        let node = open(kind, start, in: parent, lead: lead)
        attributesAndModifiers(start, before: keyword, in: node)
        let index = keyword + 1
        let behind =
            switch kind {
            case .macroExpansion: macroExpansion(index, end, node)
            case .import: importedModule(index, end, node)
            case .function, .initializer, .deinitializer, .subscript, .macro: function(index, end, node, kind)
            case .variable: variable(index, end, node)
            case .enumCase: enumCase(index, end, node)
            case .typealias, .associatedType: typeMember(index, end, node)
            case .operator: operatorDeclaration(index, end, node)
            case .precedenceGroup: precedenceGroup(index, end, node)
            default: type(index, end, node)
            }
        close(node, min(behind, end))
        return behind
    }

    private static func kind(of keyword: Keyword) -> Kind {
        switch keyword {
        case .import: .import
        case .class: .class
        case .struct: .struct
        case .enum: .enum
        case .actor: .actor
        case .protocol: .protocol
        case .extension: .extension
        case .func: .function
        case .`init`: .initializer
        case .deinit: .deinitializer
        case .subscript: .subscript
        case .macro: .macro
        case .var, .let: .variable
        case .case: .enumCase
        case .typealias: .typealias
        case .associatedtype: .associatedType
        case .operator: .operator
        case .precedencegroup: .precedenceGroup
        default: .macroExpansion
        }
    }

    // MARK: - Types -

    private mutating func type(_ start: Int, _ end: Int, _ node: Int) -> Int {
        var index = start
        if nodes[node].kind == .extension {
            index = max(start, endOfType(start))
        } else if kind(start) == .word {
            index = start + 1
        }
        name(node, start..<index)
        index = genericParameters(index, in: node)
        if index < end, kind(index) == .colon { index = inheritance(index, end, in: node) }
        while index < end, kind(index) != .openBrace, kind(index) != .semicolon, !token(index).isDirective {
            index = after(index)
        }
        return index < end && kind(index) == .openBrace ? block(index, .memberBlock, .members, in: node) : index
    }

    /// Reads `: A, B`.
    private mutating func inheritance(_ colon: Int, _ end: Int, in parent: Int) -> Int {
        let node = open(.inheritance, colon, in: parent)
        var index = colon + 1
        var lead = tail(behind: index)
        while index < end {
            let first = index
            let behind = keyword(first) == .class ? first + 1 : endOfType(first)
            guard behind > first else { break }
            let element = open(.element, first, in: node, lead: lead)
            name(element, first..<behind)
            close(element, behind)
            let hasComma = behind < end && kind(behind) == .comma
            lead = tail(behind: behind, separator: hasComma ? .comma : nil)
            nodes[element].tail = lead
            index = behind
            guard hasComma else { break }
            index += 1
        }
        close(node, index)
        nodes[node].tail = nodes[node].end
        return index
    }

    /// Reads `<A: B, C>` by counting.
    ///
    /// - Parameter offset: the bytes of the first operator that belong to a name before it.
    mutating func genericParameters(_ start: Int, offset: Int = 0, in parent: Int) -> Int {
        guard kind(start) == .operator, byte(start, offset) == UInt8(ascii: "<") else { return start }
        guard let (end, closing) = closingAngle(start, offset: offset) else { return start }
        let node = open(.genericParameters, start, in: parent)
        nodes[node].start += offset
        var index = start + 1
        while index <= end {
            let first = index
            var depth = 0
            while index < end, kind(index) != .comma || depth > 0 {
                if kind(index) == .operator { depth += angles(index) }
                index = after(index)
            }
            // A `>` of the last one can be in the token that ends the list: `<A: B<C>>`.
            let isShared = index == end && closing > 0
            if index > first || isShared {
                let element = open(.element, first, in: node)
                let label = keyword(first) == .let || keyword(first) == .each ? first + 1 : first
                name(element, label..<min(label + 1, index))
                close(element, isShared ? index + 1 : index)
                if isShared { nodes[element].end = Int(token(end).start) + closing }
                nodes[element].tail = index < end ? tail(behind: index, separator: .comma) : nodes[element].end
            }
            index += 1
        }
        close(node, end + 1)
        nodes[node].end = Int(token(end).start) + closing + 1
        nodes[node].tail = nodes[node].end
        return end + 1
    }

    /// How many more `<` than `>` an operator has.
    private func angles(_ index: Int) -> Int {
        bytes[token(index).range].reduce(0) { count, byte in
            byte == UInt8(ascii: "<") ? count + 1 : byte == UInt8(ascii: ">") ? count - 1 : count
        }
    }

    /// The token that has the last `>` of a list, and where in it.
    private func closingAngle(_ start: Int, offset: Int) -> (token: Int, offset: Int)? {
        var index = start
        var offset = offset
        var depth = 0
        while kind(index) != .end {
            switch kind(index) {
            case .operator:
                while offset < count(index) {
                    let byte = byte(index, offset)
                    if byte == UInt8(ascii: "<") { depth += 1 }
                    if byte == UInt8(ascii: ">") {
                        depth -= 1
                        if depth == 0 { return (index, offset) }
                    }
                    offset += 1
                }
                index += 1
            case .openBrace, .closeBrace: return nil
            default: index = after(index)
            }
            offset = 0
        }
        return nil
    }

    // MARK: - One line -

    private mutating func macroExpansion(_ start: Int, _ end: Int, _ node: Int) -> Int {
        var index = start
        while kind(index) == .word, kind(index + 1) == .dot, count(index + 1) == 2, kind(index + 2) == .word {
            index += 2
        }
        if kind(index) == .word {
            name(node, index..<index + 1)
            index += 1
            index = endOfGenericArguments(inExpression: index) ?? index
            if kind(index) == .dot, kind(index + 1) == .word { index += 2 }
        }
        if kind(index) == .openParenthesis, !isOnNewLine(index) { index = list(index, in: node) }
        return index < end && kind(index) == .openBrace ? trailingClosures(index, end, in: node) : index
    }

    private mutating func importedModule(_ start: Int, _ end: Int, _ node: Int) -> Int {
        var index = start
        if kind(index) == .word, !isOnNewLine(index) {
            switch keyword(index) {
            case .struct, .class, .enum, .protocol, .typealias, .func, .let, .var: index += 1
            default: break
            }
        }
        let first = index
        index += 1
        while index < end {
            if kind(index) == .dot, kind(index + 1) == .word || kind(index + 1) == .operator {
                index += 2
            } else if kind(index) == .operator, byte(index) == UInt8(ascii: ".") {
                index += 1
            } else {
                break
            }
        }
        index = min(index, end)
        name(node, first..<max(first, index))
        return index
    }

    private mutating func enumCase(_ start: Int, _ end: Int, _ node: Int) -> Int {
        var index = start
        var lead: Int?
        while index < end, kind(index) == .word {
            let element = open(.enumElement, index, in: node, lead: lead)
            name(element, index..<index + 1)
            index += 1
            if index < end, kind(index) == .openParenthesis { index = associatedValues(index, in: element) }
            if index < end, kind(index) == .equal { index = expression(index + 1, end, in: element) }
            close(element, index)
            guard index < end, kind(index) == .comma else { break }
            lead = tail(behind: index, separator: .comma)
            nodes[element].tail = lead ?? nodes[element].end
            index += 1
        }
        return index
    }

    private mutating func typeMember(_ start: Int, _ end: Int, _ node: Int) -> Int {
        if kind(start) == .word { name(node, start..<start + 1) }
        var index = genericParameters(start + 1, in: node)
        if index < end, kind(index) == .colon { index = inheritance(index, end, in: node) }
        if kind(index) == .equal || kind(index) == .operator && byte(index, count(index) - 1) == UInt8(ascii: "=") {
            index = max(index + 1, endOfType(index + 1))
        }
        return endOfWhereClause(index, end)
    }

    private mutating func operatorDeclaration(_ start: Int, _ end: Int, _ node: Int) -> Int {
        var index = start + 1
        while index < end, !isApart(index) {
            switch kind(index) {
            case .operator, .question, .exclamation, .dot: index += 1
            default:
                name(node, start..<index)
                return groups(of: index, end)
            }
        }
        name(node, start..<index)
        return groups(of: index, end)
    }

    /// The index behind the precedence groups of an operator.
    private func groups(of start: Int, _ end: Int) -> Int {
        var index = start
        if index < end, kind(index) == .colon {
            index += 2
            while kind(index) == .comma { index += 2 }
        }
        return index < end && kind(index) == .openBrace ? after(index) : index
    }

    private mutating func precedenceGroup(_ start: Int, _ end: Int, _ node: Int) -> Int {
        name(node, start..<start + 1)
        return start + 1 < end && kind(start + 1) == .openBrace ? after(start + 1) : start + 1
    }
}
