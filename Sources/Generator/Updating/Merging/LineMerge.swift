/// Git's merge of lines (`git merge-file --zdiff3`): for files that are no Swift, and for Swift that cannot be read.
///
/// Lines are compared without their ends. New lines end as the first line of yours does.
struct LineMerge {

    /// The merged text, with git's marks around conflicts.
    private(set) var text: [UInt8] = []
    private(set) var conflicts: [Merge.Conflict] = []

    private let yours: LineText
    private let lineEnd: [UInt8]

    init(_ sources: PerText<[UInt8]>) {
        let texts = sources.map(LineText.init)
        let lines = texts.map(\.lines)
        self.yours = texts.yours
        lineEnd = Array((texts.yours.firstEnd ?? texts.templates.firstEnd ?? .lineFeed).rawValue.utf8)
        let parts = ThreeWay.parts(lines) { LineDiff(from: $0, to: $1).unchanged }
        for part in parts {
            let part = (yours: part.yours, lines: lines.zip(part) { $0[$1] })
            switch part.lines.side {
            case .yours: appendYours(part.yours)
            case .templates: append(part.lines.templates)
            case nil: appendConflict(part.yours, part.lines)
            }
        }
        let isOfYours = texts.yours.lacksLastEnd != texts.base.lacksLastEnd
        let lacksLastEnd = (isOfYours ? texts.yours : texts.templates).lacksLastEnd
        if lacksLastEnd, text.last == UInt8(ascii: "\n") {
            text.removeLast()
            if text.last == UInt8(ascii: "\r") { text.removeLast() }
        }
    }

    private mutating func appendConflict(_ range: Range<Int>, _ lines: PerText<ArraySlice<Line>>) {
        // Equal lines at both ends are outside of the marks.
        let new = lines.templates
        let start = zip(lines.yours, new).prefix { $0 == $1 }.count
        let end = zip(lines.yours.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }
            .count
        let differing = range.dropFirst(start).dropLast(end)
        appendYours(range.lowerBound..<differing.lowerBound)
        append(mark: "<<<<<<< yours")
        appendYours(differing.lowerBound..<differing.upperBound)
        append(mark: "||||||| merge base")
        append(lines.base)
        append(mark: "=======")
        append(new.dropFirst(start).dropLast(end))
        append(mark: ">>>>>>> templates")
        appendYours(differing.upperBound..<range.upperBound)
        let line = min(differing.lowerBound + 1, max(yours.lines.count, 1))
        let diff = ConflictText.diff(from: Array(lines.base), to: Array(new))
        conflicts.append(Merge.Conflict(line: line, message: Merge.Conflict.bothChanged, diff: diff))
    }

    /// Lines of yours keep their ends.
    private mutating func appendYours(_ range: Range<Int>) {
        for index in range {
            text += yours.lines[index].bytes
            text += yours.ends[index] == .none ? lineEnd : Array(yours.ends[index].rawValue.utf8)
        }
    }

    private mutating func append(_ lines: some Sequence<Line>) {
        for line in lines { text += line.bytes + lineEnd }
    }

    private mutating func append(mark: String) { text += Array(mark.utf8) + lineEnd }
}
