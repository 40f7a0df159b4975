import Testing

@testable import VipergenGenerator

@Suite("Diagnostics") struct DiagnosticTests {

    @Test("a line of up to 500 bytes is shown", arguments: [(500, true), (501, false)])
    func longLines(count: Int, isShown: Bool) throws {
        let line = String(repeating: "x", count: count)
        let place = Diagnostic.Place(file: "f", line: 1, column: 1, excerpt: line)
        #expect(Diagnostic("x", at: place).description.contains(line) == isShown)
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
