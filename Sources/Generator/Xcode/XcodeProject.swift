/// An Xcode project: what `project.pbxproj` says, and how its text changes when files come and go.
package struct XcodeProject: Sendable {

    /// A file that comes.
    package struct Addition: Sendable, Hashable {
        /// From the root, without links.
        package let path: String
        /// The names of the targets that are to have it.
        package let targets: [String]

        package init(path: String, targets: [String]) {
            (self.path, self.targets) = (path, targets)
        }
    }

    /// A project with changes made.
    package struct Changed: Sendable {
        /// The text; the same bytes if nothing had to change.
        package let contents: [UInt8]
        /// Where Xcode does something other than what was asked for.
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
    ///   - contents: those of `project.pbxproj`.
    ///   - file: its path, as errors name it.
    ///   - folder: the folder that the project is in, from the root, without links.
    /// - Throws: a `data` failure with what is wrong in it.
    package init(_ contents: [UInt8], file: String, folder: String) throws(Failure) {
        if contents.starts(with: "bplist".utf8) {
            throw Self.failure([PropertyListParser.foreign("a binary")], [], file)
        }
        _ = try SourceFile(path: file, contents: contents).text(named: file)
        (self.file, self.folder) = (file, folder)
        var flaws: [Flaw] = []
        do {
            let list = try PropertyList(contents)
            flaws = list.repeatedKeys.map { key in
                let message = "this dictionary has the key \(quoted(list.text(of: key) ?? "")) twice"
                return Flaw(message, at: list.nodes[key].range.lowerBound, help: "remove one of the two")
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

    /// The folders whose files Xcode finds by itself, from the root.
    package var synchronizedFolders: [String] { tree.synchronizedFolders.keys.sorted() }

    /// The project with files added and removed. The same changes again change nothing.
    ///
    /// - Parameters:
    ///   - additions: files that are to be in targets; what is there already is left as it is.
    ///   - removals: files that are to be in the project no more; from the root, without links.
    ///   - existing: files on disk below `synchronizedFolders`, which may have the names of those that come.
    /// - Throws: a `data` failure if it cannot be done for certain.
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
        if let mistake = mistake(in: contents, after: changes) { throw self.mistake(mistake) }
        return Changed(contents: contents, warnings: editor.warnings)
    }

    /// Reads the changed text again: what it does not say of what was meant; nil if all is well.
    private func mistake(in contents: [UInt8], after changes: ObjectChanges) -> String? {
        var flaws: [Flaw] = []
        do {
            let list = try PropertyList(contents)
            guard let after = ProjectText(list, &flaws) else {
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
            let path = ProjectPath.resolve(addition.path, in: folder)
            var names = targetsOfFile[path] ?? []
            for name in addition.targets where !names.contains(name) { names.append(name) }
            targetsOfFile[path] = names
        }
        var found: [String: ProjectTargets.Target] = [:]
        for name in Set(targetsOfFile.values.joined()).sorted() {
            do { found[name] = try targets.target(name, in: text) } catch { flaws.append(error) }
        }
        let removals = removals.map { ProjectPath.resolve($0, in: folder) }.filter { targetsOfFile[$0] == nil }
        for path in targetsOfFile.keys + removals where path.unicodeScalars.contains(where: { !$0.isVisible }) {
            let help = "rename the file or folder"
            flaws.append(Flaw("\(quoted(path)) has characters that cannot be seen", at: nil, help: help))
        }
        guard flaws.isEmpty else { throw Self.failure(flaws, text.list.bytes, file) }
        for (path, names) in targetsOfFile.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
            editor.add(path, to: names.compactMap { found[$0] })
        }
        editor.remove(removals)
        let removed = Set(removals)
        editor.checkNames(beside: existing.filter { !removed.contains($0) })
        editor.finish()
        guard editor.flaws.isEmpty else { throw Self.failure(editor.flaws, text.list.bytes, file) }
        return editor
    }

    // MARK: - Errors -

    /// The lines that git leaves in a file that it could not merge.
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
        let source = SourceText(name: file, text: String(decoding: contents, as: UTF8.self))
        let ofFile = flaws.filter { $0.offset == nil }.prefix(SourceText.maximumProblems).map {
            Diagnostic($0.message, at: Diagnostic.Place(file: file), help: $0.help)
        }
        let placed = flaws.compactMap { flaw in
            flaw.offset.map { SourceText.Problem(offset: $0, message: flaw.message, help: flaw.help) }
        }
        return Failure(.data, ofFile + source.diagnostics(placed))
    }

    private func mistake(_ reason: String) -> Failure {
        Failure(
            .data,
            "the changed project would not say what was meant (\(reason)): nothing was written",
            at: Diagnostic.Place(file: file),
            help: "this is a mistake of vipergen: please report it with the project"
        )
    }
}
