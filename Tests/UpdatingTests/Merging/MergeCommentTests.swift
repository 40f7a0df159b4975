import Testing

@testable import VipergenGenerator

/// Comments that a person deleted or edited, and that stand elsewhere in the templates now.
@Suite struct MergeCommentTests {

    private let todo = "    // TODO: Declare methods that the interactor calls to change the tree of views.\n"

    private func routing(_ members: String) -> String {
        "import RIBs\n\nprotocol HomeRouting: ViewableRouting {\n\(members)}\n\nprotocol HomeListener: AnyObject {\n}\n"
    }

    @Test(
        "a comment that yours deleted does not come back above a new declaration",
        arguments: ["", "    func mine()\n"]
    )
    func aboveNew(mine: String) {
        let new = "    func routeToDetail()\n"
        let merge = ThreeTexts(routing(todo), yours: routing(mine), templates: routing(todo + new)).merge
        #expect(!merge.hasConflicts)
        #expect(!merge.text.contains("TODO") && merge.text.contains(new) && merge.text.contains(mine))
        let documented = ThreeTexts(
            routing(todo),
            yours: routing(mine),
            templates: routing(todo + "    /// Shows the detail.\n" + new)
        ).merge
        #expect(!documented.text.contains("TODO") && documented.text.contains("    /// Shows the detail.\n" + new))
    }

    @Test("a comment that yours deleted does not come back above another declaration, or by itself")
    func elsewhere() {
        let (show, close) = ("    func show()\n", "    func close()\n")
        let yours = routing(show + close)
        for templates in [show + todo + close, todo + "\n" + show + close, show + close + "\n" + todo] {
            let merge = ThreeTexts(routing(todo + show + close), yours: yours, templates: routing(templates)).merge
            #expect(!merge.hasConflicts && !merge.text.contains("TODO"), "\(templates)")
        }
    }

    @Test("a comment that ends a block stands above what a person wrote below it, and not above a new declaration, too")
    func ofBoth() {
        let (mine, new) = ("    func mine()\n", "    func routeToDetail()\n")
        let merge = ThreeTexts(routing(todo), yours: routing(todo + mine), templates: routing(todo + new)).merge
        #expect([new + todo + mine, todo + mine + new].map(routing).contains(merge.text), "\(merge.text)")
        func body(_ lines: String) -> String { "func start() {\n    a()\n    // TODO: more\n\(lines)}\n" }
        let code = ThreeTexts(body(""), yours: body("    mine()\n"), templates: body("    new()\n")).merge
        #expect(!code.hasConflicts && code.text.contains("new()") && code.text.contains("mine()"), "\(code.text)")
        #expect(code.text.split(separator: "TODO").count == 2, "\(code.text)")
    }

    @Test("a comment that the templates write once more, or with another text, is written")
    func oneMore() {
        let show = "    func show()\n"
        let new = "    func close()\n"
        let yours = routing(show)
        let twice = ThreeTexts(routing(todo + show), yours: yours, templates: routing(todo + show + todo + new)).merge
        #expect(twice.text == routing(show + todo + new))
        let other = todo.replacing("TODO", with: "NOTE")
        let changed = ThreeTexts(routing(todo + show), yours: yours, templates: routing(show + other + new)).merge
        #expect(changed.text == routing(show + other + new))
    }

    @Test("a comment that yours edited, and the templates move above a new declaration, is a conflict")
    func edited() {
        let yours = routing(todo.replacing("TODO: Declare methods", with: "Methods"))
        let merge = ThreeTexts(routing(todo), yours: yours, templates: routing(todo + "    func routeToDetail()\n"))
            .merge
        #expect(merge.hasConflicts)
    }

    @Test("a comment that yours deleted does not come back above a member that yours moved to an extension")
    func aboveMoved() {
        let (show, close) = ("    func show() {\n    }\n", "    func close() {\n    }\n")
        let base = "class Home {\n\(todo)\(show)\n\(close)}\n"
        let yours = "class Home {\n\(show)}\n\nextension Home {\n\(close)}\n"
        let templates = "class Home {\n\(show)\n\(todo)\(close)}\n"
        #expect(ThreeTexts(base, yours: yours, templates: templates).merge.text == yours)
        let kept = yours.replacing("extension Home {\n", with: "extension Home {\n\(todo)")
        #expect(ThreeTexts(base, yours: kept, templates: templates).merge.text == kept)
    }

    @Test("a comment above a statement that yours inserted follows the templates, if they change or delete it")
    func aboveYours() {
        func text(_ statements: String...) -> String {
            "class Home {\n    func build() {\n" + statements.map { "        \($0)\n" }.joined() + "    }\n}\n"
        }
        let (todo, note) = ("// TODO: Make the component here.", "// Makes the component.")
        let base = text("start()", todo, "let home = Home()")
        let yours = text("start()", todo, "mine()", "let home = Home()")
        let deleted = ThreeTexts(base, yours: yours, templates: text("start()", "let home = Home()")).merge
        #expect(deleted.text == text("start()", "mine()", "let home = Home()"))
        let edited = ThreeTexts(base, yours: yours, templates: text("start()", note, "let home = Home()")).merge
        #expect(edited.text == text("start()", note, "mine()", "let home = Home()"))
        let other = ThreeTexts(base, yours: yours, templates: text("begin()", todo, "let home = Home()")).merge
        #expect(other.text == text("begin()", todo, "mine()", "let home = Home()"))
        let replaced = text("start()", "let component = Component()", "let home = Home(component)")
        #expect(ThreeTexts(base, yours: yours, templates: replaced).merge.text.contains("TODO") == false)
    }

    @Test("a new comment is a conflict if what it stands above is elsewhere in yours, or gone from a method")
    func withoutPlace() {
        let close = "\n    func close() {\n        end()\n    }\n"
        let base = "class Home {\n    let id = 1\n\(close)}\n"
        let yours = "class Home {\n    let id = 1\n}\n\nextension Home {\n\(close.dropFirst())}\n"
        let marked = base.replacing(close, with: "\n    // MARK: - End\n" + close)
        let mark = ThreeTexts(base, yours: yours, templates: marked).merge
        #expect(mark.conflicts.map(\.message) == ["no place for '// MARK: - End'"])
        let moved = yours.replacing("    func", with: "    // MARK: - End\n\n    func")
        let edited = marked.replacing("End", with: "Done").replacing("id = 1", with: "id = 2")
        let other = ThreeTexts(marked, yours: moved, templates: edited).merge
        #expect(
            other.conflicts.map(\.message) == ["the result is not certain: a comment of the templates would be lost"]
        )
        let gone = ThreeTexts.inMethod("a()\nb()\nc(1)", yours: "mine()\nc(1)", templates: "a()\n// Why.\n\nb()\nc(2)")
        #expect(gone.hasConflicts)
    }
}
