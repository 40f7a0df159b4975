/// Decides about changes that touch each other where git reports a conflict and a person would not.
struct MergeRules {

    private let texts: MergeTexts

    init(_ texts: MergeTexts) {
        self.texts = texts
    }

    /// True for a change of yours that only inserts lines directly before or after lines that the templates change, and means
    /// the same there as before.
    func isBeside(_ yours: LineDiff.Change) -> Bool {
        let place = yours.old.lowerBound
        guard yours.old.isEmpty,
            let touched = texts.templates.changes.first(where: { $0.old.upperBound >= place }), !touched.old.isEmpty,
            touched.old.lowerBound == place || touched.old.upperBound == place
        else { return false }
        let (inserted, changed) = (texts.lines.yours[yours.new], texts.lines.templates[touched.new])
        return !inserted.continueStatement && !changed.continueStatement && !inserted.shareLine(with: changed)
            && Nesting(changed) == Nesting(texts.lines.old[touched.old])
    }

    /// The merged lines of a block that both sides have changed in different ways; nil for a conflict.
    func result(of block: MergeBlock) -> [MergedLine]? {
        guard let yours = block.yours.first, let templates = block.templates.first,
            block.yours.count == 1, block.templates.count == 1
        else { return nil }
        let (mine, theirs) = (texts.lines.yours[yours.new], texts.lines.templates[templates.new])
        let (ofMine, ofTheirs) = (yours.new.map(MergedLine.yours), templates.new.map(MergedLine.templates))
        let isAtStart = yours.old.lowerBound == 0
        if yours.old.isEmpty, templates.old.isEmpty {
            if theirs.areInOrder(among: mine) { return ofMine }
            if canTakeBoth(mine, theirs, below: isAtStart ? nil : texts.lines.old[yours.old.lowerBound - 1]) {
                return isAtStart ? both(ofMine, ofTheirs) : both(ofTheirs, ofMine)
            }
        }
        // Yours is the change of the templates with more lines beside it.
        let hasTheirs = mine.starts(with: theirs) || mine.reversed().starts(with: theirs.reversed())
        if yours.old == templates.old, hasTheirs, theirs.contains(where: \.hasLetter) { return ofMine }
        if isAtStart, templates.old.isEmpty, mine.areHead, theirs.areImports, !mine.shareLine(with: theirs) {
            return both(block.lines.yours.map(MergedLine.yours), ofTheirs)
        }
        return nil
    }

    /// Keeps one blank line where a removed part had one at either end and yours are inserted beside it, unless yours have
    /// one there.
    func spaced(_ blocks: [MergeBlock]) -> [MergeBlock] {
        blocks.enumerated().map { index, block in
            let removed = block.lines.old
            guard block.yours.isEmpty, block.lines.templates.isEmpty, removed.count > 2,
                [removed.lowerBound, removed.upperBound - 1].allSatisfy({ texts.lines.old[$0].isBlank }),
                let above = blocks[..<index].last(where: { !$0.lines.yours.isEmpty }),
                let below = blocks[(index + 1)...].first(where: { !$0.lines.yours.isEmpty }),
                above.lines.old.isEmpty || below.lines.old.isEmpty,
                !texts.lines.yours[above.lines.yours.upperBound - 1].isBlank,
                !texts.lines.yours[below.lines.yours.lowerBound].isBlank
            else { return block }
            var spaced = block
            spaced.result = [.yours(block.lines.yours.upperBound - 1)]
            return spaced
        }
    }

    /// True for two insertions at one place that have nothing to do with each other.
    private func canTakeBoth(_ mine: ArraySlice<Line>, _ theirs: ArraySlice<Line>, below above: Line?) -> Bool {
        guard Nesting(mine).isBalanced, Nesting(theirs).isBalanced, !mine.shareLine(with: theirs),
            !mine.continueStatement, !theirs.continueStatement,
            let last = theirs.last(where: { !$0.isBlank })?.trimmed
        else { return false }
        // An attribute or a comment belongs to the line below it.
        guard !last.begins(with: "@"), !last.begins(with: "//") else { return false }
        return !(above?.expectsElement ?? false) || last.bytes.last == UInt8(ascii: ",")
    }

    /// Both lists of lines, without a second blank line between them.
    private func both(_ first: [MergedLine], _ second: [MergedLine]) -> [MergedLine] {
        let areBlank = [first.last, second.first].allSatisfy { $0.map { texts[$0].isBlank } ?? false }
        return first + second.dropFirst(areBlank ? 1 : 0)
    }
}
