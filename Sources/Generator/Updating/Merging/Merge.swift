/// A three-way merge of lines: applies the changes of the templates, from what they wrote before to what they write
/// now, to a file that a person has edited.
///
/// Where `git merge-file --zdiff3` has no conflict, the result is git's, apart from ``MergePlaces``. Elsewhere,
/// ``MergeRules`` and further tries, which compare code rather than bytes, leave fewer conflicts. Unchanged lines keep
/// their bytes; new lines are indented as the file is, and end as its first line does.
package struct Merge: Sendable {

    /// A place where yours and the templates changed the same lines in different ways.
    package struct Conflict: Sendable, Equatable {
        /// The line of yours where the conflict begins, from 1.
        package let line: Int
        /// The change that the templates make there, as lines of a diff; of a long one, the first few.
        package let diff: [String]
    }

    /// The merged text. Conflicts have git's markers, with the merge base between yours and the templates.
    package let text: String
    package let conflicts: [Conflict]

    package var hasConflicts: Bool { !conflicts.isEmpty }

    /// - Parameters:
    ///   - base: the merge base: what the templates wrote before.
    ///   - yours: the file on disk.
    ///   - templates: what the templates write now.
    ///   - indentation: that of the module, for a file without indented lines; nil to keep the templates'.
    ///   - isSwift: false for a text that is not Swift.
    ///   - asGit: true to apply only git's rules, so that the result can be compared with git's.
    package init(
        base: String,
        yours: String,
        templates: String,
        indentation: Indentation? = nil,
        isSwift: Bool = true,
        asGit: Bool = false
    ) {
        let isEdited = !yours.utf8.elementsEqual(base.utf8)
        if !isEdited || templates.utf8.elementsEqual(base.utf8) || templates.utf8.elementsEqual(yours.utf8) {
            (text, conflicts) = (isEdited ? yours : templates, [])
            return
        }
        var texts = PerText(base: LineText(base), yours: LineText(yours), templates: LineText(templates))
        if !asGit { texts.indent(as: indentation) }
        var merged = Self.merged(MergeTexts(texts, comparing: .bytes), isSwift: isSwift, asGit: asGit)
        if !asGit, isSwift, !merged.conflicts.isEmpty {
            let others = [MergeTexts.Comparison.declarations, .code].lazy.map {
                Self.merged(MergeTexts(texts, comparing: $0), isSwift: true, asGit: false)
            }
            merged = others.first { $0.conflicts.isEmpty } ?? others[1]
        }
        (text, conflicts) = (merged.text, merged.conflicts)
    }

    private static func merged(_ texts: MergeTexts, isSwift: Bool, asGit: Bool) -> MergeWriter {
        let rules = MergeRules(texts: texts, isSwift: isSwift)
        var hunks = Hunk.hunks(of: texts) { !asGit && rules.areApart($0, $1) }
        if !asGit {
            for (index, hunk) in hunks.enumerated() where hunk.result == nil {
                hunks[index].result = rules.result(of: hunk)
            }
            hunks = MergePlaces(texts, rules.spaced(hunks)).checked()
        }
        return MergeWriter(texts, Hunk.inLines(hunks, of: texts))
    }
}
