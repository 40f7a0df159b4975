extension SwiftFolder {

    /// Reads the Swift files in a folder and in those below it; hidden ones are passed over, and links are followed.
    ///
    /// - Parameter path: the folder, as the person would name it.
    /// - Throws: an `inputOutput` failure if it cannot be read.
    package init(_ path: String) throws(Failure) {
        var files: [String: String] = [:]
        try Self.collect(path, below: "", depth: 0, into: &files)
        self.init(name: try Disk.folderName(path) ?? path, path: path, files: files)
    }

    /// The folders in a folder, each with the files of one module.
    package static func all(in path: String) throws(Failure) -> [SwiftFolder] {
        try collecting(try Disk.folderNames(in: path)) { name throws(Failure) in try SwiftFolder(Disk.join(path, name))
        }
    }

    private static func collect(
        _ root: String,
        below folder: String,
        depth: Int,
        into files: inout [String: String]
    ) throws(Failure) {
        guard depth < 32 else {
            let place = Diagnostic.Place(file: Disk.join(root, folder))
            throw Failure(.data, "folders are nested too deep", at: place, help: "look for a link that leads back")
        }
        for name in try Disk.names(in: Disk.join(root, folder)) where !name.hasPrefix(".") {
            let path = Disk.join(folder, name)
            let onDisk = Disk.join(root, path)
            if try Disk.isFolder(onDisk) {
                try collect(root, below: path, depth: depth + 1, into: &files)
            } else if name.hasSuffix(".swift") {
                files[path] = String(decoding: try Disk.read(onDisk), as: UTF8.self)
            }
        }
    }
}
