/// The brackets, `#if`, `"""` and `/*` that lines leave open, and those that they close without opening them. Brackets
/// in comments and strings do not count.
struct Nesting: Equatable {

    /// The closing characters of what is still open, the innermost last.
    private(set) var open: [UInt8] = []
    /// What is closed without being opened, in order.
    private(set) var closed: [UInt8] = []
    /// For a single line: the comment or the string that the next line begins in.
    private(set) var openCommentOrString: UInt8?

    var isBalanced: Bool { open.isEmpty && closed.isEmpty }

    static let condition = UInt8(ascii: "#")
    static let comment = UInt8(ascii: "*")
    static let string = UInt8(ascii: "\"")
    private static let closing = Dictionary(uniqueKeysWithValues: zip("([{".utf8, ")]}".utf8))

    /// True for a comment or a string, in which brackets do not count.
    static func hidesBrackets(_ open: UInt8) -> Bool { open == string || open == comment }

    init(_ lines: some Collection<Line>) {
        for line in lines { take(line) }
    }

    /// - Parameter outer: the comment or the string that the line begins in; nil for code. If the line closes it, it is
    ///   the first in `closed`. It is never in `open`, since the line does not open it.
    init(_ line: Line, within outer: UInt8?) {
        if let outer { open = [outer] }
        take(line)
        openCommentOrString = open.last.flatMap { Self.hidesBrackets($0) ? $0 : nil }
        guard let outer else { return }
        if open.first == outer { open.removeFirst() } else { closed.insert(outer, at: 0) }
    }

    private mutating func take(_ line: Line) {
        let line = line.trimmed
        if let last = open.last, Self.hidesBrackets(last) { return scan(line.bytes) }
        let (begins, ends) = (line.begins(withWord: "#if"), line.begins(withWord: "#endif"))
        let continues = line.begins(withWord: "#else") || line.begins(withWord: "#elseif")
        if ends || continues { close(Self.condition) }
        if begins || continues { open.append(Self.condition) }
        if !begins, !ends, !continues { scan(line.bytes) }
    }

    private mutating func scan(_ bytes: ArraySlice<UInt8>) {
        var rest = bytes
        func comes(_ text: String) -> Bool { Line(bytes: rest).begins(with: text) }
        while let byte = rest.first {
            var length = 1
            if open.last == Self.comment {
                if comes("*/") {
                    close(Self.comment)
                    length = 2
                }
            } else if comes("\"\"\"") {
                if open.last == Self.string { close(Self.string) } else { open.append(Self.string) }
                length = 3
            } else if open.last == Self.string {
                // Brackets in a string do not count.
            } else if comes("//") {
                return
            } else if comes("/*") {
                open.append(Self.comment)
                length = 2
            } else if byte == UInt8(ascii: "\"") {
                length = Self.lengthOfString(rest)
            } else if let closing = Self.closing[byte] {
                open.append(closing)
            } else if ")]}".utf8.contains(byte) {
                close(byte)
            }
            rest = rest.dropFirst(length)
        }
    }

    private mutating func close(_ byte: UInt8) {
        if open.last == byte { open.removeLast() } else { closed.append(byte) }
    }

    /// The length of a string that begins with the first byte: to the closing quote, or to the end of the line.
    static func lengthOfString(_ bytes: ArraySlice<UInt8>) -> Int {
        var rest = bytes.dropFirst()
        while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") { rest = rest.dropFirst() }
        }
        return bytes.count - rest.count
    }
}
