/// The combinations of a set's options that `verify` and `lint` try.
package struct TriedCombinations: Sendable {

    package private(set) var combinations: [Combination]
    /// The number of all combinations that the set allows; nil if there are too many to count.
    package let count: Int?
    /// The number of `combinations` before a limit cut them; nil if none did.
    package private(set) var countWithoutLimit: Int?

    /// True if no combination is left out.
    package var isComplete: Bool { combinations.count == count }

    /// Every combination that the set allows.
    ///
    /// - Returns: nil if there are too many.
    package init?(allOf templateSet: TemplateSet) {
        let space = OptionSpace(of: templateSet)
        guard let rows = space.all(upTo: Limits.combinations) else { return nil }
        combinations = Combination.named(rows.map(space.values), of: templateSet)
        count = rows.count
    }

    /// The combinations that stand for all: a covering array.
    ///
    /// - Throws: a `data` failure if even the combinations that stand for all are too many.
    package init(of templateSet: TemplateSet) throws(Failure) {
        let space = OptionSpace(of: templateSet)
        guard let array = CoveringArray(of: space, covering: space.needs(of: templateSet)) else {
            let message =
                "the options have so many values that more than \(Limits.combinations) pairs of them are to be tried"
            let place = Diagnostic.Place(file: templateSet.location)
            throw Failure(.data, message, at: place, help: "have fewer values, or split the set")
        }
        combinations = Combination.named(array.rows.map(space.values), of: templateSet)
        count = space.count
    }

    /// The first combinations.
    ///
    /// - Parameter limit: how many; nil for all.
    package func prefix(_ limit: Int?) -> TriedCombinations {
        guard let limit, limit < combinations.count else { return self }
        var some = self
        some.combinations = Array(combinations.prefix(limit))
        some.countWithoutLimit = combinations.count
        return some
    }
}
