/// How a string is written in a property list.
enum PropertyListText {

    /// A string as Xcode writes it: in quotes unless nothing in it asks for them.
    static func written(_ text: String) -> String {
        if isPlain(text) { return text }
        var written = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": written += "\\\""
            case "\\": written += "\\\\"
            case "\n": written += "\\n"
            default: written.unicodeScalars.append(scalar)
            }
        }
        return written + "\""
    }

    private static func isPlain(_ text: String) -> Bool {
        let isOrdinary = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): true
            default: "_./$".utf8.contains(byte)
            }
        }
        return isOrdinary && !text.isEmpty && !text.contains("//") && !text.contains("___")
    }

    /// The comment that tells a person what an ID means: nothing if the name would end it.
    static func comment(_ name: String) -> String {
        name.contains("*/") || name.isEmpty ? "" : " /* \(name) */"
    }

    /// The string that the bytes between two quotes stand for.
    static func read(_ written: ArraySlice<UInt8>) -> String {
        guard written.contains(UInt8(ascii: "\\")) else { return String(decoding: written, as: UTF8.self) }
        var rest = Substring(decoding: written, as: UTF8.self).unicodeScalars
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            guard scalar == "\\", let escaped = rest.popFirst() else {
                text.append(scalar)
                continue
            }
            switch escaped {
            case "a": text.append("\u{07}")
            case "b": text.append("\u{08}")
            case "f": text.append("\u{0C}")
            case "n": text.append("\n")
            case "r": text.append("\r")
            case "t": text.append("\t")
            case "v": text.append("\u{0B}")
            case "U", "u": text += units(&rest)
            default: text.append(escaped)
            }
        }
        return String(text)
    }

    /// The characters that `\Uxxxx`, and others right after it, stand for: UTF-16, so that two may be one character.
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
