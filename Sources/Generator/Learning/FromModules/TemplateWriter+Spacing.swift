/// The headings (`// MARK: - Life Cycle`) and blank lines between the items of a block.
extension TemplateWriter {

    /// The items of a block, with the headings and the white space that most modules have above them.
    func spaced(_ parts: [Part], _ place: Place) -> [Part] {
        let groups = Dictionary(place.entries.map { ($0.module, $0.group.items) }) { first, _ in first }
        let headed = withHeadings(parts, groups)
        let kept = headed.indices.compactMap { index in
            headed[index].isHeading ? heading(headed, index, groups) : headed[index]
        }
        return kept.indices.map { index in
            let above = index > 0 ? kept[index - 1] : nil
            return spaced(kept[index], below: above, place, groups)
        }
    }

    /// Adds the heading that most modules have above an item, though in different words.
    private func withHeadings(_ parts: [Part], _ groups: [Int: [Item]]) -> [Part] {
        var headings = Set(parts.filter(\.isComment).map { Spellings.compared($0.segments.map(\.text).joined()) })
        return parts.indices.flatMap { index -> [Part] in
            let part = parts[index]
            if part.isComment || index > 0 && parts[index - 1].isComment { return [part] }
            let own = entries(of: part)
            let marks = own.compactMap { entry in
                entry.place > 0 ? groups[entry.module]?[entry.place - 1].mark : nil
            }
            guard Threshold.isMost(marks.count, of: own.count), marks.count > 1 else { return [part] }
            let text = Spellings.agreed(marks)
            let same = marks.count { Spellings.compared($0) == Spellings.compared(text) }
            guard same > 1, Threshold.isForm(same, of: marks.count), headings.insert(Spellings.compared(text)).inserted
            else { return [part] }
            var heading = part
            heading.isComment = true
            heading.segments = [Segment(text, part.segments[0].conditions, node: part.node)]
            return [heading, part]
        }
    }

    /// A heading with the conditions of what stands below it; nil if that is nothing, though most modules have something
    /// below it.
    private func heading(_ parts: [Part], _ index: Int, _ groups: [Int: [Item]]) -> Part? {
        var part = parts[index]
        let below = parts[(index + 1)...].prefix { !$0.isComment }
        if below.isEmpty {
            let entries = entries(of: part)
            let filled = entries.count { entry in
                groups[entry.module]?.dropFirst(entry.place + 1).first.map { $0.kind != .comment } == true
            }
            return Threshold.isMost(filled, of: entries.count) ? nil : part
        }
        let conditions = below[index + 1].conditions.filter { condition in
            below.allSatisfy { $0.conditions.contains(condition) }
        }
        // What stands below it may depend on several options.
        if conditions.isEmpty, !below.contains(where: \.conditions.isEmpty) { return part }
        let removed = part.conditions.filter { !conditions.contains($0) }
        part.segments = part.segments.map { segment in
            Segment(segment.text, segment.conditions.filter { !removed.contains($0) } + conditions, node: part.node)
        }
        part.conditions = conditions
        return part
    }

    private func entries(of part: Part) -> [Alignment.Entry] {
        alignment.nodes[part.node].entries.filter { part.modules.contains($0.module) }
    }

    // MARK: - White space -

    /// What stands above something in a module: the white space between them, and the item.
    private typealias Spacing = (module: Int, gap: String, above: Item)

    /// An item with the white space that most modules have between it and what is above it. If that is a comment, it is
    /// what they have below the comment.
    private func spaced(_ part: Part, below above: Part?, _ place: Place, _ groups: [Int: [Item]]) -> Part {
        guard let above else { return part }
        var part = part
        let all = entries(of: part).compactMap { entry -> Spacing? in
            let items = groups[entry.module] ?? []
            guard above.isComment else { return Self.spacing(entry.place, in: items, of: entry.module) }
            let isBelowComment = entry.place > 0 && items[entry.place - 1].kind == .comment
            return isBelowComment ? (entry.module, entry.item.gap, items[entry.place - 1]) : nil
        }
        let typical = all.filter { place.layout.modules.contains($0.module) }
        let own = typical.isEmpty ? all : typical
        let isFree = part.conditions.isEmpty && place.scope.conditions.isEmpty && !above.isComment
        if isFree, let (gap, blank) = optionalGap(own) {
            part.gap = gap
            part.blank = blank
        } else if let gap = gap(of: part, below: above, own, groups) {
            part.gap = gap
        }
        return part
    }

    /// The white space that all modules have, and what those with an option have above it; nil if no option decides.
    private func optionalGap(_ own: [Spacing]) -> (gap: String, blank: (text: String, condition: TemplateCondition))? {
        guard let gap = own.map(\.gap).mostFrequentGap else { return nil }
        let (modules, same) = (Set(own.map(\.module)), Set(own.filter { $0.gap == gap }.map(\.module)))
        guard let other = own.filter({ !same.contains($0.module) }).map(\.gap).mostFrequent,
            let condition = options.condition(of: same, among: modules),
            options.modules([condition], among: modules) == same
        else { return nil }
        let isLonger = gap.count > other.count
        let (long, short) = isLonger ? (gap, other) : (other, gap)
        guard long.hasSuffix(short) else { return nil }
        let text = String(long.dropLast(short.count))
        return (short, (text: text, condition: isLonger ? condition : condition.opposite))
    }

    /// The white space that most modules have between such items: it is not the same between two methods and between two
    /// properties.
    private func gap(of part: Part, below above: Part, _ own: [Spacing], _ groups: [Int: [Item]]) -> String? {
        if above.isComment { return own.map(\.gap).mostFrequentGap }
        let upper = alignment.nodes[above.node].typicalItem.outline
        let same = own.filter { $0.above.outline == upper }
        if !same.isEmpty {
            return (Threshold.isForm(same.count, of: own.count) ? same : own).map(\.gap).mostFrequentGap
        }
        let lower = alignment.nodes[part.node].typicalItem.outline
        let others = groups.sorted { $0.key < $1.key }.flatMap { module, items in
            items.indices.filter { items[$0].outline == lower }.compactMap { Self.spacing($0, in: items, of: module) }
        }
        let gaps = others.filter { $0.above.outline == upper }.map(\.gap)
        return gaps.mostFrequentGap ?? own.map(\.gap).mostFrequentGap
    }

    /// The most white space between an item and the one above it, with comments between them; nil for the first item.
    private static func spacing(_ place: Int, in items: [Item], of module: Int) -> Spacing? {
        let first = place - items[..<place].reversed().prefix { $0.kind == .comment }.count
        guard first > 0 else { return nil }
        let gaps = items[first...place].map(\.gap)
        return (module, gaps.max { $0.lineEndCount < $1.lineEndCount } ?? "", items[first - 1])
    }
}

extension TemplateWriter.Part {

    /// True for a comment about what is below it; any other one may stand alone.
    fileprivate var isHeading: Bool { isComment && segments.contains { $0.text.contains("MARK") } }
}

extension Item {

    /// What decides about the white space around it: its kind, and whether it is a block of several lines.
    fileprivate var outline: String {
        guard case .group(let group) = pieces.last, group.kind == .block else { return "\(kind)" }
        return "\(kind) \(group.close.contains("\n"))"
    }

    /// The text of a comment that is a heading: `// MARK: - Life Cycle`.
    fileprivate var mark: String? {
        guard kind == .comment, let text = pieces.first?.text else { return nil }
        return text.drop { $0 == "/" || $0 == " " }.hasPrefix("MARK") ? text : nil
    }
}

extension String {

    fileprivate var lineEndCount: Int { utf8.count { $0 == UInt8(ascii: "\n") } }
}
