extension Option {

    /// Reads one element of a manifest's `options`; nil, and reports, if it is wrong.
    init?(_ element: Document.Element, _ reader: inout DocumentReader) {
        let problems = reader.problems.count
        let type: String? = if case .text(let text) = element["type"].json { text } else { nil }
        let own =
            switch type {
            case "flag": ["default"]
            case "choice": ["values", "default"]
            case "text": ["is", "required", "distinct", "default", "example"]
            default: ["values", "default", "is", "required", "distinct", "example"]
            }
        guard let entry = reader.object(element, keys: ["name", "type", "help"] + own) else { return nil }
        name = reader.text(entry["name"], isRequired: true) ?? ""
        help = reader.text(entry["help"], isRequired: true) ?? ""
        isDistinct = reader.flag(entry["distinct"]) ?? false
        let example = reader.text(entry["example"])
        self.example = example?.isEmpty == true ? nil : example
        if !name.isEmpty, !Self.isName(name) {
            reader.report(
                "\(quoted(name)) is no option's name",
                at: entry["name"],
                help: "use letters, digits and '-', a small letter first, without 'no-'"
            )
        }
        switch type {
        case "flag": kind = .flag(default: reader.flag(entry["default"]) ?? false)
        case "choice": kind = Self.choice(entry, &reader)
        case "text": kind = Self.text(entry, &reader)
        default:
            kind = .flag(default: false)
            reader.report(
                "an option is of one of three types",
                at: entry["type"],
                help: "write 'flag', 'choice' or 'text'"
            )
        }
        // A default and an example are values like any other.
        for (key, text) in [("default", defaultValue), ("example", .text(self.example ?? ""))] {
            guard case .text(let text) = text, !text.isEmpty, reader.problems.count == problems else { continue }
            do {
                _ = try value(text)
            } catch {
                reader.report(error.diagnostics[0].message, at: entry[key], help: error.diagnostics[0].help)
            }
        }
        if reader.problems.count > problems { return nil }
    }

    private static func isName(_ name: String) -> Bool {
        name.first.map { $0.isASCII && $0.isLowercase } ?? false && !name.hasPrefix("no-") && !name.hasSuffix("-")
            && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }

    private static func choice(_ entry: Document.Element, _ reader: inout DocumentReader) -> Kind {
        let values = reader.texts(entry["values"]).map(\.text)
        if values.isEmpty || Set(values).count < values.count || values.contains(where: { !isName($0) }) {
            reader.report(
                "a choice has values, each a word and none twice",
                at: entry["values"],
                help: "write them as in [\"code\", \"xib\"]"
            )
        }
        let value = reader.text(entry["default"]) ?? values.first ?? ""
        return .choice(values, default: value)
    }

    private static func text(_ entry: Document.Element, _ reader: inout DocumentReader) -> Kind {
        let rule = reader.text(entry["is"]) ?? TextRule.any.rawValue
        if TextRule(rawValue: rule) == nil {
            let all = TextRule.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
            reader.report("'\(rule)' is no rule for a text", at: entry["is"], help: "the rules are \(all)")
        }
        let value = reader.text(entry["default"]) ?? ""
        let isRequired = reader.flag(entry["required"]) ?? false
        if isRequired, !value.isEmpty {
            reader.report(
                "a text that has a default is never missing",
                at: entry["required"],
                help: "remove one of the two"
            )
        }
        return .text(TextRule(rawValue: rule) ?? .any, isRequired: isRequired, default: value)
    }
}
