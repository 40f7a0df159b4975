#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON value (RFC 8259), before it is understood or after it is made.
package enum JSON: Sendable, Equatable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// Decodes a document, or nothing but a value of one.
    ///
    /// - Returns: nil if it is not JSON. The decoder does not mind a comma too many, and tells no places.
    package init?(decoding bytes: some Sequence<UInt8>) {
        guard let json = try? JSONDecoder().decode(JSON.self, from: Data(bytes)) else { return nil }
        self = json
    }

    /// Whether the decoder takes a text, number or word, which `bytes` are not empty and would be.
    static func isScalar(_ bytes: ArraySlice<UInt8>) -> Bool {
        func isValue<Value: Decodable>(_ type: Value.Type) -> Bool {
            (try? JSONDecoder().decode(type, from: Data(bytes))) != nil
        }
        // To try every kind, as a value of a document is decoded, takes too long where there are many.
        return switch bytes.first {
        case UInt8(ascii: "\""): isValue(String.self)
        case UInt8(ascii: "t"), UInt8(ascii: "f"): isValue(Bool.self)
        case UInt8(ascii: "n"): isValue(Bool?.self)
        // The decoder takes a byte order mark for the beginning of a document.
        case 0xEF: false
        default: isValue(Double.self)
        }
    }

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
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }
}

extension JSON: Codable {

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // A value of another kind is a type mismatch; one that is broken is another error, which ends the reading.
        func value<Value: Decodable>(_ type: Value.Type) throws -> Value? {
            do { return try container.decode(type) } catch DecodingError.typeMismatch {
                return nil
            } catch DecodingError.valueNotFound {
                return nil
            }
        }
        // The kinds in the order in which they are frequent: each try that fails takes time. So does each value of no
        // known kind, of which a list of names may have hundreds.
        if container.decodeNil() {
            self = .null
        } else if let text = try value(String.self) {
            self = .text(text)
        } else if let object = try value([String: JSON].self) {
            self = .object(object)
        } else if let texts = try value([String].self) {
            self = .list(texts.map(JSON.text))
        } else if let list = try value([JSON].self) {
            self = .list(list)
        } else if let flag = try value(Bool.self) {
            self = .flag(flag)
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

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
