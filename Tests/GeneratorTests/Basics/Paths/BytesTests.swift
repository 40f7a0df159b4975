import Testing

@testable import VipergenGenerator

@Suite struct BytesTests {

    @Test(
        "a text is found where it begins first, between a start and an end",
        arguments: [
            ("abcab", "ab", 0, 5, 0), ("abcab", "ab", 1, 5, 3), ("abcab", "ab", 1, 4, nil), ("aaab", "aab", 0, 4, 1),
            ("ab", "abc", 0, 2, nil), ("ab", "b", 2, 2, nil), ("ab", "b", 4, 2, nil), ("", "a", 0, 0, nil),
            ("a\0b", "\0b", 0, 3, 1), ("é", "\u{E9}", 0, 2, 0),
        ] as [(String, String, Int, Int, Int?)]
    )
    func search(text: String, needle: String, start: Int, end: Int, place: Int?) {
        let found = Array(text.utf8).firstRange(of: Array(needle.utf8), from: start, upTo: end)
        #expect(found == place.map { $0..<($0 + needle.utf8.count) })
    }
}
