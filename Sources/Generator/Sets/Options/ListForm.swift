/// The form of the values of a list.
package enum ListForm: Sendable, Equatable {
    /// Each is one text: `OffGame`.
    case text(TextRule)
    /// Each has several parts, with colons between them: `email: Driver<String>`.
    case fields([Field])

    /// A named part of a value.
    package struct Field: Sendable, Equatable {
        /// The name of its variable within the list.
        package let name: String
        package let rule: TextRule
        /// The Swift types that it may have, `Driver<>` for any `Driver<…>`; empty if it may have any text.
        package let types: [String]
        /// True if no two values may have the same text in it.
        package let isUnique: Bool
        /// True if a value may leave it out, with all fields after it.
        package let isOptional: Bool
    }

    /// The names of the flags that mark the first and the last value.
    static let flagNames = ["isFirst", "isLast"]

    /// A value as help shows it: `NAME`, `LABEL:TYPE`, `LABEL[:TYPE]`.
    package var placeholder: String {
        switch self {
        case .text(let rule): rule.isName ? "NAME" : "TEXT"
        case .fields(let fields):
            fields.enumerated().map { index, field in
                let part = (index > 0 ? ":" : "") + field.name.uppercased()
                return field.isOptional ? "[\(part)]" : part
            }.joined()
        }
    }

    /// The rules of the parts of a value.
    var rules: [TextRule] { fields.map(\.rule) }
    /// The number of parts that every value must have.
    var requiredCount: Int { fields.count { !$0.isOptional } }

    /// Two values that it allows.
    var examples: [String] { (0...1).map { index in Self.text(of: fields.map { $0.rule.examples[index] }) } }

    /// The fields of a value; a value that is one text has a single field, without a name.
    private var fields: [Field] {
        switch self {
        case .text(let rule): [Field(name: "", rule: rule, types: [], isUnique: true, isOptional: false)]
        case .fields(let fields): fields
        }
    }

    /// The value with these parts.
    static func text(of parts: [String]) -> String { parts.joined(separator: ": ") }

    /// Reads a value as it is given on the command line or in a configuration.
    ///
    /// - Returns: the value in its standard form, `email: Driver<String>` for `email:Driver<String>`.
    /// - Throws: a `usage` failure if the list does not take it.
    func value(_ text: String, of option: String) throws(Failure) -> String {
        var parts = parts(of: text)
        while parts.count > requiredCount, parts.last == "" { parts.removeLast() }
        for (index, field) in fields.enumerated() where !field.isOptional || index < parts.count {
            guard parts.indices.contains(index), !parts[index].isEmpty else {
                let missing = field.name.isEmpty ? "is empty" : "has no \(field.name.uppercased())"
                let message = "the value \(quoted(text)) of '--\(option)' \(missing)"
                throw Failure(.usage, message, help: "write '--\(option) \(placeholder)'")
            }
            try field.rule.check(parts[index], of: option)
            try field.checkType(parts[index], of: option)
        }
        return Self.text(of: parts)
    }

    /// The first value that repeats an earlier one, and the error for it.
    ///
    /// - Parameter values: as `value(_:of:)` returns them.
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

    /// The value of the list's variable in templates.
    ///
    /// - Parameter values: as `value(_:of:)` returns them.
    func variable(_ values: [String], of option: String) -> Value {
        let elements = values.enumerated().map { index, value in
            var members: [String: Value] = ["isFirst": .flag(index == 0), "isLast": .flag(index == values.count - 1)]
            var spellings: [String: Value] = [:]
            switch self {
            case .text: spellings = Variables.spellings(Words(of: value))
            case .fields(let fields):
                let parts = parts(of: value)
                for (index, field) in fields.enumerated() {
                    members[field.name] = field.rule.variable(parts.indices.contains(index) ? parts[index] : "")
                }
            }
            members[option] = .record(value, spellings.merging(["isEmpty": .flag(false)]) { $1 })
            return Value.record(value, members)
        }
        return .list(elements)
    }

    /// The names that templates may use within the list.
    func names(of option: String) -> [String] {
        let parts = fields.flatMap { field in
            let name = field.name.isEmpty ? option : field.name
            return [name] + (field.rule.isName ? Variables.spellingNames.map { "\(name).\($0)" } : [])
        }
        return (parts.first == option ? [] : [option]) + parts + Self.flagNames
    }

    /// The rule for a field; nil if there is no such field.
    ///
    /// - Parameter name: any name for a value that is one text.
    func rule(of name: String) -> TextRule? { index(of: name).map { fields[$0].rule } }

    /// The text of a field in a value.
    func part(_ name: String, of value: String) -> String? {
        let parts = parts(of: value)
        return index(of: name).flatMap { parts.indices.contains($0) ? parts[$0] : nil }
    }

    /// A value with another text in a field.
    func value(_ value: String, with text: String, as name: String) -> String? {
        var parts = parts(of: value)
        guard let index = index(of: name), parts.indices.contains(index) else { return nil }
        parts[index] = text
        return Self.text(of: parts)
    }

    private func index(of name: String) -> Int? {
        if case .text = self { return 0 }
        return fields.firstIndex { $0.name == name }
    }

    /// The parts of a value, without the white space around them.
    private func parts(of text: String) -> [String] {
        let colon = UInt8(ascii: ":")
        let parts = text.utf8.split(separator: colon, maxSplits: fields.count - 1, omittingEmptySubsequences: false)
        return parts.map { String(Substring($0.trimmingSpaces)) }
    }
}

extension TextRule {

    /// The value of a variable with a text that the rule allows.
    func variable(_ text: String) -> Value {
        isName && !text.isEmpty ? .record(text, Variables.spellings(Words(of: text))) : .text(text)
    }
}

extension ListForm.Field {

    /// - Throws: a `usage` failure if the text is none of the field's types.
    fileprivate func checkType(_ text: String, of option: String) throws(Failure) {
        let isOne = types.contains { type in
            guard type.hasSuffix("<>") else { return text == type }
            return text.hasPrefix(type.dropLast()) && text.hasSuffix(">")
        }
        guard let first = types.first, !isOne else { return }
        let example = first.hasSuffix("<>") ? "\(first.dropLast())\(text)>" : first
        let known = types.map { $0.hasSuffix("<>") ? "\($0.dropLast())…>" : $0 }.list
        let message = "\(quoted(text)) is not a type for '--\(option)', which takes \(known)"
        throw Failure(.usage, message, help: "\(quoted(example)) would do")
    }
}
