/// One combination of values for the options of a set.
package struct Combination: Sendable, Hashable {

    package let values: [String: OptionValue]
    /// The words of a command line that choose it: `--rx --view xib`.
    package let commandLine: String
    /// The name of its module, which is unique: `RxViewXib`, or `Default` if every option has its default.
    package let name: String

    /// Combinations of a set, each with a name.
    static func named(_ all: [[String: OptionValue]], of templateSet: TemplateSet) -> [Combination] {
        var numbers: [String: Int] = [:]
        var taken: Set<String> = []
        return all.map { values in
            let name = name(of: templateSet.changes(values))
            var (free, number) = (name, numbers[name, default: 1])
            // Two combinations can give the same name, apart from letter case: a number distinguishes them.
            while !taken.insert(free.folded).inserted {
                number += 1
                free = "\(name)\(number)"
            }
            numbers[name] = number
            let line = templateSet.commandLine(for: values)
            return Combination(values: templateSet.completed(values), commandLine: line, name: free)
        }
    }

    private static func name(of changes: [(option: Option, value: OptionValue)]) -> String {
        let words = changes.map { option, value in
            switch (value, option.kind) {
            case (.flag(false), _): "no-\(option.name)"
            case (.text(let text), .choice): "\(option.name)-\(text)"
            case (.list(let values), _) where values.count > 1: "\(option.name)-\(values.count)"
            default: option.name
            }
        }
        // A name that would be very long is not suggested.
        return ModuleName.suggestion(for: words.joined(separator: "-")) ?? (words.isEmpty ? "Default" : "Combination")
    }
}
