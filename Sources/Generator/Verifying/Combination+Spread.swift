extension [Combination] {

    /// Some of them, from all parts of the array. Neighbours differ in one option only, and a step that divides the count
    /// would always skip the same values.
    package func spread(over count: Int) -> [Combination] {
        var step = Swift.max(1, self.count / Swift.max(1, count))
        while greatestCommonDivisor(step, self.count) > 1 { step += 1 }
        return (0..<count).map { self[$0 * step % self.count] }
    }
}

private func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : greatestCommonDivisor(other, one % other)
}
