/// The names that a Swift file declares, and those that it uses.
struct NamesInCode {

    struct Use: Hashable {
        /// The type and the member that it is in.
        let place: String
        let name: String
        let owner: Owner

        /// `name`, `self.name`, and `other.name`.
        enum Owner { case none, itself, other }
    }

    /// The members of each type, by the type's name; `""` has what is declared at the top level, and all types.
    private(set) var members: [String: Set<String>] = [:]
    private(set) var uses: [(use: Use, type: String, offset: Int, isLocal: Bool)] = []

    private let tree: SwiftTree

    /// - Parameter text: a file with marks for the spellings of the module's name.
    init(_ text: String) {
        tree = SwiftTree(text)
        guard !tree.isBroken else { return }
        visit(0, type: "", outer: [""])
    }

    private func name(_ node: Int) -> String { Spellings.compared(tree.name(of: node)) }

    private mutating func declare(_ name: String, in type: String) { members[type, default: []].insert(name) }

    /// - Parameter outer: the types that it is in.
    private mutating func visit(_ node: Int, type: String, outer: [String]) {
        for child in tree.children(of: node) {
            let kind = tree.nodes[child].kind
            switch kind {
            case .class, .struct, .enum, .actor, .protocol, .extension:
                let own = name(child)
                if kind != .extension { declare(own, in: "") }
                use(heading: child, type: own)
                if let block = tree.child(.memberBlock, of: child) { visit(block, type: own, outer: outer + [own]) }
            case .conditional, .branch: visit(child, type: type, outer: outer)
            case .comment, .import, .operator, .precedenceGroup: break
            default:
                for own in declared(child) {
                    declare(own, in: kind == .typealias || kind == .associatedType ? "" : type)
                }
                member(child, type: type)
            }
        }
    }

    private func declared(_ node: Int) -> [String] {
        switch tree.nodes[node].kind {
        case .variable, .enumCase: tree.names(of: node).map { Spellings.compared($0) }
        case .function, .typealias, .associatedType, .macro: [name(node)]
        default: []
        }
    }

    private mutating func use(heading node: Int, type: String) {
        let block = tree.child(.memberBlock, of: node).map { tree.nodes[$0].tokens.lowerBound }
        let tokens = tree.nodes[node].tokens
        use(tokens.lowerBound..<(block ?? tokens.upperBound), in: node, place: type, type: type, locals: [name(node)])
    }

    private mutating func member(_ node: Int, type: String) {
        let key = tree.key(of: node)
        let place = "\(type) \(tree.nodes[node].kind) \(Spellings.compared(key?.name ?? "")) \(declared(node))"
        use(tree.nodes[node].tokens, in: node, place: place, type: type, locals: locals(of: node))
    }

    /// The names that a declaration declares for itself: parameters, variables, and those that patterns bind.
    private func locals(of node: Int) -> Set<String> {
        var locals: Set<String> = ["self", "super", "Self", "newValue", "oldValue", "error", "_"]
        for index in node..<tree.nodes[node].next {
            let own = tree.nodes[index]
            switch own.kind {
            case .function, .variable, .class, .struct, .enum:
                locals.formUnion(index == node ? [] : declared(index) + [name(index)])
            case .signature: locals.formUnion(words(own.tokens).map(\.text))
            case .element where [.parameters, .genericParameters].contains(tree.nodes[own.parent].kind):
                let end = own.tokens.first { tree.tokens[$0].kind == .colon } ?? own.tokens.upperBound
                let head = words(own.tokens.lowerBound..<end)
                locals.formUnion(head.map(\.text))
            case .statement where tree.tokens[own.tokens.lowerBound].keyword == .for:
                let end = own.tokens.first { tree.tokens[$0].keyword == .in } ?? own.tokens.lowerBound
                locals.formUnion(words(own.tokens.lowerBound..<end).map(\.text))
            default: break
            }
        }
        // Patterns: what follows `let` or `var`, also in parentheses.
        let end = tree.nodes[node].tokens.upperBound
        for index in tree.nodes[node].tokens where [.let, .var].contains(tree.tokens[index].keyword) {
            let isList = tree.tokens[index + 1].kind == .openParenthesis
            let close = isList ? Int(tree.tokens[index + 1].partner) : index + 2
            locals.formUnion(words(index + 1..<max(index + 1, min(close, end))).map(\.text))
        }
        return locals
    }

    private func text(_ token: Int) -> String { Spellings.compared(tree.text(of: tree.tokens[token])) }

    private func words(_ tokens: Range<Int>) -> [(text: String, index: Int)] {
        tokens.filter { tree.tokens[$0].kind == .word }.map { (text($0), $0) }
    }

    private mutating func use(
        _ tokens: Range<Int>,
        in node: Int,
        place: String,
        type: String,
        locals: Set<String>
    ) {
        let own = tree.nodes[node].kind == .variable ? Set(declared(node)) : []
        for index in tokens where tree.tokens[index].kind == .word {
            let token = tree.tokens[index]
            guard !token.keyword.isReserved else { continue }
            let before = index > 0 ? tree.tokens[index - 1] : nil
            let isMember = before?.kind == .dot
            let isOfSelf = isMember && index > 1 && tree.tokens[index - 2].keyword == .self
            // A label, or the name of a parameter.
            if tree.tokens[index + 1].kind == .colon,
                before.map({ [.openParenthesis, .comma, .openBracket].contains($0.kind) }) == true
            {
                continue
            }
            if before?.kind == .at || before?.kind == .pound { continue }
            let name = text(index)
            let use = Use(place: place, name: name, owner: isOfSelf ? .itself : isMember ? .other : .none)
            // A variable's own value cannot use it.
            let isItself = !isMember && own.contains(name)
            uses.append((use, isItself ? "\u{4}" : type, token.range.lowerBound, !isMember && locals.contains(name)))
        }
    }
}
