/// The variables that code declares.
extension SwiftTree {

    /// The local variables that a node declares for the block that it is in: by `let`, `var`, or `guard let`.
    func variables(of index: Int) -> [String] {
        let node = nodes[index]
        let isGuard = tokens[node.tokens.lowerBound].keyword == .guard
        guard node.kind == .variable || node.kind == .statement && isGuard, isInCode(index) else { return [] }
        let end = child(.codeBlock, of: index).map { nodes[$0].tokens.lowerBound } ?? node.tokens.upperBound
        let starts = (node.tokens.lowerBound..<end).filter { [.let, .var].contains(tokens[$0].keyword) }
        return starts.flatMap { start in
            let pattern = tokens[(start + 1)..<end].prefix { ![.equal, .colon].contains($0.kind) }
            return pattern.filter { $0.kind == .word && $0.keyword == .none }.map(text(of:))
        }
    }

    /// The blocks of statements, each with its children.
    var blocks: [[Int]] {
        let kinds: Set<Node.Kind> = [.codeBlock, .closure, .caseBody]
        return nodes.indices.filter { kinds.contains(nodes[$0].kind) }.map { Array(children(of: $0)) }
    }

    /// The local variables that a block declares more than once: each with the nodes that declare it first, and again.
    var repeatedVariables: [(name: String, first: Int, second: Int)] {
        blocks.flatMap { children in
            var known: [String: Int] = [:]
            return children.flatMap { child in
                variables(of: child).compactMap { name in
                    defer { known[name] = known[name] ?? child }
                    return known[name].map { (name, $0, child) }
                }
            }
        }
    }
}
