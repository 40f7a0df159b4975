/// Checks that a changed project, read again, has the changes, and is otherwise as before.
struct ProjectProof {

    let writer: ProjectWriter
    let after: ProjectText

    private var before: ProjectText { writer.text }
    private var changes: ObjectChanges { writer.changes }

    /// The first difference to what the project should be; nil if there is none.
    func mistake() -> String? {
        let count = before.objects.count - changes.removed.count + changes.added.count
        guard after.objects.count == count else { return "\(after.objects.count) objects, not \(count)" }
        guard sources(before.list.root, except: "objects") == sources(after.list.root, except: "objects") else {
            return "other values around the objects"
        }
        for object in before.objects.values where !changes.removed.contains(object.id) {
            guard let other = after.objects[object.id] else { return "no object \(object.id)" }
            guard isSame(object, other) else { return "another object \(object.id)" }
        }
        let wrong = changes.added.first { new in
            guard let object = after.objects[new.entry.id] else { return true }
            let text = writer.written(new).drop(while: \.isWhitespace)
            return !after.list.bytes[object.start...].starts(with: text.utf8)
        }
        return wrong.map { "another object \($0.entry.id)" }
    }

    /// The bytes of the keys and values of a dictionary, but for one key.
    private func sources(_ dictionary: PropertyList.Node, except key: String) -> [ArraySlice<UInt8>] {
        dictionary.entries.filter { $0.key.text != key }.flatMap { [$0.key.source, $0.value.source] }
    }

    private func isSame(_ object: ProjectText.Object, _ other: ProjectText.Object) -> Bool {
        guard let change = changes.lists[object.id] else {
            return object.entry.value.source == other.entry.value.source
        }
        let key = object.kind.listKey
        return other.texts(key) == change.result(of: object.list)
            && (other[key] == nil) == before.removesList(change, of: object)
            && sources(object.entry.value, except: key) == sources(other.entry.value, except: key)
    }
}
