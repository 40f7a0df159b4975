/// An Xcode project: reads `project.pbxproj`, and adds files to its text and removes them.
package struct XcodeProject: Sendable {

    /// A file to add.
    package struct Addition: Sendable, Hashable {
        /// From the root, without symlinks.
        package let path: String
        /// The names of the targets to add it to.
        package let targets: [String]

        package init(path: String, targets: [String]) {
            (self.path, self.targets) = (path, targets)
        }
    }

    /// A changed project.
    package struct Changed: Sendable {
        /// The text; the same bytes if there is nothing to change.
        package let contents: [UInt8]
        /// The differences between what was asked for and what Xcode will do.
        package let warnings: [Diagnostic]
    }

    private let text: ProjectText
    private let tree: ProjectTree
    private let targets: ProjectTargets
    private let file: String
    private let folder: String

    /// Reads a project.
    ///
    /// - Parameters:
    ///   - contents: the bytes of `project.pbxproj`.
    ///   - file: its path, as errors name it.
    ///   - folder: the folder that the project is in, from the root, without symlinks.
    /// - Throws: a `data` failure with the mistakes in it.
    package init(_ contents: [UInt8], file: String, folder: String) throws(Failure) {
        if contents.starts(with: "bplist".utf8) {
            throw Self.failure([PropertyListParser.foreign("a binary")], [], file)
        }
        _ = try SourceFile(path: file, contents: contents).text(named: file)
        (self.file, self.folder) = (file, folder)
        var flaws: [Flaw] = []
        do {
            let list = try PropertyList(contents)
            flaws = list.root.repeatedKeys.map { key in
                let message = "this dictionary has the key \(quoted(key.text ?? "")) twice"
                return Flaw(message, at: key.start, help: "remove one of the two")
            }
            if flaws.isEmpty, let text = ProjectText(list, &flaws) {
                self.text = text
                tree = ProjectTree(text, folder: folder, &flaws)
                targets = ProjectTargets(text, &flaws)
                if flaws.isEmpty { return }
            }
        } catch {
            let markers = Self.conflictMarkers(in: contents)
            flaws = markers.isEmpty ? [error] : markers
        }
        throw Self.failure(flaws, contents, file)
    }

    /// The folders that Xcode keeps in step with the disk, from the root.
    package var synchronizedFolders: [String] { tree.synchronizedFolders.keys.sorted() }

    /// The project with files added and removed. To make the same changes again changes nothing.
    ///
    /// - Parameters:
    ///   - additions: the files to add; what the project already has is left as it is.
    ///   - removals: the files to remove; from the root, without symlinks.
    ///   - existing: files on disk below `synchronizedFolders`, which may have the names of added files.
    /// - Throws: a `data` failure if the project is ambiguous, or has not what the changes need.
    package func changed(
        adding additions: [Addition],
        removing removals: [String] = [],
        beside existing: [String] = []
    ) throws(Failure) -> Changed {
        let editor = try edited(additions, removals, existing)
        let changes = editor.changes
        guard !changes.isEmpty else { return Changed(contents: text.list.bytes, warnings: editor.warnings) }
        var writer = ProjectWriter(text, changes)
        let contents = writer.write()
        guard let mistake = mistake(in: contents, after: changes) else {
            return Changed(contents: contents, warnings: editor.warnings)
        }
        throw Failure(
            .data,
            "the changed project would not say what was meant (\(mistake)): nothing was written",
            at: Diagnostic.Place(file: file),
            help: "this is a mistake of vipergen: please report it with the project"
        )
    }

    /// Reads the changed text again, and compares it with the changes; nil if it has no mistake.
    private func mistake(in contents: [UInt8], after changes: ObjectChanges) -> String? {
        var flaws: [Flaw] = []
        do {
            guard let after = ProjectText(try PropertyList(contents), &flaws) else {
                return flaws.map(\.message).joined(separator: "; ")
            }
            return ProjectProof(before: text, after: after, changes: changes).mistake()
        } catch {
            return error.message
        }
    }

    private func edited(
        _ additions: [Addition],
        _ removals: [String],
        _ existing: [String]
    ) throws(Failure) -> ProjectEditor {
        var editor = ProjectEditor(text, tree, targets)
        var flaws: [Flaw] = []
        var targetsOfFile: [String: [String]] = [:]
        for addition in additions {
            targetsOfFile[ProjectPath.resolve(addition.path, in: folder), default: []] += addition.targets
        }
        var found: [String: ProjectTargets.Target] = [:]
        for name in Set(targetsOfFile.values.joined()).sorted() {
            do { found[name] = try targets.target(name) } catch { flaws.append(error) }
        }
        let removals = removals.map { ProjectPath.resolve($0, in: folder) }.filter { targetsOfFile[$0] == nil }
        for path in targetsOfFile.keys + removals where path.unicodeScalars.contains(where: { !$0.isVisible }) {
            let help = "rename the file or folder"
            flaws.append(Flaw("\(quoted(path)) has characters that cannot be seen", at: nil, help: help))
        }
        guard flaws.isEmpty else { throw Self.failure(flaws, text.list.bytes, file) }
        for (path, names) in targetsOfFile.sorted(by: { $0.key.precedes($1.key) }) {
            editor.add(path, to: names.unique.compactMap { found[$0] })
        }
        editor.remove(removals)
        let removed = Set(removals)
        editor.checkNames(beside: existing.filter { !removed.contains($0) })
        editor.finish()
        guard editor.flaws.isEmpty else { throw Self.failure(editor.flaws, text.list.bytes, file) }
        return editor
    }

    // MARK: - Errors -

    /// The markers that git leaves in a file that it could not merge.
    private static func conflictMarkers(in contents: [UInt8]) -> [Flaw] {
        var flaws: [Flaw] = []
        var start = 0
        for line in contents.split(separator: 0x0A, omittingEmptySubsequences: false) {
            if ["<<<<<<< ", "=======", ">>>>>>> "].contains(where: { line.starts(with: $0.utf8) }) {
                let help = flaws.isEmpty ? "resolve the conflict, then run the command again" : nil
                flaws.append(Flaw("here is a marker of a merge conflict", at: start, help: help))
            }
            start += line.count + 1
        }
        return flaws
    }

    private static func failure(_ flaws: [Flaw], _ contents: [UInt8], _ file: String) -> Failure {
        Failure(.data, SourceText(name: file, text: String(decoding: contents, as: UTF8.self)).diagnostics(flaws))
    }
}
