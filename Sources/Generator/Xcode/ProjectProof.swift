/// Whether a changed project, read again, says what was meant: the changes, and of everything else what it said before.
struct ProjectProof {

    let before: ProjectText
    let after: ProjectText
    let changes: ObjectChanges

    /// What it does not say; nil if all is well.
    func mistake() -> String? {
        let count = before.objects.count - changes.removed.count + changes.added.count
        guard after.objects.count == count else { return "\(after.objects.count) objects, not \(count)" }
        let outer = [before, after].map { text in
            text.list.entries(of: PropertyList.root).filter { text.list.text(of: $0.key) != "objects" }
                .map { (text.list.source(of: $0.key), text.list.source(of: $0.value)) }
        }
        guard outer[0].elementsEqual(outer[1], by: ==) else { return "other values around the objects" }
        for object in before.objects.values where changes.removed[object.id] == nil {
            guard let other = after.objects[object.id] else { return "no object \(object.id)" }
            guard isSame(object, other) else { return "another object \(object.id)" }
        }
        for object in changes.added {
            guard let other = after.objects[object.entry.id], isSame(object, other) else {
                return "another object \(object.entry.id)"
            }
        }
        return nil
    }

    private func isSame(_ object: ProjectText.Object, _ other: ProjectText.Object) -> Bool {
        guard let change = changes.lists[object.id] else {
            return before.list.source(of: object.value) == after.list.source(of: other.value)
        }
        let key = ObjectChanges.listKey(of: object.kind)
        let ids = change.result(of: before.texts(key, of: object))
        let hasList = after.list.value(of: key, in: other.value) != nil
        let rests = [(before, object), (after, other)].map { text, object in
            text.list.entries(of: object.value).filter { text.list.text(of: $0.key) != key }
                .map { (text.list.source(of: $0.key), text.list.source(of: $0.value)) }
        }
        return after.texts(key, of: other) == ids && hasList != change.removesList
            && rests[0].elementsEqual(rests[1], by: ==)
    }

    private func isSame(_ object: ObjectChanges.NewObject, _ other: ProjectText.Object) -> Bool {
        guard other.kind == object.kind else { return false }
        let entries = after.list.entries(of: other.value)
        return entries.count == object.fields.count + 1
            && object.fields.allSatisfy { key, value in
                switch value {
                case .text(let text): after.text(key, of: other) == text
                case .object(let entry): after.text(key, of: other) == entry.id
                case .list(let entries): after.texts(key, of: other) == entries.map(\.id)
                }
            }
    }
}
