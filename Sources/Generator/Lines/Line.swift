/// A line of a text. Two lines are equal if their bytes are.
struct Line: Sendable, Hashable {

    let bytes: ArraySlice<UInt8>

    init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    init(_ text: some StringProtocol) { bytes = Array(text.utf8)[...] }

    /// The lines of a text, each with its line feed; the last one may have none.
    static func withEnds(of bytes: [UInt8]) -> [Line] {
        var lines: [Line] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            lines.append(Line(bytes: rest[..<end]))
            rest = rest[end...]
        }
        return lines
    }

    /// The line without white space at either end.
    var trimmed: Line {
        guard let first = bytes.firstIndex(where: { !$0.isSpace }) else { return Line(bytes: []) }
        let last = bytes.lastIndex { !$0.isSpace } ?? first
        return Line(bytes: bytes[first...last])
    }

    var isBlank: Bool { bytes.allSatisfy(\.isSpace) }

    /// True for a line with a letter of any script; false for one with only brackets and white space.
    var hasLetter: Bool { bytes.contains(where: Self.isLetter) }

    /// The white space at its start.
    var leadingSpace: Line { Line(bytes: bytes.prefix(while: \.isSpace)) }

    /// The columns of white space at its start. A tab has four.
    var indentation: Int { leadingSpace.bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) } }

    func begins(with text: String) -> Bool { bytes.starts(with: text.utf8) }

    /// True if it begins with a word: `import UIKit`, but not `imported()`.
    func begins(withWord word: String) -> Bool {
        guard begins(with: word) else { return false }
        return bytes.dropFirst(word.utf8.count).first.map { !Self.isLetter($0) && !Self.isDigit($0) } ?? true
    }

    private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
    }
}

extension [Line] {

    /// The lines that are also among others. A line that is repeated is there as often as both have it.
    ///
    /// - Parameter others: how often each of the other lines occurs.
    func shared(with others: [Line: Int]) -> [Line] {
        var others = others
        return filter { line in
            guard let count = others[line], count > 0 else { return false }
            others[line] = count - 1
            return true
        }
    }
}

extension Sequence where Element: Hashable {

    /// How often each element occurs.
    var counts: [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}

extension [UInt8] {

    /// The lines, without their ends.
    var lines: [Line] { LineText(self).lines }
}
