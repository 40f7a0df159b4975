import Testing

@testable import VipergenGenerator

@Suite("The places of merged lines") struct MergePlacesTests {

    private let old = """
        class A {
            func a() {
            }
        }

        """

    private let templates = """
        class A {
            func a() {
            }

            func b() {
            }
        }

        """

    @Test("a method that would land in an extension of yours is a conflict")
    func otherType() {
        let yours = """
            class A {
            }

            private extension A {
                func a() {
                }
            }

            """
        #expect(!Merge(old: old, yours: yours, templates: templates, asGit: true).hasConflicts)
        let conflicts = Merge(old: old, yours: yours, templates: templates).conflicts
        #expect(conflicts.map(\.line) == [7])
        #expect(conflicts.map(\.yours) == [""])
        #expect(conflicts.map(\.templates) == ["\n    func b() {\n    }\n"])
    }

    @Test("so is one that would land in another type of yours within the same one")
    func otherInnerType() {
        func nested(_ text: String) -> String {
            "enum Outer {\n" + text.split(separator: "\n").map { "    \($0)\n" }.joined() + "}\n"
        }
        let yours = "class A {\n}\nstruct B {\n    func a() {\n    }\n}\n"
        let merge = Merge(old: nested(old), yours: nested(yours), templates: nested(templates))
        #expect(merge.conflicts.map(\.templates) == ["        func b() {\n        }\n"])
    }

    @Test("a method whose type is called otherwise in the file is none")
    func renamed() {
        let merge = Merge(old: old, yours: "final " + old, templates: templates)
        #expect(merge.text == "final " + templates)
    }

    @Test("a comment is nothing to stand below")
    func comments() {
        let yours = old.replacing("class A {\n", with: "class A {\n//    let gone = 0\n")
        #expect(!Merge(old: old, yours: yours, templates: templates).hasConflicts)
    }

    @Test("what is below a condition of yours is told from what is not")
    func conditions() {
        let below = old.replacing("    }\n", with: "    }\n    let last = 0\n")
        let merge = Merge(
            old: below,
            yours: below.replacing("    func a() {\n", with: "#if DEBUG\n    let mine = 0\n#endif\n    func a() {\n"),
            templates: below.replacing("    let last", with: "    let b = 0\n    let last")
        )
        #expect(!merge.hasConflicts)
        let within = Merge(
            old: below,
            yours: below.replacing("    func a() {\n", with: "#if DEBUG\n    func a() {\n")
                .replacing("last = 0\n", with: "last = 0\n#endif\n"),
            templates: below.replacing("    let last", with: "    let b = 0\n    let last")
        )
        #expect(within.hasConflicts)
    }

    @Test("a tab is as deep as four spaces")
    func tabsAndSpaces() {
        let (fields, method) = ("{\n    let z = 0\n    let y = 0\n", "    }\n")
        let (below, above) = (old.replacing("{\n    func", with: fields + "    func"), "\tlet z = 0\n")
        let merge = Merge(
            old: below,
            yours: below.replacing("    let z = 0\n", with: above),
            templates: below.replacing(method, with: method + "    func b() {\n" + method)
        )
        #expect(!merge.hasConflicts && merge.text.contains("func b") && merge.text.contains(above))
    }

    @Test("a comment of the templates stands below the nearest less indented line too")
    func commentInOtherType() {
        let yours = """
            class A {
            }

            private extension A {
                func a() {
                }
            }

            """
        let commented = templates.replacing("    func b() {\n    }\n", with: "    // what follows\n")
        #expect(Merge(old: old, yours: yours, templates: commented).hasConflicts)
        #expect(!Merge(old: old, yours: "final " + old, templates: commented).hasConflicts)
    }

    @Test("a comment in what was moved goes along with it")
    func commentInMoved() {
        let whole = old.replacing("    }\n", with: "        go()\n    }\n")
        let moved = "class A {\n}\n\nprivate extension A {\n    func a() {\n        go()\n    }\n}\n"
        let commented = whole.replacing("go()\n", with: "go()\n        // why\n")
        let merge = Merge(old: whole, yours: moved, templates: commented)
        #expect(!merge.hasConflicts && merge.text.contains("go()\n        // why\n"))
    }
}
