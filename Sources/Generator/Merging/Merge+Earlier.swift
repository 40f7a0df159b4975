extension Merge {

    /// The old text with those changes of the templates that a file has been given already: an earlier update, or a person,
    /// has written most of what the change inserts, and nothing is left of what it deletes. White space at either end of a
    /// line does not count.
    ///
    /// - Parameters:
    ///   - old: what the templates wrote once; likewise `templates`, what they write now.
    ///   - yours: the file as it is on disk.
    package static func base(of old: String, yours: String, templates: String) -> String {
        guard old != yours, old != templates else { return old }
        var texts = Sides(old: LineText(old), yours: LineText(yours), templates: LineText(templates))
        var numbering = LineNumbering()
        let trimmed = texts.map { numbering.numbers(of: $0.lines.map(\.trimmed)) }
        let changes = LineDiff(from: trimmed.old, to: trimmed.templates).changes
        // From the last one on, so that the lines before keep their numbers.
        var base = trimmed.old
        for change in changes.reversed() {
            var changed = base
            changed.replaceSubrange(change.old, with: trimmed.templates[change.new])
            let inserted = change.old.lowerBound..<change.old.lowerBound + change.new.count
            let (deletedLines, insertedLines) = (texts.old.lines[change.old], texts.templates.lines[change.new])
            let left = kept(change.old, of: base, in: trimmed.yours, deletedLines)
            let present = kept(inserted, of: changed, in: trimmed.yours, insertedLines)
            guard left.kept == 0, present.count == 0 || 2 * present.kept > present.count else { continue }
            base = changed
            texts.old.replace(change.old, with: texts.templates, change.new)
        }
        return texts.old.text
    }

    /// How many of some lines of a text are in yours too. Only those with a letter count, if there are any.
    private static func kept(
        _ range: Range<Int>,
        of text: [Int],
        in yours: [Int],
        _ lines: ArraySlice<Line>
    ) -> (kept: Int, count: Int) {
        let haveLetters = lines.contains(where: \.hasLetter)
        let counting = zip(range, lines).filter { !haveLetters || $1.hasLetter }.map(\.0)
        let removed = LineDiff(from: text, to: yours).changes.map(\.old)
        return (counting.count { index in !removed.contains { $0.contains(index) } }, counting.count)
    }

    /// The first line that is a marker of a conflict which nobody has resolved, counted from one; nil if there is none.
    ///
    /// `=======` alone is none: it also underlines headings.
    package static func firstMarker(in text: String) -> Int? {
        LineText(text).lines.firstIndex(where: \.isMarker).map { $0 + 1 }
    }
}

extension Line {

    fileprivate var isMarker: Bool {
        (begins(with: "<<<<<<<") || begins(with: "|||||||") || begins(with: ">>>>>>>"))
            && (bytes.count == 7 || bytes.dropFirst(7).first == UInt8(ascii: " "))
    }
}
