/// The changes that a command line makes to the options of an existing module.
package struct OptionChanges: Sendable {
    /// The new values of flags, choices and texts, and the values to add to lists.
    package var values: [String: OptionValue]
    /// The values to remove from lists.
    package var removed: [String: [String]]

    package init(values: [String: OptionValue] = [:], removed: [String: [String]] = [:]) {
        (self.values, self.removed) = (values, removed)
    }

    /// The values of a module after the changes.
    ///
    /// - Parameters:
    ///   - old: the values that it was made with. Values that the set no longer takes are left out.
    ///   - module: the module that errors name.
    ///   - isOneOfAll: true if the change is for all modules. Then a list may lack a value that is to be removed.
    /// - Throws: a `usage` failure for a value to remove that a list does not have.
    package func applied(
        to old: [String: OptionValue],
        of templateSet: TemplateSet,
        for module: Module,
        isOneOfAll: Bool
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
            let option = templateSet.options.first { $0.name == name }
            for text in values {
                let list = new[name, default: .list([])].values
                // As the command line takes it to add it: `load:String` is `load: String`.
                let standard = (try? option?.value(text))?.values.first ?? text
                guard let value = list.first(where: { $0 == standard || $0.hasPrefix(standard + ": ") }) else {
                    if isOneOfAll { continue }
                    let help = list.suggestion(for: text) ?? (list.isEmpty ? "it has none" : "it has \(list.list)")
                    let message = "'\(module.path)' has no \(name) \(quoted(text))"
                    throw Failure(.usage, message, help: help)
                }
                new[name] = .list(list.filter { $0 != value })
            }
        }
        return new
    }

    /// What a module loses when it follows the set: the options that today's set does not have, and the values that it does
    /// not take. A default that the set dropped with its option is no loss.
    ///
    /// - Parameters:
    ///   - old: the values that the module was made with.
    ///   - version: the version of the set that it was made with.
    package func losses(
        _ old: [String: OptionValue],
        from version: TemplateSet,
        to today: TemplateSet
    ) -> [LostOption] {
        version.options.compactMap { option in
            guard let value = old[option.name], values[option.name] == nil else { return nil }
            let (now, isDefault) = (today.options.first { $0.name == option.name }, value == option.defaultValue)
            let isTaken = now?.taking(value) == value || isDefault && (now == nil || value == .text(""))
            if isTaken { return nil }
            let isReplaced = isDefault || option.isList
            return LostOption(words: ShellWords.joined(value.words(of: option.name)), open: isReplaced ? nil : now)
        }
    }
}

/// An option that a module was made with, and that today's set no longer takes. Its name or its value was changed, or
/// deleted.
package struct LostOption: Sendable {
    /// As on a command line: `--style fancy`.
    package let words: String
    /// The option, if the set still has it, and a person has to choose another value. Nil for an option that is gone, for a
    /// default, which becomes the new default, and for a list, which loses some of its values.
    package let open: Option?
}

extension Option {

    /// A value from an earlier declaration of the option, if this one takes it too.
    fileprivate func taking(_ value: OptionValue) -> OptionValue? {
        if isList { return .list(value.values.flatMap { (try? self.value($0))?.values ?? [] }) }
        // A text without a value is empty.
        return value == .text("") ? nil : try? self.value(value)
    }
}
