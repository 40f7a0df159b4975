/// How much two declarations of different texts have in common.
struct Similarity {

    /// What is at least as similar is the same declaration, renamed.
    static let threshold = 0.5

    /// The statements in each declaration's blocks, at any depth: numbers that are the same in all texts.
    private let statements: PerText<[[Int]]>
    private let texts: PerText<ComparedText>

    init(_ texts: PerText<ComparedText>) {
        var numbers: [[Int]: Int] = [:]
        func statements(_ text: ComparedText) -> [[Int]] {
            var found = [[Int]](repeating: [], count: text.tree.nodes.count)
            for (index, node) in text.tree.nodes.enumerated() where text.isStatement(index) {
                let tokens = text.tokensOutsideOfBlocks(index)
                let next = numbers.count
                let number = numbers[tokens, default: next]
                if number == next { numbers[tokens] = next }
                var outer = node.parent
                while outer > 0 {
                    found[outer].append(number)
                    outer = text[outer].parent
                }
            }
            return found
        }
        self.texts = texts
        self.statements = PerText(
            base: statements(texts.base),
            yours: statements(texts.yours),
            templates: statements(texts.templates)
        )
    }

    private func statements(_ side: Matching.Side) -> [[Int]] {
        side == .yours ? statements.yours : statements.templates
    }

    func hasBody(_ node: Int, _ side: Matching.Side) -> Bool { !statements(side)[node].isEmpty }
    func hasBody(base: Int) -> Bool { !statements.base[base].isEmpty }

    /// The share of the statements that two bodies have in common, if it is half of the base's; else 0.
    func ofBodies(_ base: Int, _ other: Int, _ side: Matching.Side, only: (Int) -> Bool = { _ in true }) -> Double {
        guard texts.base[base].kind == (side == .yours ? texts.yours : texts.templates)[other].kind else { return 0 }
        return Self.dice(statements.base[base].filter(only), statements(side)[other].filter(only))
    }

    /// The same for two declarations with one key.
    func ofMoved(_ base: Int, _ yours: Int) -> Double {
        Self.dice(statements.base[base], statements.yours[yours], haveSameKey: true)
    }

    /// The same for the templates' and yours' counterparts.
    func ofTemplates(_ templates: Int, andYours yours: Int, only: (Int) -> Bool = { _ in true }) -> Double {
        guard texts.templates[templates].kind == texts.yours[yours].kind else { return 0 }
        return Self.dice(statements.templates[templates].filter(only), statements.yours[yours].filter(only))
    }

    private static func dice(_ old: [Int], _ new: [Int], haveSameKey: Bool = false) -> Double {
        guard !old.isEmpty, !new.isEmpty else { return 0 }
        var counts = old.counts
        let common = new.count { statement in
            guard let count = counts[statement], count > 0 else { return false }
            counts[statement] = count - 1
            return true
        }
        // One statement in common says little, unless it is all that both have.
        let isEnough = haveSameKey || common > 1 || common == max(old.count, new.count)
        return isEnough && 2 * common >= old.count ? 2 * Double(common) / Double(old.count + new.count) : 0
    }

    /// True if yours has half of the statements that base and templates share.
    func keepsShared(_ base: Int, _ templates: Int, yours: Int) -> Bool {
        let theirs = Set(statements.templates[templates])
        let mine = Set(statements.yours[yours])
        let both = statements.base[base].filter(theirs.contains)
        return !both.isEmpty && 2 * both.count(where: mine.contains) >= both.count
    }

    /// The share of the members of a type that another one has, if it is a half, and two at least; else 0.
    func ofMembers(_ old: Set<SwiftTree.Key>, _ new: Set<SwiftTree.Key>) -> Double {
        let common = old.intersection(new).count
        return common > 1 && 2 * common >= old.count ? Double(common) / Double(old.count) : 0
    }

    /// The statements that at most one of some siblings has, in either text.
    func statementsOfOne(_ base: [Int], _ others: [Int], _ side: Matching.Side) -> (Int) -> Bool {
        let here = base.flatMap { Set(statements.base[$0]) }.counts
        let there = others.flatMap { Set(statements(side)[$0]) }.counts
        return { here[$0, default: 0] <= 1 && there[$0, default: 0] <= 1 }
    }
}
