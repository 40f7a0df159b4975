import Testing

@testable import VipergenGenerator

/// What does not compile in a module's files, found without the rest of the app.
@Suite struct CodeMistakesTests {

    private func mistakes(_ files: String...) -> [String] { CodeMistakes(files.map { SwiftTree($0) }).all.map(\.text) }

    @Test func `a member that two extensions declare is declared twice; overloads are not`() {
        let files = [
            "final class Login {\n    func close() {}\n    func show(_ id: Int) {}\n    func show(_ id: String) {}\n}\n",
            "extension Login {\n    func close() {}\n}\n",
        ]
        #expect(mistakes(files[0], files[1]) == ["'Login.close' is declared twice"])
        #expect(mistakes(files[0]).isEmpty)
    }

    @Test func `two statements of a block cannot bind one name; those of two blocks can`() {
        let guards = ["user = user", "id = id, let user = user.next"].map { "    guard let \($0) else { return }\n" }
        #expect(mistakes("func load() {\n\(guards.joined())}\n") == ["'user' is bound twice in one block"])
        let other = "    guard let user = user else { return }\n    if let user = user.next { show(user) }\n"
        #expect(mistakes("func load() {\n\(other)    run { let user = 1 }\n}\n").isEmpty)
    }

    @Test(arguments: [
        "init() {}", "init(id: Int) { name = \"\" }", "init() { run { self.id = 1 } }", "init() { self.id = id }",
    ])
    func `a property without a value needs an initializer that sets it`(initializer: String) {
        let text = "final class Login {\n    let id: Int\n    \(initializer)\n}\n"
        #expect(mistakes(text) == ["'Login.id' has no value, and an 'init' sets none"])
    }

    @Test func `a property with a default cannot be set to itself`() {
        func found(_ initializer: String) -> [String] {
            mistakes("final class Login {\n    weak var view: View?\n    \(initializer)\n}\n")
        }
        #expect(found("init() { self.view = view }") == ["'Login.view' is set to itself"])
        #expect(found("init(view: View) { self.view = view }").isEmpty)
        #expect(found("init(@Inject(key: 1) view: View) { self.view = view }").isEmpty)
        #expect(found("init() { if let view = make() { self.view = view } }").isEmpty)
        #expect(found("init() { self.view = view\n        .next }").isEmpty)
    }

    @Test func `a function with a result needs a statement`() {
        #expect(mistakes("func count(_ load: () -> Int) -> Int {}\n") == ["'count(_:)' returns nothing"])
        #expect(mistakes("func count(_ load: () -> Int) {}\nfunc load() -> Void {}\nfunc show() -> () {}\n").isEmpty)
        #expect(mistakes("func load() -> () -> Int {}\n") == ["'load()' returns nothing"])
        #expect(mistakes("protocol Counting {\n    func count() -> Int\n}\n").isEmpty)
        #expect(mistakes("@ViewBuilder func row() -> Row {}\nfunc body() -> some View {}\n").isEmpty)
    }

    @Test(arguments: [
        "let id: Int\n    init(id: Int) { self.id = id }", "let id: Int\n    init() { (id, name) = (1, \"\") }",
        "var id: Int?\n    init() {}", "var id: Int!\n    init() {}", "lazy var id = 1\n    init() {}",
        "var id: Int { 1 }\n    init() {}", "@State var id: Int\n    init() { _id = State(initialValue: 1) }",
        "let id: Int\n    init(id: Int) { self.id = id }\n    convenience init() { self.init(id: 1) }",
        "let id: Int\n    required init?(coder: NSCoder) { fatalError() }", "let id: Int",
    ])
    func `a property with a value is no mistake, nor is one that an initializer sets`(members: String) {
        #expect(mistakes("final class Login {\n    \(members)\n}\n").isEmpty)
    }

    @Test func `a private property that nothing uses is left over`() {
        let text = "struct Login {\n    var body: Text { Text(title) }\n    private var title: String { \"\" }\n"
        let bar = "    private var bar: Text { Text(\"\") }\n"
        #expect(mistakes(text + "    private(set) var count = 0\n}\n").isEmpty)
        #expect(mistakes(text + bar + "}\n") == ["'bar' is private, and nothing uses it"])
    }

    @Test(arguments: [
        "public protocol Shown {\n    func show(_ item: Item)\n}\n",
        "public final class Shown {\n    public init(item: Item? = nil) {}\n}\n",
    ])
    func `a public declaration names public types`(type: String) {
        #expect(mistakes(type, "struct Item {}\n") == ["'Shown' names 'Item', which is not public"])
        #expect(mistakes(type, "public struct Item {}\n").isEmpty)
        #expect(mistakes(type.replacing("public ", with: ""), "struct Item {}\n").isEmpty)
    }

    @Test func `a public type implements a public protocol with public members`() {
        let files = [
            "public protocol Shown {\n    func show()\n}\n",
            "public final class Login: Shown {\n    func show() {}\n}\n",
        ]
        #expect(
            mistakes(files[0], files[1]) == ["'Login.show()' is not public, and a public protocol requires it"]
        )
        #expect(mistakes(files[0], files[1].replacing("    func", with: "    public func")).isEmpty)
    }
}
