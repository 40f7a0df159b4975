/// The differences between two texts, in the unified format (POSIX.1-2024, `diff -u`).
package struct UnifiedDiff {

    private struct Line {
        /// ` `, `-` or `+`.
        let sign: Character
        let text: Substring
    }

    private static let context = 3
    private let lines: [Line]
    private let oldName: String
    private let newName: String

    /// - Parameters:
    ///   - old: the text before, nil for a file that is not there; likewise `new`, the text after.
    ///   - path: the file's path.
    package init(from old: String?, to new: String?, path: String) {
        oldName = old == nil ? "/dev/null" : "a/\(path)"
        newName = new == nil ? "/dev/null" : "b/\(path)"
        let (before, after) = (Self.lines(of: old ?? ""), Self.lines(of: new ?? ""))
        // Texts that look the same but have other bytes are not the same.
        let difference = after.difference(from: before) { $0.utf8.elementsEqual($1.utf8) }
        let removed = Self.offsets(difference.removals)
        let inserted = Self.offsets(difference.insertions)
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < before.count || newIndex < after.count {
            if removed.contains(oldIndex) {
                lines.append(Line(sign: "-", text: before[oldIndex]))
                oldIndex += 1
            } else if inserted.contains(newIndex) {
                lines.append(Line(sign: "+", text: after[newIndex]))
                newIndex += 1
            } else {
                lines.append(Line(sign: " ", text: before[oldIndex]))
                (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
            }
        }
        self.lines = lines
    }

    private static func offsets(_ changes: [CollectionDifference<Substring>.Change]) -> Set<Int> {
        Set(
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            }
        )
    }

    /// The lines with their line ends, so that a last line without one differs from one that has it.
    private static func lines(of text: String) -> [Substring] {
        var lines: [Substring] = []
        var rest = text[...]
        while !rest.isEmpty {
            let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")).map(rest.utf8.index(after:)) ?? rest.endIndex
            lines.append(rest[..<end])
            rest = rest[end...]
        }
        return lines
    }

    /// The diff; empty if the texts are the same.
    package var text: String {
        let hunks = self.hunks
        guard !hunks.isEmpty || oldName == "/dev/null" || newName == "/dev/null" else { return "" }
        return "--- \(oldName)\n+++ \(newName)\n" + hunks.map(text(of:)).joined()
    }

    /// The ranges of lines that changes and the lines around them take; two that would touch are one.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for index in lines.indices where lines[index].sign != " " {
            let hunk = max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
            if let last = hunks.last, last.upperBound >= hunk.lowerBound {
                hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
            } else {
                hunks.append(hunk)
            }
        }
        return hunks
    }

    private func text(of hunk: Range<Int>) -> String {
        func range(without sign: Character) -> String {
            let before = lines[..<hunk.lowerBound].count { $0.sign != sign }
            let count = lines[hunk].count { $0.sign != sign }
            // A range of no lines is named by the line before it, one of one line by that line alone.
            return count == 1 ? "\(before + 1)" : "\(count == 0 ? before : before + 1),\(count)"
        }
        var text = "@@ -\(range(without: "+")) +\(range(without: "-")) @@\n"
        for line in lines[hunk] {
            text += "\(line.sign)\(line.text)"
            if line.text.utf8.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
        }
        return text
    }
}

extension PlannedFile {

    /// The unified diff from what is on disk to what the run would write; empty if they are the same.
    ///
    /// - Parameter path: the path to show.
    package func diff(shownAs path: String) -> String {
        guard case .absent = existing else {
            guard case .file(let bytes) = existing else {
                return contents == nil ? "Only on disk, to be removed: \(path)\n" : "Not a file: \(path)\n"
            }
            return Self.diff(bytes, contents, path)
        }
        return Self.diff(nil, contents, path)
    }

    private static func diff(_ old: [UInt8]?, _ new: [UInt8]?, _ path: String) -> String {
        guard old != new else { return "" }
        let texts = [old, new].map { bytes in bytes.map { String(decoding: $0, as: UTF8.self) } }
        let isText = zip([old, new], texts).allSatisfy { bytes, text in
            bytes == nil || text.map { Array($0.utf8) == bytes } ?? true
        }
        guard isText else { return "Binary files a/\(path) and b/\(path) differ\n" }
        return UnifiedDiff(from: texts[0], to: texts[1], path: path).text
    }
}
