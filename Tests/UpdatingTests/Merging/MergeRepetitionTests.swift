import Testing

@testable import VipergenGenerator

/// What a type may have only once, in whichever of its blocks.
@Suite("Merging: what excludes each other") struct MergeRepetitionTests {

    private let base = "final class Home {\n    let model = Model()\n}\n"

    /// Merges a member that the templates insert with one of yours.
    private func merge(_ new: String, _ own: String) -> Merge {
        func text(_ member: String) -> String { base.replacing("()\n", with: "()\n\n    \(member)\n") }
        return ThreeTexts(base, yours: text(own), templates: text(new)).merge
    }

    @Test(
        "a new member is a conflict with what it cannot be declared beside",
        arguments: [
            ("func title() {}", "var title = 1", "title"), ("typealias State = Int", "enum State {}", "State"),
            ("func show(_ id: Int) {}", "func show(_ number: Int) { go() }", "show"),
            ("func log() {}", "#if DEBUG\n    func log() {}\n    #endif", "log"),
        ]
    )
    func member(new: String, own: String, name: String) {
        #expect(merge(new, own).conflicts.map(\.message) == ["yours has '\(name)' already"])
    }

    @Test(
        "a new member stands beside what has its name and does not exclude it",
        arguments: [
            ("func show(_ id: Int) {}", "func show(_ name: String) {}"), ("func title(of id: Int) {}", "var title = 1"),
            ("static let title = 1", "let title = 2"),
        ]
    )
    func beside(new: String, own: String) {
        let merge = merge(new, own)
        #expect(!merge.hasConflicts && merge.text.contains(new) && merge.text.contains(own))
    }

    @Test("a conformance that yours has already is not written a second time, be it in the class or in an extension")
    func conformance() {
        let `extension` = "\nextension Home: Output {\n    func close() {}\n}\n"
        let `class` = base.replacing("Home {", with: "Home: Output {").replacing("Model()", with: "Model(1)")
        #expect(ThreeTexts(base, yours: `class`, templates: base + `extension`).merge.hasConflicts)
        #expect(ThreeTexts(base, yours: base + `extension`, templates: `class`).merge.hasConflicts)
    }

    @Test(
        "a conformance that the templates move to an extension moves in a file with a method of yours, unless it is gone"
    )
    func movedConformance() {
        let conforming = base.replacing("Home {", with: "Home: Output {")
        let `extension` = "\nextension Home: Output {\n}\n"
        let mine = conforming.replacing("()\n", with: "()\n\n    func mine() {}\n")
        let moved = ThreeTexts(conforming, yours: mine, templates: base + `extension`).merge
        #expect(moved.text == mine.replacing(": Output", with: "") + `extension`)
        let gone = ThreeTexts(conforming, yours: mine.replacing(": Output", with: ""), templates: base + `extension`)
        #expect(gone.merge.conflicts.map(\.message) == ["the templates move 'Home: Output', which you deleted"])
    }

    @Test("a method of your own with the one statement of a deleted one, or in another class, is none that you renamed")
    func own() {
        func text(_ members: String, _ rest: String = "") -> String {
            "final class Home {\n    let id = 1\n\(members)}\n\(rest)"
        }
        func method(_ name: String, _ body: String) -> String { "\n    func \(name)() {\n\(body)    }\n" }
        let reload = "        view.reload()\n"
        let retry = text(method("retry", reload))
        #expect(ThreeTexts(text(method("refresh", reload)), yours: retry, templates: text("")).merge.text == retry)
        let close = "        router.pop()\n        view.clear()\n"
        let other = text("", "\nfinal class Mine {\n    func end() {\n        router.pop()\n    }\n}\n")
        let shorter = text(method("close", "        view.clear()\n"))
        #expect(ThreeTexts(text(method("close", close)), yours: other, templates: shorter).merge.text == other)
    }

    @Test("a property that yours renamed is not kept in silence if the templates delete it")
    func renamedProperty() {
        func text(_ name: String) -> String {
            "final class Home {\n    let id = 1\n\n    var \(name): String {\n        let text = makeTitle()\n        return text\n    }\n}\n"
        }
        let without = "final class Home {\n    let id = 1\n}\n"
        let merge = ThreeTexts(text("title"), yours: text("heading"), templates: without).merge
        #expect(merge.conflicts.map(\.message) == ["the templates delete what you edited"])
    }

    @Test("a method that yours moved to an extension is changed there, though a helper has its old body")
    func helper() {
        let body = "        start()\n        render()\n    }\n"
        let base = "final class Home {\n    func show() {\n\(body)}\n"
        let own =
            "final class Home {\n    private func mine() {\n\(body)}\n\nextension Home: Showing {\n    % {\n        mine()\n    }\n}\n"
        let templates = base.replacing("func show()", with: "@objc func show()")
        let merge = ThreeTexts(base, yours: own.replacing("%", with: "func show()"), templates: templates).merge
        #expect(merge.text == own.replacing("%", with: "@objc func show()"))
    }

    @Test("a deleted method does not come back because the templates gave it another name and half of another body")
    func rewritten() {
        func text(_ method: String) -> String { "final class Home {\n    let id = 1\n\(method)}\n" }
        let show = "\n    func show() {\n        start()\n    }\n"
        let display = "\n    func display() {\n        start()\n        render()\n    }\n"
        let merge = ThreeTexts(text(show), yours: text(""), templates: text(display)).merge
        #expect(merge.conflicts.map(\.message) == ["the templates change what you deleted"])
        let other = ThreeTexts(
            text(show),
            yours: text(""),
            templates: text(display.replacing("start()", with: "end()"))
        )
        #expect(!other.merge.hasConflicts)
    }
}
