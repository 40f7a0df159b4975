extension TemplateSet {

    /// Reads a set from a folder on disk.
    ///
    /// - Parameter folder: the folder's path.
    /// - Throws: a `data` failure with everything that is wrong in any file, or an `inputOutput` failure.
    public init(folder: String) throws(Failure) {
        try self.init(files: try Self.files(in: folder), location: folder)
    }

    /// Every file of a set's folder. Symlinks are followed within the repository that the set is in.
    ///
    /// - Throws: a `data` failure for a symlink that points elsewhere or for too many bytes, or an `inputOutput`
    ///   failure.
    package static func files(in folder: String) throws(Failure) -> [SourceFile] {
        try Checkout(around: folder).contents(below: folder) { name, _ in !name.isJunk && !name.isToolFolder }
    }
}
