extension Sequence where Element: StringProtocol {

    /// `'a', 'b', 'c'`.
    package var list: String { map { "'\($0)'" }.joined(separator: ", ") }

    /// The first of them, for a message: `'a', 'b', …`.
    package func list(first count: Int) -> String {
        let all = Array(self)
        return all.prefix(count).list + (all.count > count ? ", …" : "")
    }

    /// “did you mean 'x'?” with the elements nearest to `word`; nil if none is near.
    ///
    /// - Parameter prefix: put before each element.
    package func suggestion(for word: some StringProtocol, prefix: String = "") -> String? {
        let allowed = Swift.max(1, word.count / 3)
        let letters = Array(word.lowercased())
        let near = filter { abs($0.count - word.count) <= allowed }
            .map { (word: $0, distance: editDistance(Array($0.lowercased()), letters)) }
            .filter { $0.distance <= allowed }
        guard let least = near.map(\.distance).min() else { return nil }
        let words = near.filter { $0.distance == least }.map { "'\(prefix)\($0.word)'" }
        return "did you mean \(words.prefix(3).joined(separator: " or "))?"
    }
}

/// The number of insertions, deletions, substitutions and swaps of neighbours between two words (the optimal string
/// alignment distance).
private func editDistance(_ from: [Character], _ to: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...to.count)
    for (row, character) in from.enumerated() {
        var current = [row + 1]
        for (column, other) in to.enumerated() {
            var cost = Swift.min(last[column] + (character == other ? 0 : 1), last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, character == to[column - 1], from[row - 1] == other {
                cost = Swift.min(cost, beforeLast[column - 1] + 1)
            }
            current.append(cost)
        }
        (beforeLast, last) = (last, current)
    }
    return last[to.count]
}
