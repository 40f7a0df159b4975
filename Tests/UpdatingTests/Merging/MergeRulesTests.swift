import Testing

@testable import VipergenGenerator

@Suite("Merging where git sees a conflict") struct MergeRulesTests {

    private func merge(_ old: [String], _ yours: [String], _ templates: [String]) -> Merge {
        let (old, yours, templates) = (RandomTexts.text(old), RandomTexts.text(yours), RandomTexts.text(templates))
        #expect(Merge(base: old, yours: yours, templates: templates, isSwift: false).hasConflicts)
        return Merge(base: old, yours: yours, templates: templates)
    }

    // MARK: - Beside -

    @Test("lines inserted above and below a line that the templates change are kept")
    func beside() {
        let merge = merge(
            ["a", "let x = 1", "b"],
            ["a", "let before = 0", "let x = 1", "let after = 2", "b"],
            ["a", "let x = 2", "b"]
        )
        #expect(merge.text == RandomTexts.text(["a", "let before = 0", "let x = 2", "let after = 2", "b"]))
        #expect(!merge.hasConflicts)
    }

    @Test("a comment inserted above a line that the templates change is kept")
    func commentBeside() {
        let merge = merge(["a", "let x = 1", "b"], ["a", "// mine", "", "let x = 1", "b"], ["a", "let x = 2", "b"])
        #expect(merge.text == RandomTexts.text(["a", "// mine", "", "let x = 2", "b"]))
    }

    @Test("a line inserted below a line that the templates delete is kept")
    func besideRemoved() {
        let merge = merge(["a", "let x = 1", "b"], ["a", "let x = 1", "let after = 2", "b"], ["a", "b"])
        #expect(merge.text == RandomTexts.text(["a", "let after = 2", "b"]))
        #expect(!merge.hasConflicts)
    }

    @Test("repeating a merge changes nothing")
    func besideTwice() {
        let once = merge(["a", "let x = 1", "b"], ["a", "let x = 1", "let y = 2", "b"], ["a", "let x = 2", "b"])
        let twice = Merge(base: "a\nlet x = 1\nb\n", yours: once.text, templates: "a\nlet x = 2\nb\n")
        #expect(twice.text == once.text)
        #expect(!twice.hasConflicts)
    }

    // MARK: - Two insertions -

    private func insertions(
        _ yours: [String],
        _ templates: [String],
        above: [String] = ["class A {"]
    ) -> (text: [String], hasConflicts: Bool) {
        let merge = merge(above + ["}"], above + yours + ["}"], above + templates + ["}"])
        let lines = merge.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return (Array(lines.dropFirst(above.count).dropLast(2)), merge.hasConflicts)
    }

    @Test("two insertions at one place are both kept, that of the templates first")
    func twoInsertions() {
        let merged = insertions(["    let mine = 1"], ["    let theirs = 2"])
        #expect(merged.text == ["    let theirs = 2", "    let mine = 1"])
        #expect(!merged.hasConflicts)
    }

    @Test("two insertions that begin with a blank line both keep it")
    func leadingEmptyLines() {
        let merged = insertions(["", "    let mine = 1"], ["", "    let theirs = 2"])
        #expect(merged.text == ["", "    let theirs = 2", "", "    let mine = 1"])
    }

    func notWhole(_ yours: [String], _ templates: [String]) {
        #expect(insertions(yours, templates).hasConflicts)
    }

    @Test("a line is inserted at the end of its block, even if yours added code across that end")
    func endOfBlock() {
        let old = ["class A {", "    init() {", "        one()", "    }", "}"]
        let mine = ["        mine()", "    }", "", "    func more() {", "        all()"]
        let yours = old[..<3] + mine + old[3...]
        let merge = merge(old, Array(yours), Array(old[..<3] + ["        theirs()"] + old[3...]))
        #expect(merge.text == RandomTexts.text(Array(old[..<3] + ["        theirs()"] + mine + old[3...])))
        #expect(!merge.hasConflicts)
    }

    @Test("brackets in strings and comments do not make two insertions a conflict")
    func bracketsInTexts() {
        #expect(!insertions(["    let a = \":)\" // :("], ["    let b = \"\\\"(\"", "    /* } */"]).hasConflicts)
        #expect(!insertions(["    let a = \"\"\"", "        :)", "        \"\"\""], ["    let b = 1"]).hasConflicts)
    }

    // MARK: - Imports -

    @Test("a new import comes below the header and the imports that replace the templates' header")
    func imports() {
        let merge = merge(
            ["//  Login.swift", "class A {}"],
            ["/*", " * Mine", " */", "import Mine", "class A {}"],
            ["//  Login.swift", "@preconcurrency import RxSwift", "class A {}"]
        )
        #expect(!merge.hasConflicts)
        #expect(
            merge.text
                == RandomTexts.text(
                    ["/*", " * Mine", " */", "import Mine", "@preconcurrency import RxSwift", "class A {}"]
                )
        )
    }

    @Test("an import that yours has already is not inserted again")
    func importsOnce() {
        let merge = merge(["// A", "x"], ["// Mine", "import A", "x"], ["// A", "import A", "x"])
        #expect(merge.text == RandomTexts.text(["// Mine", "import A", "x"]))
    }

    // MARK: - Changes beside each other -

    @Test(
        "changes in adjacent lines are both made",
        arguments: [
            (["b", "c"], ["B", "c"], ["b", "C"], ["B", "C"]), (["b", "c"], ["b", "C"], ["B", "c"], ["B", "C"]),
            (["b", "c"], ["c"], ["b", "C"], ["C"]),
            (["b", "c", "d"], ["b", "C", "d"], ["B", "c", "D"], ["B", "C", "D"]),
        ]
    )
    func replacementBeside(_ old: [String], _ yours: [String], _ templates: [String], _ expected: [String]) {
        let merge = merge(["a"] + old + ["z"], ["a"] + yours + ["z"], ["a"] + templates + ["z"])
        #expect(merge.text == RandomTexts.text(["a"] + expected + ["z"]) && !merge.hasConflicts)
    }

    @Test(
        "a new comment or attribute comes directly above its line, which yours changed, below an insertion",
        arguments: [
            [], ["import B"], ["import A", "", "import B", ""], ["enum Mine {", "    case a", "}", ""],
        ]
    )
    func aboveChangedLine(mine: [String]) {
        for above in [[], ["import A", ""]] {
            for theirs in ["/// Theirs.", "@MainActor"] {
                let body = ["    let a = 1", "}"]
                let merge = merge(
                    above + ["final class A {"] + body,
                    above + mine + ["final class A: NSObject {"] + body,
                    above + [theirs, "final class A {"] + body
                )
                #expect(merge.text == RandomTexts.text(above + mine + [theirs, "final class A: NSObject {"] + body))
                #expect(!merge.hasConflicts)
            }
        }
    }

    @Test("a plain comment of yours and new documentation or attributes are kept above one declaration")
    func remarks() {
        let declaration = ["class A {", "    let a = 1", "}"]
        for above in [[], ["import A", ""]] {
            for theirs in [["/// Theirs."], ["@MainActor"], ["/// Theirs.", "@MainActor"]] {
                let mine = ["// swiftlint:disable all"]
                let merged = merge(above + declaration, above + mine + declaration, above + theirs + declaration)
                #expect(merged.text == RandomTexts.text(above + mine + theirs + declaration) && !merged.hasConflicts)
                let changed = ["class A: B {"] + declaration.dropFirst()
                #expect(!merge(above + declaration, above + mine + changed, above + theirs + declaration).hasConflicts)
            }
        }
    }

    @Test("if the templates change only blank lines, the change of yours is kept")
    func blankLinesOnly() {
        let merge = merge(["a", "b", "", "c"], ["a", "x", "z", "c"], ["a", "b", "c"])
        #expect(merge.text == RandomTexts.text(["a", "x", "z", "c"]) && !merge.hasConflicts)
    }

    // MARK: - Blank lines -

    /// The lines that are left where the templates delete some, with insertions of yours above and below.
    private func left(_ above: [String], _ removed: [String], _ below: [String]) -> [String] {
        let (open, close) = (["class A {", "    let a = 0"], ["    let z = 0", "}"])
        let old = RandomTexts.text(open + removed + close)
        let yours = RandomTexts.text(open + above + removed + below + close)
        let merge = Merge(base: old, yours: yours, templates: RandomTexts.text(open + close))
        #expect(!merge.hasConflicts, "\(merge.text)")
        let lines = merge.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        return Array(lines.dropFirst(open.count).dropLast(close.count))
    }

    @Test("an insertion beside one of several changes is kept")
    func besideOneOfTwo() {
        let old = ["let a = 1", "1", "2", "let b = 1", "3", "4", "let c = 1"]
        let templates = ["let a = 2", "1", "2", "let b = 2", "3", "4", "let c = 2"]
        let yours = ["let a = 1", "1", "2", "let b = 1", "let mine = 0", "3", "4", "let c = 1"]
        let merged = merge(old, yours, templates)
        #expect(!merged.hasConflicts)
        let expected = ["let a = 2", "1", "2", "let b = 2", "let mine = 0", "3", "4", "let c = 2"]
        #expect(merged.text == RandomTexts.text(expected))
    }

}
