extension ModuleOnDisk {

    /// Reads a module.
    ///
    /// - Parameters:
    ///   - output: the folder of the modules' folders.
    ///   - tests: that of the tests' folders.
    ///   - isWanted: whether a file with this name can be one of the module's; others are not read.
    /// - Throws: an `inputOutput` or `cannotCreate` failure if something cannot be read.
    package init(
        _ module: Module,
        in output: OutputFolder,
        tests: OutputFolder,
        where isWanted: (String) -> Bool
    ) throws(Failure) {
        let hasOneFolder = output.identity == tests.identity
        var files: [File] = []
        for (folder, purpose) in [(output, RenderedFile.Purpose.module)] + (hasOneFolder ? [] : [(tests, .tests)]) {
            files += try folder.files(below: module.folder, where: isWanted).map { path throws(Failure) in
                let shown = folder.shown(path)
                return File(path: path, contents: try Disk.read(shown), purpose: purpose, shown: shown)
            }
        }
        self.init(module, files, hasOneFolder: hasOneFolder)
    }
}
