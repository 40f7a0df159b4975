#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A value of a property list. A Boolean is the text `true` or `false`. Numbers, dates and data become empty texts: no
/// template needs them.
enum PropertyValue: Decodable {
    case text(String)
    case list([PropertyValue])
    case map([String: PropertyValue])

    /// - Throws: a `data` failure if the file is no property list in XML.
    static func read(_ file: SourceFile) throws(Failure) -> PropertyValue {
        let start = file.contents.first { !$0.isSpace && !"\u{FEFF}".utf8.contains($0) }
        // The decoder is recursive.
        let isSafe = start == UInt8(ascii: "<") && depth(of: file.contents) <= Limits.nesting
        let value = isSafe ? try? PropertyListDecoder().decode(PropertyValue.self, from: Data(file.contents)) : nil
        guard let value, !value.members.isEmpty else {
            let help = "check it with 'plutil -lint'; 'plutil -convert xml1' makes one that can be read"
            let place = Diagnostic.Place(file: file.path)
            throw Failure(.data, "the file is not a property list that can be read", at: place, help: help)
        }
        return value
    }

    /// How deep elements are nested.
    private static func depth(of contents: [UInt8]) -> Int {
        // What comments, instructions and character data say are no tags.
        let tags = #/(?s)<!--.*?(?:-->|\z)|<!\[CDATA\[.*?(?:\]\]>|\z)|<\?.*?(?:\?>|\z)|<(/?)\w[^>]*?(/?)(?:>|\z)/#
        var (depth, greatest) = (0, 0)
        for tag in String(decoding: contents, as: UTF8.self).matches(of: tags.matchingSemantics(.unicodeScalar)) {
            guard let isEnd = tag.1, let isEmpty = tag.2, isEmpty.isEmpty else { continue }
            depth += isEnd.isEmpty ? 1 : -1
            greatest = max(greatest, depth)
        }
        return greatest
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
