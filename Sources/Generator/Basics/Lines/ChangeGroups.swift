/// The changed lines of one text, in groups: those before each unchanged line, and those after the last one.
///
/// A group can often be moved: if the second of three equal lines was inserted, it could as well be the third.
struct ChangeGroups {

    /// How many changed lines stand before each unchanged line, and after the last one.
    private(set) var sizes = [0]
    /// The number of each line.
    private let lines: [Int]
    /// The group that is being moved.
    private var position = 0
    /// The index of its first line.
    private var start = 0

    init(of lines: [Int], changed: [Bool]) {
        self.lines = lines
        for isChanged in changed {
            if isChanged { sizes[sizes.count - 1] += 1 } else { sizes.append(0) }
        }
    }

    /// Moves each group as far down as possible, or to the last place where it is beside changed lines of the other
    /// text, as git does. Groups that meet become one.
    mutating func slide(beside other: ChangeGroups) {
        while position < sizes.count {
            if sizes[position] > 0 { slideGroup(beside: other.sizes) }
            start += sizes[position] + 1
            position += 1
        }
    }

    private mutating func slideGroup(beside others: [Int]) {
        var size: Int
        var last: Int?
        repeat {
            size = sizes[position]
            while moveUp() {}
            last = nil
            repeat {
                if others[position] > 0 { last = position }
            } while moveDown()
        } while sizes[position] != size
        while let last, position > last, moveUp() {}
    }

    private mutating func moveUp() -> Bool {
        let size = sizes[position]
        guard start > 0, lines[start - 1] == lines[start + size - 1] else { return false }
        sizes[position] = 0
        position -= 1
        start -= 1 + sizes[position]
        sizes[position] += size
        return true
    }

    private mutating func moveDown() -> Bool {
        let size = sizes[position]
        guard start + size < lines.count, lines[start] == lines[start + size] else { return false }
        sizes[position] = 0
        position += 1
        start += 1
        sizes[position] += size
        return true
    }
}
