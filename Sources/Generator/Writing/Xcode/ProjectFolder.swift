/// An Xcode project on disk: the folder `….xcodeproj`. Only its file `project.pbxproj` or `project.xcproj` changes.
package struct ProjectFolder: Sendable {

    package static let ending = ".xcodeproj"
    /// Of Xcode up to 27.1, and of Xcode 27.2.
    private static let fileNames = ["project.pbxproj", "project\(JSONProject.ending)"]

    /// The folders of CocoaPods and Carthage, which are not the app's.
    package static let foldersOfOthers = ["Pods", "Carthage"]

    /// Programs that generate the whole project from a file beside it.
    private static let makers = [
        (name: "XcodeGen", file: "project.yml"), (name: "XcodeGen", file: "project.yaml"),
        (name: "Tuist", file: "Project.swift"),
    ]

    /// The folder `….xcodeproj`.
    package let output: OutputFolder
    /// The reason why the project is not changed: a program makes it. Nil for a project that is changed.
    package let note: Diagnostic?
    /// The folder that the project is in, from the root, without symlinks.
    private let folder: String

    /// The paths of the projects in a folder, or in the folders in it. What cannot be read has no projects.
    package static func paths(near folder: String) -> [String] {
        let entries = (try? Disk.entries(in: folder)) ?? []
        let own = projects(among: entries, in: folder)
        if !own.isEmpty { return own }
        // Many folders are modules: no project is in one of them.
        let folders = entries.filter { name, kind in
            kind == .folder && !name.hasPrefix(".") && !foldersOfOthers.contains(name)
        }
        if folders.count > Limits.foldersOfApp { return [] }
        return folders.map { Path.join(folder, $0.name) }.sorted().flatMap { folder in
            let entries = try? Disk.entries(in: folder) { $0.suffix(ending.utf8.count).elementsEqual(ending.utf8) }
            return projects(among: entries ?? [], in: folder)
        }
    }

    private static func projects(among entries: [Disk.FolderEntry], in folder: String) -> [String] {
        let names = entries.map(\.name).filter { $0.hasSuffix(ending) && !$0.hasPrefix(".") }.sorted()
        return names.map { Path.join(folder, $0) }.filter { (try? Disk.isFolder($0)) ?? false }
    }

    /// - Parameters:
    ///   - path: the path of the folder `….xcodeproj`.
    ///   - place: where it is named; nil for the command line.
    /// - Throws: a `data` failure if there is no such project.
    package init(_ path: String, at place: Diagnostic.Place?) throws(Failure) {
        let path = Path.withoutSlashes(path)
        let parent = Path.parent(of: path)
        let beside = try Disk.entries(in: parent, mayBeAbsent: true).map(\.name)
        let maker = Self.makers.first { beside.contains($0.file) }
        if maker == nil { try Self.check(path, at: place, beside) }
        output = try OutputFolder(path)
        folder = try Disk.resolved(parent) ?? parent
        note = maker.map { maker in
            let message = "\(maker.name) makes '\(path)' from '\(Path.join(parent, maker.file))': it is not changed"
            return Diagnostic(
                message,
                help: "generate the project again: it follows the files on disk",
                severity: .note
            )
        }
    }

    private static func check(_ path: String, at place: Diagnostic.Place?, _ beside: [String]) throws(Failure) {
        guard path.hasSuffix(ending), try Disk.kind(of: path) != .absent else {
            let names = beside.filter { $0.hasSuffix(ending) }.sorted()
            let name = String(path.lastPart)
            let near = names.contains(name + ending) ? "did you mean '\(name)\(ending)'?" : nil
            let list = names.isEmpty ? nil : "there is " + names.prefix(5).map(quoted).joined(separator: ", ")
            let help = names.suggestion(for: name) ?? near ?? list ?? "name the folder that ends in '\(ending)'"
            throw Failure(.data, "there is no project '\(path)'", at: place, help: help)
        }
        guard try files(in: path).isEmpty else { return }
        let names = fileNames.map(quoted).joined(separator: " or ")
        throw Failure(.data, "'\(path)' is not a project: it has no \(names)", at: place, help: "restore it")
    }

    private static func files(in project: String) throws(Failure) -> [String] {
        var files: [String] = []
        for name in fileNames where try Disk.kind(of: Path.join(project, name)) != .absent { files.append(name) }
        return files
    }

    /// The name of the project's file.
    ///
    /// - Throws: a `data` failure if it has one of each format, which Xcode refuses.
    private var fileName: String {
        get throws(Failure) {
            let files = try Self.files(in: output.path)
            guard files.count > 1 else { return files.first ?? Self.fileNames[0] }
            let message = "the project has both '\(output.shown(files[0]))' and '\(output.shown(files[1]))'"
            throw Failure(.data, message, help: "delete the one that is out of date")
        }
    }

    /// The names of the targets.
    ///
    /// - Throws: a `data` failure if the project is wrong, or an `inputOutput` failure.
    package var targetNames: [String] { get throws(Failure) { try read().project.outline.targetNames } }

    /// The names of the targets that are apps.
    ///
    /// - Throws: as above.
    package var appNames: [String] {
        get throws(Failure) { try read().project.outline.targets.filter(\.isApp).map(\.name) }
    }

    /// - Throws: a `data` failure for each name of a target that is missing, and as above.
    package func checkTargets(_ names: [String]) throws(Failure) {
        let problems = try read().project.problems(withTargets: names)
        if !problems.isEmpty { throw Failure(.data, problems) }
    }

    /// True if the project takes the files of a folder by itself, without being changed.
    ///
    /// - Throws: as above.
    package func isSynchronized(_ folder: OutputFolder) throws(Failure) -> Bool {
        try read().project.synchronizedFolders.contains { folder.identity.path(within: $0) != nil }
    }

    private func read() throws(Failure) -> (project: XcodeProject, contents: [UInt8], name: String) {
        let name = try fileName
        let file = output.shown(name)
        guard case .file(let contents) = try output.look(name) else {
            let place = Diagnostic.Place(file: file)
            throw Failure(.data, "this is not a file", at: place, help: "put the file itself here")
        }
        return (try XcodeProject(contents, file: file, folder: folder), contents, name)
    }

    /// Plans the change of the project for the files of modules.
    ///
    /// - Parameters:
    ///   - additions: the files that the modules have, each with the names of its targets.
    ///   - removals: the deleted files, from the root, without symlinks.
    ///   - modules: the folders of the modules, from the root: the project loses their files that are gone.
    ///   - outputs: the folders that the modules are in.
    ///   - keepsTargets: true if a file that was moved stays in its targets.
    /// - Returns: the plan for the project's file; and by the number of a module why its files cannot be added.
    /// - Throws: a `data` failure if the project is ambiguous or wrong, or an `inputOutput` failure.
    package func change(
        adding additions: [XcodeProject.Addition],
        removing removals: [String],
        modules: [String],
        in outputs: [OutputFolder],
        keepsTargets: Bool
    ) throws(Failure) -> (plan: ModulePlan, problems: [Int: [Diagnostic]]) {
        let (project, contents, name) = try read()
        for output in outputs { try checkIsNotNamedBySymlink(output, in: project) }
        let (added, packages) = try filesOutsidePackages(additions, project)
        let problems = project.problems(withAdding: added)
        let possible = added.filter { problems[$0.module] == nil }
        let gone = try goneFiles(of: project, modules: modules, added: possible.map(\.path))
        let removed = removals + gone
        let changed = try project.changed(
            adding: keepsTargets ? project.adding(possible, movedFrom: gone) : possible,
            removing: removed,
            keeping: try foldersWithOtherFiles(than: removed),
            beside: try filesInSynchronizedFolders(
                of: project,
                named: Set(possible.map { ProjectPath.name(of: $0.path) })
            )
        )
        let state: FileState = changed.contents == contents ? .unchanged : .merge
        let file = PlannedFile(path: name, contents: changed.contents, existing: .file(contents), state: state)
        return (ModulePlan(nil, [file], in: output, notes: packages + changed.warnings), problems)
    }

    /// - Throws: a `usage` failure for a folder behind a symlink, if the project names files by its path: they would be taken
    ///   for others.
    private func checkIsNotNamedBySymlink(_ output: OutputFolder, in project: XcodeProject) throws(Failure) {
        guard let here = try Disk.realPath(".") else { return }
        let path = ProjectPath.resolve(output.path, in: here)
        guard path.folded != output.identity.folded, project.files.contains(where: { $0.rest(below: path) != nil })
        else {
            return
        }
        let real = ProjectPath.relative(output.identity, to: here)
        let message = "'\(output.path)' is a symlink or behind one, and the project names files by that path"
        throw Failure(.usage, message, help: "in Xcode, name them by the real path, '\(real)'")
    }

    // MARK: - Files on disk -

    /// The files that are in no local package, and a note for each package.
    private func filesOutsidePackages(
        _ additions: [XcodeProject.Addition],
        _ project: XcodeProject
    ) throws(Failure) -> (files: [XcodeProject.Addition], notes: [Diagnostic]) {
        let manifest = "Package.swift"
        let new = additions.filter { ProjectPath.name(of: $0.path) == manifest }.map { Path.parent(of: $0.path) }
        var isPackage = Dictionary(project.outline.packages.union(new).map { ($0, true) }) { $1 }
        var packages: [String] = []
        var files: [XcodeProject.Addition] = []
        for addition in additions {
            var package: String?
            // A package that the project itself is in is not the files' own.
            for folder in Path.ancestors(of: addition.path).dropFirst() where self.folder.path(within: folder) == nil {
                if isPackage[folder] == nil {
                    isPackage[folder] = try Disk.kind(of: Path.join(folder, manifest)) != .absent
                }
                if isPackage[folder] == true { package = folder }
            }
            if let package { packages.append(package) } else { files.append(addition) }
        }
        let notes = packages.unique.map { package in
            let message =
                "\(quoted(ProjectPath.relative(package, to: folder))) is a package: its files are in no target"
            let help = "add the package to the project in Xcode, once"
            return Diagnostic(message, help: help, severity: .note)
        }
        return (files, notes)
    }

    /// The files that the project names in the folders of modules, and that are not on disk; and the old places of moved
    /// modules: `Old/Login/LoginView.swift` if there is a `New/Login/LoginView.swift`. Other files may be missing for now:
    /// those of a submodule, or of a build phase.
    private func goneFiles(of project: XcodeProject, modules: [String], added: [String]) throws(Failure) -> [String] {
        if modules.isEmpty { return [] }
        let folders = Set(modules)
        let present = Set(added)
        let names = Set(added.filter(Self.isNamedAfterFolder).map { ProjectPath.name(of: $0) })
        let checkout = try Checkout(around: folder)
        return try project.files.map { path throws(Failure) -> String? in
            let isOfModule = Path.ancestors(of: path).contains(where: folders.contains)
            let isMoved = names.contains(ProjectPath.name(of: path)) && Self.isNamedAfterFolder(path)
            guard !present.contains(path), isOfModule || isMoved, try checkout.holds(path) else { return nil }
            return try Disk.kind(of: path) == .absent ? path : nil
        }.compactMap(\.self)
    }

    /// True if the name of a file begins with that of one of its folders: `Login/LoginView.swift`.
    private static func isNamedAfterFolder(_ path: String) -> Bool {
        let name = ProjectPath.name(of: path)
        return path.pathParts.dropLast().contains { name.hasPrefix($0) }
    }

    /// True if the project names files in one of some folders.
    package func hasFiles(in folders: [String]) throws(Failure) -> Bool {
        let folders = Set(folders)
        return try read().project.files.contains { Path.ancestors(of: $0).contains(where: folders.contains) }
    }

    /// The folders of removed files, and bundles, that have files besides these.
    private func foldersWithOtherFiles(than removed: [String]) throws(Failure) -> Set<String> {
        let removed = Set(removed)
        var isKept: [String: Bool] = [:]
        for file in removed {
            for folder in Path.ancestors(of: file).dropFirst() where folder.rest(below: self.folder) != nil {
                if isKept[folder] == nil { isKept[folder] = try hasFiles(folder, besides: removed) }
            }
        }
        return Set(isKept.filter(\.value).keys)
    }

    private func hasFiles(_ folder: String, besides removed: Set<String>) throws(Failure) -> Bool {
        guard try Disk.kind(of: folder) == .folder else { return false }
        for entry in try Disk.entries(in: folder) {
            let path = Path.join(folder, entry.name)
            if entry.kind == .folder {
                if try hasFiles(path, besides: removed) { return true }
            } else if !removed.contains(path), !entry.name.isJunk {
                return true
            }
        }
        return false
    }

    private func filesInSynchronizedFolders(
        of project: XcodeProject,
        named names: Set<String>
    ) throws(Failure) -> [String] {
        if names.isEmpty { return [] }
        // A project may name any folder of the disk: only those of its repository are read.
        let checkout = try Checkout(around: folder)
        return project.synchronizedFolders.filter { (try? checkout.holds($0)) ?? false }.flatMap { folder in
            // A folder that cannot be read has no files.
            let files = try? OutputFolder(folder).files(where: names.contains)
            return (files ?? []).map { Path.join(folder, $0) }
        }
    }
}
