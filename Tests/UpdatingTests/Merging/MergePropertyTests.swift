import Testing

@testable import VipergenGenerator

@Suite("Properties of every merge") struct MergePropertyTests {

    private static let cases = RandomTexts.Kind.allCases.flatMap { kind in
        (0..<40).map { RandomTexts(kind, seed: 1000 + $0) }
    }

    @Test("the same change on both sides is made once")
    func sameChange() {
        for texts in Self.cases {
            let (base, new) = (RandomTexts.text(texts.base), RandomTexts.text(texts.yours))
            let merge = Merge(base: base + "a\nb\n", yours: new + "a\nb\nmine\n", templates: new + "a\nb\n")
            #expect(merge.text == new + "a\nb\nmine\n")
            #expect(!merge.hasConflicts)
        }
    }

    @Test("no line of yours is lost", arguments: [false, true])
    func nothingLost(asGit: Bool) {
        for texts in Self.cases {
            let merged = Set(texts.merge(asGit: asGit).text.split(separator: "\n").map(String.init))
            let mine = Set(texts.yours).subtracting(texts.base).subtracting([""])
            #expect(mine.isSubset(of: merged), "\(texts)")
        }
    }
}
