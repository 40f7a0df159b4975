/// A condition on an option, as `template.json` writes it: `rx` (on, or not empty), `no-rx` (off, or an empty list),
/// `view.xib` (the value).
struct Condition: Sendable, Equatable {
    let option: String
    /// The value that the option must have; nil if being on is enough.
    let value: OptionValue?
    /// The condition as the manifest has it.
    let text: String

    /// - Returns: nil if the set has no such option or value.
    init?(_ text: String, options: [Option]) {
        self.text = text
        for option in options {
            switch option.kind {
            case .flag where text == "no-" + option.name: value = .flag(false)
            case .list where text == "no-" + option.name: value = .list([])
            case .flag where text == option.name, .text where text == option.name, .list where text == option.name:
                value = nil
            case .choice(let values, _):
                guard let value = values.first(where: { text == "\(option.name).\($0)" }) else { continue }
                self.value = .text(value)
            default: continue
            }
            self.option = option.name
            return
        }
        return nil
    }

    func holds(for values: [String: OptionValue]) -> Bool {
        guard let actual = values[option] else { return false }
        return value.map { $0 == actual } ?? actual.isOn
    }

    /// The condition as it is written on a command line: `--view xib`.
    var commandLine: String { "--" + text.split(separator: ".", maxSplits: 1).joined(separator: " ") }
}

extension [Condition] {

    /// Whether all of them hold.
    ///
    /// - Parameter values: a value for each option.
    func hold(for values: [String: OptionValue]) -> Bool { allSatisfy { $0.holds(for: values) } }
}
