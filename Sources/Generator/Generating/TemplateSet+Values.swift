extension TemplateSet {

    /// A value for each option, its default where none is given.
    package func completed(_ values: [String: OptionValue]) -> [String: OptionValue] {
        Dictionary(uniqueKeysWithValues: options.map { ($0.name, values[$0.name] ?? $0.defaultValue) })
    }

    /// The values in their standard form.
    ///
    /// - Throws: a `usage` failure with every option that the set does not have, and every value that an option does not
    ///   take.
    func taking(_ values: [String: OptionValue]) throws(Failure) -> [String: OptionValue] {
        let taken = try collecting(values.sorted { $0.key < $1.key }) { name, value throws(Failure) in
            guard let option = options.first(where: { $0.name == name }) else {
                let names = options.map(\.name)
                let help = names.suggestion(for: name) ?? (names.isEmpty ? "it has none" : "it has \(names.list)")
                throw Failure(.usage, "the set '\(self.name)' has no option \(quoted(name))", help: help)
            }
            return (name, try option.value(value))
        }
        return Dictionary(uniqueKeysWithValues: taken)
    }

    /// The options that have other values than their defaults.
    func changes(_ values: [String: OptionValue]) -> [(option: Option, value: OptionValue)] {
        options.compactMap { option in
            values[option.name].flatMap { $0 == option.defaultValue ? nil : (option: option, value: $0) }
        }
    }

    /// A command line that gives the options these values; empty if all are defaults.
    package func commandLine(for values: [String: OptionValue]) -> String { ShellWords.joined(words(for: values)) }

    /// The words of that command line.
    func words(for values: [String: OptionValue]) -> [String] {
        changes(values).flatMap { $0.value.words(of: $0.option.name) }
    }

    /// The variables of the options in templates.
    ///
    /// - Parameter values: a value for each option.
    func variables(for values: [String: OptionValue]) -> [String: Value] {
        Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.variable(values[$0.name] ?? $0.defaultValue)) })
    }

    /// The problems of the options, whatever the module.
    ///
    /// - Parameter values: a value for each option.
    func problems(of values: [String: OptionValue]) -> [Diagnostic] {
        let missing: [Diagnostic] = options.compactMap { option in
            guard option.isRequired, values[option.name] == .text("") else { return nil }
            let help = "add '--\(option.name) \(option.placeholder ?? "")'"
            return Diagnostic("'--\(option.name)' is missing: \(option.help)", help: help)
        }
        let repetitions = options.compactMap { option in values[option.name].flatMap(option.repetition)?.problem }
        return missing + repetitions + prohibitions(of: values)
    }

    /// The combinations of options that the set forbids, as problems.
    ///
    /// - Parameter values: the values of options. Missing ones have their defaults.
    package func prohibitions(of values: [String: OptionValue]) -> [Diagnostic] {
        let values = completed(values)
        return manifest.forbids.compactMap { prohibition in
            guard prohibition.conditions.hold(for: values) else { return nil }
            let reason = prohibition.reason.isEmpty ? "" : ": " + prohibition.reason
            // An option that is off by default was not written, and cannot be left out.
            let needed = prohibition.conditions.filter(isOffByDefault).map { "'--\($0.option)'" }
            let given = prohibition.conditions.filter { !isOffByDefault($0) }.map { "'\($0.commandLine)'" }
            guard !needed.isEmpty, !given.isEmpty else {
                let flags = prohibition.conditions.map { "'\($0.commandLine)'" }.joined(separator: " and ")
                return Diagnostic("\(flags) cannot be combined\(reason)", help: "leave one of them out")
            }
            let (others, flags) = (needed.joined(separator: " or "), given.joined(separator: " and "))
            let verb = given.count > 1 ? "need" : "needs"
            return Diagnostic("\(flags) \(verb) \(others)\(reason)", help: "add \(others), or leave \(flags) out")
        }
    }

    /// True if a condition asks for an option to be off that is off by default.
    private func isOffByDefault(_ condition: Condition) -> Bool {
        guard let value = condition.value, !value.isOn else { return false }
        return options.contains { $0.name == condition.option && $0.defaultValue == value }
    }
}
