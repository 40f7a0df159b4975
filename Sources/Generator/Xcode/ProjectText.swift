/// The text of a project, with its objects and the sections that they are in.
struct ProjectText: Sendable {

    /// The kinds of objects that vipergen reads. The raw value is that of `isa`.
    enum Kind: String, Sendable {
        case project = "PBXProject"
        case group = "PBXGroup"
        case variantGroup = "PBXVariantGroup"
        case synchronizedFolder = "PBXFileSystemSynchronizedRootGroup"
        case exceptionSet = "PBXFileSystemSynchronizedBuildFileExceptionSet"
        case fileReference = "PBXFileReference"
        case buildFile = "PBXBuildFile"
        case sources = "PBXSourcesBuildPhase"
        case resources = "PBXResourcesBuildPhase"
        case other
    }

    struct Object: Sendable {
        let id: String
        let kind: Kind
        let entry: PropertyList.Entry

        /// The byte where it begins.
        var start: Int { entry.key.start }

        /// The value of a key; nil if it has none.
        subscript(key: String) -> PropertyList.Node? { entry.value[key] }

        /// The text of a key; nil if it has none.
        func text(_ key: String) -> String? { self[key]?.text }

        /// The texts in the list of a key; none if it has no such list.
        func texts(_ key: String) -> [String] { self[key]?.elements.compactMap(\.text) ?? [] }

        /// The name of a group or a file: `name`, or else the last part of `path`.
        var name: String {
            if let name = text("name"), !name.isEmpty { return name }
            return text("path").map { ProjectPath.name(of: $0) } ?? ""
        }
    }

    /// The objects of a kind, between the two comments that name it.
    struct Section: Sendable {
        let name: String
        let begin: Range<Int>
        /// The same as `begin` while no comment ends the section.
        var end: Range<Int>
        /// In the order of the text.
        var objects: [Object] = []
    }

    let list: PropertyList
    /// By their IDs.
    let objects: [String: Object]
    private(set) var sections: [Section] = []
    /// The root object.
    let project: Object

    /// - Returns: nil for a project that cannot be changed; then `flaws` has the reasons.
    init?(_ list: PropertyList, _ flaws: inout [Flaw]) {
        guard let dictionary = list.root["objects"], case .dictionary(let entries) = dictionary.content,
            let rootNode = list.root["rootObject"], let root = rootNode.text
        else {
            flaws.append(Flaw("this is no project: 'objects' or 'rootObject' is missing", at: nil))
            return nil
        }
        let all = entries.compactMap { entry -> Object? in
            guard let id = entry.key.text, case .dictionary = entry.value.content else {
                flaws.append(Flaw("here should be an object", at: entry.key.start))
                return nil
            }
            return Object(id: id, kind: entry.value["isa"]?.text.flatMap(Kind.init) ?? .other, entry: entry)
        }
        self.list = list
        objects = Dictionary(all.map { ($0.id, $0) }) { $1 }
        project = objects[root] ?? Object(id: root, kind: .project, entry: .init(key: rootNode, value: rootNode))
        for mark in list.marks where dictionary.start..<dictionary.end ~= mark.range.lowerBound {
            take(mark, among: entries, &flaws)
        }
        if let last = sections.last, last.end == last.begin { report("this section has no end", last.begin, &flaws) }
        if sections.isEmpty {
            let help = "change something in Xcode, which writes them"
            flaws.append(Flaw("the project has no comments that begin and end its sections", at: nil, help: help))
        }
        if object(root, at: rootNode, &flaws).map({ $0.kind != .project }) ?? false {
            report("this is the ID of no project", rootNode.start..<rootNode.end, &flaws)
        }
        guard flaws.isEmpty else { return nil }
        for (index, section) in sections.enumerated() {
            sections[index].objects = all.filter { section.begin.upperBound..<section.end.lowerBound ~= $0.start }
        }
    }

    private mutating func take(_ mark: PropertyList.Mark, among entries: [PropertyList.Entry], _ flaws: inout [Flaw]) {
        let start = mark.range.lowerBound
        if entries.contains(where: { $0.key.start < start && start < $0.value.end }) {
            report("here is an object, and no place for this", mark.range, &flaws)
        }
        let open = sections.last.flatMap { $0.end == $0.begin ? $0 : nil }
        if mark.isBegin {
            if let open { report("this section has no end", open.begin, &flaws) }
            sections.append(Section(name: mark.name, begin: mark.range, end: mark.range))
        } else if open?.name == mark.name {
            sections[sections.count - 1].end = mark.range
        } else {
            report("here ends a section that has not begun", mark.range, &flaws)
        }
    }

    private func report(_ message: String, _ range: Range<Int>, _ flaws: inout [Flaw]) {
        flaws.append(Flaw(message, at: range.lowerBound, help: "restore the file"))
    }

    // MARK: - Objects -

    /// The object with an ID; nil, and a flaw, if there is none.
    ///
    /// - Parameter node: where the ID is.
    func object(_ id: String, at node: PropertyList.Node, _ flaws: inout [Flaw]) -> Object? {
        if let object = objects[id] { return object }
        let help = "restore the file, or remove the line"
        flaws.append(Flaw("no object has the ID \(quoted(id))", at: node.start, help: help))
        return nil
    }

    /// The objects in a list of an object, each with the place of its ID; none if it has no such list.
    ///
    /// - Parameter expected: the kinds that they must have, and how messages call such an object. An object of another kind
    ///   could be removed while the list still has it.
    func objects(
        in key: String,
        of object: Object,
        expecting expected: (kinds: [Kind], name: String)? = nil,
        _ flaws: inout [Flaw]
    ) -> [(node: PropertyList.Node, object: Object)] {
        guard let value = object[key] else { return [] }
        guard case .list(let elements) = value.content else {
            flaws.append(Flaw("here should be a list", at: value.start))
            return []
        }
        return elements.compactMap { node in
            guard let id = node.text else {
                flaws.append(Flaw("here should be an object's ID", at: node.start))
                return nil
            }
            guard let object = self.object(id, at: node, &flaws) else { return nil }
            if let expected, !expected.kinds.contains(object.kind) {
                flaws.append(
                    Flaw("here should be the ID of \(expected.name)", at: node.start, help: "restore the file")
                )
                return nil
            }
            return (node, object)
        }
    }

    /// The object of a key; nil if there is none.
    func object(of key: String, in object: Object, _ flaws: inout [Flaw]) -> Object? {
        object[key].flatMap { node in node.text.flatMap { self.object($0, at: node, &flaws) } }
    }

    /// The name of a group in messages: the main group often has none.
    func shownName(of group: Object) -> String {
        if group.name.isEmpty, project.text("mainGroup") == group.id { return "the main group" }
        return group.name.isEmpty ? "a group without a name" : quoted(group.name)
    }

    /// The IDs in the text that no object has: a merge by hand may have lost their objects.
    var lostIDs: Set<String> {
        var lost: Set<String> = []
        func visit(_ node: PropertyList.Node) {
            if let text = node.text, text.utf8.count == ObjectID.length, objects[text] == nil { lost.insert(text) }
            node.children.forEach(visit)
        }
        visit(list.root)
        return lost
    }
}
