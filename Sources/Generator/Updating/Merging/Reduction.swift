/// True for a node that is another one without some of its statements, members or comments.
struct Reduction {

    private let base: ComparedText
    private let other: ComparedText

    init(_ base: ComparedText, _ other: ComparedText) {
        self.base = base
        self.other = other
    }

    func holds(_ node: Int, _ smaller: Int) -> Bool {
        let comments = other.leadComments(of: smaller)
        if !comments.isEmpty, comments != base.leadComments(of: node) { return false }
        if base.content(of: node) == other.content(of: smaller) { return true }
        guard base[node].kind != .comment else { return false }
        let old = base.pieces(of: node)
        let new = other.pieces(of: smaller)
        guard old.count == new.count else { return false }
        for (piece, part) in zip(old, new) {
            if case .group(let group) = piece, case .group(let smallerGroup) = part, Self.isBlock(base[group].kind),
                Self.isBlock(other[smallerGroup].kind)
            {
                guard holdsChildren(group, smallerGroup) else { return false }
            } else if base.content(in: base.range(of: piece)) != other.content(in: other.range(of: part)) {
                return false
            }
        }
        return true
    }

    private static func isBlock(_ kind: SwiftTree.Node.Kind) -> Bool {
        switch kind {
        case .list, .parameters, .genericParameters, .inheritance: false
        default: true
        }
    }

    private func holdsChildren(_ group: Int, _ smaller: Int) -> Bool {
        var rest = base.children[group][...]
        for child in other.children[smaller] {
            let key = other.keys[child]
            guard
                let index = rest.firstIndex(where: { node in
                    let isSame =
                        base.content(of: node) == other.content(of: child)
                        && base.leadComments(of: node) == other.leadComments(of: child)
                    return isSame || key != nil && base.keys[node] == key && holds(node, child)
                })
            else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}

extension ComparedText {

    /// True if a descendant that is new has some tokens.
    func holdsNew(_ tokens: [Int], in node: Int, isNew: (Int) -> Bool) -> Bool {
        (node + 1..<tree.nodes[node].next).contains { child in
            let kind = tree.nodes[child].kind
            guard kind == .statement || kind.isDeclaration, isNew(child) else { return false }
            return self.tokens(of: child) == tokens
        }
    }
}
