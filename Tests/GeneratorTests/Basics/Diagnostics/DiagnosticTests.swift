import Testing

@testable import VipergenGenerator

@Suite("Diagnostics") struct DiagnosticTests {

    @Test("a line of up to 500 bytes is shown", arguments: [(500, true), (501, false)])
    func longLines(count: Int, isShown: Bool) throws {
        let line = String(repeating: "x", count: count)
        let source = SourceText(name: "f", text: line + "\n")
        #expect(source.place(at: 0).excerpt == (isShown ? line : nil))
        let place = Diagnostic.Place(file: "f", line: 1, column: 1, excerpt: line)
        #expect(Diagnostic("x", at: place).description.contains(line) == isShown)
    }

    @Test("a position beyond the mapped lines of another file has the place of the last one")
    func partOfAnotherFile() {
        var source = SourceText(name: "f", text: "a\nb\nc\n")
        source.lineStarts = [3, 4].map { Diagnostic.Place(file: "g", line: $0, column: 5) }
        #expect([0, 2, 4].map { source.place(at: $0).line } == [3, 4, 4])
        #expect([0, 1, 2].map { source.place(ofLine: $0, after: 0).line } == [3, 4, 4])
    }

    @Test("all failures are collected, and the first decides the kind")
    func collected() throws {
        let failure = try #require(throws: Failure.self) {
            _ = try collecting([Failure.Kind.usage, .data, .data]) { kind throws(Failure) in
                throw Failure(kind, "\(kind)")
            }
        }
        #expect(failure.kind == .usage)
        #expect(failure.diagnostics.map(\.message) == ["usage", "data"])
    }

    @Test("only the nearest words are suggested, three at most")
    func suggestions() {
        #expect(
            ["abcdefg", "abcdexy", "abcdefx"].suggestion(for: "abcdefy")
                == "did you mean 'abcdefg' or 'abcdexy' or 'abcdefx'?"
        )
        #expect(["abcdefg", "abcdexy", "abcdefx"].suggestion(for: "abcdefh") == "did you mean 'abcdefg' or 'abcdefx'?")
        #expect(
            ["aa", "ab", "ac", "ad"].suggestion(for: "a", prefix: "--") == "did you mean '--aa' or '--ab' or '--ac'?"
        )
        #expect(["abcd"].suggestion(for: "abxy") == nil)
    }
}
