/// Changes that touch each other where git sees a conflict and a person would not.
struct MergeRules {

    private let lines: Sides<[Line]>

    init(_ lines: Sides<[Line]>) {
        self.lines = lines
    }

    /// Whether a change of yours only inserts lines directly before or after lines that the templates change, and means
    /// the same there as before.
    func isBeside(_ yours: LineDiff.Change, _ templates: [LineDiff.Change]) -> Bool {
        let place = yours.old.lowerBound
        guard yours.old.isEmpty,
            let touched = templates.first(where: { $0.old.upperBound >= place }), !touched.old.isEmpty,
            touched.old.lowerBound == place || touched.old.upperBound == place
        else { return false }
        let (inserted, changed) = (lines.yours[yours.new], lines.templates[touched.new])
        return !inserted.continueStatement && !changed.continueStatement && !inserted.shareLine(with: changed)
            && Nesting(changed) == Nesting(lines.old[touched.old])
    }

    /// What becomes of a block that both sides have changed, each in its way.
    func outcome(of block: MergeBlock) -> MergeOutcome {
        guard let yours = block.yours.first, let templates = block.templates.first,
            block.yours.count == 1, block.templates.count == 1
        else { return .conflict }
        let (mine, theirs) = (lines.yours[yours.new], lines.templates[templates.new])
        let isAtStart = yours.old.lowerBound == 0
        if yours.old.isEmpty, templates.old.isEmpty {
            if theirs.areInOrder(among: mine) { return .yours(yours.new) }
            if canTakeBoth(mine, theirs, below: isAtStart ? nil : lines.old[yours.old.lowerBound - 1]) {
                return isAtStart
                    ? both(yours.new.map { .yours($0) }, templates.new.map { .templates($0) })
                    : both(templates.new.map { .templates($0) }, yours.new.map { .yours($0) })
            }
        }
        // The same change, and lines beside it.
        let hasTheirs = mine.starts(with: theirs) || mine.reversed().starts(with: theirs.reversed())
        if yours.old == templates.old, hasTheirs, theirs.contains(where: \.hasLetter) { return .yours(yours.new) }
        if isAtStart, templates.old.isEmpty, mine.areHead, theirs.areImports, !mine.shareLine(with: theirs) {
            return both(block.lines.yours.map { .yours($0) }, templates.new.map { .templates($0) })
        }
        return .conflict
    }

    /// Where lines go that begin and end with a blank one, and yours are inserted beside them, one of the two stays if
    /// yours would else have none there: it went where the two met, or sets yours apart as it set those.
    func spaced(_ outcomes: [MergeOutcome], of blocks: [MergeBlock]) -> [MergeOutcome] {
        zip(blocks.indices, outcomes).map { index, outcome in
            let block = blocks[index]
            let removed = block.lines.old
            guard block.yours.isEmpty, block.lines.templates.isEmpty, removed.count > 2,
                [removed.lowerBound, removed.upperBound - 1].allSatisfy({ lines.old[$0].isBlank }),
                let above = blocks[..<index].last(where: { !$0.lines.yours.isEmpty }),
                let below = blocks[(index + 1)...].first(where: { !$0.lines.yours.isEmpty }),
                above.lines.old.isEmpty || below.lines.old.isEmpty,
                !lines.yours[above.lines.yours.upperBound - 1].isBlank,
                !lines.yours[below.lines.yours.lowerBound].isBlank
            else { return outcome }
            return .lines([.yours(block.lines.yours.upperBound - 1)])
        }
    }

    /// Whether insertions in one place have nothing to do with each other.
    private func canTakeBoth(_ mine: ArraySlice<Line>, _ theirs: ArraySlice<Line>, below above: Line?) -> Bool {
        guard Nesting(mine).isBalanced, Nesting(theirs).isBalanced, !mine.shareLine(with: theirs),
            !mine.continueStatement, !theirs.continueStatement,
            let last = theirs.last(where: { !$0.isBlank })?.trimmed
        else { return false }
        // What follows an attribute or a comment belongs to it.
        guard !last.begins(with: "@"), !last.begins(with: "//") else { return false }
        return !(above?.expectsElement ?? false) || last.bytes.last == UInt8(ascii: ",")
    }

    /// The ones and the others, without a second blank line between them.
    private func both(_ first: [MergeOutcome.Origin], _ second: [MergeOutcome.Origin]) -> MergeOutcome {
        let areBlank = [first.last, second.first].allSatisfy { $0.map { lines[$0].isBlank } ?? false }
        return .lines(first + second.dropFirst(areBlank ? 1 : 0))
    }
}
