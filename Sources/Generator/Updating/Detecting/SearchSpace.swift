/// The combinations of flags and choices that a search tries. Texts and lists stay at their start values: their values
/// are found on disk.
struct SearchSpace: Sendable {

    typealias Values = [String: OptionValue]

    /// With more combinations, the search goes from the nearest one so far to those that differ in one option, or in two.
    static let maximumCount = 500

    let options: [Option]
    /// Every option at its default, a required text at a value that is in no module.
    let start: Values

    init(of options: [Option]) {
        self.options = options
        start = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.startValue) })
    }

    /// For each flag or choice its values.
    private var choices: [[Values]] {
        options.map { option in option.choices.map { [option.name: $0] } }.filter { !$0.isEmpty }
    }

    /// All combinations, `start` first and the first option changing fastest; nil if there are too many. If several are
    /// equally near, have the same files and change as many options, the search takes the first.
    var all: [Values]? {
        var all = [start]
        for values in choices {
            guard all.count * values.count <= Self.maximumCount else { return nil }
            all = values.flatMap { value in all.map { $0.merging(value) { $1 } } }
        }
        return all
    }

    /// The combinations that differ from one in a few flags and choices.
    func neighbours(of values: Values, changing most: Int = 1) -> [Values] {
        var found = [(values: values, changes: 0)]
        for choice in choices {
            for (values, changes) in found where changes < most {
                let others = choice.map { values.merging($0) { $1 } }.filter { $0 != values }
                found += others.map { (values: $0, changes: changes + 1) }
            }
        }
        return found.dropFirst().map(\.values)
    }

    /// False for more options than people write, whose pairs would take minutes.
    var canChangeTwo: Bool {
        let count = choices.joined().count
        return count * count / 2 <= Limits.combinations
    }

    /// How many options have another value than at the start.
    func changeCount(_ values: Values) -> Int { values.count { $1 != start[$0] } }

    /// True if the value of a required text is still unknown.
    func lacksText(_ values: Values) -> Bool {
        options.contains { $0.isRequired && values[$0.name] == start[$0.name] }
    }
}
