/// What a node is in.
extension SwiftTree {

    /// The nodes that a node is in, from the innermost one on, without the file.
    private func owners(of index: Int) -> some Sequence<Node> {
        sequence(first: nodes[index].parent) { nodes[$0].parent }.lazy.prefix { $0 > 0 }.map { nodes[$0] }
    }

    /// True for a node among statements, and false for one among members, or in a file.
    func isInCode(_ index: Int) -> Bool {
        switch owners(of: index).first(where: { $0.kind != .branch && $0.kind != .conditional })?.kind {
        case .codeBlock, .closure, .caseBody, .caseBlock: true
        default: false
        }
    }

    /// The name of the type or of the extended type that a node is in, with the types around that: `Login.State`.
    func nameOfType(around index: Int) -> String? {
        let types = owners(of: index).filter { $0.kind.isType || $0.kind == .extension }
        let names = types.map { tokens[$0.name].map(text).joined() }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }

    /// True for a node within `#if`.
    func isConditional(_ index: Int) -> Bool { owners(of: index).contains { $0.kind == .conditional } }

    /// True if the brackets match, and no two declarations or statements stand in one line without `;`: then it is Swift
    /// as far as the tree knows.
    var isReadable: Bool {
        guard !isBroken else { return false }
        var ends = [Int?](repeating: nil, count: nodes.count)
        for node in nodes.dropFirst() where node.kind == .statement || node.kind.isDeclaration {
            if let end = ends[node.parent] {
                let hasSeparator = source[..<end].last == UInt8(ascii: ";")
                guard hasSeparator || source[end..<node.start].contains(where: \.isLineEnd) else { return false }
            }
            ends[node.parent] = node.tail
        }
        return true
    }
}
