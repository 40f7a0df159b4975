import Foundation
import Testing

@testable import VipergenGenerator

/// What made every change a conflict, or the wrong one, before Swift was read as a tree.
@Suite("Merging: Swift of all kinds") struct MergeReadingTests {

    @Test(
        "what looks like a bracket or a quote is none",
        arguments: [
            "let slash = #\"\\\"#", "let braces = /\\{/", "/* a /* nested */ comment { */",
            "let text = \"\\(names[\"a\"] ?? \"{\")\"",
            "let text = \"\"\"\n        } \"quoted\" {\n        \"\"\"", "let url = \"https://example.com/{id}\"",
        ]
    )
    func brackets(line: String) {
        let yours = ThreeTexts.presenter.replacing("        start()\n", with: "        start()\n        \(line)\n")
        let templates = ThreeTexts.presenter.replacing("log(\"close\")", with: "log(\"closed\")")
        let merge = ThreeTexts(ThreeTexts.presenter, yours: yours, templates: templates).merge
        #expect(!merge.hasConflicts)
        #expect(merge.text == yours.replacing("log(\"close\")", with: "log(\"closed\")"))
    }

    @Test("a file whose brackets do not match is merged as by git")
    func broken() {
        let yours = ThreeTexts.presenter.replacing("start()", with: "start(") + "\n"
        let templates = ThreeTexts.presenter.replacing("log(\"close\")", with: "log(\"closed\")")
        let merge = Merge(base: ThreeTexts.presenter, yours: yours, templates: templates)
        #expect(merge.text == yours.replacing("log(\"close\")", with: "log(\"closed\")"))
    }

    @Test("a type with something that is no declaration is merged as by git, and keeps it")
    func strayTokens() {
        let yours = ThreeTexts.edited(ThreeTexts.presenter, ("    func close()", "    to do later\n\n    func close()"))
        let templates = ThreeTexts.presenter.replacing("router.showDetail()", with: "router.show()")
        let merge = Merge(base: ThreeTexts.presenter, yours: yours, templates: templates)
        #expect(merge.text == yours.replacing("router.showDetail()", with: "router.show()"))
    }

    @Test("Windows line ends and a byte order mark stay")
    func lineEnds() {
        let yours = "\u{FEFF}" + ThreeTexts.presenter.replacing("\n", with: "\r\n").replacing("start()", with: "mine()")
        let templates = ThreeTexts.presenter.replacing(
            "        log(\"close\")\n",
            with: "        log(\"close\")\n        track()\n"
        )
        let merge = ThreeTexts(ThreeTexts.presenter, yours: yours, templates: templates).merge
        #expect(merge.text == yours.replacing("log(\"close\")\r\n", with: "log(\"close\")\r\n        track()\r\n"))
    }

    @Test("a heading of yours and a blank line with spaces change nothing about a second run")
    func secondRun() {
        let yours = ThreeTexts.presenter.replacing(": Presenter {\n\n", with: ": Presenter, Mine {\n    \n")
        let templates = ThreeTexts.presenter.replacing(
            "    weak var view: LoginView?\n",
            with: "    weak var view: LoginView?\n    private let service: Service\n"
        )
        let merge = ThreeTexts(ThreeTexts.presenter, yours: yours, templates: templates).merge
        #expect(merge.text.components(separatedBy: "let service").count == 2)
    }

    @Test("a class that the templates rename is merged, and a second run changes nothing")
    func renamedClass() {
        let yours = ThreeTexts.presenter.replacing("        start()", with: "        mine()\n        start()")
        let templates = ThreeTexts.presenter.replacing("class LoginPresenter", with: "class LoginViewModel")
            .replacing("extension LoginPresenter", with: "extension LoginViewModel")
        let merge = ThreeTexts(ThreeTexts.presenter, yours: yours, templates: templates).merge
        #expect(
            merge.hasConflicts
                || merge.text == templates.replacing("        start()", with: "        mine()\n        start()")
        )
        #expect(!merge.hasConflicts)
    }
}
