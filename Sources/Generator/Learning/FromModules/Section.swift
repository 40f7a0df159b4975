/// A section of a template: what is written under a condition.
struct Section {

    enum Part {
        case text(Segment)
        case section(Section)

        /// Its first text; nil for a section that begins with another one.
        var firstText: String? {
            switch self {
            case .text(let segment): segment.text
            case .section(let section): if case .text(let segment) = section.parts.first { segment.text } else { nil }
            }
        }

        /// Its last text; nil for a section that ends with another one.
        var lastText: String? {
            switch self {
            case .text(let segment): segment.text
            case .section(let section): if case .text(let segment) = section.parts.last { segment.text } else { nil }
            }
        }

        /// True if it consists of whole lines, whatever is written of it.
        func endsLine(fromLineStart isLineStart: Bool) -> Bool {
            guard case .section(let section) = self else { return lastText?.hasSuffix("\n") == true }
            let before = section.parts.dropLast().last
            return isLineStart
                && section.parts.last?.endsLine(
                    fromLineStart: before.map { if case .text = $0 { $0.endsLine(fromLineStart: true) } else { false } }
                        ?? true
                ) == true
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
            // A line end before a section moves behind it, if one stands there, too.
            let sections = rest.prefix { $0.beginsLine }
            if !sections.isEmpty, case .text(let below) = rest.dropFirst(sections.count).first, below.beginsLine {
                aligned.append(.text(Segment("\n")))
                aligned += sections.map { $0.changed(dropFirst: 1, suffix: "\n") }
                rest = rest.dropFirst(sections.count)
                rest[rest.startIndex] = .text(below.changed(dropFirst: 1))
                continue
            }
            rest = rest.dropFirst()
            // A section that ends with the indentation of the next line, behind such an indentation.
            if case .text(let last) = aligned.last, case .section = part, let next = rest.first {
                let blank = last.text.suffix(while: \.isBlank)
                if !blank.isEmpty, part.lastText?.hasSuffix("\n" + blank) == true {
                    aligned[aligned.count - 1] = .text(last.changed(dropLast: blank.utf8.count))
                    aligned.append(part.changed(prefix: blank, dropLast: blank.utf8.count))
                    rest[rest.startIndex] = next.changed(prefix: blank)
                    continue
                }
            }
            aligned.append(part)
        }
        return aligned.map { part in
            guard case .section(let section) = part else { return part }
            return .section(Section(condition: section.condition, parts: Self.aligned(section.parts)))
        }
    }

    /// A comma that ends the line above stays there.
    private static func divided(_ part: Part) -> [Part] {
        guard case .section(let section) = part, let text = part.firstText, text.hasPrefix(",\n"),
            case .text(let first) = section.parts.first
        else { return [part] }
        let comma = first.changed(dropLast: text.utf8.count - 1)
        return [.section(Section(condition: section.condition, parts: [.text(comma)])), part.changed(dropFirst: 1)]
    }
}

extension Section.Part {

    fileprivate var beginsLine: Bool {
        if case .section = self { firstText?.hasPrefix("\n") == true } else { false }
    }

    /// Removes and adds bytes at both ends. A section that begins or ends with another one gets a text there.
    fileprivate func changed(
        dropFirst start: Int = 0,
        prefix: String = "",
        dropLast end: Int = 0,
        suffix: String = ""
    ) -> Section.Part {
        switch self {
        case .text(let segment):
            return .text(segment.changed(dropFirst: start, prefix: prefix, dropLast: end, suffix: suffix))
        case .section(var section):
            if firstText == nil, !prefix.isEmpty {
                section.parts.insert(.text(Segment(prefix)), at: 0)
            } else if firstText != nil {
                section.parts[0] = section.parts[0].changed(dropFirst: start, prefix: prefix)
            }
            if let last = section.parts.popLast() {
                if case .section = last, !suffix.isEmpty {
                    section.parts += [last, .text(Segment(suffix))]
                } else {
                    section.parts.append(last.changed(dropLast: end, suffix: suffix))
                }
            }
            return .section(section)
        }
    }
}

extension Segment {

    fileprivate var beginsLine: Bool { text.hasPrefix("\n") }
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
                write(section.parts)
                template.write(tag: "{{/\(section.condition.flag)}}" + end)
                line += end.count
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
