import Foundation
import Testing

@testable import VipergenGenerator

/// Lines of the templates' changes that yours has in another declaration.
@Suite struct MergeElsewhereTests {

    /// A file of the templates, with a new line in one of three places.
    private func list(attribute: String = "", _ property: String = "", _ line: String = "") -> String {
        "import Kit\n\n\(attribute)final class List {\n\(property)\n    func load() {\n        start()\n\(line)    }\n}\n"
    }

    /// Updates a file as `update` does when it detects what the module was generated from.
    private func updated(_ yours: String, from old: String, to templates: String) -> Merge {
        Merge(base: old, yours: yours, templates: templates)
    }

    /// A type of yours, with the same lines as the templates insert.
    private static let other = """
        @MainActor
        final class Item {
            weak var view: View?

            func load() {
                view?.reload()
            }
        }

        """

    @Test(
        "a line that another type has, too, is inserted once, and a second update changes nothing",
        arguments: ["above", "below"],
        ["@MainActor\n", "    weak var view: View?\n", "        view?.reload()\n"]
    )
    func inAnotherType(place: String, line: String) {
        let attribute = line.hasPrefix("@") ? line : ""
        let property = line.hasPrefix("    weak") ? line : ""
        let templates = list(attribute: attribute, property, attribute + property == "" ? line : "")
        func yours(_ list: String) -> String {
            let list = list.replacing("final class List {\n", with: "final class List {\n    let mine: Mine\n")
            if place == "below" { return list + "\n" + Self.other }
            return list.replacing("\n\n", with: "\n\n" + Self.other + "\n", maxReplacements: 1)
        }
        let merge = updated(yours(list()), from: list(), to: templates)
        #expect(!merge.hasConflicts && merge.text != yours(list()))
        // No line is lost, and the line of the templates is inserted once.
        let (wanted, lines) = (merge.text.components(separatedBy: line), yours(list()).components(separatedBy: line))
        #expect(wanted.count == lines.count + 1 && wanted.joined() == lines.joined(), "\(merge.text)")
        let again = updated(merge.text, from: list(), to: templates)
        #expect(!again.hasConflicts && again.text == merge.text, "\(again.text)")
    }

    @Test func `a line that another method of the type has, too, is inserted`() {
        let old = "final class List {\n    func load() {\n    }\n}\n"
        let templates = old.replacing("load() {\n", with: "load() {\n        view.endEditing(true)\n")
        let own = "        mine()\n    }\n\n    func close() {\n        view.endEditing(true)\n"
        let yours = old.replacing("load() {\n", with: "load() {\n" + own)
        let merged = updated(yours, from: old, to: templates).text
        #expect(merged == templates.replacing("(true)\n", with: "(true)\n" + own))
    }

    /// A class with two properties and an initializer, and one more initializer of yours.
    private func model(_ lines: [String], _ own: String = "") -> String {
        "final class Model {\n" + lines.map { "    var \($0): Int\n" }.joined() + "\n    init() {\n"
            + lines.map { "        self.\($0) = \($0)\n" }.joined() + own + "    }\n}\n"
    }

    @Test(
        "an attribute or a modifier is added and deleted once, however yours changed the declaration",
        arguments: [
            // The class has other lines; an extension above it has the old ones.
            (
                "class List: Base {\n    enum Route {\n    }\n}\n", "@MainActor\n",
                "extension List {\n    enum Route {\n    }\n}\n\n", "class List: Base, Feed {\n    init() {\n    }\n}\n"
            ),
            (
                "struct List {\n\n    func load(_ id: Int) {\n    }\n}\n", "private ", "struct List {\n    ",
                "func load(\n    ) {\n        a()\n    }\n}\n"
            ),
        ]
    )
    func once(old: String, attribute: String, above: String, below: String) {
        let start = old.firstRange(of: old.contains("func") ? "func" : "class")?.lowerBound ?? old.startIndex
        let templates = old[..<start] + attribute + old[start...]
        let merge = updated(above + below, from: old, to: String(templates))
        #expect(!merge.hasConflicts && merge.text == above + attribute + below, "\(merge.text)")
        #expect(updated(merge.text, from: old, to: String(templates)).text == merge.text)
        let undone = updated(merge.text, from: String(templates), to: old)
        #expect(!undone.hasConflicts && undone.text == above + below, "\(undone.text)")
    }

    @Test func `an attribute of an earlier update is not added again if the templates change the declaration, too`() {
        let (old, yours) = ("class List: Base {\n}\n", "@MainActor\nclass List: Base {\n    let a = 1\n}\n")
        let merge = updated(yours, from: old, to: "@MainActor\nclass List: Other {\n}\n")
        #expect(merge.text == yours.replacing("Base", with: "Other") && !merge.hasConflicts)
    }

    @Test(arguments: [
        "        Task {\n            start()\n        }\n",
        "        Task {\n            do {\n                start()\n            }\n        }\n",
    ])
    func `a deleted method stays deleted if the templates wrap the body above it`(wrapped: String) {
        func list(_ body: String, _ method: String = "\n    func show() {\n    }\n") -> String {
            "class List {\n    func load() {\n\(body)    }\n\(method)}\n\nextension List: Feed {\n}\n"
        }
        let (old, yours) = (list("        start()\n"), list("        start()\n", ""))
        let merge = updated(yours + "// mine {\n", from: old, to: list(wrapped))
        #expect(merge.text == list(wrapped, "") + "// mine {\n" && !merge.hasConflicts, "\(merge.text)")
    }

    @Test(
        arguments: [
            ("let bag: Bag", "var bag: Bag?", "let mine: Mine"),
            ("func stop() {\n    }", "func stop(_ now: Bool) {\n    }", "func mine() {\n    }"),
        ]
    )
    func `deleting a declaration that yours edited is a conflict`(line: String, edited: String, mine: String) {
        func list(_ line: String) -> String { "class List {\n\(line)    let end = 0\n}\n" }
        let old = list("    \(line)\n")
        #expect(updated(list("    \(edited)\n"), from: old, to: list("")).hasConflicts)
        let deleted = updated(list("    \(mine)\n"), from: old, to: list(""))
        #expect(deleted.text == list("    \(mine)\n") && !deleted.hasConflicts)
    }

    @Test func `a parameter is deleted from a list that yours has on one line`() {
        func list(_ parameter: String) -> String {
            "class List {\n    init(\n\(parameter)        user: User\n    ) {\n        start()\n    }\n}\n"
        }
        let old = list("        bag: Bag,\n")
        let yours = "class List {\n    init(bag: Bag, user: User) {\n        start()\n    }\n}\n"
        let merge = updated(yours, from: old, to: list(""))
        #expect(merge.text == yours.replacing("bag: Bag, ", with: "") && !merge.hasConflicts, "\(merge.text)")
        let comment = "    /// Once it had the parameter bag: Bag.\n"
        let done = list("").replacing("    init(", with: comment + "    init(")
        let again = updated(done, from: old, to: list(""))
        #expect(again.text == done && !again.hasConflicts, "\(again.text)")
    }

    @Test func `a method stays if the templates exchange it with one that yours deleted`() {
        let load = "\n    func load() {\n        start()\n    }\n"
        let (set, show) = ("\n    func set(_ a: A) {\n        self.a = a\n    }\n", "\n    func show() {\n    }\n")
        func list(_ methods: String) -> String { "class List {\n    var a: A?\n\(methods)}\n" }
        let yours = list(load.replacing("        start()\n", with: "") + set)
        let merge = updated(yours, from: list(load + set + show), to: list(load + show + set))
        #expect(merge.text.contains(set) || merge.hasConflicts, "\(merge.text)")
    }
}
