/// What a project says about groups, files and targets, whatever the format of its file.
struct ProjectOutline: Sendable {

    /// A group, a file or a folder.
    struct Item: Sendable {
        enum Kind: Sendable {
            case group
            /// The group of a file's languages.
            case languages
            /// The group of a data model's versions.
            case versions
            /// A folder that Xcode keeps in step with the disk.
            case synchronizedFolder
            case file

            /// True for what is listed among groups.
            var isFolder: Bool { self == .group || self == .synchronizedFolder }
        }

        let id: String
        let kind: Kind
        /// As Xcode shows it.
        let name: String
        /// True if it has a name besides that of its path.
        var isNamed = false
        /// From the root; nil if it has none, or one that only Xcode knows.
        let path: String?
        /// The folder that paths in it are relative to.
        var inner: String?
        let parent: String?
        var children: [String] = []
        /// The byte where it begins.
        let start: Int
        /// The name in messages.
        let shownName: String
        /// True for a group that vipergen may have made, which is removed with its last file.
        var isDisposable = false
    }

    struct Phase: Sendable {
        enum Kind: Sendable {
            case sources, resources, frameworks, other

            /// As Xcode shows it under 'Build Phases'.
            var title: String {
                switch self {
                case .sources: "Compile Sources"
                case .resources: "Copy Bundle Resources"
                case .frameworks: "Link Binary With Libraries"
                case .other: ""
                }
            }
        }

        let id: String
        let kind: Kind
    }

    struct Target: Sendable {
        let id: String
        let name: String
        let start: Int
        let phases: [Phase]
        /// False for an aggregate target and one of an external build tool.
        let hasFiles: Bool
        /// True for an app, and false for an extension, a framework or tests.
        let isApp: Bool
    }

    /// The folder that paths of the project are relative to.
    let sourceRoot: String
    private(set) var items: [String: Item] = [:]
    /// The IDs of the items at a path.
    private(set) var filesAtPath: [String: [String]] = [:]
    /// The IDs of the groups of a folder: more than one if it is ambiguous which of them is meant.
    private(set) var groupsOfFolder: [String: [String]] = [:]
    /// The groups of languages and versions, by the path that the file would have without them.
    private(set) var containers: [String: String] = [:]
    var synchronizedFolders: [String: SynchronizedFolder] = [:]
    var targets: [Target] = []
    /// The IDs of the phases that an item is in.
    var phasesOfItem: [String: Set<String>] = [:]
    /// The folders of local packages.
    var packages: Set<String> = []
    /// What is wrong but stops nothing.
    var warnings: [Flaw] = []
    /// The paths of names that something in the project refers to. No other item may have such a name.
    var referredNames: Set<String> = []

    init(sourceRoot: String) { self.sourceRoot = sourceRoot }

    mutating func add(_ item: Item) {
        items[item.id] = item
        if let parent = item.parent { items[parent]?.children.append(item.id) }
        guard let path = item.path else { return }
        switch item.kind {
        case .group: groupsOfFolder[path, default: []].append(item.id)
        case .versions: containers[path] = item.id
        case .file:
            filesAtPath[path, default: []].append(item.id)
            let language = ProjectPath.folder(of: path)
            if let group = item.parent.flatMap({ items[$0] }), group.kind == .languages,
                let folder = language.flatMap({ ProjectPath.folder(of: $0) })
            {
                containers[Path.join(folder, group.name)] = group.id
            }
        case .languages, .synchronizedFolder: break
        }
    }

    /// Called when all items are added: a group that has a name besides its path holds only some of the folder's files.
    mutating func finish() {
        for (folder, groups) in groupsOfFolder where groups.count > 1 {
            let unnamed = groups.filter { items[$0]?.isNamed == false }
            if unnamed.count == 1 { groupsOfFolder[folder] = unnamed }
        }
    }

    // MARK: - Items -

    /// The nearest synchronized ancestor of a file; nil if there is none.
    func synchronizedFolder(of file: String) -> String? {
        Path.ancestors(of: file).dropFirst().first { synchronizedFolders[$0] != nil }
    }

    /// The path of an item; of a group of languages, that of the file without its language's folder.
    func path(of item: Item) -> String {
        let language = item.children.lazy.compactMap { items[$0]?.path }.first
        guard item.kind == .languages, let folder = language.flatMap({ ProjectPath.folder(of: $0) }),
            let outer = ProjectPath.folder(of: folder)
        else { return item.path ?? "" }
        return Path.join(outer, item.name)
    }

    /// The names of an item and the groups around it, as a JSON project refers to it.
    func namePath(of id: String) -> String {
        guard let item = items[id], let parent = item.parent else { return "" }
        return Path.join(namePath(of: parent), item.name)
    }

    /// The IDs of the phases that have an item, also as one of several languages or versions.
    func phases(of ids: [String]) -> Set<String> {
        let groups = ids.compactMap { items[$0]?.parent }.filter { items[$0]?.kind != .group }
        return Set((ids + groups).flatMap { phasesOfItem[$0] ?? [] })
    }

    // MARK: - Targets -

    /// The names of the targets that can have files.
    var targetNames: [String] { targets.filter(\.hasFiles).map(\.name) }

    /// The target of a name that can have files.
    ///
    /// - Throws: a flaw if there is none, or if there are two.
    func target(_ name: String) throws(Flaw) -> Target {
        let found = targets.filter { $0.name == name && $0.hasFiles }
        let list = targetNames.prefix(20).map(quoted).joined(separator: ", ")
        let help = list.isEmpty ? "no target of the project has files" : "name a target that has files: \(list)"
        guard let target = found.first else {
            let message = "the project has no target \(quoted(name)) that can have files"
            throw Flaw(message, at: nil, help: targetNames.suggestion(for: name) ?? help)
        }
        guard found.count == 1 else {
            let message = "\(found.count) targets are named \(quoted(name))"
            throw Flaw(message, at: found[1].start, help: "rename one of them")
        }
        return target
    }
}
