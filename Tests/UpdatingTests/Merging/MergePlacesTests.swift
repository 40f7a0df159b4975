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

    @Test("a new method comes into its type, even if yours moved its predecessor to an extension")
    func otherType() {
        let yours = """
            class A {
            }

            private extension A {
                func a() {
                }
            }

            """
        let merge = Merge(base: old, yours: yours, templates: templates)
        #expect(merge.text == yours.replacing("class A {\n", with: "class A {\n\n    func b() {\n    }\n"))
        // Git inserts it into the extension.
        let asGit = Merge(base: old, yours: yours, templates: templates, isSwift: false)
        #expect(!asGit.hasConflicts && asGit.text != merge.text)
    }

    @Test("a new method comes into its type, even if yours moved its predecessor to another nested type")
    func otherInnerType() {
        func nested(_ text: String) -> String {
            "enum Outer {\n" + text.split(separator: "\n").map { "    \($0)\n" }.joined() + "}\n"
        }
        let yours = nested("class A {\n}\nstruct B {\n    func a() {\n    }\n}\n")
        let merge = Merge(base: nested(old), yours: yours, templates: nested(templates))
        let method = "        func b() {\n        }\n"
        #expect(merge.text == yours.replacing("class A {\n", with: "class A {\n" + method) && !merge.hasConflicts)
    }

    @Test("a new method is a conflict if its type is gone")
    func typeGone() {
        let yours = "private extension B {\n    func a() {\n    }\n}\n"
        let merge = Merge(base: old, yours: yours, templates: templates)
        #expect(merge.conflicts.map(\.diff) == [["+     func b() {", "+     }"]])
    }

    @Test("a new method comes into a type whose heading yours changed")
    func renamed() {
        let merge = Merge(base: old, yours: "final " + old, templates: templates)
        #expect(merge.text == "final " + templates)
    }

    @Test("a comment of yours does not prevent the insertion of a method")
    func comments() {
        let yours = old.replacing("class A {\n", with: "class A {\n//    let gone = 0\n")
        #expect(!Merge(base: old, yours: yours, templates: templates).hasConflicts)
    }

    @Test("a tab counts as four spaces")
    func tabsAndSpaces() {
        let (fields, method) = ("{\n    let z = 0\n    let y = 0\n", "    }\n")
        let (below, above) = (old.replacing("{\n    func", with: fields + "    func"), "\tlet z = 0\n")
        let merge = Merge(
            base: below,
            yours: below.replacing("    let z = 0\n", with: above),
            templates: below.replacing(method, with: method + "    func b() {\n" + method)
        )
        #expect(!merge.hasConflicts && merge.text.contains("func b") && merge.text.contains(above))
    }

    @Test("a new comment in a method that yours moved goes into the moved method")
    func commentInMoved() {
        let whole = old.replacing("    }\n", with: "        go()\n    }\n")
        let moved = "class A {\n}\n\nprivate extension A {\n    func a() {\n        go()\n    }\n}\n"
        let commented = whole.replacing("go()\n", with: "go()\n        // why\n")
        let merge = Merge(base: whole, yours: moved, templates: commented)
        #expect(!merge.hasConflicts && merge.text.contains("go()\n        // why\n"))
    }

    // MARK: - Declarations that both sides insert -

    /// Merges an insertion of yours with one that the templates make further down.
    private func merge(yours: String, _ templates: String) -> Merge {
        func text(_ first: String, _ last: String) -> String {
            "class A {\n\(first)    let a = 0\n    let b = 0\n    let c = 0\n\(last)}\n"
        }
        return Merge(base: text("", ""), yours: text(yours, ""), templates: text("", templates))
    }

    @Test("a declaration that yours has elsewhere in the block is not inserted again")
    func declaredElsewhere() {
        let method = "    func m() {\n        go()\n    }\n"
        let merge = merge(yours: method, "\n" + method)
        #expect(merge.text == "class A {\n\(method)    let a = 0\n    let b = 0\n    let c = 0\n}\n")
        let imports = (old: "import A\nimport B\nimport C\n", new: "import A\nimport B\nimport C\nimport D\n")
        let yours = "import D\n" + imports.old
        #expect(Merge(base: imports.old, yours: yours, templates: imports.new).text == yours)
        // Git inserts it.
        let asGit = Merge(base: imports.old, yours: yours, templates: imports.new, isSwift: false)
        #expect(asGit.text == yours + "import D\n")
    }

    @Test(
        "a line is inserted if the equal one is in another block, has other parameters or declares nothing",
        arguments: [
            ("    struct B {\n        let m = 0\n    }\n", "    let m = 0\n"),
            ("    init(\n        m: M\n    ) {\n    }\n", "    init(\n        t: T\n    ) {\n    }\n"),
        ]
    )
    func notDeclaredElsewhere(yours: String, templates: String) {
        let merge = merge(yours: yours, templates)
        #expect(merge.text == "class A {\n\(yours)    let a = 0\n    let b = 0\n    let c = 0\n\(templates)}\n")
    }

    // MARK: - Statements -

    @Test("what sets a property comes above 'super.init' of yours, and what calls something below it")
    func superInit() {
        func text(_ statements: String...) -> String {
            "final class Home: Base {\n    init(a: Int) {\n"
                + statements.map { "        \($0)\n" }.joined() + "    }\n}\n"
        }
        let base = text("log(1)")
        let set = ThreeTexts(base, yours: text("log(1)", "super.init()"), templates: text("log(1)", "self.a = a")).merge
        #expect(set.text == text("log(1)", "self.a = a", "super.init()"))
        let first = ThreeTexts(base, yours: text("super.init()", "log(1)"), templates: text("log(1)", "self.a = a"))
        #expect(first.merge.text == text("self.a = a", "super.init()", "log(1)"))
        let call = ThreeTexts(base, yours: text("log(1)", "super.init()"), templates: text("log(1)", "start()")).merge
        #expect(call.text == text("log(1)", "super.init()", "start()"))
    }

    @Test(
        "nothing is put below a 'return', a 'throw' or a 'fatalError' of yours",
        arguments: ["return 5", "throw error", "fatalError()"]
    )
    func belowExit(exit: String) {
        let base = "final class Home {\n    func one() -> Int {\n        start()\n    }\n}\n"
        let yours = base.replacing("start()", with: exit)
        let templates = base.replacing("start()\n", with: "start()\n        finish()\n")
        let merge = ThreeTexts(base, yours: yours, templates: templates).merge
        #expect(merge.conflicts.map(\.message) == ["the result is not certain: 'finish()' would never run"])
    }

    @Test("of two statements that you have in one line, the templates replace, delete or follow the first one")
    func twoInLine() {
        func text(_ statements: String) -> String {
            "func load() {\n    switch a {\n    case .b: \(statements)\n    }\n    \(statements)\n}\n"
        }
        let merge = { ThreeTexts(text("y()"), yours: text("y(); mine()"), templates: text($0)).merge }
        let replaced = merge("x()")
        #expect(
            replaced.text
                == "func load() {\n    switch a {\n    case .b: x()\n        mine()\n    }\n    x()\n    mine()\n}\n"
        )
        #expect(merge("y()\n        n()").text.contains("    case .b: y();\n        n()\n        mine()\n"))
        let deleted = ThreeTexts(
            "func load() {\n    y()\n    z()\n}\n",
            yours: "func load() {\n    y(); mine()\n    z()\n}\n",
            templates: "func load() {\n    z()\n}\n"
        ).merge
        #expect(deleted.text == "func load() {\n    mine()\n    z()\n}\n")
    }
}
