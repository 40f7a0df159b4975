/// Finds merged lines that are in the wrong place, or repeated. A method that the templates add to a class must not end
/// up in an extension that a person wrote below it, nor a person's method in another type.
struct MergePlaces {

    let hunks: [Hunk]
    /// The merged text, with yours in the place of conflicts.
    let merged: [MergedPart]
    let outline: Outline
    /// The hunk of each merged line, and of each line of yours.
    let hunksOfMerged: [Int]
    let hunksOfYours: [Int]
    /// The lines that all three texts have: for each, by its index in the templates, its index in yours.
    let unchanged: [Int: Int]
    /// Their indices in yours.
    let unchangedYours: Set<Int>
    /// The lines of the merge base that a person left: for each, its index in yours.
    let yoursOfBase: [Int: Int]
    private let texts: MergeTexts

    var outlines: PerText<Outline> { texts.outlines }

    init(_ texts: MergeTexts, _ hunks: [Hunk]) {
        (self.texts, self.hunks) = (texts, hunks)
        let results = hunks.map { $0.result ?? $0.lines.yours.map(MergedPart.yours) }
        merged = Array(results.joined())
        outline = Outline(merged.map { texts[$0] })
        hunksOfMerged = results.enumerated().flatMap { repeatElement($0, count: $1.count) }
        hunksOfYours = hunks.enumerated().flatMap { repeatElement($0, count: $1.lines.yours.count) }
        let yours = texts.yours.unchangedIndices
        let templates = Dictionary(uniqueKeysWithValues: texts.templates.unchanged.map { ($0.new, $0.old) })
        unchanged = templates.compactMapValues { yours[$0] }
        unchangedYours = Set(unchanged.values)
        yoursOfBase = yours
    }

    /// The hunks, with two changes: there is a conflict from each misplaced line to the line that it belongs to, and
    /// insertions of the templates that yours has elsewhere are left out.
    func checked() -> [Hunk] {
        let (conflicts, repeated) = found()
        var checked: [Hunk] = []
        for (index, hunk) in hunks.enumerated() {
            let ofHunk = conflicts.filter { $0.contains(index) }
            if ofHunk.isEmpty {
                checked.append(hunk)
                if repeated.contains(index) { checked[checked.count - 1].result = [] }
            } else {
                let first = ofHunk.contains { $0.lowerBound < index } ? checked.removeLast() : hunk
                checked.append(Hunk(conflictFrom: first.lines, to: hunk.lines))
            }
        }
        return checked
    }

    /// The hunks that must be conflicts, because an inserted line is misplaced, or the templates change an equal line
    /// of another method; and the hunks of the templates' insertions that yours has elsewhere.
    private func found() -> (conflicts: [ClosedRange<Int>], repeated: Set<Int>) {
        let inserted = Set(texts.yours.changes.flatMap(\.new))
        var conflicts: [ClosedRange<Int>] = []
        var repeated: Set<Int> = []
        for (position, line) in merged.enumerated() {
            let hunk = hunksOfMerged[position]
            if hunks[hunk].result == nil || conflicts.last?.contains(hunk) ?? false { continue }
            switch line {
            case .yours(let index):
                guard inserted.contains(index), !outline.lines[position].isBlank else { continue }
                if let conflict = conflict(ofYours: index, at: position) { conflicts.append(conflict) }
            case .templates(let index):
                if let change = change(ofYours: inserted, declaringAt: position) {
                    let lines = hunks[hunk].lines
                    let theirs = texts.lines.templates[lines.templates]
                    let isSame =
                        lines.base.isEmpty && lines.yours.isEmpty && Nesting(theirs).isBalanced
                        && theirs.areInOrder(among: texts.lines.yours[change.new])
                    if isSame { repeated.insert(hunk) } else { conflicts.append(hunk...hunk) }
                } else if !repeated.contains(hunk), isMisplaced(index, at: position) {
                    conflicts.append(hunk...hunk)
                }
            }
        }
        conflicts += hunks.indices.filter { takesAnotherLine(hunks[$0]) }.map { $0...$0 } + conflictsOfMovedLines()
        return (conflicts, repeated)
    }

    /// The change of yours that inserts the same declaration as a line of the templates, in the same block or type.
    private func change(ofYours inserted: Set<Int>, declaringAt position: Int) -> LineDiff.Change? {
        for (other, line) in merged.enumerated() where outline.lines[other] == outline.lines[position] {
            guard case .yours(let index) = line, inserted.contains(index), outline.isCode(other),
                outline.openings[other] == outline.openings[position] || areInOneType(other, position)
            else { continue }
            let (before, after) = (outline.declaration(other), outline.declaration(position))
            guard !before.kind.isEmpty, before.rest == after.rest else { continue }
            // A type may have several extensions, with different members.
            if outline.lines[other].isPlainExtension,
                outline.members(of: other).isDisjoint(with: outline.members(of: position))
            {
                continue
            }
            return texts.yours.changes.first { $0.new.contains(index) }
        }
        return nil
    }

    /// True for members of one type, in its declaration or in an extension without `where`.
    private func areInOneType(_ position: Int, _ other: Int) -> Bool {
        func types(_ position: Int) -> [Declaration] { outline.ancestors(of: position).map(outline.declaration) }
        let (types, others) = (types(position), types(other))
        return (types + others).allSatisfy { $0.isType || $0.kind == "extension" && !$0.rest.contains("where ") }
            && types.map(\.name) == others.map(\.name)
    }
}
