/// Declarations with their headings.
extension TreeParser {

    mutating func declaration(_ keyword: Int) {
        let kind = self.keyword(keyword).declaration ?? .macroExpansion
        node(kind) { parser in
            parser.prefix()
            parser.index += 1
            switch kind {
            case .macroExpansion: parser.macroExpansion(keyword)
            case .import: parser.importedModule()
            case .variable: parser.parts(.binding) { $0.binding() }
            case .enumCase: parser.parts(.enumElement) { $0.enumElement() }
            default:
                parser.declaredName(kind)
                parser.heading(kind)
            }
        }
    }

    private mutating func macroExpansion(_ pound: Int) {
        while kind == .word, kind(index + 1) == .dot, token(index + 1).range.count == 2 { index += 2 }
        nodes[node].name = index..<index + 1
        index = pound
        operand([])
    }

    private mutating func importedModule() {
        // `import struct Kit.Box`
        if keyword.isReserved, keyword.declaration != nil, !isOnNewLine(index) { index += 1 }
        let first = index
        index += 1
        while kind == .dot || kind == .operator && begins(with: ".", at: index) { index += kind == .dot ? 2 : 1 }
        name(from: first)
    }

    private mutating func declaredName(_ kind: Kind) {
        let first = index
        switch kind {
        case .deinitializer, .subscript: return
        case .initializer:
            if !accept(.question) { accept(.exclamation) }
            return
        case .extension: skipType()
        default:
            if accept(.word) { break }
            while index == first || !isApart(index), !endsOperatorName(from: first) { index += 1 }
        }
        name(from: first)
    }

    /// True for the token behind `==` in `func ==(a: A)` and `func ==<Value>(a: Value)`.
    private func endsOperatorName(from first: Int) -> Bool {
        switch kind {
        case .openParenthesis, .openBrace, .colon, .end: true
        case .operator: index > first && isOperator("<", at: index) && [.word, .at].contains(kind(index + 1))
        default: false
        }
    }

    /// Reads what follows a name, each part where its first token is found:
    ///
    ///     <Value>(_ value: Value) async throws -> Value where Value: View { … }
    private mutating func heading(_ kind: Kind) {
        let isFunction = [.function, .initializer, .deinitializer, .subscript, .macro].contains(kind)
        while index < end {
            switch self.kind {
            case .openBrace: return body(of: kind)
            case .operator where isOperator("<", at: index): genericParameters()
            case .openParenthesis where isFunction: elements(of: .parameters) { $0.parameter() }
            case .word where isFunction && keyword.isEffect: skipEffects()
            case .arrow where isFunction:
                index += 1
                skipType()
            case .word where keyword == .where: skipWhereClause()
            case .colon where kind == .operator: repeat { index += 2 } while self.kind == .comma
            case .colon where !isFunction: inheritance()
            case .equal where kind == .macro:
                index += 1
                expression()
            case .semicolon: return
            default:
                if kind == .typealias || kind == .associatedType, acceptEqual() {
                    skipType()
                } else {
                    // The heading of a type goes on to its members.
                    guard kind.isType || kind == .extension, !token.isDirective else { return }
                    skip()
                }
            }
        }
    }

    private mutating func body(of kind: Kind) {
        switch kind {
        case .function, .deinitializer: codeBlock()
        case .initializer: group(.codeBlock) { $0.items(.initializerBody) }
        case .subscript: accessors()
        case .operator, .precedenceGroup: skip()
        case .typealias, .associatedType, .macro: break
        default: group(.memberBlock) { $0.items(.members) }
        }
    }

    /// Reads `: A, B`.
    private mutating func inheritance() {
        node(.inheritance) { parser in
            parser.index += 1
            parser.claimLineEnd()
            parser.parts(.element) { parser in
                let first = parser.index
                if !parser.accept(.class) { parser.skipType() }
                parser.name(from: first)
            }
        }
    }

    /// Reads `<A: B, C>`.
    private mutating func genericParameters() {
        node(.genericParameters) { parser in
            parser.index += 1
            parser.claimLineEnd()
            parser.parts(.element) { parser in
                parser.skipAttributes()
                if !parser.accept(.let) { parser.accept(.each) }
                let first = parser.index
                if parser.accept(.word) { parser.name(from: first) }
                if parser.accept(.colon) { parser.skipType() }
            }
            while parser.index < parser.end, !parser.accept(">"), parser.kind != .openBrace { parser.skip() }
        }
    }

    /// Reads `label name: Type = value` of a function, or `label: Type` of an enum case.
    mutating func parameter() {
        var names: [Int] = []
        let colon: Int? = ahead { parser in
            while parser.index < parser.end, parser.kind != .comma, parser.kind != .equal {
                if parser.kind == .colon { return parser.index }
                if parser.kind == .word { names.append(parser.index) }
                if parser.kind == .at { parser.attribute() } else { parser.skip() }
            }
            return nil
        }
        // Modifiers may stand before two names.
        if let colon, let label = names.dropLast(names.count > 1 ? 1 : 0).last {
            nodes[node].name = label..<label + 1
            index = colon + 1
        }
        skipType()
        // `...`
        if kind == .operator { index += 1 }
        if accept(.equal) { expression() }
    }

    private mutating func enumElement() {
        let first = index
        guard accept(.word) else { return }
        name(from: first)
        if kind == .openParenthesis { elements(of: .parameters) { $0.parameter() } }
        if accept(.equal) { expression() }
    }
}
