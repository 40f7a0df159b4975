/// A part of a template's text.
struct Segment {
    /// With marks for the spellings of the module's name.
    var text: String
    let conditions: [TemplateCondition]
    /// The node that it was written for.
    let node: Int?

    init(_ text: String, _ conditions: [TemplateCondition] = [], node: Int? = nil) {
        (self.text, self.conditions, self.node) = (text, conditions, node)
    }
}

/// The text of a template: segments, each with the conditions under which it is written.
struct TemplateText {

    let segments: [Segment]

    /// What is rendered if some options are on: the text, and the node of each part, by the offset where it begins.
    func rendered(_ isOn: (String) -> Bool) -> (text: String, nodes: [(offset: Int, node: Int?)]) {
        var text = ""
        var nodes: [(offset: Int, node: Int?)] = []
        for segment in segments where segment.conditions.allSatisfy({ isOn($0.flag) == $0.isOn }) {
            nodes.append((text.utf8.count, segment.node))
            text += segment.text
        }
        return (text, nodes)
    }

    /// The template.
    ///
    /// - Parameter lines: receives the first line of each node, from 1.
    func template(lines: inout [Int: Int]) -> String {
        var template = Mustache()
        var (line, isLineStart) = (1, true)
        for segment in aligned {
            let isBlock = !segment.conditions.isEmpty && isLineStart && segment.text.hasSuffix("\n")
            func write(_ tag: String) {
                template.write(tag: tag)
                if isBlock { template.write("\n") }
                line += isBlock ? 1 : 0
            }
            for condition in segment.conditions { write("{{\(condition.mark)}}") }
            if let node = segment.node, lines[node] == nil { lines[node] = line }
            template.write(marked: segment.text)
            line += segment.text.utf8.count { $0 == UInt8(ascii: "\n") }
            for condition in segment.conditions.reversed() { write("{{/\(condition.flag)}}") }
            if !segment.text.isEmpty { isLineStart = segment.text.hasSuffix("\n") }
        }
        return template.finished
    }

    /// The segments, with whole lines in sections as far as possible: a line end before a section moves behind it if
    /// one stands there, too.
    private var aligned: [Segment] {
        var all: [Segment] = []
        for segment in segments where !segment.text.isEmpty {
            if let last = all.last, last.conditions == segment.conditions,
                last.node == segment.node || !last.conditions.isEmpty
            {
                all[all.count - 1].text += segment.text
            } else {
                all.append(segment)
            }
        }
        // A comma that ends the line above stays there.
        var divided: [Segment] = []
        for segment in all {
            let line = segment.text.prefix { $0 != "\n" }
            if !segment.conditions.isEmpty, line.endIndex < segment.text.endIndex, line == "," || line.isEmpty {
                if !line.isEmpty { divided.append(Segment(String(line), segment.conditions, node: segment.node)) }
                divided.append(
                    Segment(String(segment.text[line.endIndex...]), segment.conditions, node: segment.node)
                )
            } else {
                divided.append(segment)
            }
        }
        var lines: [Segment] = []
        var place = 0
        while place < divided.count {
            // Sections that begin with a line end, before a text that does, too.
            let run = divided[place...].prefix { !$0.conditions.isEmpty && $0.text.hasPrefix("\n") }
            let below = place + run.count
            if !run.isEmpty, below < divided.count, divided[below].text.hasPrefix("\n") {
                lines.append(Segment("\n"))
                lines += run.map { Segment($0.text.dropFirst() + "\n", $0.conditions, node: $0.node) }
                divided[below].text.removeFirst()
                place = below
                continue
            }
            // A section that ends with the indentation of the next line, behind such an indentation.
            let own = divided[place]
            let blank = lines.last.map { $0.conditions.isEmpty ? $0.text.suffix(while: \.isBlank) : "" } ?? ""
            if !own.conditions.isEmpty, !blank.isEmpty, own.text.hasSuffix("\n" + blank), place + 1 < divided.count {
                lines[lines.count - 1].text.removeLast(blank.count)
                lines.append(Segment(blank + own.text.dropLast(blank.count), own.conditions, node: own.node))
                divided[place + 1].text = blank + divided[place + 1].text
            } else {
                lines.append(own)
            }
            place += 1
        }
        return lines
    }
}

extension String {

    fileprivate func suffix(while isPart: (Character) -> Bool) -> String {
        String(self[(lastIndex { !isPart($0) }.map(index(after:)) ?? startIndex)...])
    }
}
