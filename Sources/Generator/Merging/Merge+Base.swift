extension Merge {

    /// The merge base, with those changes of the templates that yours already has: an earlier update, or a person, has
    /// written most of the lines that the change inserts, and none of the lines that it deletes is left. If the
    /// templates move lines that a person has deleted, yours has both halves of the move. White space at either end of
    /// a line makes no difference.
    ///
    /// - Parameters:
    ///   - old: what the templates wrote before; likewise `templates`, what they write now.
    ///   - yours: the file on disk.
    package static func base(of old: String, yours: String, templates: String) -> String {
        guard old != yours, old != templates else { return old }
        var texts = PerText(base: LineText(old), yours: LineText(yours), templates: LineText(templates))
        let trimmed = texts.map { $0.lines.map(\.trimmed) }
        let changes = LineDiff(from: trimmed.base, to: trimmed.templates).changes
        // From the last change on, so that the lines above keep their indices.
        var base = trimmed.base
        for change in changes.reversed() {
            var changed = base
            changed.replaceSubrange(change.old, with: trimmed.templates[change.new])
            let inserted = change.old.lowerBound..<change.old.lowerBound + change.new.count
            let isDeleted = kept(change.old, of: base, in: trimmed.yours).allSatisfy { !$0.isKept }
            let isInserted = isPresent(inserted, of: changed, in: trimmed.yours)
            guard isDeleted, isInserted || changes.contains(where: { moves($0, to: change, in: trimmed) }) else {
                continue
            }
            base = changed
            texts.base.lines.replaceSubrange(change.old, with: texts.templates.lines[change.new])
            texts.base.ends.replaceSubrange(change.old, with: texts.templates.ends[change.new])
        }
        // What was the last line, without an end, may have a line below it now.
        let end = texts.base.firstEnd ?? .lineFeed
        for index in texts.base.ends.indices.dropLast() where texts.base.ends[index] == .none {
            texts.base.ends[index] = end
        }
        return texts.base.text
    }

    /// True if yours has most lines of a range of a text, and half of those that are not within a declaration in the
    /// range: another method with the same lines in it is not enough.
    private static func isPresent(_ range: Range<Int>, of text: [Line], in yours: [Line]) -> Bool {
        let (lines, areOuter) = (kept(range, of: text, in: yours), text[range].areOuter)
        let outer = lines.filter { areOuter[$0.index - range.lowerBound] }
        let (count, outerCount) = (lines.count(where: \.isKept), outer.count(where: \.isKept))
        return lines.isEmpty || 2 * count > lines.count && 2 * outerCount >= outer.count
    }

    /// The index of each line of a range of a text, and whether it is in yours too. Lines without a letter count only
    /// if no line has one: they match by chance.
    private static func kept(
        _ range: Range<Int>,
        of text: [Line],
        in yours: [Line]
    ) -> [(index: Int, isKept: Bool)] {
        let haveLetters = text[range].contains(where: \.hasLetter)
        func counts(_ line: Line) -> Bool { !haveLetters || line.hasLetter }
        let indices = text.indices.filter { counts(text[$0]) }
        let diff = LineDiff(from: indices.map { text[$0] }, to: yours.filter(counts))
        let kept = Set(diff.unchanged.map { indices[$0.old] })
        return indices.filter(range.contains).map { ($0, kept.contains($0)) }
    }

    /// True if one change inserts the lines that another one deletes, and yours has none of them. If yours still has
    /// the declaration, with other words, both places must be in one type.
    private static func moves(_ deletion: LineDiff.Change, to insertion: LineDiff.Change, in texts: PerText<[Line]>)
        -> Bool
    {
        let (old, new) = (texts.base[deletion.old], texts.templates[insertion.new])
        guard insertion.old.isEmpty, old.contains(where: \.hasLetter),
            old.filter({ !$0.isBlank }) == new.filter({ !$0.isBlank }),
            kept(deletion.old, of: texts.base, in: texts.yours).allSatisfy({ !$0.isKept })
        else { return false }
        func type(_ index: Int, _ lines: [Line]) -> Substring? {
            let outline = Outline(lines)
            return outline.ancestors(of: index).map { outline.declaration($0).name }.last
        }
        let declarations = old.map(Declaration.init).filter { !$0.kind.isEmpty }
        let isChanged = texts.yours.contains { line in declarations.contains { $0.declaresSame(as: line) } }
        return !isChanged
            || type(deletion.old.lowerBound, texts.base) == type(insertion.new.lowerBound, texts.templates)
    }
}

extension Line {

    /// True for a marker of a conflict, but not for `=======`, which also underlines headings.
    var isMarker: Bool {
        (begins(with: "<<<<<<<") || begins(with: "|||||||") || begins(with: ">>>>>>>"))
            && (bytes.count == 7 || bytes.dropFirst(7).first == UInt8(ascii: " "))
    }
}
