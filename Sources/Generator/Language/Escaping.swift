/// The escaping of values in a file: that of XML for every XML file, by its extension or its first bytes.
package enum Escaping: Sendable {
    case none
    /// Character data and attribute values of XML 1.0, section 2.4.
    case xml

    private static let extensionsOfXML: Set<String> = [
        "atom", "dae", "entitlements", "gpx", "intentdefinition", "kml", "mobileconfig", "mobileprovision", "plist",
        "rss",
        "sdef", "storyboard", "stringsdict", "svg", "tmx", "xbl", "xccurrentversion", "xcprivacy", "xcscheme",
        "xcsettings",
        "xcworkspacedata", "xhtml", "xib", "xlf", "xliff", "xml", "xsd", "xsl", "xslt",
    ]
    private static let entities: [(scalar: Unicode.Scalar, entity: String)] = [
        ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
    ]

    /// The escaping for the file at `path`.
    init(path: String) {
        if path.isSwift {
            self = .none
            return
        }
        let name = path.lastPart
        let dot = name.utf8.dropFirst().lastIndex(of: UInt8(ascii: "."))
        let ending = dot.map { name[name.utf8.index(after: $0)...].lowercased() }
        self = ending.map(Self.extensionsOfXML.contains) == true ? .xml : .none
    }

    /// True if a text begins as XML documents do.
    static func isXML(_ text: [UInt8]) -> Bool { text.withoutByteOrderMark.starts(with: "<?xml".utf8) }

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
