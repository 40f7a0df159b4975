/// A longest common subsequence of two lists: the pairs of equal elements, in order.
enum CommonSubsequence {

    /// Longer lists are compared as git compares lines.
    private static let exactLimit = 40_000
    /// More than the weights of all elements together.
    private static let lengthWeight = 1_000_000_000

    /// - Parameter weight: of two subsequences of one length, the one with the greater weight is taken.
    static func pairs<Element: Hashable>(
        _ old: [Element],
        _ new: [Element],
        weight: (Int) -> Int = { _ in 0 }
    ) -> [(old: Int, new: Int)] {
        guard old.count * new.count <= exactLimit else { return LineDiff(from: old, to: new).unchanged }
        var lengths = [[Int]](repeating: [Int](repeating: 0, count: new.count + 1), count: old.count + 1)
        let weights = old.indices.map { lengthWeight + weight($0) }
        for x in old.indices.reversed() {
            for y in new.indices.reversed() {
                let both = old[x] == new[y] ? lengths[x + 1][y + 1] + weights[x] : 0
                lengths[x][y] = max(both, lengths[x + 1][y], lengths[x][y + 1])
            }
        }
        var pairs: [(old: Int, new: Int)] = []
        var x = 0
        var y = 0
        while x < old.count, y < new.count {
            if old[x] == new[y], lengths[x][y] == lengths[x + 1][y + 1] + weights[x] {
                pairs.append((x, y))
                x += 1
                y += 1
            } else if lengths[x + 1][y] >= lengths[x][y + 1] {
                x += 1
            } else {
                y += 1
            }
        }
        return pairs
    }

    /// The longest increasing subsequence of numbers: the indices of its elements.
    static func increasing(_ numbers: [Int]) -> [Int] { pairs(numbers, numbers.sorted()).map(\.old) }
}
