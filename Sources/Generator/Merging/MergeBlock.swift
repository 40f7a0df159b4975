/// A part of the three texts: lines that one side changed, or both, or neither.
struct MergeBlock {

    let lines: Sides<Range<Int>>
    /// The changes of either side in these lines.
    private(set) var yours: [LineDiff.Change] = []
    private(set) var templates: [LineDiff.Change] = []
    /// The merged lines; nil for a conflict.
    var result: [MergedLine]?

    /// A conflict from these lines to those of a block below them.
    init(conflictFrom lines: Sides<Range<Int>>, to last: Sides<Range<Int>>) {
        self.lines = Sides(
            old: lines.old.lowerBound..<last.old.upperBound,
            yours: lines.yours.lowerBound..<last.yours.upperBound,
            templates: lines.templates.lowerBound..<last.templates.upperBound
        )
    }

    /// The block that follows others.
    ///
    /// - Parameters:
    ///   - above: the lines of the block above.
    ///   - count: how many lines of the old text it has.
    private init(below above: Sides<Range<Int>>, count: Int, _ yours: [LineDiff.Change], _ templates: [LineDiff.Change])
    {
        func range(below above: Range<Int>, _ changes: [LineDiff.Change]) -> Range<Int> {
            let added = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
            return above.upperBound..<above.upperBound + count + added
        }
        (self.yours, self.templates) = (yours, templates)
        lines = Sides(
            old: range(below: above.old, []),
            yours: range(below: above.yours, yours),
            templates: range(below: above.templates, templates)
        )
    }

    /// Divides the texts into blocks, with git's result of each. Changes that touch each other are in one block.
    ///
    /// - Parameter standsAlone: true for a change of yours that has a block of its own, whatever it touches.
    static func blocks(of texts: MergeTexts, where standsAlone: (LineDiff.Change) -> Bool) -> [MergeBlock] {
        let end = texts.lines.old.count
        var blocks = [MergeBlock(below: Sides(old: 0..<0, yours: 0..<0, templates: 0..<0), count: 0, [], [])]
        var (yours, templates) = (texts.yours.changes[...], texts.templates.changes[...])
        while let first = [yours.first, templates.first].compactMap(\.self).map(\.old.lowerBound).min() {
            let above = blocks[blocks.count - 1].lines
            blocks.append(MergeBlock(below: above, count: first - above.old.upperBound, [], []))
            let (mine, theirs) = takeTouching(&yours, &templates, standsAlone)
            let last = max(mine.last?.old.upperBound ?? 0, theirs.last?.old.upperBound ?? 0)
            blocks.append(MergeBlock(below: blocks[blocks.count - 1].lines, count: last - first, mine, theirs))
        }
        let above = blocks[blocks.count - 1].lines
        blocks.append(MergeBlock(below: above, count: end - above.old.upperBound, [], []))
        for index in blocks.indices { blocks[index].result = blocks[index].result(asGit: texts.numbers) }
        return blocks
    }

    /// Removes the first changes of both sides that touch each other.
    private static func takeTouching(
        _ yours: inout ArraySlice<LineDiff.Change>,
        _ templates: inout ArraySlice<LineDiff.Change>,
        _ standsAlone: (LineDiff.Change) -> Bool
    ) -> (yours: [LineDiff.Change], templates: [LineDiff.Change]) {
        var (mine, theirs): ([LineDiff.Change], [LineDiff.Change]) = ([], [])
        var end: Int?
        while let next = [yours.first, templates.first].compactMap(\.self).min(by: precedes) {
            if let end, next.old.lowerBound > end { break }
            let isYours = next == yours.first
            if isYours, standsAlone(next) {
                if end == nil { mine.append(yours.removeFirst()) }
                break
            }
            if isYours { mine.append(yours.removeFirst()) } else { theirs.append(templates.removeFirst()) }
            end = max(end ?? 0, next.old.upperBound)
        }
        return (mine, theirs)
    }

    private static func precedes(_ one: LineDiff.Change, _ other: LineDiff.Change) -> Bool {
        (one.old.lowerBound, one.old.upperBound) < (other.old.lowerBound, other.old.upperBound)
    }

    private func result(asGit numbers: Sides<[Int]>) -> [MergedLine]? {
        if templates.isEmpty { return lines.yours.map(MergedLine.yours) }
        if yours.isEmpty { return lines.templates.map(MergedLine.templates) }
        let areEqual = numbers.yours[lines.yours] == numbers.templates[lines.templates]
        return areEqual ? lines.yours.map(MergedLine.yours) : nil
    }
}
