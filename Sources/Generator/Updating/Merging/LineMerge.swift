/// Git's merge of lines (`git merge-file --zdiff3`): for files that are no Swift, and for Swift that cannot be read.
///
/// Lines are compared without their ends. New lines end as the first line of yours does.
struct LineMerge {

    /// The merged text, with git's marks around conflicts.
    private(set) var text: [UInt8] = []
    private(set) var conflicts: [Merge.Conflict] = []

    private let base: LineText
    private let yours: LineText
    private let templates: LineText
    private let lineEnd: [UInt8]

    /// Lines that yours or the templates changed, or neither.
    private struct Hunk {
        var lines: PerText<Range<Int>>
        var isChangedByYours = false
        var isChangedByTemplates = false

        var isChanged: Bool { isChangedByYours || isChangedByTemplates }
    }

    init(base: [UInt8], yours: [UInt8], templates: [UInt8]) {
        self.base = LineText(base)
        self.yours = LineText(yours)
        self.templates = LineText(templates)
        lineEnd = Array((self.yours.firstEnd ?? self.templates.firstEnd ?? .lineFeed).rawValue.utf8)
        for hunk in hunks() { write(hunk) }
        let isOfYours = self.yours.lacksLastEnd != self.base.lacksLastEnd
        let lacksLastEnd = (isOfYours ? self.yours : self.templates).lacksLastEnd
        if lacksLastEnd, text.last == UInt8(ascii: "\n") {
            text.removeLast()
            if text.last == UInt8(ascii: "\r") { text.removeLast() }
        }
    }

    /// Changes that touch each other are in one hunk.
    private func hunks() -> [Hunk] {
        let mine = LineDiff(from: base.lines, to: yours.lines).changes.map { (change: $0, isYours: true) }
        let theirs = LineDiff(from: base.lines, to: templates.lines).changes.map { (change: $0, isYours: false) }
        let changes = (mine + theirs).sorted {
            ($0.change.old.lowerBound, $0.change.old.upperBound) < ($1.change.old.lowerBound, $1.change.old.upperBound)
        }
        var hunks: [Hunk] = []
        // How many more lines each side has up to the end of the last hunk.
        var addedByYours = 0
        var addedByTemplates = 0
        var end = 0
        func hunk(from start: Int, to end: Int) -> Hunk {
            let lines = start..<end
            return Hunk(
                lines: PerText(
                    base: lines,
                    yours: start + addedByYours..<end + addedByYours,
                    templates: start + addedByTemplates..<end + addedByTemplates
                )
            )
        }
        for (change, isYours) in changes {
            if change.old.lowerBound > end || !(hunks.last?.isChanged ?? false) {
                hunks.append(hunk(from: end, to: change.old.lowerBound))
                end = change.old.lowerBound
                hunks.append(hunk(from: end, to: end))
            }
            let growth = change.new.count - change.old.count
            if isYours { addedByYours += growth } else { addedByTemplates += growth }
            end = max(end, change.old.upperBound)
            let last = hunks.count - 1
            let start = hunks[last].lines.map(\.lowerBound)
            hunks[last].lines = PerText(
                base: start.base..<end,
                yours: start.yours..<end + addedByYours,
                templates: start.templates..<end + addedByTemplates
            )
            if isYours { hunks[last].isChangedByYours = true } else { hunks[last].isChangedByTemplates = true }
        }
        return hunks + [hunk(from: end, to: base.lines.count)]
    }

    private mutating func write(_ hunk: Hunk) {
        let own = yours.lines[hunk.lines.yours]
        let new = templates.lines[hunk.lines.templates]
        if !hunk.isChangedByTemplates || own.elementsEqual(new) { return appendYours(hunk.lines.yours) }
        if !hunk.isChangedByYours { return append(new) }
        // Equal lines at both ends are outside of the marks.
        let start = zip(own, new).prefix { $0 == $1 }.count
        let end = zip(own.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let old = base.lines[hunk.lines.base]
        let differing = hunk.lines.yours.dropFirst(start).dropLast(end)
        appendYours(hunk.lines.yours.lowerBound..<differing.lowerBound)
        append(mark: "<<<<<<< yours")
        appendYours(differing.lowerBound..<differing.upperBound)
        append(mark: "||||||| merge base")
        append(old)
        append(mark: "=======")
        append(new.dropFirst(start).dropLast(end))
        append(mark: ">>>>>>> templates")
        appendYours(differing.upperBound..<hunk.lines.yours.upperBound)
        let line = min(differing.lowerBound + 1, max(yours.lines.count, 1))
        let diff = ConflictText.diff(from: Array(old), to: Array(new))
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
