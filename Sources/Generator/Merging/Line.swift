#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A line of a text. Lines are the same if their bytes are.
struct Line: Sendable, Hashable {

    let bytes: ArraySlice<UInt8>

    /// The lines of a text, each with its line end; the last one may have none.
    static func withEnds(of text: String) -> [Line] {
        var lines: [Line] = []
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            lines.append(Line(bytes: rest[..<end]))
            rest = rest[end...]
        }
        return lines
    }

    static func == (left: Line, right: Line) -> Bool {
        // All at once: `==` of the bytes looks at one after the other.
        left.bytes.withUnsafeBytes { bytes in
            right.bytes.withUnsafeBytes { others in
                guard bytes.count == others.count, let first = bytes.baseAddress, let other = others.baseAddress else {
                    return bytes.count == others.count
                }
                return memcmp(first, other, bytes.count) == 0
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }

    /// The line without white space at either end.
    var trimmed: Line {
        guard let first = bytes.firstIndex(where: { !Self.isSpace($0) }) else { return Line(bytes: []) }
        let last = bytes.lastIndex { !Self.isSpace($0) } ?? first
        return Line(bytes: bytes[first...last])
    }

    var isBlank: Bool { bytes.allSatisfy(Self.isSpace) }

    /// Whether there is more to it than brackets and white space: a letter of any script.
    var hasLetter: Bool { bytes.contains(where: Self.isLetter) }

    /// The columns of white space that it begins with, four for a tab.
    var indentation: Int {
        bytes.prefix(while: Self.isSpace).reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
    }

    func begins(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes.starts(with: $0) }
    }

    /// Whether it begins with a word: `import UIKit`, but not `imported()`.
    func begins(withWord word: StaticString) -> Bool {
        guard begins(with: word) else { return false }
        return bytes.dropFirst(word.utf8CodeUnitCount).first.map { !Self.isLetter($0) && !Self.isDigit($0) } ?? true
    }

    /// The line with a tab for each four spaces that it begins with.
    var indentedWithTabs: Line {
        let spaces = bytes.prefix { $0 == UInt8(ascii: " ") }.count
        guard spaces >= 4 else { return self }
        return Line(bytes: repeatElement(UInt8(ascii: "\t"), count: spaces / 4) + bytes.dropFirst(spaces / 4 * 4))
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
}
