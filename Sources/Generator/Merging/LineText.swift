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
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest[line.endIndex...]
            if rest.popFirst() == nil {
                append(Line(bytes: line), .none)
            } else if line.last == UInt8(ascii: "\r") {
                append(Line(bytes: line.dropLast()), .carriageReturn)
            } else {
                append(Line(bytes: line), .lineFeed)
            }
        }
    }

    private mutating func append(_ line: Line, _ end: End) {
        lines.append(line)
        ends.append(end)
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
