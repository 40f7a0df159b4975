/// The text of a project, with its objects and the sections that they are in.
struct ProjectText: Sendable {

    /// The kinds of objects that vipergen reads. The raw value is that of `isa`.
    enum ISA: String, Sendable {
        case project = "PBXProject"
        case group = "PBXGroup"
        case variantGroup = "PBXVariantGroup"
        case versionGroup = "XCVersionGroup"
        case synchronizedFolder = "PBXFileSystemSynchronizedRootGroup"
        case exceptionSet = "PBXFileSystemSynchronizedBuildFileExceptionSet"
        case fileReference = "PBXFileReference"
        case buildFile = "PBXBuildFile"
        case sources = "PBXSourcesBuildPhase"
        case resources = "PBXResourcesBuildPhase"
        case frameworks = "PBXFrameworksBuildPhase"
        case other

        /// The key of the list that can change in objects of the kind.
        var listKey: String { isGroup ? "children" : "files" }

        /// True for what has children.
        var isGroup: Bool { self == .group || self == .variantGroup || self == .versionGroup }

        /// True for what has a list that Xcode writes even if it is empty, up to format 77.
        fileprivate var hasList: Bool { isGroup || [.sources, .resources, .frameworks].contains(self) }
    }

    struct Object: Sendable {
        let id: String
        let kind: ISA
        let entry: PropertyList.Member

        /// The byte where it begins.
        var start: Int { entry.key.start }

        /// The value of a key; nil if it has none.
        subscript(key: String) -> PropertyList.Node? { entry.value[key] }

        /// The text of a key; nil if it has none.
        func text(_ key: String) -> String? { self[key]?.text }

        /// The texts in the list of a key; none if it has no such list.
        func texts(_ key: String) -> [String] { self[key]?.elements.compactMap(\.text) ?? [] }

        /// The IDs in the list that can change.
        var list: [String] { texts(kind.listKey) }

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
        let end: Range<Int>
        /// In the order of the text.
        let objects: [Object]
    }

    /// The text with its name, for errors.
    let source: SourceText
    let list: PropertyList
    /// By their IDs.
    let objects: [String: Object]
    let sections: [Section]
    /// The root object.
    let project: Object
    /// The texts that cannot be IDs of new objects: every text of the project. If one is the ID of a lost object, a
    /// reference to that object would become one to the new object.
    let takenIDs: Set<String>
    private let omitsEmptyLists: Bool

    /// Reads a project.
    ///
    /// - Parameter file: its path, as errors name it.
    /// - Throws: a `data` failure with the mistakes in it.
    init(_ contents: [UInt8], file: String) throws(Failure) {
        let source = SourceText(name: file, bytes: contents)
        func failure(_ flaws: [Flaw]) -> Failure { Failure(.data, source.diagnostics(flaws)) }
        if contents.starts(with: "bplist".utf8) { throw failure([PropertyListParser.foreign("a binary")]) }
        _ = try SourceFile(path: file, contents: contents).text(named: file)
        do { list = try PropertyList(contents) } catch { throw failure([error]) }
        guard let dictionary = list.root["objects"], case .dictionary(let entries) = dictionary.content,
            let root = list.root["rootObject"], let id = root.text
        else { throw failure([Flaw("this is not a project: 'objects' or 'rootObject' is missing", at: nil)]) }
        var all: [Object] = []
        for entry in entries {
            guard let id = entry.key.text, case .dictionary = entry.value.content else {
                throw failure([Flaw("expected an object", at: entry.key.start, help: "restore the file")])
            }
            let kind = entry.value["isa"]?.text.flatMap(ISA.init) ?? .other
            all.append(Object(id: id, kind: kind, entry: entry))
        }
        objects = Dictionary(all.map { ($0.id, $0) }) { $1 }
        guard let project = objects[id], project.kind == .project else {
            throw failure([Self.damage(at: root, expecting: "a project")])
        }
        sections = Self.sections(in: list.bytes[dictionary.start..<dictionary.end], of: all)
        guard !sections.isEmpty else {
            let help = "change something in Xcode, which writes them"
            throw failure([Flaw("the project has no comments that begin and end its sections", at: nil, help: help)])
        }
        (self.source, self.project) = (source, project)
        takenIDs = Set(list.root.texts)
        let format = list.root["objectVersion"]?.text.flatMap { Int($0) } ?? 0
        omitsEmptyLists = format >= 90 || all.contains { $0.kind.hasList && $0[$0.kind.listKey] == nil }
    }

    /// The sections whose two comments are each a line, and not within an object.
    private static func sections(in dictionary: ArraySlice<UInt8>, of objects: [Object]) -> [Section] {
        var sections: [Section] = []
        var begin: (name: String, range: Range<Int>)?
        for line in dictionary.split(whereSeparator: \.isLineEnd) {
            let words = String(decoding: line, as: UTF8.self).split(whereSeparator: \.isSpace)
            guard words.count == 5, words[0] == "/*", words[3] == "section", words[4] == "*/",
                !objects.contains(where: { $0.start..<$0.entry.value.end ~= line.startIndex })
            else { continue }
            let name = String(words[2])
            if words[1] == "Begin" { begin = (name, line.indices) }
            guard words[1] == "End", let start = begin, start.name == name else { continue }
            let inside = objects.filter { start.range.upperBound..<line.startIndex ~= $0.start }
            sections.append(Section(name: name, begin: start.range, end: line.indices, objects: inside))
            begin = nil
        }
        return sections
    }

    // MARK: - Objects -

    private static func damage(at node: PropertyList.Node, expecting expected: String) -> Flaw {
        let message = "\(quoted(node.text ?? "(…)")) is not the ID of \(expected)"
        return Flaw(message, at: node.start, help: "restore the file, or remove the line")
    }

    /// The objects in a list of an object; none if it has no such list. A flaw for what is no such object.
    ///
    /// - Parameter expected: the kinds that the objects must have, and the name of such an object in messages.
    func objects(
        in key: String,
        of object: Object,
        expecting expected: (kinds: [ISA], name: String)? = nil,
        _ flaws: inout [Flaw]
    ) -> [Object] {
        guard let value = object[key] else { return [] }
        guard case .list(let elements) = value.content else {
            flaws.append(Flaw("expected a list", at: value.start, help: "restore the file"))
            return []
        }
        return elements.compactMap { node in
            let found = node.text.flatMap { objects[$0] }
            if let found, expected?.kinds.contains(found.kind) ?? true { return found }
            flaws.append(Self.damage(at: node, expecting: expected?.name ?? "an object"))
            return nil
        }
    }

    /// The object of a key; nil if there is none, and a flaw if no object has the ID.
    func object(of key: String, in object: Object, _ flaws: inout [Flaw]) -> Object? {
        guard let node = object[key] else { return nil }
        let found = node.text.flatMap { objects[$0] }
        if found == nil { flaws.append(Self.damage(at: node, expecting: "an object")) }
        return found
    }

    /// True if a change empties the list of an object and removes it: if it was missing before, as Xcode does in format
    /// 90, and as the program does that wrote a project in which other objects have no list.
    func removesList(_ change: ObjectChanges.ListChange, of object: Object) -> Bool {
        (omitsEmptyLists || change.wasMissing) && change.result(of: object.list).isEmpty
    }

    /// The name of a group in messages: the main group often has none.
    func shownName(of group: Object) -> String {
        if group.name.isEmpty, project.text("mainGroup") == group.id { return "the main group" }
        return group.name.isEmpty ? "a group without a name" : quoted(group.name)
    }
}
