import Testing

@testable import VipergenGenerator

@Suite("Merging") struct MergeTests {

    @Test("changes of the templates are made, and changes of yours are kept")
    func bothSides() {
        let merge = Merge(base: "a\nb\nc\nd\ne\n", yours: "a\nB\nc\nd\ne\n", templates: "a\nb\nc\nD\ne\n")
        #expect(merge.text == "a\nB\nc\nD\ne\n")
        #expect(!merge.hasConflicts)
    }

    // MARK: - Bytes -

    @Test("new lines are indented with tabs in a file that is indented with tabs")
    func tabs() {
        let merge = Merge(
            base: "class A {\n    init() {\n        a()\n    }\n}\n",
            yours: "class A {\n\tinit() {\n\t\ta()\n\t}\n\n\tlet mine = 0\n}\n",
            templates: "class A {\n    init() {\n        a()\n          .b()\n    }\n}\n"
        )
        #expect(merge.text == "class A {\n\tinit() {\n\t\ta()\n\t\t  .b()\n\t}\n\n\tlet mine = 0\n}\n")
        #expect(!merge.hasConflicts)
    }

    @Test("characters that look the same but have different bytes are different")
    func canonicalEquivalence() {
        let (composed, decomposed) = ("\u{E9}\n", "e\u{301}\n")
        #expect(Merge(base: composed, yours: composed + "1\n2\n", templates: decomposed).text == decomposed + "1\n2\n")
        #expect(Array(Merge(base: "a\n", yours: composed, templates: "a\n").text.utf8) == Array(composed.utf8))
        let merge = Merge(base: composed, yours: composed, templates: decomposed)
        #expect(Array(merge.text.utf8) == Array(decomposed.utf8))
    }

    // MARK: - Earlier updates -

    @Test("a line that an earlier update inserted above a changed line is not inserted again")
    func insertedAboveChanged() {
        func text(_ property: String, _ parameters: String) -> String {
            "class A {\n    let a: A\n\n\(property)    init(\(parameters)) {\n        work()\n    }\n}\n"
        }
        let (old, new) = (text("", "a: A"), text("    let b: B\n\n", "a: A, b: B"))
        let yours = """
            class A {
                let a: A
                let mine: Mine
                let b: B

                init(
                    a: A,
                    b: B,
                    mine: Mine
                ) {
                    work()
                }
            }

            """
        let base = old
        #expect(Merge(base: base, yours: yours, templates: new).text == yours)
    }
}
