/// What a node is in.
extension SwiftTree {

    /// The nodes that a node is in, from the innermost one on, without the file.
    func owners(of index: Int) -> some Sequence<Int> {
        sequence(first: nodes[index].parent) { nodes[$0].parent }.lazy.prefix { $0 > 0 }
    }

    /// True for a node among statements, and false for one among members, or in a file.
    func isInCode(_ index: Int) -> Bool {
        let owner = owners(of: index).first { nodes[$0].kind != .branch && nodes[$0].kind != .conditional }
        switch owner.map({ nodes[$0].kind }) {
        case .codeBlock, .closure, .caseBody, .caseBlock: return true
        default: return false
        }
    }

    /// The name of the type or of the extended type that a node is in, with the types around that: `Login.State`. A
    /// protocol is another type than the one that its extensions are for: `protocol View`.
    func nameOfType(around index: Int) -> String? {
        let types = owners(of: index).filter { nodes[$0].kind.isType || nodes[$0].kind == .extension }
        let names = types.map { (nodes[$0].kind == .protocol ? "protocol " : "") + name(of: $0) }
        return names.isEmpty ? nil : names.reversed().joined(separator: ".")
    }

    /// True for a declaration that only its own file can use, apart from where it is. `private(set)` is not `private`.
    func isPrivate(_ index: Int) -> Bool {
        children(of: index).contains {
            nodes[$0].kind == .modifier && ["private", "fileprivate"].contains(text(of: $0))
        }
    }

    /// True for a node within `#if`.
    func isConditional(_ index: Int) -> Bool { owners(of: index).contains { nodes[$0].kind == .conditional } }

    /// True for a node within an extension with `where`: the type may have the same declaration for other types.
    func isInConditionalExtension(_ index: Int) -> Bool {
        owners(of: index).contains { nodes[$0].kind == .extension && key(of: $0)?.hasCondition == true }
    }

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
