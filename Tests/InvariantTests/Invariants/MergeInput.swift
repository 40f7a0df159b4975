@testable import VipergenGenerator

/// Three texts: the merge base, yours and the templates. If the first byte is a tab, each byte after it stands for a
/// line.
///
/// If one side is unchanged, the merge is the other one. A merge of Swift is proved, and a second one changes nothing.
/// In a merge of lines, every line is from one of the sides, and no line of yours is lost.
struct MergeInput {

    private let base: String
    private let yours: String
    private let templates: String

    init(_ input: [UInt8]) {
        let isOfLines = input.first == UInt8(ascii: "\t")
        let texts =
            isOfLines
            ? input.dropFirst().split(separator: 0, omittingEmptySubsequences: false).map { Self.text(of: $0) }
            : parts(of: input, atMost: 3)
        base = texts[0]
        yours = texts.count > 1 ? texts[1] : ""
        templates = texts.count > 2 ? texts[2] : ""
    }

    private static let lines = [
        "\n", "}\n", "    }\n", "class A {\n", "    func a() {\n", "        call()\n", "    let a = 0\n",
        "import UIKit\n",
        "// MARK: - A -\n", "    @objc\n", "    init(\n", "        a: Int,\n", "        b: Int\n", "    ) {\n",
        "#if DEBUG\n",
        "#endif\n", "    /* a\n", "    */\n", "\"\"\"\n", "\tcall()\n", "\t}\n", "import RxSwift\n", "        .map()\n",
        "    // why\n", "extension A: B {\n", "let x = \"{\"\n", "    \n", "a\r\n", "\r\n", "<<<<<<< yours\n",
        "=======\n", "last",
    ]

    private static func text(of bytes: ArraySlice<UInt8>) -> String {
        bytes.map { $0 < 224 ? lines[Int($0) % lines.count] : "        a\($0)()\n" }.joined()
    }

    func check() throws(Invariant.Broken) {
        try hold(
            Merge(base: base, yours: base, templates: templates).text == templates,
            "the templates' change is not taken"
        )
        try hold(Merge(base: base, yours: yours, templates: base).text == yours, "without a change, yours is changed")
        try hold(Merge(base: base, yours: yours, templates: yours).text == yours, "the same change is changed")
        try check(Merge(base: base, yours: yours, templates: templates, isSwift: false), lines)
        let merge = Merge(base: base, yours: yours, templates: templates)
        guard !merge.hasConflicts else { return }
        let again = Merge(base: base, yours: merge.text, templates: templates)
        try hold(!again.hasConflicts && again.text == merge.text, "a second merge changes the result")
        try hold(mistake(in: merge.text) == nil, "\(mistake(in: merge.text) ?? "")")
    }

    /// What the proof finds in a result.
    private func mistake(in result: String) -> String? {
        let trees = PerText(base: SwiftTree(base), yours: SwiftTree(yours), templates: SwiftTree(templates))
        let isMerged = yours != base && yours != templates && base != templates
        guard isMerged, trees.base.isMergeable, trees.yours.isMergeable, trees.templates.isMergeable else {
            return nil
        }
        var numbers = ComparedText.Numbers()
        let texts = PerText(
            base: ComparedText(trees.base, &numbers),
            yours: ComparedText(trees.yours, &numbers),
            templates: ComparedText(trees.templates, &numbers)
        )
        let merged = ComparedText(SwiftTree(result), &numbers)
        return MergeProof.mistake(in: merged, of: texts, Matching(texts))
    }

    private func check(_ merge: Merge, _ counts: (String) -> [Line: Int]) throws(Invariant.Broken) {
        let merged = counts(merge.text)
        let (base, yours, templates) = (counts(base), counts(yours), counts(templates))
        for (line, count) in yours where !line.isBlank {
            let isThere = merged[line, default: 0] >= count - base[line, default: 0]
            try hold(isThere, "something of yours is lost: \(String(decoding: line.bytes, as: UTF8.self))")
        }
        let markers = merge.conflicts.isEmpty ? 0 : 4
        // A conflict has lines of the merge base, too.
        let known = Set(yours.keys).union(templates.keys).union(merge.hasConflicts ? Array(base.keys) : [])
        let strange = merged.keys.filter { !known.contains($0) }
        try hold(strange.count <= markers, "something is from nowhere: \(strange)")
        let lineCount = Array(self.yours.utf8).lines.count
        for line in merge.conflicts.compactMap(\.line) {
            try hold(1...max(1, lineCount) ~= line, "a conflict lies in line \(line) of \(lineCount)")
        }
    }

    /// The number of each line in a text, without white space around it.
    private func lines(_ text: String) -> [Line: Int] {
        LineText(text).lines.reduce(into: [:]) { counts, line in
            let code = line.trimmed
            counts[code, default: 0] += 1
        }
    }
}
