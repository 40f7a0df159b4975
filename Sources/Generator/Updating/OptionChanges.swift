/// What a command line says about the options that a module was made with.
package struct OptionChanges: Sendable {
    /// The new values of flags, choices and texts; of lists the values that join what they have.
    package var values: [String: OptionValue]
    /// The values that lists lose.
    package var removed: [String: [String]]

    package init(values: [String: OptionValue] = [:], removed: [String: [String]] = [:]) {
        (self.values, self.removed) = (values, removed)
    }

    /// The values that a module has afterwards.
    ///
    /// - Parameters:
    ///   - old: those that it was made with. What the set does not take any more is left out.
    ///   - module: is named where something is wrong.
    ///   - isOneOfAll: whether lists of which nobody said that they have a value may be without it.
    /// - Throws: a `usage` failure for a value that a list is to lose and does not have.
    package func applied(
        to old: [String: OptionValue],
        of templateSet: TemplateSet,
        for module: Module,
        isOneOfAll: Bool = false
    ) throws(Failure) -> [String: OptionValue] {
        var new: [String: OptionValue] = [:]
        for option in templateSet.options {
            let value = old[option.name].flatMap(option.taking) ?? option.defaultValue
            switch values[option.name] {
            case .list(let added)?: new[option.name] = .list(value.values + added.filter { !value.values.contains($0) })
            case let given?: new[option.name] = given
            case nil: new[option.name] = value
            }
        }
        for (name, values) in removed {
            for text in values {
                let list = new[name, default: .list([])].values
                guard let value = list.first(where: { $0 == text || $0.hasPrefix(text + ": ") }) else {
                    if isOneOfAll { continue }
                    let help = list.suggestion(for: text) ?? Self.help(list)
                    let message = "'\(module.folder)' has no \(name) \(quoted(text))"
                    throw Failure(.usage, message, help: help)
                }
                new[name] = .list(list.filter { $0 != value })
            }
        }
        return new
    }

    private static func help(_ values: [String]) -> String {
        values.isEmpty ? "it has none" : "it has \(values.map { "'\($0)'" }.joined(separator: ", "))"
    }
}

extension Option {

    /// A value that another declaration of the option took, if this one takes it too.
    fileprivate func taking(_ value: OptionValue) -> OptionValue? {
        switch (kind, value) {
        case (.flag, .flag): return value
        case (.list, .list(let values)):
            let taken = values.compactMap { text in
                if case .list(let values)? = try? self.value(text) { values.first } else { nil }
            }
            return .list(taken)
        case (.choice, .text(let text)), (.text, .text(let text)):
            // The empty text is what one has that was not given.
            return text.isEmpty ? nil : try? self.value(text)
        default: return nil
        }
    }
}
