/// One way to choose the options of a set.
package struct Combination: Sendable {

    package let values: [String: OptionValue]
    /// What is written on a command line for it: `--rx --view xib`.
    package let commandLine: String
    /// A module's name that tells it from the others: `RxViewXib`, `Default` where every option has its default.
    package let name: String

    /// Every combination of a set's flags and choices that it allows. A text is tried as it is by default, and with its
    /// example; a list empty, with its first example, and with all of them. What several lists bring stands side by
    /// side, so they are not tried in every combination: each alone, and all at once.
    static func all(of templateSet: TemplateSet) -> [Combination] {
        var combinations: [[String: OptionValue]] = [[:]]
        for option in templateSet.options where !option.isList {
            combinations = combinations.flatMap { combination in
                option.triedValues.map { combination.merging([option.name: $0]) { $1 } }
            }
        }
        combinations = combinations.flatMap { combination in
            triedLists(of: templateSet).map { combination.merging($0) { $1 } }
        }
        var names: [String: Int] = [:]
        return combinations.map { values in
            let choices = templateSet.options.map { ($0, values[$0.name] ?? $0.defaultValue) }
            // Options may be called alike when their words are joined: a number tells them apart.
            let name = name(of: choices)
            let count = names[name, default: 0] + 1
            names[name] = count
            return Combination(choices, name: count == 1 ? name : "\(name)\(count)")
        }.filter { combination in
            !templateSet.manifest.forbids.contains { $0.conditions.allSatisfy { $0.holds(for: combination.values) } }
        }
    }

    /// How many combinations there are, those aside that the set forbids; more than `maximum` are not counted further.
    static func count(of templateSet: TemplateSet, upTo maximum: Int) -> Int {
        // Never more than one step beyond the maximum, so the product cannot overflow.
        let factors = templateSet.options.filter { !$0.isList }.map { max(1, $0.triedValues.count) }
        return (factors + [triedLists(of: templateSet).count]).reduce(1) { min($0, maximum + 1) * $1 }
    }

    /// The ways to choose the lists of a set, by their names.
    private static func triedLists(of templateSet: TemplateSet) -> [[String: OptionValue]] {
        let lists = templateSet.options.filter(\.isList)
        let alone = lists.flatMap { list in list.triedValues.dropFirst().map { [list.name: $0] } }
        let together = [1, 2].map { step in
            Dictionary(uniqueKeysWithValues: lists.map { ($0.name, $0.triedValues.prefix(step + 1).last ?? .list([])) })
        }
        return [[:]] + alone + (lists.count > 1 ? together : [])
    }

    private typealias Choices = [(option: Option, value: OptionValue)]

    private init(_ choices: Choices, name: String) {
        self.name = name
        values = Dictionary(uniqueKeysWithValues: choices.map { ($0.option.name, $0.value) })
        let other = choices.filter { $0.value != $0.option.defaultValue }
        commandLine = ShellWords.joined(other.flatMap { $0.value.words(of: $0.option.name) })
    }

    private static func name(of choices: Choices) -> String {
        let words = choices.filter { $0.value != $0.option.defaultValue }.map { option, value in
            switch (value, option.kind) {
            case (.flag(false), _): "no-\(option.name)"
            case (.text(let text), .choice): "\(option.name)-\(text)"
            case (.list(let values), _) where values.count > 1: "\(option.name)-\(values.count)"
            default: option.name
            }
        }
        return ModuleName.suggestion(for: words.joined(separator: "-")) ?? "Default"
    }
}

extension Option {

    /// How many ways there are to choose it when everything is tried.
    var triedValues: [OptionValue] {
        switch kind {
        case .flag(let isOn): [.flag(isOn), .flag(!isOn)]
        case .choice(let values, let value): [.text(value)] + values.filter { $0 != value }.map(OptionValue.text)
        case .text(let rule, let isRequired, let value):
            (isRequired ? [] : [.text(value)])
                + (examples.isEmpty ? [rule.examples[0]] : examples).filter { $0 != value }.map(OptionValue.text)
        case .list(let form): Self.beginnings(of: examples.isEmpty ? form.examples : examples)
        }
    }

    /// A list that is empty, one with the first value, and one with all of them.
    private static func beginnings(of values: [String]) -> [OptionValue] {
        [.list([]), .list(Array(values.prefix(1)))] + (values.count > 1 ? [.list(values)] : [])
    }
}
