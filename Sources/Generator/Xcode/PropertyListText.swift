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

    /// The string that is written between two quotes.
    static func read(_ written: ArraySlice<UInt8>) -> String {
        var rest = Substring(decoding: written, as: UTF8.self).unicodeScalars
        var text = String.UnicodeScalarView()
        while let scalar = rest.popFirst() {
            let escaped = scalar == "\\" ? rest.popFirst() : nil
            text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped ?? scalar)
        }
        return String(text)
    }
}
