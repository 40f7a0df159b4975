extension Option {

    /// The keys that an option of each type may have, besides its name, type and help.
    private static let keys: KeyValuePairs = [
        "choice": ["values", "default"],
        "flag": ["default"],
        "text": ["is", "required", "distinct", "default", "example"],
        "list": ["is", "fields", "distinct", "examples"],
    ]

    /// Reads an element of a manifest's `options`. Reports what is wrong in it, and returns nil then.
    init?(_ element: Document.Element, _ reader: inout DocumentReader) {
        let count = reader.problems.count
        let type: String? = if case .text(let text) = element["type"].scalar { text } else { nil }
        let own = Self.keys.first { $0.key == type }?.value ?? Self.keys.flatMap(\.value).unique
        guard let entry = reader.object(element, keys: ["name", "type", "help"] + own) else { return nil }
        name = reader.text(entry["name"], isRequired: true) ?? ""
        help = reader.text(entry["help"], isRequired: true) ?? ""
        isDistinct = reader.flag(entry["distinct"]) ?? false
        let examples = ["example", "examples"].flatMap { reader.texts(entry[$0]) }.filter { !$0.text.isEmpty }
        self.examples = examples.map(\.text)
        if !name.isEmpty { reader.checkName(name, of: "an option", at: entry["name"]) }
        switch type {
        case "flag": kind = .flag(default: reader.flag(entry["default"]) ?? false)
        case "choice": kind = reader.choice(entry)
        case "text": kind = reader.textKind(entry)
        case "list": kind = .list(reader.listForm(entry, of: name))
        default:
            kind = .flag(default: false)
            let help = "write 'flag', 'choice', 'text' or 'list'"
            reader.report("an option is of one of four types", at: entry["type"], help: help)
        }
        guard reader.problems.count == count else { return nil }
        if !reader.checksValues { return }
        // The default and the examples must be values that the option takes.
        if case .text(let text) = defaultValue, !text.isEmpty {
            _ = reader.value(of: self, [(text, entry["default"])])
        }
        _ = reader.value(of: self, examples)
        if reader.problems.count > count { return nil }
    }

    /// Whether a text can be the name of an option or a field, or the value of a choice: a word of ASCII.
    fileprivate static func isName(_ name: String) -> Bool {
        name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
            && name.first?.isLowercase == true && !name.hasPrefix("no-") && !name.hasSuffix("-")
    }
}

extension DocumentReader {

    /// The value of an option that is given as these texts; every text that it does not take is reported.
    mutating func value(of option: Option, _ texts: [(text: String, element: Document.Element)]) -> OptionValue? {
        var values: [(value: OptionValue, element: Document.Element)] = []
        for (text, element) in texts {
            do {
                values.append((try option.value(text), element))
            } catch {
                for problem in error.diagnostics { report(problem.message, at: element, help: problem.help) }
            }
        }
        guard option.isList else { return values.last?.value }
        let list = OptionValue.list(values.flatMap(\.value.values))
        if let (index, problem) = option.repetition(in: list) {
            report(problem.message, at: values[index].element, help: problem.help)
        }
        return list
    }

    fileprivate mutating func checkName(_ name: String, of owner: String, at element: Document.Element) {
        if !checksValues || Option.isName(name) { return }
        let help = "use letters, digits and '-', a small letter first, without 'no-'"
        report("\(quoted(name)) cannot be the name of \(owner)", at: element, help: help)
    }

    fileprivate mutating func choice(_ entry: Document.Element) -> Option.Kind {
        let values = texts(entry["values"]).map(\.text)
        if checksValues, values.isEmpty || Set(values).count < values.count || !values.allSatisfy(Option.isName) {
            let message = "a choice has values, each a word and none twice"
            report(message, at: entry["values"], help: "write them as in [\"code\", \"xib\"]")
        }
        return .choice(values, default: text(entry["default"]) ?? values.first ?? "")
    }

    fileprivate mutating func textKind(_ entry: Document.Element) -> Option.Kind {
        let value = text(entry["default"]) ?? ""
        let isRequired = flag(entry["required"]) ?? false
        if isRequired, !value.isEmpty {
            let message = "a text that has a default is never missing"
            report(message, at: entry["required"], help: "remove one of the two")
        }
        return .text(rule(entry["is"]), isRequired: isRequired, default: value)
    }

    private mutating func rule(_ element: Document.Element) -> TextRule {
        let text = text(element) ?? TextRule.any.rawValue
        if let rule = TextRule(rawValue: text) { return rule }
        let help = "the rules are \(TextRule.allCases.map(\.rawValue).list)"
        report("\(quoted(text)) is not a rule for a text", at: element, help: help)
        return .any
    }

    // MARK: - Lists -

    fileprivate mutating func listForm(_ entry: Document.Element, of name: String) -> ListForm {
        let elements = entry["fields"]
        if elements.isMissing { return .text(rule(entry["is"])) }
        for key in ["is", "distinct"] where !entry[key].isMissing {
            let help = "remove it: each field has rules of its own"
            report("this is not for a list that has fields", at: entry[key], help: help)
        }
        if elements.isList, elements.elements.isEmpty {
            report("this must have fields", at: elements, help: "write at least one, or leave it out")
        }
        var owners = Variables.owners
        for flag in ListForm.flagNames { owners[flag] = "the flag that every list has" }
        owners[name] = "the list itself"
        let fields = list(elements).compactMap { element -> ListForm.Field? in
            guard let field = field(element) else { return nil }
            if let owner = owners.updateValue("another field", forKey: field.name) {
                let help = "give the field another name"
                report("'\(field.name)' is taken by \(owner)", at: element["name"], help: help)
            }
            return field
        }
        let optional = fields.drop { !$0.isOptional }
        if optional.count == fields.count && !fields.isEmpty || optional.contains(where: { !$0.isOptional }) {
            let help = "write the optional fields last, after one that is not"
            report("a value cannot end before a field that it needs", at: elements, help: help)
        }
        return .fields(fields)
    }

    private mutating func field(_ element: Document.Element) -> ListForm.Field? {
        guard let entry = object(element, keys: ["name", "is", "types", "unique", "optional"]),
            let name = text(entry["name"], isRequired: true)
        else { return nil }
        checkName(name, of: "a field", at: entry["name"])
        return ListForm.Field(
            name: name,
            rule: rule(entry["is"]),
            types: texts(entry["types"]).map(\.text),
            isUnique: flag(entry["unique"]) ?? false,
            isOptional: flag(entry["optional"]) ?? false
        )
    }
}
