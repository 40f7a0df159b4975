/// Plans the changes of a project's objects for files that are added and removed.
struct ProjectEditor {

    let text: ProjectText
    let tree: ProjectTree
    let targets: ProjectTargets

    private(set) var changes = ObjectChanges()
    /// What makes the changes impossible. Several files of a module may have the same flaw, and the same warning.
    private(set) var flaws: [Flaw] = []
    /// The differences between what was asked for and what Xcode will do.
    private(set) var warnings: [Diagnostic] = []
    /// The texts that cannot be IDs of new objects: every text of the project. If one is the ID of a lost object, a
    /// reference to that object would become one to the new object.
    let takenIDs: Set<String>
    /// The groups that are made, by their folders.
    private var newGroups: [String: ObjectChanges.Entry] = [:]
    /// By the IDs of their groups, new and existing ones.
    private var newChildren: [String: [ProjectText.NewChild]] = [:]
    /// The added files in their targets.
    private(set) var members: [Member] = []

    init(_ text: ProjectText, _ tree: ProjectTree, _ targets: ProjectTargets) {
        (self.text, self.tree, self.targets) = (text, tree, targets)
        takenIDs = Set(text.list.root.texts)
    }

    // MARK: - Adding -

    /// Adds a file to those of some targets that do not have it.
    mutating func add(_ path: String, to names: [String]) {
        checkCharacters(of: path)
        var asked: [ProjectTargets.Target] = []
        for name in names {
            do { asked.append(try targets.target(name)) } catch { flaws.append(error) }
        }
        let type = FileType(of: path)
        if let folder = tree.synchronizedFolder(of: path) {
            flaws += tree.synchronizedFolders[folder]?.flaws ?? []
            if type.phase != nil, !asked.isEmpty { check(path, in: folder, asked) }
            return
        }
        guard let file = reference(to: path, type), let kind = type.phase else { return }
        let phases = targets.phases(of: tree.referencesOfFile[path] ?? [], tree)
        for target in asked {
            let suitable = target.phases.filter { $0.kind == kind }
            guard let phase = suitable.first else {
                let name = quoted(ProjectPath.name(of: path))
                let message = "the target \(quoted(target.name)) has no '\(kind.rawValue)', which \(name) needs"
                let help = "add the phase in Xcode, under the target's build phases"
                flaws.append(Flaw(message, at: target.object.start, help: help))
                continue
            }
            members.append(Member(path: path, target: target, phase: kind))
            if suitable.contains(where: { phases.contains($0.id) }) { continue }
            let id = id(of: path, "member of \(target.object.id)")
            let phaseName = phase.text("name") ?? (kind == .sources ? "Sources" : "Resources")
            let entry = ObjectChanges.Entry(id: id, comment: "\(file.comment) in \(phaseName)")
            changes.added.append(.init(entry: entry, kind: .buildFile, fields: [("fileRef", file.written)]))
            changes.lists[phase.id, default: .init()].insertions.append((entry, Int.max))
        }
    }

    private mutating func checkCharacters(of path: String) {
        if path.unicodeScalars.allSatisfy(\.isVisible) { return }
        let message = "\(quoted(path)) has characters that cannot be seen"
        flaws.append(Flaw(message, at: nil, help: "rename the file or folder"))
    }

    /// Warns of each target that has a file of a synchronized folder but should not, or should but does not.
    private mutating func check(_ path: String, in folder: String, _ asked: [ProjectTargets.Target]) {
        let asked = Set(asked.map(\.object.id))
        let actual = synchronizedMembers(path)
        members += actual.filter { asked.contains($0.target.object.id) }
        let name = quoted(ProjectPath.name(of: folder))
        for target in targets.targets {
            let hasFile = actual.contains { $0.target.object.id == target.object.id }
            if hasFile == asked.contains(target.object.id) { continue }
            // The files of one folder share a warning, unless the project names the file as an exception.
            let isOwner = tree.synchronizedFolders[folder]?.isOwned(by: target) == true
            let files = isOwner == hasFile ? "new files" : quoted(ProjectPath.relative(path, to: folder))
            let verb = hasFile ? "has" : "lacks"
            let message = "the target \(quoted(target.name)) \(verb) \(files) of the synchronized folder \(name)"
            let remedy = isOwner ? "give it the file" : "give it the folder"
            let help = hasFile ? "if it should not, change the target membership" : remedy
            warnings.append(Diagnostic(message, help: "\(help) in Xcode", severity: .warning))
        }
    }

    /// A file of a synchronized folder in the targets that have it.
    private func synchronizedMembers(_ path: String) -> [Member] {
        guard let phase = FileType(of: path).phase, let folder = tree.synchronizedFolder(of: path),
            let file = path.rest(below: folder), let synchronized = tree.synchronizedFolders[folder]
        else { return [] }
        return targets.targets.filter { synchronized.isMember(file, of: $0) }
            .map { Member(path: path, target: $0, phase: phase) }
    }

    /// The reference to a file: the existing one, or a new one in the group of its folder.
    private mutating func reference(to path: String, _ type: FileType) -> ObjectChanges.Entry? {
        if let object = tree.referencesOfFile[path]?.first.flatMap({ text.objects[$0] }) {
            return ObjectChanges.Entry(id: object.id, comment: object.name)
        }
        guard let folder = ProjectPath.folder(of: path), let group = group(for: folder, of: path) else { return nil }
        let entry = addChild(path, id: id(of: path, "file"), isGroup: false, to: group)
        let fields = [("lastKnownFileType", PropertyListText.written(type.name))] + Self.place(of: entry)
        changes.added.append(.init(entry: entry, kind: .fileReference, fields: fields))
        return entry
    }

    /// The fields for the path of a file or a group in its group.
    private static func place(of entry: ObjectChanges.Entry) -> [(key: String, value: String)] {
        [("path", PropertyListText.written(entry.comment)), ("sourceTree", PropertyListText.written("<group>"))]
    }

    private mutating func addChild(_ path: String, id: String, isGroup: Bool, to group: String) -> ObjectChanges.Entry {
        let entry = ObjectChanges.Entry(id: id, comment: ProjectPath.name(of: path))
        newChildren[group, default: []].append((entry, isGroup))
        return entry
    }

    /// The ID of the group of a folder, which is made if it is missing.
    ///
    /// - Parameter path: the file that the group is for.
    /// - Returns: nil if it cannot be made. A flaw or a warning has the reason.
    private mutating func group(for folder: String, of path: String) -> String? {
        if let group = newGroups[folder] { return group.id }
        if let groups = tree.groupsOfFolder[folder] {
            if groups.count == 1 { return groups[0] }
            let found = groups.compactMap { text.objects[$0] }
            let names = found.map { "\(text.shownName(of: $0)) (\($0.id))" }.joined(separator: " and ")
            let name = (folder == tree.sourceRoot ? "" : "the folder ") + shown(folder)
            let message = "\(found.count) groups are for \(name): \(names)"
            flaws.append(Flaw(message, at: found.last?.start, help: "make them one in Xcode"))
            return nil
        }
        if tree.folderReferences.contains(folder) {
            let message = "\(shown(folder)) is a folder reference in the project: its files are in no target"
            let help = "choose another folder, or make it a group in Xcode, unless it is a package"
            warnings.append(Diagnostic(message, help: help, severity: .warning))
            return nil
        }
        guard let parent = ProjectPath.folder(of: folder) else {
            let message = "no group of the project is for \(shown(ProjectPath.folder(of: path) ?? "/")) or above it"
            let help = "add a group with the folder in Xcode, or choose another folder"
            flaws.append(Flaw(message, at: nil, help: help))
            return nil
        }
        guard let outer = group(for: parent, of: path) else { return nil }
        newGroups[folder] = addChild(folder, id: id(of: folder, "group"), isGroup: true, to: outer)
        return newGroups[folder]?.id
    }

    /// A folder in messages.
    private func shown(_ folder: String) -> String {
        folder == tree.sourceRoot
            ? "the project's folder" : "'\(ProjectPath.relative(folder, to: tree.sourceRoot))'"
    }

    // MARK: - Removing -

    /// Removes the references to files, and the groups that become empty and that vipergen made.
    mutating func remove(_ paths: Set<String>) {
        for path in paths { checkCharacters(of: path) }
        let references = Set(paths.flatMap { tree.referencesOfFile[$0] ?? [] })
        let members = text.objects.values.filter { object in
            object.kind == .buildFile && object.text("fileRef").map(references.contains) ?? false
        }
        var removed = references.union(members.map(\.id))
        while !removed.isEmpty {
            changes.removed.formUnion(removed)
            // The groups that become empty are removed from their own groups next.
            var emptied: Set<String> = []
            for holder in text.objects.values where holder.kind != .buildFile && holder.kind != .fileReference {
                let inList = holder.list.filter(removed.contains)
                guard !inList.isEmpty else { continue }
                changes.lists[holder.id, default: .init()].removals.formUnion(inList)
                let isEmptied = changes.lists[holder.id]?.result(of: holder.list).isEmpty == true
                guard isEmptied, newChildren[holder.id] == nil, case let folder?? = tree.folderOfGroup[holder.id],
                    id(of: folder, "group", except: holder.id) == holder.id
                else { continue }
                emptied.insert(holder.id)
            }
            removed = emptied
        }
        changes.lists = changes.lists.filter { !changes.removed.contains($0.key) }
    }

    // MARK: - Names and order -

    /// Adds the new groups, gives all new children their places, and warns of files that have the name of another file in
    /// their target. Called last.
    ///
    /// - Parameter existing: the files in synchronized folders, which the project does not name.
    mutating func finish(beside existing: [String]) {
        warnings += sameNames(beside: existing.flatMap(synchronizedMembers))
        for (group, children) in newChildren {
            guard let object = text.objects[group] else { continue }
            changes.lists[group, default: .init()].insertions = text.places(of: children, in: object)
        }
        for group in newGroups.values {
            let children = newChildren[group.id] ?? []
            let sorted = children.filter(\.isGroup) + children.filter { !$0.isGroup }
            let fields = Self.place(of: group)
            changes.added.append(.init(entry: group, kind: .group, children: sorted.map(\.entry), fields: fields))
        }
    }
}
