/// The lines of a text with a comma after the last element of each list, as after the others. A side that appends an
/// element then changes no line of the other elements.
struct ListCommas {

    private(set) var lines: [Line]
    /// The lines that close a list without a comma after its last element.
    private(set) var bareEnds: Set<Int> = []

    init(_ lines: [Line]) {
        self.lines = lines
        for (end, isInString) in zip(lines.indices, lines.areInString) where !isInString && lines[end].closesList {
            guard let last = lines[..<end].lastIndex(where: \.isCode), !lines[last].endsWithComma else { continue }
            bareEnds.insert(end)
            // A comma after a comment would be part of it.
            if !lines[last].expectsElement, !lines[last].contains("//") { self.lines[last] = lines[last].withComma }
        }
    }
}

extension Line {

    var endsWithComma: Bool { trimmed.bytes.last == UInt8(ascii: ",") }

    /// With a comma before the white space at its end.
    fileprivate var withComma: Line {
        let code = trimmed.bytes
        return Line(bytes: bytes[..<code.endIndex] + [UInt8(ascii: ",")] + bytes[code.endIndex...])
    }

    fileprivate var closesList: Bool { trimmed.begins(with: ")") || trimmed.begins(with: "]") }

    /// True for a line that is neither blank nor a comment.
    var isCode: Bool { !isBlank && !trimmed.isComment }

    /// The name of a parameter, or the label of an argument: the word before the first colon.
    var label: Line? {
        let bytes = trimmed.bytes
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        return bytes[..<colon].split(separator: UInt8(ascii: " ")).last.map(Line.init)
    }

    func contains(_ text: StaticString) -> Bool {
        bytes.indices.contains { Line(bytes: bytes[$0...]).begins(with: text) }
    }
}
