extension Option {

    /// The value that a search begins with: the default, and for a required text, one that is in no module.
    var startValue: OptionValue { isRequired ? .text("ZqOther") : defaultValue }

    /// A value of these parts; nil if the option does not take it.
    func value(of parts: [String]) -> String? {
        switch try? value(ListForm.text(of: parts)) {
        case .text(let text)?: text
        case .list(let values)?: values.first
        default: nil
        }
    }
}
