extension TemplateWriter {

    /// Closes a gap: the name is declared where it is used, or used only where it is declared, or its use is left out.
    ///
    /// - Parameter tried: the uses for which a declaration was looked for.
    /// - Returns: false if that is not possible.
    mutating func close(_ gap: MissingNames.Gap, _ tried: inout Set<NamesInCode.Use>) -> Bool {
        guard let condition = gap.declaring else {
            let use = gap.occurrence.use
            let place = "\(use.place) \(gap.types.sorted())"
            let wanted = NamesInCode.Use(place: place, name: gap.name, owner: use.owner)
            if tried.insert(wanted).inserted, declare(gap, onlyWith: gap.lacking) { return true }
            return gap.isDeclaredWithOthers && gap.isType && leaveOut(gap)
        }
        return isUsed(gap, without: condition) && declare(gap, onlyWith: nil)
            || write(gap, onlyWith: condition) || gap.isType && leaveOut(gap)
    }

    /// The outermost nodes with the use of a name that may depend on an option.
    private func user(_ gap: MissingNames.Gap) -> Int? {
        guard let node = gap.node else { return nil }
        let around = [node] + alignment.ancestors(of: node)
        let own = around.first { ![.attribute, .modifier].contains(alignment.nodes[$0].item.kind) && !isArgument($0) }
        if let own, alignment.nodes[own].item.keys[0] == "return", let outer = alignment.nodes[own].parent,
            alignment.nodes[outer].item.hasResult(in: "block"), conditions[outer] == nil
        {
            // A function needs its result.
            return outer
        }
        guard let own, alignment.nodes[own].item.isElement, let outer = alignment.nodes[own].parent,
            alignment.nodes[outer].item.kind == .extension
        else { return own }
        // An extension is there for its conformance.
        return outer
    }

    /// True for an argument without which its call is another one. The calls of the module's own initialisers change
    /// with these.
    private func isArgument(_ node: Int) -> Bool {
        guard alignment.nodes[node].item.isElement, let call = alignment.nodes[node].parent else { return false }
        return alignment.nodes[call].groups.values.contains { list in
            list.nodes.contains(node) && list.isCall && !Spellings.hasMarks(in: list.entries[0].group.key)
        }
    }

    /// True if most modules that do not meet a condition use the name, too.
    private func isUsed(_ gap: MissingNames.Gap, without condition: TemplateCondition) -> Bool {
        let others = options.modules([condition.opposite], among: modules)
        return Threshold.isMost(gap.users.intersection(others).count, of: others.count)
    }

    /// Writes the declaration of a name that is used: of those that modules have, the nearest, and the one that most
    /// modules have. One that is written with an option is then always written.
    ///
    /// - Parameter condition: the condition under which it is used; nil for any.
    /// - Returns: false if there is none.
    private mutating func declare(_ gap: MissingNames.Gap, onlyWith condition: TemplateCondition?) -> Bool {
        let use = gap.occurrence.use
        // Within the member that has the use, locals and parameters count, too.
        let user = gap.node.map { [$0] + alignment.ancestors(of: $0) } ?? []
        let member = user.last { !alignment.nodes[$0].item.isContainer }
        let types = written.filter { alignment.nodes[$0].item.kind.isType }
        let names = Set(types.flatMap { alignment.nodes[$0].item.names })
        let candidates = alignment.nodes.indices.compactMap { index -> (node: Int, rank: Int)? in
            let own = alignment.nodes[index]
            let isOpen = gap.declaring == nil ? !written.contains(index) : written.contains(index)
            guard isOpen, !needed.contains(index), !excluded.contains(index), !user.contains(index) else { return nil }
            if use.owner == .unhandled {
                return own.parent == gap.node && own.item.handles(gap.name) ? (index, 0) : nil
            }
            guard own.typicalItem.names.contains(gap.name) else { return nil }
            let around = alignment.ancestors(of: index)
            let ancestors = around.map { alignment.nodes[$0].item }
            // An app has it once, beside the module's other code.
            if ancestors.isEmpty, own.entries.count == 1, count > 1, !gap.isType { return nil }
            let type = ancestors.first?.typeName
            if gap.supertype != nil { return own.item.isElement && type == gap.occurrence.type ? (index, 0) : nil }
            let isMember = own.item.kind.isDeclaration && ancestors.allSatisfy(\.isContainer)
            if let member, use.owner == .none, member < index, index < alignment.nodes[member].next {
                return (index, 0)
            }
            // Some modules have the type in another file than the one that is written.
            let isSecond = ancestors.indices.contains { place in
                ancestors[place].kind.isType && !written.contains(around[place])
                    && !names.isDisjoint(with: ancestors[place].names)
            }
            guard isMember, !isSecond else { return nil }
            let isOfType = type.map(gap.types.contains) == true
            guard isOfType || gap.name != NamesInCode.initializer else { return nil }
            let isInType = isOfType && ancestors.first?.kind != .extension
            return (index, own.item.isContainer || isInType ? 1 : isOfType ? 2 : 3)
        }
        let best = candidates.min { first, second in
            let counts = (alignment.nodes[first.node].entries.count, alignment.nodes[second.node].entries.count)
            return (first.rank, counts.1, first.node) < (second.rank, counts.0, second.node)
        }
        guard let best else { return false }
        let around = [best.node] + alignment.ancestors(of: best.node)
        // Outside of what is written, the outermost one depends on the option.
        if let condition, let outer = around.last(where: { !written.contains($0) }) { conditions[outer] = [condition] }
        if gap.declaring != nil { unconditional.formUnion(around) }
        needed.formUnion(around)
        return true
    }

    /// Writes what uses a name only with the options with which it is declared.
    ///
    /// - Returns: false if that is not possible.
    private mutating func write(_ gap: MissingNames.Gap, onlyWith condition: TemplateCondition) -> Bool {
        guard let user = user(gap) else { return false }
        let (item, known) = (alignment.nodes[user].item, conditions[user] ?? [])
        guard item.kind == .extension || !item.isContainer, known.isEmpty || !item.isElement, known.count < 2,
            !known.contains(condition), !known.contains(condition.opposite)
        else { return false }
        conditions[user] = known + [condition]
        return true
    }

    private mutating func leaveOut(_ gap: MissingNames.Gap) -> Bool {
        guard let user = user(gap) else { return false }
        return excluded.insert(user).inserted
    }

    /// Writes a conformance only with the option of a typealias if the same modules have both, and a method that overrides
    /// one only with the option of its statements: without any, it would do nothing.
    ///
    /// - Returns: false if there is none.
    mutating func tieToOptions() -> Bool {
        var tied: [Int: [TemplateCondition]] = [:]
        for index in written {
            let node = alignment.nodes[index]
            if node.item.kind == .typealias, let type = node.parent, conditions(of: index).count == 1 {
                // The first one may be a superclass.
                let conformances = (alignment.nodes[type].groups["inheritance"]?.nodes ?? []).filter { other in
                    let all = alignment.nodes[other]
                    return all.modules == node.modules && all.entries.allSatisfy { $0.place > 0 }
                }
                if conformances.count == 1 { tied[conformances[0]] = conditions(of: index) }
            } else if node.item.kind == .function, node.typicalItem.isOverride, let body = node.groups["block"],
                body.entries.allSatisfy({ !$0.group.items.isEmpty })
            {
                let conditions = Set(body.nodes.filter(written.contains).map(conditions))
                if conditions.count == 1, let own = conditions.first, own.count == 1 { tied[index] = own }
            }
        }
        tied = tied.filter { written.contains($0.key) && conditions(of: $0.key).isEmpty && conditions[$0.key] == nil }
        conditions.merge(tied) { first, _ in first }
        return !tied.isEmpty
    }

    // MARK: - Mistakes -

    /// Mends a mistake: a property without a value is set in the way of most modules, of what is declared twice, one is left
    /// out, and a class that overrides gets a superclass.
    ///
    /// - Returns: false if that is not possible.
    mutating func mend(_ mistake: MistakeInSet) -> Bool {
        guard let node = mistake.node else { return false }
        switch mistake.kind {
        case .unset(let name): return set(name, declaredBy: node)
        // Of two files whose only type is the same, one is left out as a whole.
        case .repeated(let first) where first != node && !isOnlyTypeOfFile(first) && !isOnlyTypeOfFile(node):
            return leaveOutOne(of: first, node)
        case .overriding: return inherit(around: node)
        // What used it is left out by now.
        case .unused(let node): return needed.remove(node) != nil
        case .repeated, .other: return false
        }
    }

    /// The class around a member gets the superclass that most modules have there.
    private mutating func inherit(around member: Int) -> Bool {
        let type = alignment.ancestors(of: member).first { alignment.nodes[$0].item.kind == .class }
        let nodes = type.flatMap { alignment.nodes[$0].groups["inheritance"]?.nodes } ?? []
        let first = nodes.filter { alignment.nodes[$0].entries.contains { $0.place == 0 } && !excluded.contains($0) }
        let most = first.max { alignment.nodes[$0].entries.count < alignment.nodes[$1].entries.count }
        return most.map { needed.insert($0).inserted } ?? false
    }

    /// An initializer sets a property, or the property is left out.
    private mutating func set(_ property: String, declaredBy node: Int) -> Bool {
        let assignments = alignment.nodes.indices.filter { index in
            guard let initializer = alignment.nodes[index].parent,
                alignment.nodes[initializer].item.kind == .initializer
            else { return false }
            return alignment.nodes[initializer].parent == alignment.nodes[node].parent
                && alignment.nodes[index].item.keys[0] == "\(property) =" && !excluded.contains(index)
        }
        let most = assignments.max { alignment.nodes[$0].entries.count < alignment.nodes[$1].entries.count }
        guard let most, let initializer = alignment.nodes[most].parent else { return excluded.insert(node).inserted }
        let isOfParameter = alignment.nodes[most].typicalItem.pieces.last?.text == property
        let parameters = isOfParameter ? alignment.nodes[initializer].groups["parameters"]?.nodes ?? [] : []
        let parameter = parameters.first { node in
            alignment.nodes[node].item.names == [property] && !written.contains(node)
        }
        if let parameter { needed.insert(parameter) }
        if needed.insert(most).inserted || parameter != nil { return true }
        let known = conditions(of: most)
        guard written.contains(most), !known.isEmpty, conditions[node] != known else {
            return excluded.insert(node).inserted
        }
        conditions[node] = known
        return true
    }

    /// True for a type that is the only one at the top level of its file.
    private func isOnlyTypeOfFile(_ node: Int) -> Bool {
        let file = alignment.nodes[node].file
        return alignment.nodes[node].parent == nil && alignment.nodes[node].item.kind.isType
            && !written.contains { other in
                let own = alignment.nodes[other]
                return other != node && own.file == file && own.parent == nil && own.item.kind.isType
            }
    }

    /// Of two declarations of one name, the one that is written under fewer options is left out, or the rarer one.
    private mutating func leaveOutOne(of first: Int, _ second: Int) -> Bool {
        func rank(_ node: Int) -> (Int, Int) { (-conditions(of: node).count, alignment.nodes[node].entries.count) }
        let (less, more) = rank(second) <= rank(first) ? (second, first) : (first, second)
        let (own, other) = (conditions(of: less), conditions(of: more))
        if let condition = other.first, own.count < 2, !own.contains(condition), conditions[less] == nil {
            conditions[less] = own + [condition.opposite]
            return true
        }
        return excluded.insert(less).inserted
    }
}

extension Item {

    /// True for the case of a `switch` that handles one of an enum, and no other.
    fileprivate func handles(_ name: String) -> Bool {
        kind == .switchCase && !keys[0].contains(" , .")
            && [".", "let ."].contains { "\(keys[0]) ".hasPrefix("case \($0) \(name) ") }
    }
}
