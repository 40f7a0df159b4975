/// Writes what most modules have of aligned items, in the form that most of them have.
struct TemplateWriter {

    typealias Node = Alignment.Node

    let alignment: Alignment
    var options: LearnedOptions
    /// The number of modules in the sample.
    private let count: Int
    /// The condition of the file that is written.
    private var fileCondition: TemplateCondition?
    /// Nodes that are written though few modules have them, or though they have many forms.
    var needed: Set<Int> = []
    /// The options under which nodes are written.
    var conditions: [Int: TemplateCondition] = [:]
    /// The nodes that are in a template.
    private(set) var written: Set<Int> = []
    private var conditionsOfWritten: [Int: Set<TemplateCondition?>] = [:]
    /// Why nodes that most modules have are left out.
    private(set) var reasons: [Int: String] = [:]

    init(_ alignment: Alignment, of count: Int, options: LearnedOptions) {
        (self.alignment, self.count, self.options) = (alignment, count, options)
    }

    /// Begins to write all files again.
    mutating func begin() { (written, conditionsOfWritten, reasons) = ([], [:], [:]) }

    /// The conditions under which a node is written; none for one that always is.
    func conditions(of node: Int) -> [TemplateCondition] {
        let conditions = conditionsOfWritten[node] ?? []
        let own = conditions.compactMap(\.self)
        return own.count == 1 && conditions.count == 1 ? own : []
    }

    /// The text of a file.
    ///
    /// - Parameter condition: the condition under which the file is written.
    mutating func text(of file: Alignment.Group, onlyWith condition: TemplateCondition?) -> TemplateText {
        fileCondition = condition
        return TemplateText(segments: group(file, in: Scope(modules: file.modules, condition: nil), base: "") ?? [])
    }

    // MARK: - Which items -

    /// The modules that decide about a node, and the options under which it is written: two for a node that has a form
    /// for each value of an option, none for a node that is left out.
    private func scopes(of index: Int, in scope: Scope) -> [Scope] {
        let (node, all) = (alignment.nodes[index], scope.modules)
        let own = node.modules.intersection(all)
        guard !own.isEmpty else { return [] }
        if scope.condition == nil {
            let given = conditions[index].flatMap { $0 == fileCondition ? nil : $0 }
            if let condition = given ?? options.condition(of: own, among: all) {
                let deciding = options.modules(condition, among: own)
                return [Scope(modules: deciding.isEmpty ? own : deciding, condition: condition)]
            }
            let hasBlock = node.groups.values.contains { $0.kind == .block }
            let entries = node.entries.filter { own.contains($0.module) && !hasBlock }
            let form = entries.map(\.item.shape).mostFrequent
            let same = Set(entries.filter { $0.item.shape == form }.map(\.module))
            if let condition = options.condition(of: same, among: all) {
                let others = options.modules(condition.opposite, among: all)
                let rest = own.intersection(others)
                let isMost = Threshold.isMost(rest.count, of: others.count)
                return [Scope(modules: options.modules(condition, among: same), condition: condition)]
                    + (isMost ? [Scope(modules: rest, condition: condition.opposite)] : [])
            }
        }
        if Threshold.isMost(own.count, of: scope.count) { return [Scope(modules: own, condition: scope.condition)] }
        // What few modules have in it is theirs alone.
        return needed.contains(index) ? [Scope(modules: own, condition: scope.condition, count: scope.count)] : []
    }

    // MARK: - Items -

    /// - Parameters:
    ///   - base: the indentation of the line that it begins on.
    ///   - isNeeded: true to write it though the modules have many forms of it.
    /// - Returns: nil if it cannot be written.
    private mutating func item(_ index: Int, in scope: Scope, base: String, isNeeded: Bool) -> [Segment]? {
        let node = alignment.nodes[index]
        let all = node.entries.filter { scope.modules.contains($0.module) }
        let entries = typical(all, node, in: scope)
        let shape = entries.map(\.item.shape).mostFrequent
        let chosen = entries.filter { $0.item.shape == shape }
        guard let first = chosen.first?.item else { return nil }
        let isNeeded = isNeeded || needed.contains(index) || first.isAlwaysKept
        let isForm = node.isMixed ? Threshold.isMost : Threshold.isForm
        let isShared = chosen.count > 1 || count < Threshold.leastForSharing
        guard isNeeded || isShared && isForm(chosen.count, entries.count) else {
            reasons[index] = "each has another form"
            return nil
        }
        let conditions = [scope.condition].compactMap(\.self)
        func segment(_ text: String, _ own: [TemplateCondition]? = nil) -> Segment {
            Segment(text.replacing(Item.indent, with: base), own ?? conditions, node: index)
        }
        var segments = [segment(shared(all.map(\.item.comments)))]
        written.insert(index)
        conditionsOfWritten[index, default: []].insert(scope.condition)
        // What the words before the next token depend on; empty for none.
        var words: [[TemplateCondition]]? = []
        for (place, piece) in first.pieces.enumerated() {
            switch piece {
            case .token:
                var tokens: [(text: String, gap: String)] = []
                for entry in chosen {
                    if case .token(let text, let gap) = entry.item.pieces[place] { tokens.append((text, gap)) }
                }
                let gaps = tokens.map(\.gap)
                let gap = words == nil ? gaps.mostFrequentGap : gaps.filter { !$0.isEmpty }.mostFrequentGap ?? " "
                for own in words ?? [[]] {
                    segments.append(segment(gap ?? "", conditions + own.filter { !conditions.contains($0) }))
                }
                words = nil
                segments.append(segment(Spellings.agreed(tokens.map(\.text))))
            case .group(let group):
                guard let aligned = node.groups[group.key] else { continue }
                let typical = Scope(modules: Set(entries.map(\.module)), condition: scope.condition)
                let scope = group.kind == .words ? typical : scope
                guard let own = self.group(aligned, in: scope, base: base, of: first, at: index, isNeeded: isNeeded)
                else {
                    written.subtract(index..<node.next)
                    return nil
                }
                segments += own
                if group.kind == .words {
                    let texts = own.filter { !$0.text.isEmpty }
                    words = TemplateCondition.any(of: texts.map { $0.conditions.first { !conditions.contains($0) } })
                    if texts.isEmpty { words = [] }
                } else {
                    words = nil
                }
            }
        }
        segments.append(segment(shared(all.map(\.item.tail))))
        return segments
    }

    /// Of the functions with a name, those with as many parameters as are written: `init(view:)` may need a word that
    /// `init(view:log:)` must not have. All of them, if they are too few.
    private func typical(_ entries: [Alignment.Entry], _ node: Node, in scope: Scope) -> [Alignment.Entry] {
        guard let list = node.groups["parameters"] else { return entries }
        let inner = Scope(modules: scope.modules.intersection(list.modules), condition: scope.condition)
        let parameters = list.nodes.flatMap { scopes(of: $0, in: inner) }
        let counts = Dictionary(list.entries.map { ($0.module, $0.group.items.count) }) { first, _ in first }
        let same = entries.filter { entry in
            let own = parameters.count { options.modules($0.condition, among: [entry.module]).contains(entry.module) }
            return counts[entry.module] == own
        }
        return same.count * 5 >= entries.count ? same : entries
    }

    /// The text that most of the items have; empty if there is none.
    private func shared(_ texts: [String]) -> String {
        guard let most = texts.map({ Spellings.compared($0) }).mostFrequent else { return "" }
        let same = texts.filter { Spellings.compared($0) == most }
        return Threshold.isMost(same.count, of: texts.count) ? Spellings.agreed(same) : ""
    }

    // MARK: - Groups -

    /// - Parameters:
    ///   - item: the item that it belongs to; nil for a file.
    /// - Returns: nil if the item means nothing without what the modules have in it.
    private mutating func group(
        _ group: Alignment.Group,
        in outer: Scope,
        base: String,
        of item: Item? = nil,
        at index: Int? = nil,
        isNeeded: Bool = false
    ) -> [Segment]? {
        let modules = outer.modules.intersection(group.modules)
        let isOwn = group.kind.isPartOfHeading || outer.count == outer.modules.count
        let scope = Scope(modules: modules, condition: outer.condition, count: isOwn ? modules.count : outer.count)
        let entries = group.entries.filter { scope.modules.contains($0.module) }
        guard !entries.isEmpty else { return [] }
        var parts: [Part] = []
        for node in alignment.ordered(group.nodes) {
            for own in scopes(of: node, in: scope) {
                if let part = part(node, own, entries, group, base: base) { parts.append(part) }
            }
        }
        if scope.condition == nil, group.kind == .list,
            let condition = conditionOfLayout(entries, parts, among: modules)
        {
            let both = [condition, condition.opposite].map { condition in
                Scope(modules: options.modules(condition, among: modules), condition: condition)
            }
            return both.reduce([]) { segments, scope in
                segments.flatMap { segments in
                    self.group(group, in: scope, base: base, of: item, at: index, isNeeded: isNeeded).map {
                        segments + $0
                    }
                }
            }
        }
        let isFilled = Threshold.isMost(entries.count { !$0.group.items.isEmpty }, of: entries.count)
        // A call without its arguments is another call.
        if parts.isEmpty, isFilled, !isNeeded, group.kind == .list, let item, !isArray(entries),
            item.kind == .statement || item.kind == .variable
        {
            if let index { reasons[index] = "its arguments differ" }
            return nil
        }
        if parts.isEmpty, isFilled, let item, !group.kind.isPartOfHeading {
            if item.needsStatement(in: entries[0].group.key) {
                parts += likeliest(group.nodes, entries, group, scope, base: base)
                let isOwn = parts.allSatisfy { alignment.nodes[$0.node].entries.count == 1 }
                if isOwn && item.kind == .variable && !isNeeded && count >= Threshold.leastForSharing
                    || parts.isEmpty && item.hasResult(in: entries[0].group.key)
                {
                    if let index { reasons[index] = "what it returns differs" }
                    return nil
                }
            } else if item.isOnlyBlock(written(group: "inheritance", of: index)) {
                if let index { reasons[index] = "what is in it differs" }
                return nil
            }
        }
        let canReturn = parts.contains { alignment.nodes[$0.node].item.canReturn }
        let isExpression = parts.count == 1 && alignment.nodes[parts[0].node].item.isExpression
        if let item, item.hasResult(in: entries[0].group.key), !parts.isEmpty, !canReturn, !isExpression {
            let results = group.nodes.filter { alignment.nodes[$0].item.keys[0] == "return" }
            parts += likeliest(results, entries, group, scope, base: base)
        }
        return joined(parts, entries, group, in: scope, base: base, node: index)
    }

    /// The option that decides whether a list is on one line: its elements are, or are not, with the option alone.
    private func conditionOfLayout(
        _ entries: [(module: Int, group: Item.Group)],
        _ parts: [Part],
        among modules: Set<Int>
    ) -> TemplateCondition? {
        let forms = entries.map { Layout.form($0.group) }
        let most = forms.mostFrequent
        let same = Set(zip(entries, forms).filter { $1 == most }.map(\.0.module))
        if same.count < entries.count, let condition = options.condition(of: same, among: modules) { return condition }
        let own = parts.compactMap(\.condition)
        guard let first = own.first, own.allSatisfy({ $0.flag == first.flag }) else { return nil }
        let layouts = [first, first.opposite].map { condition in
            let modules = options.modules(condition, among: modules)
            let count = parts.count { $0.condition == nil || $0.condition == condition }
            return Layout(entries.filter { modules.contains($0.module) }, count: count)
        }
        return layouts[0].isInLines == layouts[1].isInLines || parts.count == own.count ? nil : first
    }

    private func isArray(_ entries: [(module: Int, group: Item.Group)]) -> Bool {
        entries.allSatisfy { $0.group.open.hasSuffix("[") }
    }

    /// True if any item of a group is written.
    private func written(group key: String, of index: Int?) -> Bool {
        index.flatMap { alignment.nodes[$0].groups[key] }?.nodes.contains(where: written.contains) ?? false
    }

    /// Of the statements at one place, the one that most modules have; if there are several, one that returns something.
    private mutating func likeliest(
        _ nodes: [Int],
        _ entries: [(module: Int, group: Item.Group)],
        _ group: Alignment.Group,
        _ scope: Scope,
        base: String
    ) -> [Part] {
        let own = nodes.map { (node: $0, modules: alignment.nodes[$0].modules.intersection(scope.modules)) }
        let isReturned = Threshold.isMost(
            entries.count { $0.group.items.contains { $0.keys[0] == "return" } },
            of: entries.count
        )
        func rank(_ node: Int) -> Int { alignment.nodes[node].item.keys[0] == "return" ? 0 : 1 }
        let sorted = own.filter { !$0.modules.isEmpty }.sorted { first, second in
            (isReturned ? rank(first.node) : 0, second.modules.count, rank(first.node), first.node)
                < (isReturned ? rank(second.node) : 0, first.modules.count, rank(second.node), second.node)
        }
        for (node, modules) in sorted {
            let scope = Scope(modules: modules, condition: scope.condition)
            if let part = part(node, scope, entries, group, base: base, isNeeded: true) { return [part] }
        }
        return []
    }

    /// An item of a group, as it is written.
    private struct Part {
        let node: Int
        let condition: TemplateCondition?
        /// The white space above it, if it is not the first one.
        let gap: String
        let segments: [Segment]
    }

    private mutating func part(
        _ node: Int,
        _ scope: Scope,
        _ entries: [(module: Int, group: Item.Group)],
        _ group: Alignment.Group,
        base: String,
        isNeeded: Bool = false
    ) -> Part? {
        let own = alignment.nodes[node].entries.filter { scope.modules.contains($0.module) }
        let typical = Layout(entries, count: nil)
        let later = own.filter { $0.place > 0 && typical.modules.contains($0.module) }
        let first = own.filter { typical.modules.contains($0.module) }
        let gap =
            later.map(\.item.gap).mostFrequentGap
            ?? (group.kind == .words ? " " : typical.itemGap ?? first.map(\.item.gap).mostFrequent ?? " ")
        let line = gap.lastIndex(of: "\n").map { String(gap[$0...].dropFirst()).replacing(Item.indent, with: base) }
        return item(node, in: scope, base: line ?? base, isNeeded: isNeeded).map {
            Part(node: node, condition: scope.condition, gap: gap, segments: $0)
        }
    }

    /// The items of a group with what stands between them.
    private func joined(
        _ parts: [Part],
        _ entries: [(module: Int, group: Item.Group)],
        _ group: Alignment.Group,
        in scope: Scope,
        base: String,
        node: Int?
    ) -> [Segment] {
        let layout = Layout(entries, count: parts.count)
        let outer = [scope.condition].compactMap(\.self)
        func segment(_ text: String, _ conditions: [TemplateCondition]) -> Segment {
            Segment(
                text.replacing(Item.indent, with: base),
                outer + conditions.filter { !outer.contains($0) },
                node: node
            )
        }
        let isOptional = group.kind == .inheritance || group.kind == .words
        if parts.isEmpty, isOptional { return [] }
        let isSeparated = isOptional || group.kind == .list
        let all = isSeparated ? TemplateCondition.any(of: parts.map(\.condition)) : [[]]
        var segments: [Segment] = []
        for own in isOptional ? all : [[]] { segments.append(segment(layout.open, own)) }
        for (place, part) in parts.enumerated() {
            let own = [part.condition].compactMap(\.self)
            let above = parts[..<place].map(\.condition).filter { $0 == nil || $0 != part.condition?.opposite }
            if above.isEmpty {
                segments.append(segment(layout.openGap, own))
            } else if isSeparated {
                let comma = group.kind == .words ? "" : ","
                for path in TemplateCondition.any(of: above) {
                    segments.append(segment(comma + gap(part, layout), own + path.filter { !own.contains($0) }))
                }
            } else {
                segments.append(segment(part.gap, own))
            }
            segments += part.segments
        }
        if parts.isEmpty { return segments + [segment(layout.emptyClose, [])] }
        if layout.endsWithComma { for own in all { segments.append(segment(",", own)) } }
        return segments + [segment(layout.close, [])]
    }

    /// In a list, all elements are on one line, or each on its own.
    private func gap(_ part: Part, _ layout: Layout) -> String {
        guard let other = layout.itemGap, other.contains("\n") != part.gap.contains("\n") else { return part.gap }
        return other
    }
}
