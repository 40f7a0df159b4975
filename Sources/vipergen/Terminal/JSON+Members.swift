import VipergenGenerator

extension JSON {

    /// An object without the members that are nil.
    static func members(_ members: [String: JSON?]) -> JSON { .object(members.compactMapValues(\.self)) }

    /// An object of texts, without those that are nil.
    static func texts(_ members: [String: String?]) -> JSON { .members(members.mapValues { $0.map(JSON.text) }) }

    /// A list of texts.
    static func texts(_ texts: [String]) -> JSON { .list(texts.map(JSON.text)) }

    static func integer(_ number: Int) -> JSON { .number(Double(number)) }

    /// An object of numbers, without those that are nil.
    static func counts(_ members: [String: Int?]) -> JSON { .members(members.mapValues { $0.map(JSON.integer) }) }
}

extension OptionValue {

    /// The value as it is written in a configuration.
    var json: JSON {
        switch self {
        case .flag(let isOn): .flag(isOn)
        case .text(let text): .text(text)
        case .list(let values): .texts(values)
        }
    }
}

extension Diagnostic {

    /// The problem as `--json` has it.
    var json: JSON { .object(members) }

    /// The members of that object, without those that are not known.
    var members: [String: JSON] {
        let members: [String: JSON?] = [
            "message": .text(message), "help": help.map(JSON.text), "diff": diff.isEmpty ? nil : .texts(diff),
            "file": place.map { .text($0.file) }, "line": place?.line.map(JSON.integer),
            "column": place?.column.map(JSON.integer),
        ]
        return members.compactMapValues(\.self)
    }
}
