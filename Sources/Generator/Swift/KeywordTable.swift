/// Finds the keyword of a word without making a string: a hash table with open addressing.
struct KeywordTable: Sendable {

    static let shared = KeywordTable()

    /// The first bytes of a word, and how many it has: no two keywords have the same.
    private struct Spelling: Hashable {
        var first: UInt64 = 0
        var second: UInt64 = 0

        init(_ bytes: some Sequence<UInt8>, count: Int) {
            for (index, byte) in bytes.prefix(15).enumerated() {
                if index < 8 { first = first << 8 | UInt64(byte) } else { second = second << 8 | UInt64(byte) }
            }
            second = second << 8 | UInt64(count)
        }

        var slot: Int { Int(truncatingIfNeeded: ((first ^ (second &* 31)) &* 0x9E37_79B9_7F4A_7C15) >> 55) }
    }

    private var spellings = [Spelling](repeating: Spelling([], count: 0), count: 512)
    private var keywords = [Keyword](repeating: .none, count: 512)

    private init() {
        for keyword in Keyword.allCases where keyword != .none {
            let spelling = Spelling(keyword.spelling.utf8, count: keyword.spelling.utf8.count)
            var slot = spelling.slot
            while keywords[slot] != .none { slot = (slot + 1) % 512 }
            spellings[slot] = spelling
            keywords[slot] = keyword
        }
    }

    func keyword(_ word: ArraySlice<UInt8>) -> Keyword {
        guard word.count <= 20 else { return .none }
        let spelling = Spelling(word, count: word.count)
        var slot = spelling.slot
        while keywords[slot] != .none {
            if spellings[slot] == spelling, word.count <= 15 || word.elementsEqual(keywords[slot].spelling.utf8) {
                return keywords[slot]
            }
            slot = (slot + 1) % 512
        }
        return .none
    }
}
