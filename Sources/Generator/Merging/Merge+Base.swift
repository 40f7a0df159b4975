extension Merge {

    /// The old text with those changes of the templates that yours already has: an earlier update, or a person, has written
    /// most of the lines that the change inserts, and none of the lines that it deletes is left. A change also counts as
    /// made if it only inserts what another one deletes, and a person has deleted that: what is gone is not moved. White
    /// space at either end of a line does not count.
    ///
    /// - Parameters:
    ///   - old: what the templates wrote before; likewise `templates`, what they write now.
    ///   - yours: the file on disk.
    package static func base(of old: String, yours: String, templates: String) -> String {
        guard old != yours, old != templates else { return old }
        var texts = Sides(old: LineText(old), yours: LineText(yours), templates: LineText(templates))
        let trimmed = texts.map { $0.lines.map(\.trimmed) }
        let changes = LineDiff(from: trimmed.old, to: trimmed.templates).changes
        let gone = changes.map(\.old).filter { kept($0, of: trimmed.old, in: trimmed.yours).kept == 0 }
        // From the last change on, so that the lines above keep their indices.
        var base = trimmed.old
        for change in changes.reversed() {
            var changed = base
            changed.replaceSubrange(change.old, with: trimmed.templates[change.new])
            let inserted = change.old.lowerBound..<change.old.lowerBound + change.new.count
            let left = kept(change.old, of: base, in: trimmed.yours)
            let present = kept(inserted, of: changed, in: trimmed.yours)
            let lines = trimmed.templates[change.new]
            let isMoved = change.old.isEmpty && gone.contains { lines.areInOrder(among: trimmed.old[$0]) }
            let isThere = present.count == 0 || 2 * present.kept > present.count
            guard left.kept == 0, isThere || isMoved && lines.contains(where: \.hasLetter) else { continue }
            base = changed
            texts.old.lines.replaceSubrange(change.old, with: texts.templates.lines[change.new])
            texts.old.ends.replaceSubrange(change.old, with: texts.templates.ends[change.new])
        }
        return texts.old.text
    }

    /// How many lines of a range of a text are in yours too. Lines without a letter count only if no line has one: they
    /// match by chance.
    private static func kept(_ range: Range<Int>, of text: [Line], in yours: [Line]) -> (kept: Int, count: Int) {
        let haveLetters = text[range].contains(where: \.hasLetter)
        func counts(_ line: Line) -> Bool { !haveLetters || line.hasLetter }
        let indices = text.indices.filter { counts(text[$0]) }
        let diff = LineDiff(from: indices.map { text[$0] }, to: yours.filter(counts))
        let own = indices.filter(range.contains)
        return (Set(own).intersection(diff.unchanged.map { indices[$0.old] }).count, own.count)
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
