/// The groups of a project with their folders, and the files in them.
struct ProjectTree: Sendable {

    /// How deep groups may be nested. On a Mac a thread has a stack of 512 KB, and each group takes some kilobytes.
    private static let maximumDepth = 64

    /// The folder that paths of the project are relative to.
    let sourceRoot: String
    /// By the IDs of the groups; nil for a group that has no folder, or one that only Xcode knows.
    private(set) var folderOfGroup: [String: String?] = [:]
    /// The IDs of the groups of a folder: more than one if it is ambiguous which of them is meant.
    private(set) var groupsOfFolder: [String: [String]] = [:]
    private(set) var synchronizedFolders: [String: SynchronizedFolder] = [:]
    /// The IDs of the references to a file.
    private(set) var referencesOfFile: [String: [String]] = [:]
    /// The folders that the project copies as they are.
    private(set) var folderReferences: Set<String> = []
    /// The IDs of the groups of localised files that a reference is in.
    private(set) var variantsOfReference: [String: String] = [:]

    let text: ProjectText
    /// The groups that are being read, each in the one before.
    private var open: Set<String> = []

    /// - Parameter folder: the folder that the project is in.
    init(_ text: ProjectText, folder: String, _ flaws: inout [Flaw]) {
        self.text = text
        sourceRoot = ProjectPath.resolve(text.project.text("projectDirPath") ?? "", in: folder)
        guard let main = text.project.text("mainGroup").flatMap({ text.objects[$0] }), main.kind == .group else {
            flaws.append(Flaw("the project has no main group", at: text.project.start))
            return
        }
        let outer = self.folder(of: main, in: sourceRoot)
        read(main, own: outer, inner: outer, &flaws)
        for (folder, groups) in groupsOfFolder where groups.count > 1 {
            // A group that has a name besides its path holds only some of the folder's files.
            let unnamed = groups.filter { text.objects[$0].map { $0.text("name") ?? "" } == "" }
            if unnamed.count == 1 { groupsOfFolder[folder] = unnamed }
        }
    }

    /// - Parameters:
    ///   - own: the folder of the group, if it has one.
    ///   - inner: the folder that paths in it are relative to.
    private mutating func read(_ group: ProjectText.Object, own: String?, inner: String?, _ flaws: inout [Flaw]) {
        folderOfGroup[group.id] = .some(own)
        if let own { groupsOfFolder[own, default: []].append(group.id) }
        open.insert(group.id)
        defer { open.remove(group.id) }
        guard open.count <= Self.maximumDepth else {
            let message = "groups are more than \(Self.maximumDepth) deep in one another"
            return flaws.append(Flaw(message, at: group.start))
        }
        for child in text.objects(in: "children", of: group, &flaws) {
            let path = folder(of: child, in: inner)
            let hasPath = child.text("path")?.isEmpty == false
            switch child.kind {
            case .group, .variantGroup:
                if open.contains(child.id) {
                    let message = "\(text.shownName(of: child)) is in itself"
                    flaws.append(Flaw(message, at: child.start, help: "restore the file"))
                }
                // A merge can leave a group in two others. Xcode then shows it in both.
                guard folderOfGroup[child.id] == nil else { continue }
                // The products' group is Xcode's own.
                let isProducts = text.project.text("productRefGroup") == child.id
                let own = hasPath && child.kind == .group && !isProducts ? path : nil
                read(child, own: own, inner: path, &flaws)
            case .synchronizedFolder:
                guard let path, hasPath else { continue }
                synchronizedFolders[path, default: SynchronizedFolder()].add(child, in: text)
            case .fileReference:
                guard let path, hasPath else { continue }
                if ["lastKnownFileType", "explicitFileType"].contains(where: { child.text($0) == "folder" }) {
                    folderReferences.insert(path)
                } else {
                    referencesOfFile[path, default: []].append(child.id)
                    if group.kind == .variantGroup { variantsOfReference[child.id] = group.id }
                }
            default: continue
            }
        }
    }

    /// The nearest synchronized ancestor of a file; nil if there is none.
    func synchronizedFolder(of file: String) -> String? {
        Path.ancestors(of: file).dropFirst().first { synchronizedFolders[$0] != nil }
    }

    /// The resolved path of an object, or the folder around it if it has none; nil for a path that only Xcode knows.
    private func folder(of object: ProjectText.Object, in folder: String?) -> String? {
        let path = object.text("path") ?? ""
        return switch object.text("sourceTree") ?? "<group>" {
        case "<group>": folder.map { ProjectPath.resolve(path, in: $0) }
        case "SOURCE_ROOT": ProjectPath.resolve(path, in: sourceRoot)
        case "<absolute>": ProjectPath.resolve(path, in: "/")
        default: nil
        }
    }
}
