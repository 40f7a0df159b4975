/// A part of the three texts: lines that yours changed, or the templates, or both, or neither.
struct Hunk {

    let lines: PerText<Range<Int>>
    /// The changes of yours in these lines; likewise `templates`.
    private(set) var yours: [LineDiff.Change] = []
    private(set) var templates: [LineDiff.Change] = []
    /// The merged lines; nil for a conflict.
    var result: [MergedPart]?

    /// Lines that neither yours nor the templates changed.
    private init(unchanged lines: PerText<Range<Int>>) {
        self.lines = lines
        result = lines.yours.map(MergedPart.yours)
    }

    /// A conflict from these lines to those of a hunk below them.
    init(conflictFrom lines: PerText<Range<Int>>, to last: PerText<Range<Int>>) {
        self.lines = lines.map(with: last) { $0.lowerBound..<$1.upperBound }
    }

    /// The hunk that follows others.
    ///
    /// - Parameters:
    ///   - above: the lines of the hunk above.
    ///   - count: how many lines of the merge base it has.
    private init(
        below above: PerText<Range<Int>>,
        count: Int,
        _ yours: [LineDiff.Change],
        _ templates: [LineDiff.Change]
    ) {
        (self.yours, self.templates) = (yours, templates)
        lines = above.map(with: PerText(base: [], yours: yours, templates: templates)) { above, changes in
            let added = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
            return above.upperBound..<above.upperBound + count + added
        }
    }

    /// Divides the texts into hunks, with git's result of each. Changes that touch each other are in one hunk.
    ///
    /// - Parameter areApart: true if a change of yours and one of the templates do not conflict although they touch. Then
    ///   each has a hunk of its own.
    static func hunks(
        of texts: MergeTexts,
        where areApart: (_ yours: LineDiff.Change, _ templates: LineDiff.Change) -> Bool
    ) -> [Hunk] {
        let changes =
            texts.yours.changes.map { (change: $0, isYours: true) } + texts.templates.changes.map { ($0, false) }
        var hunks = [Hunk(below: PerText(base: 0..<0, yours: 0..<0, templates: 0..<0), count: 0, [], [])]
        for (change, isYours) in changes.sorted(by: { Self.key($0) < Self.key($1) }) {
            let last = hunks[hunks.count - 1]
            let end = last.lines.base.upperBound
            let touching = change.old.lowerBound > end ? nil : isYours ? last.templates.last : last.yours.last
            let isApart = touching.map { other in
                let areDisjoint = change.old.lowerBound == end && (!change.old.isEmpty || !other.old.isEmpty)
                return areDisjoint && (isYours ? areApart(change, other) : areApart(other, change))
            }
            var (yours, templates): ([LineDiff.Change], [LineDiff.Change]) = ([], [])
            var count = change.old.count
            if isApart == false {
                (yours, templates) = (last.yours, last.templates)
                count = max(end, change.old.upperBound) - last.lines.base.lowerBound
                hunks.removeLast()
            } else {
                hunks.append(Hunk(below: last.lines, count: change.old.lowerBound - end, [], []))
            }
            if isYours { yours.append(change) } else { templates.append(change) }
            hunks.append(Hunk(below: hunks[hunks.count - 1].lines, count: count, yours, templates))
        }
        let last = hunks[hunks.count - 1].lines
        hunks.append(Hunk(below: last, count: texts.lines.base.count - last.base.upperBound, [], []))
        for index in hunks.indices { hunks[index].result = hunks[index].gitResult(comparing: texts.keys) }
        return hunks
    }

    /// The order of changes: that of the merge base, yours before the templates'.
    private static func key(_ change: (change: LineDiff.Change, isYours: Bool)) -> (Int, Int, Int) {
        (change.change.old.lowerBound, change.change.old.upperBound, change.isYours ? 0 : 1)
    }

    /// Git's result; nil for a conflict.
    private func gitResult(comparing keys: PerText<[Line]>) -> [MergedPart]? {
        if templates.isEmpty { return lines.yours.map(MergedPart.yours) }
        if yours.isEmpty { return lines.templates.map(MergedPart.templates) }
        let areEqual = keys.yours[lines.yours] == keys.templates[lines.templates]
        return areEqual ? lines.yours.map(MergedPart.yours) : nil
    }

    // MARK: - Conflicts -

    /// The hunks, with conflicts that begin and end with a line.
    static func inLines(_ hunks: [Hunk], of texts: MergeTexts) -> [Hunk] {
        var merged: [Hunk] = []
        for hunk in hunks.flatMap({ $0.divided(in: texts) }) {
            var hunk = hunk
            while let last = merged.last, last.result == nil || hunk.result == nil,
                !texts.areLineStarts(hunk.lines.map(\.lowerBound))
            {
                hunk = Hunk(conflictFrom: last.lines, to: hunk.lines)
                merged.removeLast()
            }
            merged.append(hunk)
        }
        return merged
    }

    /// Unchanged lines with the parts of lines before and after them in hunks of their own.
    private func divided(in texts: MergeTexts) -> [Hunk] {
        guard yours.isEmpty, templates.isEmpty, result != nil else { return [self] }
        let starts = (0...lines.base.count).filter { offset in
            texts.areLineStarts(lines.map { $0.lowerBound + offset })
        }
        guard let first = starts.first, let last = starts.last else { return [self] }
        return [0..<first, first..<last, last..<lines.base.count].filter { !$0.isEmpty }.map { part in
            Hunk(unchanged: lines.map { $0.lowerBound + part.lowerBound..<$0.lowerBound + part.upperBound })
        }
    }
}
