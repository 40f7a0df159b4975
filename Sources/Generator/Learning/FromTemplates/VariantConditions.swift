/// Tests of options, each with the result that it must have.
typealias VariantCondition = [(test: Condition, isOn: Bool)]

/// Finds the conditions that hold for some of the variants, and for no others.
struct VariantConditions {

    /// Once conditions for this many sets of variants are known, only the first useful test is tried for a further set.
    private static let maximumSets = 1_000

    private let tests: [(test: Condition, variants: Set<Int>)]

    init(_ variants: [ForeignTemplate.Variant], options: [Option]) {
        let texts = options.flatMap { option in
            let values = option.choices.filter { if case .text = $0 { true } else { false } }
            return values.isEmpty ? [option.name] : values.map { option.condition($0) }
        }
        tests = texts.compactMap { Condition($0, options: options) }.map { test in
            (test, Set(variants.indices.filter { test.holds(for: variants[$0]) }))
        }
    }

    /// The fewest conditions of which exactly one holds for each wanted variant, and none for the others.
    func conditions(for wanted: Set<Int>, among variants: Set<Int>) -> [VariantCondition] {
        var known: [Set<Int>: [VariantCondition]] = [:]
        func conditions(among variants: Set<Int>) -> [VariantCondition] {
            if wanted.isDisjoint(with: variants) { return [] }
            if wanted.isSuperset(of: variants) { return [[]] }
            if let conditions = known[variants] { return conditions }
            let useful = tests.filter { !variants.isDisjoint(with: $0.variants) && !variants.isSubset(of: $0.variants) }
            // The values of a choice can be excluded in any order, which gives exponentially many sets of variants.
            let all = (known.count < Self.maximumSets ? useful[...] : useful.prefix(1)).map { test, own in
                conditions(among: variants.intersection(own)).map { [(test, true)] + $0 }
                    + conditions(among: variants.subtracting(own)).map { [(test, false)] + $0 }
            }
            let best = all.min { ($0.count, $0.joined().count) < ($1.count, $1.joined().count) } ?? []
            known[variants] = best
            return best
        }
        return conditions(among: variants)
    }
}
