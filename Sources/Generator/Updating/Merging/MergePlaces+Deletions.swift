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
            return !outlines.base.hasBlocks(around: index, inOrder: outlines.yours.ancestors(of: other)) {
                isSameOpening($0, $1) || isExtension($1, of: $0)
            }
        }
    }

    /// For each line that the templates delete where a person deleted it, too, to write it elsewhere in its type or method:
    /// the hunks from one place to the other.
    func conflictsOfMovedLines() -> [ClosedRange<Int>] {
        let both = hunks.indices.filter {
            hunks[$0].result != nil && !hunks[$0].yours.isEmpty && !hunks[$0].templates.isEmpty
        }
        if both.isEmpty { return [] }
        let keys = outlines.map(\.linesWithDeclarations)
        let (counts, baseCounts, kept) = (keys.yours.counts, keys.base.counts, Set(keys.templates))
        return both.flatMap { hunk in
            hunks[hunk].templates.flatMap(\.old).compactMap { index in
                let key = keys.base[index]
                guard yoursOfBase[index] == nil, outlines.base.isCode(index), outlines.base.lines[index].hasLetter,
                    baseCounts[key] == 1, counts[key] == 1, !kept.contains(key),
                    let other = keys.yours.firstIndex(of: key).map({ hunksOfYours[$0] })
                else { return nil }
                return min(hunk, other)...max(hunk, other)
            }
        }
    }

    /// True if a line of yours declares what a line of the merge base declares. A person may have changed the line,
    /// and even renamed what it declares.
    private func isSameOpening(_ index: Int, _ other: Int) -> Bool {
        if let known = yoursOfBase[index] { return known == other }
        let before = outlines.base.declaration(index)
        return outlines.yours.declaration(other).names(before) || !outlines.yours.declares(before)
    }

    /// True if a line of yours extends the type that a line of the merge base declares: a person may have moved a member.
    private func isExtension(_ other: Int, of index: Int) -> Bool {
        let (type, after) = (outlines.base.declaration(index), outlines.yours.declaration(other))
        return type.isType && after.kind == "extension" && type.name == after.name && !after.rest.contains("where ")
    }
}
