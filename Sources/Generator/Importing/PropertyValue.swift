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

    /// - Throws: a `data` failure if the file is no property list.
    static func read(_ file: SourceFile) throws(Failure) -> PropertyValue {
        // The decoder mistakes an empty file, or a file with one word, for an old kind of property list.
        let value = try? PropertyListDecoder().decode(PropertyValue.self, from: Data(file.contents))
        guard let value, !value.members.isEmpty else {
            let help = "check it with 'plutil -lint'; 'plutil -convert xml1' makes one that can be read"
            let place = Diagnostic.Place(file: file.path)
            throw Failure(.data, "the file is no property list that can be read", at: place, help: help)
        }
        return value
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
