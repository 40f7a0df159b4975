extension SwiftTree {

    /// The source without code: bodies, and the values of variables that have a type, are replaced. Each line stays where
    /// it is.
    ///
    ///     func show() { view.show() }     func show() { fatalError() }
    ///     var title: String = make()      var title: String = { fatalError() }()
    ///
    /// What returns `some View`, and the body of a builder, stays: the compiler infers a type from it.
    package var withoutCode: [UInt8] {
        var (text, end) = ([UInt8](), 0)
        for index in nodes.indices {
            guard let (range, isValue) = code(at: index), range.lowerBound >= end else { continue }
            let lines = source[range].filter { $0 == UInt8(ascii: "\n") }
            text += source[end..<range.lowerBound] + Array("{ fatalError()".utf8) + lines + Array(" }".utf8)
            if isValue { text += Array("()".utf8) }
            end = range.upperBound
        }
        return text + source[end...]
    }

    /// The body that a node is, or the value of the variable that it is; nil for others.
    private func code(at index: Int) -> (range: Range<Int>, isValue: Bool)? {
        let node = nodes[index]
        // Only the file has no parent, and it is none of these.
        let owner = node.kind == .codeBlock ? node.parent : index
        let declaration = nodes[owner].kind == .accessor ? nodes[nodes[owner].parent].parent : owner
        let variable = nodes[declaration].kind == .binding ? nodes[declaration].parent : declaration
        switch (node.kind, nodes[owner].kind) {
        case (.codeBlock, .function), (.codeBlock, .initializer), (.codeBlock, .deinitializer),
            (.codeBlock, .subscript),
            (.codeBlock, .binding), (.codeBlock, .accessor):
            let heading = nodes[declaration].tokens.lowerBound..<node.tokens.lowerBound
            return isInferred(heading) || isBuilder(variable) ? nil : (node.start..<node.end, false)
        case (.binding, _):
            let block = children(of: index).first { [.codeBlock, .accessorBlock].contains(nodes[$0].kind) }
            let last = block.map { nodes[$0].tokens.lowerBound } ?? node.tokens.upperBound
            guard node.name.upperBound < last, tokens[node.name.upperBound].kind == .colon,
                let equal = (node.name.upperBound..<last).first(where: { text(of: tokens[$0]) == "=" }),
                equal + 1 < last, !isInferred(node.tokens.lowerBound..<equal), !isBuilder(variable)
            else { return nil }
            return (tokens[equal + 1].range.lowerBound..<tokens[last - 1].range.upperBound, true)
        default: return nil
        }
    }

    private func isBuilder(_ declaration: Int) -> Bool {
        attributes(of: declaration).contains { $0.hasSuffix("Builder") }
    }

    private func isInferred(_ heading: Range<Int>) -> Bool {
        heading.contains { tokens[$0].kind == .word && text(of: tokens[$0]) == "some" }
    }
}
