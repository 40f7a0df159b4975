/// How much two declarations of different texts have in common.
struct Similarity {

    /// What is at least as similar is the same declaration, renamed.
    static let threshold = 0.5

    /// The lines of each declaration's body: numbers that are the same in all texts.
    private let lines: PerText<[[Int]]>
    private let texts: PerText<ComparedText>

    init(_ texts: PerText<ComparedText>) {
        var numbers: [[UInt8]: Int] = [:]
        func lines(_ text: ComparedText) -> [[Int]] {
            text.tree.nodes.indices.map { Self.isCompared(text[$0].kind) ? Self.lines(of: $0, in: text, &numbers) : [] }
        }
        self.texts = texts
        self.lines = PerText(base: lines(texts.base), yours: lines(texts.yours), templates: lines(texts.templates))
    }

    private static func isCompared(_ kind: SwiftTree.Node.Kind) -> Bool {
        kind.isDeclaration || kind == .accessor || kind == .conditional || kind == .statement || kind == .switchCase
    }

    /// The lines with a letter in the blocks of a node, without comments.
    private static func lines(of node: Int, in text: ComparedText, _ numbers: inout [[UInt8]: Int]) -> [Int] {
        blocks(of: node, in: text).flatMap { block -> [Int] in
            guard let first = text.children[block].first, let last = text.children[block].last else { return [] }
            return text.source[text[first].start..<text[last].end].split(separator: UInt8(ascii: "\n")).compactMap { line in
                let words = line.split(whereSeparator: \.isSpace)
                let plain = Array(words.joined(separator: [UInt8(ascii: " ")]))
                guard plain.contains(where: \.isLetter), !plain.starts(with: "//".utf8) else { return nil }
                let next = numbers.count
                let number = numbers[plain, default: next]
                if number == next { numbers[plain] = next }
                return number
            }
        }
    }

    /// The blocks that are nearest to a node.
    private static func blocks(of node: Int, in text: ComparedText) -> [Int] {
        text.children[node].flatMap { child -> [Int] in
            switch text[child].kind {
            case .memberBlock, .codeBlock, .caseBlock, .accessorBlock, .closure, .branch, .caseBody: [child]
            case .binding, .enumElement: blocks(of: child, in: text)
            default: []
            }
        }
    }

    private func lines(_ side: Matching.Side) -> [[Int]] { side == .yours ? lines.yours : lines.templates }

    func hasBody(_ node: Int, _ side: Matching.Side) -> Bool { !lines(side)[node].isEmpty }
    func hasBody(base: Int) -> Bool { !lines.base[base].isEmpty }

    /// The share of the lines that two bodies have in common, if it is half of the base's; else 0.
    func ofBodies(_ base: Int, _ other: Int, _ side: Matching.Side, only: (Int) -> Bool = { _ in true }) -> Double {
        guard texts.base[base].kind == (side == .yours ? texts.yours : texts.templates)[other].kind else { return 0 }
        return Self.dice(lines.base[base].filter(only), lines(side)[other].filter(only))
    }

    /// The same for the templates' and yours' counterparts.
    func ofTemplates(_ templates: Int, andYours yours: Int, only: (Int) -> Bool = { _ in true }) -> Double {
        guard texts.templates[templates].kind == texts.yours[yours].kind else { return 0 }
        return Self.dice(lines.templates[templates].filter(only), lines.yours[yours].filter(only))
    }

    private static func dice(_ old: [Int], _ new: [Int]) -> Double {
        guard !old.isEmpty, !new.isEmpty else { return 0 }
        var counts = old.counts
        let common = new.count { line in
            guard let count = counts[line], count > 0 else { return false }
            counts[line] = count - 1
            return true
        }
        return 2 * common >= old.count ? 2 * Double(common) / Double(old.count + new.count) : 0
    }

    /// True if yours has half of the lines that base and templates share.
    func keepsShared(_ base: Int, _ templates: Int, yours: Int) -> Bool {
        let theirs = Set(lines.templates[templates])
        let mine = Set(lines.yours[yours])
        let both = lines.base[base].filter(theirs.contains)
        return !both.isEmpty && 2 * both.count(where: mine.contains) >= both.count
    }

    /// The share of the members of a type that another one has, if it is a half, and two at least; else 0.
    func ofMembers(_ old: Set<SwiftTree.Key>, _ new: Set<SwiftTree.Key>) -> Double {
        let common = old.intersection(new).count
        return common > 1 && 2 * common >= old.count ? Double(common) / Double(old.count) : 0
    }

    /// The lines that at most one of some siblings has, in either text.
    func linesOfOne(_ base: [Int], _ others: [Int], _ side: Matching.Side) -> (Int) -> Bool {
        let here = base.flatMap { Set(lines.base[$0]) }.counts
        let there = others.flatMap { Set(lines(side)[$0]) }.counts
        return { here[$0, default: 0] <= 1 && there[$0, default: 0] <= 1 }
    }
}
