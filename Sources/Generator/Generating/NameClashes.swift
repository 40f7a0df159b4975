/// The values of options that declare a name which the module's code declares too, in the same place: with
/// `--request view`, a presenter would have two members `view`.
struct NameClashes {

    /// What declares a name: the set itself, with the reason why no value can, or a value of an option.
    private enum Owner: Equatable {
        case templateSet(reason: String)
        case value(String, index: Int)
    }

    /// A value that declares a name which is taken.
    private struct Clash {
        let option: Option
        let index: Int
        /// The field of the value that is in the name; the option's name if the value is one text.
        let field: String
        let name: String
        let place: String
        let other: Owner

        var owner: Owner { .value(option.name, index: index) }
    }

    private let options: [Option]
    private let entries: [MemberNames]
    private let module: ModuleName
    /// The variables of the module's name.
    private let variables: Value
    /// The values of lists and texts, by their options.
    private var texts: [String: [String]]

    /// - Parameters:
    ///   - values: a value for each option of the set.
    ///   - variables: those of the module's name.
    init(_ templateSet: TemplateSet, _ values: [String: OptionValue], of module: ModuleName, _ variables: Value) {
        (options, self.module, self.variables) = (templateSet.options, module, variables)
        texts = values.mapValues(\.texts)
        let all = templateSet.manifest.members
        // Most modules have no such values, and `status` makes very many requests.
        let isDeclaring = all.contains { $0.option.flatMap { values[$0] }?.isOn == true }
        entries = isDeclaring ? all.filter { $0.conditions.hold(for: values) } : []
    }

    /// The problems, each with a value that the set takes together with all others, if there is one.
    var problems: [Diagnostic] {
        var rest = self
        var problems: [Diagnostic] = []
        while let clash = rest.clashes.first {
            let suggestion = rest.suggestion(insteadOf: clash)
            let help = suggestion.map { "'\($0)' would do" } ?? "choose another one"
            problems.append(Diagnostic(rest.message(about: clash), help: help))
            rest.replace(clash, with: suggestion)
        }
        return problems
    }

    // MARK: - Clashes -

    private var clashes: [Clash] {
        entries.map(\.place).unique.flatMap { place in
            var owners: [String: Owner] = [:]
            var clashes: [Clash] = []
            let own = entries.filter { $0.place == place }
            for entry in own where entry.option == nil {
                for name in entry.names {
                    owners[Self.rendered(name, [variables])] = .templateSet(reason: entry.reason)
                }
            }
            for entry in own {
                guard let option = options.first(where: { $0.name == entry.option }) else { continue }
                for (index, value) in elements(of: option).enumerated() {
                    let owner = Owner.value(option.name, index: index)
                    for template in entry.names {
                        let name = Self.rendered(template, [variables, value])
                        let other = owners[name, default: owner]
                        owners[name] = other
                        guard other != owner else { continue }
                        let field = template.variables.compactMap(\.first).first(where: option.isNamed) ?? ""
                        clashes.append(
                            Clash(option: option, index: index, field: field, name: name, place: place, other: other)
                        )
                    }
                }
            }
            return clashes
        }
    }

    /// The variables of each value of an option.
    private func elements(of option: Option) -> [Value] {
        guard let texts = texts[option.name], let first = texts.first else { return [] }
        let variable = option.variable(option.isList ? .list(texts) : .text(first))
        if case .list(let elements) = variable { return elements }
        return [.map([option.name: variable])]
    }

    private static func rendered(_ name: Template, _ variables: [Value]) -> String {
        // The name of a member has no partials, and cannot fail.
        let text = try? name.render(variables, escaping: .none).text
        return String(decoding: text ?? [], as: UTF8.self)
    }

    // MARK: - Messages -

    private func message(about clash: Clash) -> String {
        let option = clash.option.name
        switch clash.other {
        case .templateSet(let reason):
            let name = part(of: clash)
            let because = reason.isEmpty ? "\(clash.place) has '\(clash.name)' already" : reason
            return "'--\(option)' cannot be \(quoted(name)): \(because)"
        case .value(let other, let index):
            let first = text(of: other, at: index)
            let both = "'--\(other) \(first)' and '--\(option) \(text(of: option, at: clash.index))'"
            return "\(both) cannot be combined: \(clash.place) would have two '\(clash.name)'"
        }
    }

    /// A value of an option as one text.
    private func text(of option: String, at index: Int) -> String { texts[option]?[index] ?? "" }

    /// The text that is in the name.
    private func part(of clash: Clash) -> String {
        let value = text(of: clash.option.name, at: clash.index)
        return clash.option.form?.part(clash.field, of: value) ?? value
    }

    // MARK: - Suggestions -

    /// The first name like that of a value that clashes with no other.
    private func suggestion(insteadOf clash: Clash) -> String? {
        guard let rule = clash.option.form?.rule(of: clash.field) else { return nil }
        return clash.option.names(like: part(of: clash), rule).first { name in
            guard (try? rule.check(name, of: clash.option.name)) != nil else { return false }
            var changed = self
            changed.replace(clash, with: name)
            let values = OptionValue.list(changed.texts[clash.option.name] ?? [])
            guard clash.option.repetition(in: values) == nil, !clash.option.isDistinct || name != module.text else {
                return false
            }
            return !changed.clashes.contains { $0.other == clash.owner || $0.owner == clash.owner }
        }
    }

    /// Gives a value another name, or removes it.
    private mutating func replace(_ clash: Clash, with name: String?) {
        let old = text(of: clash.option.name, at: clash.index)
        let new = name.map { clash.option.form?.value(old, with: $0, as: clash.field) ?? $0 }
        texts[clash.option.name]?.replaceSubrange(clash.index...clash.index, with: new.map { [$0] } ?? [])
    }
}

extension Option {

    /// Whether a variable is the option itself, or a field of its values.
    fileprivate func isNamed(_ variable: String) -> Bool { variable == name || fieldNames.contains(variable) }

    /// Names like another one: `loadView`, `requestView`, `view2` for `view`, if the first example is `loadTitle`.
    fileprivate func names(like name: String, _ rule: TextRule) -> [String] {
        let capital = name.prefix(1).uppercased() + name.dropFirst()
        let numbered = (2...99).map { "\(name)\($0)" }
        if rule == .typeName { return ["\(name)Module"] + numbered }
        let example = examples.first.map { $0.prefix { $0.isLetter } }.map(String.init) ?? ""
        let verb = example.prefix { !$0.isUppercase }
        let option = Words(of: self.name.replacing("-", with: "_")).variable
        let words = verb.count < example.count ? [String(verb), option] : [option]
        return words.map { $0 + capital } + numbered
    }
}
