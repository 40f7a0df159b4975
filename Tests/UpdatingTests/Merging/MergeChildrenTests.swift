import Foundation
import Testing

@testable import VipergenGenerator

/// Rules C1 to C9: what a block has in the end, and where.
@Suite("Merging: what a block has") struct MergeChildrenTests {

    private let base = ThreeTexts.presenter
    private let close = "    func close() {\n        router.close()\n        log(\"close\")\n    }\n\n"

    @Test("yours' order stays, and what only the templates moved goes to its new place")
    func order() {
        let reload =
            "    func reload() {\n        guard let view else { return }\n        view.show(\"Login\")\n        service.load(id: 1, animated: true)\n    }\n"
        let moved = base.replacing(close, with: "").replacing(reload, with: reload + "\n" + close.dropLast())
        let yours = ThreeTexts.edited(base, ("        start()", "        mine()\n        start()"))
        let merge = ThreeTexts(base, yours: yours, templates: moved).merge
        #expect(!merge.hasConflicts)
        #expect(merge.text == moved.replacing("        start()", with: "        mine()\n        start()"))
    }

    @Test("what the templates deleted is gone, unless yours changed it")
    func deleted() {
        #expect(!ThreeTexts.merge(("start()", "mine()"), templates: (close, "")).text.contains("func close"))
        let changed = ThreeTexts.merge(("log(\"close\")", "mine()"), templates: (close, ""))
        #expect(changed.hasConflicts)
        #expect(
            changed.text.contains(
                "<<<<<<< yours\n    func close() {\n        router.close()\n        mine()\n    }\n|||||||"
            )
        )
        let smaller = ThreeTexts.merge(("        log(\"close\")\n", ""), templates: (close, ""))
        #expect(!smaller.hasConflicts)
        #expect(!smaller.text.contains("func close"))
    }

    @Test("a function that yours gave other labels is not kept in silence if the templates delete it")
    func deletedSignature() {
        let merge = ThreeTexts.merge(("func close()", "func close(animated: Bool)"), templates: (close, ""))
        #expect(merge.conflicts.map(\.message) == ["the templates delete what you edited"])
        #expect(merge.conflicts.map(\.line) == [24])
    }

    @Test("a function that yours renamed is not kept in silence if the templates delete it")
    func renamed() {
        let base = "class Home {\n    func load() {\n        start()\n        render()\n    }\n}\n"
        let own = base.replacing("load", with: "reload")
        let merge = { ThreeTexts(base, yours: $0, templates: "class Home {\n}\n").merge }
        #expect(merge(own).conflicts.map(\.message) == ["the templates delete what you edited"])
        #expect(!merge(own.replacing("start()", with: "go()").replacing("render()", with: "end()")).hasConflicts)
    }

    @Test("a statement that yours wrapped is not deleted in silence")
    func wrapped() {
        let merge = ThreeTexts.merge(
            ("        log(\"close\")\n", "        if isLogged {\n            log(\"close\")\n        }\n"),
            templates: ("        log(\"close\")\n", "")
        )
        #expect(merge.hasConflicts)
    }

    @Test("what yours deleted stays deleted, unless the templates changed it")
    func deletedByYours() {
        let stays = ThreeTexts.merge((close, ""), templates: ("start()", "begin()"))
        #expect(!stays.hasConflicts)
        #expect(!stays.text.contains("func close"))
        let changed = ThreeTexts.merge((close, ""), templates: ("log(\"close\")", "log(\"closed\")"))
        #expect(changed.hasConflicts)
        #expect(
            changed.text.contains(
                "=======\n    func close() {\n        router.close()\n        log(\"closed\")\n    }\n>>>>>>>"
            )
        )
    }

    @Test("where both replaced a statement there is a conflict")
    func bothReplaced() {
        let merge = ThreeTexts.merge(("log(\"close\")", "mine()"), templates: ("log(\"close\")", "track(\"close\")"))
        #expect(merge.hasConflicts)
        #expect(merge.text.contains("mine()"))
        #expect(merge.conflicts.map(\.line) == [26])
    }

    @Test(
        "there already: the same declaration or statement is not inserted twice, another one of that name is a conflict"
    )
    func done() {
        let property = "    private let router: LoginRouter\n"
        let formatter = property + "    private let formatter = DateFormatter()\n"
        let same = ThreeTexts.merge((property, formatter), ("start()", "mine()"), templates: (property, formatter))
        #expect(!same.hasConflicts)
        #expect(same.text.components(separatedBy: "let formatter").count == 2)
        let other = ThreeTexts.merge(
            (property, formatter),
            templates: (property, property + "    private let formatter: LoginFormatter\n")
        )
        #expect(other.hasConflicts)
        #expect(other.conflicts.map(\.line) == [15])
        #expect(other.conflicts.first?.message == "yours has 'formatter' already")
    }

    @Test("there already: a method of yours with all lines of the templates' one, and more")
    func more() {
        let theirs = "    override func start() {\n        super.start()\n        track()\n    }\n\n"
        let mine = theirs.replacing("        track()\n", with: "        track()\n        mine()\n")
        let more = ThreeTexts.merge((close, close + mine), templates: (close, close + theirs))
        #expect(more.text == ThreeTexts.edited(base, (close, close + mine)))
        let other = mine.replacing("        track()\n", with: "")
        let conflicts = ThreeTexts.merge((close, close + other), templates: (close, close + theirs)).conflicts
        #expect(conflicts.map(\.message) == ["yours has 'start' already"])
        #expect(conflicts.map(\.line) == [29])
    }

    @Test("there already: a member that yours has in an extension of the type")
    func doneElsewhere() {
        let method = "    func share() {\n        sheet.show()\n    }\n"
        let own = base + "\nextension LoginPresenter {\n\n\(method)}\n"
        let new = ThreeTexts.edited(base, (close, close + method + "\n"))
        let merge = ThreeTexts(base, yours: own, templates: new).merge
        #expect(!merge.hasConflicts)
        #expect(merge.text == own)
        let other = ThreeTexts(base, yours: own.replacing("sheet.show()", with: "mine()"), templates: new).merge
        #expect(other.hasConflicts)
    }

    @Test("there already: lines of 'super' that yours has in part")
    func partly() {
        let base = "class A: B {\n    override func viewDidLoad() {\n        super.viewDidLoad()\n    }\n}\n"
        let lines = "        super.viewDidLoad()\n        setUp()\n        bind()\n        load()\n"
        let templates = base.replacing("        super.viewDidLoad()\n", with: lines)
        let yours = base.replacing(
            "        super.viewDidLoad()\n",
            with: "        super.viewDidLoad()\n        setUp()\n        load()\n"
        )
        #expect(ThreeTexts(base, yours: yours, templates: templates).merge.text == templates)
    }

    @Test("place: between its neighbours, beside the one that is left, or nowhere")
    func places() {
        let between = ThreeTexts.merge(
            ("        view.show(\"Login\")\n", "        mine()\n        view.show(\"Login\")\n"),
            templates: ("        service.load", "        track()\n        service.load")
        )
        #expect(between.text.contains("        view.show(\"Login\")\n        track()\n        service.load"))
        let beside = ThreeTexts.merge(
            ("        view.show(\"Login\")\n", ""),
            templates: ("        service.load", "        track()\n        service.load")
        )
        #expect(beside.text.contains("        track()\n        service.load"))
        let none = ThreeTexts.merge(
            ("        router.close()\n        log(\"close\")\n", "        mine()\n        other()\n"),
            templates: ("        log(\"close\")\n", "        track()\n        log(\"close\")\n")
        )
        #expect(none.hasConflicts)
    }

    @Test("place: what the templates wrote in the place of something else stands where that stands in yours")
    func inPlaceOfOthers() {
        let mine = "        mine()\n        more()\n\n"
        let statement = ThreeTexts.merge(
            ("        log(\"close\")", mine + "        log(\"close\")"),
            templates: ("        log(\"close\")", "        tracker.track(\"close\")")
        )
        #expect(statement.text.contains("        router.close()\n\(mine)        tracker.track(\"close\")\n"))
        let method = ThreeTexts.merge(
            (close, "    func mine() {}\n\n" + close),
            templates: (close, "    func share() {}\n\n")
        )
        #expect(method.text.contains("    func mine() {}\n\n    func share() {}\n\n    func reload()"))
    }

    @Test("place: of two methods inserted at one place, both are kept whole")
    func twoMethods() {
        let theirs = "    func appear(_ animated: Bool) {\n        track()\n    }\n\n"
        let mine = "    func vanish(_ animated: Bool) {\n        track()\n    }\n\n"
        let merge = ThreeTexts.merge((close, mine + close), templates: (close, theirs + close))
        #expect(merge.text == ThreeTexts.edited(base, (close, mine + theirs + close)))
    }

    @Test("place: never below a statement that leaves the block")
    func exits() {
        let base = "func show() {\n    start()\n    stop()\n}\n"
        let yours = "func show() {\n    if isMine { return }\n    mine()\n    return\n}\n"
        let templates = base.replacing("    stop()\n", with: "    track()\n    stop()\n")
        #expect(ThreeTexts(base, yours: yours, templates: templates).merge.hasConflicts)
    }

    @Test("place: a new property stands above a property of yours, a new method below")
    func properties() {
        let merge = ThreeTexts.merge(
            ("    weak var view: LoginView?\n", "    weak var view: LoginView?\n    var mine = 1\n"),
            templates: (
                "    private let router: LoginRouter\n",
                "    private let router: LoginRouter\n    private let service: Service\n"
            )
        )
        #expect(
            merge.text.contains(
                "    var mine = 1\n    private let router: LoginRouter\n    private let service: Service\n"
            )
        )
    }

    @Test("place: with 'super.init', a statement stays on its side")
    func initializer() {
        let merge = ThreeTexts.merge(
            ("        self.router = router\n", "        self.router = router\n        mine()\n"),
            templates: (
                "        super.init()\n", "        self.service = service\n        super.init()\n        bind()\n"
            )
        )
        #expect(!merge.hasConflicts)
        #expect(
            merge.text.contains(
                "        self.service = service\n        mine()\n        super.init()\n        bind()\n        start()\n"
            )
        )
    }

    @Test("a new import stands below the imports, whatever became of the first one")
    func imports() {
        let merge = ThreeTexts.merge(
            ("import UIKit", "import Mine"),
            templates: ("import UIKit", "import UIKit\nimport RxSwift"),
            ("//  LoginPresenter.swift", "//  Login.swift")
        )
        #expect(!merge.hasConflicts)
        #expect(
            merge.text.hasPrefix(
                "//  Login.swift\n//  Created by Ann on 27.11.2026.\n\nimport Mine\nimport RxSwift\n\nprotocol"
            )
        )
    }

    @Test("an import is there for itself, whatever became of the one beside it", arguments: ["", "import Mine\n"])
    func importInPlaceOfAnother(mine: String) {
        func text(_ imports: String) -> String { "import Base\n\(imports)\nfinal class Login {\n}\n" }
        let merge = ThreeTexts(text("import User\n"), yours: text(mine), templates: text("import Logs\n")).merge
        #expect(
            !merge.hasConflicts
                && merge.text.split(separator: "\n").sorted()
                    == text(mine + "import Logs\n").split(separator: "\n").sorted(),
            "\(merge.text)"
        )
    }

    @Test("a new import has the blank line above it that the first import of yours had")
    func importLayout() {
        let base = "// Login\n\nimport Logs\nimport Kit\n\nclass A {\n}\n"
        let templates = base.replacing("import Kit", with: "import Theirs\nimport Kit")
        func merged(_ imports: String) -> String {
            let yours = base.replacing("import Logs\nimport Kit\n\n", with: imports)
                .replacing("{\n", with: "{\n    let a = 1\n")
            let merge = ThreeTexts(base, yours: yours, templates: templates).merge
            return merge.text.replacing("class A {\n    let a = 1\n}\n", with: "")
        }
        #expect(merged("import Kit\n\n") == "// Login\n\nimport Theirs\nimport Kit\n\n")
        #expect(merged("import Mine\nimport Kit\n\n") == "// Login\n\nimport Mine\nimport Theirs\nimport Kit\n\n")
        #expect(merged("") == "// Login\n\nimport Theirs\n\n")
    }

    @Test("a plain comment above the first import of yours stays there")
    func commentAboveImport() {
        let base = "import UIKit\n\nclass A {\n}\n"
        let yours = "// Mine\n\nimport UIKit\n\nclass A {\n    let a = 1\n}\n"
        let merge = ThreeTexts(base, yours: yours, templates: "import RxSwift\n" + base).merge
        #expect(merge.text == yours.replacing("import UIKit", with: "import RxSwift\nimport UIKit"))
    }

    @Test("a deleted method leaves one blank line between those of yours")
    func blankLines() {
        let merge = ThreeTexts.merge(
            (close, "    func one() {}\n\n" + close + "    func two() {}\n\n"),
            templates: (close, "")
        )
        #expect(merge.text.contains("    func one() {}\n\n    func two() {}\n\n    func reload()"))
    }

    @Test("an empty block whose heading has several lines is opened at the level of its declaration")
    func openedBlock() {
        let base = "protocol LoginWireframe: AnyObject,\n    Alerting {}\n"
        let yours = base.replacing("Alerting {", with: "Alerting,\n    Sharing {")
        let templates = base.replacing("{}", with: "{\n    func show()\n}")
        let merge = ThreeTexts(base, yours: yours, templates: templates).merge
        #expect(merge.text == yours.replacing("{}", with: "{\n    func show()\n}"))
    }

    @Test("extensions that the templates swap stand in their order, whatever stands first in yours")
    func swappedExtensions() {
        let first = "extension A: B {\n    func one() {}\n}\n"
        let second = "extension A: C {\n    func two() {}\n}\n"
        let yours = first.replacing("{}", with: "{ mine() }") + "\n" + second
        let merge = ThreeTexts(first + "\n" + second, yours: yours, templates: second + "\n" + first).merge
        #expect(merge.text == second + "\n" + first.replacing("{}", with: "{ mine() }"))
    }

    @Test("a mark stays while its section has a declaration of yours")
    func marks() {
        let section =
            "    // MARK: - Life cycle\n\n    init(router: LoginRouter) {\n        self.router = router\n        super.init()\n        start()\n    }\n\n"
        let merge = ThreeTexts.merge((section, section + "    func mine() {}\n\n"), templates: (section, ""))
        #expect(merge.text.contains("    // MARK: - Life cycle\n\n    func mine() {}\n"))
    }

    @Test("a requirement that the templates changed, and yours deleted with its implementation, is a conflict")
    func requirement() {
        let requirement = "    func show(_ title: String)\n"
        #expect(
            ThreeTexts.merge(
                (requirement, ""),
                templates: (requirement, "    func show(_ title: String, animated: Bool)\n")
            )
            .hasConflicts
        )
    }

    @Test("a member in '#if' of yours does not make half of a change")
    func conditional() {
        let debug = "#if DEBUG\n    func debug() {\n        log(\"debug\")\n    }\n#endif\n\n"
        let merge = ThreeTexts.merge(
            (close, debug + close),
            templates: (close, ""),
            ("        router.showDetail()", "        router.show()")
        )
        #expect(!merge.hasConflicts)
        #expect(merge.text.contains(debug))
        #expect(!merge.text.contains("func close"))
        #expect(merge.text.contains("router.show()"))
    }
}
