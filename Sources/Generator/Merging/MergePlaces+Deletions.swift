/// The templates may delete or change a line only in the block in which they wrote it, and an attribute only above its
/// declaration. An equal line in another method is a person's own.
extension MergePlaces {

    /// True if the templates delete or change a line of yours that is in another block than in the merge base, or an
    /// attribute of another declaration.
    func takesAnotherLine(_ hunk: Hunk) -> Bool {
        guard hunk.yours.isEmpty, hunk.result != nil else { return false }
        return hunk.templates.flatMap(\.old).contains { index in
            let other = hunk.lines.yours.lowerBound + index - hunk.lines.base.lowerBound
            guard outlines.base.isCode(index) else { return false }
            if outlines.base.isAttribute(index), let subject = outlines.base.subject(of: index),
                let mine = outlines.yours.subject(of: other), !isSameOpening(subject, mine)
            {
                return true
            }
            return !outlines.base.hasBlocks(around: index, inOrder: outlines.yours.ancestors(of: other), isSameOpening)
        }
    }

    /// True if a line of yours declares what a line of the merge base declares, or extends the same type. A person may
    /// have changed the line, and even renamed what it declares.
    private func isSameOpening(_ index: Int, _ other: Int) -> Bool {
        if let known = yoursOfBase[index] { return known == other }
        let (before, after) = (outlines.base.declaration(index), outlines.yours.declaration(other))
        let isExtension = before.isType && after.kind == "extension" && before.name == after.name
        return isExtension || after.names(before) || !outlines.yours.declares(before)
    }
}
