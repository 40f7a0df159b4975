import Testing

@testable import VipergenGenerator

@Suite struct LineTests {

    private func line(_ text: String) -> Line { Line(bytes: Array(text.utf8)[...]) }

    @Test(arguments: ["a", "z", "A", "Z", "_", "é", "  (x)"])
    func `a line that says something has a letter of any script`(text: String) {
        #expect(line(text).hasLetter)
    }

    @Test(arguments: ["", "{", "[]", "@", "`", "1", "\t)"])
    func `brackets, digits and signs are no letters`(text: String) {
        #expect(!line(text).hasLetter)
    }

    @Test func `white space around a line is no part of it, whichever it is`() {
        for space in ["", " ", "\t", "\u{B}", "\r", " \t "] {
            #expect(line(space).isBlank && line(space).trimmed == line(""))
            #expect(line(space + "a b" + space).trimmed == line("a b"))
        }
        #expect(!line("\u{E}").isBlank && !line("\u{8}").isBlank)
    }

    @Test func `a tab stands for four spaces`() {
        #expect(line("        a").indentedWithTabs == line("\t\ta"))
        #expect(line("     a").indentedWithTabs == line("\t a"))
        #expect(line("   a").indentedWithTabs == line("   a"))
        #expect(line("\t  a").indentation == 6)
    }

    @Test func `a text is indented with tabs if more of its lines begin with one than with a space`() {
        #expect(LineText("\ta\n\tb\n c\nd\n").isIndentedWithTabs)
        for text in ["\ta\n b\n", "a\nb\n", " a\n b\n\tc\n", ""] { #expect(!LineText(text).isIndentedWithTabs) }
    }
}
