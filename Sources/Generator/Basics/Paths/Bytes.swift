#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension [UInt8] {

    /// The first place of `needle`, which is not empty, at or after `start` and before `end`.
    func firstRange(of needle: [UInt8], from start: Int = 0, upTo end: Int? = nil) -> Range<Int>? {
        let endOfStarts = (end ?? count) - needle.count + 1
        return withUnsafeBytes { bytes in
            guard let memory = bytes.baseAddress else { return nil }
            var index = start
            while index < endOfStarts, let place = memchr(memory + index, Int32(needle[0]), endOfStarts - index) {
                index = memory.distance(to: place)
                if memcmp(place, needle, needle.count) == 0 { return index..<(index + needle.count) }
                index += 1
            }
            return nil
        }
    }

    /// What is before, between and after the places of `separator`, which is not empty.
    func split(by separator: [UInt8]) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = 0
        while let place = firstRange(of: separator, from: start) {
            parts.append(self[start..<place.lowerBound])
            start = place.upperBound
        }
        return parts + [self[start...]]
    }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// True if a text begins with the byte order mark of UTF-8. Some editors write it.
    var hasByteOrderMark: Bool { starts(with: Self.byteOrderMark) }

    var withoutByteOrderMark: [UInt8] { hasByteOrderMark ? Array(dropFirst(Self.byteOrderMark.count)) : self }

    /// The text with a byte order mark, or without.
    func with(byteOrderMark hasMark: Bool) -> [UInt8] {
        hasMark ? Self.byteOrderMark + withoutByteOrderMark : withoutByteOrderMark
    }

    /// The text in UTF-8; nil for bytes that are none.
    var validText: String? {
        let text = String(decoding: self, as: UTF8.self)
        return text.utf8.elementsEqual(self) ? text : nil
    }
}

extension UInt8 {

    /// True for `_`, a letter of ASCII, and a byte of any other character.
    var isLetter: Bool {
        self >= 0x80 || self == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20
    }
    /// True for what a name in code may have.
    var isWord: Bool { isLetter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
