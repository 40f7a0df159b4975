/// The templates may delete or change a line only in the block in which they wrote it. An equal line in another method
/// is a person's own.
extension MergePlaces {

    /// True if the templates delete or change a line of yours that is in another block than theirs was.
    func takesAnotherLine(_ hunk: Hunk) -> Bool {
        guard hunk.yours.isEmpty, hunk.result != nil else { return false }
        return hunk.templates.flatMap(\.old).contains { index in
            let other = hunk.lines.yours.lowerBound + index - hunk.lines.base.lowerBound
            return outlines.base.isCode(index)
                && !outlines.base.hasBlocks(around: index, inOrder: outlines.yours.ancestors(of: other), isSameOpening)
        }
    }

    /// True if a line of yours opens the block that a line of the merge base opens. A person may have changed the line,
    /// and even renamed what it declares.
    private func isSameOpening(_ index: Int, _ other: Int) -> Bool {
        if let known = yoursOfBase[index] { return known == other }
        let before = outlines.base.declaration(index)
        return outlines.yours.declaration(other).names(before) || !outlines.yours.declares(before)
    }
}
