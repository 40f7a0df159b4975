/// What each value of a list is.
public enum ListForm: Sendable, Equatable {
    /// One text: `OffGame`.
    case text(TextRule)
    /// Several, with a colon after each but the last: `email: Driver<String>`.
    case fields([Field])

    /// A part of a value that has a name.
    public struct Field: Sendable, Equatable {
        /// The name of its variable within the list.
        public let name: String
        public let rule: TextRule
        /// Whether no two values have the same.
        public let isUnique: Bool
    }

    /// As it is shown where a value is missing: `NAME`, `LABEL:TYPE`.
    package var placeholder: String {
        switch self {
        case .text(let rule): rule.isName ? "NAME" : "TEXT"
        case .fields(let fields): fields.map { $0.name.uppercased() }.joined(separator: ":")
        }
    }

    /// Reads a value as it is given on the command line or in a configuration.
    ///
    /// - Returns: the value as it is written where nobody has to guess what is a part and what is white space.
    /// - Throws: a `usage` failure if it is none.
    func value(_ text: String, of option: String) throws(Failure) -> String {
        let parts = parts(of: text)
        for (index, field) in fields.enumerated() {
            guard parts.indices.contains(index), !parts[index].isEmpty else {
                let missing = field.name.isEmpty ? "is empty" : "has no \(field.name.uppercased())"
                throw Failure(
                    .usage,
                    "the value \(quoted(text)) of '--\(option)' \(missing)",
                    help: "write '--\(option) \(placeholder)'"
                )
            }
            try field.rule.check(parts[index], of: option)
        }
        return parts.joined(separator: ": ")
    }

    /// The first value that cannot be in one list with those before it, and what to say of it.
    ///
    /// - Parameter values: as they were read.
    func repetition(in values: [String], of option: String) -> (index: Int, problem: Diagnostic)? {
        var whole: Set<String> = []
        var spellings: [[String: String]] = fields.map { _ in [:] }
        for (index, value) in values.enumerated() {
            func problem(_ text: String) -> (Int, Diagnostic) {
                (index, Diagnostic("'--\(option)' has \(text)", help: "give each once"))
            }
            if !whole.insert(value).inserted { return problem("\(quoted(value)) twice") }
            for (position, (field, part)) in zip(fields, parts(of: value)).enumerated() where field.isUnique {
                let spelling = field.rule.isName ? Words(of: part).variable : part
                guard let other = spellings[position].updateValue(part, forKey: spelling) else { continue }
                if other == part { return problem("\(quoted(part)) twice") }
                return problem("\(quoted(other)) and \(quoted(part)), which are both '\(spelling)'")
            }
        }
        return nil
    }

    /// The value as an element of the list in templates.
    ///
    /// - Parameter value: as it was read.
    func variable(_ value: String, of option: String, isFirst: Bool, isLast: Bool) -> Value {
        var members: [String: Value] = ["isFirst": .flag(isFirst), "isLast": .flag(isLast)]
        var spellings: [String: Value] = [:]
        switch self {
        case .text: spellings = Variables.spellings(Words(of: value))
        case .fields(let fields):
            for (field, part) in zip(fields, parts(of: value)) { members[field.name] = field.rule.variable(part) }
        }
        members[option] = .record(value, spellings.merging(["isEmpty": .flag(false)]) { $1 })
        return .record(value, members)
    }

    /// The names that templates may use of it within the list.
    func names(of option: String) -> [String] {
        let parts = fields.flatMap { field in
            let name = field.name.isEmpty ? option : field.name
            return [name] + (field.rule.isName ? Variables.spellingNames.map { "\(name).\($0)" } : [])
        }
        return (parts.first == option ? [] : [option]) + parts + Self.flagNames
    }

    /// The names of the flags that tell where in the list a value is.
    static let flagNames = ["isFirst", "isLast"]

    /// Texts that it allows.
    var examples: [String] {
        (0...1).map { index in fields.map { $0.rule.examples[index] }.joined(separator: ": ") }
    }

    /// The fields; one without a name where there are none.
    private var fields: [Field] {
        switch self {
        case .text(let rule): [Field(name: "", rule: rule, isUnique: true)]
        case .fields(let fields): fields
        }
    }

    private func parts(of text: String) -> [String] {
        text.split(separator: ":", maxSplits: fields.count - 1, omittingEmptySubsequences: false)
            .map { part in
                guard let last = part.lastIndex(where: { !$0.isWhitespace }) else { return "" }
                return String(part.prefix(through: last).drop(while: \.isWhitespace))
            }
    }
}

extension TextRule {

    /// What a text that the rule allows stands for in templates.
    func variable(_ text: String) -> Value {
        isName && !text.isEmpty ? .record(text, Variables.spellings(Words(of: text))) : .text(text)
    }
}

extension ListForm {

    /// What each part of a value must be.
    var rules: [TextRule] { fields.map(\.rule) }

    /// The value of these parts.
    func text(of parts: [String]) -> String { parts.joined(separator: ": ") }
}
