extension TemplateWriter {

    /// A group that is written.
    struct Place {
        let group: Alignment.Group
        /// The groups of the modules that decide.
        let entries: [(module: Int, group: Item.Group)]
        let scope: Scope
        /// The indentation of the line that its item begins on.
        let base: String
        let layout: Layout

        /// True for the elements of a dictionary: without any, it is `[:]`.
        var isOfPairs: Bool {
            let isSubscript = [")", "]", "?", "!"].contains(group.callee)
            guard group.kind == .list, !group.isCall, !isSubscript, layout.open.hasSuffix("[") else { return false }
            let filled = entries.filter { !$0.group.items.isEmpty }
            return Threshold.isMost(filled.count { $0.group.items.allSatisfy(\.isPair) }, of: filled.count)
        }

        /// True if most of the groups have items.
        var isFilled: Bool { Threshold.isMost(entries.count { !$0.group.items.isEmpty }, of: entries.count) }
    }

    /// An item of a group, as it is written.
    struct Part {
        let node: Int
        /// The modules that decide about it.
        let modules: Set<Int>
        /// Its conditions beyond those of the group. An item of a heading has one at most.
        var conditions: [TemplateCondition]
        /// The white space above it, if it is not the first one.
        var gap: String
        /// Blank lines above that, which an option decides about.
        var blank: (text: String, condition: TemplateCondition)?
        var segments: [Segment]
        var isComment: Bool

        var condition: TemplateCondition? { conditions.first }
    }

    /// - Parameters:
    ///   - index: the node that it belongs to; nil for a file.
    ///   - isNeeded: true to write the item though its arguments differ.
    /// - Returns: nil if the item means nothing without what the modules have in it.
    mutating func group(
        _ group: Alignment.Group,
        in outer: Scope,
        base: String,
        of index: Int? = nil,
        isNeeded: Bool = false
    ) -> [Segment]? {
        let modules = outer.modules.intersection(group.modules)
        let isOwn = group.kind.isPartOfHeading || outer.count == outer.modules.count
        let scope = Scope(modules: modules, conditions: outer.conditions, count: isOwn ? modules.count : outer.count)
        let entries = group.entries.filter { modules.contains($0.module) }
        guard let key = entries.first?.group.key else { return [] }
        let layout = Layout(entries, count: nil)
        let place = Place(group: group, entries: entries, scope: scope, base: base, layout: layout)
        var parts: [Part] = []
        for node in alignment.ordered(group.nodes) {
            let isWord = group.kind == .words
            for own in scopes(of: node, in: scope) {
                parts += part(node, own, place, isNeeded: isWord).map { [$0] } ?? []
            }
        }
        if let condition = conditionOfLayout(place, parts) {
            var segments: [Segment]? = []
            for condition in [condition, condition.opposite] {
                let scope = Scope(modules: options.modules([condition], among: modules), conditions: [condition])
                let own = self.group(group, in: scope, base: base, of: index, isNeeded: isNeeded)
                segments = segments.flatMap { segments in own.map { segments + $0 } }
            }
            return segments
        }
        if let index, let wanted = arguments[index]?[group.isCall ? group.callee ?? "" : key] {
            let wanted = wanted.filter { $0.condition.map { !scope.conditions.contains($0.opposite) } ?? true }
            let own = wanted.compactMap { argument($0, place) }
            if own.count == wanted.count { return joined(own, place, of: index) }
        }
        guard let index else { return joined(parts, place, of: nil) }
        let own =
            group.kind == .list
            ? elements(parts, place, of: index, isNeeded: isNeeded)
            : statements(parts, place, of: index, isNeeded: isNeeded)
        return own.map { joined($0, place, of: index) }
    }

    /// - Returns: nil if the item of a list means nothing without what the modules have in it.
    private mutating func elements(_ parts: [Part], _ place: Place, of index: Int, isNeeded: Bool) -> [Part]? {
        let (item, name) = (alignment.nodes[index].item, place.group.callee)
        let isCall = place.group.isCall && [.statement, .variable, .element].contains(item.kind)
        // The initialisers of the module's own types are written as the arguments are.
        guard isCall, place.isFilled, parts.isEmpty || !Spellings.hasMarks(in: name ?? "") else { return parts }
        // A statement with nothing but a text of its own is left out.
        let isKept = isNeeded || item.isElement || !parts.isEmpty
        // A subscript is never empty.
        let isSubscript = place.entries.first?.group.open.hasSuffix("[") == true
        if isKept, let arguments = arguments(parts, place, isNeeded: isNeeded && isSubscript) { return arguments }
        note(index, name.map { "the arguments of '\(Mustache.text($0))' differ" } ?? "its arguments differ")
        if isNeeded { incomplete[index] = "\(name.map { "'\($0)'" } ?? "a call") lacks its arguments: they differ" }
        return isNeeded ? parts : nil
    }

    /// - Returns: nil if the item of a block means nothing without what the modules have in it.
    private mutating func statements(_ parts: [Part], _ place: Place, of index: Int, isNeeded: Bool) -> [Part]? {
        let (item, group) = (alignment.nodes[index].item, place.group)
        let key = place.entries[0].group.key
        func isOfOne(_ parts: [Part]) -> Bool {
            count >= Threshold.leastForSharing && parts.allSatisfy { alignment.nodes[$0.node].entries.count == 1 }
        }
        guard parts.isEmpty else {
            let isResult = parts.contains { alignment.nodes[$0.node].item.canReturn }
            let isValue = parts.count == 1 && alignment.nodes[parts[0].node].item.isExpression
            if isResult || isValue || !item.hasResult(in: key) { return parts }
            let results = group.nodes.filter { alignment.nodes[$0].item.keys[0] == "return" }
            return parts + likeliest(results, place, isNeeded: true)
        }
        guard place.isFilled else { return parts }
        if item.kind == .switchCase, needed.contains(index) {
            let own = likeliest(group.nodes, place, isNeeded: true)
            let conditions = place.scope.conditions
            let segments = [Segment("break", conditions)]
            return isOfOne(own)
                ? [Part(node: index, modules: [], conditions: [], gap: "", segments: segments, isComment: false)] : own
        }
        if item.kind == .initializer, !needed.contains(index), !isWritten("parameters", of: index) {
            // Each class has its own parts, and sets these. Other modules of Swift call what is public.
            return isWritten("access", of: index) ? parts : fail(index, "what it sets differs")
        }
        if item.needsStatement(in: key) {
            // Without a result, a body may be empty.
            let own = likeliest(group.nodes, place, isNeeded: item.kind != .initializer)
            let isOfOther = item.kind == .variable && !isNeeded && isOfOne(own)
            if isOfOther || own.isEmpty && item.hasResult(in: key) { return fail(index, "what it returns differs") }
            return own
        }
        let heading = alignment.nodes[index].groups["inheritance"]
        if !group.kind.isPartOfHeading, item.isOnlyBlock, heading?.nodes.contains(where: written.contains) != true {
            return fail(index, "what is in it differs")
        }
        return parts
    }

    /// True if a parameter of an item is written, or its access level.
    private func isWritten(_ part: String, of index: Int) -> Bool {
        let groups = alignment.nodes[index].groups
        let nodes = groups[part]?.nodes ?? groups["words"]?.nodes.filter { alignment.nodes[$0].item.keys[0] == part }
        return nodes?.contains(where: written.contains) == true
    }

    /// The arguments of a call: those that most modules have, if a module has a call with these labels; else those of the
    /// most frequent call. Without a title, of which each module has another one, `UITabBarItem(title:image:)` is no call.
    ///
    /// - Returns: nil if the modules have too many forms of it.
    private mutating func arguments(_ parts: [Part], _ place: Place, isNeeded: Bool) -> [Part]? {
        let calls = place.entries.map { $0.group.items.map { $0.keys[0] } }
        let conditions = parts.compactMap(\.condition).flatMap { [$0, $0.opposite] }
        let isOfModule = (conditions.isEmpty ? [nil] : conditions.map(Optional.init)).allSatisfy { condition in
            let written = parts.filter { $0.condition == nil || $0.condition == condition }
            return calls.contains(written.map { alignment.nodes[$0.node].item.keys[0] })
        }
        if isOfModule { return parts }
        let call = calls.mostFrequent ?? []
        let modules = Set(place.entries.filter { $0.group.items.map { $0.keys[0] } == call }.map(\.module))
        var arguments: [Part] = []
        for index in call.indices {
            let nodes = place.group.nodes.map { node in
                let own = alignment.nodes[node].entries.filter { modules.contains($0.module) && $0.place == index }
                return (node, modules: Set(own.map(\.module)))
            }
            guard let (node, own) = nodes.max(by: { $0.modules.count < $1.modules.count }), !own.isEmpty else {
                return nil
            }
            let scope = Scope(modules: own, conditions: place.scope.conditions)
            // A text can be empty.
            let isText = alignment.nodes[node].item.pieces.last?.text.hasPrefix("\"") == true
            guard let part = part(node, scope, place, isNeeded: isNeeded || isText) else { return nil }
            arguments.append(part)
        }
        return arguments
    }

    /// An argument or parameter that is needed; nil if no module has it there.
    private mutating func argument(_ wanted: MismatchedCall.Argument, _ place: Place) -> Part? {
        let conditions = [wanted.condition].compactMap(\.self)
        let isCall = place.group.isCall
        let nodes = place.group.nodes.filter { node in
            let item = alignment.nodes[node].item
            let label = isCall ? item.keys[0] : item.pieces.first?.text ?? ""
            return label == (isCall && wanted.label == "_" ? "" : wanted.label)
        }
        guard let node = nodes.max(by: { alignment.nodes[$0].modules.count < alignment.nodes[$1].modules.count }) else {
            return nil
        }
        let all = alignment.nodes[node].modules
        let own = options.modules(conditions, among: all.intersection(place.scope.modules))
        let scope = Scope(modules: own.isEmpty ? all : own, conditions: place.scope.conditions + conditions)
        return part(node, scope, place, isNeeded: true)
    }

    /// The option that decides whether a list is on one line: its elements are, or are not, with the option alone.
    private func conditionOfLayout(_ place: Place, _ parts: [Part]) -> TemplateCondition? {
        let (entries, modules) = (place.entries, place.scope.modules)
        guard place.scope.conditions.isEmpty, place.group.kind == .list else { return nil }
        let same = place.layout.modules
        if same.count < entries.count, let condition = options.condition(of: same, among: modules) { return condition }
        let own = parts.compactMap(\.condition)
        guard let first = own.first, own.allSatisfy({ $0.flag == first.flag }), own.count < parts.count else {
            return nil
        }
        let layouts = [first, first.opposite].map { condition in
            let modules = options.modules([condition], among: modules)
            let count = parts.count { $0.condition == nil || $0.condition == condition }
            return Layout(entries.filter { modules.contains($0.module) }, count: count)
        }
        return layouts[0].isInLines == layouts[1].isInLines ? nil : first
    }

    /// Of the statements at one place, the one that most modules have; if most of them return something, a `return`.
    private mutating func likeliest(_ nodes: [Int], _ place: Place, isNeeded: Bool) -> [Part] {
        let returning = place.entries.count { $0.group.items.contains { $0.keys[0] == "return" } }
        let isReturned = Threshold.isMost(returning, of: place.entries.count)
        let sorted = nodes.map { node in
            let modules = alignment.nodes[node].modules.intersection(place.scope.modules)
            let rank = alignment.nodes[node].item.keys[0] == "return" ? 0 : 1
            return (ranks: (isReturned ? rank : 0, -modules.count, rank, node), modules)
        }.sorted { $0.ranks < $1.ranks }
        for (ranks, modules) in sorted where !modules.isEmpty {
            let scope = Scope(modules: modules, conditions: place.scope.conditions)
            if let part = part(ranks.3, scope, place, isNeeded: isNeeded) { return [part] }
        }
        return []
    }

    private mutating func part(_ node: Int, _ scope: Scope, _ place: Place, isNeeded: Bool = false) -> Part? {
        let all = alignment.nodes[node].entries.filter { scope.modules.contains($0.module) }
        let own = all.filter { place.layout.modules.contains($0.module) }
        let below = own.contains { $0.place > 0 } ? own : all
        let gaps = below.filter { $0.place > 0 }.map(\.item.gap)
        let other = place.group.kind == .words ? " " : place.layout.itemGap ?? own.map(\.item.gap).mostFrequent ?? " "
        let gap = gaps.mostFrequentGap ?? other
        let line = gap.lastIndex(of: "\n").map { String(gap[$0...].dropFirst()) }
        let base = line?.replacing(Item.indent, with: place.base) ?? place.base
        return item(node, in: scope, base: base, isNeeded: isNeeded).map {
            Part(
                node: node,
                modules: scope.modules,
                conditions: scope.conditions.filter { !place.scope.conditions.contains($0) },
                gap: gap,
                segments: $0,
                isComment: alignment.nodes[node].item.kind == .comment
            )
        }
    }

    /// The items of a group with what stands between them.
    private func joined(_ all: [Part], _ place: Place, of node: Int?) -> [Segment] {
        let kind = place.group.kind
        let parts = kind.isPartOfHeading ? all : spaced(all, place)
        let layout = Layout(place.entries, count: parts.count)
        func segment(_ text: String, _ conditions: [TemplateCondition]) -> Segment {
            let text = text.replacing(Item.indent, with: place.base)
            return Segment(text, place.scope.conditions + conditions, node: node)
        }
        // What the closure of one module captures is its own.
        let isCapturing = layout.captures.count > 1 || count < Threshold.leastForSharing
        let open = layout.open.replacing(Item.captures, with: isCapturing ? layout.captures.text : "")
        // Without an item, there is no colon; and a case without values has no parentheses.
        let isOptional =
            kind == .inheritance || kind == .words || node.map { alignment.nodes[$0].item.kind == .enumCase } == true
        if parts.isEmpty {
            let usual = kind == .block && open.hasSuffix("{") ? alignment.emptyClose : nil
            let close = layout.emptyClose ?? usual ?? layout.close
            let colon = place.isOfPairs && !close.hasPrefix(":") ? ":" : ""
            return isOptional ? [] : [segment(open, []), segment(colon + close, [])]
        }
        let all = kind.isPartOfHeading ? TemplateCondition.any(of: parts.map(\.condition)) : [[]]
        var segments = (isOptional ? all : [[]]).map { segment(open, $0) }
        // At the beginning of a file, the gap is below what depends on options.
        let optional = parts.prefix { node == nil && !$0.conditions.isEmpty }.count
        let optionalCount = optional < parts.count ? optional : 0
        if optionalCount > 0 { segments.append(segment(layout.openGap, [])) }
        for (index, part) in parts.enumerated() {
            let own = part.conditions
            if optionalCount > 0, index <= optionalCount {
                segments += part.segments
                if index < optionalCount { segments.append(segment(parts[index + 1].gap, own)) }
                continue
            }
            let above = parts[..<index].map(\.condition).filter { $0 == nil || $0 != part.condition?.opposite }
            if above.isEmpty {
                segments.append(segment(layout.openGap, own))
            } else if kind.isPartOfHeading {
                // In a list, all elements are on one line, or each on its own.
                let isOther = layout.itemGap.map { $0.contains("\n") != part.gap.contains("\n") } == true
                let gap = (kind == .words ? "" : ",") + (isOther ? layout.itemGap ?? "" : part.gap)
                segments += TemplateCondition.any(of: above).map { segment(gap, own + $0) }
            } else {
                if let blank = part.blank { segments.append(segment(blank.text, [blank.condition])) }
                // Without those above it, it is the first one.
                let isFirst = !above.contains(nil) && part.gap.hasSuffix(layout.openGap)
                let gap = isFirst ? layout.openGap : part.gap
                let blank = String(part.gap.dropLast(gap.count))
                if !blank.isEmpty { segments += TemplateCondition.any(of: above).map { segment(blank, own + $0) } }
                segments.append(segment(gap, own))
            }
            segments += part.segments
        }
        if layout.endsWithComma { segments += all.map { segment(",", $0) } }
        return segments + [segment(layout.close, [])]
    }
}
