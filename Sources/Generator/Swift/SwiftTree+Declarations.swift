extension SwiftTree {

    /// What Swift code can declare once: a type, a member of a type, or a conformance. Three examples:
    ///
    ///     Login.State                       a type
    ///     Login.show(_:animated:)           a function, with the types of its parameters
    ///     Login: View                       a conformance
    ///
    /// A variable and a function without parameters exclude each other: both have their name only.
    struct Declaration: Hashable {
        /// The type that it is in, as in `Login.State`; empty for none.
        let type: String
        let name: String
        /// The types of a function's parameters tell overloads apart.
        let types: [String]
        /// A type may have a property or a function of one name, and a static one.
        let isStatic: Bool

        /// As a message names it.
        var text: String { type.isEmpty || name.hasPrefix(":") ? type + name : type + "." + name }
    }

    /// What a node declares: `let a, b` has two names, and a type has its conformances, too. Nothing for what may be
    /// repeated: in code, and in an extension with `where`.
    ///
    /// - Parameter type: the type that it would be in; nil for the one that it is in.
    func declarations(of index: Int, in type: String? = nil) -> [Declaration] {
        guard let key = key(of: index), !isInCode(index), !isInConditionalExtension(index) else {
            return []
        }
        let type = type ?? nameOfType(around: index) ?? ""
        func declaration(_ name: String, isStatic: Bool = true) -> Declaration {
            Declaration(type: type, name: name, types: types(of: index), isStatic: isStatic)
        }
        let isStatic = modifiers(of: index).contains { $0 == "static" || $0 == "class" }
        switch key.kind {
        case .function where key.details.isEmpty: return [declaration(key.name, isStatic: isStatic)]
        case .function, .initializer, .subscript: return [declaration(key.text, isStatic: isStatic)]
        case .variable: return key.details.map { declaration($0, isStatic: isStatic) }
        case .enumCase: return key.details.map { declaration($0) }
        case .class, .protocol, .typealias, .associatedType, .extension:
            let own = [type, key.name].filter { !$0.isEmpty }.joined(separator: ".")
            let conformances = conformances(of: index).map {
                Declaration(type: own, name: ": " + $0, types: [], isStatic: true)
            }
            return (key.kind == .extension ? [] : [declaration(key.name)]) + (key.hasCondition ? [] : conformances)
        default: return []
        }
    }

    /// What the whole source declares: the nodes of each declaration.
    var declarations: [Declaration: [Int]] {
        nodes.indices.reduce(into: [:]) { found, node in
            for declaration in declarations(of: node) { found[declaration, default: []].append(node) }
        }
    }

    /// The names of a variable that has types, each with its type, without `any`.
    func typedNames(of variable: Int) -> [(name: String, type: String)] {
        let bindings = nodes[variable].kind == .variable ? Array(children(of: variable)) : []
        return bindings.filter { nodes[$0].kind == .binding }.compactMap { binding in
            let own = nodes[binding].tokens.drop { tokens[$0].kind != .colon }.dropFirst()
            let type = own.prefix { tokens[$0].kind != .equal && tokens[$0].kind != .openBrace }
            let words = type.map { text(of: tokens[$0]) }.filter { $0 != "any" }
            return words.isEmpty ? nil : (name(of: binding), words.joined())
        }
    }
}
