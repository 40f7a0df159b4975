/// The text of a project, with its objects and the sections that they are in.
struct ProjectText: Sendable {

    /// The kinds of objects that are understood. The raw value is what `isa` has.
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
        /// The nodes of the ID and of the dictionary.
        let key: Int
        let value: Int
    }

    /// The objects of a kind, between the two comments that name it.
    struct Section: Sendable {
        let name: String
        let begin: Range<Int>
        var end: Range<Int>
        /// In the order of the text.
        var objects: [Object] = []
    }

    let list: PropertyList
    /// By their IDs.
    private(set) var objects: [String: Object] = [:]
    private(set) var sections: [Section] = []
    /// The ID of the project itself.
    let root: String

    /// - Returns: nil if there is too little to go on with; `flaws` tells what is wrong, and may do so otherwise too.
    init?(_ list: PropertyList, _ flaws: inout [Flaw]) {
        self.list = list
        guard let dictionary = list.value(of: "objects", in: PropertyList.root),
            list.nodes[dictionary].kind == .dictionary,
            let rootNode = list.value(of: "rootObject", in: PropertyList.root), let root = list.text(of: rootNode)
        else {
            flaws.append(Flaw("this is no project: 'objects' or 'rootObject' is missing", at: nil))
            return nil
        }
        self.root = root
        let marks = list.marks.filter { list.nodes[dictionary].range.contains($0.range.lowerBound) }
        var nextMark = marks.startIndex
        var isOpen = false
        var endOfLast = 0
        func read(marksBefore offset: Int) {
            while nextMark < marks.endIndex, marks[nextMark].range.lowerBound < offset {
                let range = marks[nextMark].range
                if range.lowerBound < endOfLast { report("here is an object, and no place for this", range, &flaws) }
                take(marks[nextMark], &isOpen, &flaws)
                nextMark += 1
            }
        }
        let entries = list.entries(of: dictionary)
        objects.reserveCapacity(entries.count)
        for (key, value) in entries {
            let offset = list.nodes[key].range.lowerBound
            read(marksBefore: offset)
            endOfLast = list.nodes[value].range.upperBound
            guard let id = list.text(of: key), list.nodes[value].kind == .dictionary else {
                flaws.append(Flaw("here should be an object", at: offset))
                continue
            }
            let kind = list.text(of: "isa", in: value).flatMap(Kind.init) ?? .other
            let object = Object(id: id, kind: kind, key: key, value: value)
            objects[id] = object
            if isOpen { sections[sections.count - 1].objects.append(object) }
        }
        read(marksBefore: list.nodes[dictionary].range.upperBound)
        if isOpen { report("this section has no end", sections[sections.count - 1].begin, &flaws) }
        if sections.isEmpty {
            let help = "change something in Xcode, which writes them"
            flaws.append(Flaw("the project has no comments that begin and end its sections", at: nil, help: help))
        }
        if object(root, at: rootNode, &flaws).map({ $0.kind != .project }) ?? false {
            report("this is the ID of no project", list.nodes[rootNode].range, &flaws)
        }
        guard flaws.isEmpty else { return nil }
    }

    private mutating func take(_ mark: PropertyList.Mark, _ isOpen: inout Bool, _ flaws: inout [Flaw]) {
        if mark.isBegin {
            if isOpen { report("this section has no end", sections[sections.count - 1].begin, &flaws) }
            sections.append(Section(name: mark.name, begin: mark.range, end: mark.range))
            isOpen = true
        } else if isOpen, sections[sections.count - 1].name == mark.name {
            sections[sections.count - 1].end = mark.range
            isOpen = false
        } else {
            report("here ends a section that has not begun", mark.range, &flaws)
        }
    }

    private func report(_ message: String, _ range: Range<Int>, _ flaws: inout [Flaw]) {
        flaws.append(Flaw(message, at: range.lowerBound, help: "restore the file"))
    }

    // MARK: - Reading objects -

    /// The root object.
    var project: Object { objects[root] ?? Object(id: root, kind: .project, key: 0, value: 0) }

    /// The object with an ID that a node has; nil, and a flaw, if there is none.
    func object(_ id: String, at node: Int, _ flaws: inout [Flaw]) -> Object? {
        if let object = objects[id] { return object }
        let offset = list.nodes[node].range.lowerBound
        flaws.append(
            Flaw("no object has the ID \(quoted(id))", at: offset, help: "restore the file, or remove the line")
        )
        return nil
    }

    /// The objects that a list of an object names; none if it has no such list.
    func objects(in key: String, of object: Object, _ flaws: inout [Flaw]) -> [(node: Int, object: Object)] {
        guard let value = list.value(of: key, in: object.value) else { return [] }
        guard list.nodes[value].kind == .list else {
            flaws.append(Flaw("here should be a list", at: list.nodes[value].range.lowerBound))
            return []
        }
        return list.elements(of: value).compactMap { node in
            guard let id = list.text(of: node) else {
                flaws.append(Flaw("here should be an object's ID", at: list.nodes[node].range.lowerBound))
                return nil
            }
            return self.object(id, at: node, &flaws).map { (node, $0) }
        }
    }

    /// The object that a key of an object names; nil if it names none.
    func object(of key: String, in object: Object, _ flaws: inout [Flaw]) -> Object? {
        guard let node = list.value(of: key, in: object.value), let id = list.text(of: node) else { return nil }
        return self.object(id, at: node, &flaws)
    }

    /// The text of an object's key; nil if it has none.
    func text(_ key: String, of object: Object) -> String? { list.text(of: key, in: object.value) }

    /// The texts in a list of an object; none if it has no such list.
    func texts(_ key: String, of object: Object) -> [String] {
        guard let list = list.value(of: key, in: object.value) else { return [] }
        return self.list.elements(of: list).compactMap(self.list.text)
    }

    /// What a group or a file is called: its name, or else what its path ends in.
    func name(of object: Object) -> String {
        if let name = text("name", of: object), !name.isEmpty { return name }
        return text("path", of: object).map { ProjectPath.name(of: $0) } ?? ""
    }

    /// What a message calls a group: the main group often has no name.
    func shownName(of group: Object) -> String {
        let name = name(of: group)
        if name.isEmpty, text("mainGroup", of: project) == group.id { return "the main group" }
        return name.isEmpty ? "a group without a name" : quoted(name)
    }

    /// The IDs that are named somewhere and are no object's: a merge by hand may have lost those.
    var lostIDs: Set<String> {
        var lost: Set<String> = []
        for node in list.nodes.indices where list.nodes[node].range.count >= ObjectID.length {
            guard let id = list.text(of: node), id.utf8.count == ObjectID.length, objects[id] == nil else { continue }
            lost.insert(id)
        }
        return lost
    }

    /// The byte that an object begins at.
    func offset(of object: Object) -> Int { list.nodes[object.key].range.lowerBound }
}
