/// A template of which nothing is left but texts and names: each name is looked up once, whatever the number of its places.
struct Mosaic: Sendable {

    private enum Piece {
        case text([UInt8])
        /// The place of a name among all.
        case name(Int)
    }

    private struct Name: Hashable {
        let text: String
        let isEscaped: Bool
    }

    private let pieces: [Piece]
    private let names: [Name]
    private let textSize: Int

    /// - Returns: nil if there is anything else, or so much that a text could get longer than one may.
    init?(_ nodes: [Node]) {
        var names: [Name] = []
        var pieces: [Piece] = []
        var size = 0
        for node in nodes {
            switch node {
            case .text(let text, _, _):
                pieces.append(.text(Array(text.utf8)))
                size += text.utf8.count
            case .variable(let reference, let isEscaped) where reference.path.count == 1:
                let name = Name(text: reference.path[0], isEscaped: isEscaped)
                let index = names.firstIndex(of: name) ?? names.count
                if index == names.count { names.append(name) }
                pieces.append(.name(index))
            default: return nil
            }
        }
        guard nodes.count <= Self.maximumCount, size <= Self.maximumSize else { return nil }
        (self.names, self.pieces, textSize) = (names, pieces, size)
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
        output.reserveCapacity(textSize + 20 * pieces.count)
        for piece in pieces {
            switch piece {
            case .text(let text): output += text
            case .name(let index): values[index].withBytes { output += $0 }
            }
        }
        return output
    }
}
