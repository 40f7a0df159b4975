import Testing

@testable import VipergenGenerator

@Suite struct OutlineTests {

    private func outline(_ lines: [String]) -> Outline { Outline(lines.map { Line(bytes: Array($0.utf8)[...]) }) }

    /// For each line, the line that opens its block.
    private func openings(_ lines: String...) -> [Int?] { outline(lines).openings.map { $0?.first } }

    @Test func `a line is in the block whose bracket is open before it`() {
        #expect(openings("class A {", "let a = f(", "1", ")", "}", "x") == [nil, 0, 1, 1, 0, nil])
        #expect(openings("init(", "a: A", ") {", "b", "}") == [nil, 0, 0, 0, 0])
        #expect(openings("if a {", "b", "} else {", "c", "}") == [nil, 0, 0, 2, 2])
        #expect(openings("class A", "where B: C", "{", "a", "}") == [nil, nil, nil, 0, 0])
    }

    @Test func `conditions, labels, comments and strings are blocks too`() {
        #expect(openings("#if A", "a", "#else", "b", "#endif", "c") == [nil, 0, 0, 2, 2, nil])
        let labels = openings("switch a {", "case .b:", "b", "@unknown default:", "c", "}", "d")
        #expect(labels == [nil, 0, 1, 0, 3, 3, nil])
        #expect(openings("/*", "{", "*/", "a") == [nil, 0, 0, nil])
        #expect(openings("let a = \"\"\"", "{", "\"\"\"", "a") == [nil, 0, 0, nil])
        // A bracket that closes nothing is ignored.
        #expect(openings("}", "a {", ")", "b") == [nil, nil, 1, 1])
    }

    /// The line that the first line belongs to.
    private func subject(_ lines: String...) -> Int? { outline(lines).subject(of: 0) }

    @Test func `a comment belongs to the line directly below it, and an attribute to the next line of code`() {
        #expect(subject("// a", "func b()") == 1 && subject("// a", "", "func b()") == nil)
        #expect(subject("@A", "", "func b()") == 2 && subject("// a", "@A", "", "// c", "func b()") == 4)
        #expect(subject("@available(", "iOS 17, *", ")", "func b()") == 3)
        #expect(subject("/*", "func a()", "*/", "func b()") == 3)
        #expect(subject("// a", "}") == nil && subject("// a", "#else") == nil && subject("@A") == nil)
    }

    @Test func `only a line that has nothing but attributes is an attribute's line`() {
        let outline = outline(["@A", "  @A(b: (1)) @C // d", "@A func b()", "/* @A", "@A", "*/"])
        #expect(outline.lines.indices.filter(outline.isAttribute) == [0, 1])
    }

    // MARK: - Declarations -

    private func declaration(_ line: String) -> [String] {
        let declaration = Declaration(Line(bytes: Array(line.utf8)[...]))
        return [declaration.kind, declaration.name, declaration.rest].map(String.init)
    }

    @Test(
        arguments: [
            ("@MainActor public final class A<B>: C {", ["class", "A", "<B>: C {"]),
            ("    private(set) weak var a: B?", ["var", "a", ": B?"]),
            ("class func a(b: C) -> D {", ["func", "a", "(b: C) -> D {"]),
            ("static func == (a: A, b: A) {", ["func", "==", " (a: A, b: A) {"]),
            ("override init(a: A) {", ["init", "", "(a: A) {"]),
            ("extension A.B: C {", ["extension", "A.B", ": C {"]),
            ("class A {", ["class", "A", " {"]),
            ("@testable import A", ["import", "A", ""]),
        ]
    )
    func `a declaration has a kind and a name`(line: String, expected: [String]) {
        #expect(declaration(line) == expected)
    }

    @Test(
        arguments: [
            ("return A.B(c: d)", ["", "return A.B", "(c: d)"]), ("self.a = b", ["", "self.a", " = b"]),
            ("if let a = b {", ["", "if let a", " = b {"]), ("open(a)", ["", "open", "(a)"]),
            ("final", ["", "", ""]), ("} else {", ["", "} else", " {"]), ("@A // b", ["", "", ""]),
        ]
    )
    func `a statement has no kind, and its beginning as its name`(line: String, expected: [String]) {
        #expect(declaration(line) == expected)
    }
}
