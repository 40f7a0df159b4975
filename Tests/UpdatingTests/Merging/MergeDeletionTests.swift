import Testing

@testable import VipergenGenerator

/// The templates delete the line that they wrote, not an equal line of yours.
@Suite struct MergeDeletionTests {

    private func type(_ name: String, _ methods: (name: String, line: String)...) -> String {
        let bodies = methods.map { "    func \($0.name) {\n        \($0.line)\n    }\n" }
        return "final class \(name) {\n" + bodies.joined(separator: "\n") + "}\n"
    }

    private func merge(_ old: String, _ yours: String, without line: String) -> Merge {
        let templates = old.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(line) }
        return Merge(base: old, yours: yours, templates: templates.joined(separator: "\n"))
    }

    @Test func `an equal line in another method is kept`() {
        let old = type("Login", ("start()", "log()"), ("stop()", "log()"))
        let yours = type("Login", ("start()", "log()"), ("stop()", "mine()"), ("again()", "log()"))
        let merge = merge(old, yours, without: "log()")
        #expect(merge.hasConflicts || merge.text.contains("func again() {\n        log()\n"))
    }

    @Test func `a line that yours only moved within its method is deleted, and an edited one is a conflict`() {
        let old = type("Login", ("load()", "one()\n        two()\n        three()"))
        let yours = old.replacing("        one()\n", with: "").replacing("three()\n", with: "three()\n        one()\n")
        #expect(merge(old, yours, without: "one()").text == type("Login", ("load()", "two()\n        three()")))
        #expect(!merge(old, yours, without: "two()").hasConflicts)
        let edited = yours.replacing("one()", with: "one(mine: 1)")
        #expect(merge(old, edited, without: "one()").text.contains("one(mine: 1)"))
    }

    @Test func `a line is deleted from its own method, not from one above that has an equal line`() {
        let old = type("Login", ("render(error: Error)", "remove()"))
        let yours = type(
            "Login",
            ("renderLoaded()", "remove()"),
            ("render(error: Error)", "remove()\n\n        show(error)")
        )
        let merge = merge(old, yours, without: "remove()")
        #expect(merge.hasConflicts || merge.text.contains("func renderLoaded() {\n        remove()\n"), "\(merge.text)")
    }

    @Test func `a line is deleted from a method that yours moved to an extension`() {
        let old = type("Login", ("start()", "x()"), ("setup()", "track()"))
        let method = "    func setup() {\n        mine()\n        track()\n        other()\n    }\n"
        let yours = "class Login: Base {\n    let a = 1\n}\n\nextension Login {\n\(method)}\n"
        let merge = merge(old, yours, without: "track()")
        #expect(merge.text == yours.replacing("        track()\n", with: "") && !merge.hasConflicts, "\(merge.text)")
    }

    @Test func `a method of another type is kept`() {
        let old = type("Login", ("start()", "x()"), ("stop()", "log()"))
        let templates = type("Login", ("start()", "x()"))
        let yours = templates + "\n" + type("Helper", ("stop()", "log()"))
        let merge = Merge(base: old, yours: yours, templates: templates)
        #expect(merge.hasConflicts || merge.text == yours, "\(merge.text)")
    }

    @Test func `a member of a copied type is kept`() {
        func model(_ name: String, _ request: String, _ response: String) -> String {
            "struct \(name) {\n    struct Request {\n        \(request)\n    }\n\n"
                + "    struct Response {\n        \(response)\n    }\n}\n"
        }
        let old = model("Login", "let id = 0", "let id = 0")
        let yours = model("Login", "let id = 0", "var posts: [Post]") + "\n" + model("Story", "let id = 0", "var x: X")
        let merge = merge(old, yours, without: "let id")
        #expect(merge.hasConflicts || merge.text.contains("Story {\n    struct Request {\n        let id = 0\n"))
    }

    @Test(
        arguments: [
            ("func load() {", "func reload() {"), ("final class Login {", "class Login: Base {"),
            ("final class Login {", "final class SignIn {"),
        ]
    )
    func `a line is deleted from a block that yours renamed`(old: String, yours: String) {
        let text = type("Login", ("load()", "setup()\n        track()"))
        let edited = text.replacing(old, with: yours)
        let merge = merge(text, edited, without: "track()")
        #expect(!merge.hasConflicts && !merge.text.contains("track()"), "\(merge.text)")
    }

    @Test(
        "a statement that the templates delete and yours has twice, or within another one, is a conflict with its line"
    )
    func repeatedOrMoved() {
        func text(_ statements: String...) -> String {
            "final class Home {\n    func one() {\n" + statements.map { "        \($0)\n" }.joined() + "    }\n}\n"
        }
        let base = text("start()", "go()", "end()")
        let templates = text("start()", "end()")
        let twice = ThreeTexts(base, yours: text("start()", "go()", "go()", "end()"), templates: templates).merge
        #expect(twice.conflicts.map(\.message) == ["the templates delete one of several equal statements"])
        #expect(twice.conflicts.map(\.line) == [4])
        let closure = text("start()", "perform {", "    go()", "}", "end()")
        let moved = ThreeTexts(base, yours: closure, templates: templates).merge
        #expect(moved.conflicts.map(\.message) == ["the templates delete a statement that you moved into this one"])
        #expect(moved.conflicts.map(\.line) == [4])
    }

    @Test("an extension that you deleted stays deleted if the templates only delete a member of it")
    func partOfDeleted() {
        let close = "    func close() {\n    }\n\n"
        let base = "class A {\n}\n\nextension A: Output {\n\(close)    func open() {\n    }\n}\n"
        let templates = base.replacing(close, with: "")
        let gone = ThreeTexts(base, yours: "class A {\n    let mine = 1\n}\n", templates: templates).merge
        #expect(gone.text == "class A {\n    let mine = 1\n}\n")
        let moved = ThreeTexts(base, yours: "class A {\n\(close)}\n", templates: templates).merge
        #expect(moved.hasConflicts)
    }

    @Test(
        "what the templates take out of something that yours has in another form is a conflict",
        arguments: [
            ("load(x, y)", "await load(x, y)", "load(x)", "await load(x)"),
            ("go(); end()", "if isNew { go(); end() }", "go()", nil), ("a.load()", "a.reload()", "", nil),
        ]
    )
    func otherForm(old: String, yours: String, templates: String, result: String?) {
        func text(_ statement: String) -> String { "func one() {\n    start()\n    perform { \(statement) }\n}\n" }
        let merge = ThreeTexts(text(old), yours: text(yours), templates: text(templates)).merge
        if let result { #expect(merge.text == text(result)) } else { #expect(merge.hasConflicts) }
        func method(_ name: String, _ statement: String) -> String {
            "class A {\n    func \(name)() {\n        a()\n\(statement)    }\n}\n"
        }
        let base = method("load", "        b()\n")
        // Both deleted the statement.
        let other = ThreeTexts(base, yours: method("mine", "        c()\n"), templates: method("load", "")).merge
        #expect(other.text == method("mine", "        c()\n"))
        let renamed = ThreeTexts(base, yours: method("mine", "        b()\n"), templates: method("load", "")).merge
        #expect(renamed.text == method("mine", ""))
        let moved = "class A {\n}\n\nextension A {\n    func load(_ id: Int) {\n        b()\n    }\n}\n"
        #expect(ThreeTexts(base, yours: moved, templates: method("load", "")).merge.hasConflicts)
    }
}
