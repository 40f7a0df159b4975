/// The combinations that stand for all combinations of a set: one of them meets each need. The same set has the same array
/// everywhere.
struct CoveringArray {

    private(set) var rows: [OptionSpace.Row]
    private let space: OptionSpace

    /// An array with one combination: that of the defaults, as far as the set allows them.
    init(of space: OptionSpace) {
        self.space = space
        rows = space.row().map { [$0] } ?? []
    }

    /// Adds combinations for the first need that is not met, until all needs are met that the set allows.
    ///
    /// - Parameter maximum: the most combinations.
    /// - Returns: false if more combinations are necessary.
    mutating func cover(_ needs: [CoverageNeed], upTo maximum: Int) -> Bool {
        var unmet = needs.filter { need in !rows.contains(where: need.isMet) }
        while let need = unmet.first {
            let preferred = preference(for: unmet)
            let found = need.alternatives.lazy.compactMap { [space] in space.row(meeting: $0, preferred: preferred) }
            guard let row = found.first else {
                unmet.removeFirst()
                continue
            }
            guard rows.count < maximum else { return false }
            rows.append(row)
            unmet.removeAll { $0.isMet(by: row) }
        }
        return true
    }

    /// Prefers the values that are likely to meet the most needs: an alternative of a need counts half as much for each of its
    /// options without a value, and nothing once an option has another value.
    private func preference(for needs: [CoverageNeed]) -> OptionSpace.Preference {
        var alternatives = space.values.map { _ in [OptionSpace.Requirement]() }
        for alternative in needs.flatMap(\.alternatives) {
            for option in alternative.keys { alternatives[option].append(alternative) }
        }
        return { [space] option, others in
            var weights = space.values[option].map { _ in 0.0 }
            for alternative in alternatives[option] {
                var openCount = 0
                let isPossible = alternative.allSatisfy { other, values in
                    guard let value = others[other] else {
                        openCount += 1
                        return true
                    }
                    return values.contains(value)
                }
                guard isPossible, let values = alternative[option] else { continue }
                // Sums of powers of two are exact, in any order.
                for value in values { weights[value] += Double(sign: .plus, exponent: -openCount, significand: 1) }
            }
            return weights.indices.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
        }
    }
}
