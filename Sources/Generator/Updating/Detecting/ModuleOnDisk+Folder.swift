extension ModuleOnDisk {

    /// Reads a module.
    ///
    /// - Parameters:
    ///   - outputs: the folders of the modules' folders, and of the tests'.
    ///   - isWanted: true for a name that a file of the module can have. Other files are not read.
    /// - Throws: an `inputOutput` or `cannotCreate` failure if something cannot be read.
    package init(
        _ module: Module,
        in outputs: OutputFolders,
        where isWanted: (String) -> Bool
    ) throws(Failure) {
        var files: [File] = []
        for (folder, purpose) in zip(outputs.all, [FilePurpose.module, .tests]) {
            let all = try folder.moduleFiles(in: module.folder).filter { isWanted(String($0.path.lastPart)) }
            // `Chat/…/Chat` is another module, unless it has all the files, as in `Chat/Sources/Chat`.
            let own = all.filter { !Self.isNested($0.path, in: module) }
            files += try (own.isEmpty ? all : own).map { file throws(Failure) in
                let (path, symlink, shown) = (file.path, file.symlink, folder.shown(file.path))
                let contents = try symlink == nil ? Disk.read(shown) : Self.contents(behindSymlink: shown)
                return File(path: path, contents: contents, purpose: purpose, shown: shown, symlink: symlink)
            }
        }
        self.init(module, files, hasOneFolder: outputs.isOne)
    }

    /// The contents of a file of the same repository; none for a target that is elsewhere or missing.
    private static func contents(behindSymlink path: String) throws(Failure) -> [UInt8] {
        let isInside = try Checkout(around: Path.parent(of: path)).holds(path)
        return isInside ? (try? Disk.read(path)) ?? [] : []
    }

    private static func isNested(_ path: String, in module: Module) -> Bool {
        path.rest(below: module.folder)?.pathParts.dropLast().contains { $0 == module.folder.lastPart } ?? false
    }
}
