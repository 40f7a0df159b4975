/// A template of which nothing is left but texts and names: each name is looked up once, whatever the number of its places.
struct Mosaic: Sendable {

    private enum Piece {
        /// The place of a text among all.
        case text(Range<Int>)
        /// The place of a name among all.
        case name(Int)
    }

    private struct Name: Hashable {
        let text: String
        let isEscaped: Bool
    }

    private let pieces: [Piece]
    private let names: [Name]
    /// The bytes of all texts, one after the other.
    private let text: [UInt8]

    /// - Returns: nil if there is anything else, or so much that a text could get longer than one may.
    init?(_ nodes: [Node]) {
        var names: [Name] = []
        var pieces: [Piece] = []
        var text: [UInt8] = []
        for node in nodes {
            switch node {
            case .text(let part, _, _):
                pieces.append(.text(text.count..<(text.count + part.utf8.count)))
                text += part.utf8
            case .variable(let reference, let isEscaped) where reference.path.count == 1:
                let name = Name(text: reference.path[0], isEscaped: isEscaped)
                let index = names.firstIndex(of: name) ?? names.count
                if index == names.count { names.append(name) }
                pieces.append(.name(index))
            default: return nil
            }
        }
        guard nodes.count <= Self.maximumCount, text.count <= Self.maximumSize else { return nil }
        (self.names, self.pieces, self.text) = (names, pieces, text)
    }

    // Of more, the renderer tells that it is too much.
    private static let (maximumCount, maximumSize) = (10_000, 1 << 20)

    func bytes(_ variables: [String: Value], _ escaping: Escaping) -> [UInt8] {
        let values = names.map { name in
            let text = variables[name.text]?.text ?? ""
            return name.isEscaped ? escaping(text) : text
        }
        var output: [UInt8] = []
        // A name is seldom longer.
        output.reserveCapacity(text.count + 20 * pieces.count)
        text.withUnsafeBufferPointer { text in
            for piece in pieces {
                switch piece {
                case .text(let range): output += UnsafeBufferPointer(rebasing: text[range])
                case .name(let index): values[index].withBytes { output += $0 }
                }
            }
        }
        return output
    }
}
