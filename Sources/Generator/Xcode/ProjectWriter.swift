/// Writes changes of objects into the text of a project, in the lines that Xcode would write.
struct ProjectWriter {

    let text: ProjectText
    let changes: ObjectChanges

    private var edits: TextEdits
    private let lineEnd: String
    /// What a line is indented by for each dictionary or list that it is in.
    private let unit: String

    init(_ text: ProjectText, _ changes: ObjectChanges) {
        (self.text, self.changes) = (text, changes)
        let list = text.list
        edits = TextEdits(of: list.bytes)
        let first = list.bytes.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? list.bytes.endIndex
        let isPair = list.bytes[first...].starts(with: [0x0D, 0x0A])
        lineEnd = isPair ? "\r\n" : list.bytes[first...].first == 0x0D ? "\r" : "\n"
        let key = list.entries(of: PropertyList.root).first { list.text(of: $0.key) == "objects" }?.key
        unit = key.flatMap { [edits] in edits.indentation(list.nodes[$0].range.lowerBound) } ?? "\t"
    }

    /// The text with the changes.
    mutating func write() -> [UInt8] {
        writeSections()
        for (id, change) in changes.lists {
            if let object = text.objects[id] { write(change, in: object) }
        }
        return edits.apply()
    }

    // MARK: - Objects -

    private mutating func writeSections() {
        var added: [String: [ObjectChanges.NewObject]] = [:]
        for object in changes.added { added[object.kind.rawValue, default: []].append(object) }
        // From the last one on: of what goes at the end, the empty lines before go too.
        var isAtEnd = true
        for section in text.sections.reversed() {
            let new = added.removeValue(forKey: section.name) ?? []
            write(new, in: section)
            let removed = section.objects.filter { changes.removed[$0.id] != nil }
            let isOurs = removed.allSatisfy { changes.removed[$0.id] == true }
            if new.isEmpty, !removed.isEmpty, removed.count == section.objects.count, isOurs {
                remove(section, isAtEnd: isAtEnd)
            } else {
                isAtEnd = false
                for object in removed { remove(object) }
            }
        }
        // Those that somebody has put into no section.
        let inSections = Set(text.sections.flatMap(\.objects).map(\.id))
        for id in changes.removed.keys.sorted() where !inSections.contains(id) { text.objects[id].map { remove($0) } }
        for (name, objects) in added.sorted(by: { $0.key < $1.key }) { write(section: name, of: objects) }
    }

    /// Writes objects where their IDs belong, or at the end of a section that has no order.
    private mutating func write(_ objects: [ObjectChanges.NewObject], in section: ProjectText.Section) {
        let ids = section.objects.map(\.id)
        let isOrdered = zip(ids, ids.dropFirst()).allSatisfy { precedes($0, $1) }
        var next = isOrdered ? 0 : ids.count
        for object in objects.sorted(by: { precedes($0.entry.id, $1.entry.id) }) {
            while next < ids.count, precedes(ids[next], object.entry.id) { next += 1 }
            let offset = next < ids.count ? text.offset(of: section.objects[next]) : section.end.lowerBound
            edits.insert(written(object), at: edits.before(offset))
        }
    }

    private func precedes(_ id: String, _ other: String) -> Bool { id.utf8.lexicographicallyPrecedes(other.utf8) }

    /// Writes a section that is not there, by its name among the others.
    private mutating func write(section name: String, of objects: [ObjectChanges.NewObject]) {
        let objects = objects.sorted { precedes($0.entry.id, $1.entry.id) }.map(written).joined()
        let section =
            "/* Begin \(name) section */\(lineEnd)\(objects)/* End \(name) section */\(lineEnd)"
        if let next = text.sections.first(where: { precedes(name, $0.name) }) {
            edits.insert(section + lineEnd, at: edits.before(next.begin.lowerBound))
        } else if let last = text.sections.last {
            edits.insert(lineEnd + section, at: edits.lineEnd(last.end.upperBound))
        }
    }

    /// Removes a section with one empty line, the one that came with it: that after it, or at the end the one before it.
    private mutating func remove(_ section: ProjectText.Section, isAtEnd: Bool) {
        // Something else may be in its first line, and in its last.
        let rest = section.end.upperBound..<edits.lineEnd(section.end.upperBound)
        let isLineOver = edits.isBlank(edits.bytes[rest])
        let range = edits.before(section.begin.lowerBound)..<(isLineOver ? rest.upperBound : rest.lowerBound)
        let start = edits.lineStart(max(0, range.lowerBound - lineEnd.utf8.count))
        let end = edits.lineEnd(range.upperBound)
        let empty = isAtEnd ? start..<range.lowerBound : range.upperBound..<end
        edits.remove(range)
        if edits.isBlank(edits.bytes[empty]) { edits.remove(empty) }
    }

    private mutating func remove(_ object: ProjectText.Object) {
        let end = text.list.end(after: object.value, separator: ";")
        let range = text.offset(of: object)..<end
        edits.remove(edits.wholeLines(range) ?? range)
    }

    private func written(_ object: ObjectChanges.NewObject) -> String {
        let indentation = unit + unit
        let isGroup = object.kind == .group
        let inner = isGroup ? lineEnd + indentation + unit : ""
        let fields = object.fields.map { key, value in
            let text =
                switch value {
                case .text(let text): PropertyListText.written(text)
                case .object(let entry): written(entry)
                case .list(let entries): written(entries, indentation: indentation + unit)
                }
            return "\(inner)\(key) = \(text);\(isGroup ? "" : " ")"
        }
        let first = "\(indentation)\(written(object.entry)) = {\(inner)isa = \(object.kind.rawValue);"
        return first + (isGroup ? "" : " ") + fields.joined() + (isGroup ? lineEnd + indentation : "") + "};" + lineEnd
    }

    private func written(_ entry: ObjectChanges.Entry) -> String { entry.id + PropertyListText.comment(entry.comment) }

    /// A list in lines of its own, in a line with an indentation.
    private func written(_ entries: [ObjectChanges.Entry], indentation: String) -> String {
        let lines = entries.map { "\(indentation)\(unit)\(written($0)),\(lineEnd)" }
        return "(\(lineEnd)\(lines.joined())\(indentation))"
    }

    // MARK: - Lists -

    private mutating func write(_ change: ObjectChanges.ListChange, in object: ProjectText.Object) {
        let key = ObjectChanges.listKey(of: object.kind)
        guard let list = text.list.value(of: key, in: object.value) else {
            return write(change.insertions.map(\.entry), as: key, in: object)
        }
        guard !change.removesList else { return remove(key, of: object) }
        let elements = text.list.elements(of: list)
        for element in elements where change.removals.contains(text.list.text(of: element) ?? "") {
            remove(element)
        }
        guard !change.insertions.isEmpty else { return }
        // First the comma that may be missing: what is inserted at one place stays in its order.
        if let last = elements.last, !change.removals.contains(text.list.text(of: last) ?? ""),
            change.insertions.contains(where: { $0.index >= elements.count })
        {
            let end = text.list.nodes[last].range.upperBound
            if text.list.end(after: last, separator: ",") == end { edits.insert(",", at: end) }
        }
        for (entry, index) in change.insertions { insert(entry, before: index, in: list, elements) }
    }

    private mutating func remove(_ element: Int) {
        let start = text.list.nodes[element].range.lowerBound
        let range = start..<text.list.end(after: element, separator: ",")
        if let lines = edits.wholeLines(range) { return edits.remove(lines) }
        let next = edits.bytes[range.upperBound...].firstIndex { !edits.isBlank([$0]) }
        edits.remove(start..<(next ?? range.upperBound))
    }

    private mutating func insert(_ entry: ObjectChanges.Entry, before index: Int, in list: Int, _ elements: [Int]) {
        let closing = text.list.nodes[list].range.upperBound - 1
        let isAtEnd = index >= elements.count
        let next = isAtEnd ? closing : text.list.nodes[elements[index]].range.lowerBound
        guard let indentation = edits.indentation(next) else {
            let needsSpace = isAtEnd && !elements.isEmpty && !edits.isBlank([edits.bytes[closing - 1]])
            return edits.insert("\(needsSpace ? " " : "")\(written(entry)), ", at: next)
        }
        let last = elements.last.flatMap { edits.indentation(text.list.nodes[$0].range.lowerBound) }
        let depth = isAtEnd ? last ?? indentation + unit : indentation
        edits.insert("\(depth)\(written(entry)),\(lineEnd)", at: edits.lineStart(next))
    }

    /// Writes a list that an object does not have, by its name among the other keys.
    private mutating func write(_ entries: [ObjectChanges.Entry], as key: String, in object: ProjectText.Object) {
        let keys = text.list.entries(of: object.value).map(\.key)
        let closing = text.list.nodes[object.value].range.upperBound - 1
        let next = keys.first { node in
            let other = text.list.text(of: node) ?? ""
            return other != "isa" && precedes(key, other)
        }
        let offset = next.map { text.list.nodes[$0].range.lowerBound } ?? closing
        guard edits.indentation(offset) != nil else {
            let inner = entries.map { written($0) + ", " }.joined()
            let space = next == nil && !edits.isBlank([edits.bytes[closing - 1]]) ? " " : ""
            return edits.insert("\(space)\(key) = (\(inner)); ", at: offset)
        }
        let sibling = keys.first.flatMap { edits.indentation(text.list.nodes[$0].range.lowerBound) }
        let indentation = sibling ?? unit + unit + unit
        let list = written(entries, indentation: indentation)
        edits.insert("\(indentation)\(key) = \(list);\(lineEnd)", at: edits.lineStart(offset))
    }

    private mutating func remove(_ key: String, of object: ProjectText.Object) {
        guard let entry = text.list.entries(of: object.value).first(where: { text.list.text(of: $0.key) == key })
        else { return }
        let start = text.list.nodes[entry.key].range.lowerBound
        let end = text.list.end(after: entry.value, separator: ";")
        let isSpaced = edits.bytes[end...].first == 0x20
        edits.remove(edits.wholeLines(start..<end) ?? start..<(isSpaced ? end + 1 : end))
    }
}
