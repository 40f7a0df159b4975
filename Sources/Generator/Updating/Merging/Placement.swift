/// Finds the place of a node that only the templates have, among the merged children of a block.
///
/// Its neighbours are those directly beside it in the templates: the start and the end of the block count. If both are
/// there, it stands below the first or above the second one; if one is there, beside it. If none is there, an import
/// stands below the last import, a declaration below the nearest one above it, and a statement between the nearest two
/// if nothing of yours stands between them.
struct Placement {

    struct Place {
        var index: Int
        /// True if a person has to say where it belongs.
        var isUncertain = false
        /// True for a comment without a neighbour.
        var isLeftOut = false
    }

    let texts: PerText<ComparedText>
    let matching: Matching
    let block: BlockMerge

    func place(of new: Int) -> Place {
        let position = texts.templates.position[new]
        let siblings = block.templates
        let above = position > 0 ? self.place(ofTemplates: siblings[position - 1]) : 0
        // Other new nodes between them are placed later.
        let next = siblings[(position + 1)...].firstIndex { isKnown($0) }
        let below = next.map { self.place(ofTemplates: siblings[$0]) } ?? block.order.count - 1
        var place: Place
        if let above, position == 0, let below, next != nil {
            // A first child stands above its successor.
            place = Place(index: block.isCode ? above + 1 : below)
        } else if let above, let below, below > above, position > 0, belongsToNext(new, next) {
            place = Place(index: below)
        } else if let above {
            place = Place(index: above + 1)
        } else if let below {
            place = Place(index: below)
        } else {
            place = placeWithoutNeighbours(of: position)
        }
        if texts.templates[new].kind == .import { moveBelowImports(&place, position, above, next, below) }
        if block.isCode, above == nil, next == nil, block.order.count > 2, endsWithExit { place.isUncertain = true }
        if !block.isCode { moveBelowProperties(&place, new) }
        if block.isCode { keepSideOfInitializer(&place, new, position) }
        return place
    }

    private func isKnown(_ templates: Int) -> Bool {
        matching.baseOfTemplates[templates] != nil || block.entryOfTemplates[templates] != nil
            || block.done.contains(templates)
    }

    private func place(ofTemplates node: Int) -> Int? {
        if let entry = block.entryOfTemplates[node] { return block.place(of: entry) }
        let own = matching.baseOfTemplates[node].flatMap { matching.yours[$0] }
        return own.flatMap { block.place(of: block.entryOfYours[$0]) }
    }

    /// True for a comment, and for a declaration with a blank line above it: it stands above its successor.
    private func belongsToNext(_ new: Int, _ next: Int?) -> Bool {
        let text = texts.templates
        guard text[new].kind != .import else { return false }
        let hasBlankLine = (text.lineEnds(above: new) ?? 0) > 1
        if !block.isCode { return text[new].kind == .comment || hasBlankLine }
        guard hasBlankLine, let next, next == text.position[new] + 1 else { return false }
        return (text.lineEnds(above: block.templates[next]) ?? 0) <= 1
    }

    private func placeWithoutNeighbours(of position: Int) -> Place {
        let node = block.templates[position]
        if texts.templates[node].kind == .comment { return Place(index: block.order.count - 1, isLeftOut: true) }
        let above = block.templates[..<position].reversed().lazy.compactMap(place(ofTemplates:)).first ?? 0
        let below =
            block.templates[(position + 1)...].lazy.compactMap(place(ofTemplates:)).first ?? block.order.count - 1
        guard block.isCode else { return Place(index: above + 1) }
        let isBetween = above < below && (above + 1..<below).contains { block.entry(at: $0)?.isThere ?? false }
        let isAlone = above == 0 && below == block.order.count - 1 && block.templates.count > 1
        return Place(index: above + 1, isUncertain: isBetween || isAlone || above >= below)
    }

    private func moveBelowImports(_ place: inout Place, _ position: Int, _ above: Int?, _ next: Int?, _ below: Int?) {
        func isAtImport(_ index: Int?) -> Bool { index.flatMap { block.entry(at: $0).map(isImport) } ?? false }
        if isAtImport(above) || next != nil && isAtImport(below) { return }
        if let last = block.order.indices.last(where: { isAtImport($0) }) { place.index = last + 1 }
    }

    private func isImport(_ entry: BlockMerge.Entry) -> Bool {
        (entry.side == .yours ? texts.yours : texts.templates)[entry.node].kind == .import
    }

    /// True if the last statement leaves the block.
    private var endsWithExit: Bool {
        let last = block.order.indices.dropLast().last { block.entry(at: $0)?.isThere ?? false }
        guard let entry = last.flatMap({ block.entry(at: $0) }) else { return false }
        return (entry.side == .yours ? texts.yours : texts.templates).leaves(entry.node)
    }

    /// Methods stand below properties that only yours has.
    private func moveBelowProperties(_ place: inout Place, _ new: Int) {
        let kind = texts.templates[new].kind
        guard [.function, .initializer, .deinitializer, .subscript].contains(kind) || kind.isType else { return }
        while let entry = block.entry(at: place.index), entry.side == .yours, texts.yours[entry.node].kind == .variable,
            matching.baseOfYours[entry.node] == nil, !block.entryOfTemplates.values.contains(block.order[place.index])
        {
            place.index += 1
        }
    }

    /// A statement of an initialiser stays on the side of `super.init` that it has in the templates; if these have
    /// none, what sets a property stands above it.
    private func keepSideOfInitializer(_ place: inout Place, _ new: Int, _ position: Int) {
        let call = block.order.indices.first { index in
            guard let entry = block.entry(at: index), entry.text != nil, entry.side == .yours else { return false }
            return texts.yours.callsInitializer(entry.node)
        }
        guard let call else { return }
        let theirs = block.templates.firstIndex(where: texts.templates.callsInitializer)
        let isAbove = theirs.map { $0 > position } ?? texts.templates.beginning(of: new).setsProperty
        if isAbove, place.index > call { place.index = call }
        if !isAbove, place.index <= call { place.index = call + 1 }
    }
}
