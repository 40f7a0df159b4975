import Testing

@testable import VipergenGenerator

/// Rules N1 to N5: a declaration or statement that all three texts have.
@Suite("Merging: what all have") struct MergeNodeTests {

    private let base = ThreeTexts.presenter

    @Test("what the templates did not change keeps its bytes")
    func bytes() {
        let merge = ThreeTexts.merge(
            ("        router.close()\n", "        router . close( )  \n"),
            templates: ("func didTap()", "func didTapLogin()")
        )
        #expect(merge.text.contains("        router . close( )  \n"))
        #expect(merge.text.contains("func didTapLogin()"))
    }

    @Test("what yours did not change gets the templates' text in the file's indentation")
    func indentation() {
        let yours = base.replacing("    ", with: "\t").replacing("log(\"close\")", with: "log(\"mine\")")
        let new = ThreeTexts.edited(
            base,
            ("        start()\n", "        start { user in\n            show(user)\n        }\n")
        )
        let merge = ThreeTexts(base, yours: yours, templates: new).merge
        #expect(!merge.hasConflicts)
        #expect(merge.text == yours.replacing("\t\tstart()\n", with: "\t\tstart { user in\n\t\t\tshow(user)\n\t\t}\n"))
    }

    @Test("each new declaration is indented in the steps of the file, whatever the steps of the templates")
    func mixedSteps() {
        let base = "class A {\n  let a = B {\n    c\n  }\n  let d = E {\n    f\n  }\n}\n"
        let templates =
            base.dropLast(2) + "    func load() {\n        start {\n            finish()\n        }\n    }\n}\n"
        let merge = ThreeTexts(base, yours: base.replacing("a = B", with: "mine = B"), templates: String(templates))
            .merge
        #expect(merge.text.hasSuffix("\n  func load() {\n    start {\n      finish()\n    }\n  }\n}\n"))
    }

    @Test("a multi-line string keeps its value in another indentation")
    func strings() {
        let new = ThreeTexts.edited(
            base,
            ("        start()\n", "        start(\"\"\"\n            a\n              b\n            \"\"\")\n")
        )
        let merge = ThreeTexts(
            base,
            yours: base.replacing("    ", with: "\t").replacing("close\")", with: "mine\")"),
            templates: new
        ).merge
        #expect(merge.text.contains("\t\tstart(\"\"\"\n\t\t\ta\n\t\t\t  b\n\t\t\t\"\"\")\n"))
    }

    @Test("attributes and modifiers are sets: both sides may add some")
    func modifiers() {
        let merge = ThreeTexts.merge(
            ("final class LoginPresenter", "@objc(Login) public final class LoginPresenter"),
            templates: ("final class LoginPresenter", "@MainActor class LoginPresenter")
        )
        #expect(!merge.hasConflicts)
        #expect(merge.text.contains("@MainActor @objc(Login) public class LoginPresenter: Presenter {"))
    }

    @Test("documentation of the templates and attributes of yours are both kept, and the other way round")
    func heads() {
        let comment = ("    func close()", "    /// Closes it.\n    func close()")
        let attribute = ("    func close()", "    @MainActor\n    func close()")
        let both = "    /// Closes it.\n    @MainActor\n    func close()"
        #expect(ThreeTexts.merge(attribute, templates: comment).text.contains(both))
        #expect(ThreeTexts.merge(comment, templates: attribute).text.contains(both))
    }

    @Test("attributes that the templates only swap are no conflict")
    func swappedAttributes() {
        let base = "@MainActor\n@Observable\nfinal class Model {\n}\n"
        let yours = base.replacing("{\n", with: "{\n    let mine = 1\n")
        let templates = base.replacing("@MainActor\n@Observable", with: "@Observable\n@MainActor")
        #expect(ThreeTexts(base, yours: yours, templates: templates).merge.text == yours)
    }

    @Test("an empty block in one line is the same as one in two lines")
    func emptyBlocks() {
        let base = "class A {\n    func load() {\n    }\n\n    func show() {\n        present()\n    }\n}\n"
        let yours = base.replacing("load() {\n    }", with: "load() {}").replacing("present()", with: "mine()")
        let renamed = ThreeTexts(base, yours: yours, templates: base.replacing("load", with: "start")).merge
        #expect(renamed.text == yours.replacing("load", with: "start"))
        let filled = base.replacing("load() {\n", with: "load() {\n        go()\n")
        let merge = ThreeTexts(base, yours: yours, templates: filled).merge
        #expect(merge.text == filled.replacing("present()", with: "mine()"))
    }

    @Test("two new access levels are a conflict")
    func access() {
        let merge = ThreeTexts.merge(
            ("    func close()", "    public func close()"),
            templates: ("    func close()", "    private func close()")
        )
        #expect(merge.hasConflicts)
    }

    @Test("conformances and imports are sets")
    func conformances() {
        let merge = ThreeTexts.merge(
            (": Presenter {", ": Presenter, Mine {"),
            ("import UIKit\n", "import Mine\nimport UIKit\n"),
            templates: (": Presenter {", ": Presenter, Sendable {"),
            ("import UIKit\n", "import RxSwift\nimport UIKit\n")
        )
        #expect(!merge.hasConflicts)
        #expect(merge.text.contains("final class LoginPresenter: Presenter, Sendable, Mine {"))
        for module in ["Mine", "RxSwift", "UIKit"] { #expect(merge.text.contains("import \(module)\n")) }
    }

    @Test("a statement that both changed in different places is a conflict, one whose list both changed is merged")
    func statement() {
        let change = ("service.load(id: 1, animated: true)", "service.load(id: 1, animated: true, mine: 2)")
        let list = ThreeTexts.merge(change, templates: ("service.load(id: 1,", "service.load(id: 7,"))
        #expect(list.text.contains("service.load(id: 7, animated: true, mine: 2)"))
        let tokens = ThreeTexts.merge(
            ("service.load", "service.mine.load"),
            templates: ("service.load", "api.service.load")
        )
        #expect(tokens.hasConflicts)
    }

    @Test("a statement of several lines is one statement")
    func lines() {
        let base = "func size() {\n    let size = base\n        * scale\n    show(size)\n}\n"
        let yours = base.replacing("    show(size)", with: "    mine()\n    show(size)")
        let templates = base.replacing("let size = base\n        * scale", with: "let size = base\n        as CGFloat")
        let merge = ThreeTexts(base, yours: yours, templates: templates).merge
        #expect(merge.text == yours.replacing("        * scale", with: "        as CGFloat"))
        let both = ThreeTexts(base, yours: base.replacing("* scale", with: "* mine"), templates: templates).merge
        #expect(both.hasConflicts)
    }

    @Test("the links of a chain are merged one by one")
    func links() {
        let base = "var body: some View {\n    Text(title)\n        .padding()\n        .frame(width: 1)\n}\n"
        let yours = base.replacing("        .padding()\n", with: "        .padding()\n        .mine()\n")
        let templates = base.replacing(".frame(width: 1)", with: ".frame(width: 2)\n        .border()")
        let merge = ThreeTexts(base, yours: yours, templates: templates).merge
        #expect(!merge.hasConflicts)
        #expect(merge.text.contains(".padding()\n        .mine()\n        .frame(width: 2)\n        .border()\n"))
    }

    @Test("a comment that yours deleted stays deleted, and documentation goes below a plain comment of yours")
    func comments() {
        let deleted = ThreeTexts.merge(
            ("/// Presents the login.\n", ""),
            templates: ("/// Presents the login.", "/// Presents a login.")
        )
        #expect(!deleted.text.contains("/// Presents"))
        let both = ThreeTexts.merge(
            ("    func close()", "    // swiftlint:disable:next all\n    func close()"),
            templates: ("    func close()", "    /// Closes it.\n    func close()")
        )
        #expect(both.text.contains("    // swiftlint:disable:next all\n    /// Closes it.\n    func close()"))
        let changed = ThreeTexts.merge(
            ("/// Presents the login.", "/// Presents my login."),
            templates: ("/// Presents the login.", "/// Presents a login.")
        )
        #expect(changed.hasConflicts)
    }

    @Test("in the head of a file, author and date are yours', and new lines are the templates'")
    func header() {
        let merge = ThreeTexts.merge(
            ("Created by Ann on 27.11.2026.", "Created by Bob on 01.02.2025."),
            ("import UIKit", "import Mine"),
            templates: (
                "//  Created by Ann on 27.11.2026.", "//  Created by Ann on 27.11.2026.\n//  All rights reserved."
            )
        )
        #expect(
            merge.text.hasPrefix(
                "//  LoginPresenter.swift\n//  Created by Bob on 01.02.2025.\n//  All rights reserved.\n"
            )
        )
        #expect(!merge.hasConflicts)
    }

    @Test(
        "an operator that the templates put before a token, or take from it, has the white space of the templates",
        arguments: [
            ("if isNew {\n    go()\n    end()\n}", "if !isNew {\n    go()\n    end()\n}"),
            ("if !isNew {\n    go()\n    end()\n}", "if isNew {\n    go()\n    end()\n}"),
            ("while count > limit {\n    go()\n    end()\n}", "while count > -limit {\n    go()\n    end()\n}"),
            ("guard isNew else {\n    go()\n    end()\n}", "guard !isNew else {\n    go()\n    end()\n}"),
        ]
    )
    func prefixOperators(old: String, new: String) {
        let yours = old.replacing("    go()", with: "    mine()\n    go()")
        let merge = ThreeTexts(old + "\n", yours: yours + "\n", templates: new + "\n").merge
        #expect(merge.text == new.replacing("    go()", with: "    mine()\n    go()") + "\n")
        let heading = ThreeTexts("let a = b\n", yours: "private let a = b\n", templates: "let a = -b\n").merge
        #expect(heading.text == "private let a = -b\n")
        let back = ThreeTexts("let a = -b\n", yours: "private let a = -b\n", templates: "let a = b\n").merge
        #expect(back.text == "private let a = b\n")
    }
}
