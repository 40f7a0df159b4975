/// The three texts of a merge as lines, with the changes from the merge base to the other two.
struct MergeTexts {

    let texts: Sides<LineText>
    let lines: Sides<[Line]>
    /// The numbers of the lines: equal lines have equal numbers.
    let numbers: Sides<[Int]>
    let yours: LineDiff
    let templates: LineDiff

    /// If yours is indented with tabs, the other two are too.
    init(_ sides: Sides<String>) {
        var texts = sides.map(LineText.init)
        if texts.yours.isIndentedWithTabs {
            texts.old = texts.old.indentedWithTabs
            texts.templates = texts.templates.indentedWithTabs
        }
        self.texts = texts
        lines = texts.map(\.lines)
        var numbering = LineNumbering()
        numbers = lines.map { numbering.numbers(of: $0) }
        yours = LineDiff(from: numbers.old, to: numbers.yours)
        templates = LineDiff(from: numbers.old, to: numbers.templates)
    }

    subscript(line: MergedLine) -> Line {
        switch line {
        case .yours(let index): lines.yours[index]
        case .templates(let index): lines.templates[index]
        }
    }
}

/// A line of the merged text, by its index in the text that it is from.
enum MergedLine {
    case yours(Int)
    case templates(Int)
}
