/// The format `project.pbxproj`: changes of items become changes of objects.
extension ProjectText: ProjectFormat {

    func written(_ changes: ProjectChanges, _ outline: ProjectOutline) -> [UInt8] {
        ProjectWriter(self, objectChanges(for: changes, outline)).written
    }

    func mistake(in contents: [UInt8], _ changes: ProjectChanges, _ outline: ProjectOutline) -> String? {
        let writer = ProjectWriter(self, objectChanges(for: changes, outline))
        do {
            return writer.mistake(in: try ProjectText(contents, file: source.name))
        } catch {
            return error.diagnostics.map(\.message).joined(separator: "; ")
        }
    }

    // MARK: - Objects -

    private func objectChanges(for changes: ProjectChanges, _ outline: ProjectOutline) -> ObjectChanges {
        var result = ObjectChanges()
        remove(changes.removed, from: &result, outline)
        let itemsByGroup = changes.itemsByGroup
        var entries: [ProjectChanges.Place: ObjectChanges.Reference] = [:]
        for item in changes.items {
            let id = id(of: item.path, item.kind.purpose, outline)
            // Xcode shows a file of a language by the language.
            let folder = item.pathInGroup.pathParts.dropLast().last ?? ""
            let comment = folder.hasSuffix(".lproj") ? String(folder.dropLast(".lproj".count)) : item.name
            entries[item.place] = ObjectChanges.Reference(id: id, comment: comment)
        }
        for item in changes.items {
            guard let entry = entries[item.place] else { continue }
            let children = itemsByGroup[item.place] ?? []
            let sorted = children.filter(\.kind.isFolder) + children.filter { !$0.kind.isFolder }
            let current = changes.currentVersion(of: item).flatMap { entries[$0.place] }
            let object = object(for: item, entry, children: sorted.compactMap { entries[$0.place] }, current: current)
            result.added.append(object)
        }
        for case (.existing(let id), let children) in itemsByGroup {
            let existing = objects[id]?.texts("children").map { outline.items[$0] } ?? []
            result.lists[id, default: .init()].insertions = ProjectChanges.places(of: children, among: existing)
                .compactMap { child, index in entries[child.place].map { ($0, index) } }
        }
        for membership in changes.memberships {
            let file: ObjectChanges.Reference? =
                switch membership.item {
                case .existing(let id): objects[id].map { ObjectChanges.Reference(id: id, comment: $0.name) }
                case .new: entries[membership.item]
                }
            guard let file, let phase = objects[membership.phase.id] else { continue }
            let id = self.id(of: membership, isInNewList: phase["files"] == nil, outline)
            let entry = ObjectChanges.Reference(id: id, comment: "\(file.comment) in \(phaseName(phase))")
            result.added.append(.init(entry: entry, kind: .buildFile, fields: [("fileRef", file.written)]))
            result.lists[phase.id, default: .init()].insertions.append((entry, Int.max))
        }
        return result
    }

    private func phaseName(_ phase: Object) -> String {
        switch phase.kind {
        case .sources: phase.text("name") ?? "Sources"
        case .frameworks: phase.text("name") ?? "Frameworks"
        default: phase.text("name") ?? "Resources"
        }
    }

    private func object(
        for item: ProjectChanges.NewItem,
        _ entry: ObjectChanges.Reference,
        children: [ObjectChanges.Reference],
        current: ObjectChanges.Reference?
    ) -> ObjectChanges.NewObject {
        func field(_ key: String, _ value: String) -> (key: String, value: String) {
            (key, PropertyListText.written(value))
        }
        let type = field("lastKnownFileType", FileType(of: item.path).name)
        let path = field("path", item.pathInGroup)
        let tree = field("sourceTree", "<group>")
        let (kind, fields): (ISA, [(key: String, value: String)]) =
            switch item.kind {
            case .file where entry.comment != ProjectPath.name(of: item.pathInGroup):
                (.fileReference, [type, field("name", entry.comment), path, tree])
            case .file: (.fileReference, [type, path, tree])
            case .languages: (.variantGroup, [field("name", item.name), tree])
            case .versions:
                (
                    .versionGroup,
                    (current.map { [("currentVersion", $0.written)] } ?? [])
                        + [path, tree, field("versionGroupType", "wrapper.xcdatamodel")]
                )
            case .group, .synchronizedFolder: (.group, [path, tree])
            }
        return .init(entry: entry, kind: kind, children: children, fields: fields)
    }

    private func remove(_ items: Set<String>, from changes: inout ObjectChanges, _ outline: ProjectOutline) {
        if items.isEmpty { return }
        let members = objects.values.filter { $0.kind == .buildFile && $0.text("fileRef").map(items.contains) ?? false }
        changes.removed = items.union(members.map(\.id))
        for holder in objects.values where holder.kind != .buildFile && holder.kind != .fileReference {
            let inList = holder.list.filter(changes.removed.contains)
            if inList.isEmpty || changes.removed.contains(holder.id) { continue }
            changes.lists[holder.id, default: .init()].removals.formUnion(inList)
        }
        for target in outline.targets {
            for phase in target.phases {
                for id in changes.lists[phase.id]?.removals ?? [] {
                    guard let file = objects[id]?.text("fileRef"), let item = outline.items[file] else { continue }
                    let path = outline.path(of: item)
                    let membership = ProjectChanges.Membership(
                        item: item.kind == .languages ? .new(path + "/") : .new(path),
                        path: path,
                        target: target,
                        phase: phase
                    )
                    if self.id(of: membership, isInNewList: true, outline, except: id) == id {
                        changes.lists[phase.id]?.wasMissing = true
                    }
                }
            }
        }
    }

    // MARK: - IDs -

    /// The ID of an object: the same on every machine and every branch. If it is taken, it is hashed again.
    ///
    /// - Parameters:
    ///   - path: that of the file or folder that the object is made for.
    ///   - purpose: a file and its membership in a target have different IDs.
    ///   - existing: an ID that counts as free.
    func id(of path: String, _ purpose: String, _ outline: ProjectOutline, except existing: String? = nil) -> String {
        var id = digits("\(project.id)\n\(ProjectPath.relative(path, to: outline.sourceRoot))\n\(purpose)\n")
        while takenIDs.contains(id), id != existing { id = digits(id) }
        return id
    }

    /// - Parameter isInNewList: true if the phase had no list of files. The ID says so: removing the file removes the list
    ///   again.
    private func id(
        of membership: ProjectChanges.Membership,
        isInNewList: Bool,
        _ outline: ProjectOutline,
        except existing: String? = nil
    ) -> String {
        let isGroup = membership.item == .new(membership.path + "/")
        let purpose = (isGroup ? "languages " : "") + "member of \(membership.target.id)"
        return id(of: membership.path, purpose + (isInNewList ? " in a new list" : ""), outline, except: existing)
    }

    /// 24 hexadecimal digits: FNV-1a of 128 bits (Fowler, Noll, Vo; draft-eastlake-fnv), its upper part folded into the
    /// lower. IDs need not be secret, and equal ones are avoided.
    private func digits(_ text: String) -> String {
        // The number is high * 2^64 + low, the prime 2^88 + 0x13B.
        var (high, low): (UInt64, UInt64) = (0x6C62_272E_07BB_0142, 0x62B8_2175_6295_C58D)
        for byte in text.utf8 {
            low ^= UInt64(byte)
            let product = low.multipliedFullWidth(by: 0x13B)
            high = high &* 0x13B &+ product.high &+ (low << 24)
            low = product.low
        }
        low ^= high >> 32
        return (high & 0xFFFF_FFFF).hexadecimal(8) + low.hexadecimal(16)
    }
}

extension ProjectOutline.Item.Kind {

    /// What the ID of such an item is made for.
    var purpose: String {
        switch self {
        case .file: "file"
        case .languages: "languages"
        case .versions: "versions"
        case .group, .synchronizedFolder: "group"
        }
    }
}
