#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON value (RFC 8259).
package enum JSON: Sendable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// A text, number or word as it is written in a document; nil for other bytes.
    init?(scalar bytes: ArraySlice<UInt8>) {
        switch String(decoding: bytes, as: UTF8.self) {
        case "true": self = .flag(true)
        case "false": self = .flag(false)
        case "null": self = .null
        default:
            // The decoder skips a byte order mark, which only a document may begin with.
            let data = Data(bytes.first == 0xEF ? [] : bytes)
            if let text = try? JSONDecoder().decode(String.self, from: data) {
                self = .text(text)
            } else if let number = try? JSONDecoder().decode(Double.self, from: data) {
                self = .number(number)
            } else {
                return nil
            }
        }
    }

    /// The value as JSON in one line, its keys sorted.
    var line: String {
        switch self {
        case .object(let members): "{\(Self.sorted(members).map { "\($0): \($1.line)" }.joined(separator: ", "))}"
        case .list(let elements): "[\(elements.map(\.line).joined(separator: ", "))]"
        case .null, .flag, .number, .text: scalar
        }
    }

    /// The value as JSON in several lines, its keys sorted; without a line end.
    package var text: String { text(indentation: "\n") }

    /// - Parameter indentation: a line end, and the space before the value's last line.
    private func text(indentation: String) -> String {
        let inner = indentation + "  "
        switch self {
        case .object(let members) where !members.isEmpty:
            let lines = Self.sorted(members).map { "\(inner)\($0): \($1.text(indentation: inner))" }
            return "{\(lines.joined(separator: ","))\(indentation)}"
        case .list(let elements) where !elements.isEmpty:
            return "[\(elements.map { inner + $0.text(indentation: inner) }.joined(separator: ","))\(indentation)]"
        default: return line
        }
    }

    /// The members in the order of their keys, each key as it is written.
    private static func sorted(_ members: [String: JSON]) -> [(key: String, value: JSON)] {
        members.sorted { $0.key < $1.key }.map { (JSON.text($0).scalar, $1) }
    }

    private var scalar: String {
        switch self {
        case .flag(let flag): "\(flag)"
        case .number(let number): Self.encoded(number)
        case .text(let text): Self.encoded(text)
        case .null, .list, .object: "null"
        }
    }

    private static func encoded(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}
