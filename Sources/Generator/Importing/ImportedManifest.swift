/// Writes `template.json` of an imported set.
struct ImportedManifest {

    /// Types that files declare, if one of the conditions holds.
    struct Types {
        let names: [String]
        let conditions: [VariantCondition]
    }

    let name: String
    let template: ForeignTemplate
    let options: [ForeignTemplate.Option]
    let types: [Types]

    /// - Throws: a `data` failure if the options' defaults are a combination without files.
    func text() throws(Failure) -> String {
        var members = ["\"name\": \(JSON.text(name).text)", "\"description\": \(JSON.text(template.summary).text)"]
        func add(_ key: String, _ entries: [JSON]) {
            if entries.isEmpty { return }
            members.append("\"\(key)\": [\n" + entries.map { "    " + $0.line }.joined(separator: ",\n") + "\n  ]")
        }
        add("options", options.map(Self.json))
        add("types", types.flatMap(json))
        add("forbids", try prohibitions())
        return "{\n" + members.map { "  " + $0 }.joined(separator: ",\n") + "\n}\n"
    }

    private static func json(_ option: ForeignTemplate.Option) -> JSON {
        var members: [String: JSON] = ["name": .text(option.name), "help": .text(option.help)]
        switch option.kind {
        case .flag(let isOn): members.merge(["type": .text("flag"), "default": .flag(isOn)]) { $1 }
        case .choice(let values, let value):
            let own: [String: JSON] = [
                "type": .text("choice"), "values": .list(values.map(JSON.text)), "default": .text(value),
            ]
            members.merge(own) { $1 }
        case .text(let rule, let isRequired, let value):
            members["type"] = .text("text")
            if rule != .any { members["is"] = .text(rule.rawValue) }
            if isRequired { members["required"] = .flag(true) }
            if !value.isEmpty { members["default"] = .text(value) }
        }
        return .object(members)
    }

    // MARK: - Conditions -

    private func json(_ types: Types) -> [JSON] {
        let names = JSON.list(types.names.map(JSON.text))
        return types.conditions.flatMap(positive).map { condition in
            condition.isEmpty
                ? .object(["names": names]) : .object(["names": names, "when": .list(condition.map(JSON.text))])
        }
    }

    /// The condition as a manifest can say it: of a value that a choice has not, each of its other values. A test of a text
    /// or a variable that is empty is left out.
    private func positive(_ condition: VariantCondition) -> [[String]] {
        var texts: [[String]] = [[]]
        for (option, tests) in Dictionary(grouping: condition, by: \.test.option).sorted(by: { $0.key < $1.key }) {
            let possible: [String]
            switch options.first(where: { $0.name == option })?.kind {
            case .flag: possible = [(tests[0].isOn ? "" : "no-") + option]
            case .choice(let values, _):
                possible = values.filter { value in tests.allSatisfy { ($0.test.value == value) == $0.isOn } }
                    .map { "\(option).\($0)" }
            default: continue
            }
            texts = texts.flatMap { text in possible.map { text + [$0] } }
        }
        return texts
    }

    /// The combinations of options without files, in as few prohibitions as can be found one after the other.
    private func prohibitions() throws(Failure) -> [JSON] {
        let values = options.compactMap { option -> (name: String, values: [String], default: String)? in
            switch option.kind {
            case .flag(let isOn): (option.name, ["", "on"], isOn ? "on" : "")
            case .choice(let values, let value): (option.name, values, value)
            case .text: nil
            }
        }
        let existing = template.variants
        func exists(_ part: [String: String]) -> Bool {
            existing.contains { variant in part.allSatisfy { variant[$0.key, default: ""] == $0.value } }
        }
        guard exists(Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.default) })) else {
            let message = "the defaults of the options are a combination without files"
            throw Failure(.data, message, help: "give the template's options other defaults")
        }
        var missing = [[String: String]()]
        for option in values {
            missing = missing.flatMap { part in option.values.map { part.merging([option.name: $0]) { $1 } } }
        }
        missing.removeAll(where: exists)
        var found: [[String: String]] = []
        for combination in missing where !found.contains(where: { $0.allSatisfy { combination[$0.key] == $0.value } }) {
            var part = combination
            for option in values {
                var smaller = part
                smaller[option.name] = nil
                if !exists(smaller) { part = smaller }
            }
            found.append(part)
        }
        return found.map { part in
            let conditions = values.compactMap { option -> JSON? in
                part[option.name].map { value in
                    .text(
                        option.values[0].isEmpty
                            ? (value.isEmpty ? "no-" : "") + option.name : "\(option.name).\(value)"
                    )
                }
            }
            return .object([
                "options": .list(conditions), "because": .text("the imported template has no files for it"),
            ])
        }
    }
}
