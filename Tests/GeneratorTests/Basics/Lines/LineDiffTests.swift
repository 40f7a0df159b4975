import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Differences of lines") struct LineDiffTests {

    @Test("among equal lines, the last one is the new one")
    func slidDown() {
        let changes = LineDiff(from: [1, 2, 2, 3], to: [1, 2, 2, 2, 3]).changes
        #expect(changes == [LineDiff.Change(old: 3..<3, new: 3..<4)])
    }

    @Test("an insertion is moved next to a removal where possible")
    func beside() {
        let changes = LineDiff(from: [9, 1, 2, 1], to: [1, 2, 1, 2, 1]).changes
        #expect(changes == [LineDiff.Change(old: 0..<1, new: 0..<2)])
    }

    @Test("groups of changes that meet while moving are merged and move on together")
    func groups() {
        let changes = LineDiff(from: [1, 3, 3], to: [3, 3, 1, 3]).changes
        #expect(changes == [LineDiff.Change(old: 0..<1, new: 0..<0), LineDiff.Change(old: 3..<3, new: 2..<4)])
    }

    @Test(
        "the changes turn the first text into the second, even if the two have little in common",
        arguments: [2, 40, 3000, 1_000_000]
    )
    func unlike(variety: Int) {
        var random = SplitMix(seed: variety)
        func lines(_ count: Int) -> [Int] { (0..<count).map { _ in Int.random(in: 0..<variety, using: &random) } }
        let (old, new) = (lines(2000), lines(1500))
        var made: [Int] = []
        var position = 0
        for change in LineDiff(from: old, to: new).changes {
            made += old[position..<change.old.lowerBound] + new[change.new]
            position = change.old.upperBound
        }
        #expect(made + old[position...] == new)
    }

    @Test(
        "nearly all common lines of dissimilar texts are found",
        arguments: [(10, 0.92), (200, 0.95)]
    )
    func common(variety: Int, share: Double) {
        var random = SplitMix(seed: variety)
        func lines(_ count: Int) -> [Int] { (0..<count).map { _ in Int.random(in: 0..<variety, using: &random) } }
        let (old, new) = (lines(2000), lines(1500))
        // The length of the longest common subsequence by dynamic programming, row by row.
        var longest = [Int](repeating: 0, count: new.count + 1)
        for line in old {
            var before = 0
            for index in new.indices {
                let above = longest[index + 1]
                longest[index + 1] = line == new[index] ? before + 1 : max(above, longest[index])
                before = above
            }
        }
        let found = ShortestEdit(from: old, to: new).removed.count { !$0 }
        #expect(found <= longest[new.count] && Double(found) >= share * Double(longest[new.count]), "\(found)")
    }

    @Test("common lines of long shuffled texts are found")
    func shuffled() {
        let old = Array(0..<3000)
        let new = stride(from: 0, to: 3000, by: 3).flatMap { [$0 + 2, $0 + 1, $0] }
        let removed = LineDiff(from: old, to: new).changes.map(\.old.count).reduce(0, +)
        #expect(removed == 2000)
    }

    // MARK: - Frequent lines -

    /// Lines that are unique, apart from brackets, written 0, that are just often enough to count as frequent.
    private static let tail = [2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8, 0] + Array(9...18)

    @Test("a bracket next to a common line is common, however much is new on its other side")
    func besideKnown() {
        let (gone, come) = (Array(101...109), Array(201...209))
        let below = LineDiff(from: [1, 0] + gone + Self.tail, to: [50, 1, 0] + come + Self.tail).changes
        #expect(below == [LineDiff.Change(old: 0..<0, new: 0..<1), LineDiff.Change(old: 2..<11, new: 3..<12)])
        let head = Array(Self.tail.reversed())
        let above = LineDiff(from: head + gone + [0, 1], to: head + come + [0, 1, 50]).changes
        #expect(
            above == [LineDiff.Change(old: 24..<33, new: 24..<33), LineDiff.Change(old: 35..<35, new: 35..<36)]
        )
    }

    @Test("a bracket amid many lines without a common one is not common")
    func amidUnknown() {
        let (gone, come) = (Array(101...105) + [0] + Array(106...110), Array(201...205) + [0] + Array(206...210))
        let changes = LineDiff(from: gone + Self.tail, to: come + Self.tail).changes
        #expect(changes == [LineDiff.Change(old: 0..<11, new: 0..<11)])
        // Amid few such lines, it is common.
        let few = LineDiff(from: [101, 0, 102] + Self.tail, to: [201, 0, 202] + Self.tail).changes
        #expect(few == [LineDiff.Change(old: 0..<1, new: 0..<1), LineDiff.Change(old: 2..<3, new: 2..<3)])
    }

    @Test("equal texts have no changes")
    func same() {
        #expect(LineDiff(from: Self.tail, to: Self.tail).changes == [] && LineDiff(from: [Int](), to: []).changes == [])
    }
}
