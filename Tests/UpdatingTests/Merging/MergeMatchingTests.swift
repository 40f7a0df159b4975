import Foundation
import Testing

@testable import VipergenGenerator

/// Rules M1 to M7: which declaration of yours is which of the templates.
@Suite("Merging: what is matched") struct MergeMatchingTests {

    private let base = ThreeTexts.presenter

    @Test("key: a declaration with another modifier, attribute or effect is the same one")
    func key() {
        let merge = ThreeTexts.merge(
            ("    func close() {", "    @objc private func close() async {"),
            templates: ("        log(\"close\")", "        log(\"closed\")")
        )
        #expect(!merge.hasConflicts)
        #expect(
            merge.text.contains(
                "    @objc private func close() async {\n        router.close()\n        log(\"closed\")\n"
            )
        )
    }

    @Test("overloads that the templates swap keep the lines of yours")
    func swapped() {
        func list(_ labels: [String], _ line: (String) -> String) -> String {
            let methods = labels.map { "    func show(user: User, \($0): Bool) {\n\(line($0))    }\n" }
            return "class List {\n" + methods.joined(separator: "\n") + "}\n"
        }
        let yours = list(["animated", "deep"]) { "        mine(\($0))\n" }
        let base = list(["animated", "deep"]) { _ in "" }
        let merge = ThreeTexts(base, yours: yours, templates: list(["deep", "animated"]) { _ in "" }).merge
        #expect(merge.text == list(["deep", "animated"]) { "        mine(\($0))\n" })
    }

    @Test("overloads are told apart by their types")
    func overloads() {
        let other = "    func close() {\n        router.close()\n"
        let merge = ThreeTexts.merge(
            ("    func reload() {", "    func close(_ sender: Any) {\n        mine()\n    }\n\n    func reload() {"),
            templates: (other, other + "        track()\n")
        )
        #expect(merge.text.contains("        router.close()\n        track()\n        log(\"close\")\n"))
        #expect(merge.text.contains("    func close(_ sender: Any) {\n        mine()\n    }\n"))
    }

    @Test("only one: an initialiser of yours with one more parameter is the templates' one")
    func onlyOne() {
        let merge = ThreeTexts.merge(
            ("init(router: LoginRouter)", "init(router: LoginRouter, mine: Mine)"),
            templates: ("init(router: LoginRouter)", "init(router: LoginRouter, service: Service)")
        )
        #expect(!merge.hasConflicts)
        #expect(merge.text.contains("init(router: LoginRouter, service: Service, mine: Mine)"))
    }

    @Test("replaced in place: a requirement that the templates replace is replaced with what yours changed in it")
    func replacedInPlace() {
        let merge = ThreeTexts.merge(
            ("    func show(_ title: String)", "    @MainActor func show(_ title: String)"),
            templates: ("    func show(_ title: String)", "    func present(_ title: String)")
        )
        #expect(merge.text.contains("    @MainActor func present(_ title: String)\n"))
    }

    @Test("similar: lines of yours stay in a method that the templates rename")
    func renamed() {
        let merge = ThreeTexts.merge(
            ("        view.show(\"Login\")\n", "        mine()\n        view.show(\"Login\")\n"),
            templates: ("func reload()", "func refresh(animated: Bool)")
        )
        #expect(!merge.hasConflicts)
        #expect(
            merge.text.contains(
                "func refresh(animated: Bool) {\n        guard let view else { return }\n        mine()\n"
            )
        )
    }

    @Test("similar: a method that yours renamed gets the templates' lines, and a second run changes nothing")
    func renamedByYours() {
        let merge = ThreeTexts.merge(
            ("func reload()", "func refresh()"),
            templates: ("        view.show(\"Login\")\n", "        view.show(\"Login\")\n        track()\n")
        )
        #expect(!merge.hasConflicts)
        #expect(merge.text.contains("func refresh() {"))
        #expect(merge.text.contains("        track()\n"))
    }

    @Test("equal but for its name: an empty method that yours filled is renamed, and so is one whose body has its name")
    func otherName() {
        let base = """
            final class DetailInteractor {

                @objc func pressedBack() {
                }

                func close() {
                    listener?.close(animated: true)
                }

                func reload() {
                }
            }

            """
        let own = ("pressedBack() {\n", "pressedBack() {\n        listener?.back()\n")
        let mine = ("    func reload()", "    func mine() {}\n\n    func reload()")
        let yours = ThreeTexts.edited(base, own, mine)
        func renamed(_ text: String) -> String {
            text.replacing("pressedBack", with: "didPressBack").replacing("close(", with: "didClose(")
        }
        let merge = ThreeTexts(base, yours: yours, templates: renamed(base)).merge
        #expect(!merge.hasConflicts)
        #expect(merge.text == renamed(yours))
    }

    @Test("a line of yours does not get into a method that has replaced its own")
    func replaced() {
        let merge = ThreeTexts.merge(
            ("        router.close()\n        log", "        router.close()\n        saveDraft()\n        log"),
            templates: (
                "    func close() {\n        router.close()\n        log(\"close\")",
                "    func share() {\n        sheet.show()\n        track(\"share\")"
            )
        )
        #expect(merge.hasConflicts)
        #expect(merge.conflicts.map(\.line) == [24])
        let share = merge.text.components(separatedBy: "func share")[1]
        #expect(!share.prefix(80).contains("saveDraft"))
    }

    @Test("a heading that is only like another one does not change")
    func otherType() {
        let base = "enum ViewAction: Equatable {\n    case tap\n}\n"
        let yours = "enum ChildAction: Equatable {\n    case start\n}\n"
        let templates = "enum ViewAction: Hashable {\n    case tap\n}\n"
        let merge = ThreeTexts(base, yours: yours, templates: templates).merge
        #expect(merge.hasConflicts)
        #expect(merge.text.contains("enum ChildAction: Equatable {"))
    }

    @Test("moved: a method that yours moved to an extension is changed there")
    func moved() {
        let close = "    func close() {\n        router.close()\n        log(\"close\")\n    }\n\n"
        let merge = ThreeTexts.merge(
            (close, ""),
            ("extension LoginPresenter: LoginOutput {\n\n", "extension LoginPresenter: LoginOutput {\n\n" + close),
            templates: ("log(\"close\")", "log(\"closed\")")
        )
        #expect(!merge.hasConflicts)
        #expect(
            merge.text.contains("LoginOutput {\n\n    func close() {\n        router.close()\n        log(\"closed\")")
        )
    }

    @Test("moved: a method that yours moved into a new extension is changed there")
    func movedToNew() {
        let close = "    func close() {\n        router.close()\n        log(\"close\")\n    }\n\n"
        let own = base.replacing(close, with: "") + "\nprivate extension LoginPresenter {\n" + close.dropLast() + "}\n"
        let new = ThreeTexts.edited(base, ("log(\"close\")", "log(\"closed\")"))
        let merge = ThreeTexts(base, yours: own, templates: new).merge
        #expect(!merge.hasConflicts)
        #expect(merge.text == own.replacing("log(\"close\")", with: "log(\"closed\")"))
    }

    @Test("moved: a method that the templates move to a new extension is moved, unless yours edited or deleted it")
    func movedByTemplates() {
        let start = base.range(of: "\n    func reload()")?.lowerBound ?? base.startIndex
        let end = base.range(of: "    }\n", range: start..<base.endIndex)?.upperBound ?? base.endIndex
        let reload = String(base[start..<end])
        let templates =
            ThreeTexts.edited(base, (reload, "")) + "\n// MARK: - Loading\n\nextension LoginPresenter {\(reload)}\n"
        let property = ("    weak var view", "    let mine = 1\n    weak var view")
        let moved = ThreeTexts(base, yours: ThreeTexts.edited(base, property), templates: templates).merge
        #expect(moved.text == ThreeTexts.edited(templates, property))
        let edited = ThreeTexts.edited(base, ("        guard let view", "        mine()\n        guard let view"))
        #expect(Merge(base: base, yours: edited, templates: templates).hasConflicts)
        let deleted = ThreeTexts.edited(base, (reload, ""))
        let conflicts = Merge(base: base, yours: deleted, templates: templates).conflicts
        #expect(conflicts.map(\.message) == ["the templates move 'LoginPresenter.reload', which you deleted"])
    }

    @Test("moved: a type that yours wrapped in another one is a conflict if the templates change it")
    func wrapped() {
        let base = "class Model {\n    init(id: Int) {\n        load()\n    }\n}\n"
        let yours = "enum Login {\n    " + base.replacing("\n", with: "\n    ").dropLast(4) + "}\n"
        let templates = base.replacing("id: Int", with: "id: Int, name: String")
        #expect(ThreeTexts(base, yours: yours, templates: templates).merge.hasConflicts)
    }

    @Test("moved: what is within '#if' now is a conflict if the templates delete it")
    func hidden() {
        let close = "    func close() {\n        router.close()\n        log(\"close\")\n    }\n"
        let merge = ThreeTexts.merge((close, "#if DEBUG\n\(close)#endif\n"), templates: (close + "\n", ""))
        #expect(merge.hasConflicts)
    }

    @Test("statements: one that both sides moved apart keeps its neighbours")
    func statements() {
        let merge = ThreeTexts.merge(
            (
                "        guard let view else { return }\n",
                "        guard let view else { return }\n        view.show(\"Mine\")\n"
            ),
            templates: ("        view.show(\"Login\")\n", "        view.show(\"Log in\")\n")
        )
        #expect(!merge.hasConflicts)
        #expect(merge.text.contains("        view.show(\"Mine\")\n        view.show(\"Log in\")\n"))
    }

    @Test("statements: an argument goes to the call that became a constant, and not to what is returned now")
    func calls() {
        let base = """
            func build() -> Routing {
                let interactor = Interactor()
                return Router(
                    interactor: interactor,
                    homeBuilder: HomeBuilder()
                )
            }

            """
        let yours = base.replacing("return Router(", with: "let router = Router(")
            .replacing("    )\n}", with: "    )\n    return (router: router, item: interactor)\n}")
        let last = "homeBuilder: HomeBuilder()"
        let new = (last, "\(last),\n        scoreBuilder: ScoreBuilder()")
        let texts = ThreeTexts(base, yours: yours, templates: ThreeTexts.edited(base, new))
        #expect(!texts.merge.hasConflicts)
        #expect(texts.merge.text == ThreeTexts.edited(yours, new))
    }

    @Test("moved: a method that yours moved and rewrote is renamed there, for a type has one of that name")
    func movedAndRewritten() {
        let setup = "    func setupUI() {\n        setConstraints()\n        bind()\n    }\n"
        func view(_ methods: String, _ rest: String) -> String {
            "final class HomeView: UIView {\n\n    func load() {\n        setupUI()\n    }\n\(methods)}\n\(rest)"
        }
        let base = view("", "\nprivate extension HomeView {\n\(setup)}\n")
        let own = "\n    private func setupUI() {\n        backgroundColor = .white\n        addSubview(title)\n    }\n"
        let templates = base.replacing("setupUI", with: "makeViews")
        let merge = ThreeTexts(base, yours: view(own, ""), templates: templates).merge
        #expect(!merge.hasConflicts)
        #expect(merge.text == view(own, "").replacing("setupUI", with: "makeViews"))
        // An extension with a condition may have another one, and so may a type of the same name in another one.
        let bound = base.replacing("HomeView {\n\(setup)", with: "HomeView {\n    func bind() {\n    }\n\n\(setup)")
        let rest = "\nprivate extension HomeView {\n    func bind() {\n    }\n}\n"
        let condition = view("", rest + "\nextension HomeView where Model: Sendable {\n\(own)}\n")
        let other = view("", rest + "\nenum Other {\n    struct HomeView {\n\(own)    }\n}\n")
        for yours in [condition, other] {
            let bounds = ThreeTexts(bound, yours: yours, templates: bound.replacing("setupUI", with: "makeViews")).merge
            #expect(bounds.hasConflicts)
        }
    }

    @Test("members: of extensions with one heading, that of yours with most of the members is the templates' one")
    func oneHeading() {
        func methods(_ names: String...) -> String {
            names.map { "    func \($0)() {\n        view.\($0)()\n    }\n" }.joined(separator: "\n")
        }
        func extensions(_ bodies: String...) -> String {
            bodies.map { "private extension HomeView {\n\($0)}\n" }.joined(separator: "\n")
        }
        let base = extensions(methods("setupUI", "layOut"), methods("bind"))
        let yours = extensions(methods("setupUI", "layOut", "mine", "bind", "other"))
        let templates = base.replacing("layOut", with: "constrain")
        let merge = ThreeTexts(base, yours: yours, templates: templates).merge
        #expect(!merge.hasConflicts)
        #expect(merge.text == yours.replacing("layOut", with: "constrain"))
    }

    @Test("similar: a requirement of yours is not the templates' one because neither has a body")
    func withoutBody() {
        let base = "protocol HomePresenting {\n    func setup()\n}\n"
        let merge = ThreeTexts(
            base,
            yours: base.replacing("setup", with: "cancel"),
            templates: base.replacing("setup()", with: "setup() async")
        ).merge
        #expect(merge.hasConflicts)
        #expect(!merge.text.contains("cancel() async"))
    }

    @Test("statements: one that yours moved is changed, or deleted, where it stands")
    func movedStatement() {
        let own = "        self.view = view\n        self.router = router\n        self.model = model\n"
        func presenter(_ lines: String) -> String {
            "class Presenter {\n    init() {\n\(lines)    }\n}\n"
        }
        let base = presenter("        self.router = router\n        self.model = model\n        self.view = view\n")
        let deleted = base.replacing("        self.view = view\n", with: "")
        let without = ThreeTexts(base, yours: presenter(own), templates: deleted).merge
        #expect(without.text == presenter(own).replacing("        self.view = view\n", with: ""))
        let changed = base.replacing("= view\n", with: "= view.weak\n")
        let merge = ThreeTexts(base, yours: presenter(own), templates: changed).merge
        #expect(merge.text == presenter(own).replacing("= view\n", with: "= view.weak\n"))
    }

    @Test("a method that the templates replace by two equal ones is neither of them")
    func tie() {
        func text(_ names: String...) -> String {
            "final class Home {\n"
                + names.map { "\n    func \($0)() {\n        view.show()\n        log()\n    }\n" }.joined() + "}\n"
        }
        let yours = ThreeTexts.edited(text("open"), ("        log()\n", "        log()\n        mine()\n"))
        let merge = ThreeTexts(text("open"), yours: yours, templates: text("start", "begin")).merge
        #expect(merge.conflicts.map(\.message) == ["the templates delete what you edited"])
    }
}
