/// What lines leave open, and what they close that was opened before them: brackets, `#if`, `"""` and `/*`. Brackets in
/// comments and strings do not count.
struct Nesting: Equatable {

    /// What closes that which is still open, the innermost last.
    private(set) var open: [UInt8] = []
    /// What was closed without having been opened, in order.
    private(set) var closed: [UInt8] = []

    var isBalanced: Bool { open.isEmpty && closed.isEmpty }

    static let condition = UInt8(ascii: "#")
    static let comment = UInt8(ascii: "*")
    private static let text = UInt8(ascii: "\"")

    /// Whether brackets do not count until this is closed.
    static func hidesBrackets(_ open: UInt8) -> Bool { open == text || open == comment }

    init(_ lines: some Collection<Line>) {
        for line in lines { take(line) }
    }

    /// - Parameter open: the comment or the text that the line begins in, if it does.
    init(_ line: Line, within open: UInt8?) {
        self.open = open.map { [$0] } ?? []
        take(line)
    }

    private mutating func take(_ line: Line) {
        let trimmed = line.trimmed
        if let last = open.last, Self.hidesBrackets(last) {
            scan(trimmed.bytes)
        } else if trimmed.begins(withWord: "#if") {
            open.append(Self.condition)
        } else if trimmed.begins(withWord: "#endif") {
            close(Self.condition)
        } else if trimmed.begins(withWord: "#else") || trimmed.begins(withWord: "#elseif") {
            close(Self.condition)
            open.append(Self.condition)
        } else {
            scan(trimmed.bytes)
        }
    }

    private mutating func scan(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        func comes(_ text: StaticString) -> Bool { Line(bytes: rest).begins(with: text) }
        while let byte = rest.first {
            var length = 1
            if open.last == Self.comment {
                if comes("*/") {
                    close(Self.comment)
                    length = 2
                }
            } else if comes("\"\"\"") {
                if open.last == Self.text { close(Self.text) } else { open.append(Self.text) }
                length = 3
            } else if open.last == Self.text {
                // Brackets in a text are no brackets.
            } else if comes("//") {
                return
            } else if comes("/*") {
                open.append(Self.comment)
                length = 2
            } else {
                switch byte {
                case UInt8(ascii: "\""): length = Self.lengthOfString(rest)
                case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
                case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
                case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
                case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
                default: break
                }
            }
            rest = rest.dropFirst(length)
        }
    }

    private mutating func close(_ byte: UInt8) {
        if open.last == byte { open.removeLast() } else { closed.append(byte) }
    }

    /// How far a string goes that begins with the first byte: to the quote that closes it, or to the end of the line.
    private static func lengthOfString(_ bytes: ArraySlice<UInt8>) -> Int {
        var isEscaped = false
        for (offset, byte) in bytes.dropFirst().enumerated() {
            if byte == UInt8(ascii: "\""), !isEscaped { return offset + 2 }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return bytes.count
    }
}
