/// The changes of a project's objects, independent of its text.
struct ObjectChanges: Sendable {

    /// An ID as it is written in a list or after a key: with a comment.
    struct Reference: Sendable {
        let id: String
        /// The name in the comment.
        let comment: String

        var written: String { id + PropertyListText.comment(comment) }
    }

    struct NewObject: Sendable {
        let entry: Reference
        let kind: ProjectText.ISA
        /// The children of a group.
        var children: [Reference] = []
        /// The other values beside `isa`, as they are written, in order.
        let fields: [(key: String, value: String)]
    }

    /// The changes of a list in an object that stays.
    struct ListChange: Sendable {
        /// Each is inserted before the element that now has the index; several at one index keep their order.
        var insertions: [(entry: Reference, index: Int)] = []
        /// The IDs to remove.
        var removals: Set<String> = []
        /// True if the list was made for one of the removed entries.
        var wasMissing = false

        /// The IDs in the list after the change.
        func result(of ids: [String]) -> [String] {
            let inserted = Dictionary(grouping: insertions) { min($0.index, ids.count) }
            return (0...ids.count).flatMap { index in
                let kept = ids[index...].prefix(1).filter { !removals.contains($0) }
                return (inserted[index] ?? []).map(\.entry.id) + kept
            }
        }
    }

    var added: [NewObject] = []
    /// The IDs of the objects to remove.
    var removed: Set<String> = []
    /// By the ID of the object that has the list.
    var lists: [String: ListChange] = [:]
}
