/// Attributes and modifiers, and the keyword of the declaration that follows them.
extension TreeParser {

    /// Keeps the time linear if a text has nothing but attributes or modifiers.
    private static let prefixLimit = 200

    /// The index of the keyword of a declaration that begins here with its attributes and modifiers; nil if none does.
    mutating func declarationKeyword(_ context: Context) -> Int? {
        let start = index
        return ahead { parser in
            guard parser.prefix() else { return nil }
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
            guard parser.prefix() else { return nil }
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

    /// Reads attributes and modifiers. False if there are too many.
    @discardableResult
    mutating func prefix() -> Bool {
        for _ in 0..<Self.prefixLimit {
            if kind == .at {
                attribute()
            } else if kind == .ifDirective, ahead({ $0.conditionalAttributes() }) {
                conditionalAttributes()
            } else if keyword.isModifier || keyword == .class && modifiesMember {
                modifier()
            } else {
                return true
            }
        }
        return false
    }

    private mutating func modifier() {
        node(.modifier) { parser in
            let takesDetail = parser.keyword.takesDetail
            parser.index += 1
            parser.name(from: parser.index - 1)
            if takesDetail, parser.kind == .openParenthesis, !parser.isOnNewLine(parser.index) { parser.skip() }
        }
    }

    /// True for `class` before a member; before a name, it declares a type.
    private var modifiesMember: Bool {
        let behind = (index + 1..<index + Self.prefixLimit).first { !keyword($0).isModifier } ?? index
        return [.func, .var, .let, .subscript, .`init`, .typealias].contains(keyword(behind))
    }

    mutating func attribute() {
        node(.attribute) { parser in
            parser.index += 1
            let first = parser.index
            guard parser.accept(.word) else { return }
            parser.skipGenericArguments()
            while parser.acceptMember() { parser.skipGenericArguments() }
            parser.name(from: first)
            if parser.beginsAttributeArguments() { parser.list() }
        }
    }

    /// Goes behind attributes that have no nodes, such as those of a type.
    mutating func skipAttributes() {
        quietly { parser in
            while parser.kind == .at { parser.attribute() }
        }
    }

    /// True if parentheses touch the name of an attribute, or if an attribute or a declaration follows them.
    private mutating func beginsAttributeArguments() -> Bool {
        guard kind == .openParenthesis, !isOnNewLine(index) else { return false }
        let end = after(index)
        return !isApart(index) || kind(end) == .at || ahead(from: end) { $0.declarationKeyword(.members) != nil }
    }

    /// Reads an `#if` with attributes and nothing else; false for another one.
    @discardableResult
    private mutating func conditionalAttributes() -> Bool {
        let last = after(index) - 1
        var hasAttribute = false
        while index < last {
            if token.isDirective {
                index = endOfLine(index + 1)
            } else if kind == .at {
                attribute()
                hasAttribute = true
            } else {
                return false
            }
        }
        index = last + 1
        return hasAttribute
    }
}
