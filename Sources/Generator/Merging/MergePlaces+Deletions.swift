/// The templates may delete or change a line only in the block in which they wrote it, and an attribute only above its
/// declaration. An equal line in another method is a person's own.
extension MergePlaces {

    /// True if the templates delete or change a line of yours that is in another block than theirs was, or an attribute of
    /// another declaration.
    func takesAnotherLine(_ block: MergeBlock) -> Bool {
        guard block.yours.isEmpty, block.result != nil else { return false }
        return block.templates.flatMap(\.old).contains { index in
            let other = block.lines.yours.lowerBound + index - block.lines.old.lowerBound
            guard outlines.old.isCode(index) else { return false }
            if outlines.old.isAttribute(index), let subject = outlines.old.subject(of: index),
                let mine = outlines.yours.subject(of: other), !isSameOpening(subject, mine)
            {
                return true
            }
            return !outlines.old.hasBlocks(around: index, inOrder: outlines.yours.ancestors(of: other), isSameOpening)
        }
    }

    /// True if a line of yours declares what a line of the merge base declares. A person may have changed the line,
    /// and even renamed what it declares.
    private func isSameOpening(_ index: Int, _ other: Int) -> Bool {
        if let known = yoursOfOld[index] { return known == other }
        let before = outlines.old.declaration(index)
        return outlines.yours.declaration(other).names(before) || !outlines.yours.declares(before)
    }
}
