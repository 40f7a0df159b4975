/// The combinations that stand for all combinations of a set. Each pair of values that the set allows together is in
/// one of them, and one of them meets each need of a template. The same set has the same array everywhere.
struct CoveringArray {

    private(set) var rows: [OptionSpace.Row] = []
    private let space: OptionSpace
    /// For each option, the numbers of its values. The values of all options are numbered as one sequence.
    private let numbers: [Range<Int>]
    /// For two values, by their numbers: true if no combination has both so far.
    private var isMissing: [[Bool]]
    /// For a value, by its number: how many values no combination has together with it so far.
    private var missingCounts: [Int]

    /// - Parameter needs: the needs to meet.
    /// - Returns: nil if too many combinations are necessary.
    init?(of space: OptionSpace, covering needs: [CoverageNeed]) {
        self.space = space
        numbers = space.values.reduce(into: []) { numbers, values in
            let start = numbers.last?.upperBound ?? 0
            numbers.append(start..<start + values.count)
        }
        let count = numbers.last?.upperBound ?? 0
        isMissing = Array(repeating: Array(repeating: true, count: count), count: count)
        missingCounts = Array(repeating: count, count: count)
        guard let first = space.row() else { return }
        guard add(first), addPairs(), cover(needs) else { return nil }
    }

    /// - Returns: false if there are too many combinations.
    private mutating func add(_ row: OptionSpace.Row) -> Bool {
        rows.append(row)
        let found = zip(numbers, row).map { $0.lowerBound + $1 }
        for one in found {
            for other in found where isMissing[one][other] {
                isMissing[one][other] = false
                missingCounts[one] -= 1
            }
        }
        return rows.count <= Limits.combinations
    }

    // MARK: - Pairs -

    /// Adds combinations for all pairs of values. Single values come first: so the first combinations, which `--limit`
    /// takes, have every value.
    private mutating func addPairs() -> Bool {
        let pairs = numbers.indices.map { ($0, $0) } + numbers.indices.flatMap { one in (0..<one).map { (one, $0) } }
        for (option, other) in pairs {
            for one in numbers[option] {
                for second in numbers[other] where isMissing[one][second] && (option != other || one == second) {
                    // Even if the set forbids the two: then no combination can have them.
                    isMissing[one][second] = false
                    let requirement = [option: Set([one - numbers[option].lowerBound])]
                        .merging([other: [second - numbers[other].lowerBound]]) { $1 }
                    if let row = row(meeting: requirement), !add(row) { return false }
                }
            }
        }
        return true
    }

    /// A combination that meets a requirement. Each other option has the value that adds the most missing pairs; of
    /// several such values, the one that has the most missing pairs overall.
    private func row(meeting requirement: OptionSpace.Requirement) -> OptionSpace.Row? {
        space.row(meeting: requirement) { option, others in
            let others = zip(numbers, others).compactMap { numbers, value in value.map { numbers.lowerBound + $0 } }
            let ranks = numbers[option].enumerated().map { value, number in
                (-others.count { isMissing[number][$0] }, -missingCounts[number], value)
            }
            return ranks.sorted { $0 < $1 }.map(\.2)
        }
    }

    // MARK: - Needs -

    /// Adds combinations that meet needs.
    ///
    /// - Returns: false if there are too many combinations.
    private mutating func cover(_ needs: [CoverageNeed]) -> Bool {
        var unmet = needs.filter { need in !rows.contains(where: need.isMet) }
        while let need = unmet.first {
            unmet.removeFirst()
            guard var (requirement, row) = combined(need, with: [:]) else { continue }
            for other in unmet where !other.isMet(by: row) {
                if let both = combined(other, with: requirement) { (requirement, row) = both }
            }
            guard add(row) else { return false }
            unmet.removeAll { $0.isMet(by: row) }
        }
        return true
    }

    /// A requirement with one of the alternatives of a need added, and a combination that meets it.
    private func combined(_ need: CoverageNeed, with requirement: OptionSpace.Requirement) -> (
        OptionSpace.Requirement, OptionSpace.Row
    )? {
        for alternative in need.alternatives {
            let both = requirement.merging(alternative) { $0.intersection($1) }
            if both.values.contains(where: \.isEmpty) { continue }
            if let row = space.row(meeting: both) { return (both, row) }
        }
        return nil
    }
}
