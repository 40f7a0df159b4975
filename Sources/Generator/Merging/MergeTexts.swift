/// The three texts of a merge as lines, with the changes from the merge base to the other two.
struct MergeTexts {

    let texts: Sides<LineText>
    /// The lines to merge. If spacing makes no difference, the last element of each list has a comma.
    private(set) var lines: Sides<[Line]>
    /// The lines that close a list whose last element gets no comma.
    private var bareEnds: Sides<Set<Int>>
    /// The numbers of the lines: equal lines have equal numbers.
    let numbers: Sides<[Int]>
    let yours: LineDiff
    let templates: LineDiff

    /// - Parameter withSpacing: true if lines differ that differ only in the white space at their start or end.
    init(_ texts: Sides<LineText>, withSpacing: Bool) {
        self.texts = texts
        let lists = withSpacing ? nil : texts.map { ListCommas($0.lines) }
        let lines = lists?.map(\.lines) ?? texts.map(\.lines)
        self.lines = lines
        bareEnds = lists?.map(\.bareEnds) ?? texts.map { _ in [] }
        var numbering = LineNumbering()
        numbers = lines.map { numbering.numbers(of: withSpacing ? $0 : $0.withoutSpacing) }
        yours = LineDiff(from: numbers.old, to: numbers.yours)
        templates = LineDiff(from: numbers.old, to: numbers.templates)
        takeTrailingCommas()
    }

    /// Where yours have a comma after the last element as the old text has it, they get it as the templates have it now.
    private mutating func takeTrailingCommas() {
        let ends = Dictionary(uniqueKeysWithValues: templates.unchanged.map { ($0.old, $0.new) })
        for (old, index) in yours.unchanged {
            guard let end = ends[old], bareEnds.old.contains(old) == bareEnds.yours.contains(index) else { continue }
            if bareEnds.templates.contains(end) { bareEnds.yours.insert(index) } else { bareEnds.yours.remove(index) }
        }
    }

    subscript(line: MergedLine) -> Line { lines[line] }

    /// The line as it was before the last element of each list got a comma.
    func original(_ line: MergedLine) -> Line { texts.map(\.lines)[line] }

    /// True if a line of yours and one of the templates are equal, and both or none ends with a comma.
    func areEqual(_ yours: Int, _ templates: Int) -> Bool {
        numbers.yours[yours] == numbers.templates[templates]
            && texts.yours.lines[yours].endsWithComma == texts.templates.lines[templates].endsWithComma
    }

    /// Merges the elements of a list in one line.
    ///
    /// - Returns: the line, now with the elements of both sides; nil for a conflict.
    mutating func mergeElements(of ranges: Sides<Range<Int>>) -> [MergedLine]? {
        guard ranges.old.count == 1, ranges.yours.count == 1, ranges.templates.count == 1,
            let index = ranges.yours.first, !lines.yours.areInString[index],
            let old = ElementList(lines.old[ranges.old.lowerBound]), let yours = ElementList(lines.yours[index]),
            let templates = ElementList(lines.templates[ranges.templates.lowerBound]),
            let merged = ElementList.merged(Sides(old: old, yours: yours, templates: templates))
        else { return nil }
        lines.yours[index] = merged
        return [.yours(index)]
    }

    /// True if a line closes a list whose last element gets no comma.
    func isBareEnd(_ line: MergedLine) -> Bool {
        switch line {
        case .yours(let index): bareEnds.yours.contains(index)
        case .templates(let index): bareEnds.templates.contains(index)
        }
    }
}

extension Sides<[Line]> {

    fileprivate subscript(line: MergedLine) -> Line {
        switch line {
        case .yours(let index): yours[index]
        case .templates(let index): templates[index]
        }
    }
}

/// A line of the merged text, by its index in the text that it is from.
enum MergedLine {
    case yours(Int)
    case templates(Int)
}
