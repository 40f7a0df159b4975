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
