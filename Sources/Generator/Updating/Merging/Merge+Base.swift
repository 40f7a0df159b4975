extension Merge {

    /// The merge base, with those changes of the templates that yours already has: an earlier update, or a person, has
    /// written most of the lines that the change inserts, in the same declarations, and none of the lines that it
    /// deletes is left. A move of lines counts as made or not made as a whole, never in part. White space at either end of
    /// a line makes no difference.
    ///
    /// - Parameters:
    ///   - old: what the templates wrote before; likewise `templates`, what they write now.
    ///   - yours: the file on disk.
    package static func base(of old: String, yours: String, templates: String) -> String {
        guard old != yours, old != templates else { return old }
        var texts = PerText(base: LineText(old), yours: LineText(yours), templates: LineText(templates))
        let trimmed = texts.map { $0.lines.map(\.trimmed) }
        let yours = (lines: trimmed.yours, keys: trimmed.yours.withDeclarations)
        let changes = LineDiff(from: trimmed.base, to: trimmed.templates).changes
        var base = trimmed.base
        lazy var edits = EditedLines(trimmed)
        func hasMade(_ change: LineDiff.Change) -> Bool {
            if let move = move(of: change, among: changes, in: trimmed) { return isMade(move, in: trimmed, yours.keys) }
            var changed = base
            changed.replaceSubrange(change.old, with: trimmed.templates[change.new])
            let inserted = change.old.lowerBound..<change.old.lowerBound + change.new.count
            return isGone(change.old, of: base, in: yours.lines)
                && !(trimmed.templates[change.new].code.isEmpty && change.old.contains(where: edits.hasEdited))
                && isPresent(inserted, of: changed, in: yours)
        }
        // How many brackets more a change opens than it closes.
        let depths = changes.map { change in
            let (old, new) = (Nesting(trimmed.base[change.old]), Nesting(trimmed.templates[change.new]))
            return new.open.count - new.closed.count - (old.open.count - old.closed.count)
        }
        // From the last change on, so that the lines above keep their indices.
        for (index, change) in changes.enumerated().reversed() {
            // A bracket alone belongs to the change that opens it.
            let lines = trimmed.base[change.old] + trimmed.templates[change.new]
            var (opening, depth) = (index, depths[index])
            while depth < 0, opening > 0, !lines.contains(where: \.hasLetter) {
                opening -= 1
                depth += depths[opening]
            }
            guard hasMade(depth < 0 ? change : changes[opening]) else { continue }
            base.replaceSubrange(change.old, with: trimmed.templates[change.new])
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

    /// True if yours has most lines of a range of a text in the same declarations, and at least half of those that are in
    /// no declaration that begins in the range. Calls of `super` count only if there is nothing else: every override has one.
    private static func isPresent(
        _ range: Range<Int>,
        of text: [Line],
        in yours: (lines: [Line], keys: [Line])
    ) -> Bool {
        let areOuter = text[range].areOuter
        let all = kept(range, of: text, text.withDeclarations, in: yours)
        let others = all.filter { !text[$0.index].begins(with: "super.") }
        let lines = others.isEmpty ? all : others
        let outer = lines.filter { areOuter[$0.index - range.lowerBound] }
        let (count, outerCount) = (lines.count(where: \.isKept), outer.count(where: \.isKept))
        return lines.isEmpty || 2 * count > lines.count && 2 * outerCount >= outer.count
    }

    /// True if none of the lines in a range of a text is in yours.
    private static func isGone(_ range: Range<Int>, of text: [Line], in yours: [Line]) -> Bool {
        kept(range, of: text, text, in: (yours, yours)).allSatisfy { !$0.isKept }
    }

    /// The index of each line of a range of a text, and whether it is in yours too. Lines without a letter count only
    /// if no line has one: they match by chance.
    ///
    /// - Parameter keys: what the lines are compared by.
    private static func kept(
        _ range: Range<Int>,
        of text: [Line],
        _ keys: [Line],
        in yours: (lines: [Line], keys: [Line])
    ) -> [(index: Int, isKept: Bool)] {
        let haveLetters = text[range].contains(where: \.hasLetter)
        func indices(_ lines: [Line]) -> [Int] { lines.indices.filter { !haveLetters || lines[$0].hasLetter } }
        let own = indices(text)
        let others = indices(yours.lines).map { yours.keys[$0] }
        let diff = LineDiff(from: own.map { keys[$0] }, to: others)
        let kept = Set(diff.unchanged.map { own[$0.old] })
        // A line that either text has once is the same in another order, too.
        let (counts, otherCounts) = (own.map { keys[$0] }.counts, others.counts)
        return own.filter(range.contains).map { index in
            let isUnique = counts[keys[index]] == 1 && otherCounts[keys[index]] == 1
            return (index, isUnique || kept.contains(index))
        }
    }

    // MARK: - Moves -

    /// A change that deletes lines, and one that inserts them; or two that exchange lines.
    private typealias Move = (deletion: LineDiff.Change, insertion: LineDiff.Change)

    /// The move that a change is a half of; nil if it moves nothing.
    private static func move(
        of change: LineDiff.Change,
        among changes: [LineDiff.Change],
        in texts: PerText<[Line]>
    ) -> Move? {
        func isMove(_ deletion: LineDiff.Change, _ insertion: LineDiff.Change) -> Bool {
            let (old, new) = (texts.base[deletion.old], texts.templates[insertion.new])
            return texts.templates[deletion.new].code == texts.base[insertion.old].code
                && old.contains(where: \.hasLetter)
                && [new.code, new.code.withoutExtension].contains(old.code)
        }
        let moves = changes.lazy.compactMap { other -> Move? in
            isMove(other, change) ? (other, change) : isMove(change, other) ? (change, other) : nil
        }
        return moves.first
    }

    /// True if yours already has a move: more of its lines are in the merge base after the move than before, or none of
    /// the moved lines is in yours. If yours still has one of their declarations, edited, both places must be in one type.
    private static func isMade(_ move: Move, in texts: PerText<[Line]>, _ keys: [Line]) -> Bool {
        func sharedCount(_ text: [Line]) -> Int { LineDiff(from: text.withDeclarations, to: keys).unchanged.count }
        var moved = texts.base
        for half in [move.deletion, move.insertion].sorted(by: { $0.old.lowerBound > $1.old.lowerBound }) {
            moved.replaceSubrange(half.old, with: texts.templates[half.new])
        }
        if sharedCount(moved) > sharedCount(texts.base) { return true }
        if !move.insertion.old.isEmpty || !isGone(move.deletion.old, of: texts.base, in: texts.yours) { return false }
        func type(_ index: Int, _ lines: [Line]) -> Substring? {
            let outline = Outline(lines)
            return outline.ancestors(of: index).map { outline.declaration($0).name }.last
        }
        let declarations = texts.base[move.deletion.old].map(Declaration.init).filter { !$0.kind.isEmpty }
        let isChanged = texts.yours.contains { line in declarations.contains { $0.declaresSame(as: line) } }
        return !isChanged
            || type(move.deletion.old.lowerBound, texts.base) == type(move.insertion.new.lowerBound, texts.templates)
    }
}

/// Finds the lines of the merge base that yours still declares, but edited, or joined with others in one line.
private struct EditedLines {

    private let base: Outline
    private let yours: Outline
    private let keys: PerText<[Line]>
    /// The lines of code that only yours has, by their indices.
    private let own: [Int]

    init(_ texts: PerText<[Line]>) {
        (base, yours) = (Outline(texts.base), Outline(texts.yours))
        keys = texts.map(\.withDeclarations)
        let known = Set(texts.base).union(texts.templates)
        own = texts.yours.indices.filter { index in
            let line = texts.yours[index]
            return line.hasLetter && !line.isComment && !known.contains(line)
        }
    }

    func hasEdited(_ index: Int) -> Bool {
        let (line, name) = (base.lines[index], base.declaration(index).name)
        guard line.hasLetter, !name.isEmpty else { return false }
        let element = String(decoding: line.withoutComma.bytes, as: UTF8.self)
        let block = Self.block(line, keys.base[index])
        return own.contains { other in
            let outer = Self.block(yours.lines[other], keys.yours[other])
            if outer == block, yours.declaration(other).name == name { return true }
            return base.isElement(index) && yours.lines[other].contains(element)
                && block == outer + Array(yours.declarationName(other).utf8)
        }
    }

    /// The part of a key that says which declarations a line is in.
    private static func block(_ line: Line, _ key: Line) -> ArraySlice<UInt8> {
        key.bytes.dropLast(line.bytes.count + 1)
    }
}

extension Line {

    /// True for a marker of a conflict, but not for `=======`, which also underlines headings.
    var isMarker: Bool {
        (begins(with: "<<<<<<<") || begins(with: "|||||||") || begins(with: ">>>>>>>"))
            && (bytes.count == 7 || bytes.dropFirst(7).first == UInt8(ascii: " "))
    }
}

extension [Line] {

    /// The lines in an extension, if they are nothing else, without comments above it: the templates move them there.
    fileprivate var withoutExtension: [Line] {
        let lines = drop { $0.isComment }
        let isExtension = lines.first.map { Declaration($0).kind == "extension" } ?? false
        return isExtension && lines.last == Line("}") ? Array(lines.dropFirst().dropLast()) : self
    }

    fileprivate var withDeclarations: [Line] { Outline(self).linesWithDeclarations }
}
