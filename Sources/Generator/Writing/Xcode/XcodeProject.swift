/// An Xcode project: reads `project.pbxproj`, and adds files to its text and removes them.
package struct XcodeProject: Sendable {

    /// A file to add, by its path from the root, without symlinks; and the names of the targets to add it to.
    package typealias Addition = (path: String, targets: [String])

    private let text: ProjectText
    private let tree: ProjectTree
    let targets: ProjectTargets
    private let folder: String

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - contents: the bytes of `project.pbxproj`.
    ///   - file: its path, as errors name it.
    ///   - folder: the folder that the project is in, from the root, without symlinks.
    /// - Throws: a `data` failure with the mistakes in it.
    package init(_ contents: [UInt8], file: String, folder: String) throws(Failure) {
        self.folder = folder
        text = try ProjectText(contents, file: file)
        var flaws: [Flaw] = []
        tree = ProjectTree(text, folder: folder, &flaws)
        targets = ProjectTargets(text, &flaws)
        guard flaws.isEmpty else { throw Failure(.data, text.source.diagnostics(flaws)) }
    }

    /// The folders that Xcode keeps in step with the disk, from the root.
    package var synchronizedFolders: [String] { tree.synchronizedFolders.keys.sorted() }

    /// The project with files added and removed. To make the same changes again changes nothing.
    ///
    /// - Parameters:
    ///   - additions: the files to add; what the project already has is left as it is.
    ///   - removals: the files to remove; from the root, without symlinks.
    ///   - existing: files on disk below `synchronizedFolders`, which may have the names of added files.
    /// - Returns: the new text, and the differences between what was asked for and what Xcode will do.
    /// - Throws: a `data` failure if the project is ambiguous, or has not what the changes need.
    package func changed(
        adding additions: [Addition],
        removing removals: [String] = [],
        beside existing: [String] = []
    ) throws(Failure) -> (contents: [UInt8], warnings: [Diagnostic]) {
        let added = Dictionary(grouping: additions) { ProjectPath.resolve($0.path, in: folder) }
        let removed = Set(removals.map { ProjectPath.resolve($0, in: folder) }).subtracting(added.keys)
        var editor = ProjectEditor(text, tree, targets)
        for (path, additions) in added.sorted(by: { $0.key.precedes($1.key) }) {
            editor.add(path, to: additions.flatMap(\.targets).unique)
        }
        editor.remove(removed)
        editor.finish(beside: existing.filter { !removed.contains($0) })
        let flaws = editor.flaws.unique
        guard flaws.isEmpty else { throw Failure(.data, text.source.diagnostics(flaws)) }
        let writer = ProjectWriter(text, editor.changes)
        let contents = writer.written
        let mistake: String?
        do {
            mistake = writer.mistake(in: try ProjectText(contents, file: text.source.name))
        } catch {
            mistake = error.diagnostics.map(\.message).joined(separator: "; ")
        }
        guard let mistake else { return (contents, editor.warnings.unique) }
        let message = "the changed project would not say what was meant (\(mistake)): nothing was written"
        let help = "this is a mistake of vipergen: please report it with the project"
        throw Failure(.data, message, at: Diagnostic.Place(file: text.source.name), help: help)
    }
}
