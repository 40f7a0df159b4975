/// An option that a template set declares in `template.json`.
package struct Option: Sendable, Equatable {

    package enum Kind: Sendable, Equatable {
        /// On or off: `--rx`, `--no-rx`.
        case flag(default: Bool)
        /// One of several values: `--view xib`.
        case choice([String], default: String)
        /// Any text that the rule allows: `--parent Root`. An optional one has a default, often the empty text.
        case text(TextRule, isRequired: Bool, default: String)
        /// Any number of values: `--child OffGame --child TicTacToe`.
        case list(ListForm)
    }

    /// The option without the dashes, and the name of its variable.
    package let name: String
    /// One line for `--help`.
    package let help: String
    package let kind: Kind
    /// Whether a text, or each value of a list, must differ from the module's name.
    package let isDistinct: Bool
    /// Values of a text or a list to try the templates with.
    package let examples: [String]

    /// The words that the command line takes for it, without the dashes.
    package var flags: [String] {
        switch kind {
        case .flag, .list: [name, "no-" + name]
        case .choice, .text: [name]
        }
    }

    /// The option's value as help shows it: `xib|code`, `NAME`, `LABEL:TYPE`; nil for a flag.
    package var placeholder: String? {
        if case .choice(let values, _) = kind { values.joined(separator: "|") } else { form?.placeholder }
    }

    /// An option without examples, whose values may be the module's name.
    package init(name: String, help: String, kind: Kind) {
        (self.name, self.help, self.kind, isDistinct, examples) = (name, help, kind, false, [])
    }

    /// True for a text that must be given.
    package var isRequired: Bool { if case .text(_, isRequired: true, _) = kind { true } else { false } }

    /// True if the value names modules: that of `--parent Root` and of `--child OffGame` does.
    package var namesModules: Bool {
        switch kind {
        case .text(.typeName, _, _), .list(.text(.typeName)): true
        case .flag, .choice, .text, .list: false
        }
    }

    package var isList: Bool { if case .list = kind { true } else { false } }

    /// The form of a text, or of each value of a list; nil for a flag or choice.
    var form: ListForm? {
        switch kind {
        case .flag, .choice: nil
        case .text(let rule, _, _): .text(rule)
        case .list(let form): form
        }
    }

    /// The names of the fields of a list.
    var fieldNames: [String] { if case .list(.fields(let fields)) = kind { fields.map(\.name) } else { [] } }

    /// The value if none is given.
    package var defaultValue: OptionValue {
        switch kind {
        case .flag(let isOn): .flag(isOn)
        case .choice(_, let value), .text(_, _, let value): .text(value)
        case .list: .list([])
        }
    }

    /// The values of a flag or choice, the default first; none for a text or list, whose values are detected in files.
    package var choices: [OptionValue] {
        switch kind {
        case .flag(let isOn): [.flag(isOn), .flag(!isOn)]
        case .choice(let values, let value): [.text(value)] + values.filter { $0 != value }.map(OptionValue.text)
        case .text, .list: []
        }
    }

    /// The value of its variable in templates.
    func variable(_ value: OptionValue) -> Value {
        switch (kind, value) {
        case (.choice(let values, _), .text(let chosen)): .choice(chosen, among: Set(values))
        case (.text(let rule, _, _), .text(let text)): rule.variable(text)
        case (.list(let form), .list(let values)): form.variable(values, of: name)
        default: .flag(value.isOn)
        }
    }

    /// Reads a value as it is given on the command line or in a configuration.
    ///
    /// - Parameter earlier: the value that the option had before. A list gets one more value; otherwise the last one wins.
    /// - Throws: a `usage` failure if the option does not take it.
    package func value(_ text: String, after earlier: OptionValue? = nil) throws(Failure) -> OptionValue {
        switch kind {
        case .flag: throw Failure(.usage, "'--\(name)' takes no value", help: "write '--\(name)' or '--no-\(name)'")
        case .choice(let values, _):
            if !values.contains(text) {
                let help = "it takes \(values.list)" + (values.suggestion(for: text).map { "; \($0)" } ?? "")
                throw Failure(.usage, "\(quoted(text)) is not a value of '--\(name)'", help: help)
            }
        case .text(let rule, let isRequired, _):
            if isRequired, text.isEmpty { throw Failure(.usage, "'--\(name)' needs a value", help: self.help) }
            if !text.isEmpty { try rule.check(text, of: name) }
        case .list(let form):
            let value = try form.value(text, of: name)
            return .list((earlier?.values ?? []) + [value])
        }
        return .text(text)
    }

    /// The value in its standard form: `load: String` for `load:String`.
    ///
    /// - Throws: a `usage` failure if the option does not take it.
    func value(_ value: OptionValue) throws(Failure) -> OptionValue {
        switch (kind, value) {
        case (.flag, .flag): return value
        case (.choice, .text(let text)), (.text, .text(let text)): return try self.value(text)
        case (.list, .list(let texts)):
            return .list(try collecting(texts) { text throws(Failure) in try self.value(text).values }.flatMap(\.self))
        default:
            let help = "give it a value of its type, \(typeName)"
            throw Failure(.usage, "'--\(name)' does not take \(value.description)", help: help)
        }
    }

    /// The first value of a list that repeats an earlier one, and the error for it.
    ///
    /// - Parameter value: all values that the option has been given.
    package func repetition(in value: OptionValue) -> (index: Int, problem: Diagnostic)? {
        if case .list(let form) = kind { form.repetition(in: value.values, of: name) } else { nil }
    }
}
