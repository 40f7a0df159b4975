/// The ways to choose flags and choices.
struct Choices {

    /// Of more ways than this, only those are tried that are one change away from the best so far.
    static let maximum = 500

    private let options: [Option]
    /// Where each search begins: every option at its default, a text that has none at one that is in no module.
    let start: [String: OptionValue]

    init(of options: [Option]) {
        self.options = options
        start = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.startValue) })
    }

    /// All ways; nil if there are too many.
    var all: [[String: OptionValue]]? {
        var all = [start]
        for option in options {
            let others = option.otherChoices(than: option.defaultValue)
            guard all.count * (others.count + 1) <= Self.maximum else { return nil }
            all += others.flatMap { value in all.map { $0.merging([option.name: value]) { $1 } } }
        }
        return all
    }

    /// The ways that differ from one in one flag or choice.
    func neighbours(of values: [String: OptionValue]) -> [[String: OptionValue]] {
        options.flatMap { option in
            option.otherChoices(than: values[option.name] ?? option.defaultValue).map { value in
                values.merging([option.name: value]) { $1 }
            }
        }
    }

    /// Whether a text that every module has was not found.
    func lacksText(_ values: [String: OptionValue]) -> Bool {
        options.contains { option in
            if case .text(_, isRequired: true, _) = option.kind {
                values[option.name] == start[option.name]
            } else {
                false
            }
        }
    }

    /// How many options have another value than where the search begins.
    func changeCount(_ values: [String: OptionValue]) -> Int {
        values.count { $1 != start[$0] }
    }
}

extension Option {

    fileprivate var startValue: OptionValue {
        if case .text(_, isRequired: true, _) = kind { .text("ZqOther") } else { defaultValue }
    }

    fileprivate func otherChoices(than value: OptionValue) -> [OptionValue] {
        switch kind {
        case .flag: [.flag(true), .flag(false)].filter { $0 != value }
        case .choice(let values, _): values.map(OptionValue.text).filter { $0 != value }
        case .text, .list: []
        }
    }

    /// The rules of the parts of its values.
    var partRules: [TextRule] {
        switch kind {
        case .flag, .choice: []
        case .text(let rule, _, _): [rule]
        case .list(let form): form.rules
        }
    }

    /// A value of these parts; nil if the option does not take it.
    func value(of parts: [String]) -> String? {
        let text: String
        if case .list(let form) = kind { text = form.text(of: parts) } else { text = parts[0] }
        return switch try? value(text) {
        case .text(let text)?: text
        case .list(let values)?: values.first
        default: nil
        }
    }
}
