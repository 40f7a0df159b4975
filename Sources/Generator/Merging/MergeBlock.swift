/// A part of the three texts: lines that yours changed, or the templates, or both, or neither.
struct MergeBlock {

    let lines: Sides<Range<Int>>
    /// The changes of yours in these lines; likewise `templates`.
    private(set) var yours: [LineDiff.Change] = []
    private(set) var templates: [LineDiff.Change] = []
    /// The merged lines; nil for a conflict.
    var result: [MergedPart]?

    /// Lines that neither yours nor the templates changed.
    private init(unchanged lines: Sides<Range<Int>>) {
        self.lines = lines
        result = lines.yours.map(MergedPart.yours)
    }

    /// A conflict from these lines to those of a block below them.
    init(conflictFrom lines: Sides<Range<Int>>, to last: Sides<Range<Int>>) {
        self.lines = lines.map(with: last) { $0.lowerBound..<$1.upperBound }
    }

    /// The block that follows others.
    ///
    /// - Parameters:
    ///   - above: the lines of the block above.
    ///   - count: how many lines of the merge base it has.
    private init(below above: Sides<Range<Int>>, count: Int, _ yours: [LineDiff.Change], _ templates: [LineDiff.Change])
    {
        (self.yours, self.templates) = (yours, templates)
        lines = above.map(with: Sides(old: [], yours: yours, templates: templates)) { above, changes in
            let added = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
            return above.upperBound..<above.upperBound + count + added
        }
    }

    /// Divides the texts into blocks, with git's result of each. Changes that touch each other are in one block.
    ///
    /// - Parameter areApart: true for a change of yours and one of the templates that touch and have a block each.
    static func blocks(
        of texts: MergeTexts,
        where areApart: (_ yours: LineDiff.Change, _ templates: LineDiff.Change) -> Bool
    ) -> [MergeBlock] {
        let changes =
            texts.yours.changes.map { (change: $0, isYours: true) } + texts.templates.changes.map { ($0, false) }
        var blocks = [MergeBlock(below: Sides(old: 0..<0, yours: 0..<0, templates: 0..<0), count: 0, [], [])]
        for (change, isYours) in changes.sorted(by: { Self.key($0) < Self.key($1) }) {
            let last = blocks[blocks.count - 1]
            let end = last.lines.old.upperBound
            let touching = change.old.lowerBound > end ? nil : isYours ? last.templates.last : last.yours.last
            let isApart = touching.map { other in
                let areDisjoint = change.old.lowerBound == end && (!change.old.isEmpty || !other.old.isEmpty)
                return areDisjoint && (isYours ? areApart(change, other) : areApart(other, change))
            }
            var (yours, templates): ([LineDiff.Change], [LineDiff.Change]) = ([], [])
            var count = change.old.count
            if isApart == false {
                (yours, templates) = (last.yours, last.templates)
                count = max(end, change.old.upperBound) - last.lines.old.lowerBound
                blocks.removeLast()
            } else {
                blocks.append(MergeBlock(below: last.lines, count: change.old.lowerBound - end, [], []))
            }
            if isYours { yours.append(change) } else { templates.append(change) }
            blocks.append(MergeBlock(below: blocks[blocks.count - 1].lines, count: count, yours, templates))
        }
        let last = blocks[blocks.count - 1].lines
        blocks.append(MergeBlock(below: last, count: texts.lines.old.count - last.old.upperBound, [], []))
        for index in blocks.indices { blocks[index].result = blocks[index].gitResult(comparing: texts.keys) }
        return blocks
    }

    /// The order of changes: that of the merge base, yours before the templates'.
    private static func key(_ change: (change: LineDiff.Change, isYours: Bool)) -> (Int, Int, Int) {
        (change.change.old.lowerBound, change.change.old.upperBound, change.isYours ? 0 : 1)
    }

    /// Git's result; nil for a conflict.
    private func gitResult(comparing keys: Sides<[Line]>) -> [MergedPart]? {
        if templates.isEmpty { return lines.yours.map(MergedPart.yours) }
        if yours.isEmpty { return lines.templates.map(MergedPart.templates) }
        let areEqual = keys.yours[lines.yours] == keys.templates[lines.templates]
        return areEqual ? lines.yours.map(MergedPart.yours) : nil
    }

    // MARK: - Conflicts -

    /// The blocks, with conflicts that begin and end with a line.
    static func inLines(_ blocks: [MergeBlock], of texts: MergeTexts) -> [MergeBlock] {
        var merged: [MergeBlock] = []
        for block in blocks.flatMap({ $0.divided(in: texts) }) {
            var block = block
            while let last = merged.last, last.result == nil || block.result == nil,
                !texts.areLineStarts(block.lines.map(\.lowerBound))
            {
                block = MergeBlock(conflictFrom: last.lines, to: block.lines)
                merged.removeLast()
            }
            merged.append(block)
        }
        return merged
    }

    /// Unchanged lines with the parts of lines before and after them in blocks of their own.
    private func divided(in texts: MergeTexts) -> [MergeBlock] {
        guard yours.isEmpty, templates.isEmpty, result != nil else { return [self] }
        let starts = (0...lines.old.count).filter { offset in
            texts.areLineStarts(lines.map { $0.lowerBound + offset })
        }
        guard let first = starts.first, let last = starts.last else { return [self] }
        return [0..<first, first..<last, last..<lines.old.count].filter { !$0.isEmpty }.map { part in
            MergeBlock(unchanged: lines.map { $0.lowerBound + part.lowerBound..<$0.lowerBound + part.upperBound })
        }
    }
}
