#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON document (RFC 8259), before it is understood or after it is made.
package enum JSON: Sendable {
    case null
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([JSON])
    case object([String: JSON])

    /// - Throws: a `data` failure with the line where `text` stops being JSON (RFC 8259).
    init(_ text: String, file: String) throws(Failure) {
        do {
            self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
        } catch {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            let line = JSON.firstBrokenLine(lines)
            throw Failure(
                .data,
                "this is not JSON",
                at: Diagnostic.Place(file: file, line: line, excerpt: lines[line - 1]),
                help: "look for a missing comma, quote or bracket on this line or before it"
            )
        }
    }

    /// The document as text, its keys sorted; without a line end.
    package var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "null"
    }

    /// The number of the first line up to which the document cannot be the beginning of any JSON. The decoder tells
    /// only whether a document is JSON, so each beginning is tried with every way that it could go on.
    private static func firstBrokenLine(_ lines: [String]) -> Int {
        var beginning = ""
        for (index, line) in lines.enumerated() {
            beginning += line + "\n"
            let brackets = closingBrackets(beginning)
            let canGoOn = ["", "null", "\"\":null", ":null"].contains { continuation in
                let document = Data((beginning + continuation + brackets).utf8)
                return (try? JSONDecoder().decode(JSON.self, from: document)) != nil
            }
            if !canGoOn, !beginning.allSatisfy(\.isWhitespace) { return index + 1 }
        }
        return lines.count
    }

    /// The brackets that are open at the end of `text`, closed.
    private static func closingBrackets(_ text: String) -> String {
        var brackets: [Character] = []
        var isInString = false
        var isEscaped = false
        for character in text {
            switch character {
            case _ where isEscaped: isEscaped = false
            case "\\": isEscaped = isInString
            case "\"": isInString.toggle()
            case _ where isInString: break
            case "{": brackets.append("}")
            case "[": brackets.append("]")
            case "}", "]": _ = brackets.popLast()
            default: break
            }
        }
        return String(brackets.reversed())
    }
}

extension JSON: Codable {

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        // The kinds in the order in which they are frequent: each try that fails takes time.
        if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let object = try? container.decode([String: JSON].self) {
            self = .object(object)
        } else if let list = try? container.decode([JSON].self) {
            self = .list(list)
        } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .null
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
