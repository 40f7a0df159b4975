/// A file of several variants as one template: every line is in the sections of the variants that have it.
struct MergedVariants {

    /// A line, with its line end.
    struct Row {
        let line: Line
        var variants: Set<Int>
    }

    private(set) var rows: [Row] = []

    /// - Parameter texts: the file's text in each variant that has it, as a template.
    init(_ texts: [Int: String]) {
        var variants: [String: Set<Int>] = [:]
        for (variant, text) in texts { variants[text, default: []].insert(variant) }
        var numbering = LineNumbering()
        for (text, own) in variants.sorted(by: { ($0.value.min() ?? 0) < ($1.value.min() ?? 0) }) {
            let lines = Line.withEnds(of: Array(text.utf8))
            let diff = LineDiff(from: numbering.numbers(of: rows.map(\.line)), to: numbering.numbers(of: lines))
            var merged: [Row] = []
            var (old, new) = (0, 0)
            for (row, line) in diff.unchanged + [(rows.count, lines.count)] {
                merged += rows[old..<row] + lines[new..<line].map { Row(line: $0, variants: own) }
                if row < rows.count {
                    merged.append(Row(line: rows[row].line, variants: rows[row].variants.union(own)))
                }
                (old, new) = (row + 1, line + 1)
            }
            rows = merged
        }
    }

    /// The template.
    ///
    /// - Parameter all: all variants, with and without the file.
    func template(_ conditions: VariantConditions, among all: Set<Int>) -> String {
        let own = rows.reduce(into: Set()) { $0.formUnion($1.variants) }
        let outer = conditions.conditions(for: own, among: all)
        // A file that one condition decides on is in one section.
        let isWhole = outer.count == 1
        var writer = SectionWriter()
        if isWhole { writer.open(outer[0]) }
        for run in rows.runs {
            for condition in conditions.conditions(for: run[run.startIndex].variants, among: isWhole ? own : all) {
                writer.open(condition)
                for row in run { writer.text += row.line.bytes }
                writer.close(condition)
            }
        }
        if isWhole { writer.close(outer[0]) }
        return String(decoding: writer.text, as: UTF8.self)
    }
}

/// Writes sections, whose tags are on lines of their own where a line begins.
private struct SectionWriter {

    var text: [UInt8] = []

    mutating func open(_ condition: VariantCondition) {
        for (test, isOn) in condition { write("{{\(isOn ? "#" : "^")\(test.tag)}}") }
    }

    mutating func close(_ condition: VariantCondition) {
        for (test, _) in condition.reversed() { write("{{/\(test.tag)}}") }
    }

    private mutating func write(_ tag: String) {
        let isLineStart = text.isEmpty || text.last == UInt8(ascii: "\n")
        text += (isLineStart ? tag + "\n" : tag).utf8
    }
}

extension [MergedVariants.Row] {

    /// Lines that the same variants have, as long as they follow each other.
    fileprivate var runs: [ArraySlice<MergedVariants.Row>] {
        var runs: [ArraySlice<MergedVariants.Row>] = []
        for (index, row) in enumerated() {
            if let last = runs.last, last.last?.variants == row.variants {
                runs[runs.count - 1] = self[last.startIndex...index]
            } else {
                runs.append(self[index...index])
            }
        }
        return runs
    }
}
