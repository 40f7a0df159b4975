/// A property list in the form that Xcode writes projects in (the "old-style" one of OpenStep, with comments), with the
/// place of each value.
struct PropertyList: Sendable {

    /// A value, or the key of one.
    struct Node: Sendable {

        enum Content: Sendable {
            case string
            case list([Node])
            case dictionary([Member])
        }

        let content: Content
        /// The bytes of the value, with their indices in the file; without comments around it.
        let source: ArraySlice<UInt8>
        /// Where the value ends with the separator that follows it, if one does.
        var endWithSeparator: Int

        var start: Int { source.startIndex }
        var end: Int { source.endIndex }
    }

    struct Member: Sendable {
        let key: Node
        let value: Node
    }

    let bytes: [UInt8]
    /// The outermost value, a dictionary.
    let root: Node

    /// Reads a property list.
    ///
    /// - Throws: the first mistake, with its place.
    init(_ bytes: [UInt8]) throws(Flaw) {
        var parser = PropertyListParser(bytes)
        root = try parser.parse()
        self.bytes = bytes
    }
}

extension PropertyList.Node {

    /// The elements of a list; none for any other value.
    var elements: [Self] { if case .list(let elements) = content { elements } else { [] } }

    /// The entries of a dictionary; none for any other value.
    var entries: [PropertyList.Member] { if case .dictionary(let entries) = content { entries } else { [] } }

    /// The value of a key; nil if there is none.
    subscript(key: String) -> Self? { entries.first { $0.key.text == key }?.value }

    /// The text of a string; nil for any other value.
    var text: String? {
        guard case .string = content else { return nil }
        let isQuoted = source.first == UInt8(ascii: "\"") || source.first == UInt8(ascii: "'")
        return isQuoted
            ? PropertyListText.read(source.dropFirst().dropLast()) : String(decoding: source, as: UTF8.self)
    }

    /// Every text in a value, keys included.
    var texts: [String] {
        (text.map { [$0] } ?? []) + (elements + entries.flatMap { [$0.key, $0.value] }).flatMap(\.texts)
    }
}

/// A mistake in a project.
typealias Flaw = SourceText.Problem

extension Flaw {

    /// - Parameter offset: the byte where it begins; nil for a mistake of the whole project.
    init(_ message: String, at offset: Int?, help: String? = nil) {
        self.init(offset: offset, message: message, help: help)
    }
}
