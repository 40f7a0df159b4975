/// A three-way merge of lines: applies the changes of the templates, from what they wrote before to what they write now, to
/// a file that a person has edited.
///
/// The result is that of `git merge-file --zdiff3`, apart from ``MergeRules`` and ``MergePlaces``. Unchanged lines keep
/// their bytes; new lines are indented with tabs if the file is, and end as its first line does.
package struct Merge: Sendable {

    /// A place where both sides changed the same lines in different ways.
    package struct Conflict: Sendable, Equatable {
        /// The line of yours where the conflict begins, from 1.
        package let line: Int
        /// The lines of the merge base; likewise `yours` and `templates`.
        package let old: String
        package let yours: String
        package let templates: String
    }

    /// The merged text. Conflicts have git's markers, with the lines of the merge base between the two sides.
    package let text: String
    package let conflicts: [Conflict]

    package var hasConflicts: Bool { !conflicts.isEmpty }

    /// - Parameters:
    ///   - old: the merge base: what the templates wrote before.
    ///   - yours: the file on disk.
    ///   - templates: what the templates write now.
    ///   - asGit: true to apply only git's rules, so that the result can be compared with git's.
    package init(old: String, yours: String, templates: String, asGit: Bool = false) {
        let isEdited = !yours.utf8.elementsEqual(old.utf8)
        if !isEdited || templates.utf8.elementsEqual(old.utf8) || templates.utf8.elementsEqual(yours.utf8) {
            (text, conflicts) = (isEdited ? yours : templates, [])
            return
        }
        let texts = MergeTexts(Sides(old: old, yours: yours, templates: templates))
        let rules = MergeRules(texts)
        var blocks = MergeBlock.blocks(of: texts) { !asGit && rules.isBeside($0) }
        if !asGit {
            for (index, block) in blocks.enumerated() where block.result == nil {
                blocks[index].result = rules.result(of: block)
            }
            blocks = MergePlaces(texts, rules.spaced(blocks)).checked()
        }
        var writer = MergeWriter(texts)
        for block in blocks { writer.append(block) }
        (text, conflicts) = (writer.text, writer.conflicts)
    }
}
