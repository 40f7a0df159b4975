/// Writes merged hunks as a text, with git's markers around conflicts.
struct MergeWriter {

    private(set) var conflicts: [Merge.Conflict] = []

    private let texts: MergeTexts
    private let layout: ListLayout
    /// The end of new lines.
    private let newEnd: LineText.End
    private var bytes: [UInt8] = []
    /// The end of the last line, which is written with the next one; nil for a marker, which always has one.
    private var lastEnd: LineText.End?
    /// The white space at the start of the last line.
    private var indentation = Line("")
    /// The last part that was written.
    private var lastPart: MergedPart?
    /// The comma at the end of the last part of code; nil if it has none. `isAdded`: it is there only for comparing.
    private var lastComma: (index: Int, isAdded: Bool)?

    init(_ texts: MergeTexts, _ hunks: [Hunk]) {
        self.texts = texts
        layout = ListLayout(texts: texts, merged: hunks.flatMap { $0.result ?? [] })
        newEnd = texts.whole.yours.firstEnd ?? texts.whole.templates.firstEnd ?? .lineFeed
        var position = 0
        for hunk in hunks {
            guard let parts = hunk.result else {
                append(conflict: texts.lines(of: hunk.lines))
                continue
            }
            for part in parts {
                append(part, layout.place(of: position))
                position += 1
            }
        }
    }

    /// The merged text. The end of its last line is merged like everything else.
    var text: String {
        let (base, yours) = (texts.whole.base, texts.whole.yours)
        let changed = yours.lacksLastEnd != base.lacksLastEnd ? yours : texts.whole.templates
        let end = changed.lacksLastEnd ? nil : lastEnd
        return String(decoding: bytes + Array((end?.rawValue ?? "").utf8), as: UTF8.self)
    }

    private mutating func append(_ part: MergedPart, _ place: ListLayout.Place) {
        if texts.lackLastComma[part] { removeLastComma() }
        let (text, code) = (texts.parts[part].text, texts[part])
        // No part can follow a comment in its line.
        let hasComment = lastPart.map { texts.parts[$0].text.hasComment } ?? true
        if place.startsLine || hasComment { endLine() }
        if place.startsLine { indentation = place.space }
        bytes += (hasComment ? indentation : place.space).bytes
        let start = bytes.count
        bytes += code.bytes.dropFirst(code.leadingSpace.bytes.count)
        lastEnd = if case .yours(let index) = part { end(ofYours: texts.parts.yours[index].line) } else { newEnd }
        lastPart = part
        guard code.isCode else { return }
        let comma = start + code.trimmed.bytes.count - 1
        lastComma = code.endsWithComma ? (comma, !text.endsWithComma) : nil
    }

    /// Lines of yours keep their ends. The last one may have none, and only there.
    private func end(ofYours line: Int) -> LineText.End {
        let end = texts.whole.yours.ends[line]
        return end == .none ? newEnd : end
    }

    private mutating func endLine() {
        bytes += Array((lastEnd?.rawValue ?? "").utf8)
        lastEnd = nil
    }

    private mutating func removeLastComma() {
        if let lastComma { bytes.remove(at: lastComma.index) }
        lastComma = nil
    }

    /// Writes a conflict. Equal lines of yours and the templates, at the start and the end, are outside of the markers.
    private mutating func append(conflict lines: PerText<Range<Int>>) {
        if lastComma?.isAdded ?? false { removeLastComma() }
        (lastComma, lastPart) = (nil, nil)
        let (mine, theirs) = (lines.yours, lines.templates)
        let start = zip(mine, theirs).prefix(while: areEqual).count
        let ends = zip(mine.dropFirst(start).reversed(), theirs.dropFirst(start).reversed())
        let end = ends.prefix(while: areEqual).count
        let differing = mine.dropFirst(start).dropLast(end)
        append(yours: mine.lowerBound..<differing.lowerBound)
        append(marker: "<<<<<<< yours")
        append(yours: differing)
        append(marker: "||||||| merge base")
        append(texts.whole.base.lines[lines.base])
        append(marker: "=======")
        append(texts.whole.templates.lines[theirs.dropFirst(start).dropLast(end)])
        append(marker: ">>>>>>> templates")
        append(yours: differing.upperBound..<mine.upperBound)
        let line = min(differing.lowerBound + 1, max(texts.whole.yours.lines.count, 1))
        conflicts.append(Merge.Conflict(line: line, diff: diff(of: lines)))
    }

    private func areEqual(_ yours: Int, _ templates: Int) -> Bool {
        let (mine, theirs) = (texts.whole.yours.lines[yours], texts.whole.templates.lines[templates])
        return texts.comparison == .bytes ? mine == theirs : mine.trimmed == theirs.trimmed
    }

    /// The most lines of a diff that are shown.
    private static let shownLines = 8

    /// The lines of a conflict that the templates delete and insert, in a diff's form.
    private func diff(of lines: PerText<Range<Int>>) -> [String] {
        let (base, templates) = (texts.whole.base.lines[lines.base], texts.whole.templates.lines[lines.templates])
        let compared = [base, templates].map { $0.map { texts.comparison == .bytes ? $0 : $0.trimmed } }
        var diff: [String] = []
        func show(_ lines: some Collection<Line>, after sign: String) {
            for line in lines where !line.isBlank {
                diff.append(sign + " " + String(decoding: line.bytes, as: UTF8.self))
            }
        }
        for change in LineDiff(from: compared[0], to: compared[1]).changes {
            show(base.dropFirst(change.old.lowerBound).prefix(change.old.count), after: "-")
            show(templates.dropFirst(change.new.lowerBound).prefix(change.new.count), after: "+")
        }
        return diff.count > Self.shownLines ? diff.prefix(Self.shownLines - 1) + ["…"] : diff
    }

    private mutating func append(yours lines: Range<Int>) {
        for line in lines { append(texts.whole.yours.lines[line], end(ofYours: line)) }
    }

    private mutating func append(_ lines: ArraySlice<Line>) {
        for line in lines { append(line, newEnd) }
    }

    private mutating func append(_ line: Line, _ end: LineText.End) {
        endLine()
        bytes += line.bytes
        lastEnd = end
    }

    private mutating func append(marker: String) {
        endLine()
        bytes += Array((marker + newEnd.rawValue).utf8)
    }
}
