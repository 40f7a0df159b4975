extension String {

    private static let literalEscapes: [Unicode.Scalar: Unicode.Scalar] = [
        "\\": "\\", "\"": "\"", "\n": "n", "\r": "r", "\t": "t",
    ]

    /// The text as it stands between the quotes of a Swift string literal that is not raw, of one line or several (The
    /// Swift Programming Language, "String Literals"). Invisible characters become `\u{200B}` and the like.
    var literal: String {
        unicodeScalars.map { scalar in
            if let letter = Self.literalEscapes[scalar] { return "\\\(letter)" }
            return scalar.isVisible ? String(scalar) : "\\u{\(scalar.value.hexadecimal(1))}"
        }.joined()
    }

    /// The text whose `literal` this is; nil if there is none.
    var textOfLiteral: String? {
        let escape = /\\(?:u\{([0-9A-F]+)\}|(.))/.matchingSemantics(.unicodeScalar)
        let text = replacing(escape) { match in
            let letter = match.2?.unicodeScalars.first
            let code = match.1.flatMap { UInt32($0, radix: 16) }
            let scalar = code.map(Unicode.Scalar.init) ?? Self.literalEscapes.first { $0.value == letter }?.key
            return scalar.map(String.init) ?? ""
        }
        return text.literal.unicodeScalars.elementsEqual(unicodeScalars) ? text : nil
    }
}
