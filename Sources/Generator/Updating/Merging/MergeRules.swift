/// Decides about changes that touch each other, where git reports a conflict and a person would see none.
struct MergeRules {

    let texts: MergeTexts
    let isSwift: Bool

    /// True for a change of yours beside one of the templates that has nothing to do with it: each means the same as it
    /// would without the other.
    func areApart(_ yours: LineDiff.Change, _ templates: LineDiff.Change) -> Bool {
        let base = texts.lines.base
        let (mine, theirs) = (texts.lines.yours[yours.new], texts.lines.templates[templates.new])
        let above = base[..<min(yours.old.lowerBound, templates.old.lowerBound)].last
        let isYoursAbove = yours.old.upperBound <= templates.old.lowerBound
        guard !(isYoursAbove ? theirs : mine).continueStatement, areUnrelated(mine, theirs, below: above),
            Nesting(theirs) == Nesting(base[templates.old])
        else { return false }
        // Yours may have the same attribute or modifier of the declaration below.
        let own = Set(texts.keys.yours[yours.new])
        guard templates.new.allSatisfy({ !theirs[$0].isAttribute || !own.contains(texts.keys.templates[$0]) }) else {
            return false
        }
        if yours.old.isEmpty { return true }
        guard isSwift, Nesting(mine) == Nesting(base[yours.old]) else { return false }
        return !templates.old.isEmpty || hasPlace(for: templates, beside: yours)
    }

    /// True if an insertion of the templates stays where it was beside lines that a person changed or deleted: above a
    /// line that still declares the same, or beside the unchanged line on its other side.
    private func hasPlace(for templates: LineDiff.Change, beside yours: LineDiff.Change) -> Bool {
        let base = texts.lines.base
        let (mine, theirs) = (texts.lines.yours[yours.new], texts.lines.templates[templates.new])
        let place = templates.old.lowerBound
        let above = base[..<place].last
        if place == yours.old.lowerBound, let first = mine.first, Declaration(first).declaresSame(as: base[place]) {
            return canContinueList(theirs, below: above)
        }
        let isBelow = place == yours.old.upperBound
        guard isBelow ? place < base.count : place > 0 else { return false }
        if theirs.beginWithStatement {
            // A person has emptied the block.
            let isBelowHeading = base[..<yours.old.lowerBound].last?.trimmed.bytes.last == UInt8(ascii: "{")
            let next = texts.lines.yours[yours.new.upperBound...].first(where: \.isCode)
            if mine.isEmpty, isBelowHeading, next?.trimmed.begins(with: "}") ?? false { return false }
            // Other code in the place of an assignment may need the new value, such as a closure.
            let isElement = above?.expectsElement ?? false
            let areAssignments =
                mine.filter(\.isCode).allSatisfy(\.isAssignment) || next?.callsInitialiser ?? false
            if isBelow, !isElement, !areAssignments, theirs.contains(where: \.isAssignment) { return false }
        }
        return canContinueList(theirs, below: isBelow && !mine.isEmpty ? mine.last : above)
    }

    /// The merged lines of a hunk that yours and the templates have changed in different ways; nil for a conflict.
    func result(of hunk: Hunk) -> [MergedPart]? {
        let ofYours = hunk.lines.yours.map(MergedPart.yours)
        let (base, new) = (texts.lines.base[hunk.lines.base], texts.lines.templates[hunk.lines.templates])
        // Blank lines of the templates are no reason for a conflict.
        if isSwift, base.code == new.code { return ofYours }
        guard let yours = hunk.yours.first, let templates = hunk.templates.first,
            hunk.yours.count == 1, hunk.templates.count == 1
        else { return nil }
        let (mine, theirs) = (texts.lines.yours[yours.new], texts.lines.templates[templates.new])
        let ofTheirs = templates.new.map(MergedPart.templates)
        let isAtStart = yours.old.lowerBound == 0
        if yours.old.isEmpty, templates.old.isEmpty {
            let named = texts.outlines.map(\.linesWithDeclarations)
            let areInYours = named.templates[templates.new].areInOrder(among: named.yours[yours.new])
            if areInYours, !areMoved(templates) { return ofYours }
            let above = texts.lines.base[..<yours.old.lowerBound].last
            if let both = both(yours.new, templates.new, below: above, isAtStart: isAtStart) { return both }
        }
        let hasLetter = theirs.contains(where: \.hasLetter)
        if isChange(templates, partOf: yours), hasLetter { return ofYours }
        // The templates only reword a comment, and a person has deleted it: it stays deleted.
        let lines = texts.lines.base[templates.old] + theirs
        if isSwift, !templates.old.isEmpty, yours.old.contains(templates.old), !mine.contains(where: \.isLineComment),
            lines.allSatisfy(\.isLineComment)
        {
            return ofYours
        }
        // An earlier update inserted the elements, or replaced elements with them, in a list that a person changed.
        let lists = Set(yours.new.map { texts.parts.yours[$0].listOpening ?? $0 })
        let areElements = templates.new.allSatisfy { texts.parts.templates[$0].listOpening != nil }
        let hasReplaced = !mine.shareLine(with: texts.lines.base[templates.old])
        if areElements, lists.count == 1, hasReplaced, hasLetter, theirs.areInOrder(among: mine) { return ofYours }
        let areAmong = isAtStart || areAmongImports(yours.new) && !mine.endWithComment
        if areAmong, mine.areHead, theirs.areImports, templates.old.isEmpty, !mine.shareLine(with: theirs) {
            return both(ofYours, ofTheirs)
        }
        // Yours changes only blank lines. They are no reason for a conflict, unless they are in a string.
        guard isSwift, base.code == texts.lines.yours[hunk.lines.yours].code else { return nil }
        let areInString = texts.whole.yours.lines.areInString[texts.lines(of: hunk.lines).yours]
        return areInString.contains(true) ? nil : hunk.lines.templates.map(MergedPart.templates)
    }

    /// True if yours is the change of the templates with more lines above or below it.
    private func isChange(_ templates: LineDiff.Change, partOf yours: LineDiff.Change) -> Bool {
        let base = texts.lines.base
        // Yours may have deleted a blank line beside it.
        let isLonger = yours.new.count > templates.new.count || base[yours.old].code == base[templates.old].code
        guard isLonger, yours.old.contains(templates.old) else { return false }
        func isPart(_ keys: PerText<[Line]>) -> Bool {
            let (mine, theirs) = (keys.yours[yours.new], keys.templates[templates.new])
            return templates.old.lowerBound == yours.old.lowerBound && mine.starts(with: theirs)
                || templates.old.upperBound == yours.old.upperBound && mine.reversed().starts(with: theirs.reversed())
        }
        return isPart(texts.keys) && isPart(texts.outlines.map(\.linesWithDeclarations))
    }

    /// True if the templates delete the lines elsewhere that they insert here.
    private func areMoved(_ insertion: LineDiff.Change) -> Bool {
        let code = texts.lines.templates[insertion.new].code
        return !code.isEmpty && texts.templates.changes.contains { texts.lines.base[$0.old].code == code }
    }

    /// True if one of these lines of yours, or a line beside them, is an import.
    private func areAmongImports(_ range: Range<Int>) -> Bool {
        let lines = texts.lines.yours
        return lines[max(range.lowerBound - 1, 0)..<min(range.upperBound + 1, lines.count)].contains(where: \.isImport)
    }

    /// Keeps one blank line where the templates delete lines with a blank line at both ends, and a person has inserted
    /// lines beside them without a blank line of their own.
    func spaced(_ hunks: [Hunk]) -> [Hunk] {
        hunks.enumerated().map { index, hunk in
            let removed = hunk.lines.base
            guard hunk.yours.isEmpty, hunk.lines.templates.isEmpty, removed.count > 2,
                [removed.lowerBound, removed.upperBound - 1].allSatisfy({ texts.lines.base[$0].isBlank }),
                let above = hunks[..<index].last(where: { !$0.lines.yours.isEmpty }),
                let below = hunks[(index + 1)...].first(where: { !$0.lines.yours.isEmpty }),
                above.lines.base.isEmpty || below.lines.base.isEmpty,
                !texts.lines.yours[above.lines.yours.upperBound - 1].isBlank,
                !texts.lines.yours[below.lines.yours.lowerBound].isBlank
            else { return hunk }
            var spaced = hunk
            spaced.result = [.yours(hunk.lines.yours.upperBound - 1)]
            return spaced
        }
    }

    /// Two insertions at one place; nil if they have to do with each other.
    private func both(
        _ yours: Range<Int>,
        _ templates: Range<Int>,
        below above: Line?,
        isAtStart: Bool
    ) -> [MergedPart]? {
        let (mine, theirs) = (texts.lines.yours[yours], texts.lines.templates[templates])
        let (ofYours, ofTheirs) = (yours.map(MergedPart.yours), templates.map(MergedPart.templates))
        // Comments and attributes of both belong to the same declaration.
        let (head, other) = (mine.head, theirs.head)
        if isSwift, !head.isEmpty, !other.isEmpty, head.places.isDisjoint(with: other.places) {
            let heads = (ofYours.suffix(head.count) + ofTheirs.suffix(other.count)).sorted {
                texts[$0].placeInHead ?? 0 < texts[$1].placeInHead ?? 0
            }
            let (first, second) = (yours.dropLast(head.count), templates.dropLast(other.count))
            return both(first, second, below: above, isAtStart: isAtStart).map { $0 + heads }
        }
        // An attribute or a comment of the templates stays above the line that it belongs to, and their methods stay below
        // properties.
        // A property has its value before `super.init()`, and other statements may need `self`.
        let ofProperties = theirs.filter(\.isCode).map(\.setsProperty)
        let areBelow = mine.first(where: \.isCode)?.callsInitialiser == true && ofProperties.contains(false)
        if areBelow, ofProperties.contains(true) { return nil }
        let areTheirsLast =
            isAtStart || areBelow || theirs.endWithComment || mine.declareProperty && theirs.declareOnlyMethods
        let (upper, lower) = areTheirsLast ? (mine, theirs) : (theirs, mine)
        guard canTakeBoth(upper, lower, below: above) else { return nil }
        return areTheirsLast ? both(ofYours, ofTheirs) : both(ofTheirs, ofYours)
    }

    /// True for two insertions at one place that have nothing to do with each other.
    private func canTakeBoth(_ first: ArraySlice<Line>, _ second: ArraySlice<Line>, below above: Line?) -> Bool {
        guard Nesting(first).isBalanced, Nesting(second).isBalanced, areUnrelated(first, second, below: above),
            !first.continueStatement, !second.continueStatement
        else { return false }
        // The last line must not belong to what follows it.
        return (!first.endWithComment || isSwift && first.last?.isBlank ?? false && !first.endWithAttribute)
            && canContinueList(first, below: above)
    }

    /// True unless both have the same line, or declare the same variable, type, or parameter of a list. Lines within two
    /// different declarations do not count: two methods may call the same.
    private func areUnrelated(_ mine: ArraySlice<Line>, _ theirs: ArraySlice<Line>, below above: Line?) -> Bool {
        let isList = above?.expectsElement ?? false
        if isList, !Set(mine.compactMap(\.label)).isDisjoint(with: theirs.compactMap(\.label)) { return false }
        guard mine.shareLine(with: theirs) else { return !mine.declaresName(of: theirs) }
        guard Nesting(mine).isBalanced, Nesting(theirs).isBalanced else { return false }
        guard mine.membersOfExtensions.isDisjoint(with: theirs.membersOfExtensions) else { return false }
        // A type may have several extensions.
        let (outer, others) = (mine.outer.filter { !$0.isPlainExtension }, theirs.outer.filter { !$0.isPlainExtension })
        let declarations = others.map(Declaration.init)
        return !outer.shareLine(with: others)
            && !outer.contains { line in declarations.contains { $0.declaresSame(as: line) } }
    }

    /// True unless the lines break a list that the line above continues or begins.
    private func canContinueList(_ lines: ArraySlice<Line>, below above: Line?) -> Bool {
        !(above?.expectsElement ?? false) || lines.last { !$0.isBlank }?.endsWithComma ?? false
    }

    /// Both lists of lines, without a second blank line between them.
    private func both(_ first: [MergedPart], _ second: [MergedPart]) -> [MergedPart] {
        let areBlank = [first.last, second.first].allSatisfy { $0.map { texts[$0].isBlank } ?? false }
        return first + second.dropFirst(areBlank ? 1 : 0)
    }
}
