extension String {

    /// The text as it stands between the quotes of a Swift string literal that is not raw, of one line or several (The
    /// Swift Programming Language, "String Literals"). Invisible characters become numbers.
    var literal: String {
        unicodeScalars.reduce(into: "") { literal, scalar in
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
    }

    /// The text whose `literal` this is; nil if there is none.
    var textOfLiteral: String? {
        var text = ""
        var rest = unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": text += "\n"
            case "r": text += "\r"
            case "t": text += "\t"
            case "u":
                let digits = rest.dropFirst().prefix { $0 != "}" }
                guard let meant = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
                text.unicodeScalars.append(meant)
                rest = rest.dropFirst(digits.count + 2)
            case let escaped?: text.unicodeScalars.append(escaped)
            case nil: return nil
            }
        }
        return text.literal.unicodeScalars.elementsEqual(unicodeScalars) ? text : nil
    }
}
