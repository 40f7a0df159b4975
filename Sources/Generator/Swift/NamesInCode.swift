/// The names that a Swift file declares, and those that it uses.
struct NamesInCode {

    /// A use of a name at an offset of the file.
    struct Occurrence {
        let use: Use
        /// The type that it is in; `""` for the top level.
        let type: String
        let offset: Int
        /// True if the declaration that it is in declares the name: as a parameter or a variable, for example.
        let isLocal: Bool
        /// True for a member of a type that the compiler infers: `.red`.
        var isImplicit = false
        /// True for what a protocol requires of the type.
        var isRequirement = false

        /// True for a type of the module's own, whose name begins with the module's: `LoginRouter` in `Login`.
        func isOwnType(of module: String) -> Bool {
            use.owner == .none && !isLocal && use.name.hasPrefix(module)
                && use.name.dropFirst(module.count).first?.isUppercase == true
        }

        /// True for what may be the module's own type, or the module of Swift in which it is: `Login` in `Login`.
        func isCalled(like module: String) -> Bool { use.owner == .none && !isLocal && use.name == module }
    }

    struct Use: Hashable {
        /// The type and the member that it is in.
        let place: String
        let name: String
        let owner: Owner

        /// `name`, `self.name`, and `other.name`; and a case that a `switch` lacks.
        enum Owner { case none, itself, other, unhandled }
    }

    /// The members of each type, by the type's name; `""` has what is declared at the top level, and all types.
    private(set) var members: [String: Set<String>] = [:]
    private(set) var uses: [Occurrence] = []
    /// The members that belong to a type itself: static ones, and cases.
    private(set) var staticMembers: Set<String> = []
    /// The labels of arguments and parameters.
    private(set) var labels: Set<String> = []
    /// What each type inherits from, or conforms to.
    private(set) var supertypes: [String: Set<String>] = [:]
    /// The members that each protocol requires.
    private var requirements: [String: Set<String>] = [:]
    /// The headings of other types and of extensions.
    private var headings: [(type: String, conformances: [String], offset: Int)] = []

    /// The cases of each enum, by its name with those of the types around it.
    private var cases: [String: Set<String>] = [:]
    /// The cases that each `switch` without a default handles.
    private var switches: [(names: Set<String>, place: String, offset: Int)] = []

    let tree: SwiftTree
    /// Stands for a type without members.
    private static let noType = "\u{4}"

    init(_ tree: SwiftTree) {
        self.tree = tree
        guard !tree.isBroken else { return }
        visit(0, type: "")
        for (index, node) in tree.nodes.enumerated() {
            switch node.kind {
            case .enumCase: cases[tree.nameOfType(around: index) ?? "", default: []].formUnion(tree.names(of: index))
            case .caseBlock: addSwitch(index)
            default: break
            }
        }
    }

    private mutating func declare(_ name: String, in type: String) { members[type, default: []].insert(name) }

    private mutating func visit(_ node: Int, type: String) {
        for child in tree.children(of: node) {
            let kind = tree.nodes[child].kind
            switch kind {
            case .class, .struct, .enum, .actor, .protocol, .extension:
                let own = tree.name(of: child)
                if kind != .extension { declare(own, in: "") }
                let inherited = tree.conformances(of: child).map { String($0.prefix { $0 != "<" && $0 != " " }) }
                supertypes[own, default: []].formUnion(inherited)
                let block = tree.child(.memberBlock, of: child)
                if kind == .protocol {
                    requirements[own] = Set(tree.children(of: child, in: .memberBlock).flatMap(declared))
                } else {
                    headings.append((own, tree.conformances(of: child), tree.nodes[child].start))
                }
                let heading = tree.heading(of: child, before: block).indices
                use(heading, in: child, place: own, type: own, locals: [own: [tree.nodes[child].tokens]])
                for name in tree.children(of: child, in: .genericParameters).map(tree.name) { declare(name, in: own) }
                if let block { visit(block, type: own) }
            case .conditional, .branch: visit(child, type: type)
            case .comment, .import, .operator, .precedenceGroup: break
            default:
                if kind == .enumCase || tree.modifiers(of: child).contains(where: { $0 == "static" || $0 == "class" }) {
                    staticMembers.formUnion(declared(child))
                }
                for own in declared(child) {
                    declare(own, in: kind == .typealias || kind == .associatedType ? "" : type)
                }
                if kind == .initializer { declare(Self.initializer, in: type) }
                let isUnset = kind == .variable && tree.memberwise(child).contains { !$0.hasDefault }
                if isUnset { addUnset(child, type) }
                member(child, type: type)
            }
        }
    }

    /// What protocols require in several files, as uses by the types that conform to them: for each file, those of its
    /// headings.
    static func requirements(in files: [NamesInCode]) -> [[Occurrence]] {
        let all = files.reduce(into: [:]) { $0.merge($1.requirements) { $0.union($1) } }
        return files.map { file in
            file.headings.flatMap { type, conformances, offset in
                conformances.flatMap { name in
                    (all[name] ?? []).sorted().map { member in
                        let use = Use(place: "\(type): \(name)", name: member, owner: .other)
                        return Occurrence(use: use, type: type, offset: offset, isLocal: false, isRequirement: true)
                    }
                }
            }
        }
    }

    /// Stands for the initializers of a type. A property without a value uses one, unless the type has its own.
    static let initializer = "init"

    private mutating func addUnset(_ property: Int, _ type: String) {
        let use = Use(place: "\(type) properties", name: Self.initializer, owner: .none)
        uses.append(Occurrence(use: use, type: type, offset: tree.nodes[property].start, isLocal: false))
    }

    private mutating func addSwitch(_ block: Int) {
        let statement = tree.nodes[block].parent
        var names: Set<String> = []
        for child in tree.children(of: block) where tree.nodes[child].kind == .switchCase {
            let tokens = tree.heading(of: child, before: tree.child(.caseBody, of: child)).indices
            var place = tokens.lowerBound
            // `case .a, let .b(value):`
            repeat {
                place += 1
                if [.let, .var].contains(tree.tokens[place].keyword) { place += 1 }
                guard place + 1 < tokens.upperBound, tree.tokens[place].kind == .dot else { return }
                names.insert(text(place + 1))
                place += 2
                if tree.tokens[place].kind == .openParenthesis { place = Int(tree.tokens[place].partner) + 1 }
            } while tree.tokens[place].kind == .comma
            if tree.tokens[place].keyword == .where { return }
        }
        let heading = tree.nodes[statement].tokens.lowerBound..<tree.nodes[block].tokens.lowerBound
        let place = "\(tree.nameOfType(around: block) ?? "") \(heading.map(text).joined(separator: " "))"
        let start = tree.tokens[heading.lowerBound].range.lowerBound
        if !names.isEmpty { switches.append((names, place, start)) }
    }

    /// The cases of enums in several files that a `switch` does not handle, for each file. The enum is the smallest one
    /// with the cases that it handles.
    static func unhandledCases(in files: [NamesInCode]) -> [[Occurrence]] {
        let enums = files.reduce(into: [:]) { $0.merge($1.cases) { $0.union($1) } }
        return files.map { file in
            file.switches.flatMap { names, place, offset in
                let fitting = enums.values.filter(names.isSubset)
                let smallest = fitting.min { $0.count < $1.count } ?? []
                let isOnly = fitting.allSatisfy { $0.count > smallest.count || $0 == smallest }
                return (isOnly ? smallest.subtracting(names).sorted() : []).map { name in
                    let use = Use(place: place, name: name, owner: .unhandled)
                    return Occurrence(use: use, type: "", offset: offset, isLocal: false)
                }
            }
        }
    }

    private func declared(_ node: Int) -> [String] {
        switch tree.nodes[node].kind {
        case .variable, .enumCase: tree.names(of: node)
        case .function, .typealias, .associatedType, .macro: [tree.name(of: node)]
        default: []
        }
    }

    private mutating func member(_ node: Int, type: String) {
        let key = tree.key(of: node)
        let place = "\(type) \(tree.nodes[node].kind) \(key?.name ?? "") \(declared(node))"
        use(tree.nodes[node].tokens, in: node, place: place, type: type, locals: locals(of: node))
    }

    private typealias Locals = [String: [Range<Int>]]

    private static let blocks: Set<SwiftTree.Node.Kind> = [.codeBlock, .closure, .caseBody, .accessorBlock]

    /// The names that a declaration declares for itself, each with the tokens of the blocks in which it does: parameters,
    /// variables, and those that patterns bind.
    private func locals(of node: Int) -> Locals {
        let all = tree.nodes[node].tokens
        let words = ["self", "super", "Self", "newValue", "oldValue", "error", "_"]
        var locals = Dictionary(uniqueKeysWithValues: words.map { ($0, [all]) })
        let blocks = (node..<tree.nodes[node].next).filter { Self.blocks.contains(tree.nodes[$0].kind) }
        func add(_ names: [String], in scope: Range<Int>) {
            for name in names { locals[name, default: []].append(scope) }
        }
        func block(around token: Int) -> Range<Int> {
            blocks.last { tree.nodes[$0].tokens.contains(token) }.map { tree.nodes[$0].tokens } ?? all
        }
        for index in node..<tree.nodes[node].next {
            let own = tree.nodes[index]
            switch own.kind {
            case .function, .variable, .class, .struct, .enum:
                let names = index == node ? [] : declared(index) + [tree.name(of: index)]
                add(names, in: block(around: own.tokens.lowerBound))
            case .signature: add(self.words(own.tokens).map(\.text), in: tree.nodes[own.parent].tokens)
            case .element where [.parameters, .genericParameters].contains(tree.nodes[own.parent].kind):
                let end = own.tokens.first { tree.tokens[$0].kind == .colon } ?? own.tokens.upperBound
                let head = self.words(own.tokens.lowerBound..<end)
                add(head.map(\.text), in: tree.nodes[tree.nodes[own.parent].parent].tokens)
            case .statement where tree.tokens[own.tokens.lowerBound].keyword == .for:
                let end = own.tokens.first { tree.tokens[$0].keyword == .in } ?? own.tokens.lowerBound
                add(self.words(own.tokens.lowerBound..<end).map(\.text), in: block(around: end))
            default: break
            }
        }
        // Patterns: what follows `let` or `var`, also in parentheses; but a variable's own value cannot use it.
        let end = tree.nodes[node].tokens.upperBound
        let patterns = tree.nodes[node].tokens.filter { [.let, .var].contains(tree.tokens[$0].keyword) }
        for start in patterns.dropFirst(tree.nodes[node].kind == .variable ? 1 : 0) {
            // `case let .loaded(items)`
            var index = start
            while index + 2 < end, tree.tokens[index + 1].kind == .dot { index += 2 }
            let isList = tree.tokens[index + 1].kind == .openParenthesis
            let close = isList ? Int(tree.tokens[index + 1].partner) : index + 2
            let names = self.words(index + 1..<max(index + 1, min(close, end))).map(\.text)
            // `let user = user(at: 0)` calls another one.
            let isCalled =
                names.count == 1 && close + 1 < end && tree.tokens[close].kind != .colon
                && text(close) == "=" && text(close + 1) == names[0] && tree.tokens[close + 2].kind == .openParenthesis
            add(isCalled ? [] : names, in: block(around: index))
        }
        return locals
    }

    private func text(_ token: Int) -> String { tree.text(of: tree.tokens[token]) }

    private func words(_ tokens: Range<Int>) -> [(text: String, index: Int)] {
        tokens.filter { tree.tokens[$0].kind == .word }.map { (text($0), $0) }
    }

    private mutating func use(_ tokens: Range<Int>, in node: Int, place: String, type: String, locals: Locals) {
        let isVariable = tree.nodes[node].kind == .variable
        let own = isVariable ? Set(declared(node)) : []
        let bindings = isVariable ? tree.children(of: node).filter { tree.nodes[$0].kind == .binding } : []
        let declarations = Set(bindings.flatMap { tree.nodes[$0].name })
        var open: [SwiftTree.Token.Kind] = []
        for index in tokens {
            let token = tree.tokens[index]
            switch token.kind {
            case .openParenthesis, .openBracket, .openBrace, .stringHead: open.append(token.kind)
            case .closeParenthesis, .closeBracket, .closeBrace, .stringTail: _ = open.popLast()
            default: break
            }
            guard token.kind == .word, !token.keyword.isReserved, !declarations.contains(index) else { continue }
            let before = index > 0 ? tree.tokens[index - 1] : nil
            let isMember = before?.kind == .dot
            let base = isMember && index > 1 ? tree.tokens[index - 2] : nil
            let isImplicit = base.map { token in
                [.openParenthesis, .openBracket, .comma, .colon].contains(token.kind) || tree.text(of: token) == "="
            }
            let isOfSelf = isMember && index > 1 && tree.tokens[index - 2].keyword == .self
            // A label, or the name of a parameter; not a key in the brackets of a dictionary.
            if tree.tokens[index + 1].kind == .colon, open.last == .openParenthesis || open.last == .stringHead,
                before?.kind == .openParenthesis || before?.kind == .comma
            {
                labels.insert(text(index))
                continue
            }
            if before?.kind == .at || before?.kind == .pound { continue }
            let name = text(index)
            let use = Use(place: place, name: name, owner: isOfSelf ? .itself : isMember ? .other : .none)
            // A variable's own value cannot use it.
            let isItself = !isMember && own.contains(name)
            uses.append(
                Occurrence(
                    use: use,
                    type: isItself ? Self.noType : type,
                    offset: token.range.lowerBound,
                    isLocal: !isMember && locals[name]?.contains { $0.contains(index) } == true,
                    isImplicit: isImplicit == true
                )
            )
        }
    }
}
