/// What would not be Swift, although each of its tokens is.
extension MergeProof {

    /// `lazy let`; a statement that never runs below one that leaves the function; a local variable that a block declares
    /// twice, or uses above its declaration; a `return` without a value in a function that has a result; `$0` in a closure
    /// with named parameters; `logger?` where the property is not optional; a property that an `init` leaves without a value;
    /// an `override` with other labels. Nil if each of these is in one of the texts, too.
    static func mistakeInTokens(_ result: ComparedText, of texts: PerText<ComparedText>) -> String? {
        let tokens = result.tree.tokens
        let isLazy = zip(tokens, tokens.dropFirst()).contains { $0.keyword == .lazy && $1.keyword == .let }
        if isLazy { return "'lazy let' would not be Swift" }
        let kinds: [(found: (SwiftTree) -> Set<String>, mistake: String)] = [
            (\.statementsBelowExits, "would never run"),
            ({ Set($0.repeatedVariables.map(\.name)) }, "would be declared twice"),
            (\.namesUsedTooSoon, "would be used above its declaration"), (\.emptyReturns, "would return nothing"),
            (\.unnamedParameters, "would be in a closure with named parameters"),
            (\.usesOfOtherOptionals, "would be used with '?' though it is not optional, or the other way round"),
            (\.unsetProperties, "would get no value in an 'init'"),
            (\.overrides, "would be an 'override' with other labels"),
        ]
        return kinds.lazy.compactMap { found, mistake in
            // Nearly always there is none.
            let known = [texts.base, texts.yours, texts.templates].lazy
            let new = known.reduce(found(result.tree)) { $0.isEmpty ? $0 : $0.subtracting(found($1.tree)) }
            return new.min().map { "'\($0)' \(mistake)" }
        }.first
    }

    /// A name that the result uses and does not declare, though both sides declare it where they use it. What yours declares
    /// may be used: the templates may delete a property that your code still names, as an option does.
    static func undeclaredName(_ result: ComparedText, of texts: PerText<ComparedText>) -> String? {
        let known = [texts.yours, texts.templates].reduce(texts.yours.tree.properties) { $0.union($1.tree.undeclared) }
        let name = result.tree.undeclared.subtracting(known).min()
        return name.map { "'\($0)' would not be declared in this file" }
    }

    /// A name or a literal of the templates that would be there more often than the changes of both sides make it: what
    /// yours deleted is back, or what both changed is there in both forms.
    ///
    ///     load(a: 1, b: 2)      load(a: 1)      try load(a: 1, b: 2)      `b` may not be in the result
    static func mistakeInNames(_ result: ComparedText, of texts: PerText<ComparedText>) -> String? {
        let tooMany = namesTooOften(in: result.names.counts, of: texts.map(\.names.counts))
        return tooMany.compactMap(result.text(ofWord:)).min().map { "'\($0)' would be there too often" }
    }

    /// The names that a result has more often than yours, and than the changes of both sides make it.
    static func namesTooOften(in result: [Int: Int], of texts: PerText<[Int: Int]>) -> [Int] {
        result.filter { name, now in
            let count = texts.map { $0[name] ?? 0 }
            return now > max(count.yours, allowed(count).most)
        }.map(\.key)
    }
}

extension SwiftTree {

    /// The variables that a type or the file declares.
    fileprivate var properties: Set<String> {
        let variables = nodes.indices.filter { nodes[$0].kind == .variable }
        let own = variables.filter { [.memberBlock, .file].contains(nodes[nodes[$0].parent].kind) }
        return Set(own.flatMap(names))
    }

    /// The names that it uses, on their own or behind `self`, and does not declare.
    fileprivate var undeclared: Set<String> {
        let names = NamesInCode(self)
        let declared = DeclaredNames([names])
        let uses = names.uses.filter { $0.use.owner == .none || $0.use.owner == .itself }
        return Set(uses.filter { !declared.declares($0) }.map(\.use.name)).subtracting([NamesInCode.initializer])
    }

    /// The properties without a value that an initializer of their type leaves so.
    fileprivate var unsetProperties: Set<String> {
        let types = nodes.indices.filter { [.class, .struct, .actor].contains(nodes[$0].kind) }
        return Set(types.flatMap { type in unsetProperties(of: type).map(\.name) })
    }

    /// The functions and initializers that override one of a superclass which is not in this file.
    fileprivate var overrides: Set<String> {
        let functions = nodes.indices.filter { [.function, .initializer].contains(nodes[$0].kind) }
        let (overriding, others) = (
            functions.filter { modifiers(of: $0).contains("override") },
            functions.filter { !modifiers(of: $0).contains("override") }
        )
        func names(_ nodes: [Int]) -> Set<String> { Set(nodes.compactMap { key(of: $0)?.text }) }
        return names(overriding).subtracting(names(others))
    }

    /// The statements that stand below one of their block that leaves it.
    fileprivate var statementsBelowExits: Set<String> {
        let exits: [Keyword] = [.return, .throw, .break, .continue, .fallthrough]
        return nodes.indices.filter { nodes[$0].kind == .statement }.reduce(into: []) { found, node in
            let first = tokens[nodes[node].tokens.lowerBound]
            guard exits.contains(first.keyword) || text(of: first) == "fatalError", nodes[node].next < nodes.count,
                nodes[nodes[node].next].parent == nodes[node].parent, nodes[nodes[node].next].kind == .statement
            else { return }
            found.insert(text(of: nodes[node].next))
        }
    }

    /// The local variables that a statement uses which stands above their declaration in the block.
    fileprivate var namesUsedTooSoon: Set<String> {
        blocks.reduce(into: []) { found, children in
            var used: Set<String> = []
            for child in children {
                found.formUnion(used.intersection(variables(of: child)))
                // Neither members nor labels.
                let own = nodes[child].tokens.filter {
                    tokens[$0].kind == .word && tokens[max($0, 1) - 1].kind != .dot && tokens[$0 + 1].kind != .colon
                }
                used.formUnion(own.map { text(of: tokens[$0]) })
            }
        }
    }

    /// Names such as `$0` in closures that name their parameters.
    fileprivate var unnamedParameters: Set<String> {
        let closures = nodes.indices.filter { nodes[$0].kind == .closure }
        return tokens.indices.reduce(into: []) { found, index in
            let head = source[tokens[index].range].prefix(2)
            guard head.first == UInt8(ascii: "$"), head.last.map({ 48...57 ~= $0 }) == true,
                let closure = closures.last(where: { nodes[$0].tokens.contains(index) }),
                let signature = child(.signature, of: closure).map({ nodes[$0].tokens })
            else { return }
            // Behind the captures.
            let first = tokens[signature.lowerBound]
            let start = first.kind == .openBracket ? Int(first.partner) : signature.lowerBound
            let isNamed = tokens[start..<signature.upperBound].contains { $0.kind == .word && $0.keyword == .none }
            if isNamed { found.insert(text(of: tokens[index])) }
        }
    }

    /// The properties that are used as optionals though they are declared without `?`, or used with `.` though declared with
    /// `?`.
    ///
    ///     let logger: Logger
    ///     logger?.log()
    fileprivate var usesOfOtherOptionals: Set<String> {
        var areOptional: [String: [String: Set<Bool>]] = [:]
        let variables = nodes.indices.filter { nodes[$0].kind == .variable }
        for node in variables where nodes[nodes[node].parent].kind == .memberBlock {
            let type = name(of: nodes[nodes[node].parent].parent)
            // What a function returns may be an optional, too.
            for (name, own) in typedNames(of: node) where own.last != "!" && !own.contains("->") {
                areOptional[type, default: [:]][name, default: []].insert(
                    own.last == "?" || own.hasPrefix("Optional<")
                )
            }
        }
        let uses = NamesInCode(self).uses.filter { occurrence in
            let isOfSelf = occurrence.use.owner == .itself || (occurrence.use.owner == .none && !occurrence.isLocal)
            // Two types may have one name.
            guard isOfSelf, let kinds = areOptional[occurrence.type]?[occurrence.use.name], kinds.count == 1 else {
                return false
            }
            let next = tokens[tokens.sortedIndex { Int($0.start) > occurrence.offset }]
            let isUnwrapped = next.fixity == .postfix && ["?", "!"].contains(text(of: next))
            return kinds.contains(true) ? next.kind == .dot : isUnwrapped
        }
        return Set(uses.map(\.use.name))
    }

    /// The functions with a result that have a `return` without a value.
    fileprivate var emptyReturns: Set<String> {
        nodes.indices.reduce(into: []) { found, index in
            let own = tokens[nodes[index].tokens]
            guard nodes[index].kind == .statement, own.count == 1, own.first?.keyword == .return,
                let owner = owners(of: index).first(where: {
                    [.function, .closure, .accessor].contains(nodes[$0].kind)
                }),
                nodes[owner].kind == .function
            else { return }
            if returnsValue(owner) { found.insert(key(of: owner)?.text ?? "") }
        }
    }
}

extension SwiftTree.Token {

    /// True for a name or a literal: no keyword, no punctuation.
    var isNameOrLiteral: Bool {
        [.number, .string, .stringTail, .regex].contains(kind) || kind == .word && keyword == .none
    }
}
