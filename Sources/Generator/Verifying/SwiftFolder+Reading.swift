extension SwiftFolder {

    /// Reads the Swift files in a folder and in those below it, without hidden ones. Follows symlinks within the
    /// repository of the folder only: its contents came with a clone.
    ///
    /// - Parameter path: the folder, as the person would name it.
    /// - Throws: a `data` failure with every symlink that leads out, or an `inputOutput` failure if it cannot be read.
    package init(_ path: String) throws(Failure) {
        try self.init(path, in: try Checkout(around: path))
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

    private init(_ path: String, in checkout: Checkout) throws(Failure) {
        var reader = Reader(root: path, checkout: checkout)
        try reader.read(below: "")
        guard reader.problems.isEmpty else { throw Failure(.data, reader.problems) }
        let realPath = try Disk.realPath(path) ?? path
        self.init(name: try Disk.folderName(path) ?? path, path: path, realPath: realPath, files: reader.files)
    }

    private struct Reader {
        let root: String
        let checkout: Checkout
        var files: [String: String] = [:]
        var problems: [Diagnostic] = []
        /// The real paths of the folders that were read.
        var folders: Set<String> = []

        mutating func read(below folder: String) throws(Failure) {
            let folderOnDisk = Path.join(root, folder)
            if let real = try Disk.realPath(folderOnDisk), !folders.insert(real).inserted {
                let message = "this folder would be read twice: a symlink leads to it"
                let place = Diagnostic.Place(file: folderOnDisk)
                return problems.append(Diagnostic(message, at: place, help: "delete the symlink"))
            }
            for name in try Disk.names(in: folderOnDisk).sorted() where !name.hasPrefix(".") {
                let path = Path.join(folder, name)
                let onDisk = Path.join(root, path)
                let isFolder = try Disk.isFolder(onDisk)
                guard isFolder || name.hasSuffix(".swift") else { continue }
                if let problem = try checkout.problem(withSymlink: onDisk) {
                    problems.append(problem)
                } else if isFolder {
                    try read(below: path)
                } else {
                    files[path] = String(decoding: try Disk.read(onDisk), as: UTF8.self)
                }
            }
        }
    }
}

extension Checkout {

    /// The error for a symlink that leads out of the checkout; nil for one that does not, and for anything else.
    fileprivate func problem(withSymlink path: String) throws(Failure) -> Diagnostic? {
        guard try Disk.kind(of: path) == .link, try !holds(path) else { return nil }
        return Diagnostic(
            "this is a symlink that leads out of the repository that it is in, or into git's own folder",
            at: Diagnostic.Place(file: path),
            help: "put a copy in its place"
        )
    }
}
