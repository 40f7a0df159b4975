/// Maps the lines of a rendered text to the lines of the templates that they come from.
package struct SourceMap: Sendable {

    /// A part of the text, up to the next one.
    private struct Segment {
        /// Where it begins in the text, in bytes.
        let start: Int
        let source: SourceText
        /// Where it begins in the source, in bytes.
        let offset: Int
    }

    private var segments: [Segment] = []

    /// Adds a segment after all others: it begins at `start` in the text, and at `offset` in its source.
    mutating func append(_ offset: Int, of source: SourceText, at start: Int) {
        segments.append(Segment(start: start, source: source, offset: offset))
    }

    /// The line of a template, partial or header that a place in the rendered text comes from.
    ///
    /// - Parameters:
    ///   - line: from 1; a line after the last counts as the last, and 0 as the first.
    ///   - column: in bytes, from 1, as compilers count.
    ///   - text: the rendered text.
    /// - Returns: nil if nothing of the text comes from a template.
    package func place(line: Int, column: Int, in text: [UInt8]) -> Diagnostic.Place? {
        let newline = UInt8(ascii: "\n")
        let starts = [0] + text.indices.filter { text[$0] == newline && $0 + 1 < text.count }.map { $0 + 1 }
        let lineStart = starts[max(1, min(line, starts.count)) - 1]
        let lineEnd = text[lineStart...].firstIndex(of: newline) ?? text.count
        let position = min(lineStart + max(0, column - 1), lineEnd)
        guard let segment = segments.last(where: { $0.start <= position }) else { return nil }
        // Partials change the indentation of lines, but not their number.
        let linesBefore = text[segment.start..<position].count { $0 == newline }
        return segment.source.place(ofLine: linesBefore, after: segment.offset)
    }
}
