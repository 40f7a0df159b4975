extension Sequence where Element: StringProtocol {

    /// The element that a person who wrote `word` most likely meant; nil if none is near.
    package func nearest(to word: some StringProtocol) -> String? {
        let allowed = Swift.max(1, word.count / 3)
        var best: (word: String, distance: Int)?
        for candidate in self where abs(candidate.count - word.count) <= allowed {
            let distance = editDistance(Array(candidate.lowercased()), Array(word.lowercased()))
            if distance <= Swift.min(allowed, best.map { $0.distance - 1 } ?? allowed) {
                best = (String(candidate), distance)
            }
        }
        return best?.word
    }

    /// “did you mean 'x'?”, or nil if no element is near `word`.
    package func suggestion(for word: some StringProtocol) -> String? {
        nearest(to: word).map { "did you mean '\($0)'?" }
    }
}

/// How many insertions, deletions, substitutions and swaps of neighbours lead from one word to the other
/// (the optimal string alignment distance).
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
