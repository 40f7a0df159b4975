/// How a string is written in a property list.
enum PropertyListText {

    /// A string as Xcode writes it: in quotes if it has other characters than these.
    static func written(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            "0"..."9" ~= $0 || "a"..."z" ~= $0 || "A"..."Z" ~= $0 || "_./$".unicodeScalars.contains($0)
        }
        if isPlain, !text.isEmpty, !text.contains("//"), !text.contains("___") { return text }
        let escapes: [Unicode.Scalar: String] = ["\"": "\\\"", "\\": "\\\\", "\n": "\\n"]
        return "\"" + text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined() + "\""
    }

    /// The comment with the name of an object after its ID; empty if the name would end the comment.
    static func comment(_ name: String) -> String {
        name.contains("*/") || name.isEmpty ? "" : " /* \(name) */"
    }

    private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
        "a": "\u{07}", "b": "\u{08}", "f": "\u{0C}", "n": "\n", "r": "\r", "t": "\t", "v": "\u{0B}",
    ]

    /// The string that is written between two quotes.
    static func read(_ written: ArraySlice<UInt8>) -> String {
        var rest = Substring(decoding: written, as: UTF8.self).unicodeScalars
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            if scalar != "\\" {
                text.append(scalar)
            } else if let escaped = rest.popFirst() {
                let isCode = escaped == "U" || escaped == "u"
                text += isCode ? units(&rest) : String.UnicodeScalarView([escapes[escaped] ?? escaped])
            } else {
                text.append(scalar)
            }
        }
        return String(text)
    }

    /// The characters of `\Uxxxx` and of further ones right after it. They are UTF-16, in which two can be one character.
    private static func units(_ rest: inout Substring.UnicodeScalarView) -> String.UnicodeScalarView {
        var units: [UInt16] = []
        while true {
            let digits = rest.prefix(4)
            guard let unit = UInt16(String(String.UnicodeScalarView(digits)), radix: 16), digits.count == 4 else {
                break
            }
            units.append(unit)
            rest = rest.dropFirst(4)
            guard rest.first == "\\", let letter = rest.dropFirst().first, letter == "U" || letter == "u" else { break }
            rest = rest.dropFirst(2)
        }
        return String(decoding: units, as: UTF16.self).unicodeScalars
    }
}
