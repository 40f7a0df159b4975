import VipergenGenerator

extension TemplateSet {

    /// The set in the form of `templates --json`.
    ///
    /// - Parameter folder: the set's folder; nil for a built-in set.
    func json(folder: String?) -> JSON {
        func list(_ texts: [String]) -> JSON { .list(texts.map(JSON.text)) }
        var members = declarations
        members["name"] = .text(name)
        members["description"] = .text(description)
        members["base"] = base.map(JSON.text)
        members["folder"] = folder.map(JSON.text)
        members["options"] = .list(options.map(\.json))
        members["outputs"] = list(paths)
        members["tests"] = list(testPaths)
        members["variables"] = list(variables)
        members["lists"] = .object(Dictionary(uniqueKeysWithValues: namesWithinLists.map { ($0, list($1)) }))
        return .object(members)
    }
}

extension Option {

    /// The option as `template.json` declares it, with the defaults that it leaves out.
    fileprivate var json: JSON {
        let examples = JSON.list(examples.map(JSON.text))
        let own: [String: JSON?] =
            switch kind {
            case .flag(let isOn): ["type": .text("flag"), "default": .flag(isOn)]
            case .choice(let values, let value):
                ["type": .text("choice"), "values": .list(values.map(JSON.text)), "default": .text(value)]
            case .text(let rule, let isRequired, let value):
                [
                    "type": .text("text"), "is": .text(rule.rawValue), "required": .flag(isRequired),
                    "default": isRequired ? nil : .text(value), "distinct": .flag(isDistinct), "example": examples,
                ]
            case .list(.text(let rule)):
                [
                    "type": .text("list"), "is": .text(rule.rawValue), "distinct": .flag(isDistinct),
                    "examples": examples,
                ]
            case .list(.fields(let fields)):
                ["type": .text("list"), "fields": .list(fields.map(\.json)), "examples": examples]
            }
        let shared: [String: JSON] = ["name": .text(name), "help": .text(help)]
        return .object(shared.merging(own.compactMapValues { $0 }) { $1 })
    }
}

extension ListForm.Field {

    fileprivate var json: JSON {
        .object([
            "name": .text(name), "is": .text(rule.rawValue), "unique": .flag(isUnique), "optional": .flag(isOptional),
        ])
    }
}
