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
        // No name of an option begins with `no-`, or has a dot.
        let isOff = text.hasPrefix("no-")
        let words = text.utf8.dropFirst(isOff ? 3 : 0)
        let dot = words.firstIndex(of: UInt8(ascii: "."))
        let name = String(Substring(words[..<(dot ?? words.endIndex)]))
        guard let option = options.first(where: { $0.name == name }) else { return nil }
        switch (option.kind, isOff, dot.map { String(text[$0...].dropFirst()) }) {
        case (.flag, true, nil): value = .flag(false)
        case (.list, true, nil): value = .list([])
        case (.flag, false, nil), (.text, false, nil), (.list, false, nil): value = nil
        case (.choice(let values, _), false, let name?) where values.contains(name): value = .text(name)
        default: return nil
        }
        (self.option, self.text) = (option.name, text)
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
