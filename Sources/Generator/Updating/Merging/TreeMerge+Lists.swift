/// Lists: their layout, their commas and their comments are yours'.
extension TreeMerge {

    private struct Element {
        let node: Int
        let side: Matching.Side
        var text: [UInt8]
    }

    /// The elements of the base, with those of another text: by label, and those without one by their place.
    ///
    /// - Parameter done: elements that the templates insert; yours may have them already.
    private func matched(
        _ base: [Int],
        _ text: ComparedText,
        _ others: [Int],
        done: Set<ElementKey> = []
    ) -> [Int: Int] {
        var left: [ElementKey: [Int]] = [:]
        for node in others { left[ElementKey(text, node), default: []].append(node) }
        var pairs: [Int: Int] = [:]
        for node in base {
            let key = ElementKey(texts.base, node)
            guard let found = left[key]?.first else { continue }
            left[key]?.removeFirst()
            pairs[node] = found
        }
        let places = base.indices.filter { pairs[base[$0]] != nil }
        let numbers = places.map { index in pairs[base[index]].flatMap(others.firstIndex) ?? 0 }
        var start = (base: 0, other: 0)
        let used = Set(pairs.values)
        let anchors =
            CommonSubsequence.increasing(numbers).map { (places[$0], numbers[$0]) } + [(base.count, others.count)]
        for (index, number) in anchors {
            let gap = base[start.base..<index].filter { pairs[$0] == nil && texts.base[$0].name.isEmpty }
            let found = others[start.other..<max(start.other, number)].filter {
                !used.contains($0) && text[$0].name.isEmpty && !done.contains(ElementKey(text, $0))
            }
            if gap.count == found.count { for (node, other) in zip(gap, found) { pairs[node] = other } }
            start = (min(index + 1, base.count), min(number + 1, others.count))
        }
        return pairs
    }

    /// An element is the same as one with its label; without a label, as an equal one.
    private struct ElementKey: Hashable {
        let label: String
        let tokens: [Int]

        init(_ text: ComparedText, _ node: Int) {
            label = text.tree.name(of: node)
            // Parameters without a label have names: `_ user: User`.
            tokens = label.isEmpty ? text.tokens(of: node) : label == "_" ? Array(text.tokens(of: node).prefix(2)) : []
        }
    }

    mutating func list(_ base: Int, _ yours: Int, _ templates: Int) throws(Clash) -> [UInt8] {
        let old = texts.base.children[base]
        let own = texts.yours.children[yours]
        let new = texts.templates.children[templates]
        let theirs = matched(old, texts.templates, new)
        let known = Set(theirs.values)
        let inserted = new.filter { !known.contains($0) }.map { ElementKey(texts.templates, $0) }
        // A list that yours emptied stays empty. What is new in it may be used elsewhere: a parameter in the body.
        if own.isEmpty, !old.isEmpty {
            guard inserted.isEmpty else {
                throw Clash(message: "the templates add to a list that you emptied", node: yours)
            }
            return Array(texts.yours.code(of: yours))
        }
        let mine = matched(old, texts.yours, own, done: Set(inserted))
        let baseOfOwn = Dictionary(mine.map { ($0.value, $0.key) }) { first, _ in first }
        let baseOfNew = Dictionary(theirs.map { ($0.value, $0.key) }) { first, _ in first }
        var elements: [Element] = []
        for node in own {
            var element = Element(node: node, side: .yours, text: Array(texts.yours.code(of: node)))
            if let base = baseOfOwn[node] {
                guard let other = theirs[base] else {
                    if texts.yours.tokens(of: node) != texts.base.tokens(of: base) {
                        throw Clash(message: "the templates delete an element that you edited", node: node)
                    }
                    continue
                }
                element.text = try self.element(base, node, other)
            }
            elements.append(element)
        }
        for node in old where mine[node] == nil {
            guard let other = theirs[node], texts.base.tokens(of: node) != texts.templates.tokens(of: other) else {
                continue
            }
            throw Clash(message: "the templates change an element that you deleted")
        }
        let areReplaced = old.contains { mine[$0] == nil && theirs[$0] == nil }
        // The arguments of a call depend on each other; the elements of an array do not.
        let isCall = texts.base.source[texts.base[base].start] == UInt8(ascii: "(")
        let hasNewWithoutLabel = own.contains { baseOfOwn[$0] == nil && texts.yours[$0].name.isEmpty }
        var done: [Int: Int] = [:]
        for node in new where baseOfNew[node] == nil {
            let key = ElementKey(texts.templates, node)
            let same = own.first {
                baseOfOwn[$0] == nil && !done.values.contains($0) && ElementKey(texts.yours, $0) == key
            }
            if let same {
                if texts.yours.tokens(of: same) != texts.templates.tokens(of: node) {
                    throw Clash(message: "yours has '\(texts.templates.tree.name(of: node))' already", node: same)
                }
                done[node] = same
                continue
            }
            if texts.templates[node].name.isEmpty, areReplaced || isCall && hasNewWithoutLabel {
                throw Clash(message: "both changed an argument")
            }
            let text = shifted(
                texts.templates[node].start..<texts.templates[node].end,
                of: node,
                to: texts.yours.indentation(of: yours)
            )
            let element = Element(node: node, side: .templates, text: text)
            let place = place(of: node, in: elements, new) { other in
                baseOfNew[other].flatMap { mine[$0] } ?? done[other]
            }
            elements.insert(element, at: place)
        }
        return write(elements, yours, templates, isNew: own.isEmpty && old.isEmpty)
    }

    private func place(of node: Int, in elements: [Element], _ new: [Int], ofYours: @escaping (Int) -> Int?) -> Int {
        func index(_ other: Int) -> Int? {
            elements.firstIndex { $0.side == .templates && $0.node == other }
                ?? ofYours(other).flatMap { own in elements.firstIndex { $0.side == .yours && $0.node == own } }
        }
        let position = texts.templates.position[node]
        if position == 0 { return 0 }
        if let above = index(new[position - 1]) { return above + 1 }
        guard position + 1 < new.count else { return elements.count }
        if let below = index(new[position + 1]) { return below }
        return new[..<position].reversed().lazy.compactMap(index).first.map { $0 + 1 } ?? elements.count
    }

    private mutating func element(_ base: Int, _ yours: Int, _ templates: Int) throws(Clash) -> [UInt8] {
        let old = texts.base.tokens(of: base)
        let own = texts.yours.tokens(of: yours)
        let new = texts.templates.tokens(of: templates)
        let mine = Array(texts.yours.code(of: yours))
        if old == new || own == new { return mine }
        if old == own, !texts.templates.code(of: templates).contains(UInt8(ascii: "\n")) {
            return Array(texts.templates.code(of: templates))
        }
        let parts = PerText(
            base: texts.base.pieces(of: base),
            yours: texts.yours.pieces(of: yours),
            templates: texts.templates.pieces(of: templates)
        )
        return try pieces(parts, of: yours, isFine: false)
    }

    // MARK: - Writing -

    private func write(_ elements: [Element], _ list: Int, _ templates: Int, isNew: Bool) -> [UInt8] {
        let text = texts.yours
        let own = text.children[list]
        let opening = text.source[text[list].start..<(own.first.map { text[$0].lead } ?? openingEnd(list))]
        let closing = text.source[(own.last.map { text[$0].tail } ?? openingEnd(list))..<text[list].end]
        guard !elements.isEmpty else {
            if text[list].kind == .inheritance { return [] }
            return Array(opening) + closing.drop { $0.isSpace }
        }
        guard let first = own.first, let last = own.last else {
            if isNew || text[list].kind == .inheritance {
                let node = texts.templates[templates]
                return shifted(node.start..<node.end, of: templates, to: text.indentation(of: list))
            }
            return Array(opening) + elements.map(\.text).joined(separator: Array(", ".utf8))
                + closing.drop { $0.isSpace }
        }
        let hasTrailingComma = text.tail(of: last).contains(UInt8(ascii: ","))
        let isSpread = own.dropFirst(own.count > 1 ? 1 : 0).allSatisfy {
            text.lead(of: $0).contains(UInt8(ascii: "\n"))
        }
        let separator: [UInt8]
        if own.count > 1 {
            separator = withoutComments(Array(text.lead(of: own[1])), list)
        } else {
            separator = isSpread ? withoutComments(Array(text.lead(of: first)), list) : [UInt8(ascii: " ")]
        }
        var result = Array(opening)
        for (index, element) in elements.enumerated() {
            let isOwn = element.side == .yours
            let isLast = index == elements.count - 1
            if isOwn, element.node != first, index > 0 {
                result += text.lead(of: element.node)
            } else {
                let lead = Array(text.lead(of: first))
                let isPlain = isOwn && element.node == first || lead.allSatisfy(\.isSpace)
                result += index > 0 ? separator : isPlain ? lead : withoutComments(lead, list)
            }
            result += element.text
            var tail = isOwn ? Array(text.tail(of: element.node)) : []
            let comma = tail.firstIndex(of: UInt8(ascii: ","))
            let hasComma = comma.map { index in tail[..<index].allSatisfy(\.isSpace) } ?? false
            if isLast, !hasTrailingComma, hasComma, let comma { tail.remove(at: comma) }
            if !isLast || hasTrailingComma, !hasComma { tail.insert(UInt8(ascii: ","), at: 0) }
            result += tail
        }
        return result + closing
    }

    private func openingEnd(_ list: Int) -> Int {
        Int(texts.yours.tree.tokens[texts.yours[list].tokens.lowerBound].end)
    }

    /// The white space of a lead that has comments: the line end and the indentation of its last line.
    private func withoutComments(_ lead: [UInt8], _ list: Int) -> [UInt8] {
        if lead.allSatisfy(\.isSpace) { return lead }
        guard let end = lead.lastIndex(of: UInt8(ascii: "\n")) else { return [UInt8(ascii: " ")] }
        return lineEnd + lead[(end + 1)...].prefix { $0.isBlank }
    }
}
