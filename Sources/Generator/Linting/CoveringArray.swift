/// The combinations that stand for all of a set: each two values of options that the set allows together are in one of
/// them, each branch of each template is rendered by one, and each file that the set can write is written by one. The same
/// set has the same array everywhere.
struct CoveringArray {

    /// With more values than these, there would be more pairs than anybody tries.
    private static let maximumValues = 4_000

    private(set) var rows: [OptionSpace.Row] = []
    private let space: OptionSpace
    /// True for each two values, by their numbers, that no combination has yet.
    private var isMissing: [Bool]
    /// For each value, by its number, with how many others it has none yet.
    private var missingCounts: [Int]
    /// For each option, the number of its first value.
    private let starts: [Int]
    private let valueCount: Int

    /// - Parameters:
    ///   - needs: what is covered beside the pairs.
    ///   - maximum: of combinations.
    /// - Returns: nil if there are more.
    init?(of space: OptionSpace, covering needs: [CoverageNeed], upTo maximum: Int) {
        self.space = space
        var (starts, count) = ([Int](), 0)
        for values in space.values {
            starts.append(count)
            count += values.count
        }
        (self.starts, valueCount) = (starts, count)
        let largest = space.values.map(\.count).sorted().suffix(2)
        guard count <= Self.maximumValues, largest.reduce(1, *) <= maximum else { return nil }
        isMissing = Array(repeating: true, count: count * count)
        missingCounts = Array(repeating: count, count: count)
        guard let first = space.row() else { return }
        add(first)
        guard addPairs(upTo: maximum), add(needs, upTo: maximum) else { return nil }
    }

    private mutating func add(_ row: OptionSpace.Row) {
        rows.append(row)
        let numbers = zip(starts, row).map(+)
        for one in numbers {
            for other in numbers where isMissing[one * valueCount + other] {
                isMissing[one * valueCount + other] = false
                missingCounts[one] -= 1
            }
        }
    }

    // MARK: - Pairs -

    /// - Returns: false if there are too many combinations.
    private mutating func addPairs(upTo maximum: Int) -> Bool {
        for (option, values) in space.values.enumerated() {
            for other in 0...option {
                for value in values.indices {
                    for otherValue in space.values[other].indices {
                        let place = (starts[option] + value) * valueCount + starts[other] + otherValue
                        guard isMissing[place], option != other || value == otherValue else { continue }
                        // The set may forbid the two.
                        isMissing[place] = false
                        guard let row = row(with: [option: [value]].merging([other: [otherValue]]) { $1 }) else {
                            continue
                        }
                        guard rows.count < maximum else { return false }
                        add(row)
                    }
                }
            }
        }
        return true
    }

    /// A combination that meets a requirement. Each of its other options has the value that adds most of the missing pairs,
    /// and of those the one that most others miss.
    private func row(with requirement: OptionSpace.Requirement) -> OptionSpace.Row? {
        space.row(meeting: requirement) { option, others in
            let numbers = zip(starts, others).compactMap { start, value in value.map { start + $0 } }
            let gains = space.values[option].indices.map { value in
                let place = (starts[option] + value) * valueCount
                return numbers.count { isMissing[place + $0] }
            }
            let counts = missingCounts[starts[option]...]
            func rank(_ value: Int) -> (Int, Int, Int) { (-gains[value], -counts[starts[option] + value], value) }
            return gains.indices.sorted { rank($0) < rank($1) }
        }
    }

    // MARK: - Needs -

    /// - Returns: false if there are too many combinations.
    private mutating func add(_ needs: [CoverageNeed], upTo maximum: Int) -> Bool {
        var unmet = needs.filter { need in !rows.contains(where: need.isMet) }
        while let need = unmet.first {
            unmet.removeFirst()
            guard var (requirement, row) = combined(need, with: [:]) else { continue }
            for other in unmet where !other.isMet(by: row) {
                if let both = combined(other, with: requirement) { (requirement, row) = both }
            }
            guard rows.count < maximum else { return false }
            add(row)
            unmet.removeAll { $0.isMet(by: row) }
        }
        return true
    }

    /// A requirement with one of the alternatives of a need added, and a combination that meets it.
    private func combined(
        _ need: CoverageNeed,
        with requirement: OptionSpace.Requirement
    ) -> (requirement: OptionSpace.Requirement, row: OptionSpace.Row)? {
        for alternative in need.alternatives {
            let both = requirement.merging(alternative) { $0.intersection($1) }
            if both.values.contains(where: \.isEmpty) { continue }
            if let row = space.row(meeting: both) { return (both, row) }
        }
        return nil
    }
}

/// What a combination must have, as one of some alternatives, so that something is covered.
struct CoverageNeed: Sendable {
    let alternatives: [OptionSpace.Requirement]

    func isMet(by row: OptionSpace.Row) -> Bool {
        alternatives.contains { $0.allSatisfy { option, values in values.contains(row[option]) } }
    }
}
