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
                guard let keyword = parser.accessorKeyword(from: parser.index) else {
                    parser.skip()
                    continue
                }
                let accessor = parser.node(.accessor) { $0.accessor(keyword) }
                parser.addTail(to: accessor, separator: .semicolon)
            }
        }
    }

    private mutating func accessor(_ keyword: Int) {
        prefix(upTo: keyword)
        index = keyword + 1
        name(from: keyword)
        if kind == .openParenthesis { skip() }
        skipEffects()
        codeBlock()
    }
}
