/// What a node is in.
extension SwiftTree {

    /// True for a node among statements, and false for one among members, or in a file.
    func isInCode(_ index: Int) -> Bool {
        var parent = nodes[index].parent
        while parent >= 0 {
            switch nodes[parent].kind {
            case .codeBlock, .closure, .caseBody, .caseBlock: return true
            case .branch, .conditional: parent = nodes[parent].parent
            default: return false
            }
        }
        return false
    }

    /// The name of the type or of the extended type that a node is in.
    func nameOfType(around index: Int) -> String? {
        var node = nodes[index].parent
        while node > 0 {
            if nodes[node].kind.isType || nodes[node].kind == .extension { return name(of: node) }
            node = nodes[node].parent
        }
        return nil
    }

    /// True for a node within `#if`.
    func isConditional(_ index: Int) -> Bool {
        var node = nodes[index].parent
        while node > 0 {
            if nodes[node].kind == .conditional { return true }
            node = nodes[node].parent
        }
        return false
    }
}

extension SwiftTree {

    /// True if the brackets match, and no two declarations or statements stand in one line without `;`: then it is Swift
    /// as far as the tree knows.
    var isReadable: Bool {
        guard !isBroken else { return false }
        var ends = [Int?](repeating: nil, count: nodes.count)
        for node in nodes.dropFirst() where node.kind == .statement || node.kind.isDeclaration {
            if let end = ends[node.parent] {
                let gap = source[end..<node.start]
                let isDivided = gap.contains { $0.isLineEnd } || source[..<end].last == UInt8(ascii: ";")
                if !isDivided { return false }
            }
            ends[node.parent] = node.tail
        }
        return true
    }
}
