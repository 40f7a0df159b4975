/// A stretch of the three texts: lines that one side changed, or both, or nobody.
struct MergeBlock {

    /// The lines of each text.
    private(set) var lines: Sides<Range<Int>>
    /// The changes of either side that it is made of, in order.
    private(set) var yours: [LineDiff.Change] = []
    private(set) var templates: [LineDiff.Change] = []

    private init(lines: Sides<Range<Int>>) {
        self.lines = lines
    }

    /// - Parameter blocks: some that follow each other.
    init(joining blocks: ArraySlice<MergeBlock>) {
        self = blocks[blocks.startIndex]
        for block in blocks.dropFirst() {
            lines = Sides(
                old: lines.old.lowerBound..<block.lines.old.upperBound,
                yours: lines.yours.lowerBound..<block.lines.yours.upperBound,
                templates: lines.templates.lowerBound..<block.lines.templates.upperBound
            )
            yours += block.yours
            templates += block.templates
        }
    }

    /// Takes the texts apart: changes that touch each other are in one block.
    ///
    /// - Parameters:
    ///   - count: how many lines the old text has.
    ///   - standsAlone: whether a change of yours has a block of its own, whatever it touches.
    static func blocks(
        yours: [LineDiff.Change],
        templates: [LineDiff.Change],
        count: Int,
        where standsAlone: (LineDiff.Change) -> Bool
    ) -> [MergeBlock] {
        var blocks = [MergeBlock(lines: Sides(old: 0..<0, yours: 0..<0, templates: 0..<0))]
        var (yours, templates) = (yours[...], templates[...])
        var isOpen = false
        while let next = [yours.first, templates.first].compactMap(\.self).min(by: precedes) {
            let isYours = next == yours.first
            let isAlone = isYours && standsAlone(next)
            let last = blocks[blocks.count - 1].lines
            if !isOpen || isAlone || next.old.lowerBound > last.old.upperBound {
                let unchanged = last.following(next.old.lowerBound - last.old.upperBound)
                blocks += [MergeBlock(lines: unchanged), MergeBlock(lines: unchanged.following(0))]
            }
            isOpen = !isAlone
            if isYours {
                yours.removeFirst()
            } else {
                templates.removeFirst()
            }
            blocks[blocks.count - 1].take(next, isYours: isYours)
        }
        let last = blocks[blocks.count - 1].lines
        return blocks + [MergeBlock(lines: last.following(count - last.old.upperBound))]
    }

    private static func precedes(_ one: LineDiff.Change, _ other: LineDiff.Change) -> Bool {
        (one.old.lowerBound, one.old.upperBound) < (other.old.lowerBound, other.old.upperBound)
    }

    /// Makes a change part of the block.
    private mutating func take(_ change: LineDiff.Change, isYours: Bool) {
        let longer = max(0, change.old.upperBound - lines.old.upperBound)
        let added = change.new.count - change.old.count
        if isYours { yours.append(change) } else { templates.append(change) }
        lines = Sides(
            old: lines.old.lowerBound..<lines.old.upperBound + longer,
            yours: lines.yours.lowerBound..<lines.yours.upperBound + longer + (isYours ? added : 0),
            templates: lines.templates.lowerBound..<lines.templates.upperBound + longer + (isYours ? 0 : added)
        )
    }

    /// The lines without those that both sides begin and end with alike.
    func narrowed(_ numbers: Sides<[Int]>) -> Sides<Range<Int>> {
        var (yours, templates) = (numbers.yours[lines.yours], numbers.templates[lines.templates])
        while let line = yours.first, line == templates.first {
            (yours, templates) = (yours.dropFirst(), templates.dropFirst())
        }
        while let line = yours.last, line == templates.last {
            (yours, templates) = (yours.dropLast(), templates.dropLast())
        }
        return Sides(old: lines.old, yours: yours.indices, templates: templates.indices)
    }
}

extension Sides<Range<Int>> {

    /// So many lines of each after these.
    fileprivate func following(_ count: Int) -> Self {
        map { $0.upperBound..<$0.upperBound + count }
    }
}
