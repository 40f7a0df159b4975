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

    /// The most bytes that all files of a set may have.
    private static let maximumSize = 64 << 20

    /// Every file of a set's folder. Symlinks are followed within the repository that the set is in.
    ///
    /// - Throws: a `data` failure for a symlink that points elsewhere or for too many bytes, or an `inputOutput`
    ///   failure.
    package static func files(in folder: String) throws(Failure) -> [SourceFile] {
        let paths = try Checkout(around: folder).files(below: folder) { name, _ in
            name != ".DS_Store" && name != ".git"
        }
        var size = 0
        return try paths.map { path throws(Failure) in
            let file = SourceFile(path: path, contents: try Disk.read(Path.join(folder, path)))
            size += file.contents.count
            guard size <= maximumSize else {
                let message = "the files of this set have more than \(maximumSize >> 20) MB"
                let help = "look for files that no module needs"
                throw Failure(.data, message, at: Diagnostic.Place(file: folder), help: help)
            }
            return file
        }
    }
}
