/// The escaping of values in a file, which depends on the file's extension.
package enum Escaping: Sendable {
    case none
    /// Character data and attribute values of XML 1.0, section 2.4.
    case xml

    private static let extensionsOfXML = [".storyboard", ".xib", ".plist", ".xml"]
    private static let entities: [(scalar: Unicode.Scalar, entity: String)] = [
        ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
    ]

    /// The escaping for the file at `path`.
    init(path: String) {
        self = Self.extensionsOfXML.contains(where: path.lowercased().hasSuffix) ? .xml : .none
    }

    func callAsFunction(_ text: String) -> String {
        guard case .xml = self else { return text }
        return text.unicodeScalars.reduce(into: "") { escaped, scalar in
            escaped += Self.entities.first { $0.scalar == scalar }?.entity ?? String(scalar)
        }
    }

    /// The text whose escaped form this is; nil if there is none.
    func text(writtenAs written: String) -> String? {
        guard case .xml = self else { return written }
        // The ampersand comes last: `&amp;lt;` means `&lt;`.
        let text = Self.entities.reversed().reduce(written) { $0.replacing($1.entity, with: String($1.scalar)) }
        return self(text) == written ? text : nil
    }
}
