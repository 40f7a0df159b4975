import Testing

@testable import VipergenGenerator

@Suite("Merging lists") struct MergeListTests {

    /// The elements of a merged list; nil for a conflict.
    private func merged(
        _ old: [String],
        _ yours: [String],
        _ templates: [String],
        in ends: (String, String) = ("    init(", "    ) {")
    ) -> [String]? {
        func text(_ elements: [String]) -> String {
            RandomTexts.text(["class A {", ends.0] + elements.map { "        " + $0 } + [ends.1, "    }", "}"])
        }
        let texts = (old: text(old), yours: text(yours), templates: text(templates))
        #expect(Merge(base: texts.old, yours: texts.yours, templates: texts.templates, asGit: true).hasConflicts)
        let merge = Merge(base: texts.old, yours: texts.yours, templates: texts.templates)
        guard !merge.hasConflicts else {
            // Each side of the conflict is unchanged.
            let parts = merge.text.split(separator: "\n", omittingEmptySubsequences: false)
                .split(omittingEmptySubsequences: false) { Line($0).isMarker || $0 == "=======" }.map {
                    $0.joined(separator: "\n")
                }
            #expect(parts.count == 5)
            #expect(texts.yours.contains(parts[1]) && texts.templates.contains(parts[3]), "\(merge.text)")
            return nil
        }
        let lines = merge.text.split(separator: "\n").map(String.init)
        #expect(lines.prefix(2) == ["class A {", ends.0] && lines.suffix(3) == [ends.1, "    }", "}"])
        return lines.dropFirst(2).dropLast(3).map { String($0.drop { $0 == " " }) }
    }

    @Test(
        "elements appended on both sides are merged",
        arguments: [
            (["a: A", "m: M"], ["a: A", "t: T"], ["a: A", "t: T", "m: M"]),
            (["a: A", "m: M", "n: N"], ["a: A", "t: T", "u: U"], ["a: A", "t: T", "u: U", "m: M", "n: N"]),
            (["a: A", "m: M"], ["x: X", "a: A", "t: T"], ["x: X", "a: A", "t: T", "m: M"]),
            (["a: M"], ["a: A", "t: T"], ["a: M", "t: T"]),
            (["a: A", "// why", "m: M"], ["a: A", "t: T"], ["a: A", "t: T", "// why", "m: M"]),
        ]
    )
    func appended(_ yours: [String], _ templates: [String], _ expected: [String]) {
        func list(_ elements: [String], trailing: Bool = false) -> [String] {
            let last = elements.last { !$0.hasPrefix("//") }
            return elements.map { $0.hasPrefix("//") || $0 == last && !trailing ? $0 : $0 + "," }
        }
        for ends in [("    init(", "    ) {"), ("    let a = A(", "    )"), ("    let a = [", "    ]")] {
            #expect(merged(["a: A"], list(yours), list(templates), in: ends) == list(expected))
            // A trailing comma is kept.
            let trailing = merged(["a: A"], list(yours, trailing: true), list(templates), in: ends)
            #expect(trailing == list(expected, trailing: true))
        }
    }

    @Test("elements added to an empty list on both sides are merged")
    func empty() {
        #expect(merged([], ["m: M"], ["t: T"]) == ["t: T,", "m: M"])
        #expect(merged([], ["m: M,"], ["t: T"]) == ["t: T,", "m: M,"])
    }

    @Test("one side may delete or change the last element while the other side appends one")
    func lastGoes() {
        #expect(merged(["a: A,", "t: T"], ["a: A,", "t: T,", "m: M"], ["a: A"]) == ["a: A,", "m: M"])
        #expect(
            merged(["a: A,", "t: T"], ["a: A,", "t: T,", "m: M"], ["a: A,", "t: U"]) == ["a: A,", "t: U,", "m: M"]
        )
        #expect(merged(["a: A,", "b: B"], ["a: A"], ["a: A,", "b: B,", "t: T"]) == ["a: A,", "t: T"])
    }

    @Test("the comma of an element that yours continues comes after its last line")
    func continued() {
        #expect(merged(["a"], ["a", "|| m"], ["a,", "t"]) == ["a", "|| m,", "t"])
    }

    @Test("a trailing comma follows the templates, unless yours changed it")
    func trailingComma() {
        #expect(merged(["a: A"], ["a: A,", "m: M"], ["a: A,", "t: T,"]) == ["a: A,", "t: T,", "m: M,"])
        #expect(merged(["a: A,"], ["a: A,", "m: M,"], ["a: A,", "t: T"]) == ["a: A,", "t: T,", "m: M"])
        #expect(merged(["a: A,"], ["a: A,", "m: M"], ["a: A,", "t: T,"]) == ["a: A,", "t: T,", "m: M"])
    }

    @Test("a new element follows its predecessor, even one with a changed value, and precedes elements of yours")
    func belowChangedValue() {
        let yours = ["a: mine,", "m: m", "    .first", "    .second"]
        let expected = ["a: mine,", "t: t,", "m: m", ".first", ".second"]
        #expect(merged(["a: a"], yours, ["a: a,", "t: t"]) == expected)
        let several = merged(["a: a"], ["a: mine", "    .first,", "m: m"], ["a: a,", "t: t"])
        #expect(several == ["a: mine", ".first,", "t: t,", "m: m"])
        let generic = merged(["a: a"], ["a: Pair<A,", "    B>(),", "m: m"], ["a: a,", "t: t"])
        #expect(generic == ["a: Pair<A,", "B>(),", "t: t,", "m: m"])
        let nested = merged(["a: a"], ["a: [", "    1,", "    2", "],", "m: m"], ["a: a,", "t: t"])
        #expect(nested?.joined() == "a: [1,2], t: t,m: m")
    }

    @Test("a new element is indented like other elements, not like a continued or blank line")
    func indentationOfElements() {
        func text(_ list: String) -> String { "func run() {\n    call(\(list))\n}\n" }
        let merge = Merge(
            base: text("a: a"),
            yours: text("\n        a: a,\n        m: m\n            .first\n\n    "),
            templates: text("a: a, t: t")
        )
        #expect(merge.text == text("\n        a: a,\n        t: t,\n        m: m\n            .first\n\n    "))
    }

    @Test("the comma of an element of several lines comes after its last line")
    func closures() {
        let merged = merged(["a: A"], ["a: A,", "m: M"], ["a: A,", "t: {", "    go()", "}"])
        #expect(merged == ["a: A,", "t: {", "go()", "},", "m: M"])
    }

    @Test(
        "elements with the same name, or a comma after a comment, are a conflict",
        arguments: [
            // Both have the same name.
            (["a: A"], ["a: A,", "t: T,", "m: M"], ["a: A,", "t: U"]),
            (["a: A"], ["a: A,", "of t: M"], ["a: A,", "t: T"]),
            // A comma after a comment would be part of it.
            (["a: A"], ["a: A,", "m: M"], ["a: A,", "t: T // why"]),
        ]
    )
    func conflicts(_ old: [String], _ yours: [String], _ templates: [String]) {
        #expect(merged(old, yours, templates) == nil)
    }

    @Test("an element that both sides add is added once")
    func same() {
        #expect(merged(["a: A"], ["a: A,", "t: T,", "m: M"], ["a: A,", "t: T"]) == ["a: A,", "t: T,", "m: M"])
    }

    @Test("the lines of a multi-line string are not a list")
    func texts() {
        #expect(merged(["a"], ["a,", "m"], ["a,", "t"], in: ("    let a = \"\"\"", "    )\"\"\"")) == nil)
    }

    @Test("a conflict leaves the commas of other lists as they are")
    func otherLists() {
        let call = ["call(", "    a: A", ")", "call(", "    a: A,", ")", "call(", ")"]
        let merge = Merge(
            base: RandomTexts.text(["a"] + call),
            yours: RandomTexts.text(["mine"] + call),
            templates: RandomTexts.text(["theirs"] + call)
        )
        #expect(merge.hasConflicts && merge.text.hasSuffix("\n" + RandomTexts.text(call)))
    }

    // MARK: - In one line -

    private func line(_ old: String, _ yours: String, _ templates: String) -> String? {
        func text(_ line: String) -> String { RandomTexts.text(["class A {", line, "}"]) }
        let merge = Merge(base: text(old), yours: text(yours), templates: text(templates))
        return merge.hasConflicts ? nil : String(merge.text.dropFirst(10).dropLast(3))
    }

    @Test(
        "the elements of a list in one line are merged",
        arguments: [
            ("init(a: A) {", "init(a: A, m: M) {", "init(a: A, t: T) {", "init(a: A, t: T, m: M) {"),
            ("  init() {", "  init(m: M) {", "  init(t: T) {", "  init(t: T, m: M) {"),
            ("init(a: A, b: B)", "init(a: A, m: M, b: B)", "init(a: A, b: B, t: T)", "init(a: A, m: M, b: B, t: T)"),
            ("init(a: A) {", "public init(a: A) {", "init(a: A, t: T) {", "public init(a: A, t: T) {"),
            (
                "A(a: a, b: [b, c])", "A(a: a, b: [b, c], m: m(1, 2))", "A(a: a, b: [b, c], t: t)",
                "A(a: a, b: [b, c], t: t, m: m(1, 2))"
            ),
            ("A(a: b(c))", "A(a: b(c, m))", "A(a: b(c), t: t)", "A(a: b(c, m), t: t)"),
            ("a(\"b, (c\")", "a(\"b, (c\", m)", "a(\"b, (c\", t)", "a(\"b, (c\", t, m)"),
            ("class A: B {", "class A: B, M {", "final class A: B, T {", "final class A: B, T, M {"),
            ("class A: B<C, D> {", "class A: B<C, D>, M {", "class A: T, B<C, D> {", "class A: T, B<C, D>, M {"),
            (
                "@B(c, d) func a(b: B) {", "@B(c, d) func a(b: B, m: M) {", "@B(c, d) func a(t: T, b: B) {",
                "@B(c, d) func a(t: T, b: B, m: M) {"
            ),
            (
                "private(set) var a = b()", "private(set) var a = b(m)", "public private(set) var a = b()",
                "public private(set) var a = b(m)"
            ),
        ]
    )
    func oneLine(_ old: String, _ yours: String, _ templates: String, _ expected: String) {
        #expect(line(old, yours, templates) == expected)
    }

    @Test(
        "changes in one line are a conflict if they are in the same element or outside a list",
        arguments: [
            // Both changed the same element, or have it at different places.
            ("init(a: A)", "init(a: M)", "init(a: T)"), ("init(a: A)", "init(t: T, a: A)", "init(a: A, t: T)"),
            ("init(a: A, b: B)", "init(t: M, a: A, b: B)", "init(a: A, b: B, t: T)"),
            // It has no list, or is another call.
            ("let a = b + c", "let a = b + c + m", "let a = b + c + t"), ("let a = A()", "let a = M()", "let a = A(t)"),
            ("let a = A(b)", "let a = M(b)", "let a = A(b, t)"), ("let a = A(b)", "let a = A(b, m)", "let a = T(b)"),
        ]
    )
    func lineConflicts(_ old: String, _ yours: String, _ templates: String) {
        #expect(line(old, yours, templates) == nil)
    }

    // MARK: - Layouts -

    private let layouts = [
        ["    init(a: A, b: B) {"], ["    init(", "        a: A,", "        b: B", "    ) {"],
        ["    init(a: A,", "         b: B) {"], ["    init(", "        a: A, b: B", "    ) {"],
    ]

    @Test("a new element takes the layout of the list in yours, whatever the layout of the templates")
    func layout() {
        let wanted = [
            ["    init(a: A, b: B, t: T, m: M) {"],
            ["    init(", "        a: A,", "        b: B,", "        t: T,", "        m: M", "    ) {"],
            ["    init(a: A,", "         b: B,", "         t: T,", "         m: M) {"],
        ]
        func text(_ heading: [String], _ body: [String] = []) -> String {
            RandomTexts.text(["class A {"] + heading + body.map { "        " + $0 } + ["    }", "}"])
        }
        func adding(_ element: String, to heading: [String]) -> [String] {
            var heading = heading
            let last = heading.count - (heading.count == 4 ? 2 : 1)
            let line = heading[last]
            let indentation = heading.count == 4 ? "        " : "         "
            if heading.count == 1 { return [line.replacing(")", with: ", \(element))")] }
            heading[last] = line.replacing(") {", with: "") + ","
            heading.insert(indentation + element + (heading.count == 4 ? "" : ") {"), at: last + 1)
            return heading
        }
        for (layout, wanted) in zip(layouts, wanted) {
            for other in layouts.prefix(3) {
                let merge = Merge(
                    base: text(other),
                    yours: text(adding("m: M", to: layout), ["self.m = m"]),
                    templates: text(adding("t: T", to: other), ["self.t = t"])
                )
                #expect(merge.text == text(wanted, ["self.t = t", "self.m = m"]) && !merge.hasConflicts)
            }
        }
    }

    @Test("a list that only the templates have keeps their layout")
    func newList() {
        for layout in layouts {
            let call = layout.map { $0.replacing("init", with: "let c = f").replacing(" {", with: "") }
            let merge = Merge(
                base: RandomTexts.text(["init() {", "    one()", "}"]),
                yours: RandomTexts.text(["init(m: M) {", "    one()", "    mine()", "}"]),
                templates: RandomTexts.text(["init(t: T) {", "    one()"] + call + ["}"])
            )
            #expect(merge.text == RandomTexts.text(["init(t: T, m: M) {", "    one()"] + call + ["    mine()", "}"]))
        }
    }

    @Test("a new element is inserted into a list from which yours deleted an element")
    func elementGone() {
        #expect(
            line("init(a: A, b: B) {", "override init(a: A) {", "init(a: A, b: B, t: T) {")
                == "override init(a: A, t: T) {"
        )
        #expect(line("let a = A(b)", "let a   = A()", "let a = A(b, t)") == "let a   = A(t)")
    }

    @Test("a base class that an update replaced is not replaced again, even if yours changed the heading")
    func replacedAgain() {
        let (old, templates) = ("final class A: Base<V> {\n}\n", "final class A: Other<V> {\n}\n")
        for yours in ["class A: Base<V>, Mine {\n}\n", "class A: Base<V>,\n    Mine {\n}\n"] {
            let first = Merge(base: old, yours: yours, templates: templates)
            #expect(!first.hasConflicts && first.text.contains("Other<V>,") && !first.text.contains("Base"))
            let second = Merge(base: old, yours: first.text, templates: templates)
            #expect(!second.hasConflicts && second.text == first.text, "\(second.text)")
        }
        #expect(Merge(base: old, yours: "class A: Mine {\n}\n", templates: templates).hasConflicts)
    }

    @Test("an element that an update inserted is not inserted again, even if yours deleted its neighbour")
    func elementGoneBefore() {
        #expect(
            line("init(a: A, b: B) {", "override init(a: A, t: T) {", "init(a: A, b: B, t: T) {")
                == "override init(a: A, t: T) {"
        )
    }

    @Test("no element is put after a comment in the same line")
    func comment() {
        let merge = Merge(
            base: RandomTexts.text(["a(", "    b", ")"]),
            yours: RandomTexts.text(["a(b, m)"]),
            templates: RandomTexts.text(["a(", "    // why", "    t,", "    b", ")"])
        )
        #expect(merge.text == RandomTexts.text(["a(", "    // why", "    t, b, m)"]))
    }

    @Test("a conflict consists of whole lines")
    func wholeLines() {
        let merge = Merge(
            base: RandomTexts.text(["x", "init(a: A, b: B) {", "y"]),
            yours: RandomTexts.text(["x", "init(a: M, b: B) {", "y"]),
            templates: RandomTexts.text(["x", "init(a: T, b: B) {", "y"])
        )
        #expect(merge.text.contains("<<<<<<< yours\ninit(a: M, b: B) {\n|||||||"))
        #expect(merge.text.contains("=======\ninit(a: T, b: B) {\n>>>>>>>"))
    }
}
