/// A JSON value (RFC 8259), before it is understood or after it is made.
package enum JSON: Sendable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// The value as text in one line, its keys sorted.
    var line: String {
        switch self {
        case .object(let members):
            let pairs = members.sorted { $0.key < $1.key }.map { "\(JSON.text($0).text): \($1.line)" }
            return "{\(pairs.joined(separator: ", "))}"
        case .list(let elements): return "[\(elements.map(\.line).joined(separator: ", "))]"
        case .null, .flag, .number, .text: return text
        }
    }

    /// The value as text, its keys sorted; without a line end.
    package var text: String {
        var text = ""
        write(to: &text, indentation: "\n")
        return text
    }

    /// - Parameter indentation: a line end, and the white space that the value's own line begins with.
    private func write(to text: inout String, indentation: String) {
        let inner = indentation + "  "
        switch self {
        case .null: text += "null"
        case .flag(let flag): text += flag ? "true" : "false"
        case .number(let number): text += Int(exactly: number).map(String.init) ?? "\(number)"
        case .text(let string): Self.write(string, to: &text)
        case .list(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                text += (index == 0 ? "" : ",") + inner
                element.write(to: &text, indentation: inner)
            }
            text += elements.isEmpty ? "]" : indentation + "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                text += (index == 0 ? "" : ",") + inner
                Self.write(member.key, to: &text)
                text += " : "
                member.value.write(to: &text, indentation: inner)
            }
            text += members.isEmpty ? "}" : indentation + "}"
        }
    }

    private static func write(_ string: String, to text: inout String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case ..<" ": text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
