/// A value of a JSON document with its place, in bytes from the document's start.
struct JSONNode: Sendable {

    enum Content: Sendable {
        case scalar(JSON)
        case list([JSONNode])
        case object([JSONNode])
    }

    let content: Content
    /// The key of a member of an object; nil for every other value.
    let key: String?
    /// Where the key begins; where the value begins if it has no key.
    let keyStart: Int
    let start: Int
    let end: Int

    /// The elements of a list, or the members of an object.
    var children: [JSONNode] {
        switch content {
        case .scalar: []
        case .list(let elements): elements
        case .object(let members): members
        }
    }

    /// The value without places. Of members with the same key it has the first.
    var json: JSON {
        switch content {
        case .scalar(let json): json
        case .list(let elements): .list(elements.map(\.json))
        case .object(let members):
            .object(Dictionary(members.map { ($0.key ?? "", $0.json) }) { first, _ in first })
        }
    }

    /// The members, at any depth, whose object has another member with the same key before them.
    var repeatedMembers: [JSONNode] {
        var keys: Set<String> = []
        var repeated: [JSONNode] = []
        for child in children {
            if let key = child.key, !keys.insert(key).inserted { repeated.append(child) }
            repeated += child.repeatedMembers
        }
        return repeated
    }
}
