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
        #expect(Merge(base: texts.old, yours: texts.yours, templates: texts.templates, isSwift: false).hasConflicts)
        let merge = Merge(base: texts.old, yours: texts.yours, templates: texts.templates)
        guard !merge.hasConflicts else {
            // Each side of the conflict is unchanged.
            let parts = merge.text.split(separator: "\n", omittingEmptySubsequences: false)
                .split(omittingEmptySubsequences: false) { line in
                    ["<<<<<<< ", "||||||| ", "=======", ">>>>>>> "].contains { line.hasPrefix($0) }
                }.map {
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

    func oneLine(_ old: String, _ yours: String, _ templates: String, _ expected: String) {
        #expect(line(old, yours, templates) == expected)
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

    @Test("a new parameter of an initializer without those of the templates is a conflict")
    func emptied() {
        let base = """
            final class SignInInteractor: Interactor {

                override init(presenter: SignInPresentable) {
                    super.init(presenter: presenter)
                }
            }

            """
        let yours = base.replacing("presenter: SignInPresentable", with: "")
            .replacing("        super.init(presenter: presenter)\n", with: "")
        let templates = base.replacing("SignInPresentable)", with: "SignInPresentable, tracker: Tracker)")
            .replacing("        super", with: "        self.tracker = tracker\n        super")
        let merge = Merge(base: base, yours: yours, templates: templates)
        #expect(merge.conflicts.map(\.line) == [3])
    }

    @Test("a new conformance is inserted before a comment at the end of the heading")
    func headingWithComment() {
        let base = "class Login: Base {\n    func show() {}\n}\n"
        let merge = Merge(
            base: base,
            yours: base.replacing("Base {", with: "Base, Mine  // for the tests\n{"),
            templates: base.replacing("Base", with: "Base, Sendable")
        )
        #expect(merge.text.hasPrefix("class Login: Base, Sendable, Mine  // for the tests\n{\n"))
        #expect(merge.conflicts.isEmpty)
    }

    @Test("parameters and arguments that the templates reorder are taken where you edited the body, and stay there")
    func reorderedAboveEdit() {
        let base = """
            final class Home {
                init(view: View, router: Router) {
                    self.view = view
                    load(id: 1, animated: true) {
                        finish()
                    }
                }
            }

            """
        let reordered = [
            ("view: View, router: Router", "router: Router, view: View"),
            ("id: 1, animated: true", "animated: true, id: 1"),
        ]
        for (old, new) in reordered {
            for edited in ["self.view = view\n", "finish()\n"] {
                let yours = base.replacing(edited, with: "mine()\n" + edited)
                let merge = ThreeTexts(base, yours: yours, templates: base.replacing(old, with: new)).merge
                #expect(merge.text == yours.replacing(old, with: new))
            }
        }
    }
}
