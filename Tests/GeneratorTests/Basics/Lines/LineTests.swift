import Testing

@testable import VipergenGenerator

@Suite struct LineTests {

    private func line(_ text: String) -> Line { Line(bytes: Array(text.utf8)[...]) }

    @Test(arguments: ["a", "z", "A", "Z", "_", "é", "  (x)"])
    func `a letter of any script counts as a letter`(text: String) {
        #expect(line(text).hasLetter)
    }

    @Test(arguments: ["", "{", "[]", "@", "`", "1", "\t)"])
    func `brackets, digits and symbols are not letters`(text: String) {
        #expect(!line(text).hasLetter)
    }

    @Test func `every kind of white space around a line is trimmed`() {
        for space in ["", " ", "\t", "\u{B}", "\r", " \t "] {
            #expect(line(space).isBlank && line(space).trimmed == line(""))
            #expect(line(space + "a b" + space).trimmed == line("a b"))
        }
        #expect(!line("\u{E}").isBlank && !line("\u{8}").isBlank)
    }

    @Test func `a tab counts as four columns`() {
        #expect(line("\t  a").indentation == 6 && line("    a").indentation == 4)
    }
}
