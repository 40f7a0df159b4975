/// Replaces the indentation of lines: for example, each four spaces by a tab.
package struct Indentation: Sendable {

    /// The white space of one step, before and after.
    private let old: Line
    private let new: Line

    /// Replaces the indentation of some lines.
    ///
    /// - Parameter new: the white space of one step.
    /// - Returns: nil if no line is indented, or `new` is nil.
    init?(of lines: some Sequence<Line>, by new: Line?) {
        guard let old = Self.step(of: lines), let new else { return nil }
        (self.old, self.new) = (old, new)
    }

    /// The white space that most lines below an opening bracket have in addition to that of the line with the bracket.
    static func step(of lines: some Sequence<Line>) -> Line? {
        let lines = lines.filter { !$0.isBlank }
        let steps = zip(lines, lines.dropFirst()).compactMap { above, line -> Line? in
            guard above.trimmed.bytes.last.map("{([".utf8.contains) == true else { return nil }
            let (outer, inner) = (above.leadingSpace.bytes, line.leadingSpace.bytes)
            guard inner.count > outer.count, inner.starts(with: outer) else { return nil }
            return Line(bytes: inner.dropFirst(outer.count))
        }
        return steps.counts.max { ($0.value, $1.key.bytes.count) < ($1.value, $0.key.bytes.count) }?.key
    }

    /// The lines with the new indentation. The values of multi-line strings stay the same.
    func lines(_ lines: [Line]) -> [Line] {
        var limit: Int?
        return zip(lines, lines.areInString).reversed().map { line, isInString in
            let steps = stepCount(line)
            // The indentation of the last line of a string does not belong to the string's value.
            limit = isInString ? limit ?? steps : nil
            let kept = min(steps, limit ?? steps)
            let indentation = repeatElement(new.bytes, count: kept).joined()
            return Line(bytes: indentation + line.bytes.dropFirst(kept * old.bytes.count))
        }.reversed()
    }

    /// The white space of one step of the lines that others get.
    var step: [UInt8] { Array(new.bytes) }

    func text(_ contents: [UInt8]) -> [UInt8] {
        var text = LineText(contents)
        text.lines = lines(text.lines)
        return Array(text.text.utf8)
    }

    private func stepCount(_ line: Line) -> Int {
        var (count, rest) = (0, line.bytes)
        while rest.starts(with: old.bytes) { (count, rest) = (count + 1, rest.dropFirst(old.bytes.count)) }
        return count
    }
}

extension [Line] {

    /// The lines, without white space at their ends, and with spaces in place of tabs at their starts. Lines of
    /// multi-line strings stay the same.
    var withoutSpacing: [Line] {
        zip(self, areInString).map { line, isInString in
            isInString ? line : line.trimmed.indented(by: line.indentation)
        }
    }

    /// True for each line that begins within a multi-line string, the last line of the string too.
    var areInString: [Bool] {
        let text = [UInt8](map(\.bytes).joined(separator: [UInt8(ascii: "\n")]))
        guard text.firstRange(of: [UInt8]("\"\"\"".utf8)) != nil else { return map { _ in false } }
        let tree = SwiftTree(text)
        var start = 0
        return map { line in
            defer { start += line.bytes.count + 1 }
            return tree.marginOfString(around: start) != nil
        }
    }
}

extension Line {

    /// With spaces before it, unless it is blank.
    func indented(by columns: Int) -> Line {
        isBlank ? self : Line(bytes: repeatElement(UInt8(ascii: " "), count: columns) + bytes)
    }
}
