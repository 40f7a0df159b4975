/// The order that the children of a group have, as far as they have one.
struct GroupOrder {

    /// What is to go into a group.
    struct Child {
        let entry: ObjectChanges.Entry
        let isGroup: Bool
    }

    private struct Existing {
        let name: String
        let isGroup: Bool
        let index: Int
    }

    private let existing: [Existing]
    private let count: Int

    init(of group: ProjectText.Object, in text: ProjectText) {
        let list = text.list.value(of: "children", in: group.value).map(text.list.elements) ?? []
        count = list.count
        existing = list.enumerated().compactMap { index, node in
            guard let object = text.list.text(of: node).flatMap({ text.objects[$0] }) else { return nil }
            let isGroup = object.kind == .group || object.kind == .synchronizedFolder
            return Existing(name: text.name(of: object), isGroup: isGroup, index: index)
        }
    }

    /// Gives each child the index that it goes before: right after its predecessor of its kind where those are in
    /// order, else at the end.
    func place(_ children: [Child]) -> [(entry: ObjectChanges.Entry, index: Int)] {
        [true, false].flatMap { isGroup in
            let children = children.filter { $0.isGroup == isGroup }
            let siblings = existing.filter { $0.isGroup == isGroup }
            guard siblings.count > 1, let key = order(of: siblings) else {
                return children.map { ($0.entry, count) }
            }
            // Both are in order, so one walk along them is enough.
            let sorted = children.map { (key: key($0.entry.comment), entry: $0.entry) }.sorted { $0.key < $1.key }
            var next = 0
            return sorted.map { child in
                while next < siblings.count, key(siblings[next].name) <= child.key { next += 1 }
                return (child.entry, next == 0 ? siblings[0].index : siblings[next - 1].index + 1)
            }
        }
    }

    /// What names are compared by; nil if they are in no order.
    private func order(of siblings: [Existing]) -> ((String) -> Bytes)? {
        let keys: [(String) -> Bytes] = [{ Bytes(of: $0) }, { Bytes(of: $0.lowercased()) }]
        return keys.first { key in
            let names = siblings.map { key($0.name) }
            return zip(names, names.dropFirst()).allSatisfy { $0 <= $1 }
        }
    }

    private struct Bytes: Comparable {
        let bytes: [UInt8]

        init(of text: String) { bytes = Array(text.utf8) }

        static func < (left: Bytes, right: Bytes) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
    }
}
