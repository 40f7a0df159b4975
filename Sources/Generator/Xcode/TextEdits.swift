/// Insertions and removals in a text; every other byte stays.
struct TextEdits {

    private struct Edit {
        let range: Range<Int>
        let replacement: [UInt8]
    }

    let bytes: [UInt8]
    private var edits: [Edit] = []

    init(of bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, replacement: Array(text.utf8)))
    }

    mutating func remove(_ range: Range<Int>) {
        edits.append(Edit(range: range, replacement: []))
    }

    /// The text with the edits; what is inserted at one place stays in its order, before what is removed there.
    func apply() -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
        }
        for (_, edit) in sorted {
            // What two removals have in common goes once.
            let start = max(end, edit.range.lowerBound)
            result += bytes[end..<start]
            result += edit.replacement
            end = max(start, edit.range.upperBound)
        }
        return result + bytes[end...]
    }

    // MARK: - Lines -

    /// Where the line of a byte begins.
    func lineStart(_ offset: Int) -> Int {
        bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    /// Where the line after that of a byte begins.
    func lineEnd(_ offset: Int) -> Int {
        guard let end = bytes[offset...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) else { return bytes.count }
        return bytes[end...].starts(with: [0x0D, 0x0A]) ? end + 2 : end + 1
    }

    /// The white space before a byte, if nothing else is before it in its line; else nil.
    func indentation(_ offset: Int) -> String? {
        let space = bytes[lineStart(offset)..<offset]
        return isBlank(space) ? String(decoding: space, as: UTF8.self) : nil
    }

    /// Where something is to go that comes before a byte: the beginning of the line if that is all white space.
    func before(_ offset: Int) -> Int {
        indentation(offset) == nil ? offset : lineStart(offset)
    }

    /// A range with the rest of its lines, if those have nothing else in them; else nil.
    func wholeLines(_ range: Range<Int>) -> Range<Int>? {
        let end = lineEnd(range.upperBound)
        guard indentation(range.lowerBound) != nil, isBlank(bytes[range.upperBound..<end]) else { return nil }
        return lineStart(range.lowerBound)..<end
    }

    func isBlank(_ slice: ArraySlice<UInt8>) -> Bool {
        slice.allSatisfy { $0 == 0x20 || 0x09...0x0D ~= $0 }
    }
}
