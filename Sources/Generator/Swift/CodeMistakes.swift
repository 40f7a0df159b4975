/// What does not compile in the files of a module, whatever the rest of the app declares; and what is left over.
///
///     let count: Int            'Login.count' has no value, and an 'init' sets none
///     init() {}
struct CodeMistakes {

    struct Mistake {
        let kind: Kind
        let text: String
        let place: Place
    }

    enum Kind {
        /// A property that an initializer leaves without a value, or sets to itself.
        case unset(String)
        /// What is declared a second time, with the place of the first one.
        case repeated(Place)
        /// A declaration with another access level than it needs.
        case access
        case unused
        /// A member that overrides something, in a class without a superclass.
        case overriding
        /// A property with another type than a protocol requires.
        case type
        /// A function with a result and an empty body.
        case missingResult
    }

    struct Place: Comparable {
        /// The index of the file.
        let file: Int
        let offset: Int

        static func < (first: Place, second: Place) -> Bool {
            (first.file, first.offset) < (second.file, second.offset)
        }
    }

    private let trees: [SwiftTree]
    private(set) var all: [Mistake] = []

    /// - Parameter trees: the files of a module.
    init(_ trees: [SwiftTree]) {
        self.trees = trees
        addRepeatedDeclarations()
        addInternalTypesOfPublicDeclarations()
        addPropertiesOfOtherTypes()
        for (file, tree) in trees.enumerated() {
            addRepeatedNames(in: file)
            for node in tree.nodes.indices {
                switch tree.nodes[node].kind {
                case .class, .struct, .actor:
                    addUnsetProperties(of: node, in: file)
                    addPropertiesSetToThemselves(of: node, in: file)
                    addOverrides(of: node, in: file)
                case .variable: addUnusedProperty(node, in: file)
                case .function: addMissingResult(of: node, in: file)
                default: break
                }
            }
        }
    }

    private mutating func add(_ kind: Kind, _ text: String, _ node: Int, in file: Int) {
        all.append(Mistake(kind: kind, text: text, place: place(of: node, in: file)))
    }

    /// Where its name begins.
    private func place(of node: Int, in file: Int) -> Place {
        let (tree, own) = (trees[file], trees[file].nodes[node])
        let binding = tree.children(of: node).first { [.binding, .enumElement].contains(tree.nodes[$0].kind) }
        let name = own.name.isEmpty ? binding.map { tree.nodes[$0].name } ?? 0..<0 : own.name
        let token = name.isEmpty ? own.tokens.lowerBound : name.lowerBound
        return Place(file: file, offset: tree.tokens[token].range.lowerBound)
    }

    // MARK: - Declared twice -

    private mutating func addRepeatedDeclarations() {
        let found = trees.enumerated().flatMap { file, tree in
            tree.declarations.flatMap { declaration, nodes in
                nodes.filter { !tree.isConditional($0) }.map { (declaration, place: place(of: $0, in: file)) }
            }
        }
        for (declaration, all) in Dictionary(grouping: found, by: { $0.0 }) where all.count > 1 {
            let places = all.map(\.place).sorted()
            let text = "'\(declaration.text)' is declared twice"
            self.all.append(Mistake(kind: .repeated(places[0]), text: text, place: places[1]))
        }
    }

    /// A name that two statements of a block bind: `guard let user = user else { return }` and `let user = User()`.
    private mutating func addRepeatedNames(in file: Int) {
        for (name, first, second) in trees[file].repeatedVariables {
            add(.repeated(place(of: first, in: file)), "'\(name)' is bound twice in one block", second, in: file)
        }
    }

    // MARK: - Properties -

    private mutating func addUnsetProperties(of type: Int, in file: Int) {
        let tree = trees[file]
        for (name, member) in tree.unsetProperties(of: type) {
            let text = "'\(tree.name(of: type)).\(name)' has no value, and an 'init' sets none"
            add(.unset(name), text, member, in: file)
        }
    }

    /// `self.view = view` in an initializer without such a parameter: then `view` is the property.
    private mutating func addPropertiesSetToThemselves(of type: Int, in file: Int) {
        let tree = trees[file]
        let members = tree.children(of: type, in: .memberBlock)
        let initializers = members.filter { tree.nodes[$0].kind == .initializer }
        let names = initializers.reduce(into: Set()) { $0.formUnion(tree.propertiesSetToThemselves(by: $1)) }
        for member in members {
            for (name, hasDefault) in tree.memberwise(member) where hasDefault && names.contains(name) {
                add(.unset(name), "'\(tree.name(of: type)).\(name)' is set to itself", member, in: file)
            }
        }
    }

    private mutating func addMissingResult(of function: Int, in file: Int) {
        let tree = trees[file]
        // A result builder makes a result of nothing.
        guard tree.returnsValue(function), tree.attributes(of: function).isEmpty,
            let body = tree.child(.codeBlock, of: function), tree.nodes[body].tokens.count == 2
        else { return }
        let names = [tree.nameOfType(around: function), tree.key(of: function)?.text].compactMap(\.self)
        add(.missingResult, "'\(names.joined(separator: "."))' returns nothing", function, in: file)
    }

    private mutating func addUnusedProperty(_ variable: Int, in file: Int) {
        let tree = trees[file]
        // Others may read what is `private(set)`.
        let modifiers = tree.children(of: variable).filter { tree.nodes[$0].kind == .modifier }.map {
            tree.text(of: $0)
        }
        guard modifiers.contains("private"), !tree.isInCode(variable), tree.attributes(of: variable).isEmpty else {
            return
        }
        for name in tree.names(of: variable) {
            let uses = tree.tokens.count { $0.kind == .word && tree.text(of: $0) == name }
            let isInText = tree.tokens.contains { $0.kind == .string && tree.text(of: $0).contains(name) }
            if uses == 1, !isInText { add(.unused, "'\(name)' is private, and nothing uses it", variable, in: file) }
        }
    }

    // MARK: - Supertypes -

    private mutating func addOverrides(of type: Int, in file: Int) {
        let tree = trees[file]
        guard tree.conformances(of: type).isEmpty else { return }
        for member in tree.children(of: type, in: .memberBlock) where tree.modifiers(of: member).contains("override") {
            let text = "'\(tree.name(of: type))' has no superclass, and overrides '\(tree.key(of: member)?.text ?? "")'"
            return add(.overriding, text, member, in: file)
        }
    }

    /// A property that a protocol of the module requires with another type.
    private mutating func addPropertiesOfOtherTypes() {
        var required: [String: [(name: String, type: String)]] = [:]
        for tree in trees {
            for node in tree.children(of: 0) where tree.nodes[node].kind == .protocol {
                let members = tree.children(of: node, in: .memberBlock)
                if members.contains(where: { tree.nodes[$0].kind == .associatedType }) { continue }
                required[tree.name(of: node)] = members.flatMap(tree.typedNames)
            }
        }
        for (file, tree) in trees.enumerated() {
            for node in tree.children(of: 0) where tree.nodes[node].kind.isType && tree.nodes[node].kind != .protocol {
                for conformance in tree.conformances(of: node) {
                    for member in tree.children(of: node, in: .memberBlock) {
                        for (name, type) in tree.typedNames(of: member) {
                            guard let other = required[conformance]?.first(where: { $0.name == name })?.type,
                                other != type
                            else { continue }
                            let text = "'\(tree.name(of: node)).\(name)' is '\(type)'"
                            add(.type, "\(text), and '\(conformance)' requires '\(other)'", member, in: file)
                        }
                    }
                }
            }
        }
    }

    // MARK: - Access levels -

    /// A public function of a public type, for example, with a parameter of an internal type.
    private mutating func addInternalTypesOfPublicDeclarations() {
        var types: [String: [(isPublic: Bool, file: Int, node: Int)]] = [:]
        for (file, tree) in trees.enumerated() {
            for node in tree.children(of: 0) where tree.nodes[node].kind.isType || tree.nodes[node].kind == .typealias {
                types[tree.name(of: node), default: []].append((tree.isPublic(node), file, node))
            }
        }
        let internalTypes = Set(types.filter { $0.value.allSatisfy { !$0.isPublic } }.keys)
        for (name, file, type) in types.flatMap({ name, all in all.map { (name, $0.file, $0.node) } }).sorted(by: <)
        where trees[file].isPublic(type) {
            let tree = trees[file]
            let isProtocol = tree.nodes[type].kind == .protocol
            let members = tree.children(of: type, in: .memberBlock)
            let required = tree.conformances(of: type).flatMap { types[$0] ?? [] }.filter(\.isPublic)
            let requirements = Set(required.flatMap { trees[$0.file].requirements(of: $0.node) })
            for member in members where tree.nodes[member].kind.isDeclaration {
                if isProtocol || tree.isPublic(member) {
                    for other in tree.headingNames(of: member).filter(internalTypes.contains) {
                        add(.access, "'\(name)' names '\(other)', which is not public", member, in: file)
                    }
                } else if let own = tree.key(of: member), requirements.contains(own) {
                    add(
                        .access,
                        "'\(name).\(own.text)' is not public, and a public protocol requires it",
                        member,
                        in: file
                    )
                }
            }
        }
    }
}

extension SwiftTree {

    /// The properties without a value that an initializer of a type leaves so, each with the node that declares it.
    func unsetProperties(of type: Int) -> [(name: String, member: Int)] {
        let members = children(of: type, in: .memberBlock)
        let assigned = members.filter { nodes[$0].kind == .initializer }.compactMap(propertiesSet)
        if assigned.isEmpty { return [] }
        return members.filter { !modifiers(of: $0).contains("lazy") }.flatMap { member in
            memberwise(member).filter { name, hasDefault in
                !hasDefault && assigned.contains { !$0.contains(name) && !$0.contains("_" + name) }
            }.map { ($0.label, member) }
        }
    }

    /// The properties that an initializer sets; nil for one that leaves that to another one, or never ends.
    fileprivate func propertiesSet(by initializer: Int) -> Set<String>? {
        guard let body = child(.codeBlock, of: initializer) else { return nil }
        let own = nodes[body].tokens
        let words = own.filter { tokens[$0].kind == .word }
        let isDelegating = words.contains { index in
            text(of: tokens[index]) == "self"
                && (text(of: tokens[index + 1]) == "=" || text(of: tokens[index + 2]) == "init")
        }
        let ends = ["fatalError", "preconditionFailure"]
        let last = Array(children(of: body)).last { nodes[$0].kind == .statement }
        let end = last.map { nodes[$0].tokens.prefix(2).map { text(of: tokens[$0]) } } ?? []
        let isLeft = end.first == "throw" || end == ["return", "nil"]
        if isDelegating || isLeft || words.contains(where: { ends.contains(text(of: tokens[$0])) }) { return nil }
        let locals = parameterNames(of: initializer) + (body..<nodes[body].next).flatMap(variables)
        return Set(
            assignedNames(inBodyOf: initializer).filter { !isSetToItself($0, in: own) || locals.contains($0.name) }
                .map(\.name)
        )
    }

    /// The properties that an initializer sets to themselves, and does not name elsewhere: a pattern may bind the name.
    fileprivate func propertiesSetToThemselves(by initializer: Int) -> Set<String> {
        guard let body = child(.codeBlock, of: initializer) else { return [] }
        let words = nodes[body].tokens.map { text(of: tokens[$0]) }.counts
        let own = assignedNames(inBodyOf: initializer).filter {
            isSetToItself($0, in: nodes[body].tokens) && words[$0.name] == 2
        }
        // A `catch` has an `error` without declaring it.
        return Set(own.map(\.name)).subtracting(parameterNames(of: initializer) + ["error"])
    }

    /// True for `self.id = id`, which sets nothing without a parameter.
    private func isSetToItself(_ assigned: (name: String, offset: Int), in body: Range<Int>) -> Bool {
        let equal = body.first { tokens[$0].kind == .equal && tokens[$0].range.lowerBound > assigned.offset }
        guard let equal else { return false }
        let end = tokens[equal + 2]
        let isEnd = end.kind == .closeBrace || end.gap.contains(.lineEnd) && end.kind == .word && end.keyword != .as
        return text(of: tokens[equal + 1]) == assigned.name && isEnd
    }

    /// The names that the parameters of a function have in its body.
    private func parameterNames(of function: Int) -> [String] {
        children(of: function, in: .parameters).map { element in
            // An attribute may have arguments with colons.
            var index = nodes[element].tokens.lowerBound
            while index < nodes[element].tokens.upperBound, tokens[index].kind != .colon {
                index = max(index, Int(tokens[index].partner)) + 1
            }
            return text(of: tokens[max(index, 1) - 1])
        }
    }

    fileprivate func isPublic(_ node: Int) -> Bool { modifiers(of: node).contains { $0 == "public" || $0 == "open" } }

    /// The members that a protocol requires; none for any other type.
    fileprivate func requirements(of type: Int) -> [Key] {
        nodes[type].kind == .protocol ? children(of: type, in: .memberBlock).compactMap(key) : []
    }

    /// The words of a declaration without its body and without values.
    fileprivate func headingNames(of node: Int) -> [String] {
        let body = (node + 1..<nodes[node].next).first {
            [.codeBlock, .memberBlock, .accessorBlock].contains(nodes[$0].kind)
        }
        let end = body.map { nodes[$0].tokens.lowerBound } ?? nodes[node].tokens.upperBound
        let own = (nodes[node].tokens.lowerBound..<end).prefix {
            nodes[node].kind != .variable || tokens[$0].kind != .equal
        }
        return own.filter { tokens[$0].kind == .word }.map { text(of: tokens[$0]) }.unique
    }
}
