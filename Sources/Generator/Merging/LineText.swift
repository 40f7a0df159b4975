/// A text as lines, and how they end.
struct LineText: Sendable {

    private(set) var lines: [Line] = []
    /// What each line ends with. Only the last one can end with nothing.
    private(set) var ends: [End] = []

    enum End: String, Sendable {
        case lineFeed = "\n"
        case carriageReturn = "\r\n"
        case none = ""
    }

    init(_ text: String) {
        for line in Line.withEnds(of: text) {
            if line.bytes.last != UInt8(ascii: "\n") {
                append(line, .none)
            } else if line.bytes.dropLast().last == UInt8(ascii: "\r") {
                append(Line(bytes: line.bytes.dropLast(2)), .carriageReturn)
            } else {
                append(Line(bytes: line.bytes.dropLast()), .lineFeed)
            }
        }
    }

    private mutating func append(_ line: Line, _ end: End) {
        lines.append(line)
        ends.append(end)
    }

    var text: String {
        String(decoding: zip(lines, ends).flatMap { Array($0.bytes) + Array($1.rawValue.utf8) }, as: UTF8.self)
    }

    /// Puts lines of another text in the place of some.
    mutating func replace(_ range: Range<Int>, with other: LineText, _ others: Range<Int>) {
        lines.replaceSubrange(range, with: other.lines[others])
        ends.replaceSubrange(range, with: other.ends[others])
    }

    /// How the first line ends; nil if there is none that does.
    var firstEnd: End? { ends.first.flatMap { $0 == .none ? nil : $0 } }

    var lacksLastEnd: Bool { ends.last == End.none }

    /// Whether more lines begin with a tab than with a space.
    var isIndentedWithTabs: Bool {
        lines.reduce(0) { $0 + ($1.begins(with: "\t") ? 1 : $1.begins(with: " ") ? -1 : 0) } > 0
    }

    /// The same with a tab for each four spaces that a line begins with.
    var indentedWithTabs: LineText {
        var text = self
        text.lines = lines.map(\.indentedWithTabs)
        return text
    }
}
