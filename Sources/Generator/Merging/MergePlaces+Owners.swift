/// A line belongs to the block that it stands in, and a comment or an attribute to the line below it. The templates may
/// change the words of that line, but it must declare the same.
extension MergePlaces {

    // MARK: - Yours -

    /// The blocks from a line that a person inserted to the line that it belongs to; nil if it still belongs to that.
    func conflict(ofYours index: Int, at position: Int) -> ClosedRange<Int>? {
        let block = blocksOfMerged[position]
        func range(to line: Int?, _ merged: Int?) -> ClosedRange<Int> {
            let other = line.map { blocksOfYours[$0] } ?? merged.map { blocksOfMerged[$0] } ?? block
            return min(block, other)...max(block, other)
        }
        let (opening, merged) = (outlines.yours.openings[index]?.first, outline.openings[position]?.first)
        guard isSameBlock(opening, merged) else { return range(to: opening, merged) }
        if let beginning = outlines.yours.continued(by: index) {
            let other = outline.continued(by: position)
            return isSame(beginning, other) ? nil : range(to: beginning, other)
        }
        guard outlines.yours.areComments[index] || outlines.yours.isAttribute(index) else { return nil }
        let (subject, other) = (outlines.yours.subject(of: index), outline.subject(of: position))
        return isSame(subject, other) || isHeadOfFile(position, above: other) ? nil : range(to: subject, other)
    }

    private func isSameBlock(_ opening: Int?, _ position: Int?) -> Bool {
        guard isSame(opening, position) else { return false }
        guard let opening, let position, case .templates = merged[position] else { return true }
        return isSameBlock(outlines.yours.openings[opening]?.first, outline.openings[position]?.first)
    }

    /// True for a line of yours that is in the merged text, or that the templates changed into one that declares the same.
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

    /// True for a comment at the head of the file, above imports.
    private func isHeadOfFile(_ position: Int, above other: Int?) -> Bool {
        outline.lines[...position].areHead && !outline.lines[position].begins(with: "///")
            && (other.map { outline.lines[$0].isImport } ?? false)
    }

    // MARK: - Templates -

    /// True for a line of the templates in another block than they have it in, or above another declaration.
    func isMisplaced(_ index: Int, at position: Int) -> Bool {
        let templates = outlines.templates
        if outline.lines[position].isBlank { return false }
        let opening = outline.openings[position]
        if let expected = templates.openings[index]?.first {
            guard let opening, isExpected(expected, at: opening.first), isAround(expected, opening.first) else {
                return true
            }
        } else if let opening, !opening.isCondition {
            return true
        }
        if templates.isAttribute(index) || templates.areComments[index], let subject = templates.subject(of: index) {
            let other = outline.subject(of: position)
            if unchanged[subject] == nil {
                let declaration = other.map(outline.declaration)
                return !(declaration.map(templates.declaration(subject).names) ?? false)
            }
            let line = templates.lines[index]
            if !templates.areComments[index] || line.begins(with: "///") || line.begins(with: "// MARK") {
                guard let other, isExpected(subject, at: other) else { return true }
            }
        }
        if continuesAnother(index, at: position) || repeatsElement(index, at: position) { return true }
        return isAboveItsPredecessor(index, at: position)
    }

    /// True if the blocks around a line of the templates are around the merged line too. A person may have put more around
    /// it, or moved it to an extension.
    private func isAround(_ index: Int, _ position: Int) -> Bool {
        guard let expected = outlines.templates.openings[index]?.first else { return true }
        let name = outlines.templates.declaration(expected).name
        var opening = outline.openings[position]?.first
        while let other = opening {
            if isExpected(expected, at: other) || !name.isEmpty && outline.declaration(other).name == name { break }
            opening = outline.openings[other]?.first
        }
        return opening.map { isAround(expected, $0) } ?? false
    }

    /// True if a merged line can be the one that the templates have there: a person may have renamed it, and kept half of
    /// its lines.
    private func isExpected(_ expected: Int, at position: Int) -> Bool {
        switch merged[position] {
        case .templates(let other): return other == expected
        case .yours(let other):
            if let known = unchanged[expected] { return known == other }
            if unchangedYours.contains(other) { return false }
            if outlines.templates.isCall(expected) {
                return outlines.yours.isCall(other)
                    && outlines.templates.callee(expected) == outlines.yours.callee(other)
            }
            let (before, after) = (outlines.templates.declaration(expected), outlines.yours.declaration(other))
            if before.names(after) { return true }
            let areDeclarations = !before.kind.isEmpty && !after.kind.isEmpty
            if areDeclarations, before.kind != after.kind, before.name != after.name { return false }
            let isElsewhere = outline.lines.indices.contains { isCode($0, naming: before) }
            let lines = outlines.templates.lines.indices.filter {
                outlines.templates.openings[$0]?.first == expected && outlines.templates.isCode($0)
            }
            let kept = lines.count { unchanged[$0].map { outlines.yours.openings[$0]?.first } == other }
            return !isElsewhere && kept > 0 && 2 * kept >= lines.count
        }
    }

    /// True for a line that continues a statement of which a person changed the beginning.
    private func continuesAnother(_ index: Int, at position: Int) -> Bool {
        guard let beginning = outlines.templates.continued(by: index) else { return false }
        guard let other = outline.continued(by: position) else { return true }
        return !isExpected(beginning, at: other)
    }

    /// True for a parameter or an argument that the list has more often than it has on either side.
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

    /// True if the line above it in the templates, in the same block, is only below it.
    private func isAboveItsPredecessor(_ index: Int, at position: Int) -> Bool {
        let templates = outlines.templates
        guard templates.isCode(index),
            let above = templates.lines[..<index].indices.last(where: {
                templates.isCode($0) && templates.openings[$0] == templates.openings[index]
            }), unchanged[above] == nil,
            !merged.contains(where: { if case .templates(above) = $0 { true } else { false } })
        else { return false }
        let declaration = templates.declaration(above)
        let others = merged.indices.filter {
            outline.openings[$0] == outline.openings[position] && isCode($0, naming: declaration)
        }
        return !others.isEmpty && others.allSatisfy { $0 > position }
    }

    private func isCode(_ position: Int, naming declaration: Declaration) -> Bool {
        outline.isCode(position) && outline.declaration(position).names(declaration)
    }
}
