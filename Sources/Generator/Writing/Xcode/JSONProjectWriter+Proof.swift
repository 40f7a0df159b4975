/// The proof that a changed project, read again, has the changes, and is otherwise as before.
extension JSONProjectWriter {

    /// The first difference of a changed project to what it should be; nil if there is none.
    func mistake(in after: JSONProject) -> String? {
        let files = project.files
        let expected = changed(files, id: "\(files.start)").map(\.line).sorted()
        let found = after.files.elements.map { value(of: $0).line }.sorted()
        if expected == found { return nil }
        return "not \(expected.first { !found.contains($0) } ?? "\(found.count) files")"
    }

    /// The elements of a list with the changes, as values.
    private func changed(_ list: JSONProject.Element, id: String) -> [JSON] {
        let kept = list.elements.filter { !changes.removed.contains("\($0.start)") }
        let new = itemsByGroup[.existing(id)] ?? []
        return kept.map { element in
            let id = "\(element.start)"
            guard self.changed.contains(id), case .object(var members) = value(of: element) else {
                return value(of: element)
            }
            let children = changed(element["children"], id: id)
            members["children"] = children.isEmpty ? nil : Self.inAnyOrder(children)
            if let phases = phases(of: .existing(id)) {
                members["target-membership"] = .list(element["target-membership"].elements.compactMap(\.json) + phases)
            }
            return .object(members)
        } + new.map(value)
    }

    private func value(of item: ProjectChanges.NewItem) -> JSON {
        let children = itemsByGroup[item.place] ?? []
        let (isLanguages, isVersions) = (item.kind == .languages, item.kind == .versions)
        let current = changes.currentVersion(of: item).map { JSON.text($0.name) }
        return .members([
            "kind": isLanguages
                ? .text("variant-group")
                : isVersions
                    ? .text("version-group")
                    : item.kind == .group ? .text("group") : nil,
            "path": isLanguages ? nil : .text(JSONProject.escaped(path: item.pathInGroup)),
            "name": isLanguages ? .text(item.name) : nil,
            "current-version": isVersions ? current : nil,
            "type": isVersions ? .text("wrapper.xcdatamodel") : nil,
            "target-membership": phases(of: item.place).map(JSON.list),
            "children": children.isEmpty ? nil : Self.inAnyOrder(children.map(value)),
        ])
    }

    private func phases(of place: ProjectChanges.Place) -> [JSON]? {
        memberships[place]?.compactMap { text in
            var scanner = JSONScanner(Array(text.utf8))
            return (try? scanner.scan())?.json
        }
    }

    /// A person decides on the order of files.
    private static func inAnyOrder(_ list: [JSON]) -> JSON {
        .list(list.map { (line: $0.line, value: $0) }.sorted { $0.line < $1.line }.map(\.value))
    }

    private func value(of element: JSONProject.Element) -> JSON {
        guard case .object(var members) = element.json ?? .null else { return element.json ?? .null }
        let children = element["children"]
        if !children.isMissing { members["children"] = Self.inAnyOrder(children.elements.map(value)) }
        return .object(members)
    }
}
