/// The changes of a project's items and their memberships in targets, whatever the format of its file.
struct ProjectChanges: Sendable {

    /// An item that is in the project, by its ID, or a new one, by its key.
    enum Place: Hashable, Sendable {
        case existing(String)
        case new(String)
    }

    struct NewItem: Sendable {
        let kind: ProjectOutline.Item.Kind
        /// From the root. For a group of languages, that of the file without its language's folder.
        let path: String
        /// Its path in the group; empty for a group of languages, which has no folder.
        let pathInGroup: String
        let group: Place
        /// Of a data model: the name of its current version, if a file says it.
        var currentVersion: String?

        /// The name of the file or folder.
        var name: String { ProjectPath.name(of: path) }
        /// A file may have the path of a group of languages.
        var place: Place { .new(kind == .languages ? path + "/" : path) }
    }

    struct Membership: Sendable {
        /// The file, or the group of its languages or versions.
        let item: Place
        /// Its path from the root.
        let path: String
        let target: ProjectOutline.Target
        let phase: ProjectOutline.Phase
    }

    /// In the order of their paths.
    var items: [NewItem] = []
    var memberships: [Membership] = []
    /// The IDs of the items to remove.
    var removed: Set<String> = []

    var isEmpty: Bool { items.isEmpty && memberships.isEmpty && removed.isEmpty }

    func item(at place: Place) -> NewItem? { items.first { $0.place == place } }

    /// The current version of a data model: the one that its list names, else the last one.
    func currentVersion(of model: NewItem) -> NewItem? {
        let versions = items.filter { $0.group == model.place }
        return versions.first { $0.name == model.currentVersion } ?? versions.last
    }

    /// By the group.
    var itemsByGroup: [Place: [NewItem]] { Dictionary(grouping: items, by: \.group) }

    /// The new items of a group, each with the index that it is inserted at among the existing ones: after its
    /// predecessor among the groups, or among the files, if those are in order, else at the end.
    static func places(of new: [NewItem], among existing: [ProjectOutline.Item?]) -> [(item: NewItem, index: Int)] {
        [true, false].flatMap { isFolder in
            let new = new.filter { $0.kind.isFolder == isFolder }
            let siblings = existing.enumerated().compactMap { index, item in
                item.flatMap { $0.kind.isFolder == isFolder ? (name: $0.name, index: index) : nil }
            }
            guard siblings.count > 1, let key = order(of: siblings.map(\.name)) else {
                return new.map { ($0, existing.count) }
            }
            return new.map { (key: key($0.name), item: $0) }.sorted { $0.key.precedes($1.key) }.map { child in
                let next = siblings.firstIndex { child.key.precedes(key($0.name)) } ?? siblings.count
                return (child.item, next == 0 ? siblings[0].index : siblings[next - 1].index + 1)
            }
        }
    }

    /// The key that names are ordered by; nil if they are in no order.
    private static func order(of names: [String]) -> ((String) -> String)? {
        let keys: [(String) -> String] = [{ $0 }, { $0.lowercased() }]
        return keys.first { key in zip(names, names.dropFirst()).allSatisfy { !key($1).precedes(key($0)) } }
    }
}
