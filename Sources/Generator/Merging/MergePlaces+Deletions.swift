/// A line that the templates delete or change is in the block in which they wrote it. An equal line in another method is a
/// person's own.
extension MergePlaces {

    /// True if the templates' change takes a line of yours that is in another block.
    func takesAnotherLine(_ block: MergeBlock) -> Bool {
        guard block.yours.isEmpty, block.result != nil else { return false }
        return block.templates.flatMap(\.old).contains { index in
            let other = block.lines.yours.lowerBound + index - block.lines.old.lowerBound
            return outlines.old.isCode(index) && !isInSameBlocks(index, other)
        }
    }

    /// True if the blocks around a line of the merge base are around a line of yours too. A person may have put more blocks
    /// around it.
    private func isInSameBlocks(_ index: Int, _ other: Int) -> Bool {
        guard let outer = outlines.old.openings[index]?.first else { return true }
        let opening = outlines.yours.ancestors(of: other).first { isSameOpening(outer, $0) }
        return opening.map { isInSameBlocks(outer, $0) } ?? false
    }

    /// True if a line of yours opens the block that a line of the merge base opens. A person may have changed the line, and
    /// even renamed what it declares.
    private func isSameOpening(_ index: Int, _ other: Int) -> Bool {
        if let known = yoursOfOld[index] { return known == other }
        let yours = outlines.yours
        let before = outlines.old.declaration(index)
        if yours.declaration(other).names(before) { return true }
        return !yours.lines.indices.contains { yours.isCode($0) && yours.declaration($0).names(before) }
    }
}
