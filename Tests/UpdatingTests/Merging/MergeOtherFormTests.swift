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

    @Test(
        "a value means something only as a whole: what both changed is a conflict",
        arguments: [
            ("let n = on ? 1 : 2", "let n = !on ? 1 : 2", "let n = on ? 2 : 1", nil),
            ("let n = 5 * 60", "let n = 10 * 60", "let n = 5 * 120", nil),
            ("let n = rows[0]", "let n = rows[1]", "let n = cells[0]", nil),
            ("var n = 1", "private var n = 1", "var n = 2", "private var n = 2"),
            ("let n: Int = 1", "let n: Int = 3", "let n: UInt = 1", "let n: UInt = 3"),
            ("let n = A { a() }", "let n = A { a(); b() }", "let n = B { a() }", "let n = B { a(); b() }"),
        ]
    )
    func value(base: String, yours: String, templates: String, result: String?) {
        for place in [type, { "func f() {\n    \($0[0])\n}\n" }] as [(String...) -> String] {
            let merge = ThreeTexts(place(base), yours: place(yours), templates: place(templates)).merge
            if let result { #expect(merge.text == place(result)) } else { #expect(merge.hasConflicts) }
        }
    }

    @Test(
        "what the templates insert is done only if yours has each statement of it as a whole",
        arguments: [
            ("var on: Bool { !flag }", "var on: Bool { flag }", true),
            ("var n: Int { 10 - limit }", "var n: Int { limit }", true),
            ("func f() { guard ok, ready else { return }; go() }", "func f() { guard ok else { return }; go() }", true),
            ("func f() { go(); mine() }", "func f() { go() }", false),
        ]
    )
    func done(yours: String, templates: String, isConflict: Bool) {
        let merge = ThreeTexts(
            type("let a = 1"),
            yours: type("let a = 1", yours),
            templates: type("let a = 1", templates)
        )
        .merge
        #expect(merge.hasConflicts == isConflict)
    }

    @Test(
        "modifiers and attributes that exclude each other, or that both replaced, are a conflict",
        arguments: [
            ("weak var v: V?", "var v: V?", "unowned var v: V?"), ("var v: V", "weak var v: V", "unowned var v: V"),
            ("var v: V", "static var v: V", "class var v: V"), ("@A var v: V", "@B var v: V", "@C var v: V"),
            ("@A var v: V", "var v: V", "@B var v: V"), ("var v: V", "@MainActor var v: V", "nonisolated var v: V"),
            ("private(set) var v: V", "var v: V", "fileprivate(set) var v: V"),
            ("var v = 1", "let v = 1", "lazy var v = 1"),
            ("public class A {}", "final public class A {}", "open class A {}"),
        ]
    )
    func exclusive(base: String, yours: String, templates: String) {
        let merge = ThreeTexts(type(base), yours: type(yours), templates: type(templates)).merge
        #expect(merge.hasConflicts, "\(merge.text)")
    }

    @Test(
        "a key is there once, an argument stands where it stood, and a class has one superclass",
        arguments: [
            (#"let a = ["a": 1]"#, #"let a = ["a": 1, "c": 3]"#, #"let a = ["a": 1, "c": 4]"#),
            ("let a = g(1, 2)", "let a = g(2)", "let a = g(1, 2, t)"),
            ("class A: P {}", "class A: Mine, P {}", "class A: Other, P {}"),
            ("class A: Base, P {}", "class A: P, Base {}", "class A: Other, P {}"),
        ]
    )
    func once(base: String, yours: String, templates: String) {
        #expect(ThreeTexts(type(base), yours: type(yours), templates: type(templates)).merge.hasConflicts)
    }

    @Test("what the templates insert beside an 'if' of yours that leaves the function has no place")
    func besideExit() {
        let base = type(method("save()", "close()"))
        let templates = type(method("save()", "log()", "close()"))
        for own in ["guard ok else { return }", "if !ok { return }"] {
            #expect(
                ThreeTexts(base, yours: type(method("save()", own, "close()")), templates: templates).merge.hasConflicts
            )
        }
        let yours = type(method("save()", "if ok { mine() }", "close()"))
        #expect(!ThreeTexts(base, yours: yours, templates: templates).merge.hasConflicts)
    }

    @Test("a version in the head of a file is not a date")
    func version() {
        func text(_ author: String, _ version: String) -> String {
            "//  Created by \(author) on 27.11.2026.\n//  Requires iOS \(version).\n\nlet a = 1\n"
        }
        let merge = ThreeTexts(text("Ann", "15.0"), yours: text("Bob", "15.0"), templates: text("Ann", "16.0")).merge
        #expect(merge.text == text("Bob", "16.0"))
    }
}
