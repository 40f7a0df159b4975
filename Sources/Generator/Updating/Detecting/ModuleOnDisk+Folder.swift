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
            let all = try folder.files(below: module.folder, where: isWanted)
            // A deeper folder that has the name of the module's folder is a module of its own, unless all files are in
            // one, as in `Chat/Sources/Chat`.
            let own = all.filter { !Self.isNested($0, in: module) }
            files += try (own.isEmpty ? all : own).map { path throws(Failure) in
                let shown = folder.shown(path)
                return File(path: path, contents: try Disk.read(shown), purpose: purpose, shown: shown)
            }
        }
        self.init(module, files, hasOneFolder: outputs.isOne)
    }

    private static func isNested(_ path: String, in module: Module) -> Bool {
        path.rest(below: module.folder)?.pathParts.dropLast().contains { $0 == module.folder.lastPart } ?? false
    }
}
