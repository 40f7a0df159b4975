extension Escaping {

    /// The text that is written so; nil if there is none.
    func text(writtenAs written: String) -> String? {
        guard case .xml = self else { return written }
        var text = ""
        var rest = written.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "&" else {
                text.unicodeScalars.append(scalar)
                continue
            }
            let entity = "&" + String(rest.prefix { $0 != ";" }) + ";"
            guard let meant = "&<>\"'".unicodeScalars.first(where: { self(String($0)) == entity }) else { return nil }
            text.unicodeScalars.append(meant)
            rest = rest.dropFirst(entity.unicodeScalars.count - 1)
        }
        return self(text) == written ? text : nil
    }
}

extension String {

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
