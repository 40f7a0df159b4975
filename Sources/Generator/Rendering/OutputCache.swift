/// Remembers a value for each output of a set and each combination of the options that the output names. If a set has
/// nine flags and a file names two of them, it is rendered four times and not 512 times.
struct OutputCache<Value> {

    private struct Key: Hashable {
        let output: Int
        /// The values of the options that the output names.
        let values: [OptionValue?]
    }

    private var known: [Key: Value] = [:]

    /// - Parameters:
    ///   - index: that of the output in its set.
    ///   - options: those that the output names.
    ///   - values: those of all options.
    ///   - make: makes the value if it is not known.
    mutating func value<Problem: Error>(
        at index: Int,
        naming options: [Option],
        with values: [String: OptionValue],
        _ make: () throws(Problem) -> Value
    ) throws(Problem) -> Value {
        let key = Key(output: index, values: options.map { values[$0.name] })
        if let value = known[key] { return value }
        let value = try make()
        known[key] = value
        return value
    }
}
