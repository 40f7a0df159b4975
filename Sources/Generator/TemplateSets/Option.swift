/// An option that a template set declares, as it is written in `template.json`.
public struct Option: Sendable, Equatable {

    public enum Kind: Sendable, Equatable {
        /// On or off: `--rx`, `--no-rx`.
        case flag(default: Bool)
        /// One of some values: `--view xib`.
        case choice([String], default: String)
        /// Any text that the rule allows: `--parent Root`. One that is not required has a default, often the empty
        /// text.
        case text(TextRule, isRequired: Bool, default: String)
    }

    /// What a text must be.
    public enum TextRule: String, Sendable, CaseIterable {
        case any
        case identifier
        case typeName
    }

    /// The option without the dashes, and the name of its variable.
    public let name: String
    /// One line for `--help`.
    public let help: String
    public let kind: Kind
    /// Whether a text must be another one than the module's name.
    public let isDistinct: Bool
    /// A value for a text, where one is needed to try the templates.
    public let example: String?

    /// The words that the command line takes for it, without the dashes.
    package var flags: [String] {
        if case .flag = kind { [name, "no-" + name] } else { [name] }
    }

    /// The value it has where none is given.
    var defaultValue: OptionValue {
        switch kind {
        case .flag(let isOn): .flag(isOn)
        case .choice(_, let value), .text(_, _, let value): .text(value)
        }
    }

    /// What its variable stands for in templates.
    func variable(_ value: OptionValue) -> Value {
        switch (kind, value) {
        case (.choice(let values, _), .text(let chosen)): .choice(chosen, among: values)
        case (_, .flag(let isOn)): .flag(isOn)
        case (_, .text(let text)): .text(text)
        }
    }

    /// Reads a value as it is given on the command line or in a configuration.
    ///
    /// - Throws: a `usage` failure if the option does not take it.
    package func value(_ text: String) throws(Failure) -> OptionValue {
        switch kind {
        case .flag: throw Failure(.usage, "'--\(name)' takes no value", help: "write '--\(name)' or '--no-\(name)'")
        case .choice(let values, _):
            if !values.contains(text) {
                let all = values.map { "'\($0)'" }.joined(separator: ", ")
                let help = (values.suggestion(for: text).map { $0 + " " } ?? "") + "It takes \(all)"
                throw Failure(.usage, "\(quoted(text)) is no value of '--\(name)'", help: help)
            }
        case .text(let rule, let isRequired, _):
            if isRequired, text.isEmpty { throw Failure(.usage, "'--\(name)' needs a value", help: self.help) }
            if !text.isEmpty { try rule.check(text, of: name) }
        }
        return .text(text)
    }
}

/// The value of an option.
public enum OptionValue: Sendable, Equatable {
    case flag(Bool)
    /// Of a choice or a text.
    case text(String)

    /// Whether a condition that names the option alone holds.
    var isOn: Bool {
        switch self {
        case .flag(let isOn): isOn
        case .text(let text): !text.isEmpty
        }
    }
}

extension Option.TextRule {

    fileprivate func check(_ text: String, of option: String) throws(Failure) {
        switch self {
        case .any: break
        case .typeName:
            do {
                _ = try ModuleName(text)
            } catch {
                let help = error.diagnostics[0].help
                throw Failure(.usage, "\(quoted(text)) is no type's name, which '--\(option)' takes", help: help)
            }
        case .identifier:
            if !text.isIdentifier {
                let help = "use letters, digits and '_', a letter first"
                throw Failure(.usage, "\(quoted(text)) is no identifier, which '--\(option)' takes", help: help)
            }
        }
    }
}

extension String {

    /// Whether it is a name that Swift code can use (without words of the language, which backticks would make one).
    var isIdentifier: Bool {
        !isEmpty
            && unicodeScalars.enumerated().allSatisfy { index, scalar in
                scalar == "_" || (index == 0 ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
            }
    }
}
