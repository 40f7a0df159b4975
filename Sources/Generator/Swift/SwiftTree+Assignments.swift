extension SwiftTree {

    /// What an initializer assigns: `title` for `self.title = …` and for `title = …`, each with the offset of the name.
    func assignedNames(inBodyOf initializer: Int) -> [(name: String, offset: Int)] {
        guard let body = child(.codeBlock, of: initializer) else { return [] }
        let inner = body + 1..<nodes[body].next
        // Closures and local functions run later, or not on this value.
        let others = inner.filter { node in
            nodes[node].kind == .closure || nodes[node].kind == .function || nodes[node].kind.isType
        }.map { nodes[$0].tokens }
        let locals = Set(inner.filter { nodes[$0].kind == .binding }.map(name))
        return nodes[body].tokens.filter { tokens[$0].kind == .equal }.flatMap { equal -> [(String, Int)] in
            if others.contains(where: { $0.contains(equal) }) { return [] }
            let last = equal - 1
            // `(self.title, self.count) = …`
            let isTuple = tokens[last].kind == .closeParenthesis && tokens[last].partner >= 0
            let names = isTuple ? Array(Int(tokens[last].partner) + 1..<last) : [last]
            return names.compactMap { index in
                guard tokens[index].kind == .word else { return nil }
                let name = text(of: tokens[index])
                let isMember = tokens[index - 1].kind == .dot
                let isOfSelf = isMember && text(of: tokens[index - 2]) == "self" && tokens[index - 3].kind != .dot
                guard isOfSelf || !isMember && !locals.contains(name) else { return nil }
                return (name, tokens[index].range.lowerBound)
            }
        }
    }
}
