/// A part of a template's text.
struct Segment {
    /// With marks for the spellings of the module's name.
    private(set) var text: String
    let conditions: [TemplateCondition]
    /// The nodes that its parts were written for, each with the offset where its part begins.
    private(set) var nodes: [(offset: Int, node: Int)]

    init(_ text: String, _ conditions: [TemplateCondition] = [], node: Int? = nil) {
        (self.text, self.conditions) = (text, conditions.unique)
        nodes = node.map { [(0, $0)] } ?? []
    }

    func appending(_ other: Segment) -> Segment {
        var segment = self
        segment.nodes += other.nodes.map { ($0.offset + text.utf8.count, $0.node) }
        segment.text += other.text
        return segment
    }

    /// The text without bytes at its ends.
    func changed(dropFirst start: Int = 0, dropLast end: Int = 0) -> Segment {
        var segment = self
        segment.text = String(Substring(text.utf8.dropFirst(start).dropLast(end)))
        segment.nodes = nodes.map { (max(0, $0.offset - start), $0.node) }
        return segment
    }
}

/// The text of a template: segments, each with the conditions under which it is written.
struct TemplateText {

    let segments: [Segment]

    /// The same without line ends at its beginning.
    var withoutBlankLinesAbove: TemplateText {
        let blank = segments.prefix { $0.text.allSatisfy { $0 == "\n" } }
        guard let first = segments.dropFirst(blank.count).first else { return self }
        let count = first.text.prefix { $0 == "\n" }.count
        return TemplateText(segments: [first.changed(dropFirst: count)] + segments.dropFirst(blank.count + 1))
    }

    /// What is rendered if some conditions hold: the text, and the node of each part, by the offset where it begins.
    func rendered(_ holds: (TemplateCondition) -> Bool) -> (text: String, nodes: [(offset: Int, node: Int?)]) {
        var text = ""
        var nodes: [(offset: Int, node: Int?)] = []
        for segment in segments where segment.conditions.allSatisfy(holds) {
            nodes.append((text.utf8.count, segment.nodes.first?.node))
            text += segment.text
        }
        return (text, nodes)
    }

    /// The template.
    ///
    /// - Parameter lines: receives the first line of each node, from 1.
    func template(lines: inout [Int: Int]) -> String {
        var writer = SectionWriter(lines: lines)
        writer.write(Section.aligned(Section.parts(of: segments.filter { !$0.text.isEmpty }[...], below: 0)))
        lines = writer.lines
        return writer.template.finished
    }
}
