import Testing

@testable import VipergenGenerator

/// What the proof finds in wrong results, whoever made them.
@Suite("The proof of a merge") struct MergeProofTests {

    private let base = """
        final class Home {

            // Shows the home.
            func show() {
                start()
                view.show()
            }
        }

        """
    private let mine = ("        start()\n", "        start()\n        mine()\n")
    private let new = ("        view.show()\n", "        view.show()\n        finish()\n")

    /// What is wrong with a result in which a person inserted `mine()`, and the templates `finish()`.
    ///
    /// - Parameter wrong: what makes the right result a wrong one.
    private func mistake(
        _ wrong: (String, String)...,
        yours: (String, String)? = nil,
        templates: (String, String)? = nil
    )
        -> String?
    {
        let own = yours ?? mine
        let theirs = templates ?? new
        let right = ThreeTexts.edited(base, own, theirs)
        return mistake(
            in: wrong.reduce(right) { ThreeTexts.edited($0, $1) },
            yours: ThreeTexts.edited(base, own),
            templates: ThreeTexts.edited(base, theirs)
        )
    }

    private func mistake(in result: String, yours: String, templates: String) -> String? {
        var numbers = ComparedText.Numbers()
        func text(_ text: String) -> ComparedText { ComparedText(SwiftTree(Array(text.utf8)), &numbers) }
        let texts = PerText(base: text(base), yours: text(yours), templates: text(templates))
        var merge = TreeMerge(texts)
        _ = try? merge.result()
        return MergeProof.mistake(in: text(result), of: texts, merge.matching)
    }

    @Test("a right result has no mistake")
    func right() {
        #expect(mistake() == nil)
    }

    @Test("a lost statement is found, whoever wrote it", arguments: ["start()", "view.show()", "mine()", "finish()"])
    func lostStatement(_ statement: String) {
        #expect(mistake(("        \(statement)\n", "")) == "a statement in show() would be lost")
    }

    @Test("a statement too often is found", arguments: ["start()", "view.show()", "mine()", "finish()"])
    func repeatedStatement(_ statement: String) {
        let wrong = mistake(("        \(statement)\n", "        \(statement)\n        \(statement)\n"))
        #expect(wrong == "a statement in show() would be there too often")
    }

    @Test("a statement that came into another method is found")
    func movedStatement() {
        let moved = ("        finish()\n    }\n", "    }\n\n    func close() {\n        finish()\n    }\n")
        let close = ("    }\n}\n", "    }\n\n    func close() {\n    }\n}\n")
        let yours = ThreeTexts.edited(base, close)
        let templates = ThreeTexts.edited(base, new)
        let wrong = mistake(in: ThreeTexts.edited(base, new, moved), yours: yours, templates: templates)
        #expect(wrong?.hasPrefix("a statement in ") ?? false)
    }

    @Test("an initializer of yours that leaves a new property without a value is a conflict")
    func unsetProperty() {
        func text(_ members: String) -> String { "final class Home: Base {\n    let a = 1\n\(members)}\n" }
        func initializer(_ name: String) -> String {
            "    let \(name): Int\n\n    init(\(name): Int) {\n        self.\(name) = \(name)\n    }\n"
        }
        let merge = ThreeTexts(text(""), yours: text(initializer("id")), templates: text(initializer("count"))).merge
        #expect(
            merge.conflicts.map(\.message) == [
                "the result is not certain: 'count' would get no value in an 'init'"
            ]
        )
    }

    @Test("an initializer that never ends as usual has to set nothing", arguments: ["return nil", "throw Problem()"])
    func unusualEnds(end: String) {
        func text(_ own: String, _ new: String = "") -> String {
            "final class Home {\n    let a: Int\n\(new)\n    init(a: Int) {\n        self.a = a\n    }\n\(own)}\n"
        }
        let own = "\n    init?(coder: Coder) throws {\n        log()\n        \(end)\n    }\n"
        let templates = text("", "    let b: Int\n").replacing("(a: Int)", with: "(a: Int, b: Int)")
            .replacing("self.a = a\n", with: "self.a = a\n        self.b = b\n")
        let merge = ThreeTexts(text(""), yours: text(own), templates: templates).merge
        #expect(!merge.hasConflicts && merge.text.contains("self.b = b"), "\(merge)")
    }

    @Test("an override of yours does not get other labels, unless its templates' one does")
    func overrides() {
        func text(_ parameters: String, _ modifier: String = "", _ own: String = "") -> String {
            "class Home: Base {\n    \(modifier)init(\(parameters)) {\n        start(view)\n\(own)    }\n}\n"
        }
        let (old, new, mine) = ("view: V, api: API", "view: V, api: API, log: Log", "        mine()\n")
        let merge = ThreeTexts(text(old), yours: text("view: V", "override ", mine), templates: text(new)).merge
        #expect(merge.conflicts.map(\.message).first?.contains("an 'override' with other labels") == true, "\(merge)")
        let required = ThreeTexts(text(old), yours: text("view: V", "required ", mine), templates: text(new)).merge
        #expect(!required.hasConflicts, "\(required)")
        let (before, after) = (text(old, "override "), text(new, "override "))
        #expect(!ThreeTexts(before, yours: text(old, "override ", mine), templates: after).merge.hasConflicts)
    }

    @Test("a lost declaration is found")
    func lostDeclaration() {
        let close = ("    }\n}\n", "    }\n\n    func close() {\n    }\n}\n")
        #expect(mistake((close.1, close.0), yours: close) == "close() in Home would be lost")
        #expect(mistake((close.1, close.0), templates: close) == "close() in Home would be lost")
    }

    @Test("a declaration too often is found")
    func repeatedDeclaration() {
        let twice = ("import UIKit\n", "import UIKit\nimport UIKit\n")
        let templates = ("final class", "import UIKit\n\nfinal class")
        #expect(mistake(twice, templates: templates) == "UIKit would be there too often")
    }

    @Test("another order of statements or declarations is found")
    func order() {
        let shown = (
            "        start()\n        mine()\n        view.show()\n        finish()\n",
            "        view.show()\n        start()\n        mine()\n        finish()\n"
        )
        #expect(mistake(shown) == "the order in show() would change")
        let close = "    func close() {\n    }\n\n"
        let yours = ThreeTexts.edited(base, ("    // Shows", close + "    // Shows"))
        let moved = ThreeTexts.edited(yours, new, (close, ""), ("    }\n}\n", "    }\n\n\(close.dropLast())}\n"))
        let wrong = mistake(in: moved, yours: yours, templates: ThreeTexts.edited(yours, new))
        #expect(wrong == "the order in Home would change")
    }

    @Test("a comment of yours that is lost, or back, is found")
    func comments() {
        let why = ("        start()\n", "        // Why\n        start()\n")
        #expect(mistake((why.1, why.0), yours: why) == "a comment of yours would be lost")
        let shows = ("    // Shows the home.\n", "")
        #expect(mistake(("    func", shows.0 + "    func"), yours: shows) == "a comment that you deleted would be back")
    }

    @Test("a result that a second update would change is found")
    func secondUpdate() {
        let comment = ("    // Shows the home.\n", "")
        let kept = ("    func", comment.0 + "    func")
        #expect(mistake(kept, templates: comment) == "a second update would change it")
    }

    @Test("a result that is no Swift is found")
    func noSwift() {
        #expect(mistake(("        view.show()\n", "        view.show(\n")) == "it would not be Swift")
    }

    // MARK: - Names -

    /// Base, yours and templates. In none of them may the templates bring back what yours deleted, and what both changed
    /// is not there in both forms.
    @Test(arguments: [
        ("load(a: 1, b: 2)", "load(a: 1)", "try await load(a: 1, b: 2)"),
        ("load(a: 1, b: 2)", "load(a: 1)", "reload(a: 1, b: 2)"),
        ("show([first, second])", "show([first])", "present([first, second])"),
        ("view.a().b().c()", "view.a().c()", "view.b().c()"),
        ("if isNew {\n        start()\n        track()\n    }", "if isNew {\n        start()\n    }", "open()"),
        ("let id: Int = 1", "let id: Int", "let name: Int = 1"),
        ("func show(user: User) {}", "func show() {}", "func show(model: User) {}"),
        ("func show(user: User) {}", "func show(mine: User) {}", "func show(model: User) {}"),
        ("@Named(first) var name: Name", "var name: Name", "@Named(second) var name: Name"),
    ])
    func `what you deleted does not come back in another form`(base: String, yours: String, templates: String) {
        func text(_ code: String) -> String {
            let extracted = code == "open()" ? "    func open() {\n        start()\n        track()\n    }\n" : ""
            let isMember = code.hasPrefix("func") || code.contains("let ") || code.contains("var ")
            let member = isMember ? "    \(code)\n" : "    func run() {\n        \(code)\n    }\n"
            return "final class Login {\n\(member)\(extracted)}\n"
        }
        let merge = Merge(base: text(base), yours: text(yours), templates: text(templates))
        let isMerged = !merge.hasConflicts
        let names = ["b", "second", "track", "1", "User"].filter { base.contains($0) }
        func count(_ name: String, in text: String) -> Int { text.split(separator: /\W+/).count { $0 == name } }
        #expect(
            !isMerged || names.allSatisfy { count($0, in: merge.text) <= count($0, in: text(yours)) },
            "\(merge.text)"
        )
    }

    // MARK: - Properties of yours -

    /// A merge of a class of which the templates have a new statement, and yours a property in another form.
    private func conflicts(_ yours: String, using statement: String, declaring property: String) -> [String] {
        func home(_ property: String, _ statement: String, _ title: String) -> String {
            let members = ["let title = \"\(title)\"", property].map { $0.isEmpty ? "" : "    \($0)\n" }.joined()
            return "final class Home {\n\(members)\n    func show() {\n        start()\n\(statement)    }\n}\n"
        }
        let templates = home(property, "        \(statement)\n", "a")
        return Merge(base: home(property, "", "a"), yours: home(yours, "", "b"), templates: templates)
            .conflicts.map(\.message)
    }

    @Test(arguments: ["logger.log(1)", "self.logger.log(1)"])
    func `a property that yours does not have any more is not used`(statement: String) {
        let message = "the result is not certain: 'logger' would not be declared in this file"
        #expect(conflicts("", using: statement, declaring: "let logger = Logger()") == [message])
    }

    @Test(arguments: [
        ("let logger: Logger", "logger?.log(1)", "let logger: Logger?"),
        ("let logger: Logger?", "logger.log(1)", "let logger: Logger"),
        ("let logger: Logger", "self.logger!.log(1)", "let logger: Logger?"),
    ])
    func `a property is not used as an optional if yours is none, and the other way round`(
        yours: String,
        statement: String,
        templates: String
    ) {
        let message = "'logger' would be used with '?' though it is not optional, or the other way round"
        #expect(conflicts(yours, using: statement, declaring: templates) == ["the result is not certain: \(message)"])
        #expect(conflicts(templates, using: statement, declaring: templates).isEmpty)
    }

    @Test(arguments: [
        ("let logger: Logger!", "logger.log(1)", "let logger: Logger"),
        ("let logger = Logger()", "logger.log(1)", "let logger: Logger"),
        ("let logger: Optional<Logger>", "logger?.log(1)", "let logger: Logger?"),
    ])
    func `other types of a property do not matter`(yours: String, statement: String, templates: String) {
        #expect(conflicts(yours, using: statement, declaring: templates).isEmpty)
    }

    @Test func `a comment that ends a body is there once`() {
        func text(_ more: String) -> String { "func run() {\n    // Nothing yet.\n\(more)}\n" }
        let merge = Merge(base: text(""), yours: text("    mine()\n"), templates: text("    start()\n"))
        let count = merge.text.split(separator: "\n").count { $0.contains("// Nothing yet.") }
        #expect(merge.hasConflicts || count == 1, "\(merge.text)")
    }
}
