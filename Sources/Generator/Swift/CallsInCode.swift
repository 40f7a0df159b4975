/// The calls of initializers in a Swift file, and the initializers that it declares.
///
///     struct User { let name: String; var age = 0 }      User: init(name:), init(name:age:)
///     let user = User(name: "A")                         User, with the label name
struct CallsInCode {

    struct Call {
        let type: String
        /// The labels of its arguments; `_` for an argument without one.
        let labels: [String]
        let offset: Int

        /// As a message names it: `User(name:age:)`.
        var text: String { "\(type)(\(labels.map { "\($0):" }.joined()))" }
    }

    struct Initializer {
        /// The parameters; one with a default value need not have an argument.
        let parameters: [(label: String, hasDefault: Bool)]

        /// The labels of a call that has as many as possible of some labels, and no others.
        func labels(with wanted: [String]) -> [String] {
            parameters.filter { !$0.hasDefault || wanted.contains($0.label) }.map(\.label)
        }
    }

    private(set) var calls: [Call] = []
    /// The initializers of each type, by its name.
    private(set) var initializers: [String: [Initializer]] = [:]
    /// The types that inherit no initializers.
    private(set) var types: Set<String> = []

    private let tree: SwiftTree

    init(_ tree: SwiftTree) {
        self.tree = tree
        for (index, node) in tree.nodes.enumerated() {
            switch node.kind {
            case .list: call(index)
            case .class, .struct, .actor, .enum, .extension: declare(index)
            default: break
            }
        }
    }

    private func text(_ token: Int) -> String { tree.text(of: tree.tokens[token]) }

    private mutating func call(_ list: Int) {
        let node = tree.nodes[list]
        let callee = node.tokens.lowerBound - 1
        // A closure behind the list is an argument, too.
        let isLast = !tree.children(of: node.parent).contains {
            tree.nodes[$0].kind == .closure && tree.nodes[$0].tokens.lowerBound == node.tokens.upperBound
        }
        guard callee > 0, isLast, tree.tokens[callee].kind == .word, tree.tokens[callee - 1].kind != .dot,
            tree.tokens[node.tokens.lowerBound].kind == .openParenthesis
        else { return }
        let labels = tree.children(of: list).map { tree.nodes[$0].name.isEmpty ? "_" : tree.name(of: $0) }
        calls.append(Call(type: text(callee), labels: labels, offset: tree.tokens[callee].range.lowerBound))
    }

    private mutating func declare(_ type: Int) {
        let kind = tree.nodes[type].kind
        let members = tree.child(.memberBlock, of: type).map { Array(tree.children(of: $0)) } ?? []
        let own = members.filter { tree.nodes[$0].kind == .initializer }
        var declared = own.map { Initializer(parameters: parameters(of: $0)) }
        // A class that overrides an initializer may inherit others.
        if own.contains(where: { tree.modifiers(of: $0).contains("override") }) { return }
        if kind == .class, own.allSatisfy({ tree.modifiers(of: $0).contains("convenience") }) {
            guard tree.conformances(of: type).isEmpty else { return }
            declared.append(Initializer(parameters: []))
        } else if kind == .struct, own.isEmpty {
            declared = [Initializer(parameters: members.flatMap(memberwise))]
        } else if kind == .actor, own.isEmpty {
            declared = [Initializer(parameters: [])]
        }
        initializers[tree.name(of: type), default: []] += declared
        if kind != .extension, !declared.isEmpty { types.insert(tree.name(of: type)) }
    }

    private func parameters(of initializer: Int) -> [(label: String, hasDefault: Bool)] {
        let elements = tree.child(.parameters, of: initializer).map { Array(tree.children(of: $0)) } ?? []
        return elements.map { (tree.name(of: $0), hasValue($0)) }
    }

    /// The parameters of a struct's own initializer: a variable needs an argument if nothing else gives it a value.
    private func memberwise(_ variable: Int) -> [(label: String, hasDefault: Bool)] {
        guard tree.nodes[variable].kind == .variable, !tree.modifiers(of: variable).contains("static") else {
            return []
        }
        let isConstant = tree.nodes[variable].tokens.contains { tree.tokens[$0].keyword == .let }
        let isWrapped = !tree.attributes(of: variable).isEmpty
        return tree.children(of: variable).filter { tree.nodes[$0].kind == .binding }.compactMap { binding in
            let tokens = tree.nodes[binding].tokens
            let (hasValue, isOptional) = (hasValue(binding), text(tokens.upperBound - 1) == "?")
            let isComputed = !hasValue && text(tokens.upperBound - 1) == "}"
            if isComputed || isConstant && hasValue { return nil }
            return (tree.name(of: binding), hasValue || isOptional && !isConstant || isWrapped)
        }
    }

    private func hasValue(_ node: Int) -> Bool { tree.nodes[node].tokens.contains { text($0) == "=" } }
}
