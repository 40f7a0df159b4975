/// The values to try for each option of a set, and the combinations of these that the set allows.
struct OptionSpace: Sendable {

    /// For each option, the index of its value.
    typealias Row = [Int]
    /// For some options, the values that they may have, all by their indices: `[2: [0, 1]]`.
    typealias Requirement = [Int: Set<Int>]

    /// Returns the order in which to try an option's values, given the values that others have so far.
    typealias Preference = (_ option: Int, _ others: [Int?]) -> [Int]

    let options: [Option]
    /// The values to try for each option, the default first.
    let values: [[OptionValue]]
    /// What the set forbids: each has values of options that must not come together.
    private let prohibitions: [Requirement]
    /// The options in the order in which they get values: those that prohibitions name are first.
    private let order: [Int]

    init(of templateSet: TemplateSet) {
        let options = templateSet.options
        let values = options.map(\.valuesToTry)
        prohibitions = templateSet.manifest.forbids.map { prohibition in
            prohibition.conditions.reduce(into: [:]) { requirement, condition in
                guard let option = options.firstIndex(where: { $0.name == condition.option }) else { return }
                let values = values[option]
                let held = values.indices.filter { condition.holds(for: [condition.option: values[$0]]) }
                requirement[option] = requirement[option]?.intersection(held) ?? Set(held)
            }
        }
        order = (prohibitions.flatMap { $0.keys.sorted() } + options.indices).unique
        (self.options, self.values) = (options, values)
    }

    func values(of row: Row) -> [String: OptionValue] {
        Dictionary(uniqueKeysWithValues: zip(options, zip(values, row)).map { ($0.name, $1.0[$1.1]) })
    }

    /// Every combination that the set allows, the last option changing fastest; nil if there are more than `maximum`, or if
    /// they cannot be found.
    func all(upTo maximum: Int) -> [Row]? {
        guard let rows = rows(meeting: [:], upTo: maximum + 1), rows.count <= maximum else { return nil }
        return rows.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The number of combinations that the set allows; nil if there are too many to count.
    var count: Int? {
        let free = options.indices.filter(isFree)
        let defaults = Dictionary(uniqueKeysWithValues: free.map { ($0, Set([0])) })
        guard let rows = rows(meeting: defaults, upTo: Limits.searchSteps), rows.count < Limits.searchSteps else {
            return nil
        }
        return Int(exactly: free.reduce(Double(rows.count)) { $0 * Double(values[$1].count) })
    }

    /// True if no prohibition names an option: its values go with all values of the others.
    func isFree(_ option: Int) -> Bool { prohibitions.allSatisfy { $0[option] == nil } }

    /// A combination that meets a requirement; nil if the set allows none.
    ///
    /// - Parameter preferred: by default, other options have their defaults as far as the set allows.
    func row(meeting requirement: Requirement = [:], preferred: Preference? = nil) -> Row? {
        rows(meeting: requirement, upTo: 1, preferred)?.first
    }

    /// The first combinations that meet a requirement; nil if the search takes too many steps.
    private func rows(meeting requirement: Requirement, upTo maximum: Int, _ preferred: Preference? = nil) -> [Row]? {
        var rows: [Row] = []
        var row: [Int?] = options.map { _ in nil }
        for (option, values) in requirement where values.count == 1 { row[option] = values.first }
        var steps = 0
        func search(from place: Int) {
            guard place < order.count else {
                rows.append(row.compactMap(\.self))
                steps = 0
                return
            }
            let option = order[place]
            let given = row[option]
            for value in given.map({ [$0] }) ?? preferred?(option, row) ?? Array(values[option].indices) {
                guard rows.count < maximum, steps < Limits.searchSteps else { break }
                if let allowed = requirement[option], !allowed.contains(value) { continue }
                steps += 1
                row[option] = value
                if isAllowed(row) { search(from: place + 1) }
            }
            row[option] = given
        }
        search(from: 0)
        return steps < Limits.searchSteps ? rows : nil
    }

    /// True if the set does not forbid the values together, whatever the other options are.
    private func isAllowed(_ row: [Int?]) -> Bool {
        prohibitions.allSatisfy { prohibition in
            prohibition.contains { option, values in row[option].map { !values.contains($0) } ?? true }
        }
    }
}
