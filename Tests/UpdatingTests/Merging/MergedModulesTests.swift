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

    @Test("methods in a deleted extension do not get into another extension")
    func deletedExtension() {
        let first = "extension A: Routing {\n}\n\n"
        func second(_ state: String, _ method: String = "") -> String {
            "extension A where State == \(state) {\n\(method)}\n"
        }
        let mine = first + second("Loading", "    func mine() {}\n")
        #expect(Merge(base: first + second("Loading"), yours: mine, templates: second("Loaded")).hasConflicts)
    }

    @Test("a heading that both sides change at the top of a file is a conflict")
    func elementBelowConflict() {
        func text(_ head: String) -> String { head + "    Routing {\n\n    func show() {\n    }\n}\n" }
        let (old, yours) = (text("class A: Base,\n"), text("struct A: Base,\n"))
        #expect(Merge(base: old, yours: yours, templates: text("actor A: Base,\n    Tracking,\n")).hasConflicts)
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
