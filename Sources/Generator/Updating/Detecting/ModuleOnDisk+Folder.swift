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
            let own = try folder.moduleFiles(in: module.folder).filter { file in
                isWanted(String(file.path.lastPart)) && module.innerFolder(with: file.path) == nil
            }
            files += try own.map { file throws(Failure) in
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
}

extension Module {

    /// The inner folder of the name of the module's folder that a file is in: `Chat/Sources/Chat` is another module than
    /// `Chat`. Nil for a file that is in no such folder.
    func innerFolder(with path: String) -> String? {
        guard let inner = path.rest(below: folder)?.pathParts.dropLast(),
            let last = inner.firstIndex(where: { $0 == folder.lastPart })
        else { return nil }
        return Path.join(folder, inner[...last].joined(separator: "/"))
    }
}
