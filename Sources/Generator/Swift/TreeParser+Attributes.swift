/// Attributes and modifiers, and the keyword of the declaration that follows them.
extension TreeParser {

    /// The index behind an attribute. Parentheses belong to it if they touch its name, or if an attribute or a
    /// declaration follows them.
    mutating func endOfAttribute(_ start: Int) -> Int {
        var index = start + 1
        guard kind(index) == .word else { return index }
        index = endOfGenericArguments(of: index + 1)
        while kind(index) == .dot, kind(index + 1) == .word { index = endOfGenericArguments(of: index + 2) }
        guard kind(index) == .openParenthesis, !isOnNewLine(index), partner(index) != nil else { return index }
        let end = after(index)
        return !isApart(index) || kind(end) == .at || declarationKeyword(end, .members) != nil ? end : index
    }

    private mutating func endOfGenericArguments(of index: Int) -> Int {
        guard let end = genericArguments(TypePosition(index: index), depth: 0), end.offset == 0 else { return index }
        return end.index
    }

    /// The index behind `#endif` of an `#if` that holds only attributes.
    mutating func endOfAttributes(inDirective start: Int, depth: Int = 0) -> Int? {
        var index = start
        var hasAttribute = false
        guard depth <= 4 else { return nil }
        while true {
            index = endOfLine(index + 1)
            while true {
                if kind(index) == .at {
                    index = endOfAttribute(index)
                } else if kind(index) == .ifDirective,
                    let end = endOfAttributes(inDirective: index, depth: depth + 1)
                {
                    index = end
                } else {
                    break
                }
                hasAttribute = true
            }
            if kind(index) == .elseDirective || kind(index) == .elseifDirective { continue }
            return hasAttribute && kind(index) == .endifDirective ? index + 1 : nil
        }
    }

    /// The index of the keyword of a declaration that begins here with its attributes; nil if none does.
    mutating func declarationKeyword(_ start: Int, _ context: Context) -> Int? {
        var index = start
        var hasAttributes = false
        var hasModifiers = false
        // Keeps the time linear if a text has nothing but attributes.
        var patience = 200
        while patience > 0 {
            patience -= 1
            if kind(index) == .at {
                index = endOfAttribute(index)
            } else if kind(index) == .ifDirective, let end = endOfAttributes(inDirective: index) {
                index = end
            } else {
                break
            }
            hasAttributes = true
        }
        while patience > 0, keyword(index).isModifier || isClassModifier(index) {
            patience -= 1
            hasModifiers = true
            index = endOfModifier(index)
        }
        guard patience > 0 else { return nil }
        if kind(index) == .pound { return hasAttributes || hasModifiers || context == .members ? index : nil }
        switch keyword(index) {
        case .import, .class, .struct, .enum, .protocol, .extension, .func, .deinit, .subscript, .var, .let, .typealias,
            .associatedtype, .operator, .precedencegroup:
            return index
        case .`init`: return context == .initializerBody ? nil : index
        case .case: return context == .members ? index : nil
        case .actor, .macro: return isName(index + 1) ? index : nil
        default: return nil
        }
    }

    private func endOfModifier(_ index: Int) -> Int {
        let takesDetail = keyword(index).takesDetail && kind(index + 1) == .openParenthesis && !isOnNewLine(index + 1)
        return takesDetail ? after(index + 1) : index + 1
    }

    /// True for `class` before a member that it modifies.
    private func isClassModifier(_ start: Int) -> Bool {
        guard keyword(start) == .class else { return false }
        var index = start + 1
        while keyword(index).isModifier, index < start + 200 {
            index += 1
            if kind(index) == .openParenthesis { index = after(index) }
        }
        switch keyword(index) {
        case .func, .var, .let, .subscript, .`init`, .typealias: return true
        case .class: return index > start + 1
        default: return false
        }
    }

    /// Adds the attributes and modifiers before a keyword.
    mutating func attributesAndModifiers(_ start: Int, before keyword: Int, in parent: Int) {
        var index = start
        while index < keyword {
            switch kind(index) {
            case .at:
                let end = min(endOfAttribute(index), keyword)
                let hasArguments = kind(end - 1) == .closeParenthesis && end - 1 > index
                let arguments = hasArguments ? Int(token(end - 1).partner) : end
                let node = open(.attribute, index, in: parent)
                name(node, index + 1..<max(arguments, index + 1))
                if hasArguments { _ = list(arguments, in: node) }
                close(node, end)
                index = end
            case .word:
                let node = open(.modifier, index, in: parent)
                name(node, index..<index + 1)
                index = min(endOfModifier(index), keyword)
                close(node, index)
            default: index = max(after(index), index + 1)
            }
        }
    }
}
