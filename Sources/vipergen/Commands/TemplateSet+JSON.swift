import VipergenGenerator

extension TemplateSet {

    /// The set in the form of `templates --json`.
    ///
    /// - Parameter folder: the set's folder; nil for a built-in set.
    func json(folder: String?) -> JSON {
        let lists = namesWithinLists.map { ($0, JSON.texts($1)) }
        let members: [String: JSON?] = [
            "name": .text(name), "description": .text(description), "base": base.map(JSON.text),
            "folder": folder.map(JSON.text), "options": .list(options.map(\.json)), "outputs": .texts(paths),
            "tests": .texts(testPaths), "variables": .texts(variables),
            "lists": .object(Dictionary(uniqueKeysWithValues: lists)),
        ]
        return .members(members.merging(declarations) { own, _ in own })
    }
}

extension Option {

    /// The type as `template.json` has it.
    var typeName: String {
        switch kind {
        case .flag: "flag"
        case .choice: "choice"
        case .text: "text"
        case .list: "list"
        }
    }

    /// The option as `template.json` declares it, with the defaults that it leaves out.
    fileprivate var json: JSON {
        let own: [String: JSON?] =
            switch kind {
            case .flag(let isOn): ["default": .flag(isOn)]
            case .choice(let values, let value): ["values": .texts(values), "default": .text(value)]
            case .text(let rule, let isRequired, let value):
                [
                    "is": .text(rule.rawValue), "required": .flag(isRequired), "distinct": .flag(isDistinct),
                    "default": isRequired ? nil : .text(value), "example": .texts(examples),
                ]
            case .list(.text(let rule)):
                ["is": .text(rule.rawValue), "distinct": .flag(isDistinct), "examples": .texts(examples)]
            case .list(.fields(let fields)): ["fields": .list(fields.map(\.json)), "examples": .texts(examples)]
            }
        let shared: [String: JSON?] = ["name": .text(name), "type": .text(typeName), "help": .text(help)]
        return .members(shared.merging(own) { $1 })
    }
}

extension ListForm.Field {

    fileprivate var json: JSON {
        .object([
            "name": .text(name), "is": .text(rule.rawValue), "unique": .flag(isUnique), "optional": .flag(isOptional),
        ])
    }
}
