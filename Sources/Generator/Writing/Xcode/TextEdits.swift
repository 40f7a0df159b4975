/// Insertions and removals in a text. All other bytes stay.
struct TextEdits {

    let bytes: [UInt8]
    private var edits: [(range: Range<Int>, replacement: [UInt8])] = []

    init(of bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func insert(_ text: String, at offset: Int) { edits.append((offset..<offset, Array(text.utf8))) }

    mutating func remove(_ range: Range<Int>) { edits.append((range, [])) }

    /// The changed text. Insertions at one place keep their order, and come before text that is removed there.
    func apply() -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        // Swift sorts equal elements in their order.
        for edit in edits.sorted(by: {
            ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
        }) {
            // Removals can overlap.
            let start = max(end, edit.range.lowerBound)
            result += bytes[end..<start] + edit.replacement
            end = max(start, edit.range.upperBound)
        }
        return result + bytes[end...]
    }

    // MARK: - Lines -

    /// The line end of the text.
    var lineEnding: String {
        let first = bytes[(bytes.firstIndex(where: \.isLineEnd) ?? bytes.endIndex)...]
        return first.starts(with: [0x0D, 0x0A]) ? "\r\n" : first.first == 0x0D ? "\r" : "\n"
    }

    /// Where the line of a byte begins.
    func lineStart(_ offset: Int) -> Int { bytes[..<offset].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0 }

    /// Where the next line after a byte begins.
    func lineEnd(_ offset: Int) -> Int {
        guard let end = bytes[offset...].firstIndex(where: \.isLineEnd) else { return bytes.count }
        return bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : end + 1
    }

    /// The white space between the start of its line and a byte; nil if there is something else.
    func indentation(_ offset: Int) -> String? {
        let space = lineStart(offset)..<offset
        return isBlank(space) ? String(decoding: bytes[space], as: UTF8.self) : nil
    }

    /// The place for a line before a byte: the start of its line if only white space is between the two.
    func before(_ offset: Int) -> Int { indentation(offset) == nil ? offset : lineStart(offset) }

    /// The lines of a range if they have nothing else in them; else nil.
    func wholeLines(_ range: Range<Int>) -> Range<Int>? {
        let end = lineEnd(range.upperBound)
        guard indentation(range.lowerBound) != nil, isBlank(range.upperBound..<end) else { return nil }
        return lineStart(range.lowerBound)..<end
    }

    func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isSpace) }
}
