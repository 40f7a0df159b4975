/// A Swift source as a tree. It is lossless: its ``leaves`` joined are the source.
///
///     class Login: Base {            file
///         let title = "a"            └ class, named Login
///     }                                ├ inheritance
///                                      │ └ element
///                                      └ memberBlock
///                                        └ variable
///                                          └ binding, named title
///
/// It is shallow: expressions have no nodes but their lists and closures. What is not understood is a statement.
/// Reading takes linear time and never fails. A source with brackets that do not match is one node (``isBroken``).
package struct SwiftTree: Sendable {

    package let source: [UInt8]
    /// Without white space and comments. The last one is the end of the source.
    package let tokens: [Token]
    /// In the order of the source; a node stands before its children. The first one is the file.
    package let nodes: [Node]
    /// True if brackets do not match, or a string or a comment has no end. Then the file is the only node.
    package let isBroken: Bool

    package init(_ source: [UInt8]) {
        var lexer = Lexer(source)
        if !lexer.isBroken { lexer.pairBrackets() }
        var parser = TreeParser(lexer)
        if !lexer.isBroken { parser.readFile() }
        self.source = source
        tokens = lexer.tokens
        nodes = parser.finishedNodes
        isBroken = lexer.isBroken
    }

    package init(_ source: String) { self.init(Array(source.utf8)) }

    /// The indices of a node's children, in order.
    package func children(of node: Int) -> Children {
        Children(nodes: nodes, position: node + 1, end: nodes[node].next)
    }

    package struct Children: Sequence, IteratorProtocol {
        let nodes: [Node]
        var position: Int
        let end: Int

        package mutating func next() -> Int? {
            guard position < end else { return nil }
            defer { position = nodes[position].next }
            return position
        }
    }

    /// A node's first child of a kind.
    package func child(_ kind: Node.Kind, of node: Int) -> Int? { children(of: node).first { nodes[$0].kind == kind } }
}
