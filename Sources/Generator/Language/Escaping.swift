/// How interpolated values are written into a file of some kind.
package enum Escaping: Sendable {
    /// As they are.
    case none
    /// As character data and attribute values of XML 1.0, section 2.4.
    case xml

    /// The escaping for the file at `path`, told by its extension.
    init(path: String) {
        let fileExtension = path.split(separator: ".").last?.lowercased()
        self = ["storyboard", "xib", "plist", "xml"].contains(fileExtension) ? .xml : .none
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
