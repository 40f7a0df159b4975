/// What must be removed from lines, and what inserted, to make other lines of them: as little as can be.
struct LineDiff {

    /// Lines that stand in the place of others; either range may be empty, but not both.
    struct Change: Equatable {
        let old: Range<Int>
        let new: Range<Int>
    }

    /// In order. Between two there is at least one line that both have.
    let changes: [Change]

    /// - Parameters:
    ///   - old: the numbers of the lines before, from one ``LineNumbering``; likewise `new`, those after.
    init(from old: [Int], to new: [Int]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        guard max(old.count, new.count) > start + end else {
            changes = []
            return
        }
        // Lines that the other side does not have are changes in any case, and have no part in the search.
        let oldIndices = Self.indices(of: old, in: start..<old.count - end, alsoIn: new)
        let newIndices = Self.indices(of: new, in: start..<new.count - end, alsoIn: old)
        let edit = ShortestEdit(from: oldIndices.map { old[$0] }, to: newIndices.map { new[$0] })
        var removed = Self.flags(old.count, in: start..<old.count - end)
        var inserted = Self.flags(new.count, in: start..<new.count - end)
        for (index, isRemoved) in zip(oldIndices, edit.removed) { removed[index] = isRemoved }
        for (index, isInserted) in zip(newIndices, edit.inserted) { inserted[index] = isInserted }
        var groups = ChangeGroups(removed: removed, inserted: inserted)
        groups.slide(old: old, new: new)
        changes = groups.changes
    }

    private static func flags(_ count: Int, in range: Range<Int>) -> [Bool] {
        (0..<count).map(range.contains)
    }

    private static func indices(of lines: [Int], in range: Range<Int>, alsoIn others: [Int]) -> [Int] {
        let others = Set(others)
        return range.filter { others.contains(lines[$0]) }
    }
}
