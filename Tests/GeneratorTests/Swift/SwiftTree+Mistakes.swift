@testable import VipergenGenerator

extension SwiftTree {

    /// What is wrong with the tree of any source, readable or not; nil if nothing is.
    var mistake: String? {
        var end = 0
        for token in tokens {
            let gap = trivia(in: end..<token.range.lowerBound)
            for range in gap.map(\.range) + [token.range] {
                guard range.lowerBound == end, !range.isEmpty || token.kind == .end else {
                    return "a leaf at \(range) behind \(end)"
                }
                end = range.upperBound
            }
        }
        guard end == source.count else { return "the leaves joined are not the source" }
        for (index, node) in nodes.enumerated() {
            guard node.lead <= node.start, node.start <= node.end, node.end <= node.tail else {
                return "\(node.kind) at \(node.start) is not in order"
            }
            guard index > 0 else { continue }
            let parent = nodes[node.parent]
            guard parent.start <= node.start, node.tail <= parent.tail, index < parent.next, node.next <= parent.next
            else {
                return "\(node.kind) at \(node.start) is not within \(parent.kind)"
            }
        }
        return nodes.indices.lazy.compactMap(mistakeInGroup).first
    }

    /// The children of a group stand one behind the other, and nothing but separators between them.
    private func mistakeInGroup(_ index: Int) -> String? {
        guard nodes[index].kind.isGroup else { return nil }
        var end: Int?
        for child in children(of: index) {
            if let end, nodes[child].lead < end {
                return "\(nodes[child].kind) at \(nodes[child].start) overlaps its sibling"
            }
            end = nodes[child].tail
        }
        return nil
    }

    /// The nodes as an outline: kind, name, and depth as indentation.
    var outline: String {
        func lines(of index: Int, depth: Int) -> [String] {
            let name = name(of: index)
            let line = String(repeating: "  ", count: depth) + "\(nodes[index].kind)" + (name.isEmpty ? "" : " \(name)")
            return [line] + children(of: index).flatMap { lines(of: $0, depth: depth + 1) }
        }
        return children(of: 0).flatMap { lines(of: $0, depth: 0) }.joined(separator: "\n")
    }
}
