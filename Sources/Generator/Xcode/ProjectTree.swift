/// The groups of a project with the folders that they stand for, and the files in them.
struct ProjectTree: Sendable {

    /// How deep groups may be in one another.
    /// On a Mac, a thread has no more than 512 KB for its stack, and each takes some kilobytes.
    private static let maximumDepth = 64

    struct Group: Sendable {
        let object: ProjectText.Object
        /// The group that it is in; nil for the main group.
        let parent: String?
        /// The folder that it stands for; nil if it has none of its own, or one that only Xcode knows.
        let folder: String?
    }

    /// The folder that paths of the project are relative to.
    let sourceRoot: String
    /// By their IDs.
    private(set) var groups: [String: Group] = [:]
    /// The IDs of the groups that stand for a folder: one, unless nobody can tell which of several is meant.
    private(set) var groupsOfFolder: [String: [String]] = [:]
    /// The folders whose files Xcode finds by itself.
    private(set) var synchronizedFolders: [String: [ProjectText.Object]] = [:]
    /// The IDs of the references to a file.
    private(set) var referencesOfFile: [String: [String]] = [:]
    /// The folders that the project copies as they are.
    private(set) var folderReferences: Set<String> = []
    /// The IDs of the groups of localised files that a reference is in.
    private(set) var variantsOfReference: [String: String] = [:]

    private let text: ProjectText
    /// The groups that are being read, each in the one before.
    private var open: Set<String> = []

    /// - Parameter folder: the folder that the project is in.
    init(_ text: ProjectText, folder: String, _ flaws: inout [Flaw]) {
        self.text = text
        sourceRoot = ProjectPath.resolve(text.text("projectDirPath", of: text.project) ?? "", in: folder)
        let count = flaws.count
        guard let main = text.object(of: "mainGroup", in: text.project, &flaws), main.kind == .group else {
            let flaw = Flaw("the project has no main group", at: text.offset(of: text.project))
            if flaws.count == count { flaws.append(flaw) }
            return
        }
        referencesOfFile.reserveCapacity(text.objects.count / 2)
        let outer = self.folder(of: main, in: sourceRoot)
        read(main, parent: nil, own: outer, inner: outer, &flaws)
        for (folder, groups) in groupsOfFolder where groups.count > 1 {
            // A name on top of the path is for a part of the folder's files.
            let unnamed = groups.filter { text.objects[$0].map { text.text("name", of: $0) ?? "" } == "" }
            if unnamed.count == 1 { groupsOfFolder[folder] = unnamed }
        }
    }

    /// - Parameters:
    ///   - own: the folder that the group stands for, if any.
    ///   - inner: the folder that paths in it are relative to.
    private mutating func read(
        _ group: ProjectText.Object,
        parent: String?,
        own: String?,
        inner: String?,
        _ flaws: inout [Flaw]
    ) {
        groups[group.id] = Group(object: group, parent: parent, folder: own)
        if let own { groupsOfFolder[own, default: []].append(group.id) }
        open.insert(group.id)
        defer { open.remove(group.id) }
        guard open.count <= Self.maximumDepth else {
            let message = "groups are more than \(Self.maximumDepth) deep in one another"
            return flaws.append(Flaw(message, at: text.offset(of: group)))
        }
        for (node, child) in text.objects(in: "children", of: group, &flaws) {
            read(child, at: node, in: group, inner, &flaws)
        }
    }

    private mutating func read(
        _ child: ProjectText.Object,
        at node: Int,
        in group: ProjectText.Object,
        _ folder: String?,
        _ flaws: inout [Flaw]
    ) {
        guard child.kind != .other else { return }
        let path = self.folder(of: child, in: folder)
        let hasPath = text.text("path", of: child)?.isEmpty == false
        switch child.kind {
        case .group, .variantGroup:
            guard !open.contains(child.id) else {
                let offset = text.list.nodes[node].range.lowerBound
                let article = text.name(of: child).isEmpty ? "" : "the group "
                let message = "\(article)\(text.shownName(of: child)) is in itself"
                return flaws.append(Flaw(message, at: offset, help: "restore the file"))
            }
            // Xcode shows a group that is in two others in both of them, and so may anybody's merge.
            guard groups[child.id] == nil else { return }
            // Nobody puts files among the products.
            let isProducts = text.text("productRefGroup", of: text.project) == child.id
            let own = hasPath && child.kind == .group && !isProducts ? path : nil
            read(child, parent: group.id, own: own, inner: path, &flaws)
        case .synchronizedFolder:
            if let path, hasPath { synchronizedFolders[path, default: []].append(child) }
        case .fileReference:
            guard let path, hasPath else { return }
            let isFolder = ["lastKnownFileType", "explicitFileType"].contains { text.text($0, of: child) == "folder" }
            guard !isFolder else {
                folderReferences.insert(path)
                return
            }
            referencesOfFile[path, default: []].append(child.id)
            if group.kind == .variantGroup { variantsOfReference[child.id] = group.id }
        default: break
        }
    }

    /// The nearest folder above a file that Xcode synchronizes; nil if there is none.
    func synchronizedFolder(of file: String) -> String? {
        guard !synchronizedFolders.isEmpty else { return nil }
        var folder = ProjectPath.folder(of: file)
        while let path = folder, synchronizedFolders[path] == nil { folder = ProjectPath.folder(of: path) }
        return folder
    }

    /// What an object's path resolves to, or the folder that it is in if it has none; nil where only Xcode knows.
    private func folder(of object: ProjectText.Object, in folder: String?) -> String? {
        let path = text.text("path", of: object) ?? ""
        return switch text.text("sourceTree", of: object) ?? "<group>" {
        case "<group>": folder.map { ProjectPath.resolve(path, in: $0) }
        case "SOURCE_ROOT": ProjectPath.resolve(path, in: sourceRoot)
        case "<absolute>": ProjectPath.resolve(path, in: "/")
        default: nil
        }
    }
}
