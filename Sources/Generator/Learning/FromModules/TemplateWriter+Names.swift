extension TemplateWriter {

    /// Writes the declaration of a name that is used: of those that modules have, the nearest, and the one that most
    /// modules have.
    ///
    /// - Parameter condition: the condition under which it is used; nil for any.
    /// - Returns: false if there is none.
    mutating func declare(
        _ use: NamesInCode.Use,
        in type: String,
        usedBy node: Int?,
        onlyWith condition: TemplateCondition?
    ) -> Bool {
        // Within the member that has the use, locals and parameters count, too.
        let user = node.map { [$0] + alignment.ancestors(of: $0) } ?? []
        let member = user.last { !alignment.nodes[$0].item.isContainer }
        let candidates = alignment.nodes.indices.compactMap { index -> (node: Int, rank: Int)? in
            let own = alignment.nodes[index]
            guard !needed.contains(index), !written.contains(index), own.item.names.contains(use.name) else {
                return nil
            }
            let ancestors = alignment.ancestors(of: index).map { alignment.nodes[$0].item }
            let isMember = own.item.kind.isDeclaration && ancestors.allSatisfy(\.isContainer)
            if let member, use.owner == .none, member < index, index < alignment.nodes[member].next {
                return (index, 0)
            }
            guard isMember else { return nil }
            let isOfType = ancestors.first?.keys[0].hasSuffix(" \(type)") == true
            return (index, use.owner == .other || own.item.isContainer || isOfType ? 1 : 2)
        }
        let best = candidates.min { first, second in
            let counts = (alignment.nodes[first.node].entries.count, alignment.nodes[second.node].entries.count)
            return (first.rank, counts.1, first.node) < (second.rank, counts.0, second.node)
        }
        guard let best else { return false }
        let around = [best.node] + alignment.ancestors(of: best.node)
        // Outside of what is written, the outermost one depends on the option.
        if let condition, let outer = around.last(where: { !written.contains($0) }) { conditions[outer] = condition }
        needed.formUnion(around)
        return true
    }

    /// Writes what uses a name only with the options with which it is declared.
    ///
    /// - Returns: false if that is not possible.
    mutating func write(_ node: Int?, onlyWith condition: TemplateCondition) -> Bool {
        guard let node else { return false }
        let around = [node] + alignment.ancestors(of: node)
        let own = around.first { ![.attribute, .modifier].contains(alignment.nodes[$0].item.kind) }
        guard let own, conditions[own] == nil, !alignment.nodes[own].item.isContainer else { return false }
        conditions[own] = condition
        return true
    }
}
