/// Plans the changes of a project's items for files that are added and removed, whatever the format of its file.
struct ProjectEditor {

    let outline: ProjectOutline

    private(set) var changes = ProjectChanges()
    /// What makes the changes impossible. Several files of a module may have the same flaw, and the same warning.
    private(set) var flaws: [Flaw] = []
    /// The differences between what was asked for and what Xcode will do.
    private(set) var warnings: [Diagnostic] = []
    /// The new items, by their places.
    private var new: Set<ProjectChanges.Place> = []
    /// The names of the current versions of data models, by the models' paths.
    var currentVersions: [String: String] = [:]
    /// The added files in their targets.
    private(set) var members: [Member] = []
    private var memberPlaces: Set<[String]> = []

    init(_ outline: ProjectOutline) { self.outline = outline }

    // MARK: - Adding -

    /// Adds a file to those of some targets that do not have it.
    mutating func add(_ path: String, to names: [String]) {
        checkCharacters(of: path)
        var asked: [ProjectOutline.Target] = []
        for name in names {
            do { asked.append(try outline.target(name)) } catch { flaws.append(error) }
        }
        let item = ProjectItemPath(of: path, outside: outline.sourceRoot)
        guard item.hasItem else { return }
        let type = FileType(of: item.path)
        if let folder = outline.synchronizedFolder(of: item.path) {
            flaws += outline.synchronizedFolders[folder]?.flaws ?? []
            if type.phase != nil, !asked.isEmpty { check(item.path, in: folder, asked) }
            return
        }
        guard let place = place(of: item), let kind = type.phase else { return }
        let container = item.container ?? item.path
        for target in asked where memberPlaces.insert([target.id, container, item.path]).inserted {
            let suitable = target.phases.filter { $0.kind == kind }
            guard let phase = suitable.first else {
                let name = quoted(ProjectPath.name(of: path))
                let message = "the target \(quoted(target.name)) has no phase '\(kind.title)', which \(name) needs"
                let help = "add the phase in Xcode, under the target's build phases"
                flaws.append(Flaw(message, at: target.start, help: help))
                continue
            }
            members.append(Member(path: item.path, target: target, phase: kind))
            guard memberPlaces.insert([target.id, "\(place)"]).inserted else { continue }
            if case .existing(let id) = place, suitable.contains(where: { phases(of: id).contains($0.id) }) { continue }
            changes.memberships.append(.init(item: place, path: container, target: target, phase: phase))
        }
    }

    private func phases(of id: String) -> Set<String> {
        let path = outline.items[id].flatMap(\.path)
        return outline.phases(of: path.flatMap { outline.filesAtPath[$0] } ?? [id])
    }

    private mutating func checkCharacters(of path: String) {
        if path.unicodeScalars.allSatisfy(\.isVisible) { return }
        let message = "\(quoted(path)) has characters that cannot be seen"
        flaws.append(Flaw(message, at: nil, help: "rename the file or folder"))
    }

    /// Warns of each target that has a file of a synchronized folder but should not, or should but does not.
    private mutating func check(_ path: String, in folder: String, _ asked: [ProjectOutline.Target]) {
        let asked = Set(asked.map(\.id))
        let actual = synchronizedMembers(path)
        for member in actual where asked.contains(member.target.id) {
            if memberPlaces.insert([member.target.id, path]).inserted { members.append(member) }
        }
        let name = quoted(ProjectPath.name(of: folder))
        for target in outline.targets {
            let hasFile = actual.contains { $0.target.id == target.id }
            if hasFile == asked.contains(target.id) { continue }
            // The files of one folder share a warning, unless the project names the file as an exception.
            let isOwner = outline.synchronizedFolders[folder]?.owners.contains(target.id) == true
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
        guard let phase = FileType(of: path).phase, let folder = outline.synchronizedFolder(of: path),
            let file = path.rest(below: folder), let synchronized = outline.synchronizedFolders[folder]
        else { return [] }
        return outline.targets.filter { synchronized.isMember(file, of: $0.id) }
            .map { Member(path: path, target: $0, phase: phase) }
    }

    // MARK: - Items -

    /// The item that targets have for a file: its own, or the group of its languages or versions. What is missing is
    /// made.
    ///
    /// - Returns: nil if it cannot be made. A flaw or a warning has the reason.
    private mutating func place(of item: ProjectItemPath) -> ProjectChanges.Place? {
        if let id = outline.filesAtPath[item.path]?.first {
            let parent = outline.items[id]?.parent
            return .existing(parent.flatMap { outline.items[$0]?.kind == .group ? nil : $0 } ?? id)
        }
        guard let folder = ProjectPath.folder(of: item.container ?? item.path) else { return nil }
        guard let container = item.container else {
            return group(for: folder, of: item.path).map { add(item.path, .file, to: $0) }
        }
        // A model that is one item has its versions in itself.
        if let id = outline.filesAtPath[container]?.first, item.isVersion { return .existing(id) }
        let names = item.containerNames.map { Path.join(folder, $0) }
        let kind: ProjectOutline.Item.Kind = item.isVersion ? .versions : .languages
        var place = names.lazy.compactMap { [outline] in outline.containers[$0] }.first.map(
            ProjectChanges.Place.existing
        )
        place = place ?? names.map { kind == .languages ? .new($0 + "/") : .new($0) }.first(where: new.contains)
        if place == nil {
            place = group(for: folder, of: item.path).map { add(container, kind, to: $0) }
        }
        guard let place else { return nil }
        _ = add(item.path, .file, to: place)
        return place
    }

    /// Adds an item to a group, unless that was done before.
    private mutating func add(
        _ path: String,
        _ kind: ProjectOutline.Item.Kind,
        to group: ProjectChanges.Place
    ) -> ProjectChanges.Place {
        var folder = ProjectPath.folder(of: path) ?? "/"
        switch group {
        case .existing(let id): folder = outline.items[id]?.inner ?? folder
        case .new(let key):
            let isLanguages = key.hasSuffix("/")
            folder = isLanguages ? ProjectPath.folder(of: String(key.dropLast())) ?? folder : key
        }
        let inGroup = kind == .languages ? "" : ProjectPath.relative(path, to: folder)
        var item = ProjectChanges.NewItem(kind: kind, path: path, pathInGroup: inGroup, group: group)
        item.currentVersion = currentVersions[path]
        guard new.insert(item.place).inserted else { return item.place }
        changes.items.append(item)
        if case .existing(let id) = group {
            let name = Path.join(outline.namePath(of: id), item.name)
            if outline.referredNames.contains(name) {
                let message = "the project refers to \(quoted(name)): a new item of that name would be taken for it"
                flaws.append(Flaw(message, at: outline.items[id]?.start, help: "choose another name or folder"))
            }
        }
        return item.place
    }

    /// The group of a folder, which is made if it is missing.
    ///
    /// - Parameter path: the file that the group is for.
    /// - Returns: nil if it cannot be made. A flaw or a warning has the reason.
    private mutating func group(for folder: String, of path: String) -> ProjectChanges.Place? {
        if new.contains(.new(folder)) { return .new(folder) }
        if let groups = outline.groupsOfFolder[folder] {
            if groups.count == 1 { return .existing(groups[0]) }
            let found = groups.compactMap { outline.items[$0] }
            let name = (folder == outline.sourceRoot ? "" : "the folder ") + shown(folder)
            let message = "\(found.count) groups are for \(name): \(found.map(\.shownName).joined(separator: " and "))"
            flaws.append(Flaw(message, at: found.last?.start, help: "make them one in Xcode"))
            return nil
        }
        if outline.filesAtPath[folder] != nil {
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
        return group(for: parent, of: path).map { add(folder, .group, to: $0) }
    }

    /// A folder in messages.
    private func shown(_ folder: String) -> String {
        folder == outline.sourceRoot
            ? "the project's folder" : "'\(ProjectPath.relative(folder, to: outline.sourceRoot))'"
    }

    // MARK: - Removing -

    /// Removes the items of files, and the groups that become empty and that vipergen made.
    ///
    /// - Parameter kept: folders and bundles that still have other files.
    mutating func remove(_ paths: Set<String>, keeping kept: Set<String>) {
        for path in paths { checkCharacters(of: path) }
        let items = Set(paths.map { ProjectItemPath(of: $0, outside: outline.sourceRoot).path }).subtracting(kept)
        var removed = Set(items.flatMap { outline.filesAtPath[$0] ?? [] })
        for id in removed where outline.referredNames.contains(outline.namePath(of: id)) {
            let message = "the project refers to \(quoted(outline.namePath(of: id))): it cannot be removed"
            flaws.append(Flaw(message, at: outline.items[id]?.start, help: "change the project in Xcode first"))
        }
        let groupsWithNew = Set(changes.items.map(\.group))
        while !removed.isEmpty {
            changes.removed.formUnion(removed)
            // The groups that become empty are removed from their own groups next.
            let parents = Set(removed.compactMap { outline.items[$0]?.parent })
            removed = parents.filter { id in
                guard let group = outline.items[id], group.isDisposable, !groupsWithNew.contains(.existing(id)),
                    !outline.referredNames.contains(outline.namePath(of: id))
                else { return false }
                return changes.removed.isSuperset(of: group.children) && group.path.map { !kept.contains($0) } ?? true
            }
        }
    }

    /// Warns of files that have the name of another file in their target. Called last.
    ///
    /// - Parameter existing: the files in synchronized folders, which the project does not name.
    mutating func finish(beside existing: [String]) {
        warnings += sameNames(beside: existing.flatMap(synchronizedMembers))
    }
}
