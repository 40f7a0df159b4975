import Testing

@testable import VipergenGenerator

/// Statements with several blocks, and lists whose order changes.
@Suite struct MergeBranchTests {

    private let cases = """
        switch state {
        case .loading:
            view.start() // spins
        case .loaded(let user):
            // The name.
            view.show(user)
        default:
            break
        }
        """

    @Test("the statements of a 'case' are merged")
    func statementsOfCase() {
        let merge = ThreeTexts.inMethod(
            cases,
            yours: cases.replacing("    view.show(user)", with: "    view.show(user)\n    mine()"),
            templates: cases.replacing("    // The name.", with: "    view.stop()\n    // The full name.")
        )
        #expect(!merge.hasConflicts)
        let body = ["view.stop()", "// The full name.", "view.show(user)", "mine()"].map { "            \($0)\n" }
        #expect(merge.text.contains("case .loaded(let user):\n\(body.joined())        default:"))
        #expect(merge.text.contains("        case .loading:\n            view.start() // spins\n        case"))
    }

    @Test("a comment at the end of a 'case' stays, and so does the case in one line")
    func endsOfCases() {
        let yours = cases.replacing("view.start() // spins", with: "view.start() // spins\n    mine() // mine")
        let merge = ThreeTexts.inMethod(
            cases,
            yours: yours,
            templates: cases.replacing("view.start()", with: "view.begin()")
        )
        #expect(
            merge.text.contains("            view.begin() // spins\n            mine() // mine\n        case .loaded")
        )
        let short = "switch state {\ncase .loading: view.start()\ncase .loaded: view.show()\n}"
        let both = ThreeTexts.inMethod(
            short,
            yours: short.replacing("view.start()", with: "view.start(); mine()"),
            templates: short.replacing("view.show()", with: "view.show(1)")
        )
        #expect(both.text.contains("case .loading: view.start(); mine()\n        case .loaded: view.show(1)\n"))
    }

    @Test("the templates' change of a comment in a closure is made, also in one that is a labelled argument")
    func commentInClosure() {
        let call = "service.load(id: 1, then: {\n    view.show()\n})"
        let merge = ThreeTexts.inMethod(
            call,
            yours: call.replacing("    view.show()", with: "    view.show()\n    mine()"),
            templates: call.replacing("    view.show()", with: "    // Once.\n    view.show()")
        )
        #expect(merge.text.contains("            // Once.\n            view.show()\n            mine()\n"))
    }

    private static let condition = "if isNew {\n    start()\n} else {\n    stop()\n}"
    private static let call = "load {\n    start()\n} failure: {\n    stop()\n}"

    @Test(
        "a statement of yours does not get into another branch",
        arguments: [
            (condition, "if !isNew {\n    stop()\n} else {\n    start()\n}"),
            (condition, "if isOld {\n    reset()\n} else if isNew {\n    start()\n} else {\n    stop()\n}"),
            (
                "if isNew {\n    start()\n} else if isOld {\n    stop()\n}",
                "if isOld {\n    stop()\n} else if isNew {\n    start()\n}"
            ), (call, "load {\n    stop()\n} success: {\n    start()\n}"),
        ],
        ["start()", "stop()"]
    )
    func branches(texts: (String, String), own: String) {
        let yours = texts.0.replacing("    \(own)", with: "    \(own)\n    mine()")
        let merge = ThreeTexts.inMethod(texts.0, yours: yours, templates: texts.1)
        #expect(merge.hasConflicts || merge.text.contains("            \(own)\n            mine()\n"), "\(merge.text)")
        #expect(!ThreeTexts.inMethod(texts.0, yours: texts.0 + "\nmine()", templates: texts.1).hasConflicts)
    }

    @Test("a change in one branch is merged into a statement whose other branch you edited")
    func otherBranch() {
        let yours = Self.condition.replacing("    stop()", with: "    stop()\n    mine()")
        let merge = ThreeTexts.inMethod(
            Self.condition,
            yours: yours,
            templates: Self.condition.replacing("start()", with: "begin()")
        )
        #expect(merge.text.contains("            begin()\n        } else {\n            stop()\n            mine()\n"))
    }

    @Test(
        "a list that the templates reorder is taken, or is a conflict if you edited it",
        arguments: [("frame(width, height)", "frame(height, width)"), ("frame(w: 1, h: 2)", "frame(h: 2, w: 1)")]
    )
    func reordered(old: String, new: String) {
        #expect(
            ThreeTexts.inMethod(old, yours: old + "\nmine()", templates: new).text.contains(
                "        \(new)\n        mine()\n"
            )
        )
        #expect(ThreeTexts.inMethod(old, yours: old.replacing(")", with: ", mine: 1)"), templates: new).hasConflicts)
        let swapped = ThreeTexts.inMethod(
            "first()\nsecond()",
            yours: "second()\nfirst()",
            templates: "first()\nnew()\nsecond()"
        )
        #expect(swapped.hasConflicts)
    }

    @Test("what you deleted in a protocol does not come back when the templates rename it")
    func renamedProtocol() {
        func listener(_ name: String, _ members: String) -> String {
            "protocol \(name): AnyObject {\n\(members)}\n\nprotocol HomeRouting {\n    func show()\n}\n"
        }
        let close = "    func close()\n"
        let old = listener("HomeListener", close)
        let yours = listener("HomeListener", "")
        let renamed = ThreeTexts(old, yours: yours, templates: listener("HomeDelegate", close)).merge
        #expect(renamed.text == listener("HomeDelegate", "") && !renamed.hasConflicts)
        let more = ThreeTexts(old, yours: yours, templates: listener("HomeDelegate", close + "    func end()\n")).merge
        #expect(more.hasConflicts || !more.text.contains(close))
    }

    @Test("a 'case' in one line that the templates open is indented as one")
    func openedCase() {
        func text(_ statements: String) -> String {
            "func load() {\n    switch a {\n    case .b:\(statements)\n    }\n}\n"
        }
        let merge = ThreeTexts(text(" y()"), yours: text(" y(2)"), templates: text("\n        n()\n        y()")).merge
        #expect(merge.text == text("\n        n()\n        y(2)"))
    }
}
