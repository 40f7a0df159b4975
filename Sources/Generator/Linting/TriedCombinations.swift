/// The combinations of a set's options that verify and lint try.
package struct TriedCombinations: Sendable {

    /// More combinations than these take too long.
    package static let maximum = 10_000

    package private(set) var combinations: [Combination]
    /// More combinations. Together with the first, they write every different file. Nil if they were not asked for, or are
    /// too many.
    package private(set) var others: [Combination]?
    /// The number of all combinations that the set allows; nil if there are too many to count.
    package let count: Int?
    /// How many there would be without a limit; nil if there is none.
    package private(set) var whole: Int?

    /// True if no combination is left out.
    package var isComplete: Bool { combinations.count == count }

    /// Every combination that the set allows.
    ///
    /// - Returns: nil if there are too many.
    package init?(allOf templateSet: TemplateSet) {
        let space = OptionSpace(of: templateSet)
        guard let rows = space.all(upTo: Self.maximum) else { return nil }
        combinations = Combination.named(rows.map(space.values), of: templateSet)
        count = rows.count
    }

    /// The combinations that stand for all: a covering array.
    ///
    /// - Parameter everyFile: whether `others` are looked for.
    /// - Throws: a `data` failure if the combinations that stand for all are too many too.
    package init(of templateSet: TemplateSet, everyFile: Bool = false) throws(Failure) {
        let space = OptionSpace(of: templateSet)
        let needs = space.needs(of: templateSet)
        guard var array = CoveringArray(of: space, covering: needs.some, upTo: Self.maximum) else {
            let message = "the options have so many values that more than \(Self.maximum) pairs of them are to be tried"
            let place = Diagnostic.Place(file: templateSet.location)
            throw Failure(.data, message, at: place, help: "have fewer values, or split the set")
        }
        let standing = array.rows.count
        let isWhole = everyFile && needs.everyFile.map { array.cover($0) } == true
        let named = Combination.named(array.rows.map(space.values), of: templateSet)
        combinations = Array(named.prefix(standing))
        if isWhole { others = Array(named.dropFirst(standing)) }
        count = space.count
    }

    /// The first of them.
    ///
    /// - Parameter limit: how many; nil for all.
    package func prefix(_ limit: Int?) -> TriedCombinations {
        guard let limit, limit < combinations.count else { return self }
        var some = self
        some.combinations = Array(combinations.prefix(limit))
        some.others = nil
        some.whole = combinations.count
        return some
    }
}
