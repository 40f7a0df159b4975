/// Writes `template.json` of an imported set.
struct ImportedManifest {

    let template: ForeignTemplate
    /// The options that the set declares: those that its templates read.
    let options: [Option]
    /// The variants that have files.
    let existing: Set<Int>

    /// - Parameter types: the types that files declare, each with the variants that have it.
    /// - Throws: a `data` failure if the options' defaults are a combination without files.
    func text(named name: String, types: [String: Set<Int>]) throws(Failure) -> String {
        let options = options.map { JSON.object($0.members.filter { $1 != .text("") && $1 != .list([]) }) }
        let types = types.sorted { $0.key < $1.key }.flatMap(json)
        let lists: KeyValuePairs = ["options": options, "types": types, "forbids": try prohibitions()]
        return Manifest.text(named: name, template.summary, lists)
    }

    // MARK: - Conditions -

    private func json(_ type: String, in variants: Set<Int>) -> [JSON] {
        let names = JSON.texts([type])
        return lists(for: variants, among: existing).map { list in
            list.isEmpty ? .text(type) : .object(["names": names, "when": .texts(list)])
        }
    }

    /// A prohibition for each combination of options without files.
    private func prohibitions() throws(Failure) -> [JSON] {
        // Variants count as equal if they differ only in options that no template reads.
        let names = Set(options.map(\.name))
        let variants = template.variants.map { $0.filter { names.contains($0.key) } }
        let known = Set(existing.map { variants[$0] })
        let defaults = Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.defaultValue) })
        guard known.contains(where: { $0.allSatisfy { defaults[$0.key] == $0.value } }) else {
            let message = "the defaults of the options are a combination without files"
            throw Failure(.data, message, help: "give the template's options other defaults")
        }
        let possible = variants.indices.filter { index in
            options.allSatisfy { option in
                variants[index][option.name].map { option.choices.isEmpty || option.choices.contains($0) } ?? true
            }
        }
        let missing = possible.filter { !known.contains(variants[$0]) }
        return lists(for: Set(missing), among: Set(possible)).map { list in
            .object(["options": .texts(list), "because": .text("the imported template has no files for it")])
        }
    }

    /// Lists of conditions, as a manifest has them, that hold for the wanted variants: `["log", "kind.plain"]`. Conditions
    /// on texts are left out.
    private func lists(for wanted: Set<Int>, among variants: Set<Int>) -> [[String]] {
        let conditions = VariantConditions(template.variants, options: options)
        return conditions.conditions(for: wanted, among: variants).flatMap { condition in
            options.reduce([[]]) { lists, option in
                let tests = condition.filter { $0.test.option == option.name }
                let values = option.choices.filter { value in
                    tests.allSatisfy { $0.test.holds(for: [option.name: value]) == $0.isOn }
                }
                if tests.isEmpty || values.isEmpty { return lists }
                return lists.flatMap { list in values.map { list + [option.condition($0)] } }
            }
        }
    }
}

extension Option {

    /// The condition that the option has a value: `rx`, `no-rx` or `view.xib`.
    func condition(_ value: OptionValue) -> String {
        if case .text(let text) = value { "\(name).\(text)" } else { (value.isOn ? "" : "no-") + name }
    }
}
