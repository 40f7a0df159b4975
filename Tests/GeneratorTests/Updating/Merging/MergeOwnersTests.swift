import Testing

@testable import VipergenGenerator

@Suite("The declarations that merged lines belong to") struct MergeOwnersTests {

    /// A text of these lines.
    private func text(_ lines: String...) -> String { RandomTexts.text(lines) }

    // MARK: - Blocks -

    @Test("a line of yours that would get into another type is a conflict that shows both headings")
    func otherType() {
        let old = text("protocol I: J {", "}")
        let merge = Merge(
            base: old,
            yours: text("protocol I: J {", "    func mine()", "}"),
            templates: text("enum E {", "}")
        )
        let conflict = Merge.Conflict(line: 1, diff: ["- protocol I: J {", "+ enum E {"])
        #expect(merge.conflicts == [conflict])
        #expect(merge.text.hasPrefix("<<<<<<< yours\nprotocol I: J {\n    func mine()\n|||||||"))
    }

    @Test("a line of yours is a conflict if its block is gone, but not if the block's heading only changed")
    func otherBlocks() {
        func conflicts(_ old: String, _ mine: String, _ templates: String) -> Bool {
            let yours = old.replacing("1\n", with: "1\n2\n\(mine)\n")
            return Merge(base: old.replacing("1\n", with: "1\n2\n"), yours: yours, templates: templates).hasConflicts
        }
        #expect(conflicts("func a(b: B) {\n1\n}\n", "mine", "func a(c: C) {\n1\n2\n}\n") == false)
        #expect(conflicts("class A {\n0\n}\nclass B {\n1\n3\n}\n", "mine", "class A {\n0\n1\n2\n3\n}\n"))
        #expect(conflicts("class A {\n1\n3\n}\n", "mine", "1\n2\n3\n"))
        #expect(conflicts("1\n3\n", "mine", "class A {\n1\n2\n3\n}\n"))
        // The method has the same parameters, but belongs to another type.
        let nested = "struct A {\nfunc a() {\n1\n}\n}\n"
        #expect(conflicts(nested, "mine", "enum B {\nfunc b() {\n1\n2\n}\n}\n"))
        #expect(!conflicts(nested, "mine", "struct A: B {\nstatic func a() {\n1\n2\n}\n}\n"))
    }

    @Test(
        "a heading with other modifiers, parameters or conformances declares the same",
        arguments: [
            ("class A {", "final class A: B {"), ("protocol A: B {", "protocol A: B, C {"),
            ("class A {", "@MainActor public class A {"), ("class A {", "class A<T> {"),
            ("init() {", "override init(a: A) {"), ("func a() {", "func a(b: B) async {"),
            ("extension A {", "extension A: B {"),
        ]
    )
    func sameHeading(_ old: String, _ templates: String) {
        let merge = Merge(
            base: text(old, "1", "}"),
            yours: text(old, "1", "mine", "}"),
            templates: text(templates, "1", "}")
        )
        #expect(merge.text == text(templates, "1", "mine", "}") && !merge.hasConflicts)
    }

    @Test("a line stays in its own extension of a type, or is a conflict")
    func extensions() {
        let (first, second) = (["extension A: B {", "1", "}"], ["private extension A {", "2", "}"])
        let old = RandomTexts.text(first + second)
        let yours = RandomTexts.text(first + ["private extension A {", "2", "mine", "}"])
        let other = RandomTexts.text(first + ["private extension A: C {", "2", "}"])
        #expect(Merge(base: old, yours: yours, templates: other).hasConflicts)
        let modified = RandomTexts.text(first + ["extension A {", "2", "}"])
        #expect(!Merge(base: old, yours: yours, templates: modified).hasConflicts)
        let exchanged = RandomTexts.text(["private extension A {", "1", "}"] + ["extension A: B {", "2", "}"])
        #expect(Merge(base: old, yours: yours, templates: exchanged).hasConflicts)
    }

    @Test("lines of the templates at file scope do not get into a type of yours")
    func outOfType() {
        let old = text("class A {", "}", "let a = 0", "let b = 0")
        let yours = text("class A {", "let a = 0", "let b = 0", "}")
        let templates = text("class A {", "}", "let a = 0", "let theirs = 0", "let b = 0")
        let merge = Merge(base: old, yours: yours, templates: templates)
        #expect(merge.hasConflicts)
    }

    @Test(
        "a line for a block that yours redeclared is a conflict, unless it is a class that became a structure, or has another name"
    )
    func otherHeading() {
        func hasConflicts(_ heading: String, _ end: String = "", kind: String = "protocol") -> Bool {
            let (first, last) = ("\(kind) A {\n    1\n    2\n", "    3\n}\n")
            return Merge(
                base: first + last,
                yours: (first + last).replacing("\(kind) A {", with: heading) + end,
                templates: first + "    theirs\n" + last
            ).hasConflicts
        }
        #expect(hasConflicts("enum B {") && hasConflicts("protocol B {", "protocol A {\n}\n"))
        #expect(hasConflicts("enum A {") && hasConflicts("enum A {", kind: "class"))
        #expect(!hasConflicts("struct A {", kind: "final class"))
        #expect(!hasConflicts("protocol B {") && !hasConflicts("mine(B) {"))
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

    @Test("an attribute of yours stays on a method that the templates change or rename, but not on a replaced one")
    func subjectChanges() {
        let yours = routes.replacing("    func second", with: "    @Mine\n    func second")
        let changed = routes.replacing("func second()", with: "public func second(a: A)")
        let merge = Merge(base: routes, yours: yours, templates: changed)
        #expect(!merge.hasConflicts && merge.text.contains("    @Mine\n    public func second(a: A)"))
        let renamed = Merge(
            base: routes,
            yours: yours,
            templates: routes.replacing("func second()", with: "func other()")
        )
        #expect(!renamed.hasConflicts && renamed.text.contains("    @Mine\n    func other()"))
        let other = routes.replacing("func second()", with: "func other(a: A)")
        #expect(Merge(base: routes, yours: yours, templates: other).hasConflicts)
    }

    @Test("a free-standing comment of yours is a conflict if the blank line below it is deleted")
    func freeComment() {
        let old = text("{", "1", "", "2", "3", "", "4", "}")
        let yours = text("{", "1", "// mine", "", "2", "3", "", "4", "}")
        #expect(Merge(base: old, yours: yours, templates: text("{", "1", "3", "", "4", "}")).hasConflicts)
        #expect(!Merge(base: old, yours: yours, templates: text("{", "1", "", "3", "", "4", "}")).hasConflicts)
    }

    @Test("at the start of a file, insertions on both sides are a conflict, unless a plain comment precedes an import")
    func head() {
        func hasConflicts(_ mine: String, _ theirs: String) -> Bool {
            Merge(base: "x\n", yours: mine + "\nx\n", templates: theirs + "\nx\n").hasConflicts
        }
        #expect(!hasConflicts("// Mine", "import A"))
        #expect(hasConflicts("/// Mine", "import A") && hasConflicts("@Mine", "import A"))
        #expect(hasConflicts("// Mine", "theirs()"))
    }

    @Test("a new attribute or documentation comment is a conflict if it would get above another declaration")
    func ofTheTemplates() {
        func hasConflicts(_ theirs: String) -> Bool {
            let (old, lines) = (
                text("1", "let old = 0", "func a()", "2"), ["1", "let old = 0", "let mine = 0", "func a()"]
            )
            let yours = RandomTexts.text(lines + ["2"])
            return Merge(base: old, yours: yours, templates: text("1", theirs, "func a()", "2")).hasConflicts
        }
        #expect(hasConflicts("@MainActor") && hasConflicts("/// What it does."))
        #expect(!hasConflicts("// TODO: Begin.") && !hasConflicts("let new = 0"))
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

    @Test func `an argument for a call is a conflict if yours has several such calls`() {
        let old = text("struct A {", "    let a = make()", "}")
        let templates = old.replacing("make()", with: "make(b: b)")
        func merge(_ calls: String) -> Merge {
            Merge(base: old, yours: old.replacing("let a = make()", with: calls), templates: templates)
        }
        #expect(merge("let b = make(c: 1)\n    let d = make(c: 2)").hasConflicts)
        #expect(merge("let d = make(c: 1)").text == text("struct A {", "    let d = make(c: 1, b: b)", "}"))
    }

    @Test("lines of yours stay in a method that the templates rename")
    func renamedMethod() {
        let old = text("class A {", "    func a() {", "        one()", "    }", "}")
        let yours = old.replacing("one()\n", with: "one()\n        mine()\n")
        let renamed = old.replacing("func a", with: "func b")
        let merge = Merge(base: old, yours: yours, templates: renamed)
        #expect(merge.text == yours.replacing("func a", with: "func b") && !merge.hasConflicts)
        // A method with other parameters is a different one, and so is one beside it.
        let parameters = old.replacing("func a()", with: "func b(c: C)")
        #expect(Merge(base: old, yours: yours, templates: parameters).hasConflicts)
        let both = text("class A {", "    func b() {", "        one()", "    }", "    func a() {", "    }", "}")
        let merged = Merge(base: old, yours: yours, templates: both)
        #expect(merged.hasConflicts || merged.text.contains("func a() {\n        mine()\n"), "\(merged.text)")
    }

    @Test("lines of yours stay in a method whose name and labels change, but not if its parameters change")
    func renamedLabels() {
        let old = text("class A {", "    func a(with b: B, c: C) -> D {", "        one()", "    }", "}")
        let yours = old.replacing("one()\n", with: "one()\n        mine()\n")
        func merge(_ heading: String) -> Merge {
            Merge(base: old, yours: yours, templates: old.replacing("a(with b: B, c: C) -> D", with: heading))
        }
        let merged = merge("e(b: B, of c: C) -> D")
        #expect(
            !merged.hasConflicts && merged.text.contains("func e(b: B, of c: C) -> D {\n        one()\n        mine()")
        )
        for other in ["e(with f: B, c: C) -> D", "e(b: B) -> D", "e(b: B, c: B) -> D"] {
            #expect(merge(other).hasConflicts, "\(other)")
        }
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
