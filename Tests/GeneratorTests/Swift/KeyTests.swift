import Testing

@testable import VipergenGenerator

@Suite("The keys of declarations") struct KeyTests {

    private func key(_ source: String) -> SwiftTree.Key? {
        let tree = SwiftTree(source)
        return tree.children(of: 0).first { _ in true }.flatMap { tree.key(of: $0) }
    }

    @Test(
        "are the same for two forms of one declaration",
        arguments: [
            ("class Login {}", "public final class Login: Base {}"), ("struct Login {}", "class Login {}"),
            ("func show(_ user: User) {}", "@objc private func show(_ other: Name) async throws {}"),
            ("let formatter = DateFormatter()", "private lazy var formatter: DateFormatter = make()"),
            ("extension Login: A, B {}", "private extension Login: B, A { func show() {} }"),
            ("import UIKit", "@testable import UIKit"), ("init(a: Int) {}", "required convenience init?(a: String) {}"),
        ]
    )
    func same(first: String, second: String) {
        #expect(key(first) == key(second))
        #expect(key(first) != nil)
    }

    @Test(
        "tell declarations apart",
        arguments: [
            ("func show(_ user: User) {}", "func show(user: User) {}"), ("func show() {}", "func hide() {}"),
            ("extension Login: A {}", "extension Login: B {}"), ("let a = 1", "let b = 1"),
            ("extension Login where A: B {}", "extension Login {}"), ("protocol Login {}", "class Login {}"),
            ("let a = 1, b = 2", "let a = 1"), ("func a() {}", "let a = 1"),
        ]
    )
    func different(first: String, second: String) {
        #expect(key(first) != key(second))
    }

    @Test("statements have none")
    func statements() {
        #expect(key("show()") == nil)
        #expect(key("// a comment") == nil)
    }
}
