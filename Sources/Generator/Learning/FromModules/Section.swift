/// A section of a template: what is written under a condition.
struct Section {

    enum Part {
        case text(Segment)
        case section(Section)

        /// Nil for a section.
        var text: Segment? { if case .text(let segment) = self { segment } else { nil } }

        /// True if it ends a line, whatever is written of it; for a section, if it consists of whole lines.
        func endsLine(fromLineStart isLineStart: Bool) -> Bool {
            guard case .section(let section) = self else { return text?.text.hasSuffix("\n") == true }
            return section.parts.reduce(isLineStart) { $1.endsLine(fromLineStart: $0) } && isLineStart
        }
    }

    let condition: TemplateCondition
    var parts: [Part]

    /// Segments with common conditions are one section.
    ///
    /// - Parameter depth: how many conditions all segments have in common.
    static func parts(of segments: ArraySlice<Segment>, below depth: Int) -> [Part] {
        var (parts, rest) = ([Part](), segments)
        while let first = rest.first {
            let condition = first.conditions.dropFirst(depth).first
            let own = rest.prefix { $0.conditions.dropFirst(depth).first == condition }
            rest = rest.dropFirst(own.count)
            if let condition {
                parts.append(.section(Section(condition: condition, parts: Self.parts(of: own, below: depth + 1))))
            } else {
                parts.append(.text(own.dropFirst().reduce(first) { $0.appending($1) }))
            }
        }
        return parts
    }

    // MARK: - Whole lines -

    /// The parts with whole lines in sections as far as possible.
    static func aligned(_ parts: [Part]) -> [Part] {
        var aligned: [Part] = []
        var rest = parts.flatMap(divided)[...]
        while let part = rest.first {
            let sections = rest.prefix { $0.text == nil }
            // A line end before sections moves behind them, if one stands there, too.
            let above = sections.prefix { [$0].begin(with: "\n") }
            if !above.isEmpty, let below = rest.dropFirst(above.count).first?.text, below.text.hasPrefix("\n") {
                aligned = aligned.appending(Segment("\n")) + Array(above).movingToEnd("\n")
                rest = [.text(below.changed(dropFirst: 1))] + rest.dropFirst(above.count + 1)
                continue
            }
            // Sections that end with the indentation of the next line, behind such an indentation.
            let blank = aligned.last?.text?.text.suffix(while: \.isBlank) ?? ""
            let indented = blank.isEmpty ? [] : sections.prefix { [$0].end(with: "\n" + blank) }
            if !indented.isEmpty, let last = aligned.popLast()?.text {
                aligned.append(.text(last.changed(dropLast: blank.utf8.count)))
                aligned += Array(indented).movingToStart(blank)
                rest = Array(rest.dropFirst(indented.count)).prepending(Segment(blank))[...]
                continue
            }
            aligned.append(part)
            rest = rest.dropFirst()
        }
        return aligned.filter { $0.text?.text.isEmpty != true }.map { part in
            guard case .section(let section) = part else { return part }
            return .section(Section(condition: section.condition, parts: Self.aligned(section.parts)))
        }
    }

    /// A comma that ends the line above stays there.
    private static func divided(_ part: Part) -> [Part] {
        guard case .section(var section) = part, let first = section.parts.first?.text, first.text.hasPrefix(",\n")
        else { return [part] }
        let comma = first.changed(dropLast: first.text.utf8.count - 1)
        section.parts[0] = .text(first.changed(dropFirst: 1))
        return [.section(Section(condition: section.condition, parts: [.text(comma)])), .section(section)]
    }
}

/// What is written of a section may be empty. So a text moves from one end of a section to the other if it is there
/// whatever is written: `\nA` and `\nB` become `A\n` and `B\n`.
extension [Section.Part] {

    /// True if what is written of the parts begins with a text, or is empty.
    fileprivate func begin(with start: String) -> Bool {
        for part in self {
            guard case .section(let section) = part else { return part.text?.text.hasPrefix(start) == true }
            if !section.parts.begin(with: start) { return false }
        }
        return true
    }

    /// True if what is written of the parts ends with a text, or is empty.
    fileprivate func end(with end: String) -> Bool {
        for part in reversed() {
            guard case .section(let section) = part else { return part.text?.text.hasSuffix(end) == true }
            if !section.parts.end(with: end) { return false }
        }
        return true
    }

    fileprivate func movingToEnd(_ start: String) -> [Section.Part] {
        let sections = prefix { $0.text == nil }.map { $0.changed { $0.movingToEnd(start) } }
        guard let first = dropFirst(sections.count).first?.text else { return sections }
        let own = [.text(first.changed(dropFirst: start.utf8.count))] + dropFirst(sections.count + 1)
        return sections + own.appending(Segment(start))
    }

    fileprivate func movingToStart(_ end: String) -> [Section.Part] {
        let sections = reversed().prefix { $0.text == nil }.reversed().map { $0.changed { $0.movingToStart(end) } }
        guard let last = dropLast(sections.count).last?.text else { return sections }
        let own = dropLast(sections.count + 1) + [.text(last.changed(dropLast: end.utf8.count))]
        return Array(own).prepending(Segment(end)) + sections
    }

    fileprivate func appending(_ segment: Segment) -> [Section.Part] {
        guard let last = last?.text else { return self + [.text(segment)] }
        return dropLast() + [.text(last.appending(segment))]
    }

    fileprivate func prepending(_ segment: Segment) -> [Section.Part] {
        guard let first = first?.text else { return [.text(segment)] + self }
        return [.text(segment.appending(first))] + dropFirst()
    }
}

extension Section.Part {

    fileprivate func changed(_ change: ([Section.Part]) -> [Section.Part]) -> Section.Part {
        guard case .section(let section) = self else { return self }
        return .section(Section(condition: section.condition, parts: change(section.parts)))
    }
}

/// Writes a template from its sections.
struct SectionWriter {

    /// The first line of each node, from 1.
    private(set) var lines: [Int: Int]
    private(set) var template = Mustache()
    private var line = 1
    private var isLineStart = true

    init(lines: [Int: Int]) { self.lines = lines }

    mutating func write(_ parts: [Section.Part]) {
        for part in parts {
            switch part {
            case .text(let segment): write(segment)
            case .section(let section):
                let isBlock = part.endsLine(fromLineStart: isLineStart)
                let end = isBlock ? "\n" : ""
                template.write(tag: "{{\(section.condition.mark)}}" + end)
                line += end.count
                isLineStart = isBlock
                write(section.parts)
                template.write(tag: "{{/\(section.condition.flag)}}" + end)
                line += end.count
                isLineStart = isBlock
            }
        }
    }

    private mutating func write(_ segment: Segment) {
        for (offset, node) in segment.nodes where lines[node] == nil {
            lines[node] = line + segment.text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") }
        }
        template.write(marked: segment.text)
        line += segment.text.utf8.count { $0 == UInt8(ascii: "\n") }
        if !segment.text.isEmpty { isLineStart = segment.text.hasSuffix("\n") }
    }
}

extension String {

    fileprivate func suffix(while isPart: (Character) -> Bool) -> String {
        String(self[(lastIndex { !isPart($0) }.map(index(after:)) ?? startIndex)...])
    }
}
