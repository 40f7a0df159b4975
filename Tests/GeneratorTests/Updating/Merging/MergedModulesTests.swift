import Testing

@testable import VipergenGenerator

/// Changes of templates that were not merged into modules of apps, or were merged incorrectly.
@Suite("Merges of modules written by people") struct MergedModulesTests {

    private let router = """
        final class HomeRouter: ViewableRouter<HomeInteractable> {

            override init(interactor: HomeInteractable) {
                super.init(interactor: interactor)
                interactor.router = self
            }
        }

        """

    /// The router with one more dependency: its initializer no longer overrides another one.
    private var tracking: String {
        router.replacing(
            "    override init(interactor: HomeInteractable) {\n",
            with: """
                    private let tracker: Tracker

                    init(interactor: HomeInteractable, tracker: Tracker) {
                        self.tracker = tracker

                """
        )
    }

    @Test("a property stays above an initializer that changes, too, whatever yours has above it")
    func dependency() {
        let commented = router.replacing("    override", with: "    // TODO: children\n    override")
        let merge = Merge(base: router, yours: commented, templates: tracking)
        #expect(merge.text == tracking.replacing("    init(", with: "    // TODO: children\n    init("))

        let own = router.replacing(
            "    override init(interactor: HomeInteractable) {\n",
            with: """
                    private let child: Child

                    init(interactor: HomeInteractable, child: Child) {
                        self.child = child

                """
        )
        let both = Merge(base: router, yours: own, templates: tracking)
        #expect(!both.hasConflicts)
        #expect(both.text.contains("    private let tracker: Tracker\n\n    private let child: Child\n\n    init("))
        #expect(both.text.contains("init(interactor: HomeInteractable, tracker: Tracker, child: Child) {\n"))
    }

    @Test("two methods with a common line are both inserted")
    func methods() {
        func text(_ methods: String...) -> String {
            "class A {\n    func a() {\n    }\n" + methods.joined() + "}\n"
        }
        let theirs = "\n    func appear(_ animated: Bool) {\n        track()\n    }\n"
        let mine = "\n    func vanish(_ animated: Bool) {\n        track()\n    }\n"
        let base = Merge.base(of: text(), yours: text(mine), templates: text(theirs))
        #expect(Merge(base: base, yours: text(mine), templates: text(theirs)).text == text(theirs, mine))
        // A statement in both might run twice.
        let (call, condition) = ("\n    start()\n    track()\n    stop()\n", "\n    if a {\n        track()\n    }\n")
        #expect(Merge(base: text(), yours: text(condition), templates: text(call)).hasConflicts)
        let labels = ["    case .b:\n        track()\n", "    default:\n        track()\n"].map { text("    }\n" + $0) }
        #expect(Merge(base: text("    }\n"), yours: labels[0], templates: labels[1]).hasConflicts)
        // Two forms of one method are a conflict.
        let other = mine.replacing("vanish(_", with: "appear(when")
        #expect(Merge(base: text(), yours: text(other), templates: text(theirs)).hasConflicts)
    }

    @Test(
        "two extensions that the templates swap keep their methods, or are a conflict",
        arguments: [("extension A: B {", "extension A: C {"), ("private extension A {", "extension A {")]
    )
    func extensions(_ first: String, _ second: String) {
        let old = "\(first)\n}\n\n\(second)\n}\n"
        let templates = "\(second)\n}\n\n\(first)\n}\n"
        let yours = "\(first)\n    func one() {}\n}\n\n\(second)\n    func two() {}\n}\n"
        let merge = Merge(base: old, yours: yours, templates: templates)
        let moved = "\(second)\n    func two() {}\n}\n\n\(first)\n    func one() {}\n}\n"
        #expect(merge.hasConflicts || merge.text == moved)
        // Without methods, nothing is lost.
        #expect(Merge(base: old, yours: old + "// mine\n", templates: templates).text == templates + "// mine\n")
    }

    @Test("methods in a deleted extension do not get into another extension")
    func deletedExtension() {
        let first = "extension A: Routing {\n}\n\n"
        func second(_ state: String, _ method: String = "") -> String {
            "extension A where State == \(state) {\n\(method)}\n"
        }
        let mine = first + second("Loading", "    func mine() {}\n")
        #expect(Merge(base: first + second("Loading"), yours: mine, templates: second("Loaded")).hasConflicts)
    }

    @Test("extensions with headings of two lines are distinguished by both lines")
    func headings() {
        func extensions(_ types: [String], _ methods: [String] = ["", ""]) -> String {
            zip(types, methods).map { "extension A:\n    \($0) {\n\($1)}\n" }.joined(separator: "\n")
        }
        let old = extensions(["B", "C"])
        let yours = extensions(["B", "C"], ["    func one() {}\n", "    func two() {}\n"])
        #expect(Merge(base: old, yours: yours, templates: extensions(["C", "B"])).hasConflicts)
        // A conformance of yours stays beside that of the templates.
        let both = Merge(base: old, yours: extensions(["B, Mine", "C"]), templates: extensions(["B, Theirs", "C"]))
        #expect(both.text == extensions(["B,\n    Theirs, Mine", "C"]), "\(both.text)")
    }

    @Test("a heading that both sides change at the top of a file is a conflict")
    func elementBelowConflict() {
        func text(_ head: String) -> String { head + "    Routing {\n\n    func show() {\n    }\n}\n" }
        let (old, yours) = (text("class A: Base,\n"), text("struct A: Base,\n"))
        #expect(Merge(base: old, yours: yours, templates: text("actor A: Base,\n    Tracking,\n")).hasConflicts)
    }

    @Test("a method that yours deleted is not moved")
    func moved() {
        let (method, other) = ("\n    func setUp() {}\n", "    func other() {\n    }\n")
        let old = "class A {\n\(other)}\n\nextension A: B {\n\(method)}\n"
        let templates = "class A {\n\(other)\(method)}\n\nextension A: B {\n}\n"
        func base(_ yours: String) -> String { Merge.base(of: old, yours: yours, templates: templates) }
        let without = old.replacing(method, with: "\n    func mine() {}\n")
        #expect(Merge(base: base(without), yours: without, templates: templates).text == without)
        // A property that yours changed is moved to another type.
        let property = "    weak var listener: Listener?\n"
        let models = "class A {\n\(property)}\n\nclass B {\n    func load() {\n    }\n}\n"
        let changed = models.replacing("Listener?", with: "Mine?")
        let elsewhere = models.replacing(property, with: "").replacing("class B {\n", with: "class B {\n\(property)")
        let kept = Merge.base(of: models, yours: changed, templates: elsewhere)
        #expect(Merge(base: kept, yours: changed, templates: elsewhere).text.contains("class B {\n\(property)"))
        let edited = old.replacing("class A", with: "final class A")
        let moved = Merge(base: base(edited), yours: edited, templates: templates)
        #expect(moved.text == templates.replacing("class A", with: "final class A"))
    }

    @Test("an import is inserted whatever the order of the imports in yours")
    func imports() {
        func text(_ imports: String...) -> String {
            imports.map { "import \($0)\n" }.joined() + "\nclass A {\n}\n"
        }
        let merge = Merge(
            base: text("UIKit", "RIBs", "RxSwift"),
            yours: text("RIBs", "RxSwift", "UIKit", "Mine"),
            templates: text("UIKit", "Analytics", "RIBs", "RxSwift")
        )
        #expect(!merge.hasConflicts)
        #expect(merge.text.split(separator: "\n").filter { $0 == "import Analytics" }.count == 1)
    }

    @Test("a deleted comment does not come back with other words")
    func deletedComment() {
        func text(_ comment: String, _ value: String = "1") -> String {
            "class A {\n    let a: A\n\(comment)    let b = \(value)\n}\n"
        }
        let (old, new) = (text("    // MARK: Life\n"), text("    // MARK: - Life cycle\n"))
        #expect(Merge(base: old, yours: text("", "2"), templates: new).text == text("", "2"))
        #expect(Merge(base: old, yours: text("    // MARK: Mine\n"), templates: new).hasConflicts)
        // Neither a factor nor a blank line is a comment.
        let factor = text("    let height = width\n        * 2\n")
        let own = text("    let height = other\n")
        #expect(Merge(base: factor, yours: own, templates: factor.replacing("* 2", with: "* scale")).hasConflicts)
    }

    @Test("two slashes in a string do not begin a comment")
    func slashes() {
        let call = #"        add("https://example.com", mine: 1, last: 2)"# + "\n"
        func text(_ call: String, _ parameters: String) -> String {
            "class A {\n    init(\(parameters)) {\n\(call)    }\n}\n"
        }
        let merge = Merge(
            base: text("", "a: A"),
            yours: text(call, "a: A, mine: Mine"),
            templates: text("", "a: A, b: B")
        )
        #expect(merge.text == text(call, "a: A, b: B, mine: Mine"))
    }

    @Test("a new base class takes the place of the old one in a list with conformances of yours")
    func baseClass() {
        let old = "class A: Router<B, C>, Routing {\n    init() {\n    }\n}\n"
        let yours = old.replacing(", Routing {", with: ",\n         Mine,\n         Routing {")
        let templates = old.replacing("Router<B, C>", with: "BaseRouter<B, C>")
        let merge = Merge(base: old, yours: yours, templates: templates)
        #expect(merge.text == yours.replacing("Router<B, C>", with: "BaseRouter<B, C>"))
    }
}
