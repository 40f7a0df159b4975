import Foundation
import TestSupport
import Testing

@testable import VipergenGenerator

@Suite("Words of a shell") struct ShellWordsTests {

    private static let texts = [
        "", " ", "a", " a\tb  c ", "a'b c'd", #"a"b c"d"#, "''", #""" a"#, #"a\ b"#, #"a\\b"#, #"'a\b'"#,
        #""a\b\\c\"d""#,
        #"\'a\'"#, #"'a"b' "c'd""#, #"--action 'email: Driver<String?>'"#, #""\$x \`y""#, "a'' ''b", "é\\ü 'ß ß'",
    ]

    @Test("a text is split into the words that a POSIX shell makes of it", arguments: texts)
    func split(text: String) throws {
        let script = "for word in \(text); do printf '%s\\n' \"[$word]\"; done"
        let shell = try Run(URL(filePath: "/bin/sh"), ["-c", script], in: FileManager.default.temporaryDirectory)
        let words = try ShellWords.split(text).map { "[\($0)]\n" }.joined()
        #expect(words == shell.output, "\(text)")
    }

    @Test(
        "other special characters of shells are ordinary ones",
        arguments: ["$HOME", "*", "a;b", "`x`", "~", "#x", "a>b", "{a,b}", "$(x)"]
    )
    func plain(text: String) throws {
        #expect(try ShellWords.split(text) == [text])
        #expect(try ShellWords.split("x \"\(text)\"") == ["x", text])
    }

    @Test(
        "an unclosed quote and a final backslash are errors",
        arguments: ["'a", "\"a", "a\\", "\"a\\\"", "\"a\\"]
    )
    func unfinished(text: String) {
        #expect(throws: Failure.self) { try ShellWords.split(text) }
    }

    @Test(
        "joined words can be split again",
        arguments: [
            "", "a", "a b", "it's", "\"", "\\", "[String: Int]", "a\tb", "é", "$x", "\u{301}a", "'\u{301}", "a \u{301}",
        ]
    )
    func joined(word: String) throws {
        let text = ShellWords.joined([word, "--x", word])
        #expect(try ShellWords.split(text) == [word, "--x", word])
        let shell = try Run(
            URL(filePath: "/bin/sh"),
            ["-c", "printf '%s' \(ShellWords.joined([word]))"],
            in: FileManager.default.temporaryDirectory
        )
        #expect(shell.output == word)
    }

    @Test("a word that needs no quotes gets none")
    func plainWords() {
        #expect(ShellWords.joined(["--child", "OffGame", "a:b"]) == "--child OffGame a:b")
    }
}
