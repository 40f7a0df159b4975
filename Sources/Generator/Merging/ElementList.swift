/// A line with a list in parentheses, as lines that can be merged: what is before the first element, each element with its
/// comma, and what follows the last one.
struct ElementList {

    private let lines: [String]

    /// - Returns: nil if the line has no list, or a string or a comment, in which brackets and commas mean nothing.
    init?(_ line: Line) {
        if line.contains("\"") || line.contains("//") || line.contains("/*") { return nil }
        var (lines, depth, isClosed) = ([""], 0, false)
        for character in String(decoding: line.bytes, as: UTF8.self) {
            let isElement = lines.count > 1 && !isClosed && depth == 1
            if isElement, character == " ", lines[lines.count - 1].last == "," {
                lines.append("")
                continue
            }
            if isElement, character == ")" {
                isClosed = true
                lines.append("")
            }
            lines[lines.count - 1].append(character)
            if ")]}".contains(character) { depth -= 1 }
            if "([{".contains(character) { depth += 1 }
            if character == "(", depth == 1, lines.count == 1 { lines.append("") }
        }
        guard isClosed else { return nil }
        self.lines = lines.filter { !$0.isEmpty }
    }

    /// The line with the elements of both sides; nil for a conflict, or if an element is there twice.
    static func merged(_ lists: Sides<ElementList>) -> Line? {
        let texts = lists.map { $0.lines.joined(separator: "\n") }
        let merge = Merge(old: texts.old, yours: texts.yours, templates: texts.templates)
        let lines = Array(merge.text.utf8).lines
        let names = lines.dropFirst().dropLast().map { $0.label ?? $0 }
        guard !merge.hasConflicts, Set(names).count == names.count, let first = lines.first, let last = lines.last
        else { return nil }
        let elements = lines.dropFirst().dropLast().map(\.bytes).joined(separator: [UInt8(ascii: " ")])
        return Line(bytes: first.bytes + elements + last.bytes)
    }
}
