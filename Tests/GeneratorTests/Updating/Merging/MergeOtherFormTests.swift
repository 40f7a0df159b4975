import Testing

@testable import VipergenGenerator

/// What the templates change or delete, and yours has in another form, in another order or in another place.
@Suite("Merges of what has another form") struct MergeOtherFormTests {

    private func type(_ members: String...) -> String {
        "final class Home {\n" + members.map { "    \($0)\n" }.joined(separator: "\n") + "}\n"
    }

    private func method(_ statements: String..., named name: String = "load()") -> String {
        "func \(name) {\n" + statements.map { "        \($0)\n" }.joined() + "    }"
    }

    @Test(
        "a statement that you extracted to a function, and the templates delete, is a conflict that names the function"
    )
    func extracted() {
        let base = type(method("start()", "fetch(id)", "finish()"))
        let yours = type(method("begin()", "finish()"), method("start()", "fetch(id)", named: "begin()"))
        let merge = ThreeTexts(base, yours: yours, templates: type(method("start()", "finish()"))).merge
        #expect(
            merge.conflicts.map(\.message) == ["the templates delete a statement that you moved into this function"]
        )
        #expect(merge.conflicts.map(\.line) == [7])
    }

    @Test("a statement that you moved is not deleted in silence: the templates may have extracted it")
    func movedAndExtracted() {
        let base = type(method("a(1)", "b(2)", "c(3)", "d(4)"))
        let templates = type(method("a(1)", "set()", "d(4)"), method("b(2)", "c(3)", named: "set()"))
        let merge = ThreeTexts(base, yours: type(method("a(1)", "c(3)", "b(2)", "d(4)")), templates: templates).merge
        #expect(merge.conflicts.map(\.message) == ["the templates move a statement that you moved"])
    }

    @Test("the templates move a statement across '#if', or across a function in a function, and you edited beside it")
    func acrossCondition() {
        for block in ["#if DEBUG\n        show()\n        #endif", "func inner() {\n            show()\n        }"] {
            let base = type(method("start()", block, "log(1)"))
            let templates = type(method("start()", "log(1)", block))
            let merge = ThreeTexts(
                base,
                yours: type(method("start()", block, "log(1)", "mine()")),
                templates: templates
            )
            .merge
            #expect(merge.text == type(method("start()", "log(1)", block, "mine()")))
        }
    }

    @Test(
        "a parameter or an argument with another label is the same one",
        arguments: [
            ("user: User, id: Int", "owner: User, id: Int", "id: Int", nil),
            ("user: User, id: Int", "owner: User, id: Int", "id: Int, user: User, mode: Mode", nil),
            ("user: User", "user: User, mine: Int", "owner: User", "owner: User, mine: Int"),
            ("user: User", "owner: User", "user: User, id: Int", "owner: User, id: Int"),
            ("title: String", "title: String, mine: String", "headline: String", "headline: String, mine: String"),
        ]
    )
    func otherLabel(base: String, yours: String, templates: String, result: String?) {
        func text(_ parameters: String) -> String { type(method("start()", named: "load(\(parameters))")) }
        let merge = ThreeTexts(text(base), yours: text(yours), templates: text(templates)).merge
        if let result { #expect(merge.text == text(result)) } else { #expect(merge.hasConflicts) }
    }

    @Test("an attribute that both sides change, or one deletes, is a conflict")
    func attribute() {
        func text(_ attribute: String) -> String { type(attribute + "var a: Int") }
        func merge(_ yours: String, _ templates: String) -> Merge {
            ThreeTexts(text("@Inject(\"a\") "), yours: text(yours), templates: text(templates)).merge
        }
        for (yours, templates) in [("@Inject(\"b\") ", ""), ("", "@Inject(\"b\") "), ("@Inject(b) ", "@Inject(c) ")] {
            #expect(merge(yours, templates).conflicts.map(\.message) == ["both changed the attribute '@Inject'"])
        }
        #expect(merge("@Inject(\"a\") @Mine ", "@Inject(b) ").text == text("@Inject(b) @Mine "))
    }

    @Test("an empty function that you gave a parameter and a body is not kept in silence if the templates delete it")
    func filled() {
        let (old, stop) = ("func load(a: Int) {}", "func stop() {}")
        let yours = type(method("mine()", named: "load(a: Int, b: Int)"), stop)
        #expect(ThreeTexts(type(old, stop), yours: yours, templates: type(stop)).merge.hasConflicts)
    }

    @Test("a class has one superclass: both sides may not replace it")
    func superclass() {
        func text(_ types: String) -> String { "final class Home\(types) {\n}\n" }
        func merge(_ base: String, _ yours: String, _ templates: String) -> Merge {
            ThreeTexts(text(base), yours: text(yours), templates: text(templates)).merge
        }
        #expect(merge(": Base, Loading", ": Mine, Loading", ": Other, Loading").hasConflicts)
        #expect(merge(": Base", "", ": Other").hasConflicts)
        #expect(merge(": Base, Loading", ": Base, Mine", ": Other, Loading").text == text(": Other, Mine"))
    }
}
