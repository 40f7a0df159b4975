import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

/// The table "Which changes conflict" of `Documentation/AppWithModules.md`, row by row.
@Suite("The table of changes that conflict") struct ConflictTableTests {

    /// A row of the table, with a replacement in the text on each side, and what comes of it.
    struct Row: CustomTestStringConvertible, Sendable {
        let cells: String
        let yours: [String: String]
        let templates: [String: String]
        /// Nil for a conflict.
        let merged: String?

        init(_ cells: String, yours: [String: String], templates: [String: String], merged: String?) {
            (self.cells, self.yours, self.templates, self.merged) = (cells, yours, templates, merged)
        }

        var testDescription: String { "\(cells): \(yours.values.sorted().joined())" }
    }

    private static let base = """
        final class LoginView: UIViewController {

            init(model: Model, name: String) {
                self.model = model
            }

            func load() {
                one()
                two()
                three()
                four()
            }

            func show() {
                title = text(of: 1)
            }
        }

        """

    private static let insertion = ["        two()\n": "        two()\n        new()\n"]
    private static let line =
        "insert a line | edited the line above it, or the line below it | merged, beside the other line"
    private static let both = "insert a line | edited both of these lines | conflict"
    private static let deleted =
        "insert a line | deleted both of these lines | merged if the next lines are side by side, else a conflict"
    private static let same =
        "insert a line | inserted lines at the same place | merged; a conflict if both declare or set the same name"
    private static let above =
        "insert an attribute or documentation above a declaration | inserted attributes or a plain comment above it | "
        + "merged; a conflict if you have documentation there"
    private static let edited =
        "replace or delete a line | edited this line, or put it into an `if` of yours | conflict"
    private static let list =
        "add a parameter or an argument | added others, or broke the list into several lines | "
        + "merged into your list, in its layout"

    static let rows = [
        Row(line, yours: ["two()": "own()"], templates: insertion, merged: "own()\n        new()\n        three()"),
        Row(line, yours: ["three()": "own()"], templates: insertion, merged: "two()\n        new()\n        own()"),
        Row(both, yours: ["two()": "own()", "three()": "mine()"], templates: insertion, merged: nil),
        Row(
            deleted,
            yours: ["        two()\n        three()\n": ""],
            templates: insertion,
            merged: "one()\n        new()\n        four()"
        ),
        Row(
            deleted,
            yours: ["        two()\n        three()\n": "        if isMine {\n            own()\n        }\n"],
            templates: insertion,
            merged: nil
        ),
        Row(
            same,
            yours: ["        two()\n": "        two()\n        own()\n"],
            templates: insertion,
            merged: "two()\n        new()\n        own()\n        three()"
        ),
        Row(
            same,
            yours: ["        two()\n": "        two()\n        let new = 1\n"],
            templates: ["        two()\n": "        two()\n        let new = 2\n"],
            merged: nil
        ),
        Row(
            above,
            yours: ["func load": "@objc\n    func load"],
            templates: ["func load": "@MainActor\n    func load"],
            merged: "    @MainActor\n    @objc\n    func load"
        ),
        Row(
            above,
            yours: ["func load": "// Own.\n    func load"],
            templates: ["func load": "/// New.\n    func load"],
            merged: "    // Own.\n    /// New.\n    func load"
        ),
        Row(
            above,
            yours: ["func load": "/// Own.\n    func load"],
            templates: ["func load": "/// New.\n    func load"],
            merged: nil
        ),
        Row(edited, yours: ["two()": "own()"], templates: ["two()": "new()"], merged: nil),
        Row(edited, yours: ["two()": "two(own)"], templates: ["        two()\n": ""], merged: nil),
        Row(
            edited,
            yours: ["two()": "if isMine {\n            two()\n        }"],
            templates: ["two()": "new()"],
            merged: nil
        ),
        Row(
            edited,
            yours: ["two()": "if isMine {\n            two()\n        }"],
            templates: ["        two()\n": ""],
            merged: nil
        ),
        Row(
            list,
            yours: ["name: String)": "name: String, own: Int)"],
            templates: ["name: String)": "name: String, new: Int)"],
            merged: "name: String, new: Int, own: Int)"
        ),
        Row(
            list,
            yours: ["(of: 1)": "(\n            of: 1\n        )"],
            templates: ["(of: 1)": "(of: 1, new: 2)"],
            merged: "(\n            of: 1,\n            new: 2\n        )"
        ),
        Row(
            "make a change | made the same change already | unchanged",
            yours: insertion,
            templates: insertion,
            merged: "two()\n        new()\n        three()"
        ),
    ]

    @Test(arguments: rows)
    func `a row of the page is true`(_ row: Row) throws {
        func text(_ replacements: [String: String]) -> String {
            replacements.reduce(Self.base) { $0.replacing($1.key, with: $1.value) }
        }
        let merge = Merge(base: Self.base, yours: text(row.yours), templates: text(row.templates))
        #expect(merge.hasConflicts == (row.merged == nil))
        if let merged = row.merged { #expect(merge.text.contains(merged), "\(merge.text)") }
        let page = try String(
            contentsOf: Repository.root.appending(path: "Documentation/AppWithModules.md"),
            encoding: .utf8
        )
        #expect(page.contains("\n| \(row.cells) |\n"))
    }
}
