/// The folder that modules are written into. Nothing outside of it is touched, and no symlink is followed out of it.
package struct OutputFolder: Sendable {

    /// The folder, as the person named it; it need not exist.
    package let path: String
    /// The folder's path from the root, without symlinks as far as it exists: one folder has one identity.
    package let identity: String

    /// - Throws: a `cannotCreate` failure if `path`, or a part of it, is something other than a folder; another failure
    ///   if the system cannot examine it.
    package init(_ path: String) throws(Failure) {
        // `Demo/`, `./Demo` and `Demo` are one folder, and are shown as `Demo`.
        self.path = path.pathParts.filter { $0 != "." }.reduce(path.isFromRoot ? "/" : ".", Path.join)
        let resolved = try Disk.resolved(self.path)
        if resolved == nil, self.path.pathParts.contains("..") {
            let message = "'\(self.path)' has '..' after a folder that is missing"
            throw Failure(.cannotCreate, message, help: "write the path without '..'")
        }
        // A path that is not UTF-8 cannot be resolved. Modules can still be read there; writing them fails later.
        identity = resolved ?? self.path
        var part = identity
        while try Disk.kind(of: part) == .absent { part = Path.parent(of: part) }
        guard try Disk.kind(of: part) == .folder else {
            let shown = part == identity ? self.path : Disk.shown(part)
            throw Failure(.cannotCreate, "'\(shown)' is not a folder", help: "name another path")
        }
    }

    /// A path in this folder, as the person would name it: it begins with the folder.
    package func shown(_ path: String) -> String { Path.join(self.path, path) }

    /// The path of a new module in this folder, as its files have it: `Account/Login` for `App/Account/Login`,
    /// `./App/Account/Login` and a path from the root. Any other word stays as it is.
    package func path(ofNew word: String) throws(Failure) -> String {
        if let rest = word.rest(below: path) { return rest }
        guard word.hasPrefix("/") || word.hasPrefix("."), let whole = try Disk.resolved(word) else { return word }
        return whole.rest(below: identity) ?? word
    }

    /// True if this folder is `folder` of another one, or below it. Letter case makes no difference.
    ///
    /// - Parameter folder: relative to `other`.
    package func isInside(_ folder: String, of other: OutputFolder) -> Bool {
        "\(identity)/".folded.hasPrefix("\(Path.join(other.identity, folder))/".folded)
    }

    // MARK: - Reading -

    /// The names in a folder, given relative to this one; none if it is missing or no folder.
    ///
    /// - Parameter isWanted: asked for the bytes of each name.
    package func names(
        in folder: String = "",
        where isWanted: (UnsafeRawBufferPointer) -> Bool = { _ in true }
    ) throws(Failure) -> [String] {
        if folder.isEmpty { return try Disk.entries(in: path, mayBeAbsent: true, where: isWanted).map(\.name) }
        guard case .folder(let names) = try look(folder) else { return [] }
        return names.filter { name in Array(name.utf8).withUnsafeBytes { isWanted($0) } }
    }

    /// A file of a module, by its path in the output folder.
    package struct File: Sendable {
        package let path: String
        /// The symlink that it is, or that leads to its folder; nil for a file of the module's own folders.
        package let symlink: String?
    }

    /// The files of a module: everything in its folder and in the folders in it, but no junk. Hidden files are listed, and
    /// so are symlinks. A symlink to another folder of the output folder is followed once.
    ///
    /// This is the one listing of a module: what it leaves out is taken for missing.
    package func moduleFiles(in folder: String) throws(Failure) -> [File] {
        var files: [File] = []
        var rest: [(folder: String, symlink: String?, depth: Int)] = [(folder, nil, 1)]
        while let (folder, symlink, depth) = rest.popLast() {
            for (name, kind) in try Disk.entries(in: shown(folder), mayBeAbsent: true) where !name.isJunk {
                let path = Path.join(folder, name)
                var isFolder = kind == .folder
                if kind == .link, symlink == nil, try Disk.isFolder(shown(path)) {
                    isFolder = try Disk.realPath(shown(path))?.path(within: identity) != nil
                }
                if !isFolder {
                    files.append(File(path: path, symlink: symlink ?? (kind == .link ? path : nil)))
                } else if depth < Limits.folderDepth, !name.isToolFolder {
                    rest.append((path, symlink ?? (kind == .link ? path : nil), depth + 1))
                }
            }
        }
        return files.sorted { $0.path < $1.path }
    }

    /// True if a folder can be deleted with some files: nothing else is in it and in the folders in it, apart from junk,
    /// and the user may delete them.
    ///
    /// - Parameters:
    ///   - folder: relative to this folder. If a symlink or an empty folder is there, this is false.
    ///   - files: their paths, relative to this folder.
    func canDelete(_ folder: String, with files: Set<String>) throws(Failure) -> Bool {
        guard try Disk.kind(of: shown(folder)) == .folder, Disk.mayWrite(in: shown(folder)) else { return false }
        let entries = try Disk.entries(in: shown(folder)).filter { $0.kind != .file || !$0.name.isJunk }
        guard !entries.isEmpty else { return false }
        for (name, kind) in entries {
            let path = Path.join(folder, name)
            switch kind {
            case .folder: if try !canDelete(path, with: files) { return false }
            case .file where files.contains(path): continue
            default: return false
            }
        }
        return true
    }

    /// The paths of the files below a folder, relative to this one, in order. Hidden ones are left out, and symlinks
    /// are not followed.
    ///
    /// - Parameter isWanted: asked for each file's name, whether to list it.
    package func files(below folder: String = "", where isWanted: (String) -> Bool) throws(Failure) -> [String] {
        try Disk.walk(shown(folder)).flatMap { inner, names in
            names.filter(isWanted).map { Path.join(Path.join(folder, inner), $0) }
        }.sorted()
    }

    /// The names of the files below a folder, as above.
    package func fileNames(below folder: String = "") throws(Failure) -> Set<String> {
        Set(try Disk.walk(shown(folder)).flatMap(\.files))
    }

    /// True if many folders are in it: to read them would take longer than to write a module. Always false on a file system
    /// that does not count links (Btrfs), and for a folder that cannot be read.
    package var hasManyFolders: Bool {
        let status = try? Disk.status(of: identity)
        return (status?.linkCount ?? 0) > Limits.foldersOfApp
    }

    /// The names of all files in it; nil if there are more folders than ``Limits/foldersOfApp``.
    package func fileNamesIfFew() throws(Failure) -> Set<String>? {
        var count = 0
        let found = try Disk.walk(path) { _ in
            count += 1
            return count <= Limits.foldersOfApp
        }
        return count <= Limits.foldersOfApp ? Set(found.flatMap(\.files)) : nil
    }

    /// The kind of what is at a path that is relative to this folder, and its contents.
    ///
    /// - Throws: a `cannotCreate` failure if a parent is not a folder, or if a symlink to a folder points outside.
    package func look(_ path: String) throws(Failure) -> Existing {
        var folder = ""
        for part in path.pathParts.dropLast() {
            folder = Path.join(folder, part)
            switch try Disk.kind(of: shown(folder)) {
            case .absent: return .absent
            case .folder: continue
            case .link: try checkTarget(ofSymlink: folder)
            case .file, .other:
                let message = "'\(shown(folder))' is not a folder"
                throw Failure(.cannotCreate, message, help: "move it, or choose another path")
            }
        }
        let existing = try Disk.existing(at: shown(path))
        guard existing == .link, try Disk.isFolder(shown(path)) else { return existing }
        try checkTarget(ofSymlink: path)
        let names = try Disk.names(in: shown(path))
        // Files can be added to a folder through a symlink. But a folder that is moved here replaces an empty folder
        // only, and no symlink to one.
        return names.isEmpty ? .link : .folder(names)
    }

    private func checkTarget(ofSymlink path: String) throws(Failure) {
        _ = try Disk.target(ofSymlink: shown(path), within: identity, shown: shown(path))
    }

    /// Fails for a read-only file, such as one that a version control system locks: a rename would replace it.
    ///
    /// - Parameter path: relative to this folder.
    /// - Throws: a `cannotCreate` failure.
    package func checkIsWritable(_ path: String) throws(Failure) {
        guard let file = try Disk.realPath(shown(path)), let status = try Disk.status(of: file) else { return }
        if status.mode & 0o222 != 0 { return }
        let help = "unlock it, for example with 'chmod u+w'"
        throw Failure(.cannotCreate, "'\(shown(path))' is read-only", help: help)
    }
}
