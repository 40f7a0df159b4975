/// How a string is written in a property list.
enum PropertyListText {

    /// A string as Xcode writes it: in quotes, unless it has only letters, digits and a few other characters of ASCII.
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

    private static let octalDigits: ClosedRange<UInt16> = 0x30...0x37
    private static let escapes = Dictionary(zip("abfnrtv".utf16, "\u{7}\u{8}\u{C}\n\r\t\u{B}".utf16)) { $1 }

    /// The string that is written between two quotes. `\U` codes are UTF-16, in which two can be one character; other
    /// codes are octal, of up to three digits.
    static func read(_ written: ArraySlice<UInt8>) -> String {
        var rest = Substring(decoding: written, as: UTF8.self).utf16
        var units: [UInt16] = []
        while let unit = rest.popFirst() {
            let escaped = unit == "\\".utf16.first ? rest.popFirst() : nil
            if let escaped, "Uu".utf16.contains(escaped) {
                guard let code = UInt16(String(Substring(rest.prefix(4))), radix: 16) else { continue }
                units.append(code)
                rest = rest.dropFirst(4)
            } else if let escaped, octalDigits.contains(escaped) {
                let digits = [escaped] + rest.prefix(2).prefix(while: octalDigits.contains)
                units.append(digits.reduce(0) { $0 * 8 + $1 - octalDigits.lowerBound })
                rest = rest.dropFirst(digits.count - 1)
            } else {
                units.append(escaped.map { escapes[$0] ?? $0 } ?? unit)
            }
        }
        return String(decoding: units, as: UTF16.self)
    }
}
