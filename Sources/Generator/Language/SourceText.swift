/// The text of a template with its name: what a place in it is told from.
struct SourceText: Sendable {
    /// The template's path, as the person would name it.
    let name: String
    let text: String

    /// The place of the byte at `offset`.
    func place(at offset: Int) -> Diagnostic.Place {
        let bytes = text.utf8
        let index = bytes.index(bytes.startIndex, offsetBy: offset)
        let before = text[..<index]
        let newline = UInt8(ascii: "\n")
        let lineStart = before.utf8.lastIndex(of: newline).map(bytes.index(after:)) ?? text.startIndex
        let lineEnd = bytes[index...].firstIndex(of: newline) ?? text.endIndex
        let line = text[lineStart..<lineEnd]
        return Diagnostic.Place(
            file: name,
            line: before.utf8.count { $0 == newline } + 1,
            column: text[lineStart..<index].count + 1,
            excerpt: line.last == "\r" ? String(line.dropLast()) : String(line)
        )
    }
}
