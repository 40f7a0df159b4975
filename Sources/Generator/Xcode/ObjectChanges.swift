/// What is to happen to the objects of a project, whatever it takes in its text.
struct ObjectChanges: Sendable {

    /// An ID as it is written in a list or after a key.
    struct Entry: Sendable {
        let id: String
        /// The name in the comment.
        let comment: String
    }

    enum Field: Sendable {
        case text(String)
        case object(Entry)
        case list([Entry])
    }

    struct NewObject: Sendable {
        let entry: Entry
        let kind: ProjectText.Kind
        /// What it has beside `isa`, in order.
        var fields: [(key: String, value: Field)]
    }

    /// What changes in a list of an object that stays.
    struct ListChange: Sendable {
        /// Each goes before the element with the index that the list has now; several before one stay in their order.
        var insertions: [(entry: Entry, index: Int)] = []
        /// The IDs that go.
        var removals: Set<String> = []
        /// Whether the list goes too, because nothing is left in it and other objects do without an empty one.
        var removesList = false

        /// The IDs that the list is to have, of those it has.
        func result(of ids: [String]) -> [String] {
            var result: [String] = []
            var rest = insertions.sorted { $0.index < $1.index }[...]
            for (index, id) in ids.enumerated() {
                while let next = rest.first, next.index <= index { result.append(rest.removeFirst().entry.id) }
                if !removals.contains(id) { result.append(id) }
            }
            return result + rest.map(\.entry.id)
        }
    }

    var added: [NewObject] = []
    /// The IDs of the objects that go, and whether vipergen made each.
    var removed: [String: Bool] = [:]
    /// By the IDs of the objects whose list changes.
    var lists: [String: ListChange] = [:]

    /// A list only changes with what comes or goes.
    var isEmpty: Bool { added.isEmpty && removed.isEmpty }

    /// The key of the list that changes in objects of a kind.
    static func listKey(of kind: ProjectText.Kind) -> String {
        kind == .group || kind == .variantGroup ? "children" : "files"
    }
}
