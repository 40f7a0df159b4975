extension Option {

    /// The values that verify and lint try: the default first; for a text and a list, also the examples.
    var valuesToTry: [OptionValue] {
        switch kind {
        case .flag, .choice: return choices
        case .text(let rule, let isRequired, let value):
            let examples = examples.isEmpty ? [rule.examples[0]] : examples
            return (isRequired ? [] : [.text(value)]) + examples.filter { $0 != value }.map(OptionValue.text)
        case .list(let form):
            let examples = examples.isEmpty ? form.examples : examples
            return [.list([]), .list(Array(examples.prefix(1)))] + (examples.count > 1 ? [.list(examples)] : [])
        }
    }
}
