/// A line in which some words are slots, which stand for any text. The form of `let zqxName = 1` with the word `zqxName`
/// matches `let offGame = 1`.
struct LineForm: Sendable {

    private enum Piece: Sendable {
        case text(ArraySlice<UInt8>)
        /// The number of a word in the list that the form was made with.
        case slot(Int)
    }

    private let pieces: [Piece]

    /// - Parameter words: the words that are slots. All begin with `zqx`, in any letter case, and none begins with another.
    init(_ line: Line, words: [[UInt8]]) {
        var pieces: [Piece] = []
        var (start, index) = (line.bytes.startIndex, line.bytes.startIndex)
        while index < line.bytes.endIndex {
            guard let slot = Self.word(at: index, of: line.bytes, words) else {
                index += 1
                continue
            }
            if start < index { pieces.append(.text(line.bytes[start..<index])) }
            pieces.append(.slot(slot))
            index += words[slot].count
            start = index
        }
        if start < line.bytes.endIndex { pieces.append(.text(line.bytes[start...])) }
        self.pieces = pieces
    }

    private static func word(at index: Int, of bytes: ArraySlice<UInt8>, _ words: [[UInt8]]) -> Int? {
        guard index + 2 < bytes.endIndex, bytes[index] | 0x20 == UInt8(ascii: "z"),
            bytes[index + 1] == UInt8(ascii: "q"), bytes[index + 2] == UInt8(ascii: "x")
        else { return nil }
        return words.firstIndex { bytes[index...].starts(with: $0) }
    }

    var hasSlots: Bool {
        pieces.contains { if case .slot = $0 { true } else { false } }
    }

    /// The texts in the slots of a line that is otherwise equal, each as short as possible.
    ///
    /// - Returns: nil for another line.
    func match(_ line: Line) -> [(slot: Int, text: ArraySlice<UInt8>)]? {
        var found: [(slot: Int, text: ArraySlice<UInt8>)] = []
        var rest = line.bytes
        var open: Int?
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .slot(let slot):
                // Two slots side by side: nothing tells where the first text ends.
                if open != nil { return nil }
                open = slot
            case .text(let text):
                let isLast = index == pieces.count - 1
                guard let place = Self.place(of: text, in: rest, isFirst: open == nil, isLast: isLast) else {
                    return nil
                }
                if let slot = open { found.append((slot, rest[..<place])) }
                open = nil
                rest = rest[(place + text.count)...]
            }
        }
        guard let slot = open else { return rest.isEmpty ? found : nil }
        return rest.isEmpty ? nil : found + [(slot, rest)]
    }

    /// - Parameters:
    ///   - isFirst: true if the text must be at the beginning; else something must be before it.
    ///   - isLast: true if it must be at the end.
    private static func place(
        of text: ArraySlice<UInt8>,
        in bytes: ArraySlice<UInt8>,
        isFirst: Bool,
        isLast: Bool
    ) -> Int? {
        if isFirst { return bytes.starts(with: text) ? bytes.startIndex : nil }
        let (first, last) = (bytes.startIndex + 1, bytes.endIndex - text.count)
        guard first <= last else { return nil }
        if isLast { return bytes[last...].elementsEqual(text) ? last : nil }
        return (first...last).first { bytes[$0...].starts(with: text) }
    }
}
