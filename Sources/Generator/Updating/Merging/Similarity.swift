/// How much two declarations of different texts have in common.
struct Similarity {

    /// What is at least as similar is the same declaration, renamed.
    static let threshold = 0.5

    /// The statements in each declaration's blocks, at any depth: numbers that are the same in all texts.
    let statements: PerText<[[Int]]>

    init(_ texts: PerText<ComparedText>) {
        var numbers: [[Int]: Int] = [:]
        statements = texts.map { text in
            var found = [[Int]](repeating: [], count: text.tree.nodes.count)
            for (index, node) in text.tree.nodes.enumerated() where text.isStatement(index) {
                let tokens = text.tokensOutsideOfBlocks(index)
                let number = numbers[tokens] ?? numbers.count
                numbers[tokens] = number
                var outer = node.parent
                while outer > 0 {
                    found[outer].append(number)
                    outer = text[outer].parent
                }
            }
            return found
        }
    }

    /// The share of the statements that two bodies have in common, if it is half of the first one's, and more than one or
    /// all that both have; else 0.
    static func share(_ old: [Int], _ new: [Int]) -> Double {
        // Most bodies have nothing in common.
        guard old.contains(where: new.contains) else { return 0 }
        let common = old.commonCount(with: new)
        let isEnough = common > 1 || common == max(old.count, new.count)
        return isEnough && 2 * common >= old.count ? 2 * Double(common) / Double(old.count + new.count) : 0
    }

    /// The share of the members of a type that another one has, if it is half of them; else 0.
    static func share(_ old: Set<SwiftTree.Key>, _ new: Set<SwiftTree.Key>, atLeast least: Int) -> Double {
        let common = old.intersection(new).count
        return common >= least && 2 * common >= old.count ? Double(common) / Double(old.count) : 0
    }
}
