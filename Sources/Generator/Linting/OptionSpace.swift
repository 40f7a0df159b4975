/// The values that each option of a set is tried with, and the combinations of these that the set allows.
struct OptionSpace: Sendable {

    /// For each option, the index of its value.
    typealias Row = [Int]
    /// For some options, by their indices, the indices of the values that they may have.
    typealias Requirement = [Int: Set<Int>]

    /// A search ends after so many steps, and a count with so many cases: no set that people write comes near.
    private static let maximumSteps = 10_000

    let options: [Option]
    /// The values to try for each option, the default first.
    let values: [[OptionValue]]
    /// Each has values that the set forbids together.
    private let prohibitions: [Requirement]
    /// The options in the order in which they get values: those that prohibitions name are first.
    private let order: [Int]
    /// For each place in `order`, the prohibitions that name this option last.
    private let endings: [Set<Int>]

    init(of templateSet: TemplateSet) {
        let options = templateSet.options
        let values = options.map(\.valuesToTry)
        let prohibitions = templateSet.manifest.forbids.map { prohibition in
            Self.requirement(prohibition.conditions, options, values)
        }
        let order = (prohibitions.flatMap { $0.keys.sorted() } + options.indices).unique
        let lasts = prohibitions.map { prohibition in order.lastIndex { prohibition[$0] != nil } }
        (self.options, self.values, self.prohibitions, self.order) = (options, values, prohibitions, order)
        endings = order.indices.map { place in Set(prohibitions.indices.filter { lasts[$0] == place }) }
    }

    private static func requirement(
        _ conditions: [Condition],
        _ options: [Option],
        _ values: [[OptionValue]]
    ) -> Requirement {
        var requirement: Requirement = [:]
        for condition in conditions {
            guard let option = options.firstIndex(where: { $0.name == condition.option }) else { continue }
            let held = values[option].indices.filter { condition.holds(for: [condition.option: values[option][$0]]) }
            requirement[option] = requirement[option]?.intersection(held) ?? Set(held)
        }
        return requirement
    }

    func values(of row: Row) -> [String: OptionValue] {
        Dictionary(uniqueKeysWithValues: zip(options, zip(values, row)).map { ($0.name, $1.0[$1.1]) })
    }

    // MARK: - Searching -

    /// A combination that meets a requirement.
    ///
    /// - Parameter preferred: an option's values in the order in which they are tried, where others have values already.
    /// - Returns: nil if the set allows none.
    func row(meeting requirement: Requirement, preferred: (_ option: Int, _ others: [Int?]) -> [Int]) -> Row? {
        var row: [Int?] = options.map { _ in nil }
        for (option, values) in requirement where values.count == 1 { row[option] = values.first }
        var steps = 0
        func search(from place: Int) -> Bool {
            guard place < order.count else { return true }
            steps += 1
            guard steps < Self.maximumSteps else { return false }
            let option = order[place]
            let given = row[option]
            for value in given.map({ [$0] }) ?? preferred(option, row) {
                if let allowed = requirement[option], !allowed.contains(value) { continue }
                row[option] = value
                if isAllowed(row, at: place), search(from: place + 1) { return true }
            }
            row[option] = given
            return false
        }
        return search(from: 0) ? row.compactMap(\.self) : nil
    }

    /// The combination that meets a requirement with the defaults of all other options, as far as can be.
    func row(meeting requirement: Requirement = [:]) -> Row? {
        row(meeting: requirement) { option, _ in Array(values[option].indices) }
    }

    /// True if no prohibition holds that names this option last.
    private func isAllowed(_ row: [Int?], at place: Int) -> Bool {
        endings[place].allSatisfy { prohibition in
            prohibitions[prohibition].contains { option, values in row[option].map { !values.contains($0) } ?? true }
        }
    }

    // MARK: - All -

    /// The number of combinations that the set allows; nil if there are too many to count.
    var count: Int? {
        // Counted together are those that differ in options that no prohibition after them depends on.
        var counts: [Set<Int>: Int] = [Set(prohibitions.indices): 1]
        for (place, option) in order.enumerated() {
            var next: [Set<Int>: Int] = [:]
            for (open, count) in counts {
                for value in values[option].indices {
                    let left = open.filter { prohibitions[$0][option]?.contains(value) ?? true }
                    guard left.isDisjoint(with: endings[place]) else { continue }
                    let (sum, isTooLarge) = next[left, default: 0].addingReportingOverflow(count)
                    if isTooLarge { return nil }
                    next[left] = sum
                }
            }
            guard next.count < Self.maximumSteps else { return nil }
            counts = next
        }
        return counts.values.reduce(0, +)
    }

    /// Every combination that the set allows, the last option changing fastest.
    ///
    /// - Parameter maximum: not less than `count`.
    func rows(upTo maximum: Int) -> [Row]? {
        guard let count, count <= maximum else { return nil }
        let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        var rows: [[Int?]] = [order.map { _ in nil }]
        for option in order {
            rows = rows.flatMap { row in
                values[option].indices.map { value in
                    var row = row
                    row[option] = value
                    return row
                }.filter { isAllowed($0, at: places[option] ?? 0) }
            }
        }
        return rows.map { $0.compactMap(\.self) }.sorted { $0.lexicographicallyPrecedes($1) }
    }
}
