/// Where merged lines must come to stand: a method that the templates add to a class is not to end up in an extension that
/// a person wrote below it, nor a person's method in another type.
struct MergePlaces {

    private let lines: Sides<[Line]>
    private let outlines: Sides<Outline>
    /// The lines of yours that are not in the old text.
    private let inserted: Set<Int>
    /// The unchanged lines: for each line of the templates, the line of yours.
    private let unchanged: [Int: Int]

    init(_ lines: Sides<[Line]>, yours: [LineDiff.Change], templates: [LineDiff.Change]) {
        self.lines = lines
        outlines = lines.map(Outline.init)
        inserted = Set(yours.flatMap(\.new))
        let old = LineDiff.common(templates, lines.templates.count)
        let mine = Dictionary(uniqueKeysWithValues: LineDiff.common(yours, lines.yours.count).map { ($1, $0) })
        unchanged = old.compactMapValues { mine[$0] }
    }

    /// The blocks and their outcomes, where all from a line that belongs elsewhere to what it belongs to is one block, and
    /// a conflict.
    func checked(_ outcomes: [MergeOutcome], of blocks: [MergeBlock]) -> (
        blocks: [MergeBlock], outcomes: [MergeOutcome]
    ) {
        let result = MergeResult(outcomes, of: blocks, lines)
        let owners = MergeOwners(result, of: blocks, outlines, unchanged: unchanged)
        let expected = Self.above(lines.templates)
        let known = Set(result.outline.lines)
        let above = Self.above(result.outline.lines)
        var conflicts: [ClosedRange<Int>] = []
        for (position, origin) in result.origins.enumerated() {
            let block = result.blocks[position]
            if case .conflict = outcomes[block] { continue }
            if let last = conflicts.last, last.contains(block) { continue }
            switch origin {
            case .yours(let index):
                guard inserted.contains(index), !lines.yours[index].isBlank else { continue }
            case .templates(let index):
                if let line = expected[index], line != above[position], known.contains(line) {
                    conflicts.append(block...block)
                    continue
                }
            }
            if let conflict = owners.conflict(at: position) { conflicts.append(conflict) }
        }
        return Self.joined(blocks, outcomes, conflicts)
    }

    private static func joined(
        _ blocks: [MergeBlock],
        _ outcomes: [MergeOutcome],
        _ conflicts: [ClosedRange<Int>]
    ) -> (blocks: [MergeBlock], outcomes: [MergeOutcome]) {
        guard !conflicts.isEmpty else { return (blocks, outcomes) }
        var (joined, results): ([MergeBlock], [MergeOutcome]) = ([], [])
        var index = 0
        while index < blocks.count {
            var last = index
            var isConflict = false
            while let conflict = conflicts.first(where: { $0.contains(last) && ($0.upperBound > last || !isConflict) })
            {
                isConflict = true
                last = max(last, conflict.upperBound)
            }
            joined.append(MergeBlock(joining: blocks[index...last]))
            results.append(isConflict ? .conflict : outcomes[index])
            index = last + 1
        }
        return (joined, results)
    }

    /// The line that each stands below: the nearest less indented one. Nothing stands below a comment, which may begin
    /// anywhere, nor below a condition that has ended.
    private static func above(_ lines: [Line]) -> [Line?] {
        typealias Open = (line: Line, indentation: Int)
        var open: [Open] = []
        var beforeConditions: [[Open]] = []
        return lines.map { line in
            let (trimmed, indentation) = (line.trimmed, line.indentation)
            func lessIndented() -> Line? { open.last { $0.indentation < indentation }?.line }
            guard !trimmed.bytes.isEmpty else { return nil }
            guard !trimmed.isComment else { return lessIndented() }
            if trimmed.begins(withWord: "#if") {
                beforeConditions.append(open)
            } else if trimmed.begins(withWord: "#endif"), let before = beforeConditions.popLast() {
                open = before
                return lessIndented()
            }
            while let last = open.last, last.indentation >= indentation { open.removeLast() }
            defer { open.append((line, indentation)) }
            return open.last?.line
        }
    }
}
