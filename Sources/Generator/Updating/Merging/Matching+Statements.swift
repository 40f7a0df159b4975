/// Statements and comments have no key: they are matched by their tokens, and by what they begin with.
extension Matching {

    /// What a child of a block is compared by.
    private enum Atom: Hashable {
        /// A declaration of the base, with its counterpart: an anchor.
        case declaration(Int)
        /// A declaration without a counterpart.
        case other(Int)
        case tokens([Int])
    }

    mutating func matchStatements(_ base: [Int], _ others: [Int], _ side: Side) {
        guard base.contains(where: { texts.base.keys[$0] == nil }) else { return }
        let text = text(side)
        var old = base.map { node -> Atom in
            texts.base.keys[node] != nil ? .declaration(node) : .tokens(texts.base.tokens(of: node))
        }
        let new = others.map { node -> Atom in
            guard text.keys[node] != nil else { return .tokens(text.tokens(of: node)) }
            return self.base(of: node, side).map(Atom.declaration) ?? .other(node)
        }
        if side == .yours {
            // A statement of the base stands for the templates' changed one, if yours has more of that.
            for (index, node) in base.enumerated() where texts.base.keys[node] == nil {
                guard let twin = templates[node] else { continue }
                let changed = Atom.tokens(texts.templates.tokens(of: twin))
                if changed != old[index], new.count(where: { $0 == changed }) > old.count(where: { $0 == changed }) {
                    old[index] = changed
                }
            }
        }
        let pairs = CommonSubsequence.pairs(old, new) { index in
            var weight = 0
            if case .tokens(let tokens) = old[index] { weight = min(tokens.count, 20) * 10 }
            // Ties go to statements that the templates keep.
            return side == .yours && templates[base[index]] != nil ? weight + 1 : weight
        }
        var start = (old: 0, new: 0)
        for pair in pairs + [(old.count, new.count)] {
            let gap = base[start.old..<pair.old].filter {
                texts.base.keys[$0] == nil && counterpart(of: $0, side) == nil
            }
            let found = others[start.new..<pair.new].filter { text.keys[$0] == nil && self.base(of: $0, side) == nil }
            matchAlike(gap, found, side)
            if pair.old < old.count, texts.base.keys[base[pair.old]] == nil {
                self.pair(base[pair.old], others[pair.new], side)
            }
            start = (pair.old + 1, pair.new + 1)
        }
    }

    /// Matches statements between two matched ones that begin alike.
    private mutating func matchAlike(_ base: [Int], _ others: [Int], _ side: Side) {
        guard !base.isEmpty, !others.isEmpty else { return }
        let text = text(side)
        let old = base.map(texts.base.beginning)
        let new = others.map(text.beginning)
        for (first, second) in CommonSubsequence.pairs(old, new) {
            let isSame = texts.base.heading(of: base[first]) == text.heading(of: others[second])
            let isSimilar = similarity.ofBodies(base[first], others[second], side) >= Similarity.threshold
            let isOnlySwitch = old[first].words == ["switch"] && base.count == 1
            guard !old[first].isControl || isSame || isSimilar || isOnlySwitch else { continue }
            pair(base[first], others[second], side)
        }
        matchCalls(base, others, side)
    }

    /// Matches a call that became another kind of statement: `return Router(a)` and `let router = Router(a)`.
    private mutating func matchCalls(_ base: [Int], _ others: [Int], _ side: Side) {
        let text = text(side)
        let old = base.filter { counterpart(of: $0, side) == nil }.map { ($0, texts.base.callee(of: $0)) }
        let new = others.filter { self.base(of: $0, side) == nil }.map { ($0, text.callee(of: $0)) }
        for (node, callee) in old where !callee.isEmpty && old.count(where: { $0.1 == callee }) == 1 {
            let found = new.filter { $0.1 == callee }
            if found.count == 1 { pair(node, found[0].0, side) }
        }
    }
}

/// What a statement begins with: the name that it assigns, declares or calls, or a keyword.
struct Beginning: Hashable {

    var words: [String] = []
    /// True for `name = …` and `let name = …`.
    var isAssignment = false
    /// True for `if`, `for`, …: many statements begin like it.
    var isControl = false
    var isComment = false

    /// True for `self.name = …` and `name = …`.
    var setsProperty: Bool {
        guard isAssignment, let first = words.first, first != "let", first != "var" else { return false }
        return words.count == 1 || words.prefix(2) == ["self", "."]
    }
}

extension ComparedText {

    private static let controls: Set<Keyword> = [.if, .guard, .for, .while, .switch, .do, .repeat, .defer]
    private static let exits: Set<Keyword> = [.return, .throw]

    func beginning(of index: Int) -> Beginning {
        var beginning = Beginning()
        if tree.nodes[index].kind == .comment {
            beginning.isComment = true
            beginning.words = [code(of: index).contains(Array("MARK".utf8)) ? "mark" : "comment"]
            return beginning
        }
        for token in tree.tokens[tree.nodes[index].tokens] {
            switch token.kind {
            case .equal:
                beginning.isAssignment = true
                beginning.words.removeAll { $0 == "private" || $0 == "weak" }
                return beginning
            case .colon where beginning.words.first == "let" || beginning.words.first == "var":
                beginning.isAssignment = true
                return beginning
            case .openParenthesis, .openBracket, .openBrace, .stringHead:
                beginning.words.append(tree.text(of: token))
                return beginning
            default: beginning.words.append(tree.text(of: token))
            }
            if beginning.words.count == 1, Self.controls.contains(token.keyword) || Self.exits.contains(token.keyword) {
                beginning.isControl = Self.controls.contains(token.keyword)
                // Arguments of one call are not those of another one.
                if Self.exits.contains(token.keyword) { beginning.words += callee(of: index) }
                return beginning
            }
        }
        return beginning
    }

    /// The words before the first parenthesis of a statement that returns or assigns a call, or is one: `Router` of
    /// `return Router(a)`. Empty for another statement; a parenthesis for a tuple.
    func callee(of index: Int) -> [String] {
        var words: [String] = []
        for token in tree.tokens[tree.nodes[index].tokens] {
            switch token.kind {
            case .openParenthesis: return words.isEmpty ? ["("] : words
            case .equal: words = []
            case .openBracket, .openBrace, .stringHead: return []
            default:
                words = Self.exits.contains(token.keyword) ? [] : words + [tree.text(of: token)]
            }
        }
        return []
    }

    /// The tokens of a statement up to its block.
    func heading(of index: Int) -> [Int] {
        let node = tree.nodes[index]
        let brace = tree.tokens[node.tokens].first { $0.kind == .openBrace }
        return brace.map { content(in: node.start..<Int($0.start)) } ?? tokens(of: index)
    }

    /// True for a statement that leaves the block: nothing below it runs.
    func leaves(_ index: Int) -> Bool {
        let first = tree.tokens[tree.nodes[index].tokens].first
        switch first?.keyword {
        case .return, .throw, .break, .continue, .fallthrough: return true
        default: return first.map { tree.text(of: $0) == "fatalError" } ?? false
        }
    }

    func callsInitializer(_ index: Int) -> Bool {
        tree.tokens[tree.nodes[index].tokens].prefix(3).map(\.keyword) == [.super, .none, .`init`]
    }
}
