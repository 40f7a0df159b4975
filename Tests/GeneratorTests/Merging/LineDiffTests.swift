import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Differences of lines") struct LineDiffTests {

    @Test("of equal lines the last one is new")
    func slidDown() {
        let changes = LineDiff(from: [1, 2, 2, 3], to: [1, 2, 2, 2, 3]).changes
        #expect(changes == [LineDiff.Change(old: 3..<3, new: 3..<4)])
    }

    @Test("an insertion that can stand in the place of a removed line does")
    func beside() {
        let changes = LineDiff(from: [9, 1, 2, 1], to: [1, 2, 1, 2, 1]).changes
        #expect(changes == [LineDiff.Change(old: 0..<1, new: 0..<2)])
    }

    @Test("groups that meet on their way are one, and go on together")
    func groups() {
        let changes = LineDiff(from: [1, 3, 3], to: [3, 3, 1, 3]).changes
        #expect(changes == [LineDiff.Change(old: 0..<1, new: 0..<0), LineDiff.Change(old: 3..<3, new: 2..<4)])
    }

    @Test(
        "texts that have little in common are compared too, and the changes make the one of the other",
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
}
