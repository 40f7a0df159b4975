/// How interpolated values are written into a file of some kind.
package enum Escaping: Sendable {
    /// As they are.
    case none
    /// As character data and attribute values of XML 1.0, section 2.4.
    case xml

    private static let endingsOfXML = [".storyboard", ".xib", ".plist", ".xml"]

    /// The escaping for the file at `path`, told by its extension.
    init(path: String) {
        let name = path.lowercased()
        self = Self.endingsOfXML.contains(where: name.hasSuffix) ? .xml : .none
    }

    func callAsFunction(_ text: String) -> String {
        guard case .xml = self else { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&#39;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension String {

    /// The text as it stands between the quotes of a Swift string literal that is not raw, of one line or several (The
    /// Swift Programming Language, "String Literals"): it means the same there, and what nobody sees is a number.
    var literal: String {
        var literal = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "\\": literal += "\\\\"
            case "\"": literal += "\\\""
            case "\n": literal += "\\n"
            case "\r": literal += "\\r"
            case "\t": literal += "\\t"
            case _ where !scalar.isVisible: literal += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            default: literal.unicodeScalars.append(scalar)
            }
        }
        return literal
    }
}
