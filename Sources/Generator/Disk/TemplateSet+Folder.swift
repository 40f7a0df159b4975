extension TemplateSet {

    /// Reads a set from a folder on disk.
    ///
    /// - Parameters:
    ///   - folder: the folder's path.
    ///   - generalOptions: the options of the command line that no set may declare again, without the dashes.
    /// - Throws: a `data` failure with everything that is wrong in any file, or an `inputOutput` failure.
    public init(folder: String, generalOptions: Set<String> = []) throws(Failure) {
        try self.init(files: try Self.files(in: folder), location: folder, generalOptions: generalOptions)
    }

    /// Every file of a set's folder.
    static func files(in folder: String) throws(Failure) -> [SourceFile] {
        var files: [SourceFile] = []
        try collect(folder, below: "", depth: 0, into: &files)
        return files
    }

    private static func collect(
        _ root: String,
        below folder: String,
        depth: Int,
        into files: inout [SourceFile]
    ) throws(Failure) {
        // Links are followed, so a folder may be in itself.
        guard depth < 32 else {
            let place = Diagnostic.Place(file: Disk.join(root, folder))
            throw Failure(.data, "folders are nested too deep", at: place, help: "look for a link that leads back")
        }
        for name in try Disk.names(in: Disk.join(root, folder)) where name != ".DS_Store" && name != ".git" {
            let path = Disk.join(folder, name)
            let onDisk = Disk.join(root, path)
            if Disk.isFolder(onDisk) {
                try collect(root, below: path, depth: depth + 1, into: &files)
            } else {
                files.append(SourceFile(path: path, contents: try Disk.read(onDisk)))
            }
        }
    }
}
