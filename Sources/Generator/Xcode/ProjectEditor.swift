/// Plans the changes of a project's objects for files that are added and removed.
struct ProjectEditor {

    /// A group that is made for a folder.
    private struct NewGroup {
        let entry: ObjectChanges.Entry
        var children: [GroupOrder.Child]
    }

    let text: ProjectText
    let tree: ProjectTree
    let targets: ProjectTargets

    private(set) var changes = ObjectChanges()
    private(set) var flaws: [Flaw] = []
    private let ids: ObjectID
    /// The differences between what was asked for and what Xcode will do, each once.
    private(set) var warnings: [Diagnostic] = []
    private var synchronizedFolders: [String: SynchronizedFolder] = [:]
    /// By their folders.
    private var newGroups: [String: NewGroup] = [:]
    /// The new children of existing groups, by the IDs of these.
    private var newChildren: [String: [GroupOrder.Child]] = [:]
    private var newIDs: Set<String> = []
    /// The added files in their targets.
    private var members: [SameNames.Member] = []
    private let lostIDs: Set<String>

    init(_ text: ProjectText, _ tree: ProjectTree, _ targets: ProjectTargets) {
        (self.text, self.tree, self.targets) = (text, tree, targets)
        ids = ObjectID(project: text.project.id)
        lostIDs = text.lostIDs
    }

    // MARK: - Adding -

    /// Adds a file to the targets that do not have it.
    mutating func add(_ path: String, to asked: [ProjectTargets.Target]) {
        let type = FileType(of: path)
        if let folder = tree.synchronizedFolder(of: path) {
            guard type.phase != nil, !asked.isEmpty, let file = path.rest(below: folder) else { return }
            let synchronized = synchronizedFolder(at: folder)
            for warning in synchronized.warnings(about: file, for: Set(asked.map(\.object.id))) { warn(warning) }
            members += synchronizedMembers(path, among: asked)
            return
        }
        guard let file = reference(to: path, type) else { return }
        let phases = targets.phases(of: tree.referencesOfFile[path] ?? [], tree)
        for target in asked {
            guard let kind = type.phase else { continue }
            let suitable = target.phases.filter { $0.kind == kind }
            guard let phase = suitable.first else {
                let name = quoted(ProjectPath.name(of: path))
                report(
                    "the target \(quoted(target.name)) has no '\(kind.rawValue)', which \(name) needs",
                    at: target.object.start,
                    help: "add the phase in Xcode, under the target's build phases"
                )
                continue
            }
            members.append(SameNames.Member(path: path, target: target, phase: kind))
            if suitable.allSatisfy({ !phases.contains($0.id) }) { add(file, at: path, to: phase, of: target) }
        }
    }

    private mutating func synchronizedFolder(at path: String) -> SynchronizedFolder {
        if let folder = synchronizedFolders[path] { return folder }
        let folder = SynchronizedFolder(path, tree.synchronizedFolders[path] ?? [], targets, text, &flaws)
        synchronizedFolders[path] = folder
        return folder
    }

    /// The targets among some that have a file of a synchronized folder.
    private mutating func synchronizedMembers(
        _ path: String,
        among targets: [ProjectTargets.Target]
    ) -> [SameNames.Member] {
        guard let phase = FileType(of: path).phase, let folder = tree.synchronizedFolder(of: path),
            let file = path.rest(below: folder)
        else { return [] }
        let synchronized = synchronizedFolder(at: folder)
        return targets.filter { synchronized.isMember(file, of: $0.object.id) }
            .map { SameNames.Member(path: path, target: $0, phase: phase) }
    }

    /// The reference to a file: the existing one, or a new one in the group of its folder.
    private mutating func reference(to path: String, _ type: FileType) -> ObjectChanges.Entry? {
        if let object = tree.referencesOfFile[path]?.first.flatMap({ text.objects[$0] }) {
            return ObjectChanges.Entry(id: object.id, comment: object.name)
        }
        guard let folder = ProjectPath.folder(of: path) else { return nil }
        let name = ProjectPath.name(of: path)
        let id = makeID(path, .file, startsList: isWithoutList(folder))
        let entry = ObjectChanges.Entry(id: id, comment: name)
        guard put(entry, isGroup: false, into: folder, for: path) else { return nil }
        add(entry, .fileReference, [("lastKnownFileType", .text(type.name)), ("path", .text(name)), Self.inGroup])
        return entry
    }

    private static let inGroup = ("sourceTree", ObjectChanges.Field.text("<group>"))

    private mutating func add(
        _ entry: ObjectChanges.Entry,
        _ kind: ProjectText.Kind,
        _ fields: [(key: String, value: ObjectChanges.Field)]
    ) {
        changes.added.append(ObjectChanges.NewObject(entry: entry, kind: kind, fields: fields))
    }

    private mutating func add(
        _ file: ObjectChanges.Entry,
        at path: String,
        to phase: ProjectText.Object,
        of target: ProjectTargets.Target
    ) {
        let name = phase.text("name") ?? (phase.kind == .sources ? "Sources" : "Resources")
        let id = makeID(path, .member(of: target.object.id), startsList: phase["files"] == nil)
        let entry = ObjectChanges.Entry(id: id, comment: "\(file.comment) in \(name)")
        add(entry, .buildFile, [("fileRef", .object(file))])
        changes.lists[phase.id, default: .init()].insertions.append((entry, Int.max))
    }

    /// Puts a file or a group into the group of a folder, which is made if it is missing.
    ///
    /// - Returns: false if that is impossible. A flaw or a warning has the reason.
    private mutating func put(
        _ entry: ObjectChanges.Entry,
        isGroup: Bool,
        into folder: String,
        for path: String
    ) -> Bool {
        let child = GroupOrder.Child(entry: entry, isGroup: isGroup)
        if newGroups[folder] != nil {
            newGroups[folder]?.children.append(child)
            return true
        }
        if let groups = tree.groupsOfFolder[folder], let group = groups.first {
            guard groups.count == 1 else {
                report(groups, for: folder)
                return false
            }
            newChildren[group, default: []].append(child)
            return true
        }
        if tree.folderReferences.contains(folder) {
            let message = "\(shownFolder(folder)) is a folder reference in the project: its files are in no target"
            let help = "choose another folder, or make it a group in Xcode, unless it is a package"
            warn(Diagnostic(message, help: help, severity: .warning))
            return false
        }
        guard let parent = ProjectPath.folder(of: folder) else {
            let message =
                "no group of the project is for \(shownFolder(ProjectPath.folder(of: path) ?? "/")) or above it"
            report(message, at: nil, help: "add a group with the folder in Xcode, or choose another folder")
            return false
        }
        let id = makeID(folder, .group, startsList: isWithoutList(parent))
        let group = ObjectChanges.Entry(id: id, comment: ProjectPath.name(of: folder))
        guard put(group, isGroup: true, into: parent, for: path) else { return false }
        newGroups[folder] = NewGroup(entry: group, children: [child])
        return true
    }

    private mutating func report(_ groups: [String], for folder: String) {
        let found = groups.compactMap { text.objects[$0] }
        let names = found.map { "\(text.shownName(of: $0)) (\($0.id))" }.joined(separator: " and ")
        report(
            "\(found.count) groups are for \(folder == tree.sourceRoot ? "" : "the folder ")\(shownFolder(folder)): \(names)",
            at: found.last?.start,
            help: "make them one in Xcode"
        )
    }

    // Several files of a module have the same flaws and warnings.

    private mutating func report(_ message: String, at offset: Int?, help: String) {
        let flaw = Flaw(message, at: offset, help: help)
        if flaws.count <= SourceText.maximumProblems, !flaws.contains(flaw) { flaws.append(flaw) }
    }

    private mutating func warn(_ warning: Diagnostic) {
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    private mutating func makeID(_ path: String, _ role: ObjectID.Role, startsList: Bool) -> String {
        let id = ids.make(shown(path), role, startsList: startsList) { isTaken($0) || newIDs.contains($0) }
        newIDs.insert(id)
        return id
    }

    /// True for a folder whose group has no list of children.
    private func isWithoutList(_ folder: String) -> Bool {
        tree.groupsOfFolder[folder]?.first.flatMap { text.objects[$0] }.map { $0["children"] == nil } ?? false
    }

    /// A path in messages and IDs: relative to the project's source root.
    private func shown(_ path: String) -> String { ProjectPath.relative(path, to: tree.sourceRoot) }

    /// A folder in messages.
    private func shownFolder(_ path: String) -> String {
        path == tree.sourceRoot ? "the project's folder" : "'\(shown(path))'"
    }

    // MARK: - Removing -

    /// Removes the references to files, and the groups and lists that become empty and that vipergen made.
    mutating func remove(_ paths: [String]) {
        // The path and the role that each object to remove was made for.
        var origins: [String: (path: String, role: ObjectID.Role)] = [:]
        for path in paths {
            for id in tree.referencesOfFile[path] ?? [] { origins[id] = (path, .file) }
        }
        guard !origins.isEmpty else { return }
        for object in text.objects.values where object.kind == .buildFile {
            guard let path = object.text("fileRef").flatMap({ origins[$0]?.path }) else { continue }
            let target = targets.targets.first { startsList(object.id, path, .member(of: $0.object.id)) != nil }
            origins[object.id] = (path, .member(of: target?.object.id ?? ""))
        }
        var (holders, left) = holders()
        var startedLists: Set<String> = []
        var queue = Array(origins.keys)
        while let id = queue.popLast(), let (path, role) = origins[id] {
            let startsList = startsList(id, path, role)
            changes.removed[id] = startsList != nil
            for holder in holders.removeValue(forKey: id) ?? [] {
                changes.lists[holder, default: .init()].removals.insert(id)
                left[holder, default: 0] -= 1
                if startsList == true { startedLists.insert(holder) }
                guard left[holder] == 0, newChildren[holder] == nil, case let folder?? = tree.folderOfGroup[holder],
                    self.startsList(holder, folder, .group) != nil
                else { continue }
                origins[holder] = (folder, .group)
                queue.append(holder)
            }
        }
        for id in changes.removed.keys { changes.lists[id] = nil }
        for holder in startedLists where left[holder] == 0 {
            let isEmpty = newChildren[holder] == nil && changes.lists[holder]?.insertions.isEmpty == true
            changes.lists[holder]?.removesList = isEmpty
        }
    }

    /// The `startsList` that vipergen made an ID with; nil for an ID that it did not make.
    private func startsList(_ id: String, _ path: String, _ role: ObjectID.Role) -> Bool? {
        ids.startsList(id, shown(path), role, isTaken: isTaken)
    }

    private func isTaken(_ id: String) -> Bool { text.objects[id] != nil || lostIDs.contains(id) }

    /// The groups and phases that have an object in their list, once for each time, and the number of objects in each list.
    private func holders() -> (ofObject: [String: [String]], counts: [String: Int]) {
        var (ofObject, counts): ([String: [String]], [String: Int]) = ([:], [:])
        for object in text.objects.values where object.kind != .buildFile && object.kind != .fileReference {
            for id in object.texts(ObjectChanges.listKey(of: object.kind)) {
                ofObject[id, default: []].append(object.id)
                counts[object.id, default: 0] += 1
            }
        }
        return (ofObject, counts)
    }

    // MARK: - Names and order -

    /// Warns of files that have the name of another file in their target.
    ///
    /// - Parameter existing: the files in synchronized folders, which the project does not name.
    mutating func checkNames(beside existing: [String]) {
        let others = existing.flatMap { synchronizedMembers($0, among: targets.targets) }
        let names = SameNames(tree: tree, targets: targets, removed: Set(changes.removed.keys))
        warnings += names.warnings(about: members, beside: others)
    }

    /// Adds the new groups, and gives all new children their places. Called last.
    mutating func finish() {
        for (group, children) in newChildren {
            guard let object = text.objects[group] else { continue }
            changes.lists[group, default: .init()].insertions = GroupOrder(of: object, in: text).place(children)
        }
        for group in newGroups.values {
            let children = group.children.filter(\.isGroup) + group.children.filter { !$0.isGroup }
            let list = ObjectChanges.Field.list(children.map(\.entry))
            add(group.entry, .group, [("children", list), ("path", .text(group.entry.comment)), Self.inGroup])
        }
    }
}
