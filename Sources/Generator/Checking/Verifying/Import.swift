/// An import of a module in a Swift file.
struct Import: Equatable {
    /// The module alone: `Kit` of `import struct Kit.Box`.
    let module: String
    /// From 1.
    let line: Int
    /// True if every build needs the module; false in `#if`.
    let isUnconditional: Bool

    static func all(in text: String) -> [Import] { all(in: SwiftTree(text)) }

    static func all(in tree: SwiftTree) -> [Import] {
        tree.nodes.indices.filter { tree.nodes[$0].kind == .import }.compactMap { node in
            let name = tree.name(of: node).prefix { $0 != "." }.filter { $0 != "`" }
            if name.isEmpty { return nil }
            return Import(
                module: name,
                line: tree.line(of: tree.nodes[node].start),
                isUnconditional: !tree.isConditional(node)
            )
        }
    }
}
