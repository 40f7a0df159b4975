/// The value of an option.
public enum OptionValue: Sendable, Hashable {
    case flag(Bool)
    /// Of a choice or a text.
    case text(String)
    case list([String])

    /// Whether a condition that names the option alone holds.
    var isOn: Bool {
        switch self {
        case .flag(let isOn): isOn
        case .text(let text): !text.isEmpty
        case .list(let values): !values.isEmpty
        }
    }

    /// The values of a list, or a text that is not empty; none of a flag.
    package var texts: [String] {
        switch self {
        case .flag: []
        case .text(let text): text.isEmpty ? [] : [text]
        case .list(let values): values
        }
    }

    /// The values of a list; none of another option.
    var values: [String] { if case .list(let values) = self { values } else { [] } }

    /// The value with its type, for errors.
    var description: String {
        switch self {
        case .flag(let isOn): "the flag \(isOn)"
        case .text(let text): "the text \(quoted(text))"
        case .list(let values): "the list [\(values.list)]"
        }
    }

    /// The words of a command line that give an option this value.
    package func words(of option: String) -> [String] {
        switch self {
        case .flag(let isOn): [isOn ? "--\(option)" : "--no-\(option)"]
        case .text(let text): ["--\(option)", text]
        case .list(let values): values.isEmpty ? ["--no-\(option)"] : values.flatMap { ["--\(option)", $0] }
        }
    }
}
