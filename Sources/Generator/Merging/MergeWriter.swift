/// Puts the result of a merge together.
struct MergeWriter {

    private(set) var conflicts: [Merge.Conflict] = []

    private let texts: Sides<LineText>
    /// What new lines end with.
    private let newEnd: LineText.End
    private var bytes: [UInt8] = []
    /// How the last line ends; nil for a marker, which always has its line end.
    private var lastEnd: LineText.End?

    init(_ texts: Sides<LineText>) {
        self.texts = texts
        newEnd = texts.yours.firstEnd ?? texts.templates.firstEnd ?? .lineFeed
    }

    /// The result. Whether its last line has a line end is merged like everything else.
    var text: String {
        let changed = texts.yours.lacksLastEnd != texts.old.lacksLastEnd ? texts.yours : texts.templates
        let dropped = changed.lacksLastEnd ? lastEnd?.rawValue.utf8.count ?? 0 : 0
        return String(decoding: bytes.dropLast(dropped), as: UTF8.self)
    }

    mutating func append(_ origins: [MergeOutcome.Origin]) {
        for origin in origins {
            switch origin {
            case .yours(let index): append(texts.yours, index..<index + 1, keepingEnds: true)
            case .templates(let index): append(texts.templates, index..<index + 1)
            }
        }
    }

    /// - Parameter lines: those of the conflict, without what both sides begin and end with alike.
    mutating func append(conflict lines: Sides<Range<Int>>) {
        append(marker: "<<<<<<< yours")
        let yours = append(texts.yours, lines.yours, keepingEnds: true)
        append(marker: "||||||| old")
        let old = append(texts.old, lines.old)
        append(marker: "=======")
        let templates = append(texts.templates, lines.templates)
        append(marker: ">>>>>>> templates")
        let line = min(lines.yours.lowerBound + 1, max(texts.yours.lines.count, 1))
        conflicts.append(Merge.Conflict(line: line, old: old, yours: yours, templates: templates))
    }

    /// - Returns: what was appended.
    @discardableResult
    private mutating func append(_ text: LineText, _ lines: Range<Int>, keepingEnds: Bool = false) -> String {
        let start = bytes.count
        for index in lines {
            let end = keepingEnds && text.ends[index] != .none ? text.ends[index] : newEnd
            bytes += text.lines[index].bytes
            bytes += end.rawValue.utf8
            lastEnd = end
        }
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    private mutating func append(marker: String) {
        bytes += marker.utf8
        bytes += newEnd.rawValue.utf8
        lastEnd = nil
    }
}
