/// The lines to remove and to insert to turn one text into another, as git finds them. They are the fewest, unless
/// lines such as brackets match by chance, or the texts have little in common.
struct LineDiff {

    /// Lines that replace others. In a diff, one range may be empty, but not both.
    struct Change: Equatable {
        let old: Range<Int>
        let new: Range<Int>
    }

    /// In order. At least one unchanged line is between two changes.
    private(set) var changes: [Change] = []
    /// The unchanged lines, in order: the index of each in both texts.
    private(set) var unchanged: [(old: Int, new: Int)] = []

    init<Element: Hashable>(from old: [Element], to new: [Element]) {
        // Equal lines have one number: lines are compared many times.
        var numbers = [Element: Int](minimumCapacity: max(old.count, new.count))
        func number(_ element: Element) -> Int {
            if let number = numbers[element] { return number }
            numbers[element] = numbers.count
            return numbers.count - 1
        }
        self.init(ofNumbers: old.map(number), new.map(number))
    }

    private init(ofNumbers old: [Int], _ new: [Int]) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let oldIndices = old.matchableIndices(in: start..<old.count - end, against: new)
        let newIndices = new.matchableIndices(in: start..<new.count - end, against: old)
        let edit = ShortestEdit(from: oldIndices.map { old[$0] }, to: newIndices.map { new[$0] })
        var removed = old.indices.map { start..<old.count - end ~= $0 }
        var inserted = new.indices.map { start..<new.count - end ~= $0 }
        for (index, isRemoved) in zip(oldIndices, edit.removed) { removed[index] = isRemoved }
        for (index, isInserted) in zip(newIndices, edit.inserted) { inserted[index] = isInserted }
        var removals = ChangeGroups(of: old, changed: removed)
        var insertions = ChangeGroups(of: new, changed: inserted)
        removals.slide(beside: insertions)
        insertions.slide(beside: removals)
        var (line, other) = (0, 0)
        for (removed, inserted) in zip(removals.sizes, insertions.sizes) {
            let change = Change(old: line..<line + removed, new: other..<other + inserted)
            if removed + inserted > 0 { changes.append(change) }
            unchanged.append((change.old.upperBound, change.new.upperBound))
            (line, other) = (change.old.upperBound + 1, change.new.upperBound + 1)
        }
        // No unchanged line follows the last group.
        unchanged.removeLast()
    }
}

extension [Int] {

    /// The lines to search for. All others are changes: lines that the other text does not have and, among many of
    /// these, lines that it has often, such as blank lines and brackets, which would match by chance.
    ///
    /// - Parameter others: the numbers of the other text's lines. All numbers are small.
    fileprivate func matchableIndices(in range: Range<Int>, against others: [Int]) -> [Int] {
        var counts = [Int](repeating: 0, count: Swift.max(self.max() ?? 0, others.max() ?? 0) + 1)
        for number in others { counts[number] += 1 }
        let occurrences = range.map { counts[self[$0]] }
        // About the square root.
        let often = Swift.min(1024, 1 << ((Int.bitWidth - count.leadingZeroBitCount + 1) / 2))
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
