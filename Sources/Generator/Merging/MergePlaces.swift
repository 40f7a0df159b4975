/// Finds merged lines that stand in another place than they should: a method that the templates add to a class must not end
/// up in an extension that a person wrote below it, nor a person's method in another type.
struct MergePlaces {

    let blocks: [MergeBlock]
    let outlines: Sides<Outline>
    /// The merged text, with yours in the place of conflicts.
    let merged: [MergedLine]
    let outline: Outline
    /// The block of each merged line, and of each line of yours.
    let blocksOfMerged: [Int]
    let blocksOfYours: [Int]
    /// For each unchanged line of the templates, the line of yours.
    let unchanged: [Int: Int]
    private let texts: MergeTexts

    init(_ texts: MergeTexts, _ blocks: [MergeBlock]) {
        (self.texts, self.blocks) = (texts, blocks)
        outlines = texts.lines.map(Outline.init)
        let results = blocks.map { $0.result ?? $0.lines.yours.map(MergedLine.yours) }
        merged = Array(results.joined())
        outline = Outline(merged.map { texts[$0] })
        blocksOfMerged = results.enumerated().flatMap { repeatElement($0, count: $1.count) }
        blocksOfYours = blocks.enumerated().flatMap { repeatElement($0, count: $1.lines.yours.count) }
        let yours = Dictionary(uniqueKeysWithValues: texts.yours.unchanged.map { ($0.old, $0.new) })
        let templates = Dictionary(uniqueKeysWithValues: texts.templates.unchanged.map { ($0.new, $0.old) })
        unchanged = templates.compactMapValues { yours[$0] }
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
        let expected = Self.parents(texts.lines.templates)
        let mergedLines = merged.map { texts[$0] }
        let (known, parents) = (Set(mergedLines), Self.parents(mergedLines))
        var conflicts: [ClosedRange<Int>] = []
        for (position, line) in merged.enumerated() {
            let block = blocksOfMerged[position]
            if blocks[block].result == nil || conflicts.last?.contains(block) ?? false { continue }
            switch line {
            case .yours(let index):
                guard inserted.contains(index), !outline.lines[position].isBlank else { continue }
                if let conflict = conflict(ofYours: index, at: position) { conflicts.append(conflict) }
            case .templates(let index):
                let isElsewhere = expected[index].map { $0 != parents[position] && known.contains($0) } ?? false
                if isElsewhere || isMisplaced(index, at: position) { conflicts.append(block...block) }
            }
        }
        return conflicts
    }

    /// The parent of each line: the nearest less indented line above it. A comment, which may be indented in any way, is no
    /// parent, and neither is a line within a condition that has ended.
    private static func parents(_ lines: [Line]) -> [Line?] {
        typealias Open = (line: Line, indentation: Int)
        var open: [Open] = []
        var beforeConditions: [[Open]] = []
        return lines.map { line in
            let (trimmed, indentation) = (line.trimmed, line.indentation)
            func lessIndented() -> Line? { open.last { $0.indentation < indentation }?.line }
            if trimmed.isBlank { return nil }
            if trimmed.isComment { return lessIndented() }
            if trimmed.begins(withWord: "#if") {
                beforeConditions.append(open)
            } else if trimmed.begins(withWord: "#endif"), let before = beforeConditions.popLast() {
                open = before
                return lessIndented()
            }
            open = Array(open.prefix { $0.indentation < indentation })
            defer { open.append((line, indentation)) }
            return open.last?.line
        }
    }
}
