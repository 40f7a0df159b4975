/// How much is read from the disk: more than people have, and less than the files of a hostile repository could make a run
/// read.
enum FileLimits {

    /// The bytes of one file: 64 MB.
    static let fileSize = 64 << 20
    /// The bytes of all files of a template set, or of a folder that is compiled: 64 MB. Several symlinks may point to one
    /// large file.
    static let folderSize = 64 << 20
    /// The files and folders of such a folder. If several symlinks point to one folder, it is read once for each.
    static let folderCount = 10_000
    /// How deep folders are nested that are searched for modules and files.
    static let depth = 64
}
