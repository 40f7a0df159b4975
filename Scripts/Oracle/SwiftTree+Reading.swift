extension SwiftTree {

    /// What this project's parser finds.
    var reading: Reading {
        var reading = Reading()
        var places = [Item.Place?](repeating: nil, count: nodes.count)
        for (index, node) in nodes.enumerated().dropFirst() {
            let parent = places[node.parent]
            guard let kind = name(ofKind: index) else {
                places[index] = parent
                continue
            }
            let place = Item.Place(kind: kind, start: node.start, end: node.end)
            places[index] = place
            reading.items.append(
                Item(place: place, name: comparedName(of: index), labels: labels(of: index), parent: parent)
            )
        }
        for (index, token) in tokens.enumerated() where token.kind == .word {
            let isCondition = index > 0 && tokens[index - 1].kind == .pound && text(of: token).hasSuffix("available")
            if !isCondition { reading.words.append(token.range) }
        }
        return reading
    }

    /// Nil for a node that the other parser has none for.
    private func name(ofKind index: Int) -> String? {
        let node = nodes[index]
        switch node.kind {
        case .file, .comment, .memberBlock, .codeBlock, .caseBlock, .accessorBlock, .caseBody, .list, .parameters,
            .genericParameters, .inheritance, .interpolatedString:
            return nil
        // `infix` of an operator.
        case .modifier where nodes[node.parent].kind == .operator: return nil
        case .element:
            switch nodes[node.parent].kind {
            case .parameters: return "parameter"
            case .genericParameters: return "genericParameter"
            case .inheritance: return "inheritedType"
            default: return "element"
            }
        default: return "\(node.kind)"
        }
    }

    private func comparedName(of index: Int) -> String {
        switch nodes[index].kind {
        case .variable: children(of: index).filter { nodes[$0].kind == .binding }.map(name).joined(separator: ",")
        case .enumCase:
            children(of: index).filter { nodes[$0].kind == .enumElement }.map(name).joined(separator: ",")
        case .branch: String(name(of: index).dropFirst())
        case .element where nodes[nodes[index].parent].kind == .genericParameters: ""
        default: name(of: index)
        }
    }

    private func labels(of index: Int) -> String {
        guard let parameters = child(.parameters, of: index) else { return "" }
        return children(of: parameters).map { name(of: $0) + ":" }.joined()
    }
}
