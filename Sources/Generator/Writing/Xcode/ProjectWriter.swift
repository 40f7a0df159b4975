/// Writes changes of objects into the text of a project, in the lines that Xcode would write.
struct ProjectWriter {

    let text: ProjectText
    let changes: ObjectChanges

    private var edits: TextEdits
    private let lineEnd: String
    /// One level of indentation.
    private let unit: String

    init(_ text: ProjectText, _ changes: ObjectChanges) {
        (self.text, self.changes) = (text, changes)
        edits = TextEdits(of: text.list.bytes)
        lineEnd = edits.lineEnding
        let objects = text.list.root.entries.first { $0.key.text == "objects" }
        unit = objects.flatMap { [edits] in edits.indentation($0.key.start) } ?? "\t"
    }

    /// The text with the changes.
    var written: [UInt8] {
        var writer = self
        writer.writeSections()
        for (id, change) in changes.lists {
            if let object = text.objects[id] { writer.write(change, in: object) }
        }
        return writer.edits.apply()
    }

    // MARK: - Objects -

    private mutating func writeSections() {
        let inOrder = changes.added.sorted { $0.entry.id.precedes($1.entry.id) }
        var added = Dictionary(grouping: inOrder, by: \.kind.rawValue)
        for section in text.sections {
            let new = added.removeValue(forKey: section.name) ?? []
            write(new, in: section)
            // As Xcode does, which writes no empty sections.
            let isEmptied = section.objects.allSatisfy { changes.removed.contains($0.id) }
            if new.isEmpty, isEmptied, !section.objects.isEmpty { remove(section) }
        }
        for object in changes.removed.sorted().compactMap({ text.objects[$0] }) {
            remove(object.start..<object.entry.value.endWithSeparator)
        }
        for (name, objects) in added.sorted(by: { $0.key < $1.key }) { write(section: name, of: objects) }
    }

    /// Writes objects where their IDs belong, or at the end of a section that has no order.
    private mutating func write(_ objects: [ObjectChanges.NewObject], in section: ProjectText.Section) {
        let ids = section.objects.map(\.id)
        let isOrdered = zip(ids, ids.dropFirst()).allSatisfy { $0.precedes($1) }
        var next = isOrdered ? 0 : ids.count
        for object in objects {
            while next < ids.count, ids[next].precedes(object.entry.id) { next += 1 }
            let offset = next < ids.count ? section.objects[next].start : section.end.lowerBound
            edits.insert(written(object), at: edits.before(offset))
        }
    }

    /// Writes a missing section, by its name among the others.
    private mutating func write(section name: String, of objects: [ObjectChanges.NewObject]) {
        let objects = objects.map(written).joined()
        let section = "/* Begin \(name) section */\(lineEnd)\(objects)/* End \(name) section */\(lineEnd)"
        if let next = text.sections.first(where: { name.precedes($0.name) }) {
            edits.insert(section + lineEnd, at: edits.before(next.begin.lowerBound))
        } else if let last = text.sections.last {
            edits.insert(lineEnd + section, at: edits.lineEnd(last.end.upperBound))
        }
    }

    /// Removes a section and the empty line below it; for the last section, the one above it.
    private mutating func remove(_ section: ProjectText.Section) {
        let range = section.begin.lowerBound..<section.end.upperBound
        let lines = edits.wholeLines(range) ?? range
        let below = lines.upperBound..<edits.lineEnd(lines.upperBound)
        let above = edits.lineStart(max(lines.lowerBound - 1, 0))..<lines.lowerBound
        let isLast = text.sections.last?.begin == section.begin
        if isLast, edits.isBlank(above) {
            edits.remove(above.lowerBound..<lines.upperBound)
        } else {
            edits.remove(edits.isBlank(below) ? lines.lowerBound..<below.upperBound : lines)
        }
    }

    /// Removes what is in a range, with its lines if nothing else is in them, or else with the spaces after it.
    private mutating func remove(_ range: Range<Int>) {
        let spaces = edits.bytes[range.upperBound...].prefix { $0 == UInt8(ascii: " ") }
        edits.remove(edits.wholeLines(range) ?? range.lowerBound..<spaces.endIndex)
    }

    /// Xcode writes a group in several lines, and all other objects in one.
    func written(_ object: ObjectChanges.NewObject) -> String {
        let indentation = unit + unit
        let children = [("children", written(object.children, indentation: indentation + unit))]
        let isGroup = object.kind.isGroup
        let all = [("isa", object.kind.rawValue)] + (isGroup ? children : []) + object.fields
        let fields = all.map { key, value in "\(key) = \(value);" }
        let line = lineEnd + indentation
        let body = isGroup ? fields.map { line + unit + $0 }.joined() + line : fields.map { $0 + " " }.joined()
        return "\(indentation)\(object.entry.written) = {\(body)};\(lineEnd)"
    }

    /// A list with a line for each entry.
    ///
    /// - Parameter indentation: of the line where the list begins.
    private func written(_ entries: [ObjectChanges.Reference], indentation: String) -> String {
        let lines = entries.map { "\(indentation)\(unit)\($0.written),\(lineEnd)" }
        return "(\(lineEnd)\(lines.joined())\(indentation))"
    }

    // MARK: - Lists -

    private mutating func write(_ change: ObjectChanges.ListChange, in object: ProjectText.Object) {
        let key = object.kind.listKey
        guard let list = object[key] else { return write(change.insertions.map(\.entry), as: key, in: object) }
        if text.removesList(change, of: object),
            let entry = object.entry.value.entries.first(where: { $0.key.text == key })
        {
            return remove(entry.key.start..<entry.value.endWithSeparator)
        }
        let elements = list.elements
        func isRemoved(_ element: PropertyList.Node) -> Bool { change.removals.contains(element.text ?? "") }
        for element in elements where isRemoved(element) { remove(element.start..<element.endWithSeparator) }
        // The comma that may be missing is inserted first: insertions at one place keep their order.
        if let last = elements.last, !isRemoved(last), last.endWithSeparator == last.end,
            change.insertions.contains(where: { $0.index >= elements.count })
        {
            edits.insert(",", at: last.end)
        }
        let end = edits.indentation(list.end - 1) ?? unit + unit + unit
        for (entry, index) in change.insertions {
            let next = elements.dropFirst(index).first
            let indentation = (next ?? elements.last).flatMap { edits.indentation($0.start) } ?? end + unit
            insert("\(indentation)\(entry.written),", before: next?.start ?? list.end - 1)
        }
    }

    /// Writes a new list of an object, by its name among the other keys.
    private mutating func write(_ entries: [ObjectChanges.Reference], as key: String, in object: ProjectText.Object) {
        let keys = object.entry.value.entries.map(\.key)
        let next = keys.first { node in node.text.map { $0 != "isa" && key.precedes($0) } ?? false }
        let indentation = keys.first.flatMap { edits.indentation($0.start) } ?? unit + unit + unit
        let list = written(entries, indentation: indentation)
        insert("\(indentation)\(key) = \(list);", before: next?.start ?? object.entry.value.end - 1)
    }

    /// Inserts lines before that of a byte, or before the byte itself if something else is before it.
    private mutating func insert(_ lines: String, before offset: Int) {
        let start = edits.indentation(offset) == nil ? lineEnd : ""
        edits.insert("\(start)\(lines)\(lineEnd)", at: edits.before(offset))
    }
}
