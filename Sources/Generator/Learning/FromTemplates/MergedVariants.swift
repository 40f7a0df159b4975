/// One template for the texts that a file has in several variants: each line is in the sections of the variants that
/// have it.
struct MergedVariants {

    /// A line, with its line end.
    struct VariantLine {
        let line: Line
        var variants: Set<Int>
    }

    private(set) var rows: [VariantLine] = []

    /// - Parameter texts: the file's text in each variant that has it, as a template.
    init(_ texts: [Int: String]) {
        let variants = Dictionary(grouping: texts.keys) { texts[$0] ?? "" }.mapValues(Set.init)
        for (text, own) in variants.sorted(by: { ($0.value.min() ?? 0) < ($1.value.min() ?? 0) }) {
            let lines = Line.withEnds(of: Array(text.utf8)[...])
            let diff = LineDiff(from: rows.map(\.line), to: lines)
            var merged: [VariantLine] = []
            var (old, new) = (0, 0)
            for (row, line) in diff.unchanged + [(rows.count, lines.count)] {
                merged += rows[old..<row] + lines[new..<line].map { VariantLine(line: $0, variants: own) }
                if row < rows.count {
                    merged.append(VariantLine(line: rows[row].line, variants: rows[row].variants.union(own)))
                }
                (old, new) = (row + 1, line + 1)
            }
            rows = merged
        }
    }

    /// The text of the template.
    ///
    /// - Parameter all: the variants of the template that have any files, whether they have this one or not.
    func template(_ conditions: VariantConditions, among all: Set<Int>) -> String {
        var text: [UInt8] = []
        /// Writes a tag: on a line of its own if a line begins there.
        func write(_ tag: String) {
            let isLineStart = text.isEmpty || text.last == UInt8(ascii: "\n")
            text += (isLineStart ? tag + "\n" : tag).utf8
        }
        func writeSection(_ condition: VariantCondition, _ content: () -> Void) {
            for (test, isOn) in condition { write("{{\(isOn ? "#" : "^")\(test.text)}}") }
            content()
            for (test, _) in condition.reversed() { write("{{/\(test.text)}}") }
        }
        func writeRows(among variants: Set<Int>) {
            var rest = rows[...]
            while let first = rest.first {
                // Successive lines that the same variants have.
                let run = rest.prefix { $0.variants == first.variants }
                for condition in conditions.conditions(for: first.variants, among: variants) {
                    writeSection(condition) { text += run.flatMap(\.line.bytes) }
                }
                rest = rest.dropFirst(run.count)
            }
        }
        let own = rows.reduce(into: Set()) { $0.formUnion($1.variants) }
        let outer = conditions.conditions(for: own, among: all)
        // If one condition decides whether the file is written, the whole template is in its section.
        if outer.count == 1 {
            writeSection(outer[0]) { writeRows(among: own) }
        } else {
            writeRows(among: all)
        }
        return String(decoding: text, as: UTF8.self)
    }
}
