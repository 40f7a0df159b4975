/// Writes changes of items into the text of a `project.xcproj`, as Xcode lays it out: a group is several lines, most files
/// are one, and two neighbours of several lines share a line, `}, {`. What does not change keeps its bytes.
struct JSONProjectWriter {

    private typealias Element = Document.Element
    private typealias NewItem = ProjectChanges.NewItem
    private typealias Place = ProjectChanges.Place

    /// An element of a list as it will be written.
    private struct Piece {
        let text: String
        /// The index among the old elements; nil for a new one.
        var index: Int?
        /// True if its number of lines, one or several, is as before.
        var keepsForm = true

        var isLong: Bool { text.utf8.contains(where: \.isLineEnd) }
    }

    let project: JSONProject
    private let outline: ProjectOutline
    let changes: ProjectChanges
    let itemsByGroup: [ProjectChanges.Place: [ProjectChanges.NewItem]]
    /// As they are written.
    let memberships: [ProjectChanges.Place: [String]]
    /// The IDs of the items that change, or have such an item in them.
    private(set) var changed: Set<String> = []
    private let edits: TextEdits
    private let lineEnd: String
    /// One level of indentation.
    private let unit: String
    /// False for a text in another layout, with a line for each bracket.
    private var sharesLines = true

    init(_ project: JSONProject, _ changes: ProjectChanges, _ outline: ProjectOutline) {
        self.project = project
        self.outline = outline
        self.changes = changes
        itemsByGroup = changes.itemsByGroup
        memberships = Dictionary(grouping: changes.memberships, by: \.item).mapValues { memberships in
            memberships.compactMap { project.spellings[$0.phase.id] }
        }
        edits = TextEdits(of: project.bytes)
        lineEnd = edits.lineEnding
        unit = project.root.members.first.flatMap { [edits] in edits.indentation($0.keyStart) } ?? "  "
        let places = Array(itemsByGroup.keys) + memberships.keys
        let ids = places.compactMap { if case .existing(let id) = $0 { id } else { nil } }
        for id in ids + changes.removed {
            var next: String? = id
            while let id = next, changed.insert(id).inserted { next = outline.items[id]?.parent }
        }
        sharesLines = !hasUnsharedLines(project.files)
    }

    /// The text with the changes.
    var written: [UInt8] {
        if changes.isEmpty { return project.bytes }
        let files = project.files
        let list = list(files, id: "\(files.start)", indentation: indentation(files.start))
        return project.bytes[..<files.start] + Array(list.utf8) + project.bytes[files.end...]
    }

    private func hasUnsharedLines(_ list: Element) -> Bool {
        let pairs = zip(list.elements, list.elements.dropFirst())
        return pairs.contains { isLong($0) && isLong($1) && project.text($0.end..<$1.start) != ", " }
            || list.elements.contains { hasUnsharedLines($0["children"]) }
    }

    private func isLong(_ element: Element) -> Bool {
        project.bytes[element.start..<element.end].contains(where: \.isLineEnd)
    }

    /// The white space that the line of a byte begins with.
    private func indentation(_ offset: Int) -> String {
        let line = project.bytes[edits.lineStart(offset)..<offset]
        return String(decoding: line.prefix(while: \.isBlank), as: UTF8.self)
    }

    // MARK: - Lists -

    /// A list of items.
    private func list(_ list: Element, id: String, indentation outer: String) -> String {
        let old = list.elements
        let first = old.first.flatMap { edits.indentation($0.start) }
        let inner = first ?? outer + unit
        let existing = old.map { outline.items["\($0.start)"] }
        let insertions = ProjectChanges.places(of: itemsByGroup[.existing(id)] ?? [], among: existing)
        let isGroup = outline.items[id]?.kind == .group
        var pieces: [Piece] = []
        for index in 0...old.count {
            for new in insertions where min(new.index, old.count) == index {
                pieces.append(Piece(text: text(new.item, inFile: !isGroup, inner)))
            }
            guard index < old.count, !changes.removed.contains("\(old[index].start)") else { continue }
            let text = text(old[index], inner)
            var piece = Piece(text: text, index: index)
            piece.keepsForm = piece.isLong == isLong(old[index])
            pieces.append(piece)
        }
        return joined(pieces, of: list, inner, outer)
    }

    /// Joins elements. What is before the first and after the last one stays there. So do comments between two, and white
    /// space that is not as Xcode writes it.
    private func joined(_ pieces: [Piece], of list: Element, _ inner: String, _ outer: String) -> String {
        let old = list.elements
        guard let last = pieces.last else { return "[\(lineEnd)\(outer)]" }
        var text = old.first.map { project.text(list.start..<$0.start) } ?? "[\(lineEnd)\(inner)"
        for (piece, next) in zip(pieces, pieces.dropFirst()) {
            text += piece.text + gap(piece, next, old, inner)
        }
        return text + last.text + end(after: last, of: list, inner, outer)
    }

    /// What is after the last element of a list, with the bracket.
    private func end(after last: Piece, of list: Element, _ inner: String, _ outer: String) -> String {
        guard let oldLast = list.elements.last else { return ",\(lineEnd)\(outer)]" }
        let end = project.text(oldLast.end..<list.end)
        if last.index == list.elements.count - 1 { return end }
        var line: String?
        if let index = last.index {
            line = comment(after: list.elements[index], inner).map { String($0.dropLast(inner.count)) }
        }
        if line == nil, comment(after: oldLast, inner) == nil { return end }
        // The comment on the line of an element goes with it, those below stay.
        let below = end.firstIndex(where: \.isLineEnd).map { String(end[end.index(after: $0)...]) }
        return (line ?? ",\(lineEnd)") + (below ?? outer + "]")
    }

    private func gap(_ piece: Piece, _ next: Piece, _ old: [Element], _ inner: String) -> String {
        func own(_ index: Int) -> String { project.text(old[index].end..<old[index + 1].start) }
        func standard(_ isLong: Bool, _ isNextLong: Bool) -> String {
            isLong && isNextLong && sharesLines ? ", " : ",\(lineEnd)\(inner)"
        }
        if let index = piece.index {
            if next.index == index + 1, piece.keepsForm, next.keepsForm { return own(index) }
            if index + 1 < old.count, own(index).utf8.contains(UInt8(ascii: "/")) { return own(index) }
            if let comment = comment(after: old[index], inner) { return comment }
        }
        if let index = next.index.map({ $0 - 1 }), index >= 0 {
            let isAsXcodeWrites = own(index) == standard(isLong(old[index]), isLong(old[index + 1]))
            if !isAsXcodeWrites { return own(index) }
        }
        return standard(piece.isLong, next.isLong)
    }

    /// The comma and the comment after an element, up to the next line; nil if it has no comment.
    private func comment(after element: Element, _ inner: String) -> String? {
        let line = project.text(element.end..<edits.lineEnd(element.end)).drop(while: \.isSpace)
        let comment = line.drop { $0 == "," || $0.isSpace }
        guard comment.hasPrefix("//") || comment.hasPrefix("/*") && comment.contains("*/") else { return nil }
        return ", \(String(comment.prefix { !$0.isLineEnd }))\(lineEnd)\(inner)"
    }

    // MARK: - Existing items -

    private func text(_ element: Element, _ indentation: String) -> String {
        let id = "\(element.start)"
        guard changed.contains(id) else { return project.text(of: element) }
        var members = element.members.map { member in
            (key: member.key ?? "", text: project.text(of: member))
        }
        let children = element["children"]
        let isOnlyInChildren = memberships[.existing(id)] == nil && !children.isMissing
        if isOnlyInChildren {
            let list = list(children, id: id, indentation: self.indentation(children.start))
            let isEmpty = children.elements.allSatisfy { changes.removed.contains("\($0.start)") }
            if !isEmpty || itemsByGroup[.existing(id)] != nil {
                return project.text(element.start..<children.start) + list + project.text(children.end..<element.end)
            }
            members.removeAll { $0.key == "children" }
        } else if let new = itemsByGroup[.existing(id)] {
            let isGroup = outline.items[id]?.kind == .group
            members.removeAll { $0.key == "children" }
            let old = children.elements.map { Piece(text: project.text(of: $0)) }
            let pieces = old + sorted(new).map { Piece(text: text($0, inFile: !isGroup, indentation + unit + unit)) }
            members.append(("children", lines(pieces, indentation + unit)))
        }
        let isFile = outline.items[id]?.kind == .file
        var all: [String] = []
        if let new = memberships[.existing(id)] {
            all = element["target-membership"].elements.map(project.text) + new
            let list =
                all.count > 1 || !isFile ? lines(all.map { Piece(text: $0) }, indentation + unit) : "[ \(all[0]) ]"
            if let index = members.firstIndex(where: { $0.key == "target-membership" }) {
                members[index].text = list
            } else {
                members.insert(
                    ("target-membership", list),
                    at: members.firstIndex { $0.key == "children" } ?? members.count
                )
            }
        }
        let isLong = isFile ? all.count > 1 : members.contains { ["children", "target-membership"].contains($0.key) }
        return object(members, isLong: isLong, indentation)
    }

    // MARK: - New items -

    /// - Parameter inFile: true for one of several languages or versions.
    private func text(_ item: NewItem, inFile: Bool, _ indentation: String) -> String {
        func member(_ key: String, _ text: String) -> (key: String, text: String) { (key, JSONProject.written(text)) }
        let path = member("path", JSONProject.escaped(path: item.pathInGroup))
        let children = sorted(itemsByGroup[item.place] ?? [])
        let phases = memberships[item.place] ?? []
        var members: [(key: String, text: String)] =
            switch item.kind {
            case .file: [path]
            case .group, .synchronizedFolder: [member("kind", "group"), path]
            case .languages: [member("kind", "variant-group"), member("name", item.name)]
            case .versions:
                [member("kind", "version-group"), path]
                    + (changes.currentVersion(of: item).map { [member("current-version", $0.name)] } ?? [])
                    + [member("type", FileType(of: item.path).name)]
            }
        let isShort = item.kind == .file && phases.count < 2
        if !phases.isEmpty {
            let list = lines(phases.map { Piece(text: $0) }, indentation + unit)
            members.append(("target-membership", isShort ? "[ \(phases[0]) ]" : list))
        }
        if !children.isEmpty {
            let isGroup = item.kind == .group
            let pieces = children.map { Piece(text: text($0, inFile: !isGroup, indentation + unit + unit)) }
            members.append(("children", lines(pieces, indentation + unit)))
        }
        return object(members, isLong: inFile || !isShort, indentation)
    }

    private func sorted(_ items: [NewItem]) -> [NewItem] {
        items.filter(\.kind.isFolder) + items.filter { !$0.kind.isFolder }
    }

    private func object(_ members: [(key: String, text: String)], isLong: Bool, _ indentation: String) -> String {
        let members = members.map { "\(JSONProject.written($0.key)): \($0.text)" }
        if !isLong { return "{ \(members.joined(separator: ", ")) }" }
        let lines = members.map { "\(indentation)\(unit)\($0),\(lineEnd)" }
        return "{\(lineEnd)\(lines.joined())\(indentation)}"
    }

    /// A list with a line for each element.
    private func lines(_ pieces: [Piece], _ outer: String) -> String {
        let inner = outer + unit
        var text = "[\(lineEnd)\(inner)"
        for (piece, next) in zip(pieces, pieces.dropFirst()) { text += piece.text + gap(piece, next, [], inner) }
        return text + (pieces.last?.text ?? "") + ",\(lineEnd)\(outer)]"
    }
}
