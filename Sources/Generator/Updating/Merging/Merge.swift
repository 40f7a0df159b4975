/// A three-way merge: applies the changes of the templates, from what they wrote before to what they write now, to a
/// file that a person has edited.
///
/// Swift is merged as trees (``TreeMerge``), and the result is proved (``MergeProof``). What is not proved is a
/// conflict. Other files are merged as git does (``LineMerge``).
package struct Merge: Sendable {

    /// A place where yours and the templates changed the same thing in different ways.
    package struct Conflict: Sendable, Equatable {

        static let bothChanged = "the templates change what you edited"
        static let deletesEdited = "the templates delete what you edited"

        /// The line of yours where the conflict begins, from 1; nil for a conflict about the whole file.
        package let line: Int?
        /// What is in conflict, to be shown behind the place.
        package let message: String
        /// The change that the templates make there, as lines of a diff; of a long one, the first few.
        package let diff: [String]
    }

    /// The merged text. Conflicts have git's marks, with the merge base between yours and the templates.
    package let text: String
    package let conflicts: [Conflict]
    /// What the templates change or delete, and yours does not declare: it may be in another file now.
    let missed: Set<SwiftTree.Declaration>

    package var hasConflicts: Bool { !conflicts.isEmpty }

    /// - Parameters:
    ///   - base: the merge base: what the templates wrote before.
    ///   - yours: the file on disk.
    ///   - templates: what the templates write now.
    ///   - indentation: that of the module, for a file without indented lines; nil to keep the templates'.
    ///   - isSwift: false for a text that is not Swift.
    package init(
        base: String,
        yours: String,
        templates: String,
        indentation: Indentation? = nil,
        isSwift: Bool = true
    ) {
        let isEdited = !yours.utf8.elementsEqual(base.utf8)
        if !isEdited || templates.utf8.elementsEqual(base.utf8) || templates.utf8.elementsEqual(yours.utf8) {
            text = isEdited ? yours : templates
            conflicts = []
            missed = []
            return
        }
        let sources = PerText(base: Array(base.utf8), yours: Array(yours.utf8), templates: Array(templates.utf8))
        let merged = (isSwift ? Self.trees(sources, indentation) : nil) ?? Self.lines(sources)
        text = String(decoding: merged.text, as: UTF8.self)
        (conflicts, missed) = (merged.conflicts, merged.missed)
    }

    private typealias Result = (text: [UInt8], conflicts: [Conflict], missed: Set<SwiftTree.Declaration>)

    private static func lines(_ sources: PerText<[UInt8]>) -> Result {
        let merge = LineMerge(sources)
        return (merge.text, merge.conflicts, [])
    }

    /// Nil if one of the texts cannot be read.
    private static func trees(_ sources: PerText<[UInt8]>, _ indentation: Indentation?) -> Result? {
        let trees = sources.map { SwiftTree($0) }
        guard trees.base.isMergeable, trees.yours.isMergeable, trees.templates.isMergeable else { return nil }
        var numbers = ComparedText.Numbers()
        let templates = ComparedText(trees.templates, &numbers)
        let unit = indentation?.step ?? templates.unit
        let texts = PerText(
            base: ComparedText(trees.base, &numbers),
            yours: ComparedText(trees.yours, &numbers, unit: unit),
            templates: templates
        )
        var merge = TreeMerge(texts)
        do throws(TreeMerge.Clash) {
            let text = try merge.result()
            if !merge.conflicts.isEmpty {
                return (text, merge.conflicts.sorted { ($0.line ?? 0) < ($1.line ?? 0) }, [])
            }
            let result = ComparedText(SwiftTree(text), &numbers, unit: unit)
            if let mistake = MergeProof.mistake(in: result, of: texts, merge.matching) {
                throw TreeMerge.Clash(message: "the result is not certain: \(mistake)")
            }
            let missed = texts.base.declarations.filter { name, nodes in
                let new = texts.templates.declarations[name]
                return texts.yours.declarations[name] == nil
                    && nodes.map(texts.base.commentedContent) != new?.map(texts.templates.commentedContent)
            }
            return (text, [], Set(missed.keys))
        } catch {
            return whole(sources, texts, error)
        }
    }

    /// A conflict of the whole file: with git's marks, if git finds a conflict, too; else around all of it.
    private static func whole(
        _ sources: PerText<[UInt8]>,
        _ texts: PerText<ComparedText>,
        _ clash: TreeMerge.Clash
    ) -> Result {
        let merge = LineMerge(sources)
        let line = clash.node.map(texts.yours.line)
        let diff = ConflictText.diff(from: sources.base.lines, to: sources.templates.lines)
        let conflict = Conflict(line: line ?? merge.conflicts.first?.line ?? 1, message: clash.message, diff: diff)
        if !merge.conflicts.isEmpty { return (merge.text, [conflict], []) }
        let end = Array((LineText(sources.yours).firstEnd ?? .lineFeed).rawValue.utf8)
        let text = ConflictText.marked(sources.yours[...], sources.base[...], sources.templates[...], end)
        return (text + end, [conflict], [])
    }
}

extension SwiftTree {

    /// True if it is Swift as far as the tree knows, and blocks of types have nothing but declarations. Something else is
    /// in no node.
    var isMergeable: Bool {
        isReadable
            && nodes.indices.allSatisfy { node in
                switch nodes[node].kind {
                case .memberBlock, .accessorBlock, .caseBlock:
                    ownTokens(of: node).allSatisfy { [.openBrace, .closeBrace, .semicolon].contains($0.kind) }
                default: true
                }
            }
    }

    /// The tokens of a node that are in none of its children.
    private func ownTokens(of node: Int) -> [Token] {
        var own: [Token] = []
        var position = nodes[node].tokens.lowerBound
        for child in children(of: node) {
            own += tokens[position..<max(position, nodes[child].tokens.lowerBound)]
            position = max(position, nodes[child].tokens.upperBound)
        }
        return own + tokens[position..<max(position, nodes[node].tokens.upperBound)]
    }
}
