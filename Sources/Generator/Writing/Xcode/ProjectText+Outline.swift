/// Reads the outline of a `project.pbxproj`.
struct ProjectTextReader {

    /// How deep groups may be nested. On a Mac a thread has a stack of 512 KB, and each group takes some kilobytes.
    static let maximumDepth = 64

    private let text: ProjectText
    private(set) var outline: ProjectOutline
    private(set) var flaws: [Flaw] = []
    /// The groups that are being read, each in the one before.
    private var open: Set<String> = []
    /// The paths of the synchronized folders, by the IDs of their groups.
    private var synchronizedPaths: [String: String] = [:]

    /// - Parameter folder: the folder that the project is in.
    init(_ text: ProjectText, folder: String) {
        self.text = text
        outline = ProjectOutline(sourceRoot: ProjectPath.resolve(text.project.text("projectDirPath") ?? "", in: folder))
        if let main = text.project.text("mainGroup").flatMap({ text.objects[$0] }), main.kind == .group {
            let outer = self.folder(of: main, in: outline.sourceRoot)
            read(main, .group, own: outer, inner: outer, in: nil)
        } else {
            flaws.append(Flaw("the project has no main group", at: text.project.start))
        }
        readTargets()
        for package in text.objects(in: "packageReferences", of: text.project, &flaws) {
            guard let path = package.text("relativePath") else { continue }
            outline.packages.insert(ProjectPath.resolve(path, in: outline.sourceRoot))
        }
        outline.finish()
    }

    // MARK: - Items -

    private func item(
        _ object: ProjectText.Object,
        _ kind: ProjectOutline.Item.Kind,
        at path: String?,
        in parent: String?
    )
        -> ProjectOutline.Item
    {
        ProjectOutline.Item(
            id: object.id,
            kind: kind,
            name: object.name,
            isNamed: object.text("name")?.isEmpty == false,
            path: path,
            parent: parent,
            start: object.start,
            shownName: "\(text.shownName(of: object)) (\(object.id))"
        )
    }

    /// - Parameters:
    ///   - own: the folder of the group, if it has one.
    ///   - inner: the folder that paths in it are relative to.
    private mutating func read(
        _ group: ProjectText.Object,
        _ kind: ProjectOutline.Item.Kind,
        own: String?,
        inner: String?,
        in parent: String?
    ) {
        var item = item(group, kind, at: own, in: parent)
        item.inner = inner
        item.isDisposable = own.map { text.id(of: $0, kind.purpose, outline, except: group.id) == group.id } ?? false
        // A group of languages has no folder of its own. Without its last language it is nothing.
        if kind != .group { item.isDisposable = true }
        outline.add(item)
        open.insert(group.id)
        defer { open.remove(group.id) }
        guard open.count <= Self.maximumDepth else {
            let message = "groups are more than \(Self.maximumDepth) deep in one another"
            return flaws.append(Flaw(message, at: group.start))
        }
        for child in text.objects(in: "children", of: group, &flaws) { read(child, in: group, inner) }
    }

    private mutating func read(_ child: ProjectText.Object, in group: ProjectText.Object, _ inner: String?) {
        let path = folder(of: child, in: inner)
        let hasPath = child.text("path")?.isEmpty == false
        switch child.kind {
        case .group, .variantGroup, .versionGroup:
            if open.contains(child.id) {
                let message = "\(text.shownName(of: child)) is in itself"
                return flaws.append(Flaw(message, at: child.start, help: "restore the file"))
            }
            // A merge can leave a group in two others.
            if let first = outline.items[child.id]?.parent.flatMap({ text.objects[$0] }) {
                let groups = [first, group].map(text.shownName)
                let place =
                    first.id == group.id
                    ? "is twice in \(groups[0])" : "is in two groups, \(groups.joined(separator: " and "))"
                let message = "\(text.shownName(of: child)) \(place): Xcode 27.2 refuses the project"
                let help = "remove its line from one of them"
                var warning = Flaw(message, at: child.start, help: help)
                warning.severity = .warning
                return outline.warnings.append(warning)
            }
            // The products' group is Xcode's own.
            let isProducts = text.project.text("productRefGroup") == child.id
            let kind: ProjectOutline.Item.Kind =
                child.kind == .group ? .group : child.kind == .variantGroup ? .languages : .versions
            let own = hasPath && kind != .languages && !isProducts ? path : nil
            read(child, kind, own: own, inner: path, in: group.id)
        case .synchronizedFolder:
            guard let path, hasPath else { return outline.add(item(child, .synchronizedFolder, at: nil, in: group.id)) }
            outline.add(item(child, .synchronizedFolder, at: path, in: group.id))
            synchronizedPaths[child.id] = path
            var folder = outline.synchronizedFolders[path] ?? SynchronizedFolder()
            folder.opaqueFolders.formUnion(child.texts("explicitFolders"))
            for set in text.objects(in: "exceptions", of: child, &folder.flaws) where set.kind == .exceptionSet {
                folder.exceptions[set.text("target") ?? "", default: []].formUnion(set.texts("membershipExceptions"))
            }
            outline.synchronizedFolders[path] = folder
        default:
            let isFile = child.kind == .fileReference
            outline.add(item(child, .file, at: isFile && hasPath ? path : nil, in: group.id))
        }
    }

    /// The resolved path of an object, or the folder around it if it has none; nil for a path that only Xcode knows.
    private func folder(of object: ProjectText.Object, in folder: String?) -> String? {
        let path = object.text("path") ?? ""
        return switch object.text("sourceTree") ?? "<group>" {
        case "<group>": folder.map { ProjectPath.resolve(path, in: $0) }
        case "SOURCE_ROOT": ProjectPath.resolve(path, in: outline.sourceRoot)
        case "<absolute>": ProjectPath.resolve(path, in: "/")
        default: nil
        }
    }

    // MARK: - Targets -

    private mutating func readTargets() {
        let all = text.objects(in: "targets", of: text.project, expecting: ([.other], "a target"), &flaws)
        for object in all {
            guard let name = object.text("name") else { continue }
            let expected: ([ProjectText.ISA], String) = ([.sources, .resources, .frameworks, .other], "a build phase")
            let phases = text.objects(in: "buildPhases", of: object, expecting: expected, &flaws)
                .filter { $0.kind != .other }
            for group in text.objects(in: "fileSystemSynchronizedGroups", of: object, &flaws) {
                if let path = synchronizedPaths[group.id] {
                    outline.synchronizedFolders[path]?.owners.insert(object.id)
                }
            }
            outline.targets.append(
                ProjectOutline.Target(
                    id: object.id,
                    name: name,
                    start: object.start,
                    phases: phases.map { ProjectOutline.Phase(id: $0.id, kind: $0.kind.phase) },
                    hasFiles: !["PBXAggregateTarget", "PBXLegacyTarget"].contains(object.text("isa")),
                    isApp: object.text("productType") == "com.apple.product-type.application"
                )
            )
            for phase in phases {
                var found: [Flaw] = []
                let files = text.objects(in: "files", of: phase, expecting: ([.buildFile], "a build file"), &found)
                for file in files {
                    guard let file = text.object(of: "fileRef", in: file, &found) else { continue }
                    outline.phasesOfItem[file.id, default: []].insert(phase.id)
                }
                // Hardly a module has something to link.
                if phase.kind != .frameworks { flaws += found }
            }
        }
    }
}

extension ProjectText.ISA {

    fileprivate var phase: ProjectOutline.Phase.Kind {
        switch self {
        case .sources: .sources
        case .resources: .resources
        case .frameworks: .frameworks
        default: .other
        }
    }
}
