/// The value of a name in a template. Templates are data: there are no lambdas.
package enum Value: Sendable, Equatable {
    case text(String)
    case flag(Bool)
    /// One of several values: renders as the value chosen, and has a flag for each value, true for the one chosen.
    case choice(String, among: Set<String>)
    /// Several values, and a flag `isEmpty`.
    case list([Value])
    /// A text with members: `parent.snakeName`. If it is an element of a list, `snakeName` alone names one too.
    case record(String, [String: Value])
    case map([String: Value])
    /// A text that is not known yet, and not empty: the path of its name. A variable with it stays a variable.
    case later([String])

    /// The text that a variable writes.
    var text: String {
        switch self {
        case .text(let text), .choice(let text, _), .record(let text, _): text
        case .flag(let flag): flag ? "true" : "false"
        case .list, .map, .later: ""
        }
    }

    /// The values that a section is rendered for, one after the other: none for a false or empty value, the elements of
    /// a list, the text of a record without its members, else the value itself.
    var sectionElements: [Value] {
        switch self {
        case .text(let text), .choice(let text, _): text.isEmpty ? [] : [self]
        case .record(let text, _): text.isEmpty ? [] : [.text(text)]
        case .flag(let flag): flag ? [self] : []
        case .list(let elements): elements
        case .map, .later: [self]
        }
    }

    /// The value of `key` within this one, nil if it has none.
    func member(_ key: String) -> Value? {
        switch self {
        case .map(let members), .record(_, let members): members[key]
        case .list(let elements): key == "isEmpty" ? .flag(elements.isEmpty) : nil
        case .choice(let chosen, let values): values.contains(key) ? .flag(chosen == key) : nil
        case .text, .flag, .later: nil
        }
    }

    /// The name after the dot for the text as it is written in a string literal: `title.literal`.
    static let literalName = "literal"

    /// The value of `key` after a dot: a member, or the text as it is written in a string literal.
    func part(_ key: String) -> Value? {
        if let member = member(key) { return member }
        return switch self {
        case .text(let text) where key == Self.literalName, .record(let text, _) where key == Self.literalName:
            .text(text.literal)
        case .later(let path) where key == Self.literalName: .later(path + [key])
        default: nil
        }
    }
}
