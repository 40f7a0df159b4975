import Testing

@testable import VipergenGenerator

@Suite("The declarations that merged lines belong to") struct MergeOwnersTests {

    /// A text of these lines.
    private func text(_ lines: String...) -> String { RandomTexts.text(lines) }

    // MARK: - Blocks -

    func sameHeading(_ old: String, _ templates: String) {
        let merge = Merge(
            base: text(old, "1", "}"),
            yours: text(old, "1", "mine", "}"),
            templates: text(templates, "1", "}")
        )
        #expect(merge.text == text(templates, "1", "mine", "}") && !merge.hasConflicts)
    }

    // MARK: - Comments and attributes -

    private let routes = """
        extension A {

            func first() {
                go(1)
            }

            func second() {
                go(2)
            }

            func third() {
                go(3)
            }

        }

        """

    @Test(
        "an attribute or a comment of yours on a deleted method is a conflict",
        arguments: ["@available(iOS 17, *)", "// mine", "/// Mine.", "/* mine */", "@A\n    @B(c: d) // e"]
    )
    func subjectGoes(line: String) {
        let yours = routes.replacing("    func second", with: "    \(line)\n    func second")
        let templates = routes.replacing("    func second() {\n        go(2)\n    }\n\n", with: "")
        #expect(templates != routes && Merge(base: routes, yours: yours, templates: templates).hasConflicts)
        // On another method it is kept.
        for other in ["first", "third"] {
            let yours = routes.replacing("    func \(other)", with: "    \(line)\n    func \(other)")
            let merge = Merge(base: routes, yours: yours, templates: templates)
            #expect(!merge.hasConflicts && merge.text.contains("    \(line)\n    func \(other)"))
        }
    }

    @Test("a new comment is a conflict if yours replaced the line below it")
    func aboveAnotherLine() {
        let old = text("func a() {", "    one()", "}")
        let templates = text("func a() {", "    // why", "    one()", "}")
        #expect(Merge(base: old, yours: text("func a() {", "    mine()", "}"), templates: templates).hasConflicts)
        let yours = text("func a() {", "    mine()", "    one()", "}")
        #expect(
            Merge(base: old, yours: yours, templates: templates).text
                == text("func a() {", "    mine()", "    // why", "    one()", "}")
        )
    }

    @Test("a renamed method is the same only if some of its lines are left")
    func replacedMethod() {
        let old = text("class A {", "    func a() {", "        one()", "    }", "}")
        let templates = text("class A {", "    func a() {", "        one()", "        two()", "    }", "}")
        let renamed = text("class A {", "    func b() {", "        one()", "    }", "}")
        #expect(
            Merge(base: old, yours: renamed, templates: templates).text
                == text("class A {", "    func b() {", "        one()", "        two()", "    }", "}")
        )
        let replaced = text("class A {", "    func b(c: C) {", "        mine()", "    }", "}")
        #expect(Merge(base: old, yours: replaced, templates: templates).hasConflicts)
    }

    @Test(arguments: [" {", "\n    {", "\n    where A: B {"])
    func `a line for a method that yours replaced is a conflict in each style of braces`(brace: String) {
        func list(_ method: String, _ lines: String) -> String {
            "class A {\n    var a: A?\n\n    func \(method)\(brace)\n\(lines)    }\n}\n"
        }
        let old = list("appear(_ animated: Bool)", "        super.appear(animated)\n")
        let yours = list("load()", "        super.load()\n        mine()\n")
        let templates = old.replacing("        super", with: "        hide(animated: animated)\n        super")
        #expect(Merge(base: old, yours: yours, templates: templates).hasConflicts)
    }

    @Test func `a method of an extension of yours is no renamed method of the type`() {
        let old = text("class A {", "    func a() {", "        send(.back)", "    }", "}")
        let method = ["    func b(c: C) {", "        send(.tap(c))", "    }"]
        let yours = (["class A {", "}", "extension A: B {"] + method + ["}"]).map { $0 + "\n" }.joined()
        let merge = Merge(base: old, yours: yours, templates: old.replacing("() {\n", with: "() {\n        one()\n"))
        #expect(merge.hasConflicts, "\(merge.text)")
    }

    @Test func `a line for a closure is inserted below an argument that yours renamed`() {
        func make(_ first: String, _ lines: String) -> String {
            text("run(", "    \(first)(", "        1", "    ),", "    second {", lines, "    }", ")")
        }
        let templates = make("a", "        b()\n        c()")
        let merge = Merge(base: make("a", "        b()"), yours: make("mine", "        b()"), templates: templates)
        #expect(merge.text == templates.replacing("a(", with: "mine(") && !merge.hasConflicts, "\(merge.text)")
    }

    // MARK: - Order -

    @Test(
        "a line below a type stays below it, even if yours changed its heading and inserted another type",
        arguments: [
            ["protocol X: Y, Sendable {", "}", "", "let a = 1"], ["protocol X: Y {", "}", "let a = 0"],
            ["protocol X: Y {", "}", "", "let a = 0"],
        ]
    )
    func order(_ rest: [String]) {
        let old = text("import A", "", "protocol X: Y {", "}", "", "let a = 0")
        let yours = RandomTexts.text(["import A", "", "protocol Mine {", "}", ""] + rest)
        let templates = text("import A", "", "protocol X: Y {", "}", "let theirs = 0", "", "let a = 0")
        let merge = Merge(base: old, yours: yours, templates: templates)
        let lines = merge.text.split(separator: "\n")
        let place = lines.firstIndex { $0.hasPrefix("protocol X") } ?? 0
        #expect(!merge.hasConflicts && lines[place + 2] == "let theirs = 0")
    }
}
