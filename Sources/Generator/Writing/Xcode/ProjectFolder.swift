/// An Xcode project on disk: the folder `….xcodeproj`. Only its file `project.pbxproj` changes.
package struct ProjectFolder: Sendable {

    package static let ending = ".xcodeproj"
    private static let fileName = "project.pbxproj"

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
        let names = (try? Disk.folderNames(in: folder)) ?? []
        let own = names.filter { $0.hasSuffix(ending) }.map { Path.join(folder, $0) }
        if !own.isEmpty { return own }
        // Those of CocoaPods and Carthage are not the app's.
        return names.filter { !["Pods", "Carthage"].contains($0) }.flatMap { name in
            let inner = (try? Disk.folderNames(in: Path.join(folder, name))) ?? []
            return inner.filter { $0.hasSuffix(ending) }.map { Path.join(Path.join(folder, name), $0) }
        }
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
            return Diagnostic(message, help: "generate the project again: it will contain the files", severity: .note)
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
        guard try Disk.kind(of: Path.join(path, fileName)) == .absent else { return }
        throw Failure(.data, "'\(path)' is not a project: it has no '\(fileName)'", at: place, help: "restore it")
    }

    /// The names of the targets.
    ///
    /// - Throws: a `data` failure if the project is wrong, or an `inputOutput` failure.
    package var targetNames: [String] { get throws(Failure) { try read().project.targets.names } }

    /// True if the project takes the files of a folder by itself, without being changed.
    ///
    /// - Throws: as above.
    package func isSynchronized(_ folder: OutputFolder) throws(Failure) -> Bool {
        try read().project.synchronizedFolders.contains { folder.identity.path(within: $0) != nil }
    }

    private func read() throws(Failure) -> (project: XcodeProject, contents: [UInt8]) {
        let file = output.shown(Self.fileName)
        guard case .file(let contents) = try output.look(Self.fileName) else {
            let place = Diagnostic.Place(file: file)
            throw Failure(.data, "this is not a file", at: place, help: "put the file itself here")
        }
        return (try XcodeProject(contents, file: file, folder: folder), contents)
    }

    /// Plans the change of the project for new and deleted files.
    ///
    /// - Parameters:
    ///   - additions: the new files, each with the names of its targets.
    ///   - removals: the deleted files, from the root, without symlinks.
    /// - Returns: the plan of the project's file, and warnings.
    /// - Throws: a `data` failure if the project is ambiguous or wrong, or an `inputOutput` failure.
    package func plan(
        adding additions: [XcodeProject.Addition],
        removing removals: [String]
    ) throws(Failure) -> (plan: ModulePlan, warnings: [Diagnostic]) {
        let (project, contents) = try read()
        let names = Set(additions.map { ProjectPath.name(of: $0.path) })
        // A project may name any folder of the disk: only those of its repository are read.
        let checkout = try Checkout(around: self.folder)
        let folders = names.isEmpty ? [] : project.synchronizedFolders.filter { (try? checkout.holds($0)) ?? false }
        let others = folders.flatMap { folder in
            // A folder that cannot be read has no files.
            let files = try? OutputFolder(folder).files(where: names.contains)
            return (files ?? []).map { Path.join(folder, $0) }
        }
        let changed = try project.changed(adding: additions, removing: removals, beside: others)
        let state: FileState = changed.contents == contents ? .unchanged : .merge
        let file = PlannedFile(path: Self.fileName, contents: changed.contents, existing: .file(contents), state: state)
        return (ModulePlan(nil, [file]), changed.warnings)
    }
}
