/// The combinations of values to try for the options of a set: `rx` off and on, each with `view` at `code` and `xib`.
struct Combinations: Sendable {

    typealias Values = [String: OptionValue]

    /// For each option its values to try; for options that are set together, the values of all of them.
    let choices: [[Values]]

    /// All combinations, the last option changing fastest; nil if there are more than `maximum`.
    func all(upTo maximum: Int) -> [Values]? {
        var all: [Values] = [[:]]
        for values in choices {
            guard all.count * values.count <= maximum else { return nil }
            all = all.flatMap { combination in values.map { combination.merging($0) { $1 } } }
        }
        return all
    }

    /// The combinations that differ from one in a single option.
    func neighbours(of combination: Values) -> [Values] {
        choices.joined().map { combination.merging($0) { $1 } }.filter { $0 != combination }
    }
}
