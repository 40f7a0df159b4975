extension Option {

    /// Reads one element of a manifest's `options`; nil, and reports, if it is wrong.
    init?(_ element: Document.Element, _ reader: inout DocumentReader) {
        let problems = reader.problems.count
        let type: String? = if case .text(let text) = element["type"].scalar { text } else { nil }
        let own =
            switch type {
            case "flag": ["default"]
            case "choice": ["values", "default"]
            case "text": ["is", "required", "distinct", "default", "example"]
            case "list": ["is", "fields", "distinct", "examples"]
            default: ["values", "default", "is", "required", "distinct", "example", "fields", "examples"]
            }
        guard let entry = reader.object(element, keys: ["name", "type", "help"] + own) else { return nil }
        name = reader.text(entry["name"], isRequired: true) ?? ""
        help = reader.text(entry["help"], isRequired: true) ?? ""
        isDistinct = reader.flag(entry["distinct"]) ?? false
        examples = ["example", "examples"].flatMap { reader.texts(entry[$0]).map(\.text) }.filter { !$0.isEmpty }
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
        case "list": kind = .list(Self.form(entry, of: name, &reader))
        default:
            kind = .flag(default: false)
            reader.report(
                "an option is of one of four types",
                at: entry["type"],
                help: "write 'flag', 'choice', 'text' or 'list'"
            )
        }
        choiceValues = if case .choice(let values, _) = kind { Set(values) } else { [] }
        if reader.problems.count > problems { return nil }
    }

    /// Whether its default and its examples, which are values like any other, are values that it takes; what is wrong
    /// with them is reported.
    func checkValues(_ entry: Document.Element, _ reader: inout DocumentReader) -> Bool {
        let problems = reader.problems.count
        if case .text(let text) = defaultValue, !text.isEmpty {
            _ = reader.value(of: self, [(text, entry["default"])])
        }
        _ = reader.value(
            of: self,
            ["example", "examples"].flatMap { reader.texts(entry[$0]) }.filter { !$0.text.isEmpty }
        )
        return reader.problems.count == problems
    }

    private static func isName(_ name: String) -> Bool {
        name.first.map { $0.isASCII && $0.isLowercase } ?? false && !name.hasPrefix("no-") && !name.hasSuffix("-")
            && name.utf8.allSatisfy { byte in
                switch Unicode.Scalar(byte) {
                case "a"..."z", "A"..."Z", "0"..."9", "-": true
                default: false
                }
            }
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
        let value = reader.text(entry["default"]) ?? ""
        let isRequired = reader.flag(entry["required"]) ?? false
        if isRequired, !value.isEmpty {
            reader.report(
                "a text that has a default is never missing",
                at: entry["required"],
                help: "remove one of the two"
            )
        }
        return .text(rule(entry["is"], &reader), isRequired: isRequired, default: value)
    }

    private static func rule(_ element: Document.Element, _ reader: inout DocumentReader) -> TextRule {
        let text = reader.text(element) ?? TextRule.any.rawValue
        if let rule = TextRule(rawValue: text) { return rule }
        let all = TextRule.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
        reader.report("\(quoted(text)) is no rule for a text", at: element, help: "the rules are \(all)")
        return .any
    }

    // MARK: - Lists -

    private static func form(_ entry: Document.Element, of name: String, _ reader: inout DocumentReader) -> ListForm {
        let fields = entry["fields"]
        if !fields.isThere { return .text(rule(entry["is"], &reader)) }
        for key in ["is", "distinct"] where entry[key].isThere {
            let help = "remove it: each field has rules of its own"
            reader.report("this is not for a list that has fields", at: entry[key], help: help)
        }
        let elements = reader.list(fields)
        if elements.isEmpty, fields.isList {
            reader.report("this must have fields", at: fields, help: "write at least one, or leave it out")
        }
        var form: [ListForm.Field] = []
        var names: Set<String> = []
        for element in elements {
            guard let field = field(element, &reader) else { continue }
            let owner = names.insert(field.name).inserted ? owner(ofField: field.name, in: name) : "another field"
            if let owner {
                let help = "give the field another name"
                reader.report("'\(field.name)' is taken by \(owner)", at: element["name"], help: help)
            }
            form.append(field)
        }
        return .fields(form)
    }

    /// What has the name already that a list's field is to have, but for other fields.
    private static func owner(ofField name: String, in list: String) -> String? {
        if name == list { return "the list itself" }
        if ListForm.flagNames.contains(name) { return "the flag that every list has" }
        return Variables.names.contains(name) ? "the variable that every template has" : nil
    }

    private static func field(_ element: Document.Element, _ reader: inout DocumentReader) -> ListForm.Field? {
        guard let entry = reader.object(element, keys: ["name", "is", "unique"]),
            let name = reader.text(entry["name"], isRequired: true)
        else { return nil }
        if !isName(name) {
            reader.report(
                "\(quoted(name)) is no field's name",
                at: entry["name"],
                help: "use letters, digits and '-', a small letter first, without 'no-'"
            )
        }
        return ListForm.Field(
            name: name,
            rule: rule(entry["is"], &reader),
            isUnique: reader.flag(entry["unique"]) ?? false
        )
    }
}

extension DocumentReader {

    /// The value that an option has of these texts, each of which is reported if it is none.
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
}
