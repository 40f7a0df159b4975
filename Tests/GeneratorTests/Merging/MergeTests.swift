import Testing

@testable import VipergenGenerator

@Suite("Merging") struct MergeTests {

    @Test("what the templates changed is taken over, and what people changed stays")
    func bothSides() {
        let merge = Merge(old: "a\nb\nc\nd\ne\n", yours: "a\nB\nc\nd\ne\n", templates: "a\nb\nc\nD\ne\n")
        #expect(merge.text == "a\nB\nc\nD\ne\n")
        #expect(!merge.hasConflicts)
    }

    @Test("a conflict is told with its place and its three sides, and written as git writes it")
    func conflict() {
        let merge = Merge(old: "a\nb\nc\n", yours: "a\nx\nmine\nz\nc\n", templates: "a\nx\ntheirs\nz\nc\n")
        #expect(
            merge.text == """
                a
                x
                <<<<<<< yours
                mine
                ||||||| old
                b
                =======
                theirs
                >>>>>>> templates
                z
                c

                """
        )
        #expect(merge.conflicts == [Merge.Conflict(line: 3, old: "b\n", yours: "mine\n", templates: "theirs\n")])
    }
}
