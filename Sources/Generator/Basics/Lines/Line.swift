/// A line of a text. Two lines are equal if their bytes are.
struct Line: Sendable, Hashable {

    let bytes: ArraySlice<UInt8>

    init(bytes: ArraySlice<UInt8>) { self.bytes = bytes }

    /// All bytes at once: a slice hashes them one by one, which would take most of the time of a diff.
    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }

    init(_ text: some StringProtocol) { bytes = Array(text.utf8)[...] }

    /// The lines of a text, each with its line feed; the last one may have none.
    static func withEnds(of bytes: ArraySlice<UInt8>) -> [Line] {
        var (lines, rest) = ([Line](), bytes)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            lines.append(Line(bytes: rest[...end]))
            rest = rest[(end + 1)...]
        }
        return rest.isEmpty ? lines : lines + [Line(bytes: rest)]
    }

    /// The line without white space at either end.
    var trimmed: Line { Line(bytes: bytes.trimmingSpaces) }

    var isBlank: Bool { bytes.allSatisfy(\.isSpace) }

    /// True for a line with a letter of any script; false for one with only brackets and white space.
    var hasLetter: Bool { bytes.contains(where: \.isLetter) }

    /// The white space at its start.
    var leadingSpace: Line { Line(bytes: bytes.prefix(while: \.isSpace)) }

    /// The columns of white space at its start. A tab has four.
    var indentation: Int { leadingSpace.bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) } }

    func begins(with text: String) -> Bool { bytes.starts(with: text.utf8) }
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
    var counts: [Element: Int] {
        reduce(into: Dictionary(minimumCapacity: underestimatedCount)) { $0[$1, default: 0] += 1 }
    }

    /// How many elements another sequence has, too, in any order.
    func commonCount(with other: some Sequence<Element>) -> Int {
        let counts = other.counts
        return self.counts.reduce(0) { $0 + Swift.min($1.value, counts[$1.key] ?? 0) }
    }
}

extension RandomAccessCollection where Index == Int {

    /// The first index whose element is behind a border, as all that follow are; the end if none is.
    func sortedIndex(_ isBehind: (Element) -> Bool) -> Int {
        var range = startIndex..<endIndex
        while !range.isEmpty {
            let middle = (range.lowerBound + range.upperBound) / 2
            range = isBehind(self[middle]) ? range.lowerBound..<middle : middle + 1..<range.upperBound
        }
        return range.lowerBound
    }
}

extension [UInt8] {

    /// The lines, without their ends.
    var lines: [Line] { LineText(self).lines }
}
