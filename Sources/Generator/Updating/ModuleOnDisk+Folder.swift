extension ModuleOnDisk {

    /// Reads a module.
    ///
    /// - Parameters:
    ///   - output: the folder of the modules' folders.
    ///   - tests: that of the tests' folders.
    ///   - isWanted: tells by its name whether a file can be one of the module's; others are not read.
    /// - Throws: an `inputOutput` or `cannotCreate` failure if something cannot be read.
    package init(
        _ module: Module,
        in output: OutputFolder,
        tests: OutputFolder,
        where isWanted: (String) -> Bool
    ) throws(Failure) {
        var files: [File] = []
        let hasOneFolder = output.identity == tests.identity
        for (folder, purpose) in [(output, RenderedFile.Purpose.module)] + (hasOneFolder ? [] : [(tests, .tests)]) {
            for path in try folder.files(below: module.folder, where: isWanted) {
                let shown = folder.shown(path)
                files.append(File(path: path, contents: try Disk.read(shown), purpose: purpose, shown: shown))
            }
        }
        self.init(module, files, hasOneFolder: hasOneFolder)
    }
}

extension OutputFolder {

    /// The paths of the files that are below a folder, all relative to this one. Hidden ones are left out, and links
    /// below it are not followed.
    ///
    /// - Parameter isWanted: is asked for each file's name.
    package func files(below folder: String, where isWanted: (String) -> Bool) throws(Failure) -> [String] {
        var files: [String] = []
        let entries = try Disk.entries(in: shown(folder)).filter { !$0.name.hasPrefix(".") }
        for (name, kind) in entries.sorted(by: { $0.name < $1.name }) {
            let path = Path.join(folder, name)
            switch kind {
            case .file where isWanted(name): files.append(path)
            case .folder: files += try self.files(below: path, where: isWanted)
            default: continue
            }
        }
        return files
    }
}
