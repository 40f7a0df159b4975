/// The text of a merged list: its layout, its commas and its comments are yours'.
extension TreeMerge {

    /// The whole list, if the templates changed the order of its elements; nil if they did not. The order of
    /// conformances means nothing.
    func reordered(_ block: ChildrenMerge) throws(Clash) -> [UInt8]? {
        guard block.kind == .list else { return nil }
        if texts.base[block.owner.base].kind == .inheritance {
            try checkSuperclass(block)
            return nil
        }
        let positions = block.base.compactMap { matching.templates[$0] }.map { texts.templates.position[$0] }
        if zip(positions, positions.dropFirst()).allSatisfy(<) { return nil }
        switch texts.zip(block.owner, { $0.content(of: $1) }).side {
        case .yours: return Array(texts.yours.code(of: block.owner.yours))
        case .templates:
            return new(block.owner.templates, in: block.owner.yours)
        case nil:
            throw Clash(message: "the templates change the order of a list that you edited", node: block.owner.yours)
        }
    }

    /// The first type that a class inherits may be its superclass, and that of an enumeration its raw type.
    private func checkSuperclass(_ block: ChildrenMerge) throws(Clash) {
        let heading = texts.base.tree.heading(of: texts.base[block.owner.base].parent, before: block.owner.base)
        guard heading.contains(where: { $0.keyword == .class || $0.keyword == .enum }) else { return }
        let first = texts.zip(block.children) { text, types in types.first.map(text.tokens) }
        if first.side == nil { throw Clash(message: "both changed the first inherited type", node: block.yours.first) }
    }

    /// The merged text of an element, without its comma.
    mutating func element(_ nodes: PerText<Int>) throws(Clash) -> [UInt8] {
        let side = texts.zip(nodes) { $0.content(in: $0[$1].start..<$0[$1].end) }.side
        if side == .yours { return Array(texts.yours.code(of: nodes.yours)) }
        let code = texts.templates.code(of: nodes.templates)
        if side == .templates, !code.contains(UInt8(ascii: "\n")) { return Array(code) }
        return try merged(texts.zip(nodes) { $0.pieces(of: $1) }, of: nodes, isFine: false)
    }

    mutating func list(_ block: ChildrenMerge) throws(Clash) -> [UInt8] {
        let text = texts.yours
        let list = block.owner.yours
        let own = block.yours
        let entries = block.order.filter { $0 >= 0 && block.entries[$0].isThere }.map { block.entries[$0] }
        if let clash = block.entries.lazy.compactMap(\.conflict).first?.clash { throw clash }
        let start = Int(text.tree.tokens[text[list].tokens.lowerBound].end)
        let opening = text.source[text[list].start..<(own.first.map { text[$0].lead } ?? start)]
        let closing = text.source[(own.last.map { text[$0].tail } ?? start)..<text[list].end]
        // A list that yours emptied stays empty. What is new in it may be used elsewhere: a parameter in the body.
        if own.isEmpty, !block.base.isEmpty {
            if !entries.isEmpty { throw Clash(message: "the templates add to a list that you emptied", node: list) }
            return Array(text.code(of: list))
        }
        if entries.isEmpty {
            return text[list].kind == .inheritance ? [] : Array(opening) + closing.drop(while: \.isSpace)
        }
        guard let first = own.first, let last = own.last else {
            return new(block.owner.templates, in: list)
        }
        let hasTrailingComma = text.tail(of: last).contains(UInt8(ascii: ","))
        let isSpread = own.dropFirst(own.count > 1 ? 1 : 0).allSatisfy {
            text.lead(of: $0).contains(UInt8(ascii: "\n"))
        }
        let blank = UInt8(ascii: " ")
        let separator = own.count > 1 ? withoutComments(own[1]) : isSpread ? withoutComments(first) : [blank]
        var result = Array(opening)
        for (index, entry) in entries.enumerated() {
            let isOwn = entry.side == .yours
            if index > 0 {
                result += isOwn && entry.node != first ? Array(text.lead(of: entry.node)) : separator
            } else {
                result += isOwn && entry.node == first ? Array(text.lead(of: first)) : withoutComments(first)
            }
            result += entry.text ?? new(entry.node, in: list)
            var tail = isOwn ? Array(text.tail(of: entry.node)) : []
            let comma = tail.firstIndex { !$0.isSpace }.flatMap { tail[$0] == UInt8(ascii: ",") ? $0 : nil }
            let needsComma = index < entries.count - 1 || hasTrailingComma
            if !needsComma, let comma { tail.remove(at: comma) }
            if needsComma, comma == nil { tail.insert(UInt8(ascii: ","), at: 0) }
            result += tail
        }
        return result + closing
    }

    /// An element or a list of the templates, with the indentation of a list of yours.
    private func new(_ element: Int, in list: Int) -> [UInt8] {
        let node = texts.templates[element]
        return shifted(node.start..<node.end, of: element, to: texts.yours.indentation(of: list))
    }

    /// The white space above an element, without comments: the line end and the indentation of its last line.
    private func withoutComments(_ element: Int) -> [UInt8] {
        let lead = Array(texts.yours.lead(of: element))
        if lead.allSatisfy(\.isSpace) { return lead }
        guard let end = lead.lastIndex(of: UInt8(ascii: "\n")) else { return [UInt8(ascii: " ")] }
        return lineEnd + lead[(end + 1)...].prefix { $0.isBlank }
    }
}
