import Testing

@testable import VipergenGenerator

@Suite struct IndentationTests {

    private func lines(_ text: String) -> [Line] { LineText(text).lines }

    private func text(_ lines: [Line]) -> String {
        lines.map { String(decoding: $0.bytes, as: UTF8.self) + "\n" }.joined()
    }

    /// A text, indented with the step of another one.
    private func text(_ text: String, indentedAs other: String) -> String {
        self.text(Indentation(of: lines(text), by: Indentation.step(of: lines(other)))?.lines(lines(text)) ?? [])
    }

    private static let steps = ["\t", " ", "  ", "   ", "    ", "        "]

    private static func code(_ step: String) -> String {
        "class A: B,\n    C {\n\n~init() {\n~~a(\n~~~b: c,\n~~~d: e\n~~) {\n~~~f()\n~~}\n~}\n}\n"
            .replacing("~", with: step)
    }

    @Test(arguments: steps, steps)
    func `lines take the indentation step of another text`(old: String, new: String) {
        let line = "    C {\n"
        let expected = Self.code(new).replacing(line, with: "")
        #expect(text(Self.code(old), indentedAs: Self.code(new)).contains(expected.dropFirst("class A: B,\n".count)))
    }

    @Test func `indentation that is not a whole step is kept`() {
        #expect(text("{\n    a\n      b\n  c\n", indentedAs: "{\n\ta\n") == "{\n\ta\n\t  b\n  c\n")
    }

    @Test func `the step is the most frequent one below an opening bracket, or the smallest of several`() {
        #expect(text("{\n  a\n", indentedAs: "{\n   a\n{\n    b\n(\n    c\n") == "{\n    a\n")
        #expect(text("{\n  a\n", indentedAs: "{\n      a\n{\n    b\n") == "{\n    a\n")
        #expect(Indentation.step(of: lines("{\na\n  b\n")) == nil)
        #expect(Indentation(of: lines(""), by: Line("  ")) == nil)
    }

    @Test func `the value of a multi-line string is kept`() {
        let old = "f {\n    a = \"\"\"\n        b\n\n            c\n        \"\"\"\n    d\n}\n"
        let new = "f {\n  a = \"\"\"\n    b\n\n        c\n    \"\"\"\n  d\n}\n"
        #expect(text(old, indentedAs: "{\n  a\n") == new)
    }

    @Test func `white space is compared in columns, and trailing white space only in strings`() {
        #expect(text(lines("\ta  \n    a\t\n  \nb\r\n").withoutSpacing) == "    a\n    a\n\nb\n")
        let string = "a = \"\"\"  \n\tb \n\t\"\"\" \nc \n"
        #expect(text(lines(string).withoutSpacing) == "a = \"\"\"\n\tb \n\t\"\"\" \nc\n")
    }
}
