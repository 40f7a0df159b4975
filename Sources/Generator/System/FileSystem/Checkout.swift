/// The files that came with one clone: those of the repository around a folder, or outside of a repository, of the
/// folder alone. Such a file may refer only to other files of the clone.
package struct Checkout {

    /// The repository or the folder: the path from `/`, without symlinks.
    private let root: String

    /// - Throws: a failure if the folder, or an ancestor, cannot be read.
    init(around folder: String) throws(Failure) {
        let own = try Disk.realPath(folder) ?? folder
        root = try Self.repository(around: own) ?? own
    }

    /// The root of the repository that a folder is in: the nearest ancestor with a `.git`, or the folder itself.
    ///
    /// - Parameter folder: from the root, without symlinks.
    /// - Returns: nil if it is in none.
    static func repository(around folder: String) throws(Failure) -> String? {
        for root in Path.ancestors(of: folder) where try Disk.kind(of: Path.join(root, ".git")) != .absent {
            return root
        }
        return nil
    }

    /// True if a folder is in a repository.
    package static func isInRepository(_ folder: String) throws(Failure) -> Bool {
        try Disk.realPath(folder).flatMap { path throws(Failure) in try repository(around: path) } != nil
    }

    /// True if a path, with symlinks followed, is in the repository, and not in a version control system's own folder.
    func holds(_ path: String) throws(Failure) -> Bool {
        guard let rest = try Disk.resolved(path)?.path(within: root) else { return false }
        return !rest.pathParts.contains(where: VersionControl.isFolderName)
    }

    /// Checks a path that a person names: a repository may have brought symlinks on it.
    ///
    /// - Throws: a `cannotCreate` failure for a symlink that leads out of its repository.
    package static func checkSymlinks(of path: String) throws(Failure) {
        for link in Path.ancestors(of: path) where try Disk.kind(of: link) == .link {
            guard let parent = try Disk.realPath(Path.parent(of: link)), let target = try Disk.realPath(link),
                let repository = try Self.repository(around: parent), target.path(within: repository) == nil
            else { continue }
            let message = "'\(link)' is a symlink that points outside its repository"
            throw Failure(.cannotCreate, message, help: "name its target: '\(target)'")
        }
    }

    // MARK: - Files -

    /// The contents of the files below a folder, in the order of their paths, which are relative to it. Symlinks are
    /// followed within the checkout.
    ///
    /// - Parameters:
    ///   - root: the folder.
    ///   - isWanted: asked for each name, whether to keep the file or folder.
    /// - Throws: a `data` failure with every symlink that points outside the checkout, or to a folder that contains it, or
    ///   for too many bytes; an `inputOutput` failure.
    func contents(
        below root: String,
        where isWanted: (_ name: String, _ isFolder: Bool) -> Bool
    ) throws(Failure) -> [SourceFile] {
        var files: [SourceFile] = []
        var problems: [Diagnostic] = []
        var (count, size) = (0, 0)
        func failure(_ message: String, help: String) -> Failure {
            Failure(.data, message, at: Diagnostic.Place(file: root), help: help)
        }
        func visit(_ folder: String) throws(Failure) {
            for name in try Disk.names(in: Path.join(root, folder)).sorted() {
                let path = Path.join(folder, name)
                let onDisk = Path.join(root, path)
                let isFolder = try Disk.isFolder(onDisk)
                guard isWanted(name, isFolder) else { continue }
                count += 1
                guard count <= Limits.folderCount else {
                    let message = "there are more than \(Limits.folderCount) files and folders in this one"
                    throw failure(message, help: "look for symlinks, through which folders are read many times")
                }
                if let problem = try problem(withSymlink: onDisk) {
                    problems.append(problem)
                } else if isFolder {
                    try visit(path)
                } else {
                    let file = try Disk.file(onDisk, as: path)
                    size += file.contents.count
                    guard size <= Limits.size else {
                        let message = "the files in this folder have more than \(Limits.size >> 20) MB"
                        throw failure(message, help: "look for files that no module needs")
                    }
                    files.append(file)
                }
            }
        }
        try visit("")
        guard problems.isEmpty else { throw Failure(.data, problems) }
        return files
    }

    /// The error for a symlink that points outside the checkout, or to a folder that contains it; else nil.
    func problem(withSymlink path: String) throws(Failure) -> Diagnostic? {
        guard try Disk.kind(of: path) == .link else { return nil }
        let place = Diagnostic.Place(file: path)
        guard try holds(path) else {
            let message = "this symlink points outside its repository, or into git's own folder"
            return Diagnostic(message, at: place, help: "put a copy in its place")
        }
        guard let target = try Disk.realPath(path), let folder = try Disk.realPath(Path.parent(of: path)),
            folder.path(within: target) != nil
        else { return nil }
        return Diagnostic("this symlink points to a folder that contains it", at: place, help: "delete it")
    }
}
