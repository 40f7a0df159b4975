/// The fewest elements to remove and to insert to turn one sequence into another. An element is the number of a line.
///
/// This is the linear-space form of E. W. Myers, "An O(ND) Difference Algorithm and Its Variations" (1986): it follows
/// the furthest paths from both ends until two meet, and searches both sides of that point in the same way. Sequences
/// with little in common would take the square of their length: after some hundred edits without a meeting, the search
/// continues from the furthest point.
struct ShortestEdit {

    /// True for each element of the old sequence that is removed; likewise `inserted`, for the new one.
    private(set) var removed: [Bool]
    private(set) var inserted: [Bool]

    private let old: [Int]
    private let new: [Int]
    /// For each diagonal (old index less new index) the old index that the furthest path from the start has reached;
    /// likewise `backward`, from the end.
    private var forward: [Int]
    private var backward: [Int]
    /// The number of edits after which a search ends without a meeting.
    private let patience: Int

    init(from old: [Int], to new: [Int]) {
        (self.old, self.new) = (old, new)
        removed = [Bool](repeating: false, count: old.count)
        inserted = [Bool](repeating: false, count: new.count)
        // About the square root of the length.
        patience = max(256, 1 << ((Int.bitWidth - (old.count + new.count).leadingZeroBitCount) / 2))
        forward = [Int](repeating: 0, count: old.count + new.count + 2 * patience + 3)
        backward = forward
        // One change of everything. It is divided until one side of each part is empty.
        var changes = [LineDiff.Change(old: old.indices, new: new.indices)]
        while let change = changes.popLast().map(withoutCommonEnds) {
            if change.old.isEmpty || change.new.isEmpty {
                for index in change.old { removed[index] = true }
                for index in change.new { inserted[index] = true }
            } else {
                let (x, y) = middle(of: change)
                changes.append(LineDiff.Change(old: change.old.lowerBound..<x, new: change.new.lowerBound..<y))
                changes.append(LineDiff.Change(old: x..<change.old.upperBound, new: y..<change.new.upperBound))
            }
        }
    }

    private func withoutCommonEnds(_ change: LineDiff.Change) -> LineDiff.Change {
        var change = change
        while let x = change.old.first, let y = change.new.first, old[x] == new[y] {
            change = LineDiff.Change(old: x + 1..<change.old.upperBound, new: y + 1..<change.new.upperBound)
        }
        while let x = change.old.last, let y = change.new.last, old[x] == new[y] {
            change = LineDiff.Change(old: change.old.lowerBound..<x, new: change.new.lowerBound..<y)
        }
        return change
    }

    /// The point at which to divide a change whose ends differ. It is on a shortest path, unless `patience` ends the
    /// search. Of several points it is the one that git finds first: forward before backward, and from the diagonal of
    /// most removals to that of most insertions.
    private mutating func middle(of change: LineDiff.Change) -> (x: Int, y: Int) {
        let (left, right) = (change.old.lowerBound, change.old.upperBound)
        let (top, bottom) = (change.new.lowerBound, change.new.upperBound)
        let (first, last) = (left - top, right - bottom)
        // Diagonals can be negative, indices cannot.
        let origin = new.count + patience + 1
        let (none, noneBack) = (Int.min / 4, Int.max / 4)
        let meetsForward = (first - last) % 2 != 0
        /// The diagonals that paths with a number of edits reach: every other one, since each edit leads to a
        /// neighbour.
        func reached(around first: Int, edits: Int) -> StrideThrough<Int> {
            stride(from: first + edits, through: first - edits, by: -2)
        }
        (forward[first + origin], backward[last + origin]) = (left, right)
        for edits in 1...patience {
            // No path has reached the next ones on either side.
            for side in [edits + 1, -edits - 1] {
                (forward[first + side + origin], backward[last + side + origin]) = (none, noneBack)
            }
            for k in reached(around: first, edits: edits) {
                var x = max(forward[k - 1 + origin] + 1, forward[k + 1 + origin])
                while x >= left, x < right, x - k < bottom, old[x] == new[x - k] { x += 1 }
                forward[k + origin] = x >= left && x <= right && x - k <= bottom ? x : none
                if meetsForward, abs(k - last) < edits, backward[k + origin] <= forward[k + origin] {
                    return (x, x - k)
                }
            }
            for k in reached(around: last, edits: edits) {
                var x = min(backward[k - 1 + origin], backward[k + 1 + origin] - 1)
                while x <= right, x > left, x - k > top, old[x - 1] == new[x - k - 1] { x -= 1 }
                backward[k + origin] = x <= right && x >= left && x - k >= top ? x : noneBack
                if !meetsForward, abs(k - first) <= edits, backward[k + origin] <= forward[k + origin] {
                    return (x, x - k)
                }
            }
        }
        let furthest = reached(around: first, edits: patience)
            .map { (x: forward[$0 + origin], y: forward[$0 + origin] - $0) }.max { $0.x + $0.y < $1.x + $1.y }
        return furthest ?? (right, top)
    }
}
