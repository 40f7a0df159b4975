extension Configuration {

    /// Reads the configuration of the working directory: the one in it, or in the nearest folder above it, no further
    /// than the root of the repository.
    ///
    /// - Returns: nil if there is none.
    /// - Throws: a `data` failure with everything that is wrong in it, or an `inputOutput` failure.
    public static func find() throws(Failure) -> Configuration? {
        var folder = "."
        while true {
            let file = Disk.join(folder, fileName)
            if try Disk.kind(of: file) != .absent {
                return try Configuration(
                    try SourceFile(path: file, contents: try Disk.read(file)).text(named: file),
                    file: file
                )
            }
            let repository = try Disk.kind(of: Disk.join(folder, ".git"))
            if repository != .absent || Disk.realPath(folder) == "/" { return nil }
            folder = folder == "." ? ".." : folder + "/.."
        }
    }
}
