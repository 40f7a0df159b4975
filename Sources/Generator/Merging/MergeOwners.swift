/// What merged lines belong to: the block that they stand in, and what a comment or an attribute stands above. The
/// templates may write it in other words, but it must be the same thing.
struct MergeOwners {

    private let outlines: Sides<Outline>
    private let result: MergeResult
    /// The unchanged lines: for each line of the templates, the line of yours.
    private let unchanged: [Int: Int]
    /// The blocks that a line of yours is in.
    private let blocksOfYours: [Int]

    init(_ result: MergeResult, of blocks: [MergeBlock], _ outlines: Sides<Outline>, unchanged: [Int: Int]) {
        (self.result, self.outlines, self.unchanged) = (result, outlines, unchanged)
        blocksOfYours = blocks.enumerated().flatMap { repeatElement($0, count: $1.lines.yours.count) }
    }

    /// The blocks that together are a conflict because of a line of the result; nil if it belongs where it belonged.
    func conflict(at position: Int) -> ClosedRange<Int>? {
        switch result.origins[position] {
        case .yours(let index): conflict(ofYours: index, at: position)
        case .templates(let index):
            isMisplaced(index, at: position) ? result.blocks[position]...result.blocks[position] : nil
        }
    }

    // MARK: - Yours -

    private func conflict(ofYours index: Int, at position: Int) -> ClosedRange<Int>? {
        let block = result.blocks[position]
        func through(_ line: Int?, _ merged: Int?) -> ClosedRange<Int> {
            let other = line.map { blocksOfYours[$0] } ?? merged.map { result.blocks[$0] } ?? block
            return min(block, other)...max(block, other)
        }
        let (opening, merged) = (outlines.yours.openings[index]?.first, result.outline.openings[position]?.first)
        guard isSameBlock(opening, merged) else { return through(opening, merged) }
        guard outlines.yours.areComments[index] || outlines.yours.isAttribute(index) else { return nil }
        let (subject, other) = (outlines.yours.subject(of: index), result.outline.subject(of: position))
        if isSame(subject, other) || isHeadOfFile(position, above: other) { return nil }
        return through(subject, other)
    }

    private func isSameBlock(_ opening: Int?, _ merged: Int?) -> Bool {
        guard isSame(opening, merged) else { return false }
        guard let opening, let merged, case .templates = result.origins[merged] else { return true }
        return isSameBlock(outlines.yours.openings[opening]?.first, result.outline.openings[merged]?.first)
    }

    /// Whether a line of yours is the same as one of the result, or was changed by the templates into one that declares the
    /// same.
    private func isSame(_ index: Int?, _ merged: Int?) -> Bool {
        guard let index, let merged else { return index == merged }
        switch result.origins[merged] {
        case .yours(let other): return index == other
        case .templates(let other):
            let (before, after) = (outlines.yours.declaration(index), outlines.templates.declaration(other))
            return before.names(after)
                && (before.rest == after.rest || outlines.yours.isOnly(index) && outlines.templates.isOnly(other))
        }
    }

    /// Whether a comment stands at the head of the file, where imports come below it.
    private func isHeadOfFile(_ position: Int, above other: Int?) -> Bool {
        let outline = result.outline
        return outline.lines[...position].areHead && !outline.lines[position].trimmed.begins(with: "///")
            && (other.map { outline.lines[$0...$0].areImports } ?? false)
    }

    // MARK: - Those of the templates -

    /// Whether a line of the templates is in another block than they have it in, or above another declaration.
    private func isMisplaced(_ index: Int, at position: Int) -> Bool {
        let (outline, merged) = (outlines.templates, result.outline)
        guard !merged.lines[position].isBlank else { return false }
        let opening = merged.openings[position]
        if let expected = outline.openings[index]?.first {
            guard let opening, isExpected(expected, opening.first) else { return true }
        } else if let opening, !opening.isCondition {
            return true
        }
        if outline.isAttribute(index) || outline.lines[index].trimmed.begins(with: "///"),
            let subject = outline.subject(of: index)
        {
            guard let other = merged.subject(of: position), isExpected(subject, other) else { return true }
        }
        return isAboveItsPredecessor(index, at: position)
    }

    /// Whether a line of the result is the one that the templates have there, as far as that can be known: a person may
    /// have given it another name.
    private func isExpected(_ expected: Int, _ merged: Int) -> Bool {
        switch result.origins[merged] {
        case .templates(let other): return other == expected
        case .yours(let other):
            if let known = unchanged[expected] { return known == other }
            let (before, after) = (outlines.templates.declaration(expected), outlines.yours.declaration(other))
            if before.names(after) { return true }
            let areBothDeclared = !before.kind.isEmpty && !after.kind.isEmpty
            if areBothDeclared, before.kind != after.kind, before.name != after.name { return false }
            return !result.outline.lines.indices.contains { isCode($0, naming: before) }
        }
    }

    /// Whether what the templates have before a line, in the same block, comes only after it.
    private func isAboveItsPredecessor(_ index: Int, at position: Int) -> Bool {
        let (outline, merged) = (outlines.templates, result.outline)
        guard outline.isCode(index),
            let before = outline.lines[..<index].indices.last(where: {
                outline.isCode($0) && outline.openings[$0] == outline.openings[index]
            }), unchanged[before] == nil, !isFromTemplates(before)
        else { return false }
        let declaration = outline.declaration(before)
        let others = merged.lines.indices.filter {
            merged.openings[$0] == merged.openings[position] && isCode($0, naming: declaration)
        }
        return !others.isEmpty && others.allSatisfy { $0 > position }
    }

    private func isCode(_ position: Int, naming declaration: Declaration) -> Bool {
        result.outline.isCode(position) && result.outline.declaration(position).names(declaration)
    }

    private func isFromTemplates(_ index: Int) -> Bool {
        result.origins.contains { if case .templates(index) = $0 { true } else { false } }
    }
}
