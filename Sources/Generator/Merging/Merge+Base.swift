extension Merge {

    /// The old text with those changes of the templates that yours already has: an earlier update, or a person, has written
    /// most of the lines that the change inserts, and none of the lines that it deletes is left. White space at either end
    /// of a line does not count.
    ///
    /// - Parameters:
    ///   - old: what the templates wrote before; likewise `templates`, what they write now.
    ///   - yours: the file on disk.
    package static func base(of old: String, yours: String, templates: String) -> String {
        guard old != yours, old != templates else { return old }
        var texts = Sides(old: LineText(old), yours: LineText(yours), templates: LineText(templates))
        var numbering = LineNumbering()
        let trimmed = texts.map { numbering.numbers(of: $0.lines.map(\.trimmed)) }
        let changes = LineDiff(from: trimmed.old, to: trimmed.templates).changes.flatMap { divided($0, of: texts) }
        // From the last change on, so that the lines above keep their indices.
        var base = trimmed.old
        for change in changes.reversed() {
            var changed = base
            changed.replaceSubrange(change.old, with: trimmed.templates[change.new])
            let inserted = change.old.lowerBound..<change.old.lowerBound + change.new.count
            let left = kept(change.old, of: base, texts.old.lines[change.old], in: trimmed.yours)
            let present = kept(inserted, of: changed, texts.templates.lines[change.new], in: trimmed.yours)
            guard left.kept == 0, present.count == 0 || 2 * present.kept > present.count else { continue }
            base = changed
            texts.old.replace(change.old, with: texts.templates, change.new)
        }
        return texts.old.text
    }

    /// A change in three parts: lines above those that are changed, these, and lines below. `init(a: A) {`, which becomes `let
    /// b: B` above `init(a: A, b: B) {`, is an insertion and a changed line, and yours may have one of them.
    private static func divided(_ change: LineDiff.Change, of texts: Sides<LineText>) -> [LineDiff.Change] {
        let (old, new) = (change.old, change.new)
        guard !old.isEmpty, old.count < new.count else { return [change] }
        func likeness(_ start: Int) -> Int {
            zip(texts.old.lines[old], texts.templates.lines[start...]).reduce(0) { sum, lines in
                sum + zip(lines.0.trimmed.bytes, lines.1.trimmed.bytes).prefix { $0 == $1 }.count
            }
        }
        // The place where lines begin most as they did.
        let start = (new.lowerBound...new.upperBound - old.count).max { likeness($0) < likeness($1) } ?? new.lowerBound
        let end = start + old.count
        return [
            LineDiff.Change(old: old.lowerBound..<old.lowerBound, new: new.lowerBound..<start),
            LineDiff.Change(old: old, new: start..<end),
            LineDiff.Change(old: old.upperBound..<old.upperBound, new: end..<new.upperBound),
        ].filter { !$0.old.isEmpty || !$0.new.isEmpty }
    }

    /// How many lines of a range of a text are in yours too. Lines without a letter count only if no line has one.
    private static func kept(
        _ range: Range<Int>,
        of text: [Int],
        _ lines: ArraySlice<Line>,
        in yours: [Int]
    ) -> (kept: Int, count: Int) {
        let haveLetters = lines.contains(where: \.hasLetter)
        let counting = zip(range, lines).filter { !haveLetters || $1.hasLetter }.map(\.0)
        let kept = Set(LineDiff(from: text, to: yours).unchanged.map(\.old))
        return (counting.count(where: kept.contains), counting.count)
    }

    /// The first line, from 1, with a marker of an unresolved conflict; nil if there is none.
    ///
    /// `=======` is no such marker: it also underlines headings.
    package static func firstMarker(in text: String) -> Int? {
        LineText(text).lines.firstIndex(where: \.isMarker).map { $0 + 1 }
    }
}

extension Line {

    /// True for a marker of a conflict, but not for `=======`.
    var isMarker: Bool {
        (begins(with: "<<<<<<<") || begins(with: "|||||||") || begins(with: ">>>>>>>"))
            && (bytes.count == 7 || bytes.dropFirst(7).first == UInt8(ascii: " "))
    }
}
