import Testing

@testable import VipergenGenerator

@Suite("Merging where git sees a conflict") struct MergeRulesTests {

    private func merge(_ old: [String], _ yours: [String], _ templates: [String]) -> Merge {
        let (old, yours, templates) = (RandomTexts.text(old), RandomTexts.text(yours), RandomTexts.text(templates))
        #expect(Merge(base: old, yours: yours, templates: templates, asGit: true).hasConflicts)
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

    @Test("one blank line is left where lines between blank ones are deleted beside lines of yours")
    func blankLineStays() {
        let (open, close) = ("extension A {", "}")
        let (theirs, mine) = (["", "    func theirs() {}", ""], ["", "    func mine() {}", ""])
        let without = RandomTexts.text([open, close])
        let (with, own) = (RandomTexts.text([open] + theirs + [close]), RandomTexts.text([open] + mine + [close]))
        let both = RandomTexts.text([open] + theirs + mine.dropFirst() + [close])
        let merge = Merge(base: with, yours: both, templates: without)
        #expect(merge.text == own)
        #expect(!merge.hasConflicts)
        #expect(Merge(base: without, yours: own, templates: with).text == both)
        // Without lines of yours beside them, or with blank lines of yours.
        let merged = Merge(base: "1\n" + with, yours: "mine\n1\n" + with, templates: "1\n" + without).text
        #expect(merged == "mine\n1\n" + without)
        let apart = RandomTexts.text([open] + theirs + mine + [close])
        #expect(Merge(base: with, yours: apart, templates: without).text == own)
    }

    @Test("if only blank lines are deleted, none is left")
    func blankLinesGo() {
        let (open, close, mine) = ("extension A {", "}", "    func mine() {}")
        let with = RandomTexts.text([open, "", "", close])
        let merge = Merge(
            base: with,
            yours: RandomTexts.text([open, "", "", mine, close]),
            templates: RandomTexts.text([open, close])
        )
        #expect(merge.text == RandomTexts.text([open, mine, close]))
    }

    @Test("repeating a merge changes nothing")
    func besideTwice() {
        let once = merge(["a", "let x = 1", "b"], ["a", "let x = 1", "let y = 2", "b"], ["a", "let x = 2", "b"])
        let twice = Merge(base: "a\nlet x = 1\nb\n", yours: once.text, templates: "a\nlet x = 2\nb\n")
        #expect(twice.text == once.text)
        #expect(!twice.hasConflicts)
    }

    @Test(
        "an insertion beside a change is a conflict if one may depend on the other",
        arguments: [
            // They continue a statement.
            (["call()"], ["call()", "    .mine()"], ["other()"]), (["call()"], ["call()", "    .mine()"], []),
            // The lines of the templates continue a statement.
            (["    .a()"], ["    // why", "    .a()"], ["    .b()"]),
            (["    .a()"], ["    let mine = 0", "    .a()"], ["    .b()"]),
            // The templates open or close something there.
            (["call()"], ["call()", "mine()"], ["if ready {", "    call()"]),
            // Yours has deleted a line that the templates keep.
            (["call()", "more()"], ["other()"], ["other()", "more()"]),
        ]
    )
    func notBeside(_ old: [String], _ yours: [String], _ templates: [String]) {
        #expect(merge(["1"] + old + ["9"], ["1"] + yours + ["9"], ["1"] + templates + ["9"]).hasConflicts)
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

    @Test("at the start of a file, the insertion of yours is the first")
    func atTheStart() {
        let merge = merge(["import UIKit"], ["// Mine", "", "import UIKit"], ["import RxSwift", "import UIKit"])
        #expect(merge.text == RandomTexts.text(["// Mine", "", "import RxSwift", "import UIKit"]))
        let other = self.merge(["x"], ["let mine = 1", "x"], ["let theirs = 2", "x"])
        #expect(other.text == RandomTexts.text(["let mine = 1", "let theirs = 2", "x"]))
    }

    @Test("two blank lines where two insertions meet become one")
    func seam() {
        let merge = merge(
            ["class A {", "    let a = 0", "}"],
            ["class A {", "    let a = 0", "", "    func mine() {", "        go()", "    }", "}"],
            ["class A {", "    let a = 0", "", "    func theirs() {}", "", "}"]
        )
        let expected = [
            "class A {", "    let a = 0", "", "    func theirs() {}", "", "    func mine() {", "        go()", "    }",
            "}",
        ]
        #expect(merge.text == RandomTexts.text(expected))
    }

    @Test("an insertion of yours that contains all lines of the templates' insertion, in order, is kept")
    func included() {
        let merged = insertions(
            ["  let a = 1", "    let mine = 2", "    let b = 3"],
            ["    let a = 1", "", "    let b = 3"]
        )
        #expect(merged.text == ["  let a = 1", "    let mine = 2", "    let b = 3"])
        #expect(!merged.hasConflicts)
        #expect(insertions(["    let b = 3", "    let a = 1"], ["    let a = 1", "    let b = 3"]).hasConflicts)
    }

    @Test(
        "two insertions are a conflict if one is incomplete or depends on the other",
        arguments: [
            // Something is not closed, or not opened.
            (["    func mine() {"], ["    let a = 0"]),
            (["    let a = 0"], ["    func theirs("]),
            (["    #if DEBUG"], ["    let a = 0"]),
            (["    let a = 0"], ["    #else", "    let b = 1"]),
            (["    let text = \"\"\""], ["    let a = 0"]),
            // A line with letters is in both.
            (["    let a = 0", "    let b = 0"], ["    let c = 0", "    let b = 0"]),
            // One continues a statement.
            (["        .mine()"], ["    let a = 0"]), (["", "        .mine()"], ["    let a = 0"]),
            (["    let a = 0"], ["    // more", "    + theirs"]),
            (["    let a = 0"], ["    where A: B"]),
            (["    , mine"], ["    let a = 0"]),
            // What follows an attribute or a comment belongs to it.
            (["    @objc"], ["    let a = 0", "    // MARK: - Theirs"]), (["    // mine"], ["    // MARK: - Theirs"]),
        ]
    )
    func notWhole(_ yours: [String], _ templates: [String]) {
        #expect(insertions(yours, templates).hasConflicts)
    }

    @Test("a new comment or attribute stays above its line, below an insertion of yours")
    func commentLast() {
        for theirs in [
            ["    // MARK: - Theirs", ""], ["    /// Theirs."], ["    @objc"], ["    let a = 0", "    @objc"],
        ] {
            for mine in [["    let mine = 0", ""], ["    // MARK: - Mine", ""], ["    func mine() {", "    }"]] {
                let (above, below) = (["class A {", "    let a = 0"], ["    func b() {", "    }", "}"])
                let merge = merge(above + below, above + mine + below, above + theirs + below)
                #expect(merge.text == RandomTexts.text(above + mine + theirs + below) && !merge.hasConflicts)
            }
        }
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
        #expect(!insertions(["    let a = \"\"\"", "        :)", "        \"\"\""], ["    elsewhere()"]).hasConflicts)
    }

    @Test("two insertions below a blank line are both kept")
    func belowEmptyLine() {
        let merged = insertions(["    let mine = 1"], ["    let theirs = 2"], above: ["class A {", ""])
        #expect(merged.text == ["    let theirs = 2", "    let mine = 1"])
    }

    @Test("an insertion into a list is a conflict if it lacks the comma that the list needs")
    func lists() {
        let above = ["call(", "    a: 1,"]
        #expect(insertions(["    b: 2,"], ["    c: 3"], above: above).hasConflicts)
        #expect(insertions(["    b: 2"], ["    c: 3,"], above: above).text == ["    c: 3,", "    b: 2"])
        #expect(insertions(["    b: 2,"], ["    c: 3"], above: ["call("]).hasConflicts)
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

    @Test("a new import is inserted even if yours deleted the templates' header")
    func importsWithoutHead() {
        #expect(merge(["// A", "x"], ["x"], ["import A", "// A", "x"]).text == RandomTexts.text(["import A", "x"]))
        let apart = merge(["// A", "x"], ["x"], ["", "import A", "// A", "x"])
        #expect(apart.text == RandomTexts.text(["", "import A", "x"]))
    }

    @Test(
        "a new import comes in the place of the deleted or replaced import above it, below imports of yours"
    )
    func importsBelowOthers() {
        let (old, new) = (["// A", "", "import Logs", "", "import Kit", "x"], ["import Logs", "import Theirs"])
        func merged(_ yours: [String]) -> String {
            merge(old, yours, old.flatMap { $0 == new[0] ? new : [$0] }).text
        }
        let replaced = merged(["// A", "", "import Mine", "import Kit", "x"])
        #expect(replaced == RandomTexts.text(["// A", "", "import Mine", "import Theirs", "import Kit", "x"]))
        #expect(
            merged(["// A", "", "import Kit", "x"])
                == RandomTexts.text(["// A", "", "import Theirs", "import Kit", "x"])
        )
        #expect(merged(["// A", "", "x"]).contains("<<<<<<<"))
        #expect(merged(["// A", "", "import Mine", "// MARK: - X", "x"]).contains("<<<<<<<"))
        #expect(merged(["// A", "", "#if DEBUG", "import Mine", "#endif", "import Kit", "x"]).contains("<<<<<<<"))
    }

    @Test("an import that yours has already is not inserted again")
    func importsOnce() {
        let merge = merge(["// A", "x"], ["// Mine", "import A", "x"], ["// A", "import A", "x"])
        #expect(merge.text == RandomTexts.text(["// Mine", "import A", "x"]))
    }

    @Test("only imports are inserted below a header that replaces the templates' header")
    func notImports() {
        #expect(merge(["// A", "x"], ["// Mine", "x"], ["let a = 0", "// A", "x"]).hasConflicts)
        #expect(merge(["// A", "x"], ["// Mine", "x"], ["public imported()", "// A", "x"]).hasConflicts)
        #expect(!merge(["// A", "x"], ["// Mine", "x"], ["public import A", "// A", "x"]).hasConflicts)
        #expect(merge(["// A", "x"], ["mine()", "x"], ["import A", "// A", "x"]).hasConflicts)
        #expect(merge(["// A", "x"], ["// Mine", "mine()", "x"], ["import A", "// A", "x"]).hasConflicts)
        #expect(merge(["// A", "x"], ["// Mine", "x"], ["import A", "let a = 0", "// A", "x"]).hasConflicts)
        #expect(merge(["// A", "x"], ["// Mine", "import A", "x"], ["import A", "// A", "x"]).hasConflicts)
    }

    // MARK: - Changes beside each other -

    @Test(
        "an insertion beside a line that yours changed or deleted stays beside the line that is left",
        arguments: [
            (["b", "c"], ["B", "c"], ["b", "new", "c"], ["B", "new", "c"]),
            (["b", "c"], ["b", "C"], ["b", "new", "c"], ["b", "new", "C"]),
            (["b", "c"], ["c"], ["b", "new", "c"], ["new", "c"]),
            (["b", "c"], ["b"], ["b", "new", "c"], ["b", "new"]),
            (["b", "c"], ["B", "mine", "c"], ["b", "let new = 1", "c"], ["B", "mine", "let new = 1", "c"]),
            (["b", "c"], ["B", "mine", "c"], ["b", "new()", "c"], ["B", "mine", "new()", "c"]),
            (["b", "c"], ["d = e", "f = g", "c"], ["b", "n = n", "c"], ["d = e", "f = g", "n = n", "c"]),
            (
                ["b = b", "c"], ["d = d", "super.init()", "c"], ["b = b", "n = n", "c"],
                ["d = d", "n = n", "super.init()", "c"]
            ),
            (["b = b", "c"], ["super.init()", "c"], ["b = b", "n = n", "c"], ["n = n", "super.init()", "c"]),
            (
                ["b = b", "c"], ["super.init()", "c"], ["b = b", "b.n = self", "c"],
                ["super.init()", "b.n = self", "c"]
            ),
            (
                ["b = b", "c"], ["d = d", "super.init()", "c"], ["b = b", "n()", "c"],
                ["d = d", "super.init()", "n()", "c"]
            ),
            (
                ["b = b", "c"], ["d = d(d(d))", "", "// mine", "super.init(", "    d: d", ")", "c"],
                ["b = b", "n = n", "c"], ["d = d(d(d))", "n = n", "", "// mine", "super.init(", "    d: d", ")", "c"]
            ),
            (
                ["b {", "c = c", "}"], ["b {", "super.init()", "}"], ["b {", "c = c", "n = n", "}"],
                ["b {", "n = n", "super.init()", "}"]
            ),
            (["a(", ") {"], ["a(", ") -> A {", ""], ["a(", ") {", "new"], ["a(", ") -> A {", "", "new"]),
            (["b,", "c,"], ["B,", "c,"], ["b,", "new,", "c,"], ["B,", "new,", "c,"]),
        ]
    )
    func insertionBeside(_ old: [String], _ yours: [String], _ templates: [String], _ expected: [String]) {
        let merge = merge(["a"] + old + ["z"], ["a"] + yours + ["z"], ["a"] + templates + ["z"])
        #expect(merge.text == RandomTexts.text(["a"] + expected + ["z"]) && !merge.hasConflicts)
    }

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
        "changes beside each other are a conflict if one may depend on the other",
        arguments: [
            // There is no unchanged line on the other side.
            (["b"], ["B"], ["b", "new"]), (["b"], ["B"], ["new", "b"]),
            // One of them continues a statement, or a list does not go on.
            (["b", "c"], ["b", ".C"], ["B", "c"]), (["b", "c"], ["B", "c"], ["b", ".new", "c"]),
            (["b", "c"], ["B,", "c"], ["b", "new", "c"]), (["b,", "c"], ["b,", "C"], ["b,", "new", "c"]),
            // One of them opens or closes something.
            (["b", "c"], ["B {", "c"], ["b", "new", "c"]), (["b", "c"], ["B", "c"], ["b", "new {", "c"]),
            (["b", "c"], ["{", "c"], ["b", "C"]),
            // The line of yours may need the value.
            (["b", "c"], ["B", "b.observe { self.b() }", "c"], ["b", "self.new = new", "c"]),
            (["b", "c"], ["self.b = b", "super.init()", "c"], ["b", "self.new = new", "c"]),
            // Yours has emptied the block.
            (["a {", "b", "}"], ["a {", "}"], ["a {", "b", "new", "}"]),
            // Both set the same property, or the templates set one and do more above `super.init()`.
            (["b = b", "c"], ["b = b", "n = a", "c"], ["b = b", "n = n", "c"]),
            (["b = b", "c"], ["super.init()", "c"], ["b = b", "n = n", "n.start()", "c"]),
            // Both write the same line.
            (["b", "c"], ["B", "new", "B", "c"], ["b", "new", "c"]),
            // A comment or an attribute would come above another line.
            (["b", "c", "d"], ["b", "d"], ["b", "// MARK: - C", "c", "d"]),
            (["b", "c", "d"], ["b", "d"], ["b", "/// C", "c", "d"]),
            (["b", "c"], ["b"], ["b", "@D", "c"]), (["b", "c"], ["// mine", "c"], ["b", "new", "c"]),
        ]
    )
    func conflictBeside(_ old: [String], _ yours: [String], _ templates: [String]) {
        #expect(merge(old, yours, templates).hasConflicts)
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

    @Test("above a declaration, documentation comes before attributes, whoever wrote them")
    func heads() {
        let declaration = ["class A {", "    let a = 1", "}"]
        func merged(_ mine: [String], _ theirs: [String]) -> [String]? {
            let merge = merge(["import A", ""] + declaration, ["import A", ""] + mine, ["import A", ""] + theirs)
            if merge.hasConflicts { return nil }
            return merge.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).map(String.init)
        }
        let type = ["enum Mine {", "    case a", "}", ""]
        for above in [[], type] {
            let documented = above + ["/// A list.", "@MainActor"] + declaration + [""]
            #expect(merged(above + ["@MainActor"] + declaration, ["/// A list."] + declaration) == documented)
            #expect(merged(above + ["/// A list."] + declaration, ["@MainActor"] + declaration) == documented)
        }
        #expect(merged(["/// Mine."] + declaration, ["/// A list."] + declaration) == nil)
        #expect(merged(["@MainActor"] + declaration, ["/// A list.", "@MainActor"] + declaration) == nil)
    }

    @Test("a comment is changed in its place above an insertion of yours", arguments: ["// MARK: - ", "/// ", "// "])
    func insertionBelowComment(mark: String) {
        let (above, below) = (["import A", ""], ["protocol R: A {", "    var a: A { get }", "}"])
        for mine in [[""], ["", "let mine = 1", ""], ["let mine = 1"]] {
            let merge = merge(
                above + [mark + "One"] + below,
                above + [mark + "One"] + mine + below,
                above + [mark + "Two"] + below
            )
            #expect(merge.text == RandomTexts.text(above + [mark + "Two"] + mine + below) && !merge.hasConflicts)
        }
    }

    @Test("an insertion beside a change is a conflict in files that are not Swift")
    func otherLanguages() {
        let (old, yours, templates) = ("a\nb\nc\nd\n", "a\nB\nc\nd\n", "a\nb\nnew\nc\nd\n")
        #expect(Merge(base: old, yours: yours, templates: templates, isSwift: false).hasConflicts)
        let inserted = Merge(base: old, yours: "a\nb\nmine\nc\nd\n", templates: templates, isSwift: false)
        #expect(inserted.text == "a\nb\nnew\nmine\nc\nd\n")
    }

    @Test("a line is deleted even if yours deleted the blank line below it")
    func blankLineDeleted() {
        let merge = merge(["a", "", "b", "", "c"], ["a", "", "b", "c"], ["a", "", "c"])
        #expect(merge.text == RandomTexts.text(["a", "", "c"]) && !merge.hasConflicts)
        let (text, end) = ("let a = \"\"\"", "\"\"\"")
        let string = self.merge([text, "a", end], [text, "", "a", "", end], [text, "b", end])
        #expect(string.hasConflicts || string.text.contains("\n\n"))
    }

    @Test("if the templates change only blank lines, the change of yours is kept")
    func blankLinesOnly() {
        let merge = merge(["a", "b", "", "c"], ["a", "x", "z", "c"], ["a", "b", "c"])
        #expect(merge.text == RandomTexts.text(["a", "x", "z", "c"]) && !merge.hasConflicts)
    }

    @Test("a change of yours that begins or ends with the templates' change is kept")
    func changeWithin() {
        func merged(_ old: [String], _ yours: [String], _ templates: [String]) -> String? {
            let merge = merge(["1"] + old + ["9"], ["1"] + yours + ["9"], ["1"] + templates + ["9"])
            return merge.hasConflicts ? nil : merge.text.split(separator: "\n").dropFirst().dropLast().joined()
        }
        #expect(merged(["a", "b"], ["x", "y"], ["x", "b"]) == "xy")
        #expect(merged(["a", "b"], ["x", "y"], ["a", "y"]) == "xy")
        #expect(merged(["a", "b"], ["x", "y", "z"], ["x", "b"]) == "xyz")
        #expect(merged(["a", "b"], ["x"], ["x", "b"]) == nil && merged(["a", "b"], ["z", "x"], ["x", "b"]) == nil)
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

    @Test("a blank line is left only beside lines of yours that have none")
    func oneEmptyLine() {
        let (removed, mine) = (["", "    func theirs() {}", ""], "    func mine() {}")
        #expect(left([], removed, [mine]) == ["", mine])
        #expect(left([mine], removed, []) == [mine, ""])
        #expect(left([mine, ""], removed, [mine]) == [mine, "", mine])
        #expect(left([mine, ""], removed, []) == [mine, ""] && left([], removed, ["", mine]) == ["", mine])
        #expect(left([mine], removed, ["    func more() {}"]) == [mine, "", "    func more() {}"])
        #expect(left([], removed, []) == [])
    }

    @Test("deleted lines without a blank line at both ends leave none")
    func noEmptyLine() {
        let mine = "    func mine() {}"
        for removed in [
            ["", "    theirs()"], ["    theirs()", ""], ["    theirs()", "    more()", "    last()"], [""],
        ] {
            #expect(left([], removed, [mine]) == [mine], "\(removed)")
        }
    }

    @Test("several changes of both sides at one place are a conflict")
    func severalChanges() {
        let old = ["a", "b", "c", "d"]
        #expect(merge(old, ["a", "x", "c", "y"], ["a", "x2", "c2", "d"]).hasConflicts)
        #expect(merge(old, ["a", "x2", "c2", "d"], ["a", "x", "c", "y"]).hasConflicts)
        #expect(merge(["// A", "// B", "x"], ["// Mine", "x"], ["import A", "// A", "// C", "x"]).hasConflicts)
        #expect(merge(["a", "x1", "x2", "b"], ["a", "x1", "mine", "x2", "b"], ["a", "y1", "y2", "b"]).hasConflicts)
    }

    @Test("lines between blank ones are replaced above an insertion of yours")
    func replacedLines() {
        let (open, close) = (["class A {", "    let a = 0"], ["    let z = 0", "}"])
        let theirs = ["", "    theirs()", ""]
        let merged = merge(open + theirs + close, open + theirs + ["    mine()"] + close, open + ["    x()"] + close)
        #expect(merged.text == RandomTexts.text(open + ["    x()", "    mine()"] + close))
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

    @Test func `new methods come below properties that yours inserted at the same place`() {
        let (start, property) = ("class A {\n    a()\n", "\n    private let service: Service\n")
        let (mine, theirs) = ("\n    func mine() {\n    }\n", "\n    func theirs() {\n    }\n")
        func text(_ parts: String...) -> String { start + parts.joined() + "}\n" }
        func merged(_ yours: String, _ templates: String) -> String {
            Merge(base: text(), yours: yours, templates: templates).text
        }
        #expect(merged(text(property, mine), text(theirs)) == text(property, mine, theirs))
        #expect(merged(text(mine), text(theirs)) == text(theirs, mine))
        let other = property.replacing("service", with: "other")
        #expect(merged(text(property), text(other, theirs)) == text(other, theirs, property))
    }
}
