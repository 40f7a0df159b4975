/// A line belongs to the block that it is in, and a comment or an attribute belongs to the line below it. A merge may
/// change the line that opens the block, or the line below, but that must still declare the same.
extension MergePlaces {

    // MARK: - Yours -

    /// The hunks from a line that a person inserted to the line that it belongs to in yours; nil if it belongs
    /// to the same line in the merged text.
    func conflict(ofYours index: Int, at position: Int) -> ClosedRange<Int>? {
        let hunk = hunksOfMerged[position]
        func range(to line: Int?, _ merged: Int?) -> ClosedRange<Int> {
            let other = line.map { hunksOfYours[$0] } ?? merged.map { hunksOfMerged[$0] } ?? hunk
            return min(hunk, other)...max(hunk, other)
        }
        let (opening, merged) = (outlines.yours.openings[index]?.first, outline.openings[position]?.first)
        guard isSameBlock(opening, merged) else { return range(to: opening, merged) }
        if let beginning = outlines.yours.continued(by: index) {
            let other = outline.continued(by: position)
            return isSame(beginning, other) ? nil : range(to: beginning, other)
        }
        guard outlines.yours.areComments[index] || outlines.yours.isAttribute(index) else { return nil }
        let (subject, other) = (outlines.yours.subject(of: index), outline.subject(of: position))
        let isOwned = isSame(subject, other) || isRenamed(subject, at: other) || isHeadOfFile(position, above: other)
        return isOwned ? nil : range(to: subject, other)
    }

    private func isSameBlock(_ opening: Int?, _ position: Int?) -> Bool {
        guard isSame(opening, position) || isRenamed(opening, at: position), isSameExtension(opening, position)
        else { return false }
        guard let opening, let position, case .templates = merged[position] else { return true }
        return isSameBlock(outlines.yours.openings[opening]?.first, outline.openings[position]?.first)
    }

    /// False for another one of several extensions of a type: their headings distinguish them. If the templates no
    /// longer have the heading, they changed it; if they have it elsewhere, they moved the extension.
    private func isSameExtension(_ opening: Int?, _ position: Int?) -> Bool {
        let (yours, templates) = (outlines.yours, outlines.templates)
        guard let opening, let position, yours.declaration(opening).kind == "extension", !yours.isOnly(opening) else {
            return true
        }
        let (before, after) = (yours.heading(opening), outline.heading(position))
        if before == after { return true }
        let isElsewhere = templates.lines.indices.contains {
            Declaration(templates.lines[$0]).kind == "extension" && templates.heading($0) == before
        }
        return !isElsewhere && before.drop { $0 != "where" } == after.drop { $0 != "where" }
    }

    /// True if a merged line is this line of yours, or the line of the templates that declares the same.
    private func isSame(_ index: Int?, _ position: Int?) -> Bool {
        guard let index, let position else { return index == position }
        switch merged[position] {
        case .yours(let other): return index == other
        case .templates(let other):
            if outlines.yours.isCall(index) {
                return outlines.yours.identity(index) == outlines.templates.identity(other)
            }
            let (before, after) = (outlines.yours.declaration(index), outlines.templates.declaration(other))
            return before.names(after)
                && (before.rest == after.rest || outlines.yours.isOnly(index) && outlines.templates.isOnly(other))
        }
    }

    /// True if the templates renamed a declaration or its labels, with the same parameters, and a person left it
    /// unedited.
    private func isRenamed(_ opening: Int?, at position: Int?) -> Bool {
        guard let opening, let position, case .templates(let other) = merged[position] else { return false }
        let hunk = hunks[hunksOfMerged[position]]
        guard hunk.yours.isEmpty, let base = hunk.lines.base.first(where: { yoursOfBase[$0] == opening }) else {
            return false
        }
        let (before, after) = (outlines.base.declaration(base), outlines.templates.declaration(other))
        return !before.kind.isEmpty && before.kind == after.kind && before.restWithoutLabels == after.restWithoutLabels
            && !outlines.templates.declares(before)
    }

    /// True for a comment at the head of the file, above imports.
    private func isHeadOfFile(_ position: Int, above other: Int?) -> Bool {
        outline.lines[...position].areHead && !outline.lines[position].begins(with: "///")
            && (other.map { outline.lines[$0].isImport } ?? false)
    }

    // MARK: - Templates -

    /// True if a line of the templates is in another block than in their text, or above another declaration.
    func isMisplaced(_ index: Int, at position: Int) -> Bool {
        let templates = outlines.templates
        if outline.lines[position].isBlank { return false }
        let opening = outline.openings[position]
        if let other = templates.openings[index]?.first {
            guard let opening, isCounterpart(opening.first, of: other),
                templates.hasBlocks(around: other, inOrder: outline.ancestors(of: opening.first), opensSameBlock)
            else { return true }
        } else if let opening, !opening.isCondition {
            return true
        }
        let isOwned = templates.isAttribute(index) || templates.areComments[index] && !replacesComment(position)
        if isOwned, let subject = templates.subject(of: index) {
            let other = outline.subject(of: position)
            if unchanged[subject] == nil {
                let declaration = other.map(outline.declaration)
                return !(declaration.map(templates.declaration(subject).names) ?? false)
            }
            let line = templates.lines[index]
            if !templates.areComments[index] || line.begins(with: "///") || line.begins(with: "// MARK") {
                guard let other, isCounterpart(other, of: subject) else { return true }
            }
        }
        if continuesAnother(index, at: position) || repeatsElement(index, at: position) { return true }
        return isAboveItsPredecessor(index, at: position)
    }

    /// True if a merged line replaces comments that a person left unedited, whatever was inserted below them.
    private func replacesComment(_ position: Int) -> Bool {
        let hunk = hunks[hunksOfMerged[position]]
        return hunk.yours.isEmpty && !hunk.lines.base.isEmpty
            && hunk.lines.base.allSatisfy { outlines.base.areComments[$0] }
    }

    /// True if a merged line opens the same block as a line of the templates, or an extension of the same type: a
    /// person may have moved a line there.
    private func opensSameBlock(_ index: Int, _ position: Int) -> Bool {
        let name = outlines.templates.declaration(index).name
        return isCounterpart(position, of: index) || !name.isEmpty && outline.declaration(position).name == name
    }

    /// True if a merged line is the counterpart of a line of the templates: the line itself, or yours in its place,
    /// which may have other words.
    private func isCounterpart(_ position: Int, of index: Int) -> Bool {
        switch merged[position] {
        case .templates(let other): return other == index
        case .yours(let other):
            if let known = unchanged[index] { return known == other }
            if unchangedYours.contains(other) { return false }
            let (theirs, mine) = (outlines.templates.declaration(index), outlines.yours.declaration(other))
            if outlines.templates.isCall(index) {
                let (callee, yours) = (outlines.templates.callee(index), outlines.yours)
                func isSame(_ line: Int) -> Bool { yours.isCall(line) && yours.callee(line) == callee }
                // A person may have made several variables of one.
                let isOnly = yours.lines.indices.allSatisfy { line in
                    line == other || unchangedYours.contains(line) || yours.openings[line] != yours.openings[other]
                        || !isSame(line)
                }
                return isSame(other) && (isOnly || theirs.kind.isEmpty || theirs.names(mine))
            }
            return theirs.names(mine) || isRenamed(index, theirs, to: other, mine)
        }
    }

    /// True if a person renamed the opening of a block of the templates, with at least half of its lines. Where the block
    /// was in no extension, it must not be in one now.
    private func isRenamed(_ index: Int, _ theirs: Declaration, to other: Int, _ mine: Declaration) -> Bool {
        let areDeclarations = !theirs.kind.isEmpty && !mine.kind.isEmpty
        let kinds: Set = [theirs.kind, mine.kind]
        // A class may have become a structure, but not an enumeration.
        let areAlike = !theirs.isType || kinds.isSubset(of: ["actor", "class", "struct"])
        if areDeclarations, kinds.count > 1, theirs.name != mine.name || !areAlike { return false }
        func outerKind(_ outline: Outline, _ line: Int) -> Substring? {
            outline.openings[line].map { Declaration(outline.lines[$0.first]).kind }
        }
        if outerKind(outlines.yours, other) == "extension", outerKind(outlines.templates, index) != "extension" {
            return false
        }
        let lines = outlines.templates.lines.indices.filter {
            outlines.templates.openings[$0]?.first == index && outlines.templates.isCode($0)
        }
        let kept = lines.count { unchanged[$0].map { outlines.yours.openings[$0]?.first } == other }
        return !outline.declares(theirs) && kept > 0 && 2 * kept >= lines.count
    }

    /// True for a line that continues another statement than in the templates: a person changed the beginning.
    private func continuesAnother(_ index: Int, at position: Int) -> Bool {
        guard let beginning = outlines.templates.continued(by: index) else { return false }
        guard let other = outline.continued(by: position) else { return true }
        return !isCounterpart(other, of: beginning)
    }

    /// True for a parameter or an argument, if the merged list has its label more often than the templates' list.
    private func repeatsElement(_ index: Int, at position: Int) -> Bool {
        func count(_ outline: Outline, _ index: Int) -> Int {
            let label = outline.lines[index].label ?? outline.lines[index]
            return outline.lines.indices.count { other in
                outline.openings[other] == outline.openings[index]
                    && (outline.lines[other].label ?? outline.lines[other]) == label
            }
        }
        guard outline.isElement(position) else { return false }
        return count(outline, position) > count(outlines.templates, index)
    }

    /// True if the line above it in the templates, in the same block, is only below it in the merged text. The order of
    /// imports makes no difference.
    private func isAboveItsPredecessor(_ index: Int, at position: Int) -> Bool {
        let templates = outlines.templates
        guard templates.isCode(index),
            let above = templates.lines[..<index].indices.last(where: {
                templates.openings[$0] == templates.openings[index] && templates.isCode($0)
                    && !templates.isAttribute($0)
            }), !templates.lines[index].isImport || !templates.lines[above].isImport, unchanged[above] == nil,
            !merged.contains(where: { if case .templates(above) = $0 { true } else { false } })
        else { return false }
        let declaration = templates.declaration(above)
        let others = merged.indices.filter {
            outline.openings[$0] == outline.openings[position] && outline.isCode($0)
                && outline.declaration($0).names(declaration)
        }
        return !others.isEmpty && others.allSatisfy { $0 > position }
    }
}
