extension Option {

    /// The value that a search begins with: the default, and for a required text, one that is in no module.
    var startValue: OptionValue {
        if case .text(_, isRequired: true, _) = kind { .text("ZqOther") } else { defaultValue }
    }

    /// The rules of the parts of its values.
    var partRules: [TextRule] {
        switch kind {
        case .flag, .choice: []
        case .text(let rule, _, _): [rule]
        case .list(let form): form.rules
        }
    }

    /// The number of parts that each value has.
    var requiredPartCount: Int { if case .list(let form) = kind { form.requiredCount } else { partRules.count } }

    /// A value of these parts; nil if the option does not take it.
    func value(of parts: [String]) -> String? {
        switch try? value(ListForm.text(of: parts)) {
        case .text(let text)?: text
        case .list(let values)?: values.first
        default: nil
        }
    }
}
