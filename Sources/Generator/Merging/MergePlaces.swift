/// Finds merged lines that stand in another place than they should: a method that the templates add to a class must not end
/// up in an extension that a person wrote below it, nor a person's method in another type.
struct MergePlaces {

    let blocks: [MergeBlock]
    let outlines: Sides<Outline>
    /// The merged text, with yours in the place of conflicts.
    let merged: [MergedPart]
    let outline: Outline
    /// The block of each merged line, and of each line of yours.
    let blocksOfMerged: [Int]
    let blocksOfYours: [Int]
    /// For each unchanged line of the templates, the line of yours.
    let unchanged: [Int: Int]
    /// These lines of yours.
    let unchangedYours: Set<Int>
    private let texts: MergeTexts

    init(_ texts: MergeTexts, _ blocks: [MergeBlock]) {
        (self.texts, self.blocks) = (texts, blocks)
        outlines = texts.lines.map(Outline.init)
        let results = blocks.map { $0.result ?? $0.lines.yours.map(MergedPart.yours) }
        merged = Array(results.joined())
        outline = Outline(merged.map { texts[$0] })
        blocksOfMerged = results.enumerated().flatMap { repeatElement($0, count: $1.count) }
        blocksOfYours = blocks.enumerated().flatMap { repeatElement($0, count: $1.lines.yours.count) }
        let yours = Dictionary(uniqueKeysWithValues: texts.yours.unchanged.map { ($0.old, $0.new) })
        let templates = Dictionary(uniqueKeysWithValues: texts.templates.unchanged.map { ($0.new, $0.old) })
        unchanged = templates.compactMapValues { yours[$0] }
        unchangedYours = Set(unchanged.values)
    }

    /// The blocks, with a conflict from each misplaced line to the line that it belongs to.
    func checked() -> [MergeBlock] {
        let conflicts = conflicts()
        var checked: [MergeBlock] = []
        for (index, block) in blocks.enumerated() {
            let ofBlock = conflicts.filter { $0.contains(index) }
            if ofBlock.contains(where: { $0.lowerBound < index }), let last = checked.popLast() {
                checked.append(MergeBlock(conflictFrom: last.lines, to: block.lines))
            } else {
                checked.append(ofBlock.isEmpty ? block : MergeBlock(conflictFrom: block.lines, to: block.lines))
            }
        }
        return checked
    }

    /// The blocks that must be conflicts, because a line that one side inserted is misplaced.
    private func conflicts() -> [ClosedRange<Int>] {
        let inserted = Set(texts.yours.changes.flatMap(\.new))
        var conflicts: [ClosedRange<Int>] = []
        for (position, line) in merged.enumerated() {
            let block = blocksOfMerged[position]
            if blocks[block].result == nil || conflicts.last?.contains(block) ?? false { continue }
            switch line {
            case .yours(let index):
                guard inserted.contains(index), !outline.lines[position].isBlank else { continue }
                if let conflict = conflict(ofYours: index, at: position) { conflicts.append(conflict) }
            case .templates(let index):
                if isMisplaced(index, at: position) { conflicts.append(block...block) }
            }
        }
        return conflicts
    }
}
