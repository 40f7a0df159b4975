extension JSON {

    /// Reads a document whose places nobody asks for.
    ///
    /// - Returns: nil if it is not JSON.
    package init?(_ text: String) {
        var scanner = JSONScanner(text)
        guard let json = try? scanner.scan().json else { return nil }
        self = json
    }

    /// Reads a text in quotes, a number or a word.
    ///
    /// - Returns: nil if it is none.
    init?(scalar bytes: ArraySlice<UInt8>) {
        if bytes.first == UInt8(ascii: "\"") {
            guard let text = Self.text(in: bytes.dropFirst().dropLast()) else { return nil }
            self = .text(text)
            return
        }
        let word = String(decoding: bytes, as: UTF8.self)
        switch word {
        case "null": self = .null
        case "true": self = .flag(true)
        case "false": self = .flag(false)
        default:
            // Swift takes more for a number than JSON does.
            guard Self.isNumber(bytes), let number = Double(word), number.isFinite else { return nil }
            self = .number(number)
        }
    }

    /// The text between quotes; nil if an escape sequence in it is none.
    private static func text(in bytes: ArraySlice<UInt8>) -> String? {
        guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
        var (text, rest) = ([UInt8](), bytes)
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\") else {
                text.append(byte)
                continue
            }
            switch rest.popFirst().map(Unicode.Scalar.init) {
            case "b": text.append(0x08)
            case "f": text.append(0x0C)
            case "n": text.append(0x0A)
            case "r": text.append(0x0D)
            case "t": text.append(0x09)
            case let scalar? where "\"\\/".unicodeScalars.contains(scalar): text.append(UInt8(ascii: scalar))
            case "u":
                guard let scalar = scalar(&rest) else { return nil }
                text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            default: return nil
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The character that one or two numbers of UTF-16 stand for; the first follows a `\u`.
    private static func scalar(_ rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard let high = unit(&rest) else { return nil }
        guard UTF16.isLeadSurrogate(high) else { return Unicode.Scalar(high) }
        guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"), let low = unit(&rest),
            UTF16.isTrailSurrogate(low)
        else { return nil }
        return Unicode.Scalar(0x10000 + UInt32(high & 0x3FF) << 10 + UInt32(low & 0x3FF))
    }

    private static func unit(_ rest: inout ArraySlice<UInt8>) -> UInt16? {
        let digits = rest.prefix(4)
        rest = rest.dropFirst(4)
        // Swift takes a sign before the digits.
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    /// An integer, and what may follow it: RFC 8259, section 6.
    private static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        func skip(_ characters: String) -> Bool {
            guard let byte = rest.first, characters.utf8.contains(byte) else { return false }
            rest = rest.dropFirst()
            return true
        }
        func skipDigits() -> Bool {
            let digits = rest.prefix { "0123456789".utf8.contains($0) }
            rest = rest.dropFirst(digits.count)
            return !digits.isEmpty
        }
        _ = skip("-")
        guard skip("0") || skipDigits() else { return false }
        if skip("."), !skipDigits() { return false }
        if skip("eE") {
            _ = skip("+-")
            guard skipDigits() else { return false }
        }
        return rest.isEmpty
    }
}
