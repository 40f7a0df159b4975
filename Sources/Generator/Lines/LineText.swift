/// A text as lines and line ends.
struct LineText: Sendable {

    private(set) var lines: [Line] = []
    /// The end of each line. Only the last line can have none.
    private(set) var ends: [End] = []

    enum End: String, Sendable {
        case lineFeed = "\n"
        case carriageReturn = "\r\n"
        case none = ""
    }

    init(_ text: String) {
        for line in Line.withEnds(of: Array(text.utf8)) {
            let hasReturn = line.bytes.suffix(2).elementsEqual("\r\n".utf8)
            let end: End = line.bytes.last != UInt8(ascii: "\n") ? .none : hasReturn ? .carriageReturn : .lineFeed
            lines.append(Line(bytes: line.bytes.dropLast(end.rawValue.utf8.count)))
            ends.append(end)
        }
    }

    var text: String {
        String(decoding: zip(lines, ends).flatMap { Array($0.bytes) + Array($1.rawValue.utf8) }, as: UTF8.self)
    }

    /// Replaces lines by lines of another text.
    mutating func replace(_ range: Range<Int>, with other: LineText, _ others: Range<Int>) {
        lines.replaceSubrange(range, with: other.lines[others])
        ends.replaceSubrange(range, with: other.ends[others])
    }

    /// The end of the first line; nil if it has none.
    var firstEnd: End? { ends.first.flatMap { $0 == .none ? nil : $0 } }

    var lacksLastEnd: Bool { ends.last == End.none }

    /// True if more lines begin with a tab than with a space.
    var isIndentedWithTabs: Bool { lines.count { $0.begins(with: "\t") } > lines.count { $0.begins(with: " ") } }

    /// The text with a tab in place of each four spaces at the start of a line.
    var indentedWithTabs: LineText {
        var text = self
        text.lines = lines.map(\.indentedWithTabs)
        return text
    }
}
