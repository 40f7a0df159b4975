/// The calls in a Swift file, and what it declares that can be called.
///
///     struct User { let name: String; var age = 0 }      User.init(name:), User.init(name:age:)
///     let user = User(name: "A")                         User.init, with the label name
///     user.show()                                        show of the type of user, without labels
struct CallsInCode {

    /// A function, or an initializer, whose name is `init`.
    struct Callee: Hashable {
        let type: String
        let name: String

        static let initializer = "init"
    }

    /// A call, or a function that may implement a requirement of a protocol.
    struct Call {
        /// What stands before it: `user` of `user.show()`, and `self`; nil for nothing.
        var receiver: String?
        let name: String
        /// The labels of its arguments; `_` for an argument without one.
        let labels: [String]
        let offset: Int
        /// The type that it is in; `""` for the top level.
        let type: String
        /// True for a function that a protocol requires.
        var isRequirement = false

        /// As a message names it: `User(name:age:)`.
        var text: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
    }

    /// The parameters of a function; one with a default value need not have an argument.
    struct Signature {
        let parameters: [(label: String, hasDefault: Bool)]

        /// The labels of a call that has as many as possible of some labels, and no others.
        func labels(with wanted: [String]) -> [String] {
            parameters.filter { !$0.hasDefault || wanted.contains($0.label) }.map(\.label)
        }
    }

    private(set) var calls: [Call] = []
    /// The functions of types.
    private(set) var functions: [Call] = []
    private(set) var signatures: [Callee: [Signature]] = [:]
    /// The types that inherit no initializers.
    private(set) var types: Set<String> = []
    /// The types of the properties of each type, if they are one word.
    private(set) var properties: [String: [String: String]] = [:]

    private let tree: SwiftTree

    init(_ tree: SwiftTree) {
        self.tree = tree
        var around: [(type: String, end: Int)] = []
        for (index, node) in tree.nodes.enumerated() {
            while let last = around.last, last.end <= index { around.removeLast() }
            switch node.kind {
            case .list: call(index, in: around.last?.type ?? "")
            case .class, .struct, .actor, .enum, .protocol, .extension:
                declare(index)
                around.append((tree.name(of: index), node.next))
            default: break
            }
        }
    }

    private func text(_ token: Int) -> String { tree.text(of: tree.tokens[token]) }

    private mutating func call(_ list: Int, in type: String) {
        let node = tree.nodes[list]
        let callee = node.tokens.lowerBound - 1
        // A closure behind the list is an argument, too.
        let isLast = !tree.children(of: node.parent).contains {
            tree.nodes[$0].kind == .closure && tree.nodes[$0].tokens.lowerBound == node.tokens.upperBound
        }
        guard callee > 0, isLast, tree.tokens[callee].kind == .word,
            tree.tokens[node.tokens.lowerBound].kind == .openParenthesis
        else { return }
        var receiver: String?
        if tree.tokens[callee - 1].kind == .dot {
            // `view.show()`, `view?.show()`, and `self.view.show()`
            var before = callee - 2
            if before > 0, ["?", "!"].contains(text(before)) { before -= 1 }
            let isMember = before > 0 && tree.tokens[before - 1].kind == .dot
            let isOfSelf = isMember && before > 1 && text(before - 2) == "self"
            guard before >= 0, tree.tokens[before].kind == .word, !isMember || isOfSelf else { return }
            receiver = text(before)
        }
        let labels = tree.children(of: list).map { tree.nodes[$0].name.isEmpty ? "_" : tree.name(of: $0) }
        let offset = tree.tokens[callee].range.lowerBound
        calls.append(Call(receiver: receiver, name: text(callee), labels: labels, offset: offset, type: type))
    }

    private mutating func declare(_ type: Int) {
        let kind = tree.nodes[type].kind
        let members = tree.children(of: type, in: .memberBlock)
        let name = tree.name(of: type)
        for member in members {
            if tree.nodes[member].kind == .variable { property(member, of: name) }
            guard tree.nodes[member].kind == .function else { continue }
            let signature = Signature(parameters: parameters(of: member))
            let callee = Callee(type: name, name: tree.name(of: member))
            let offset = tree.tokens[tree.nodes[member].name.lowerBound].range.lowerBound
            signatures[callee, default: []].append(signature)
            let labels = signature.parameters.map(\.label)
            var function = Call(name: callee.name, labels: labels, offset: offset, type: name)
            function.isRequirement = kind == .protocol
            functions.append(function)
        }
        let own = members.filter { tree.nodes[$0].kind == .initializer }
        var declared = own.map { Signature(parameters: parameters(of: $0)) }
        // A class that overrides an initializer may inherit others.
        if own.contains(where: { tree.modifiers(of: $0).contains("override") }) { return }
        if kind == .class, own.allSatisfy({ tree.modifiers(of: $0).contains("convenience") }) {
            guard tree.conformances(of: type).isEmpty else { return }
            declared.append(Signature(parameters: []))
        } else if kind == .struct, own.isEmpty {
            declared = [Signature(parameters: members.flatMap { tree.memberwise($0) })]
        } else if kind == .actor, own.isEmpty {
            declared = [Signature(parameters: [])]
        }
        if kind == .protocol { return }
        signatures[Callee(type: name, name: Callee.initializer), default: []] += declared
        if kind != .extension, !declared.isEmpty { types.insert(name) }
    }

    /// Notes the type of a property: `User` of `weak var user: User?` and `let user = User()`.
    private mutating func property(_ variable: Int, of type: String) {
        for binding in tree.children(of: variable) where tree.nodes[binding].kind == .binding {
            let tokens = tree.nodes[binding].tokens.dropFirst()
            let words = tokens.dropFirst().drop { ["any", "some"].contains(text($0)) }
            guard let first = tokens.first, [":", "="].contains(text(first)), let word = words.first,
                tree.tokens[word].kind == .word, words.dropFirst().first.map({ tree.tokens[$0].kind != .dot }) ?? true
            else { continue }
            properties[type, default: [:]][tree.name(of: binding)] = text(word)
        }
    }

    private func parameters(of initializer: Int) -> [(label: String, hasDefault: Bool)] {
        tree.children(of: initializer, in: .parameters).map { (tree.name(of: $0), tree.hasValue($0)) }
    }
}

extension SwiftTree {

    /// The parameters of a struct's own initializer: a variable needs an argument if nothing else gives it a value.
    func memberwise(_ variable: Int) -> [(label: String, hasDefault: Bool)] {
        guard nodes[variable].kind == .variable, !modifiers(of: variable).contains("static") else {
            return []
        }
        let isConstant = nodes[variable].tokens.contains { tokens[$0].keyword == .let }
        let isWrapped = !attributes(of: variable).isEmpty
        return children(of: variable).filter { nodes[$0].kind == .binding }.compactMap { binding in
            let tokens = nodes[binding].tokens
            let (hasValue, last) = (hasValue(binding), text(of: self.tokens[tokens.upperBound - 1]))
            let (isOptional, isComputed) = (["?", "!"].contains(last), !hasValue && last == "}")
            if isComputed || isConstant && hasValue { return nil }
            return (name(of: binding), hasValue || isOptional && !isConstant || isWrapped)
        }
    }

    fileprivate func hasValue(_ node: Int) -> Bool { nodes[node].tokens.contains { text(of: tokens[$0]) == "=" } }
}
