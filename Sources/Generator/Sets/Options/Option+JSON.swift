extension Option {

    /// The type as `template.json` has it.
    package var typeName: String {
        switch kind {
        case .flag: "flag"
        case .choice: "choice"
        case .text: "text"
        case .list: "list"
        }
    }

    /// The option as `template.json` declares it, with the defaults that it leaves out.
    package var json: JSON { .object(members) }

    /// The members of that object.
    var members: [String: JSON] {
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
        return shared.merging(own) { $1 }.compactMapValues(\.self)
    }
}

extension ListForm.Field {

    fileprivate var json: JSON {
        .object([
            "name": .text(name), "is": .text(rule.rawValue), "types": .texts(types), "unique": .flag(isUnique),
            "optional": .flag(isOptional),
        ])
    }
}

extension OptionValue {

    /// The value as it is written in a configuration.
    package var json: JSON {
        switch self {
        case .flag(let isOn): .flag(isOn)
        case .text(let text): .text(text)
        case .list(let values): .texts(values)
        }
    }
}
