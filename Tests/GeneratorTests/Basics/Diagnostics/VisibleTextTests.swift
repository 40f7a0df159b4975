import Testing

@testable import VipergenGenerator

@Suite("Visible text") struct VisibleTextTests {

    @Test(
        "control and format characters are shown by their codes",
        arguments: [
            ("\u{1B}[31m", "U+001B[31m"), ("a\u{7}b\u{7F}", "aU+0007bU+007F"), ("\u{9B}31m", "U+009B31m"),
            ("a\r\nb\tc", "aU+000DU+000AbU+0009c"), ("\u{202E}txt", "U+202Etxt"), ("\u{2066}", "U+2066"),
            ("\u{2028}\u{2029}\u{85}", "U+2028U+2029U+0085"), ("\u{0}", "U+0000"),
            ("a\u{200B}b\u{AD}\u{FEFF}", "aU+200BbU+00ADU+FEFF"),
        ]
    )
    func commands(text: String, shown: String) {
        #expect(visible(text) == shown)
    }

    @Test(
        "all other text is unchanged, joiners in words and emoji included",
        arguments: ["", "Login ~", "Élan", "登录", "👩‍👩‍👧", "می‌خواهم", "e\u{301}"]
    )
    func rest(text: String) {
        #expect(Array(visible(text).unicodeScalars) == Array(text.unicodeScalars))
    }

    @Test("excepted characters are kept, next to letters of any script")
    func kept() {
        #expect(visible("a\n\tb", except: "\n") == "a\nU+0009b")
        #expect(visible("é\n\tb", except: "\n\t") == "é\n\tb")
    }

    @Test("each part of a diagnostic is one line, and the mark is below its character")
    func diagnostic() {
        let place = Diagnostic.Place(file: "a\n\u{1B}b", line: 1, column: 4, excerpt: "\t\u{1B}é{{x}}")
        let diagnostic = Diagnostic("no\nsuch", at: place, help: "do\u{9B}")
        #expect(
            diagnostic.description
                == "aU+000AU+001Bb:1:4: error: noU+000Asuch\n 1 | \tU+001Bé{{x}}\n   | \t       ^\nhelp: doU+009B"
        )
    }

    @Test("a quoted text is shortened after its 60th character", arguments: [(60, ""), (61, "…")])
    func length(count: Int, end: String) {
        #expect(quoted(String(repeating: "x", count: count)) == "'" + String(repeating: "x", count: 60) + end + "'")
    }
}
