/// `text` with a code for each character that a terminal would obey instead of showing it: control characters, and
/// those that change the direction of writing (Unicode Standard Annex 9, "Explicit Directional Formatting"). So has each
/// that is invisible and joins nothing, such as U+200B. Every text from outside, such as a name, a path or a line of a
/// template, is printed through this.
///
/// - Parameters:
///   - kept: control characters that are printed as they are, such as the line ends of a text of several lines.
///   - code: returns the code for a character.
package func visible(
    _ text: String,
    except kept: String = "",
    code: (Unicode.Scalar) -> String = { "U+" + $0.hexadecimal }
) -> String {
    let isShown = { (scalar: Unicode.Scalar) in !scalar.isCommand || kept.unicodeScalars.contains(scalar) }
    if text.unicodeScalars.allSatisfy(isShown) { return text }
    return text.unicodeScalars.map { isShown($0) ? String($0) : code($0) }.joined()
}

/// `text` in quotes, its first 60 characters at most, with a code for each that is invisible.
package func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(60).map { $0.isVisible ? String($0) : "U+" + $0.hexadecimal }.joined()
    return "'\(shown)\(text.unicodeScalars.count > 60 ? "…" : "")'"
}

extension Unicode.Scalar {

    /// False for characters without a shape, and for those that Unicode does not define.
    var isVisible: Bool {
        // Unicode's tables are slow, and nearly every path is ASCII.
        if isASCII { return " "..."~" ~= self }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: !properties.isDefaultIgnorableCodePoint
        }
    }

    /// True for a control character, and for an invisible one. The invisible characters that join letters or
    /// emoji, and those of flags, are shown.
    fileprivate var isCommand: Bool {
        if isASCII { return !isVisible }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: properties.isDefaultIgnorableCodePoint && ![0x200C, 0x200D].contains(value) && value < 0xE0000
        default: false
        }
    }

    /// The number with four digits or more: `200B`.
    package var hexadecimal: String { value.hexadecimal(4) }
}

extension UnsignedInteger {

    /// The number with at least so many hexadecimal digits.
    func hexadecimal(_ count: Int) -> String {
        let digits = String(self, radix: 16, uppercase: true)
        return String(repeating: "0", count: Swift.max(0, count - digits.count)) + digits
    }
}
