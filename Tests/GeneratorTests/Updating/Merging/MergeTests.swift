import Testing

@testable import VipergenGenerator

@Suite("Merging") struct MergeTests {

    @Test("changes of the templates are made, and changes of yours are kept")
    func bothSides() {
        let merge = Merge(base: "a\nb\nc\nd\ne\n", yours: "a\nB\nc\nd\ne\n", templates: "a\nb\nc\nD\ne\n")
        #expect(merge.text == "a\nB\nc\nD\ne\n")
        #expect(!merge.hasConflicts)
    }

    @Test("a conflict has its place and the templates' change, and is written as by git")
    func conflict() {
        let merge = Merge(base: "a\nb\nc\n", yours: "a\nx\nmine\nz\nc\n", templates: "a\nx\ntheirs\nz\nc\n")
        #expect(
            merge.text == """
                a
                x
                <<<<<<< yours
                mine
                ||||||| merge base
                b
                =======
                theirs
                >>>>>>> templates
                z
                c

                """
        )
        let diff = ["- b", "+ x", "+ theirs", "+ z"]
        #expect(merge.conflicts == [Merge.Conflict(line: 3, diff: diff)])
    }

    @Test("a conflict at the end of a file has the place of the last line")
    func conflictAtTheEnd() {
        let merge = Merge(base: "a\nb\n", yours: "a\n", templates: "a\nB\n")
        #expect(merge.conflicts.map(\.line) == [1])
        #expect(Merge(base: "b\n", yours: "", templates: "B\n").conflicts.map(\.line) == [1])
    }

    // MARK: - Bytes -

    @Test("unchanged lines keep their bytes, and new lines take the file's first line ending")
    func lineEnds() {
        let merge = Merge(base: "a\nb\nc\n", yours: "a\r\nb\nc\r\nmine\n", templates: "a\nnew\nb\nc\n")
        #expect(merge.text == "a\r\nnew\r\nb\nc\r\nmine\n")
        let conflict = Merge(base: "a\nb\n", yours: "a\r\nB\r\n", templates: "a\nX\n")
        #expect(
            conflict.text
                == "a\r\n<<<<<<< yours\r\nB\r\n||||||| merge base\r\nb\r\n=======\r\nX\r\n>>>>>>> templates\r\n"
        )
    }

    @Test("a last line without a line ending stays without, unless the templates add one")
    func lastLine() {
        #expect(Merge(base: "a\nb\n", yours: "a\nb", templates: "A\nb\n").text == "A\nb")
        #expect(Merge(base: "a\nb\n", yours: "a\nb", templates: "a\nb\nc\n").text == "a\nb\nc")
        #expect(Merge(base: "a\nb", yours: "a\nb\nmine", templates: "A\nb\n").text == "A\nb\nmine\n")
        #expect(Merge(base: "a\nb\n", yours: "a\nB", templates: "a\nX\n").text.hasSuffix(">>>>>>> templates\n"))
    }

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

    @Test("empty texts are merged")
    func empty() {
        #expect(Merge(base: "", yours: "", templates: "a").text == "a")
        #expect(Merge(base: "a\n", yours: "", templates: "a\n").text == "")
        #expect(Merge(base: "a\n", yours: "b", templates: "").text.hasSuffix("\n=======\n>>>>>>> templates\n"))
    }

    // MARK: - Earlier updates -

    @Test("a change that a file has already belongs to the merge base, whatever its white space")
    func takenAlong() {
        let (old, new) = ("class A {\n    a()\n}\n", "class A {\n    a()\n    b()\n    c()\n    d()\n}\n")
        func base(of yours: String) -> String { Merge.base(of: old, yours: yours, templates: new) }
        #expect(base(of: "class A {\n\ta()\n\tb()\n\tc()\n\tmine()\n}\n") == new)
        // One of three lines is not enough.
        #expect(base(of: "class A {\n    a()\n    b()\n    mine()\n}\n") == old)
        #expect(base(of: "class A {\n    a()\n    mine()\n}\n") == old)
        #expect(base(of: old) == old && base(of: new) == new)
    }

    @Test("a line below one without a line ending is recognized on its own")
    func belowLastLine() {
        let base = Merge.base(of: "a\n}", yours: "a\n} // mine\nlet b\n", templates: "a\n}\nlet b\n")
        #expect(base == "a\n}\nlet b\n")
    }

    @Test("each of several changes is recognized on its own")
    func eachTakenAlong() {
        let old = "a\nb\n1\n2\nc\nd\n3\n4\ne\n"
        let (yours, new) = ("a\n1\n2\nc\nd\n3\n4\nmine\ne\n", "a\n1\n2\nc\nx\n3\n4\ne\nf\n")
        let base = Merge.base(of: old, yours: yours, templates: new)
        #expect(base == "a\n1\n2\nc\nd\n3\n4\ne\n")
        #expect(Merge(base: base, yours: yours, templates: new).text == "a\n1\n2\nc\nx\n3\n4\nmine\ne\nf\n")
    }

    @Test("a changed line is recognized among many blank lines and brackets that match by chance")
    func amongBrackets() {
        func text(_ mark: String) -> String { "class A {\n}\n\n// MARK: \(mark)\n\nprotocol B {\n}\n" }
        let yours = "class A {\n    var a: Int {\n        1\n    }\n\n    mine()\n}\n\n// MARK: New\nprotocol B {\n}\n"
        #expect(Merge.base(of: text("Old"), yours: yours, templates: text("New")) == text("New"))
    }

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
        let base = Merge.base(of: old, yours: yours, templates: new)
        #expect(Merge(base: base, yours: yours, templates: new).text == yours)
    }

    @Test("a change counts as made only if all the lines that it deletes are gone")
    func partlyDeleted() {
        func base(_ old: String, _ yours: String, _ new: String) -> String {
            Merge.base(of: "1\n\(old)2\n", yours: "1\n\(yours)2\n", templates: "1\n\(new)2\n")
        }
        #expect(base("a\nb\nc\n", "b\n", "") == "1\na\nb\nc\n2\n")
        #expect(base("a\nb\nc\n", "mine\n", "") == "1\n2\n")
        #expect(base("a\nb\nc\nd\n", "d\n", "x\n") == "1\na\nb\nc\nd\n2\n")
        // Brackets and blank lines count if the change has no other lines.
        #expect(base("a\n", "a\n\n", "a\n\n") == "1\na\n\n2\n" && base("a\n}\n", "mine\n}\n", "") == "1\n2\n")
    }

    @Test("conflict markers left in a file are found")
    func markers() {
        let merge = Merge(base: "a\nb\n", yours: "a\nB\n", templates: "a\nX\n")
        func firstMarker(in text: String) -> Int? {
            ModuleOnDisk.File(path: "A.swift", contents: Array(text.utf8)).firstMarker
        }
        #expect(firstMarker(in: merge.text) == 2 && firstMarker(in: "a\n>>>>>>> templates\n") == 2)
        #expect(firstMarker(in: "Title\n=======\n<<<<<<<< eight\n // <<<<<<< yours\n") == nil)
    }

    @Test("lines of yours in a conflict keep their line endings")
    func mixedLineEnds() {
        let merge = Merge(base: "a\nb\n", yours: "a\r\nB\n", templates: "a\nX\n")
        #expect(merge.text.contains("<<<<<<< yours\r\nB\n|||||||"))
    }

    @Test("in a file without line endings, new lines take those of the templates")
    func lineEndOfTemplates() {
        let merge = Merge(base: "a", yours: "mine", templates: "a\r\nb\r\n")
        #expect(merge.hasConflicts && !merge.text.replacing("\r\n", with: "").contains { $0.isNewline })
    }
}
