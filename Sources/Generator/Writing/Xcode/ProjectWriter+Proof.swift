/// The proof that a changed project, read again, has the changes, and is otherwise as before.
extension ProjectWriter {

    /// The first difference of a changed project to what it should be; nil if there is none.
    func mistake(in after: ProjectText) -> String? {
        let count = text.objects.count - changes.removed.count + changes.added.count
        guard after.objects.count == count else { return "\(after.objects.count) objects, not \(count)" }
        guard sources(text.list.root, except: "objects") == sources(after.list.root, except: "objects") else {
            return "other values around the objects"
        }
        let added = Dictionary(changes.added.map { ($0.entry.id, $0) }) { $1 }
        let wrong = after.objects.values.first { object in
            if let new = added[object.id] {
                return !after.list.bytes[object.start...].starts(with: written(new).drop(while: \.isSpace).utf8)
            }
            return changes.removed.contains(object.id) || text.objects[object.id].map { !isSame($0, object) } ?? true
        }
        return wrong.map { "another object \($0.id)" }
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
            && (other[key] == nil) == text.removesList(change, of: object)
            && sources(object.entry.value, except: key) == sources(other.entry.value, except: key)
    }
}
