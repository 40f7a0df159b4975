/// Writes merged blocks as a text, with git's markers around conflicts.
struct MergeWriter {

    private(set) var conflicts: [Merge.Conflict] = []

    private let texts: MergeTexts
    /// The end of new lines.
    private let newEnd: LineText.End
    private var bytes: [UInt8] = []
    /// The end of the last line; nil for a marker, which always has one.
    private var lastEnd: LineText.End?

    init(_ texts: MergeTexts) {
        self.texts = texts
        newEnd = texts.texts.yours.firstEnd ?? texts.texts.templates.firstEnd ?? .lineFeed
    }

    /// The merged text. The end of its last line is merged like everything else.
    var text: String {
        let (old, yours) = (texts.texts.old, texts.texts.yours)
        let changed = yours.lacksLastEnd != old.lacksLastEnd ? yours : texts.texts.templates
        let dropped = changed.lacksLastEnd ? lastEnd?.rawValue.utf8.count ?? 0 : 0
        return String(decoding: bytes.dropLast(dropped), as: UTF8.self)
    }

    mutating func append(_ block: MergeBlock) {
        guard let lines = block.result else { return append(conflict: block.lines) }
        for line in lines {
            switch line {
            case .yours(let index): append(yours: index..<index + 1)
            case .templates(let index): append(texts.lines.templates[index...index])
            }
        }
    }

    /// Lines at the start and the end that both sides have are written outside of the markers.
    private mutating func append(conflict lines: Sides<Range<Int>>) {
        let (mine, theirs) = (texts.numbers.yours[lines.yours], texts.numbers.templates[lines.templates])
        let start = zip(mine, theirs).prefix { $0 == $1 }.count
        let end = zip(mine.dropFirst(start).reversed(), theirs.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let ours = mine.dropFirst(start).dropLast(end).indices
        append(yours: lines.yours.lowerBound..<ours.lowerBound)
        append(marker: "<<<<<<< yours")
        let yours = append(yours: ours)
        append(marker: "||||||| old")
        let old = append(texts.lines.old[lines.old])
        append(marker: "=======")
        let templates = append(texts.lines.templates[lines.templates].dropFirst(start).dropLast(end))
        append(marker: ">>>>>>> templates")
        append(yours: ours.upperBound..<lines.yours.upperBound)
        let line = min(ours.lowerBound + 1, max(texts.lines.yours.count, 1))
        conflicts.append(Merge.Conflict(line: line, old: old, yours: yours, templates: templates))
    }

    /// Lines of yours keep their ends.
    ///
    /// - Returns: the appended text.
    @discardableResult
    private mutating func append(yours lines: Range<Int>) -> String {
        lines.map { index in
            let end = texts.texts.yours.ends[index]
            return append([texts.lines.yours[index]], end == .none ? newEnd : end)
        }.joined()
    }

    @discardableResult
    private mutating func append(_ lines: ArraySlice<Line>, _ end: LineText.End? = nil) -> String {
        let start = bytes.count
        for line in lines {
            bytes += line.bytes + Array((end ?? newEnd).rawValue.utf8)
            lastEnd = end ?? newEnd
        }
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    private mutating func append(marker: String) {
        bytes += Array((marker + newEnd.rawValue).utf8)
        lastEnd = nil
    }
}
