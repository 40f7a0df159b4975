/// Writes merged blocks as a text, with git's markers around conflicts.
struct MergeWriter {

    private(set) var conflicts: [Merge.Conflict] = []

    private let texts: MergeTexts
    /// The end of new lines.
    private let newEnd: LineText.End
    private var bytes: [UInt8] = []
    /// The end of the last line; nil for a marker, which always has one.
    private var lastEnd: LineText.End?
    /// The comma at the end of the last line of code; nil if it has none. It is added if only the merge gave it to the line.
    private var lastComma: (index: Int, isAdded: Bool)?

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
        for line in lines { append(line) }
    }

    private mutating func append(_ line: MergedLine) {
        if texts.isBareEnd(line) { removeLastComma() }
        let (code, start) = (texts[line], bytes.count)
        let end: LineText.End =
            switch line {
            case .yours(let index): texts.texts.yours.ends[index]
            case .templates: newEnd
            }
        append([code], end)
        guard code.isCode else { return }
        let comma = start + code.trimmed.bytes.endIndex - code.bytes.startIndex - 1
        lastComma = code.endsWithComma ? (comma, !texts.original(line).endsWithComma) : nil
    }

    private mutating func removeLastComma() {
        if let lastComma { bytes.remove(at: lastComma.index) }
        lastComma = nil
    }

    /// Lines at the start and the end that both sides have are written outside of the markers.
    private mutating func append(conflict lines: Sides<Range<Int>>) {
        if lastComma?.isAdded ?? false { removeLastComma() }
        lastComma = nil
        let (mine, theirs) = (lines.yours, lines.templates)
        let start = zip(mine, theirs).prefix(while: texts.areEqual).count
        let ends = zip(mine.dropFirst(start).reversed(), theirs.dropFirst(start).reversed())
        let end = ends.prefix(while: texts.areEqual).count
        let ours = mine.dropFirst(start).dropLast(end)
        append(yours: lines.yours.lowerBound..<ours.lowerBound)
        append(marker: "<<<<<<< yours")
        let yours = append(yours: ours)
        append(marker: "||||||| old")
        let old = append(texts.texts.old.lines[lines.old])
        append(marker: "=======")
        let templates = append(texts.texts.templates.lines[theirs.dropFirst(start).dropLast(end)])
        append(marker: ">>>>>>> templates")
        append(yours: ours.upperBound..<lines.yours.upperBound)
        let line = min(ours.lowerBound + 1, max(texts.lines.yours.count, 1))
        let diff = diff(of: lines)
        conflicts.append(Merge.Conflict(line: line, old: old, yours: yours, templates: templates, diff: diff))
    }

    /// No more lines of a diff are shown than these.
    private static let shownLines = 8

    /// The lines of a conflict that the templates delete and insert, in a diff's form.
    private func diff(of lines: Sides<Range<Int>>) -> [String] {
        let (old, templates) = (texts.texts.old.lines[lines.old], texts.texts.templates.lines[lines.templates])
        let changes = LineDiff(
            from: Array(texts.numbers.old[lines.old]),
            to: Array(texts.numbers.templates[lines.templates])
        ).changes
        let diff = changes.flatMap { change in
            old.dropFirst(change.old.lowerBound).prefix(change.old.count).map { ("-", $0) }
                + templates.dropFirst(change.new.lowerBound).prefix(change.new.count).map { ("+", $0) }
        }.filter { !$1.isBlank }.map { $0 + " " + String(decoding: $1.bytes, as: UTF8.self) }
        return diff.count > Self.shownLines ? diff.prefix(Self.shownLines - 1) + ["…"] : diff
    }

    /// Lines of yours keep their ends.
    ///
    /// - Returns: the appended text.
    @discardableResult
    private mutating func append(yours lines: Range<Int>) -> String {
        lines.map { index in
            append([texts.texts.yours.lines[index]], texts.texts.yours.ends[index])
        }.joined()
    }

    @discardableResult
    private mutating func append(_ lines: ArraySlice<Line>, _ end: LineText.End = .none) -> String {
        let start = bytes.count
        let end = end == .none ? newEnd : end
        for line in lines {
            bytes += line.bytes + Array(end.rawValue.utf8)
            lastEnd = end
        }
        return String(decoding: bytes[start...], as: UTF8.self)
    }

    private mutating func append(marker: String) {
        bytes += Array((marker + newEnd.rawValue).utf8)
        lastEnd = nil
    }
}
