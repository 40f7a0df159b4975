/// Variables with their bindings and accessors.
extension TreeParser {

    mutating func variable(_ start: Int, _ end: Int, _ node: Int) -> Int {
        var index = start
        var lead: Int?
        while index < end {
            let pattern = endOfPattern(index, end)
            guard pattern > index else { return index }
            let binding = open(.binding, index, in: node, lead: lead)
            name(binding, index..<pattern)
            index = bindingValue(pattern, end, binding)
            close(binding, min(index, end))
            guard index < end, kind(index) == .comma else { return index }
            lead = tail(behind: index, separator: .comma)
            nodes[binding].tail = lead ?? nodes[binding].end
            index += 1
        }
        return index
    }

    /// Reads `: Type = value { accessors }`.
    private mutating func bindingValue(_ start: Int, _ end: Int, _ binding: Int) -> Int {
        var index = start
        if index < end, kind(index) == .colon {
            index = max(index + 1, endOfType(index + 1))
            if kind(index) == .openParenthesis, !isOnNewLine(index) { index = list(index, in: binding) }
        }
        var hasValue = false
        // `>=` ends generic arguments, too.
        let isEqual =
            kind(index) == .operator && byte(index) == UInt8(ascii: ">")
            && byte(index, count(index) - 1) == UInt8(ascii: "=")
        if index < end, kind(index) == .equal || isEqual {
            index = expression(index + 1, end, in: binding)
            hasValue = true
        }
        if index < end, kind(index) == .openBrace, !hasValue || !isOnNewLine(index) || hasObservers(index) {
            index = accessors(index, in: binding)
        }
        return index
    }

    func endOfPattern(_ start: Int, _ end: Int) -> Int {
        var index = start
        while index < end, keyword(index) == .let || keyword(index) == .var { index += 1 }
        guard index < end else { return start }
        switch kind(index) {
        case .openParenthesis: return after(index)
        case .word where !keyword(index).isReserved || keyword(index) == .`self`: return index + 1
        default: return start
        }
    }

    // MARK: - Accessors -

    /// Reads `{ get … set … }`, or the body of a getter.
    mutating func accessors(_ index: Int, in parent: Int) -> Int {
        guard let end = partner(index) else { return index + 1 }
        guard accessorKeyword(index + 1) != nil else { return block(index, .codeBlock, .code, in: parent) }
        nested { parser in
            let node = parser.open(.accessorBlock, index, in: parent)
            parser.accessorList(index + 1, end, in: node)
            parser.close(node, end + 1)
        }
        return end + 1
    }

    private mutating func accessorList(_ start: Int, _ end: Int, in parent: Int) {
        var index = start
        var lead = tail(behind: index)
        while index < end {
            guard let keyword = accessorKeyword(index) else {
                index = after(index)
                lead = Int(token(index - 1).end)
                continue
            }
            let node = open(.accessor, index, in: parent, lead: lead)
            name(node, keyword..<keyword + 1)
            attributesAndModifiers(index, before: keyword, in: node)
            index = keyword + 1
            if kind(index) == .openParenthesis { index = after(index) }
            index = endOfEffects(index)
            if index < end, kind(index) == .openBrace { index = block(index, .codeBlock, .code, in: node) }
            index = min(index, end)
            close(node, index)
            lead = tail(behind: index, separator: .semicolon)
            nodes[node].tail = lead
            if index < end, kind(index) == .semicolon { index += 1 }
        }
    }

    /// The index of `get`, `set`, …, behind attributes and modifiers.
    private mutating func accessorKeyword(_ start: Int) -> Int? {
        var index = start
        while true {
            if kind(index) == .at {
                index = endOfAttribute(index)
            } else if kind(index) == .ifDirective, let end = endOfAttributes(inDirective: index) {
                index = end
            } else {
                break
            }
        }
        modifiers: while true {
            switch keyword(index) {
            case .mutating, .nonmutating, .legacyConsuming, .consuming, .borrowing, .private, .fileprivate, .internal,
                .public, .package, .nonisolated:
                index += 1
            default: break modifiers
            }
        }
        switch keyword(index) {
        case .get, .set, .willSet, .didSet, .readCoroutine, .modifyCoroutine, .unsafeAddress, .unsafeMutableAddress,
            .`init`:
            return index
        case .borrow, .mutate:
            let next = index + 1
            let endsHere = kind(next) == .closeBrace || isOnNewLine(next)
            let hasEffect = keyword(next) == .async || keyword(next) == .throws
            return kind(next) == .openBrace || endsHere && index > start || hasEffect ? index : nil
        default: return nil
        }
    }

    /// True for a block that begins with `didSet`, `willSet` or `init`: it is no closure.
    mutating func hasObservers(_ brace: Int) -> Bool {
        var index = brace + 1
        while kind(index) == .at { index = endOfAttribute(index) }
        return keyword(index) == .didSet || keyword(index) == .willSet || keyword(index) == .`init`
    }
}
