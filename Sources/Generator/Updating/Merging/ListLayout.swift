/// Decides which parts of a merged list start a line: elements of yours stay on their lines, and new ones are laid out
/// like them.
struct ListLayout {

    struct Place {
        let startsLine: Bool
        /// The white space before the part.
        let space: Line
    }

    let texts: MergeTexts
    let merged: [MergedPart]

    /// The place of the merged part at a position.
    func place(of position: Int) -> Place {
        let part = texts.parts[merged[position]]
        let own = Place(startsLine: part.startsLine, space: part.text.leadingSpace)
        if follows(position) { return own }
        guard let list = part.listOpening else { return placeOutsideOfList(position) ?? own }
        guard case .templates = merged[position], let opening = listOfYours(around: position, in: list) else {
            return own.startsLine ? own : inLine(position)
        }
        let others = texts.parts.yours.filter { $0.listOpening == opening && $0.closesList == part.closesList }
        // A new first element is laid out as your first one is, any other as your last one that begins a line.
        // What continues an element has more white space.
        let isFirst = position > 0 && [.yours(opening), .templates(list)].contains(merged[position - 1])
        let lineStarts = others.reversed().filter { $0.startsLine && !$0.text.isBlank }
        let other = isFirst ? others.first : lineStarts.min { $0.text.indentation < $1.text.indentation }
        guard let other, other.startsLine else { return inLine(position) }
        return Place(startsLine: true, space: other.text.leadingSpace)
    }

    /// The place of a part that is no element. It starts a line, unless it follows modifiers in their line, or ends
    /// an empty block. Nil for its own place.
    private func placeOutsideOfList(_ position: Int) -> Place? {
        let part = texts.parts[merged[position]]
        let previous = position > 0 ? texts.parts[merged[position - 1]] : nil
        if previous?.areModifiers ?? false, part.text.isCode { return Place(startsLine: false, space: Line(" ")) }
        let isEnd = part.text.trimmed == Line("}") && previous?.text.trimmed.bytes.last == UInt8(ascii: "{")
        if part.startsLine || isEnd { return nil }
        return Place(startsLine: true, space: part.lineSpace)
    }

    /// True for a part of yours directly after the part that it follows in yours.
    private func follows(_ position: Int) -> Bool {
        guard position > 0, case .yours(let index) = merged[position] else { return false }
        return merged[position - 1] == .yours(index - 1)
    }

    /// One space between two elements, and none at the parentheses.
    private func inLine(_ position: Int) -> Place {
        let part = texts.parts[merged[position]]
        let isFirst = position > 0 && texts[merged[position - 1]].trimmed.bytes.last == UInt8(ascii: "(")
        let isLast = part.closesList && part.text.trimmed.begins(with: ")")
        return Place(startsLine: false, space: Line(isFirst || isLast ? "" : " "))
    }

    /// The part that opens the list of yours in which a part of the templates is inserted; nil if there is no such
    /// list.
    ///
    /// - Parameter opening: the part that opens its list in the templates.
    private func listOfYours(around position: Int, in opening: Int) -> Int? {
        let end = texts.parts.templates.lastIndex { $0.listOpening == opening } ?? opening
        func isInList(_ part: MergedPart) -> Bool {
            if case .templates(let other) = part { other > opening && other <= end } else { false }
        }
        if let above = merged[..<position].last(where: { !isInList($0) }), above != .templates(opening) {
            guard case .yours(let index) = above else { return nil }
            return texts.parts.yours[index].listOpening ?? index
        }
        guard case .yours(let index) = merged[(position + 1)...].first(where: { !isInList($0) }) else { return nil }
        return texts.parts.yours[index].listOpening
    }
}
