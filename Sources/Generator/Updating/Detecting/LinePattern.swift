/// A line in which some words are slots, and match any text: `let zqxName = 1` with the slot `zqxName` matches
/// `let offGame = 1`, and the text in the slot is `offGame`.
struct LinePattern: Sendable {

    /// The text before the first slot.
    let beginning: Line
    /// Each slot, with the text up to the next one. The number of a slot is that of its word in the list.
    private let slots: [(slot: Int, text: ArraySlice<UInt8>)]

    /// - Parameter words: the words that are slots. All begin with `z`, in any letter case. A word that begins with
    ///   another one comes before it.
    init(_ line: Line, words: [[UInt8]]) {
        let bytes = line.bytes
        let found = bytes.indices.compactMap { index in Self.word(at: index, of: bytes, words).map { (index, $0) } }
        let ends = found.dropFirst().map(\.0) + [bytes.endIndex]
        beginning = Line(bytes: bytes[..<(found.first?.0 ?? bytes.endIndex)])
        slots = zip(found, ends).map { place, end in (place.1, bytes[(place.0 + words[place.1].count)..<end]) }
    }

    private static func word(at index: Int, of bytes: ArraySlice<UInt8>, _ words: [[UInt8]]) -> Int? {
        guard bytes[index] | 0x20 == UInt8(ascii: "z") else { return nil }
        return words.firstIndex { bytes[index...].starts(with: $0) }
    }

    var hasSlots: Bool { !slots.isEmpty }

    /// The texts that a line has in the slots, each as short as possible.
    ///
    /// - Returns: nil if the line does not match.
    func match(_ line: Line) -> [(slot: Int, text: ArraySlice<UInt8>)]? {
        guard line.bytes.starts(with: beginning.bytes) else { return nil }
        var found: [(slot: Int, text: ArraySlice<UInt8>)] = []
        var rest = line.bytes.dropFirst(beginning.bytes.count)
        for (slot, text) in slots {
            let isLast = found.count == slots.count - 1
            let end = rest.endIndex - text.count
            // Between two slots side by side, nothing shows where the first text ends.
            guard isLast || !text.isEmpty, end > rest.startIndex else { return nil }
            let places = isLast ? end...end : rest.startIndex + 1...end
            guard let place = places.first(where: { rest[$0...].starts(with: text) }) else { return nil }
            found.append((slot, rest[..<place]))
            rest = rest[(place + text.count)...]
        }
        return rest.isEmpty ? found : nil
    }
}
