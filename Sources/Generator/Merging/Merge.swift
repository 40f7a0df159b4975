/// A three-way merge of lines: what the templates changed, from what they wrote once to what they write now, is taken
/// over into a file that people have worked on.
///
/// It is the merge of `git merge-file --zdiff3`, with ``MergeRules`` and ``MergePlaces`` in addition. Lines that nobody
/// changed keep their bytes; new ones are indented with tabs if the file is, and end as its first line does.
package struct Merge: Sendable {

    /// A place where both sides changed the same lines, each in its way.
    package struct Conflict: Sendable, Equatable {
        /// The line in yours where it lies, counted from one.
        package let line: Int
        /// What stands there in the old text; likewise `yours` and `templates`.
        package let old: String
        package let yours: String
        package let templates: String
    }

    /// The merged text. Conflicts are in it with git's markers, the old lines between the two sides.
    package private(set) var text: String
    package private(set) var conflicts: [Conflict] = []

    package var hasConflicts: Bool { !conflicts.isEmpty }

    /// - Parameters:
    ///   - old: what the templates wrote once.
    ///   - yours: the file as it is on disk.
    ///   - templates: what the templates write now.
    ///   - asGit: to merge by git's rules alone, so that the two can be compared.
    package init(old: String, yours: String, templates: String, asGit: Bool = false) {
        text = yours
        guard !templates.utf8.elementsEqual(old.utf8), !templates.utf8.elementsEqual(yours.utf8) else { return }
        guard !yours.utf8.elementsEqual(old.utf8) else {
            text = templates
            return
        }
        var texts = Sides(old: LineText(old), yours: LineText(yours), templates: LineText(templates))
        if texts.yours.isIndentedWithTabs {
            texts.old = texts.old.indentedWithTabs
            texts.templates = texts.templates.indentedWithTabs
        }
        var numbering = LineNumbering()
        let numbers = texts.map { numbering.numbers(of: $0.lines) }
        let lines = texts.map(\.lines)
        let rules = MergeRules(lines)
        let mine = LineDiff(from: numbers.old, to: numbers.yours).changes
        let changed = LineDiff(from: numbers.old, to: numbers.templates).changes
        var blocks = MergeBlock.blocks(
            yours: mine,
            templates: changed,
            count: numbers.old.count,
            where: { !asGit && rules.isBeside($0, changed) }
        )
        var outcomes = blocks.map { block -> MergeOutcome in
            if block.templates.isEmpty { return .yours(block.lines.yours) }
            if block.yours.isEmpty { return .templates(block.lines.templates) }
            if numbers.yours[block.lines.yours] == numbers.templates[block.lines.templates] {
                return .yours(block.lines.yours)
            }
            return asGit ? .conflict : rules.outcome(of: block)
        }
        if !asGit {
            let places = MergePlaces(lines, yours: mine, templates: changed)
            (blocks, outcomes) = places.checked(rules.spaced(outcomes, of: blocks), of: blocks)
        }
        var writer = MergeWriter(texts)
        for (outcome, block) in zip(outcomes, blocks) {
            switch outcome {
            case .lines(let origins): writer.append(origins)
            case .conflict:
                let (all, narrowed) = (block.lines.yours, block.narrowed(numbers))
                writer.append((all.lowerBound..<narrowed.yours.lowerBound).map { .yours($0) })
                writer.append(conflict: narrowed)
                writer.append((narrowed.yours.upperBound..<all.upperBound).map { .yours($0) })
            }
        }
        (text, conflicts) = (writer.text, writer.conflicts)
    }
}
