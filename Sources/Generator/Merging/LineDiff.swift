/// What must be removed from lines, and what inserted, to make other lines of them: what git finds, which is the least
/// there is but for lines that mean nothing and texts that have nothing in common.
struct LineDiff {

    /// Lines that stand in the place of others; either range may be empty, but not both.
    struct Change: Equatable {
        let old: Range<Int>
        let new: Range<Int>
    }

    /// In order. Between two there is at least one line that both texts have.
    let changes: [Change]

    /// - Parameters:
    ///   - old: the numbers of the lines before, from one ``LineNumbering``; likewise `new`, those after.
    init(from old: [Int], to new: [Int]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let oldIndices = Self.tellingLines(of: old, in: start..<old.count - end, against: new)
        let newIndices = Self.tellingLines(of: new, in: start..<new.count - end, against: old)
        let edit = ShortestEdit(from: oldIndices.map { old[$0] }, to: newIndices.map { new[$0] })
        var removed = old.indices.map { start..<old.count - end ~= $0 }
        var inserted = new.indices.map { start..<new.count - end ~= $0 }
        for (index, isRemoved) in zip(oldIndices, edit.removed) { removed[index] = isRemoved }
        for (index, isInserted) in zip(newIndices, edit.inserted) { inserted[index] = isInserted }
        var groups = ChangeGroups(removed: removed, inserted: inserted)
        groups.slide(old: old, new: new)
        changes = groups.changes
    }

    /// The lines that no change has: of those after, the ones before.
    static func common(_ changes: [Change], _ count: Int) -> [Int: Int] {
        var common: [Int: Int] = [:]
        var (old, new) = (0, 0)
        for change in changes + [Change(old: .max..<Int.max, new: count..<count)] {
            while new < change.new.lowerBound {
                common[new] = old
                (old, new) = (old + 1, new + 1)
            }
            (old, new) = (change.old.upperBound, change.new.upperBound)
        }
        return common
    }

    /// The lines that take part in the search. The others are changes in any case: those that the other text does not
    /// have, and among many of these the ones that it has often, blank lines and brackets, which would only tie together
    /// by chance what has nothing in common.
    private static func tellingLines(of lines: [Int], in range: Range<Int>, against others: [Int]) -> [Int] {
        var counts: [Int: Int] = [:]
        for line in others { counts[line, default: 0] += 1 }
        let occurrences = range.map { counts[lines[$0], default: 0] }
        // About the square root.
        let often = min(1024, 1 << ((Int.bitWidth - lines.count.leadingZeroBitCount + 1) / 2))
        func neighbours(_ occurrences: some Sequence<Int>) -> (missing: Int, frequent: Int) {
            let near = occurrences.prefix(100).prefix { $0 == 0 || $0 >= often }
            let missing = near.count { $0 == 0 }
            return (missing, near.count - missing)
        }
        return zip(range, occurrences.indices).lazy.filter { _, position in
            guard occurrences[position] >= often else { return occurrences[position] > 0 }
            let before = neighbours(occurrences[..<position].reversed())
            let after = neighbours(occurrences[(position + 1)...])
            guard before.missing > 0, after.missing > 0 else { return true }
            return before.missing + after.missing <= 3 * (before.frequent + after.frequent + 2)
        }.map(\.0)
    }
}
