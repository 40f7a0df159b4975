/// A Swift source as a tree. It is lossless: its tokens and the ``Trivia`` between them, joined, are the source.
///
///     // Shows the login.                   file
///     final class Login: Base {             └ class named Login, with the comment as its lead
///         let title = "a"  // shown           ├ modifier named final
///         func show(_ user: User) {           ├ inheritance
///             view.show(user)                 │ └ element named Base
///         }                                   └ memberBlock
///     }                                         ├ variable, with the comment as its tail
///                                               │ └ binding named title
///                                               └ function named show
///                                                 ├ parameters
///                                                 │ └ element named _
///                                                 └ codeBlock
///                                                   └ statement
///                                                     └ list
///                                                       └ element
///
/// A source is read in four steps:
///
/// 1. ``Lexer`` divides the source into tokens, and pairs the brackets.
/// 2. ``TreeParser`` divides the tokens of each block into items: declarations, statements, `#if`, `switch` cases.
/// 3. It reads each item up to its end: attributes, modifiers and heading of a declaration, the expressions of a
///    statement. Brackets hold elements, or items again.
/// 4. ``key(of:)`` says what a node is among its siblings, for texts that are compared.
///
/// The tree is shallow: an expression has no nodes but its lists, its closures, and its strings with interpolations.
/// What is not understood is a statement. Reading takes linear time and never fails. A source with brackets that do not
/// match is one node (``isBroken``).
package struct SwiftTree: Sendable {

    /// Another source may take its place if its tokens have the same kinds and places.
    package internal(set) var source: [UInt8]
    /// Without white space and comments. The last one is the end of the source.
    package let tokens: [Token]
    /// In the order of the source; a node stands before its children. The first one is the file.
    package let nodes: [Node]
    /// True if brackets do not match, or a string or a comment has no end. Then the file is the only node.
    package let isBroken: Bool

    package init(_ source: [UInt8]) {
        let lexer = Lexer(source)
        var parser = TreeParser(source, lexer.tokens)
        parser.readFile(isBroken: lexer.isBroken)
        self.source = source
        tokens = lexer.tokens
        nodes = parser.nodes
        isBroken = lexer.isBroken
    }

    package init(_ source: String) { self.init(Array(source.utf8)) }

    /// The indices of a node's children, in order.
    package func children(of node: Int) -> some Sequence<Int> {
        sequence(state: node + 1) { position in
            guard position < nodes[node].next else { return nil }
            defer { position = nodes[position].next }
            return position
        }
    }

    /// A node's first child of a kind.
    package func child(_ kind: Node.Kind, of node: Int) -> Int? { children(of: node).first { nodes[$0].kind == kind } }

    /// The children of a node's first child of a kind: the members of a type, for example.
    package func children(of node: Int, in kind: Node.Kind) -> [Int] {
        child(kind, of: node).map { Array(children(of: $0)) } ?? []
    }
}
