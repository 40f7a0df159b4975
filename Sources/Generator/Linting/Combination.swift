/// One combination of values for the options of a set.
package struct Combination: Sendable, Hashable {

    package let values: [String: OptionValue]
    /// The words of a command line that choose it: `--rx --view xib`.
    package let commandLine: String
    /// A module's name that no other combination has: `RxViewXib`, or `Default` if every option has its default.
    package let name: String

    /// Beyond this, a set has more combinations than anybody tries.
    private static let maximumCount = 10_000

    /// The combinations of values to try that a set allows. Lists are tried one at a time and all at once, but not in
    /// every combination: each adds lines of its own.
    ///
    /// - Throws: a `data` failure if there are too many.
    static func all(of templateSet: TemplateSet) throws(Failure) -> [Combination] {
        let lists = templateSet.options.filter(\.isList)
        let choices = templateSet.options.filter { !$0.isList }.map { option in
            option.valuesToTry.map { [option.name: $0] }
        }
        guard let all = Combinations(choices: choices + [values(ofLists: lists)]).all(upTo: maximumCount) else {
            let message = "there are more than \(maximumCount) combinations of options"
            let place = Diagnostic.Place(file: templateSet.location)
            throw Failure(.data, message, at: place, help: "have fewer options, or split the set")
        }
        var counts: [String: Int] = [:]
        return all.map { values in
            let changes = templateSet.changes(values)
            // Different options can give the same name: a number distinguishes them.
            let name = name(of: changes)
            let count = counts[name, default: 0] + 1
            counts[name] = count
            let (all, line) = (templateSet.completed(values), templateSet.commandLine(for: values))
            return Combination(values: all, commandLine: line, name: count == 1 ? name : "\(name)\(count)")
        }.filter { combination in
            !templateSet.manifest.forbids.contains { $0.conditions.hold(for: combination.values) }
        }
    }

    /// All lists empty, each alone with some values, and all at once with some values.
    private static func values(ofLists lists: [Option]) -> [Combinations.Values] {
        let alone = lists.flatMap { list in list.valuesToTry.dropFirst().map { [list.name: $0] } }
        if lists.count < 2 { return [[:]] + alone }
        let together = [1, 2].map { index in
            let values = lists.map { ($0.name, $0.valuesToTry.prefix(index + 1).last ?? .list([])) }
            return Dictionary(uniqueKeysWithValues: values)
        }
        return [[:]] + alone + together
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
        return ModuleName.suggestion(for: words.joined(separator: "-")) ?? "Default"
    }
}

extension Option {

    /// The values that verify and lint try: the default first; for a text and a list, also the examples.
    var valuesToTry: [OptionValue] {
        let examples = examples.isEmpty ? defaultExamples : examples
        switch kind {
        case .flag, .choice: return choices
        case .text(_, let isRequired, let value):
            return (isRequired ? [] : [.text(value)]) + examples.filter { $0 != value }.map(OptionValue.text)
        case .list:
            return [.list([]), .list(Array(examples.prefix(1)))] + (examples.count > 1 ? [.list(examples)] : [])
        }
    }

    /// The examples of an option that declares none.
    private var defaultExamples: [String] {
        switch kind {
        case .flag, .choice: []
        case .text(let rule, _, _): [rule.examples[0]]
        case .list(let form): form.examples
        }
    }
}
