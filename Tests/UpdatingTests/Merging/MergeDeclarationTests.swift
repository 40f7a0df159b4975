import Testing

@testable import VipergenGenerator

/// Changes of yours and of the templates in the line of one declaration.
@Suite struct MergeDeclarationTests {

    private let old = """
        import A

        protocol ListListener {
        }

        final class List {
            func load() {
            }

            private func show(_ id: Int) {
                present(id)
            }
        }

        """

    private func merge(_ yours: (String, String), _ templates: (String, String)) -> Merge {
        let (yours, templates) = (old.replacing(yours.0, with: yours.1), old.replacing(templates.0, with: templates.1))
        #expect(Merge(base: old, yours: yours, templates: templates, isSwift: false).hasConflicts)
        return Merge(base: old, yours: yours, templates: templates)
    }

    @Test(
        arguments: [
            // A base class, and another modifier.
            (
                "final class List {", "final class List: NSObject {", "public final class List {",
                "public final class List: NSObject {"
            ),
            ("final class List {", "open class List {", "public final class List {", nil),
            ("final class List {", "final class List: NSObject {", "class List {", "class List: NSObject {"),
            ("final class List {", "class List {", "/// A list.\nfinal class List {", "/// A list.\nclass List {"),
            // An attribute, and another name.
            ("func load() {", "@MainActor func load() {", "func start() {", "@MainActor func start() {"),
            // Another modifier, and another type.
            ("private func show(_ id: Int)", "func show(_ id: Int)", "private func show(_ a: A)", "func show(_ a: A)"),
        ] as [(String, String, String, String?)]
    )
    func `changed modifiers merge with other changes`(line: String, yours: String, templates: String, merged: String?) {
        let merge = merge((line, yours), (line, templates))
        #expect(merge.hasConflicts == (merged == nil), "\(merge.text)")
        if let merged { #expect(merge.text == old.replacing(line, with: merged)) }
    }

    @Test func `a changed modifier is a conflict if the templates delete or replace the declaration`() {
        let method = "    private func show(_ id: Int) {\n        present(id)\n    }\n"
        let merge = merge(("private func show", "public func show"), (method, "    let id: Int\n"))
        #expect(merge.hasConflicts)
        let own = self.merge(("    func load", "    @objc private func load"), ("func load() {", "let load: Load = {"))
        #expect(own.hasConflicts)
    }

    @Test func `a declaration is found below lines deleted in yours`() {
        let yours = old.replacing("protocol ListListener {\n}\n\nfinal class", with: "class")
        let templates = old.replacing("final class", with: "/// A list.\nfinal class")
        let merge = Merge(base: old, yours: yours, templates: templates)
        #expect(merge.text == yours.replacing("class List", with: "/// A list.\nclass List") && !merge.hasConflicts)
    }

    @Test func `the generic arguments of a heading may be on several lines`() {
        let old = "class A: B<C, D>, E {\n    func a() {\n        call(a: 1)\n    }\n}\n"
        let own = "    func b() {\n        call(b: 1)\n    }\n"
        let yours = old.replacing("B<C, D>", with: "B<\n    C,\n    D\n>").replacing("    }\n}", with: "    }\n\(own)}")
            .replacing("a: 1", with: "\n            mine: 0,\n            a: 1\n        ")
        let merge = Merge(base: old, yours: yours, templates: old.replacing("a: 1", with: "a: 1, b: 2"))
        #expect(!merge.hasConflicts && merge.text == yours.replacing("a: 1\n", with: "a: 1,\n            b: 2\n"))
    }

    @Test(
        arguments: [
            ("let a: A?", "let a: B?", true), ("let a: A?", "var a: B", true), ("case a(A)", "case a(B)", true),
            // Functions of one name may have different parameters.
            ("func a(a: A) {}", "func a(b: B) {}", false),
        ]
    )
    func `two insertions of one declaration are a conflict`(mine: String, theirs: String, isConflict: Bool) {
        func list(_ line: String) -> String { "class List {\n\(line)    let end = 0\n}\n" }
        let merge = Merge(base: list(""), yours: list("    \(mine)\n"), templates: list("    \(theirs)\n"))
        #expect(merge.hasConflicts == isConflict, "\(merge.text)")
    }

    @Test(arguments: ["private(set)", "nonisolated(unsafe)"])
    func `a modifier with an argument is added to its declaration, below an insertion of yours`(modifier: String) {
        let old = "class List: Feed {\n    var view: View\n\n}\n"
        let yours = "\nclass List: Base {\n    var mine: Int\n    var view: View\n}\n"
        let merge = Merge(base: old, yours: yours, templates: old.replacing("var", with: "\(modifier) var"))
        #expect(merge.text == yours.replacing("var view", with: "\(modifier) var view") && !merge.hasConflicts)
    }

    @Test func `an extension of the templates is a conflict if yours has its method in the type`() {
        let (load, hide) = ("    func load() {\n    }\n", "    func hide() {\n    }\n")
        let templates = "class List {\n\(load)}\nextension List {\n\(hide)}\n"
        let yours = "class List: Base {\n\(load)\(hide)}\n"
        let merge = Merge(base: "class List {\n\(load)}\n", yours: yours, templates: templates)
        #expect(merge.hasConflicts, "\(merge.text)")
    }

    @Test func `a new method is inserted into an extension that yours has filled, above another extension of yours`() {
        let old = "class List {\n}\n\nextension List: Feed {\n\n}\n"
        let theirs = "    func show() {\n    }\n\n"
        let mine = "    func mine() {\n        start()\n    }\n\n"
        let other = "\nextension List {\n    func hide() {\n        stop()\n    }\n}\n"
        func filled(_ body: String) -> String { old.replacing("Feed {\n\n", with: "Feed {\n\n\(body)") }
        let merge = Merge(base: old, yours: filled(mine) + other, templates: filled(theirs))
        #expect(merge.text == filled(theirs + mine) + other && !merge.hasConflicts, "\(merge.text)")
    }

    @Test func `a line is inserted into its method although yours has another of that name above`() {
        let old = "class List {\n    func show(from view: View) {\n    }\n}\n"
        let (above, below) = ("    func show() {\n    }\n", "        mine()\n    }\n    func hide() {\n")
        func list(_ above: String, _ line: String, _ below: String) -> String {
            old.replacing("    func", with: above + "    func").replacing("View) {\n", with: "View) {\n\(line)\(below)")
        }
        let merge = Merge(base: old, yours: list(above, "", below), templates: list("", "        theirs()\n", ""))
        #expect(merge.text == list(above, "        theirs()\n", below) && !merge.hasConflicts, "\(merge.text)")
    }

    @Test func `a modifier stays in the line of its declaration, below a comment of yours`() {
        let old = "class List {\n    let feed: Feed\n\n    init(view: View, feed: Feed) {\n        start()\n    }\n}\n"
        let templates = "class List {\n    override init(view: View) {\n        start()\n    }\n}\n"
        let yours = old.replacing("    init", with: "    // Mine.\n    init")
        let merge = Merge(base: old, yours: yours, templates: templates)
        let merged = templates.replacing("    override", with: "    // Mine.\n    override")
        #expect(merge.text == merged && !merge.hasConflicts, "\(merge.text)")
    }
}
