/// The templates may delete or change a line only in the block in which they wrote it. An equal line in another method
/// is a person's own.
extension MergePlaces {

    /// True if the templates delete or change a line of yours that is in another block than theirs was.
    func takesAnotherLine(_ block: MergeBlock) -> Bool {
        guard block.yours.isEmpty, block.result != nil else { return false }
        return block.templates.flatMap(\.old).contains { index in
            let other = block.lines.yours.lowerBound + index - block.lines.old.lowerBound
            return outlines.old.isCode(index)
                && !outlines.old.hasBlocks(around: index, inOrder: outlines.yours.ancestors(of: other), isSameOpening)
        }
    }

    /// True if a line of yours opens the block that a line of the merge base opens. A person may have changed the line,
    /// and even renamed what it declares.
    private func isSameOpening(_ index: Int, _ other: Int) -> Bool {
        if let known = yoursOfOld[index] { return known == other }
        let before = outlines.old.declaration(index)
        return outlines.yours.declaration(other).names(before) || !outlines.yours.declares(before)
    }
}
