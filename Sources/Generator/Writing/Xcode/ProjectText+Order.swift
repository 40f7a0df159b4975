/// The order of the children of a group.
extension ProjectText {

    /// A new child of a group.
    typealias NewChild = (entry: ObjectChanges.Entry, isGroup: Bool)

    /// The index to insert each new child of a group at: after its predecessor among the groups, or among the files, if those
    /// are in order, else at the end.
    func places(of children: [NewChild], in group: Object) -> [(entry: ObjectChanges.Entry, index: Int)] {
        let list = group["children"]?.elements ?? []
        let existing = list.enumerated().compactMap { index, node -> (name: String, isGroup: Bool, index: Int)? in
            guard let object = node.text.flatMap({ objects[$0] }) else { return nil }
            return (object.name, object.kind == .group || object.kind == .synchronizedFolder, index)
        }
        return [true, false].flatMap { isGroup in
            let children = children.filter { $0.isGroup == isGroup }
            let siblings = existing.filter { $0.isGroup == isGroup }
            guard siblings.count > 1, let key = order(of: siblings.map(\.name)) else {
                return children.map { ($0.entry, list.count) }
            }
            return children.map { (key: key($0.entry.comment), entry: $0.entry) }
                .sorted { $0.key.precedes($1.key) }
                .map { child in
                    let next = siblings.firstIndex { child.key.precedes(key($0.name)) } ?? siblings.count
                    return (child.entry, next == 0 ? siblings[0].index : siblings[next - 1].index + 1)
                }
        }
    }

    /// The key that names are ordered by; nil if they are in no order.
    private func order(of names: [String]) -> ((String) -> String)? {
        let keys: [(String) -> String] = [{ $0 }, { $0.lowercased() }]
        return keys.first { key in zip(names, names.dropFirst()).allSatisfy { !key($1).precedes(key($0)) } }
    }
}
