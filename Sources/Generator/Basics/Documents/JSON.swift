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
        case .object(let members):
            let pairs = members.sorted { $0.key < $1.key }.map { "\(JSON.text($0).text): \($1.line)" }
            return "{\(pairs.joined(separator: ", "))}"
        case .list(let elements): return "[\(elements.map(\.line).joined(separator: ", "))]"
        case .null, .flag, .number, .text: return text
        }
    }

    /// The value as JSON in several lines, its keys sorted; without a line end.
    package var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

extension JSON: Encodable {

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .flag(let flag): try container.encode(flag)
        case .number(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .object(let members): try container.encode(members)
        }
    }
}
