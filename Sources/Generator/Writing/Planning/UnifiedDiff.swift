/// The differences between two texts, in the unified format (POSIX.1-2024, `diff -u`).
package struct UnifiedDiff {

    private static let context = 3
    private let before: [Line]
    private let after: [Line]
    private let changes: [LineDiff.Change]
    private let oldName: String
    private let newName: String

    /// - Parameters:
    ///   - old: the text before; nil for a missing file. Likewise `new`, the text after.
    ///   - path: the file's path.
    package init(from old: String?, to new: String?, path: String) {
        let names = Self.names(path)
        // As git writes it: a tab ends a name that has spaces, for 'patch'.
        let end = path.contains(" ") ? "\t" : ""
        oldName = old == nil ? "/dev/null" : names.old + end
        newName = new == nil ? "/dev/null" : names.new + end
        // With their line ends, so that a last line without one differs from one that has it.
        before = Line.withEnds(of: Array((old ?? "").utf8)[...])
        after = Line.withEnds(of: Array((new ?? "").utf8)[...])
        changes = LineDiff(from: before, to: after).changes
    }

    /// The names of the two sides of a file, as git has them: an absolute path loses its first slash.
    fileprivate static func names(_ path: String) -> (old: String, new: String) {
        let path = path.drop { $0 == "/" }
        return ("a/\(path)", "b/\(path)")
    }

    /// The diff; empty if the texts are the same.
    package var text: String {
        guard !changes.isEmpty || oldName == "/dev/null" || newName == "/dev/null" else { return "" }
        return "--- \(oldName)\n+++ \(newName)\n" + hunks.map(text(of:)).joined()
    }

    /// The changes, in groups that are shown together because the lines around them would touch.
    private var hunks: [ArraySlice<LineDiff.Change>] {
        var hunks: [ArraySlice<LineDiff.Change>] = []
        for (index, change) in changes.enumerated() {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * Self.context {
                hunks[hunks.count - 1] = changes[hunks[hunks.count - 1].startIndex...index]
            } else {
                hunks.append(changes[index...index])
            }
        }
        return hunks
    }

    private func text(of hunk: ArraySlice<LineDiff.Change>) -> String {
        guard let first = hunk.first, let last = hunk.last else { return "" }
        let above = min(Self.context, first.old.lowerBound)
        let below = min(Self.context, before.count - last.old.upperBound)
        let old = first.old.lowerBound - above..<last.old.upperBound + below
        let new = first.new.lowerBound - above..<last.new.upperBound + below
        var text = "@@ -\(Self.shown(old)) +\(Self.shown(new)) @@\n"
        var position = old.lowerBound
        for change in hunk {
            text += Self.text(of: before[position..<change.old.lowerBound], sign: " ")
            text += Self.text(of: before[change.old], sign: "-")
            text += Self.text(of: after[change.new], sign: "+")
            position = change.old.upperBound
        }
        return text + Self.text(of: before[position..<old.upperBound], sign: " ")
    }

    /// A range of no lines is named by the line before it, one of one line by that line alone.
    private static func shown(_ lines: Range<Int>) -> String {
        lines.count == 1 ? "\(lines.upperBound)" : "\(lines.lowerBound + (lines.isEmpty ? 0 : 1)),\(lines.count)"
    }

    private static func text(of lines: ArraySlice<Line>, sign: String) -> String {
        lines.reduce(into: "") { text, line in
            text += sign + String(decoding: line.bytes, as: UTF8.self)
            if line.bytes.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
        }
    }
}

extension PlannedFile {

    /// The unified diff from the file on disk to the one that the run would write; empty if they are the same.
    ///
    /// - Parameter path: the path to show.
    package func diff(shownAs path: String) -> String {
        let sides: [[UInt8]?]
        switch existing {
        case .absent: sides = [nil, contents]
        case .file(let bytes): sides = [bytes, contents]
        default: return contents == nil ? "Only on disk: \(path)\n" : "Not a file: \(path)\n"
        }
        if sides[0] == sides[1] { return "" }
        let texts = sides.map { bytes in bytes.map { String(decoding: $0, as: UTF8.self) } }
        // Bytes that are not UTF-8 change when they are decoded.
        guard texts.map({ text in text.map { Array($0.utf8) } }) == sides else {
            let names = UnifiedDiff.names(path)
            return "Binary files \(names.old) and \(names.new) differ\n"
        }
        return UnifiedDiff(from: texts[0], to: texts[1], path: path).text
    }
}
