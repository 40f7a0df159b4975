extension SwiftTree {

    package func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// The text of a node, without its lead and its tail.
    package func text(of node: Int) -> String { text(nodes[node].start..<nodes[node].end) }

    package func text(of token: Token) -> String { text(token.range) }

    /// A node's name without white space: `title`, `Result.Failure`, `==`. Empty for a node without one.
    package func name(of node: Int) -> String { tokens[nodes[node].name].map(text).joined() }

    /// The first node of a kind and a name, from a node on in the order of the text.
    package func first(_ kind: Node.Kind, named name: Substring, from first: Int = 0) -> Int? {
        nodes[first...].indices.first { nodes[$0].kind == kind && self.name(of: $0) == name }
    }

    /// The names of a node's attributes, without `@`: `State`, `objc`.
    package func attributes(of node: Int) -> [String] { names(of: .attribute, in: node) }

    /// The words of a node's modifiers: `private`, `static`.
    package func modifiers(of node: Int) -> [String] { names(of: .modifier, in: node) }

    private func names(of kind: Node.Kind, in node: Int) -> [String] {
        children(of: node).filter { nodes[$0].kind == kind }.map(name)
    }

    /// The line of an offset, from 1.
    package func line(of offset: Int) -> Int { 1 + source[..<offset].count { $0 == UInt8(ascii: "\n") } }
}
