#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value of a property list. A flag is a text; a number, a date and data are empty ones, since no template needs any.
enum PropertyValue: Decodable {
    case text(String)
    case list([PropertyValue])
    case map([String: PropertyValue])

    /// The decoder is recursive: deeper lists and maps would overflow its stack.
    private static let maximumDepth = 32

    /// - Throws: a `data` failure if the file is no property list in XML.
    static func read(_ file: SourceFile) throws(Failure) -> PropertyValue {
        let start = file.contents.first { !$0.isSpace && !"\u{FEFF}".utf8.contains($0) }
        let isSafe = start == UInt8(ascii: "<") && depth(of: file.contents) <= maximumDepth
        let value = isSafe ? try? PropertyListDecoder().decode(PropertyValue.self, from: Data(file.contents)) : nil
        guard let value, !value.members.isEmpty else {
            let help = "check it with 'plutil -lint'; 'plutil -convert xml1' makes one that can be read"
            let place = Diagnostic.Place(file: file.path)
            throw Failure(.data, "the file is no property list that can be read", at: place, help: help)
        }
        return value
    }

    /// How many lists and maps are within each other.
    private static func depth(of contents: [UInt8]) -> Int {
        let text = String(decoding: contents, as: UTF8.self)
        // Tags do not count in comments, in texts, and in instructions, each of which may have no end.
        let tag =
            #/
            (?s: <!-- .*? (?: --> | \z ) | <!\[CDATA\[ .*? (?: \]\]> | \z ) | <\? .*? (?: \?> | \z ) )
            | < (/?) (?: array | dict ) \b [^>]*? (/?) (?: > | \z )
            /#
        let matches = text.matches(of: tag.matchingSemantics(.unicodeScalar))
        let depths = matches.reduce(into: [0]) { depths, match in
            guard let end = match.1, match.2 == "" else { return }
            depths.append((depths.last ?? 0) + (end.isEmpty ? 1 : -1))
        }
        return depths.max() ?? 0
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let members = try? container.decode([String: PropertyValue].self) {
            self = .map(members)
        } else if let elements = try? container.decode([PropertyValue].self) {
            self = .list(elements)
        } else if let isOn = try? container.decode(Bool.self) {
            self = .text(isOn ? "true" : "false")
        } else {
            self = .text((try? container.decode(String.self)) ?? "")
        }
    }

    /// The text; nil for another value.
    var text: String? { if case .text(let text) = self { text } else { nil } }

    /// The elements; none for another value.
    var elements: [PropertyValue] { if case .list(let elements) = self { elements } else { [] } }

    /// The values by their keys; none for another value.
    var members: [String: PropertyValue] { if case .map(let members) = self { members } else { [:] } }

    subscript(key: String) -> PropertyValue? { members[key] }

    /// True for a value that Xcode reads as true.
    var isOn: Bool { ["true", "yes", "1"].contains(text?.lowercased() ?? "") }
}
