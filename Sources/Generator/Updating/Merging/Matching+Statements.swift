/// Statements, comments and elements have no key: they are matched by their tokens, and by what they begin with.
extension Matching {

    // MARK: - Statements -

    mutating func matchStatements(_ block: PerText<[Int]>, _ side: Side) {
        let base = block.base
        let others = block[side]
        guard base.contains(where: { texts.base.keys[$0] == nil }) else { return }
        let text = texts[side]
        // What a child is compared by: its tokens, or the declaration of the base that it is.
        var old = base.map { texts.base.keys[$0] != nil ? [-1, $0] : texts.base.tokens(of: $0) }
        let new = others.map { node in
            guard text.keys[node] != nil else { return text.tokens(of: node) }
            return self.base(of: node, side).map { [-1, $0] } ?? [-2, node]
        }
        if side == .yours {
            // A statement of the base stands for the templates' changed one, if yours has more of that.
            for (index, node) in base.enumerated() where texts.base.keys[node] == nil {
                guard let twin = templates[node] else { continue }
                let changed = texts.templates.tokens(of: twin)
                if changed != old[index], new.count(where: { $0 == changed }) > old.count(where: { $0 == changed }) {
                    old[index] = changed
                }
            }
        }
        let pairs = CommonSubsequence.pairs(old, new) { index in
            // Ties go to long statements, then to those that the templates keep.
            let weight = texts.base.keys[base[index]] == nil ? min(old[index].count, 20) * 10 : 0
            return side == .yours && templates[base[index]] != nil ? weight + 1 : weight
        }
        if side == .yours { matchMovedStatements(block, old, new, pairs) }
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

    /// Matches what only yours moved within the block: equal statements that both texts have left once.
    private mutating func matchMovedStatements(
        _ block: PerText<[Int]>,
        _ old: [[Int]],
        _ new: [[Int]],
        _ pairs: [(old: Int, new: Int)]
    ) {
        func left(_ nodes: [Int], _ tokens: [[Int]], _ matched: [Int], _ text: ComparedText) -> [[Int]: [Int]] {
            let matched = Set(matched)
            let rest = nodes.indices.filter { !matched.contains($0) && text.isStatement(nodes[$0]) }
            return Dictionary(grouping: rest) { tokens[$0] }.mapValues { $0.map { nodes[$0] } }
        }
        let found = left(block.yours, new, pairs.map(\.new), texts.yours)
        guard !found.isEmpty else { return }
        let inserted = block.templates.filter { baseOfTemplates[$0] == nil }
        let movedByTemplates = Set(inserted.map(texts.templates.tokens))
        for (tokens, nodes) in left(block.base, old, pairs.map(\.old), texts.base) where nodes.count == 1 {
            guard let same = found[tokens], same.count == 1, !movedByTemplates.contains(tokens) else { continue }
            pair(nodes[0], same[0], .yours)
            movedStatements.insert(same[0])
        }
    }

    /// Matches statements between two matched ones that begin alike.
    private mutating func matchAlike(_ base: [Int], _ others: [Int], _ side: Side) {
        guard !base.isEmpty, !others.isEmpty else { return }
        let text = texts[side]
        let old = base.map(texts.base.beginning)
        for (first, second) in CommonSubsequence.pairs(old, others.map(text.beginning)) {
            // Many statements begin with `if`.
            if old[first].kind == .control {
                let isSame = texts.base.heading(of: base[first]) == text.heading(of: others[second])
                let mine = similarity.statements[side][others[second]]
                let share = Similarity.share(similarity.statements.base[base[first]], mine)
                guard isSame || share >= Similarity.threshold else { continue }
            }
            pair(base[first], others[second], side)
        }
        // A call may have become another kind of statement: `return Router(a)` and `let router = Router(a)`.
        let calls = base.filter { counterpart(of: $0, side) == nil }.map { ($0, texts.base.callee(of: $0)) }
        let found = others.filter { self.base(of: $0, side) == nil }.map { ($0, text.callee(of: $0)) }
        for (node, callee) in calls where !callee.isEmpty && calls.count(where: { $0.1 == callee }) == 1 {
            let same = found.filter { $0.1 == callee }
            if same.count == 1 { pair(node, same[0].0, side) }
        }
        // The only ones that are left, with half of their names in common: `service.load()` and `service.reload()`.
        let left = base.filter { counterpart(of: $0, side) == nil && texts.base[$0].kind == .statement }
        let rest = others.filter { self.base(of: $0, side) == nil && text[$0].kind == .statement }
        guard left.count == 1, rest.count == 1 else { return }
        let names = (texts.base.names(of: left[0]), text.names(of: rest[0]))
        let common = names.0.filter(names.1.contains).count
        if common > 0, 2 * common >= max(names.0.count, names.1.count) { pair(left[0], rest[0], side) }
    }

    // MARK: - Elements -

    /// Matches the elements of three lists.
    mutating func matchElements(_ list: PerText<[Int]>) {
        matchElements(list.base, list.templates, .templates, except: [])
        // What the templates insert yours may have already.
        let inserted = list.templates.filter { baseOfTemplates[$0] == nil }.map(texts.templates.label)
        matchElements(list.base, list.yours, .yours, except: Set(inserted))
    }

    private mutating func matchElements(_ base: [Int], _ others: [Int], _ side: Side, except: Set<Label>) {
        let text = texts[side]
        var left = Dictionary(grouping: others, by: text.label)
        for node in base {
            let twin = side == .yours ? templates[node].map(texts.templates.label) : nil
            let labels = [texts.base.label(of: node), twin].compactMap(\.self)
            guard let label = labels.first(where: { left[$0]?.isEmpty == false }) else { continue }
            if let found = left[label]?.removeFirst() { pair(node, found, side) }
        }
        // The only one with a type, or a value, is the same, with another label.
        func byValue(_ nodes: [Int], _ text: ComparedText) -> [[Int]: [Int]] {
            Dictionary(grouping: nodes.filter { !text.value(of: $0).isEmpty }, by: text.value)
        }
        let found = others.filter { self.base(of: $0, side) == nil && !except.contains(text.label(of: $0)) }
        let renamed = byValue(found, text)
        for (value, nodes) in byValue(base.filter { counterpart(of: $0, side) == nil }, texts.base) {
            if nodes.count == 1, let same = renamed[value], same.count == 1 { pair(nodes[0], same[0], side) }
        }
        // Between two of these, elements without a label are the same if both texts have as many.
        let matched = base.filter { counterpart(of: $0, side) != nil }
        let places = matched.map { counterpart(of: $0, side).map { text.position[$0] } ?? 0 }
        var start = (base: 0, other: 0)
        let anchors = CommonSubsequence.increasing(places).map { (texts.base.position[matched[$0]], places[$0]) }
        for (index, number) in anchors + [(base.count, others.count)] {
            let gap = base[start.base..<index].filter {
                counterpart(of: $0, side) == nil && texts.base[$0].name.isEmpty
            }
            let found = others[start.other..<number].filter {
                self.base(of: $0, side) == nil && text[$0].name.isEmpty && !except.contains(text.label(of: $0))
            }
            if gap.count == found.count { for (node, other) in zip(gap, found) { pair(node, other, side) } }
            start = (min(index + 1, base.count), min(number + 1, others.count))
        }
    }
}

/// What an element is among others: its label, the key of a dictionary's element, or its tokens. A parameter
/// `_ user: User` has a name in place of a label.
struct Label: Hashable {
    let label: String
    let tokens: [Int]
}

/// What a statement begins with: the name that it assigns, declares or calls, or a keyword.
struct Beginning: Hashable {

    enum Kind {
        /// `name = …` and `let name = …`
        case assignment
        /// `if`, `for`, …
        case control
        case comment
        case other
    }

    var kind = Kind.other
    var words: [String] = []

    /// True for `self.name = …` and `name = …`.
    var setsProperty: Bool {
        guard kind == .assignment, let first = words.first, first != "let", first != "var" else { return false }
        return words.count == 1 || words.prefix(2) == ["self", "."]
    }
}

extension ComparedText {

    private static let controls: Set<Keyword> = [.if, .guard, .for, .while, .switch, .do, .repeat, .defer]
    private static let exits: Set<Keyword> = [.return, .throw]

    /// The tokens of a node that are in none of its brackets.
    private func ownTokens(of index: Int) -> [SwiftTree.Token] {
        var (own, position) = ([SwiftTree.Token](), tree.nodes[index].tokens.lowerBound)
        while position < tree.nodes[index].tokens.upperBound {
            own.append(tree.tokens[position])
            position = max(position, Int(tree.tokens[position].partner)) + 1
        }
        return own
    }

    func label(of index: Int) -> Label {
        let label = tree.name(of: index)
        let node = tree.nodes[index]
        let isOfDictionary = label.isEmpty && code(of: node.parent).first == UInt8(ascii: "[")
        let colon = isOfDictionary ? ownTokens(of: index).first { $0.kind == .colon } : nil
        if let colon { return Label(label: "", tokens: tokens(in: node.start..<Int(colon.start))) }
        let tokens = label.isEmpty || label == "_" ? tokens(of: index) : []
        return Label(label: label, tokens: label == "_" ? Array(tokens.prefix(2)) : tokens)
    }

    /// The names and the literals of a statement, up to its block.
    func names(of index: Int) -> [String] {
        let heading = tree.tokens[tree.nodes[index].tokens].prefix { $0.kind != .openBrace }
        return heading.filter(\.isNameOrLiteral).map(tree.text)
    }

    /// The tokens behind the label of an element: its type or its value. None for one without a label.
    func value(of index: Int) -> [Int] {
        let node = tree.nodes[index]
        guard !node.name.isEmpty, let colon = tree.tokens[node.tokens].first(where: { $0.kind == .colon }) else {
            return []
        }
        return tokens(in: Int(colon.end)..<node.end)
    }

    func beginning(of index: Int) -> Beginning {
        if tree.nodes[index].kind == .comment {
            return Beginning(kind: .comment, words: code(of: index).contains("MARK".utf8) ? ["mark"] : [])
        }
        var words: [String] = []
        for token in tree.tokens[tree.nodes[index].tokens] {
            let isDeclaration = words.first == "let" || words.first == "var"
            if token.kind == .equal || token.kind == .colon && isDeclaration {
                return Beginning(kind: .assignment, words: words.filter { $0 != "private" && $0 != "weak" })
            }
            words.append(tree.text(of: token))
            switch token.kind {
            case .openParenthesis, .openBracket, .openBrace, .stringHead: return Beginning(words: words)
            default: break
            }
            if words.count == 1, Self.controls.contains(token.keyword) {
                return Beginning(kind: .control, words: words)
            }
            // Arguments of one call are not those of another one.
            if words.count == 1, Self.exits.contains(token.keyword) {
                return Beginning(words: words + callee(of: index))
            }
        }
        return Beginning(words: words)
    }

    /// The words before the first parenthesis of a statement that returns or assigns a call, or is one: `Router` of
    /// `return Router(a)`. Empty for another statement; a parenthesis for a tuple.
    func callee(of index: Int) -> [String] {
        var words: [String] = []
        for token in tree.tokens[tree.nodes[index].tokens] {
            switch token.kind {
            case .openParenthesis: return words.isEmpty ? ["("] : words
            case .openBracket, .openBrace, .stringHead: return []
            default:
                let isStart = token.kind == .equal || Self.exits.contains(token.keyword)
                words = isStart ? [] : words + [tree.text(of: token)]
            }
        }
        return []
    }

    /// The tokens of a statement up to its block.
    func heading(of index: Int) -> [Int] {
        let node = tree.nodes[index]
        let brace = tree.tokens[node.tokens].first { $0.kind == .openBrace }
        return content(in: node.start..<(brace.map { Int($0.start) } ?? node.end))
    }

    /// True for a `guard`, and for an `if` or another statement with blocks that has a `return` or the like.
    func mayLeave(_ index: Int) -> Bool {
        let tokens = tree.tokens[tree.nodes[index].tokens]
        guard tree.nodes[index].kind == .statement, let first = tokens.first?.keyword else { return false }
        // A loop and a `switch` end with their own `break`.
        let others: Set<Keyword> =
            switch first {
            case .for, .while, .repeat: []
            case .switch: [.continue]
            default: [.break, .continue]
            }
        let leaves = Self.exits.union(others)
        return Self.controls.contains(first)
            && zip(tokens, tokens.dropFirst()).contains { token, next in
                // `continue outer`
                let hasLabel = next.kind == .word && next.keyword == .none && !next.gap.contains(.lineEnd)
                return leaves.contains(token.keyword) || hasLabel && [.break, .continue].contains(token.keyword)
            }
    }

    func callsInitializer(_ index: Int) -> Bool {
        tree.tokens[tree.nodes[index].tokens].prefix(3).map(\.keyword) == [.super, .none, .`init`]
    }
}
