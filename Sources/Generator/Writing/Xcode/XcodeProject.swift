/// An Xcode project: reads its file, in either format, and adds files to its text and removes them.
package struct XcodeProject: Sendable {

    /// A file to add.
    package struct Addition: Sendable {
        /// From the root, without symlinks.
        package let path: String
        /// The names of the targets to add it to.
        package fileprivate(set) var targets: [String]
        /// The number of its module: if one of its files cannot be added, none is.
        package var module = 0
        /// The name of the model that is the current version, if the file says so: `M 2.xcdatamodel`.
        let currentVersion: String?

        /// - Parameter contents: the file's; nil if they are not known.
        package init(path: String, targets: [String], module: Int = 0, contents: [UInt8]? = nil) {
            (self.path, self.targets, self.module) = (path, targets, module)
            let isList = ProjectPath.name(of: path) == ".xccurrentversion"
            currentVersion = isList ? contents.flatMap(ProjectItemPath.currentVersion) : nil
        }
    }

    private let format: any ProjectFormat
    let outline: ProjectOutline
    private let folder: String

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - contents: the bytes of its file.
    ///   - file: the path of its file, as errors name it. The ending says the format.
    ///   - folder: the folder that the project is in, from the root, without symlinks.
    /// - Throws: a `data` failure with the mistakes in it.
    package init(_ contents: [UInt8], file: String, folder: String) throws(Failure) {
        self.folder = folder
        let flaws: [Flaw]
        if file.hasSuffix(JSONProject.ending) {
            let project = try JSONProject(contents, file: file)
            let reader = JSONProjectReader(project, folder: folder)
            outline = reader.outline
            format = project.with(reader.spellings)
            flaws = reader.flaws
        } else {
            let text = try ProjectText(contents, file: file)
            let reader = ProjectTextReader(text, folder: folder)
            outline = reader.outline
            format = text
            flaws = reader.flaws
        }
        guard flaws.isEmpty else { throw Failure(.data, format.source.diagnostics(flaws.unique)) }
    }

    /// The folders that Xcode keeps in step with the disk, from the root.
    package var synchronizedFolders: [String] { outline.synchronizedFolders.keys.sorted() }

    /// The paths of the files and bundles that the project names, from the root.
    var files: [String] { Array(outline.filesAtPath.keys) }

    /// What makes it impossible to add files, for each module that has such files.
    package func problems(withAdding additions: [Addition]) -> [Int: [Diagnostic]] {
        // Nearly always there are none, and one look is enough.
        if editor(adding: additions).flaws.isEmpty { return [:] }
        return Dictionary(grouping: additions, by: \.module).compactMapValues { additions in
            let flaws = editor(adding: additions).flaws.unique
            return flaws.isEmpty ? nil : format.source.diagnostics(flaws)
        }
    }

    /// What is wrong with the names of targets that are to have files.
    package func problems(withTargets names: [String]) -> [Diagnostic] {
        let flaws = names.compactMap { name -> Flaw? in
            do throws(Flaw) { _ = try outline.target(name) } catch { return error }
            return nil
        }
        return format.source.diagnostics(flaws.unique)
    }

    private func editor(adding additions: [Addition]) -> ProjectEditor {
        var editor = ProjectEditor(outline)
        let added = Dictionary(grouping: additions) { ProjectPath.resolve($0.path, in: folder) }
        for (path, additions) in added {
            editor.currentVersions[Path.parent(of: path)] = additions.lazy.compactMap(\.currentVersion).first
        }
        for (path, additions) in added.sorted(by: { $0.key.precedes($1.key) }) {
            editor.add(path, to: additions.flatMap(\.targets).unique)
        }
        return editor
    }

    /// The files to add, each also to the targets that had it at its old place.
    ///
    /// - Parameter gone: the files that the project names and that are not on disk.
    func adding(_ additions: [Addition], movedFrom gone: [String]) -> [Addition] {
        let old = Dictionary(grouping: gone, by: ProjectPath.name)
        if old.isEmpty { return additions }
        return additions.map { addition in
            guard outline.filesAtPath[addition.path] == nil,
                let old = old[ProjectPath.name(of: addition.path)], old.count == 1
            else { return addition }
            let phases = outline.phases(of: outline.filesAtPath[old[0]] ?? [])
            let targets = outline.targets.filter { $0.phases.contains { phases.contains($0.id) } }.map(\.name)
            var addition = addition
            addition.targets = (addition.targets + targets).unique
            return addition
        }
    }

    /// The project with files added and removed. To make the same changes again changes nothing.
    ///
    /// - Parameters:
    ///   - additions: the files to add; what the project already has is left as it is.
    ///   - removals: the files to remove; from the root, without symlinks.
    ///   - kept: folders and bundles that still have other files.
    ///   - existing: files on disk below `synchronizedFolders`, which may have the names of added files.
    /// - Returns: the new text, and the differences between what was asked for and what Xcode will do.
    /// - Throws: a `data` failure if the project is ambiguous, or has not what the changes need.
    package func changed(
        adding additions: [Addition],
        removing removals: [String] = [],
        keeping kept: Set<String> = [],
        beside existing: [String] = []
    ) throws(Failure) -> (contents: [UInt8], warnings: [Diagnostic]) {
        let added = Set(additions.map { ProjectPath.resolve($0.path, in: folder) })
        let removed = Set(removals.map { ProjectPath.resolve($0, in: folder) }).subtracting(added)
        // A bundle that gets files stays.
        let items = added.map { ProjectItemPath(of: $0, outside: outline.sourceRoot).path }
        var editor = editor(adding: additions)
        editor.remove(removed, keeping: kept.union(items))
        editor.finish(beside: existing.filter { !removed.contains($0) })
        let flaws = editor.flaws.unique
        guard flaws.isEmpty else { throw Failure(.data, format.source.diagnostics(flaws)) }
        let warnings = editor.warnings.unique + format.source.diagnostics(outline.warnings)
        let contents = format.written(editor.changes, outline)
        guard let mistake = format.mistake(in: contents, editor.changes, outline) else { return (contents, warnings) }
        let message = "the changed project would not say what was meant (\(mistake)): nothing was written"
        let help = "this is a mistake of vipergen: please report it with the project"
        throw Failure(.data, message, at: Diagnostic.Place(file: format.source.name), help: help)
    }
}
