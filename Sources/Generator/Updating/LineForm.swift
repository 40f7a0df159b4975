/// A line with slots in it: what stands in a slot is another text for each module, or for each value of an option.
struct LineForm: Sendable {

    enum Piece: Sendable {
        case text(ArraySlice<UInt8>)
        /// The number of a word in the list that the form was made with.
        case slot(Int)
    }

    let pieces: [Piece]

    /// - Parameter words: the words whose places are slots. None begins with another one.
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

    init(_ text: some StringProtocol, words: [[UInt8]]) {
        self.init(Line(bytes: Array(text.utf8)[...]), words: words)
    }

    private static func word(at index: Int, of bytes: ArraySlice<UInt8>, _ words: [[UInt8]]) -> Int? {
        guard StandIn.canBegin(at: index, of: bytes) else { return nil }
        return words.firstIndex { bytes[index...].starts(with: $0) }
    }

    func hasSlot(where predicate: (Int) -> Bool) -> Bool {
        pieces.contains { piece in
            if case .slot(let slot) = piece { predicate(slot) } else { false }
        }
    }

    /// The line with texts in the slots.
    func filled(with texts: [[UInt8]]) -> Line {
        if pieces.count == 1, case .text(let text) = pieces[0] { return Line(bytes: text) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(
            pieces.reduce(0) { count, piece in
                switch piece {
                case .text(let text): count + text.count
                case .slot(let slot): count + texts[slot].count
                }
            }
        )
        for piece in pieces {
            switch piece {
            case .text(let text): bytes += text
            case .slot(let slot): bytes += texts[slot]
            }
        }
        return Line(bytes: bytes[...])
    }

    /// The form with texts in all slots but those that are kept.
    func filled(with texts: [[UInt8]], keeping isKept: (Int) -> Bool) -> LineForm {
        var filled: [Piece] = []
        var text: [UInt8] = []
        for piece in pieces {
            switch piece {
            case .text(let bytes): text += bytes
            case .slot(let slot) where !isKept(slot): text += texts[slot]
            case .slot:
                if !text.isEmpty { filled.append(.text(text[...])) }
                text = []
                filled.append(piece)
            }
        }
        if !text.isEmpty { filled.append(.text(text[...])) }
        return LineForm(pieces: filled)
    }

    private init(pieces: [Piece]) {
        self.pieces = pieces
    }

    /// What stands in the slots of a line that is otherwise as this one, each time as little as can be.
    ///
    /// - Returns: nil for a line that is another one.
    func match(_ line: Line) -> [(slot: Int, text: ArraySlice<UInt8>)]? {
        var found: [(slot: Int, text: ArraySlice<UInt8>)] = []
        var rest = line.bytes
        var open: Int?
        for (index, piece) in pieces.enumerated() {
            switch piece {
            case .slot(let slot):
                // Where one ends and the next begins, nobody knows.
                if open != nil { return nil }
                open = slot
            case .text(let text):
                let isLast = index == pieces.count - 1
                guard let place = Self.place(of: text, in: rest, isFixed: open == nil, isLast: isLast) else {
                    return nil
                }
                if let slot = open { found.append((slot, rest[..<place])) }
                open = nil
                rest = rest[(place + text.count)...]
            }
        }
        if let slot = open {
            guard !rest.isEmpty else { return nil }
            found.append((slot, rest))
        } else if !rest.isEmpty {
            return nil
        }
        return found
    }

    /// - Parameters:
    ///   - isFixed: whether the text must be at the beginning; else something must be before it.
    ///   - isLast: whether it must be at the end.
    private static func place(
        of text: ArraySlice<UInt8>,
        in bytes: ArraySlice<UInt8>,
        isFixed: Bool,
        isLast: Bool
    ) -> Int? {
        if isFixed { return bytes.starts(with: text) ? bytes.startIndex : nil }
        let (first, last) = (bytes.startIndex + 1, bytes.endIndex - text.count)
        guard first <= last else { return nil }
        if isLast { return bytes[last...].elementsEqual(text) ? last : nil }
        return (first...last).first { bytes[$0...].starts(with: text) }
    }
}
