/// `text` with a code for each character that a terminal would obey instead of showing it: control characters, and those
/// that turn the direction of writing (Unicode Standard Annex 9, "Explicit Directional Formatting"). Whatever comes from
/// outside, a name, a path, a text of somebody's templates, is printed through this.
///
/// - Parameters:
///   - kept: the characters among these that stay: a line end in a text of several lines.
///   - code: what stands for a character.
package func visible(
    _ text: String,
    except kept: String = "",
    code: (Unicode.Scalar) -> String = { "U+" + $0.hexadecimal }
) -> String {
    let kept = kept.unicodeScalars
    // What nearly everything is, without a look into Unicode's tables.
    let isPlain = { (byte: UInt8) in 0x20..<0x7F ~= byte || kept.contains(Unicode.Scalar(byte)) && byte < 0x80 }
    if text.utf8.allSatisfy(isPlain) { return text }
    return text.unicodeScalars.map { !$0.isCommand || kept.contains($0) ? String($0) : code($0) }.joined()
}

/// `text` in quotes, shortened, and with a code for each character that cannot be seen.
package func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(60).map { $0.isVisible ? String($0) : "U+" + $0.hexadecimal }.joined()
    return "'\(shown)\(text.unicodeScalars.count > 60 ? "…" : "")'"
}

extension Unicode.Scalar {

    /// Whether a person sees it, and sees it where it is.
    var isVisible: Bool {
        // What nearly every name is made of, without a look into Unicode's tables.
        if isASCII { return value >= 0x20 && value != 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: false
        default: !properties.isDefaultIgnorableCodePoint
        }
    }

    /// Whether it does something to the lines of a terminal. The invisible characters that join letters or emoji do not.
    fileprivate var isCommand: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }

    /// Its number with four digits or more: `200B`.
    package var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
