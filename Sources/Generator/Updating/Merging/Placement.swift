/// Finds the place of a node that only the templates have, among the merged children of a block.
///
/// If the templates wrote it in the place of something else, it stands where that stands. Else its neighbours are those
/// directly beside it in the templates: the start and the end of the block count. If both are there, it stands below the
/// first or above the second one; if one is there, beside it. If none is there, an import stands below the last import, a
/// declaration below the nearest one above it, and a statement between the nearest two if nothing of yours stands between
/// them. Statements and elements stand below all that the templates have above them.
struct Placement {

    struct Place {
        var index: Int
        /// True if a person has to say where it belongs.
        var isUncertain = false
    }

    let texts: PerText<ComparedText>
    let matching: Matching
    let block: ChildrenMerge

    private var end: Int { block.order.count - 1 }

    func place(of new: Int) -> Place {
        let position = texts.templates.position[new]
        let siblings = block.templates
        let above = position > 0 ? self.place(ofTemplates: siblings[position - 1]) : 0
        // Other new nodes between them are placed later.
        let next = siblings[(position + 1)...].firstIndex { isKnown($0) }
        let below = next.map { self.place(ofTemplates: siblings[$0]) } ?? end
        let replaced = block.place(of: block.replaced[new].flatMap { block.entryOfYours[$0] })
        var place: Place
        if let replaced {
            place = Place(index: replaced)
        } else if let above, let below, position == 0 ? isFirst(next) : isAbove(new, next, above, below) {
            place = Place(index: below)
        } else if let above {
            place = Place(index: above + 1)
        } else if let below {
            place = Place(index: below)
        } else {
            place = placeWithoutNeighbours(of: position)
        }
        // The order of conformances means nothing.
        if texts.base[block.owner.base].kind == .inheritance { return place }
        if block.kind == .members {
            if texts.templates[new].kind == .import {
                let isBeside = isAtImport(above) || next != nil && isAtImport(below)
                let last = block.order.indices.last(where: isAtImport)
                if !isBeside, let last { place.index = last + 1 }
            }
            // What a comment stands above may be in another extension of yours.
            let heads = texts.templates[new].kind == .comment && position + 1 < siblings.count
            let headed = heads ? matching.baseOfTemplates[siblings[position + 1]].flatMap { matching.yours[$0] } : nil
            place.isUncertain = headed.map { texts.yours[$0].parent != block.owner.yours } ?? false
            if let own = block.place(of: headed.flatMap { block.entryOfYours[$0] }) { place.index = own }
            return place
        }
        // It stands below all that the templates have above it. Yours may have exchanged its neighbours.
        if replaced == nil {
            let placeOfEntry = Dictionary(uniqueKeysWithValues: zip(block.order, block.order.indices))
            func places(_ nodes: ArraySlice<Int>) -> [Int] {
                nodes.compactMap { block.entryOfTemplates[$0].flatMap { placeOfEntry[$0] } }
            }
            let first = (places(siblings[..<position]).max() ?? 0) + 1
            let last = places(siblings[(position + 1)...]).min() ?? end
            if first > last { place.isUncertain = true }
            place.index = max(first, min(last, place.index))
        }
        if block.kind == .code {
            keepSideOfInitializer(&place, new, position)
            if isBesideExit(place.index, new, isReplaced: replaced != nil) { place.isUncertain = true }
        }
        return place
    }

    /// True if something may leave the function, and stands beside a statement of the other side: what stands below it may
    /// not run.
    private func isBesideExit(_ place: Int, _ new: Int, isReplaced: Bool) -> Bool {
        let known = Set(block.entryOfTemplates.values)
        let above = block.order[..<place].reversed().prefix { $0 >= 0 && !known.contains($0) }
        let below = block.order[place...].prefix { $0 >= 0 && !known.contains($0) }
        let mine = (above + below).map { block.entries[$0] }.filter {
            $0.isThere && $0.side == .yours && texts.yours[$0.node].kind != .comment
        }
        return !isReplaced && mine.contains { texts.yours.mayLeave($0.node) }
            || texts.templates.mayLeave(new) && mine.contains { matching.baseOfYours[$0.node] == nil }
    }

    private func isKnown(_ templates: Int) -> Bool {
        matching.baseOfTemplates[templates] != nil || block.entryOfTemplates[templates] != nil
            || block.done.contains(templates)
    }

    private func place(ofTemplates node: Int) -> Int? { block.place(of: block.entryOfTemplates[node]) }

    /// A first member stands above its successor.
    private func isFirst(_ next: Int?) -> Bool { block.kind == .members && next != nil }

    /// True for a comment, and for a declaration with a blank line above it: it stands above its successor.
    private func isAbove(_ new: Int, _ next: Int?, _ above: Int, _ below: Int) -> Bool {
        let text = texts.templates
        guard below > above, block.kind != .list, text[new].kind != .import else { return false }
        let hasBlankLine = (text.lineEnds(above: new) ?? 0) > 1
        if block.kind == .members { return text[new].kind == .comment || hasBlankLine }
        guard let next, hasBlankLine, next == text.position[new] + 1 else { return false }
        return (text.lineEnds(above: block.templates[next]) ?? 0) <= 1
    }

    private func placeWithoutNeighbours(of position: Int) -> Place {
        let above = block.templates[..<position].reversed().lazy.compactMap(place(ofTemplates:)).first ?? 0
        guard block.kind == .code else { return Place(index: above + 1) }
        let below = block.templates[(position + 1)...].lazy.compactMap(place(ofTemplates:)).first ?? end
        let isBetween = above < below && (above + 1..<below).contains { block.entry(at: $0)?.isThere ?? false }
        let isAlone = above == 0 && below == end && block.templates.count > 1
        return Place(index: above + 1, isUncertain: isBetween || isAlone)
    }

    private func isAtImport(_ place: Int?) -> Bool {
        place.flatMap(block.entry(at:)).map { texts[$0.side][$0.node].kind == .import } ?? false
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
        place.index = isAbove ? min(place.index, call) : max(place.index, call + 1)
    }
}
