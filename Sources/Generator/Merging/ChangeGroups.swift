/// The removed and inserted lines between the lines that two texts have in common, which can often be moved: that of
/// three equal lines the second was inserted is as true as that it was the third.
struct ChangeGroups {

    /// How many lines are removed before each common line, and after the last one; likewise `inserted`.
    private var removed: [Int]
    private var inserted: [Int]

    /// - Parameters:
    ///   - removed: whether each of the old lines is removed; likewise `inserted`, for the new ones.
    init(removed: [Bool], inserted: [Bool]) {
        self.removed = Self.groups(removed)
        self.inserted = Self.groups(inserted)
    }

    private static func groups(_ changed: [Bool]) -> [Int] {
        var groups = [0]
        for isChanged in changed {
            if isChanged { groups[groups.count - 1] += 1 } else { groups.append(0) }
        }
        return groups
    }

    var changes: [LineDiff.Change] {
        var changes: [LineDiff.Change] = []
        var (old, new) = (0, 0)
        for (removed, inserted) in zip(removed, inserted) {
            if removed + inserted > 0 {
                changes.append(LineDiff.Change(old: old..<old + removed, new: new..<new + inserted))
            }
            (old, new) = (old + removed + 1, new + inserted + 1)
        }
        return changes
    }

    /// Moves each group as far down as it can go, or to the last place on its way where it stands beside lines changed
    /// in the other text, as git does. Groups that meet are one from then on.
    mutating func slide(old: [Int], new: [Int]) {
        Self.slide(&removed, of: old, beside: inserted)
        Self.slide(&inserted, of: new, beside: removed)
    }

    private static func slide(_ groups: inout [Int], of lines: [Int], beside others: [Int]) {
        var group = Group(groups: groups, lines: lines)
        while group.position < groups.count {
            if group.size > 0 {
                var size: Int
                var beside: Int?
                repeat {
                    size = group.size
                    while group.moveUp() {}
                    beside = nil
                    repeat {
                        if others[group.position] > 0 { beside = group.position }
                    } while group.moveDown()
                } while group.size != size
                if let beside {
                    while group.position > beside, group.moveUp() {}
                }
            }
            group.advance()
        }
        groups = group.groups
    }

    /// One group of changed lines of a text.
    private struct Group {

        private(set) var groups: [Int]
        private let lines: [Int]
        /// The common line that it stands before.
        private(set) var position = 0
        /// The index of its first line.
        private var start = 0

        init(groups: [Int], lines: [Int]) {
            (self.groups, self.lines) = (groups, lines)
        }

        var size: Int { groups[position] }

        /// Goes on to the next one.
        mutating func advance() {
            start += size + 1
            position += 1
        }

        mutating func moveUp() -> Bool {
            guard start > 0, lines[start - 1] == lines[start + size - 1] else { return false }
            let size = self.size
            groups[position] = 0
            position -= 1
            start -= 1 + groups[position]
            groups[position] += size
            return true
        }

        mutating func moveDown() -> Bool {
            guard start + size < lines.count, lines[start] == lines[start + size] else { return false }
            let size = self.size
            groups[position] = 0
            position += 1
            start += 1
            groups[position] += size
            return true
        }
    }
}
