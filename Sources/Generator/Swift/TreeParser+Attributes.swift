/// Attributes and modifiers, and the keyword of the declaration that follows them.
extension TreeParser {

    /// Keeps the time linear if a text has nothing but attributes or modifiers.
    private static let prefixLimit = 200

    /// The index of the keyword of a declaration that begins here with its attributes and modifiers; nil if none does.
    mutating func declarationKeyword(_ context: Context) -> Int? {
        let start = index
        return ahead { parser in
            guard parser.skipPrefix() else { return nil }
            let keyword = parser.keyword
            let isDeclaration =
                switch keyword {
                case .`init`: context != .initializerBody
                case .case: context == .members
                case .actor, .macro: parser.isName(parser.index + 1)
                case .none: parser.kind == .pound && (parser.index > start || context == .members)
                default: keyword.declaration != nil
                }
            return isDeclaration ? parser.index : nil
        }
    }

    /// The index of `get`, `set`, … behind attributes and modifiers; nil if no accessor begins here.
    mutating func accessorKeyword(from start: Int) -> Int? {
        ahead(from: start) { parser in
            guard parser.skipPrefix() else { return nil }
            let next = parser.index + 1
            switch parser.keyword {
            case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .`init`:
                return parser.index
            case .borrow, .mutate:
                let isAlone = parser.kind(next) == .end || parser.isOnNewLine(next)
                let hasBody = parser.kind(next) == .openBrace || parser.keyword(next).isEffect
                return hasBody || isAlone && parser.index > start ? parser.index : nil
            default: return nil
            }
        }
    }

    /// True for a block that begins with `didSet`, `willSet` or `init`: it is no closure.
    mutating func hasObservers(_ brace: Int) -> Bool {
        guard let keyword = accessorKeyword(from: brace + 1) else { return false }
        return [.didSet, .willSet, .`init`].contains(self.keyword(keyword))
    }

    /// Goes behind attributes and modifiers. False if there are too many.
    private mutating func skipPrefix() -> Bool {
        var lastClass: Int?
        for _ in 0..<Self.prefixLimit {
            if kind == .at {
                skipAttribute()
            } else if kind == .ifDirective, holdsAttributes(index) {
                skip()
            } else if keyword.isModifier {
                skipModifier()
            } else if accept(.class) {
                lastClass = index - 1
            } else {
                // `class` modifies a member, or declares a type.
                let isMember = [.func, .var, .let, .subscript, .`init`, .typealias].contains(keyword)
                if let lastClass, !isMember { index = lastClass }
                return true
            }
        }
        return false
    }

    private mutating func skipModifier() {
        let takesDetail = keyword.takesDetail
        index += 1
        if takesDetail, kind == .openParenthesis, !isOnNewLine(index) { skip() }
    }

    mutating func skipAttribute() {
        skipAttributeName()
        if hasAttributeArguments() { skip() }
    }

    private mutating func skipAttributeName() {
        index += 1
        guard accept(.word) else { return }
        skipGenericArguments()
        while kind == .dot, kind(index + 1) == .word {
            index += 2
            skipGenericArguments()
        }
    }

    /// True if parentheses touch the name of an attribute, or if an attribute or a declaration follows them.
    private mutating func hasAttributeArguments() -> Bool {
        guard kind == .openParenthesis, !isOnNewLine(index) else { return false }
        let end = after(index)
        return !isApart(index) || kind(end) == .at || ahead(from: end) { $0.declarationKeyword(.members) != nil }
    }

    /// True for an `#if` with attributes and nothing else.
    private mutating func holdsAttributes(_ directive: Int) -> Bool {
        let last = after(directive) - 1
        return ahead(from: directive) { parser in
            var hasAttribute = false
            while parser.index < last {
                if parser.token.isDirective {
                    parser.index = parser.endOfLine(parser.index + 1)
                } else if parser.kind == .at {
                    parser.skipAttribute()
                    hasAttribute = true
                } else {
                    return false
                }
            }
            return hasAttribute
        }
    }

    /// Reads the attributes and modifiers before a keyword.
    mutating func prefix(upTo keyword: Int) {
        while index < keyword {
            let first = index
            switch kind {
            case .at:
                node(.attribute) { parser in
                    parser.skipAttributeName()
                    parser.name(from: first + 1)
                    if parser.hasAttributeArguments() { parser.list() }
                }
            case .word:
                node(.modifier) { parser in
                    parser.skipModifier()
                    parser.nodes[parser.node].name = first..<first + 1
                }
            default: skip()
            }
        }
    }
}
