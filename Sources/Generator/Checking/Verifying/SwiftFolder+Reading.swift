extension SwiftFolder {

    /// Reads the Swift files in a folder and in those below it, without hidden ones. Follows symlinks within the
    /// repository of the folder only: its contents came with a clone.
    ///
    /// - Parameter path: the folder, as the person would name it; or a Swift file, of which the declarations count.
    /// - Throws: a `usage` failure if it is neither, a `data` failure with every symlink that points outside the
    ///   repository, or an `inputOutput` failure.
    package init(_ path: String) throws(Failure) {
        if path.isSwift, try Disk.kind(of: path) == .file {
            let folder = Path.parent(of: path)
            self = try SwiftFolder(folder, only: path.lastPart, in: try Checkout(around: folder)).withoutCode
        } else {
            try Disk.checkIsFolder(path, help: "name a folder of the app, or a Swift file of it")
            try self.init(path, in: try Checkout(around: path))
        }
    }

    /// The folders in a folder, each with the files of one module.
    package static func all(in path: String) throws(Failure) -> [SwiftFolder] {
        let checkout = try Checkout(around: path)
        return try collecting(try Disk.folderNames(in: path)) { name throws(Failure) in
            let folder = Path.join(path, name)
            if let problem = try checkout.problem(withSymlink: folder) { throw Failure(.data, [problem]) }
            return try SwiftFolder(folder, in: checkout)
        }
    }

    private init(_ path: String, only file: Substring? = nil, in checkout: Checkout) throws(Failure) {
        let contents = try checkout.contents(below: path) { name, isFolder in
            if let file { return name == file && !isFolder }
            return !name.isHidden && (isFolder || name.isSwift && !name.isBuildManifest)
        }
        var files: [String: String] = [:]
        for file in contents { files[file.path] = String(decoding: file.contents, as: UTF8.self) }
        let realPath = try Disk.realPath(path) ?? path
        self.init(name: try Disk.folderName(path) ?? path, path: path, realPath: realPath, files: files)
    }
}
