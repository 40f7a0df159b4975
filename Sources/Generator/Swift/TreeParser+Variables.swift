/// Variables with their bindings and accessors.
extension TreeParser {

    /// Reads `name: Type = value { accessors }`.
    mutating func binding() {
        let first = index
        if kind == .openParenthesis {
            skip()
        } else if isName(index) || keyword == .wildcard || keyword == .`self` {
            index += 1
        }
        guard index > first else { return }
        name(from: first)
        if accept(.colon) { skipType() }
        let hasValue = acceptEqual()
        if hasValue { expression() }
        if kind == .openBrace, !hasValue || !isOnNewLine(index) || hasObservers(index) { accessors() }
    }

    /// Reads `{ get … set … }`, or the body of a getter.
    mutating func accessors() {
        guard accessorKeyword(from: index + 1) != nil else { return codeBlock() }
        group(.accessorBlock) { parser in
            while parser.index < parser.end {
                guard parser.accessorKeyword(from: parser.index) != nil else {
                    parser.skip()
                    continue
                }
                let accessor = parser.node(.accessor) { parser in
                    parser.prefix()
                    parser.index += 1
                    parser.name(from: parser.index - 1)
                    if parser.kind == .openParenthesis { parser.skip() }
                    parser.skipEffects()
                    parser.codeBlock()
                }
                parser.addTail(to: accessor, separator: .semicolon)
            }
        }
    }
}
