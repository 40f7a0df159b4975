import VipergenGenerator

extension TriedCombinations {

    /// The combinations of a set that a command line asks for.
    ///
    /// - Parameter arguments: may have `--all` and `--limit`.
    /// - Throws: a `data` failure if there are too many.
    init(of templateSet: TemplateSet, _ arguments: Arguments) throws(Failure) {
        let limit = arguments.limit
        guard arguments.all else {
            self = try TriedCombinations(of: templateSet).prefix(limit)
            return
        }
        guard let all = TriedCombinations(allOf: templateSet) else {
            let message = "'\(templateSet.name)' has more than \(grouped(Limits.combinations)) combinations of options"
            throw Failure(.data, message, help: "leave '--all' out")
        }
        self = all.prefix(limit)
    }

    /// The number of all combinations.
    private var countText: String { count.map(grouped) ?? "countless" }

    /// `58 of 720 combinations`.
    var text: String {
        let tried = combinations.count
        return isComplete ? counted(tried, "combination") : "\(grouped(tried)) of \(countText) combinations"
    }

    /// Which combinations are tried, and how to try the rest; nil if all are tried.
    var textOfRest: String? {
        if isComplete { return nil }
        var text = "each two values of options together, and each line that the templates can write"
        if let countWithoutLimit {
            let first = combinations.count == 1 ? "the first" : "the first \(grouped(combinations.count))"
            text = "\(first) of the \(grouped(countWithoutLimit)) that stand for all"
        }
        return "tried: \(text)" + (count ?? .max > Limits.combinations ? "" : "; '--all' tries all \(countText)")
    }
}
