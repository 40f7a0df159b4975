/// Finds out what adding and removing files means for the objects of a project.
struct ProjectEditor {

    let text: ProjectText
    let tree: ProjectTree
    let targets: ProjectTargets

    private(set) var changes = ObjectChanges()
    private(set) var flaws: [Flaw] = []
    private let ids: ObjectID
    /// Where Xcode does something other than what was asked for, each thing once.
    private(set) var warnings: [Diagnostic] = []
    private var synchronizedFolders: [String: SynchronizedFolder] = [:]
    /// The groups that are made, by their folders: where they are among what is added.
    private var newGroups: [String: Int] = [:]
    /// What goes into groups that are there, by their IDs.
    private var newChildren: [String: [GroupOrder.Child]] = [:]
    private var newIDs: Set<String> = []
    /// The files that were asked for, in their targets.
    private var members: [SameNames.Member] = []
    private let lostIDs: Set<String>

    init(_ text: ProjectText, _ tree: ProjectTree, _ targets: ProjectTargets) {
        (self.text, self.tree, self.targets) = (text, tree, targets)
        ids = ObjectID(project: text.root)
        lostIDs = text.lostIDs
    }

    // MARK: - Adding -

    /// Adds a file to targets, as far as they do not have it.
    mutating func add(_ path: String, to asked: [ProjectTargets.Target]) {
        let type = FileType(of: path)
        if let folder = tree.synchronizedFolder(of: path) {
            guard let kind = type.phase, !asked.isEmpty else { return }
            let synchronized = synchronizedFolder(at: folder)
            let file = path.rest(below: folder) ?? path
            for warning in synchronized.warnings(about: file, for: Set(asked.map(\.object.id))) { warn(warning) }
            members += asked.filter { synchronized.isMember(file, of: $0.object.id) }
                .map { SameNames.Member(path: path, target: $0, phase: kind) }
            return
        }
        guard let file = reference(to: path, type) else { return }
        let references = tree.referencesOfFile[path] ?? []
        let phases = (references + references.compactMap { tree.variantsOfReference[$0] })
            .reduce(into: Set<String>()) { $0.formUnion(targets.phasesOfFile[$1] ?? []) }
        for target in asked {
            guard let kind = type.phase else { continue }
            let suitable = target.phases.filter { $0.kind == kind }
            guard let phase = suitable.first else {
                let name = path.split(separator: "/").last.map(String.init) ?? path
                report(
                    "the target \(quoted(target.name)) has no '\(kind.rawValue)', which \(quoted(name)) needs",
                    at: text.offset(of: target.object),
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

    /// The reference to a file: the one that is there, or a new one in its folder's group.
    private mutating func reference(to path: String, _ type: FileType) -> ObjectChanges.Entry? {
        if let id = tree.referencesOfFile[path]?.first, let object = text.objects[id] {
            return ObjectChanges.Entry(id: id, comment: text.name(of: object))
        }
        guard let folder = ProjectPath.folder(of: path) else { return nil }
        let name = ProjectPath.name(of: path)
        let id = makeID(path, .file, startsList: isWithoutList(folder))
        let entry = ObjectChanges.Entry(id: id, comment: name)
        guard put(entry, isGroup: false, into: folder, for: path) else { return nil }
        let fields: [(String, ObjectChanges.Field)] = [
            ("lastKnownFileType", .text(type.name)), ("path", .text(name)), ("sourceTree", .text("<group>")),
        ]
        changes.added.append(ObjectChanges.NewObject(entry: entry, kind: .fileReference, fields: fields))
        return entry
    }

    private mutating func add(
        _ file: ObjectChanges.Entry,
        at path: String,
        to phase: ProjectText.Object,
        of target: ProjectTargets.Target
    ) {
        let name = text.text("name", of: phase) ?? (phase.kind == .sources ? "Sources" : "Resources")
        let isWithoutList = text.list.value(of: "files", in: phase.value) == nil
        let id = makeID(path, .member(of: target.object.id), startsList: isWithoutList)
        let entry = ObjectChanges.Entry(id: id, comment: "\(file.comment) in \(name)")
        changes.added.append(
            ObjectChanges.NewObject(entry: entry, kind: .buildFile, fields: [("fileRef", .object(file))])
        )
        changes.lists[phase.id, default: .init()].insertions.append((entry, Int.max))
    }

    /// Puts something into the group of a folder, which is made if it is not there.
    ///
    /// - Returns: false if it cannot be: a flaw says why.
    private mutating func put(
        _ entry: ObjectChanges.Entry,
        isGroup: Bool,
        into folder: String,
        for path: String
    ) -> Bool {
        if let index = newGroups[folder], case .list(let children) = changes.added[index].fields[0].value {
            changes.added[index].fields[0].value = .list(children + [entry])
            return true
        }
        if let groups = tree.groupsOfFolder[folder], let group = groups.first {
            guard groups.count == 1 else {
                report(groups, for: folder)
                return false
            }
            newChildren[group, default: []].append(GroupOrder.Child(entry: entry, isGroup: isGroup))
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
        let name = ProjectPath.name(of: folder)
        let id = makeID(folder, .group, startsList: isWithoutList(parent))
        let group = ObjectChanges.Entry(id: id, comment: name)
        guard put(group, isGroup: true, into: parent, for: path) else { return false }
        newGroups[folder] = changes.added.count
        let fields: [(String, ObjectChanges.Field)] = [
            ("children", .list([entry])), ("path", .text(name)), ("sourceTree", .text("<group>")),
        ]
        changes.added.append(ObjectChanges.NewObject(entry: group, kind: .group, fields: fields))
        return true
    }

    private mutating func report(_ groups: [String], for folder: String) {
        let found = groups.compactMap { text.objects[$0] }
        let names = found.map { "\(text.shownName(of: $0)) (\($0.id))" }.joined(separator: " and ")
        report(
            "\(found.count) groups are for \(folder == tree.sourceRoot ? "" : "the folder ")\(shownFolder(folder)): \(names)",
            at: found.last.map(text.offset),
            help: "make them one in Xcode"
        )
    }

    private mutating func report(_ message: String, at offset: Int?, help: String) {
        // Each file of a module would tell the same.
        guard flaws.count <= SourceText.maximumProblems,
            !flaws.contains(where: { $0.message == message && $0.offset == offset })
        else { return }
        flaws.append(Flaw(message, at: offset, help: help))
    }

    private mutating func warn(_ warning: Diagnostic) {
        // Each file of a module would say the same.
        if !warnings.contains(warning) { warnings.append(warning) }
    }

    private mutating func makeID(_ path: String, _ role: ObjectID.Role, startsList: Bool) -> String {
        let id = ids.make(shown(path), role, startsList: startsList) { isTaken($0) || newIDs.contains($0) }
        newIDs.insert(id)
        return id
    }

    /// Whether the group of a folder is there, but without a list of what is in it.
    private func isWithoutList(_ folder: String) -> Bool {
        guard let group = tree.groupsOfFolder[folder]?.first.flatMap({ text.objects[$0] }) else { return false }
        return text.list.value(of: "children", in: group.value) == nil
    }

    /// A path as it is shown, and as IDs are made of it: relative to the project's source root.
    private func shown(_ path: String) -> String { ProjectPath.relative(path, to: tree.sourceRoot) }

    /// A folder as a message names it.
    private func shownFolder(_ path: String) -> String {
        path == tree.sourceRoot ? "the project's folder" : "'\(shown(path))'"
    }

    // MARK: - Removing -

    /// Removes the references to files, and what is left empty by that as far as vipergen made it.
    mutating func remove(_ paths: [String]) {
        // What every object that goes was made for.
        var origins: [String: (path: String, role: ObjectID.Role)] = [:]
        for path in paths {
            for id in tree.referencesOfFile[path] ?? [] { origins[id] = (path, .file) }
        }
        guard !origins.isEmpty else { return }
        for object in text.objects.values where object.kind == .buildFile {
            guard let path = text.text("fileRef", of: object).flatMap({ origins[$0]?.path }) else { continue }
            let target = targets.targets.first { isMade(object.id, path, .member(of: $0.object.id)) }
            origins[object.id] = (path, .member(of: target?.object.id ?? ""))
        }
        var (holders, left) = holders()
        var startedLists: Set<String> = []
        var queue = Array(origins.keys)
        while let id = queue.popLast(), let (path, role) = origins[id] {
            changes.removed[id] = isMade(id, path, role)
            let startsList = isMade(id, path, role, startsList: true)
            for holder in holders.removeValue(forKey: id) ?? [] {
                changes.lists[holder, default: .init()].removals.insert(id)
                left[holder, default: 0] -= 1
                if startsList { startedLists.insert(holder) }
                guard left[holder] == 0, newChildren[holder] == nil, let folder = tree.groups[holder]?.folder,
                    isMade(holder, folder, .group)
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

    /// Whether an object has the ID that vipergen gives to what it makes; nil as to lists is for either.
    private func isMade(_ id: String, _ path: String, _ role: ObjectID.Role, startsList: Bool? = nil) -> Bool {
        (startsList.map { [$0] } ?? [false, true]).contains {
            ids.isMade(id, shown(path), role, startsList: $0, isTaken: isTaken)
        }
    }

    private func isTaken(_ id: String) -> Bool { text.objects[id] != nil || lostIDs.contains(id) }

    /// The groups and phases that have an object in their list, once for each time, and how much is in each list.
    private func holders() -> (ofObject: [String: [String]], counts: [String: Int]) {
        var (ofObject, counts): ([String: [String]], [String: Int]) = ([:], [:])
        for object in text.objects.values where object.kind != .buildFile && object.kind != .fileReference {
            for id in text.texts(ObjectChanges.listKey(of: object.kind), of: object) {
                ofObject[id, default: []].append(object.id)
                counts[object.id, default: 0] += 1
            }
        }
        return (ofObject, counts)
    }

    // MARK: - Order -

    /// Warns of files that have the name of another one in their target.
    ///
    /// - Parameter existing: the files in synchronized folders, which the project does not name.
    mutating func checkNames(beside existing: [String]) {
        var others: [SameNames.Member] = []
        for path in existing {
            guard let phase = FileType(of: path).phase, let folder = tree.synchronizedFolder(of: path),
                let file = path.rest(below: folder)
            else { continue }
            let synchronized = synchronizedFolder(at: folder)
            others += targets.targets.filter { synchronized.isMember(file, of: $0.object.id) }
                .map { SameNames.Member(path: path, target: $0, phase: phase) }
        }
        let names = SameNames(tree: tree, targets: targets, removed: Set(changes.removed.keys))
        warnings += names.warnings(about: members, beside: others)
    }

    /// Gives what goes into groups its place in them. To be called when everything is added and removed.
    mutating func finish() {
        for (group, children) in newChildren {
            guard let object = text.objects[group] else { continue }
            changes.lists[group, default: .init()].insertions = GroupOrder(of: object, in: text).place(children)
        }
        let groups = Set(newGroups.values.map { changes.added[$0].entry.id })
        for index in newGroups.values {
            guard case .list(let children) = changes.added[index].fields[0].value else { continue }
            let ordered = children.filter { groups.contains($0.id) } + children.filter { !groups.contains($0.id) }
            changes.added[index].fields[0].value = .list(ordered)
        }
    }
}
