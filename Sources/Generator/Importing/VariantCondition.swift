/// Which variants a test tells from others: those with a flag on, or with a value of a choice.
struct VariantTest: Hashable {
    let option: String
    /// The value of a choice; nil if being on is enough.
    let value: String?

    /// The name of the section.
    var tag: String { value.map { "\(option).\($0)" } ?? option }

    func holds(for variant: ForeignTemplate.Variant) -> Bool {
        let actual = variant[option] ?? ""
        return value.map { $0 == actual } ?? !actual.isEmpty
    }
}

/// Several tests, each of which must have its result.
typealias VariantCondition = [(test: VariantTest, isOn: Bool)]

/// Finds the sections for what some of the variants have.
struct VariantConditions {

    private let tests: [(test: VariantTest, variants: Set<Int>)]

    /// - Parameter variants: all combinations.
    init(_ variants: [ForeignTemplate.Variant], options: [ForeignTemplate.Option]) {
        let others = Set(variants.flatMap(\.keys)).subtracting(options.map(\.name)).sorted()
        let tests = options.flatMap { option in
            if case .choice(let values, _) = option.kind {
                values.map { VariantTest(option: option.name, value: $0) }
            } else {
                [VariantTest(option: option.name, value: nil)]
            }
        }
        self.tests = (tests + others.map { VariantTest(option: $0, value: nil) }).map { test in
            (test, Set(variants.indices.filter { test.holds(for: variants[$0]) }))
        }
    }

    /// The fewest conditions of which exactly one holds for each wanted variant, and none for the others.
    func conditions(for wanted: Set<Int>, among variants: Set<Int>) -> [VariantCondition] {
        var known: [Set<Int>: [VariantCondition]] = [:]
        return conditions(for: wanted, among: variants, &known)
    }

    private func conditions(
        for wanted: Set<Int>,
        among variants: Set<Int>,
        _ known: inout [Set<Int>: [VariantCondition]]
    ) -> [VariantCondition] {
        if wanted.isDisjoint(with: variants) { return [] }
        if wanted.isSuperset(of: variants) { return [[]] }
        if let conditions = known[variants] { return conditions }
        var best: [VariantCondition]?
        func cost(_ conditions: [VariantCondition]) -> (Int, Int) {
            (conditions.count, conditions.reduce(0) { $0 + $1.count })
        }
        for (test, own) in tests {
            let (with, without) = (variants.intersection(own), variants.subtracting(own))
            if with.isEmpty || without.isEmpty { continue }
            let found =
                conditions(for: wanted, among: with, &known).map { [(test, true)] + $0 }
                + conditions(for: wanted, among: without, &known).map { [(test, false)] + $0 }
            if best.map({ cost(found) < cost($0) }) ?? true { best = found }
        }
        known[variants] = best ?? []
        return best ?? []
    }
}
