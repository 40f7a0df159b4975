import Testing

@testable import VipergenGenerator

@Suite struct LinePatternTests {

    private static let words = ["zqxOne", "zqxTwo"].map { Array($0.utf8) }

    private func line(_ text: String) -> Line { Line(bytes: Array(text.utf8)[...]) }

    /// The values in the slots of a line, `1` and `2`; nil if the line does not match.
    private func match(_ form: String, _ text: String) -> [String]? {
        let form = form.replacing("1", with: "zqxOne").replacing("2", with: "zqxTwo")
        return LinePattern(line(form), words: Self.words).match(line(text))?.map { slot, text in
            "\(slot + 1) \(String(decoding: text, as: UTF8.self))"
        }
    }

    @Test func `a slot matches as little text as possible`() {
        #expect(match("let 1: 2?", "let a: B?") == ["1 a", "2 B"])
        #expect(match("1, 2", "a, b, c") == ["1 a", "2 b, c"])
        #expect(match("1 end", "an end end") == ["1 an end"])
        #expect(match("(1)(1)", "(a)(b)") == ["1 a", "1 b"])
        #expect(match("plain", "plain") == [] && match("a zq", "a zq") == [])
        let forms = ["plain", "a zq", "zqxOne", "a zqxTwo b"].map { LinePattern(line($0), words: Self.words) }
        #expect(forms.map(\.hasSlots) == [false, false, true, true])
    }

    @Test(
        arguments: [
            ("let 1", "let "), ("1 end", " end"), ("1 end", "an end."), ("plain", "plainly"), ("plain", "plai"),
            ("let 1: 2", "let a"), ("var 1", "let a"), ("12", "ab"), ("", "a"),
        ]
    )
    func `a line that does not match has no values`(form: String, text: String) {
        #expect(match(form, text) == nil)
    }
}
