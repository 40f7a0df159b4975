extension JSON {

    /// An object without the members that are nil.
    package static func members(_ members: [String: JSON?]) -> JSON { .object(members.compactMapValues(\.self)) }

    /// An object of texts, without those that are nil.
    package static func texts(_ members: [String: String?]) -> JSON {
        .members(members.mapValues { $0.map(JSON.text) })
    }

    /// A list of texts.
    package static func texts(_ texts: [String]) -> JSON { .list(texts.map(JSON.text)) }

    package static func integer(_ number: Int) -> JSON { .number(Double(number)) }

    /// An object of numbers, without those that are nil.
    package static func counts(_ members: [String: Int?]) -> JSON {
        .members(members.mapValues { $0.map(JSON.integer) })
    }
}
