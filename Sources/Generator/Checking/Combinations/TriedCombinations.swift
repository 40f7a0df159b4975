/// The combinations of a set's options that `verify` and `lint` try.
package struct TriedCombinations: Sendable {

    package private(set) var combinations: [Combination]
    /// Combinations that `verify` only compiles. Together with `combinations`, they write every different file. Nil if
    /// they were not asked for, or are too many.
    package private(set) var extraCombinations: [Combination]?
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
    /// - Parameter withExtra: true to find `extraCombinations`, too.
    /// - Throws: a `data` failure if even the combinations that stand for all are too many.
    package init(of templateSet: TemplateSet, withExtra: Bool = false) throws(Failure) {
        let space = OptionSpace(of: templateSet)
        let needs = space.needs(of: templateSet)
        guard var array = CoveringArray(of: space, covering: needs.some) else {
            let message =
                "the options have so many values that more than \(Limits.combinations) pairs of them are to be tried"
            let place = Diagnostic.Place(file: templateSet.location)
            throw Failure(.data, message, at: place, help: "have fewer values, or split the set")
        }
        let standing = array.rows.count
        let coversEveryFile = withExtra && needs.everyFile.map { array.cover($0) } == true
        let named = Combination.named(array.rows.map(space.values), of: templateSet)
        combinations = Array(named.prefix(standing))
        if coversEveryFile { extraCombinations = Array(named.dropFirst(standing)) }
        count = space.count
    }

    /// The first combinations, without extra ones.
    ///
    /// - Parameter limit: how many; nil for all, with the extra ones.
    package func prefix(_ limit: Int?) -> TriedCombinations {
        guard let limit, limit < combinations.count else { return self }
        var some = self
        some.combinations = Array(combinations.prefix(limit))
        some.extraCombinations = nil
        some.countWithoutLimit = combinations.count
        return some
    }
}
