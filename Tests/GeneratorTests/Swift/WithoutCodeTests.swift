import Testing

@testable import VipergenGenerator

/// A source without its code, for which the compiler needs no more than its declarations.
@Suite struct WithoutCodeTests {

    private func declarations(_ text: String) -> String {
        String(decoding: SwiftTree(text).withoutCode, as: UTF8.self)
    }

    @Test(
        arguments: [
            ("func f() -> Int { g() }", "func f() -> Int { fatalError() }"),
            ("class A { init?(a: Int) { self.a = a } }", "class A { init?(a: Int) { fatalError() } }"),
            ("var a: Int { b + 1 }", "var a: Int { fatalError() }"),
            (
                "var a: Int { get { b } set { b = newValue } }",
                "var a: Int { get { fatalError() } set { fatalError() } }"
            ),
            ("let a: [String: Int] = make()", "let a: [String: Int] = { fatalError() }()"),
            ("var a: Int = 1 { didSet { f() } }", "var a: Int = { fatalError() }() { didSet { fatalError() } }"),
            ("subscript(i: Int) -> Int { a[i] }", "subscript(i: Int) -> Int { fatalError() }"),
        ]
    )
    func `bodies, and values of variables with a type, are replaced`(text: String, expected: String) {
        #expect(declarations(text + "\n") == expected + "\n")
    }

    @Test(
        arguments: [
            "var a = make()", "let a: Int", "protocol A { var a: Int { get } }", "var body: some View { Text(a) }",
            "func make() -> some View { Text(a) }", "@ViewBuilder var body: Content { Text(a) }",
            "enum A { case b(Int) }",
            "func f(a: Int = 1)",
        ]
    )
    func `what the compiler infers a type from stays`(text: String) { #expect(declarations(text) == text) }

    @Test func `each declaration stays in its line`() {
        let text = "class A {\n    func f() {\n        g()\n    }\n\n    let a: Int\n}\n"
        #expect(declarations(text) == "class A {\n    func f() { fatalError()\n\n }\n\n    let a: Int\n}\n")
    }
}
